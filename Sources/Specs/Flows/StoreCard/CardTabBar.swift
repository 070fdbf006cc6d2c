import SpecDrivers
import SpecSimulator

/// The tab bar as the cards use it: gone while a card is open, back when it is closed.
struct CardTabBar {
  let device: Device
  let faults: StoreCardFaults

  /// Moves the bar off the screen; a bar that is not in sight stays where it is.
  func hide() {
    if faults.contains(.barNotHidden) { return }
    if faults.contains(.barStaysOn667), device.model.size.height == 667 {
      device.tabs?.setHidden(false)
      return
    }
    moveOut()
  }

  /// As `hide`, after the app was away.
  func hideAgain() {
    moveOut()
  }

  private func moveOut() {
    guard let bar = device.tabs, bar.isInSight || faults.contains(.barMovedTwice) else { return }
    bar.move(
      by: bar.ground.frame.height,
      duration: faults.contains(.barHiddenAtOnce) ? 0 : TabBarRules.duration)
  }

  /// Shows the bar again.
  func show() {
    guard let bar = device.tabs, !faults.contains(.barNotShown) else { return }
    switch TabBarRules.showing(height: device.model.size.height, faults: faults) {
    case .direct: bar.setHidden(false)
    case .animated:
      bar.move(
        by: -bar.ground.frame.height,
        duration: faults.contains(.barShownAtOnce) ? 0 : TabBarRules.duration)
    }
  }
}
