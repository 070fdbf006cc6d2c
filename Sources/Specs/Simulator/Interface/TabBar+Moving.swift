import SpecDrivers

/// Bars that an app moves off the screen and back, and what the system makes of that.
///
/// On phones with a home button a bar that was moved stands where it should and is not drawn any
/// more, until the app itself says that it is not hidden.
extension TabBar {
  /// What a person sees of it, in reading order.
  var views: [View] { [ground] + tabs }

  /// Whether a person can see it.
  package var isInSight: Bool {
    !ground.isHidden && ground.frame.y < device.model.size.height
  }

  /// Moves it down by points, or up if they are negative, from where it stands.
  package func move(by points: Double, duration: Duration) {
    belongToFront()
    shift += points
    device.animations.animate(duration: duration) { place() }
    if device.model.hasHomeButton { ground.isHidden = true }
    redraw()
  }

  /// Says that it is hidden or is not; the system lays it out anew.
  package func setHidden(_ isHidden: Bool) {
    layOut()
    ground.isHidden = isHidden
    redraw()
  }

  /// Puts it back to its place, as the system does without being asked.
  func layOut() {
    belongToFront()
    shift = 0
    ground.isHidden = false
    place()
    redraw()
  }

  /// Puts the bar and its tabs where the shift says.
  func place() {
    let model = device.model
    let height = Self.height + model.safeBottom
    let y = model.size.height - height + shift
    ground.place(x: 0, y: y, width: model.size.width, height: height)
    let width = model.size.width / Double(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      tab.place(x: width * Double(index), y: y, width: width, height: Self.height)
    }
  }

  /// What happens to the bar happens on the screen in front.
  private func belongToFront() {
    ground.screen = selected.stack.top
  }

  private func redraw() {
    for view in views { view.redraw() }
  }
}

extension DeviceModel {
  /// Whether the system lays an app's bars out anew when the app comes back to the front.
  ///
  /// On a Mac an app that is not in front goes on with its windows as they are.
  package var laysBarsOutOnReturn: Bool { kind != .computer }
}
