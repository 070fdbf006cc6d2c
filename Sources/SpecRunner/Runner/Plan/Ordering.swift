/// The order in which the selected scenarios are run.
public enum Ordering: Hashable, Sendable {
  /// As they are written: files in the order given, scenarios by their lines.
  case defined
  /// The last of the last file first.
  case reverse

  /// The scenarios, given as they are written, in this order.
  func arrange<Scenario>(_ scenarios: [Scenario]) -> [Scenario] {
    switch self {
    case .defined: scenarios
    case .reverse: scenarios.reversed()
    }
  }
}
