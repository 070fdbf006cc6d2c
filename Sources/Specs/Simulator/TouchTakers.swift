import SpecDrivers

/// The views of a screen that take touches, and so may cover others.
///
/// It is made once for a screen, because of each of its views it is asked whether it is covered.
struct TouchTakers {
  /// From the last view to the first.
  private let takers: [(view: View, place: Int, z: Int, frame: Frame)]
  /// The upper edge of the keyboard; nil if none is shown.
  private let keyboardTop: Double?

  init(_ views: [View], on device: Device) {
    takers = views.enumerated().reversed().compactMap { place, view in
      guard view.takesTouches, view.isVisible, !view.isScrolledAway else { return nil }
      return (view, place, view.zPosition, view.frame)
    }
    keyboardTop = device.keyboard.shown.map { device.model.size.height - $0.height }
  }

  /// What takes the touches on a view instead of it: the keyboard, or one of the views in front of
  /// it; nil if nothing does.
  func cover(of control: View, at place: Int) -> String? {
    if let keyboardTop, control.touchY >= keyboardTop { return "keyboard" }
    let (z, touch) = (control.zPosition, control.touch)
    let cover = takers.first { taker in
      (taker.z > z || taker.z == z && taker.place > place) && taker.frame.contains(touch)
        && taker.view !== control && taker.view.owner !== control
        && taker.view.scrollView?.frame.contains(touch) != false
    }
    return cover.map { "\"\($0.view.label)\" \($0.view.role.rawValue)" }
  }
}
