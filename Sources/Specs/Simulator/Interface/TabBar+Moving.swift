import SpecDrivers

/// Moving of tab bars by the app; its side effects are in `SystemDefects`.
extension TabBar {
  /// The views of the bar, in reading order.
  var views: [View] { [background] + tabs }

  /// Whether it is visible to the user.
  package var isOnScreen: Bool {
    !background.isHidden && background.frame.y < device.model.size.height
  }

  /// Moves the bar by points relative to its position; positive is down.
  package func move(by points: Double, duration: Duration) {
    belongToFront()
    shift += points
    device.animations.animate(duration: duration) { place() }
    if device.losesMovedTabBars { background.isHidden = true }
    redraw()
  }

  /// Shows or hides the bar; the system lays it out again.
  package func setHidden(_ isHidden: Bool) {
    layOut()
    background.isHidden = isHidden
    redraw()
  }

  /// Resets the position of the bar, as the system does on its own.
  func layOut() {
    belongToFront()
    shift = 0
    background.isHidden = false
    place()
    redraw()
  }

  /// Positions the bar and its tabs at its offset.
  func place() {
    let model = device.model
    let height = Self.height + model.safeBottom
    let y = model.size.height - height + shift
    background.place(x: 0, y: y, width: model.size.width, height: height)
    let width = model.size.width / Double(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      tab.place(x: width * Double(index), y: y, width: width, height: Self.height)
    }
  }

  /// Attaches the bar to the frontmost screen, on which its changes are logged.
  private func belongToFront() {
    background.screen = selected.stack.top
  }

  private func redraw() {
    for view in views { view.redraw() }
  }
}
