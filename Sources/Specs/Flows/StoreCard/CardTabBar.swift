import SpecDrivers
import SpecSimulator

/// The tab bar as the cards use it: gone while a card is open, back when it is closed.
struct CardTabBar {
  let device: Device
  let rules: StoreCardRules

  /// Moves the bar off the screen; a bar that is not in sight stays where it is.
  func hide() {
    guard rules.hidesBar else { return }
    if rules.heightsThatKeepBar.contains(device.model.size.height) {
      device.tabs?.setHidden(false)
    } else {
      moveOut()
    }
  }

  /// As `hide`, after the app was away.
  func hideAgain() {
    moveOut()
  }

  private func moveOut() {
    guard let bar = device.tabs, bar.isInSight || !rules.movesOnlyBarInSight else { return }
    bar.move(by: bar.ground.frame.height, duration: rules.hideDuration)
  }

  /// Shows the bar again.
  func show() {
    guard let bar = device.tabs, rules.showsBar else { return }
    switch rules.showing(height: device.model.size.height) {
    case .direct: bar.setHidden(false)
    case .animated: bar.move(by: -bar.ground.frame.height, duration: rules.showDuration)
    }
  }
}
