import SpecDrivers

/// How the tab bar is shown again when a card is closed: it goes by the height of the screen.
enum TabBarRules {
  /// How long the bar moves.
  static let duration: Milliseconds = 400

  enum Showing: Hashable {
    /// The bar is said not to be hidden.
    case direct
    /// The bar is moved up.
    case animated
  }

  /// The way to show it on a screen of some height, in points.
  static func showing(height: Double) -> Showing {
    switch height {
    // 4.7 inches: iPhone 6, 7, 8 and SE 2.
    case 667: .direct
    // 5.8 inches: iPhone X, XS and 11 Pro.
    case 812: .animated
    default: .animated
    }
  }

  static func showing(height: Double, faults: StoreCardFaults) -> Showing {
    switch height {
    case 667 where faults.contains(.showingNotBranched): .animated
    case 736 where faults.contains(.showingDirectOnPlus): .direct
    case 812 where faults.contains(.showingDirectOn812): .direct
    case let other
    where ![667, 736, 812].contains(other)
      && faults.contains(.showingDirectElsewhere):
      .direct
    default: showing(height: height)
    }
  }
}
