import SpecDrivers
import SpecSimulator

/// The tab bar in this flow: hidden while a card is open.
struct CardTabBar {
  let device: Device
  let rules: RulesInUse<StoreCardRules>

  /// Moves the bar off the screen; a bar that is not visible does not move.
  func hide() {
    guard rules.hidesBar else { return }
    if rules.heightsThatKeepBar.contains(device.model.size.height) {
      device.tabs?.setHidden(false)
    } else {
      moveOut()
    }
  }

  /// Hides the bar again after the app returns to the foreground.
  func hideAgain() {
    moveOut()
  }

  private func moveOut() {
    guard let bar = device.tabs, bar.isOnScreen || !rules.movesOnlyBarInSight else { return }
    bar.move(by: bar.background.frame.height, duration: rules.hideDuration)
  }

  /// Shows the bar again.
  func show() {
    guard let bar = device.tabs, rules.showsBar else { return }
    // A phone is of the same kind however it is held.
    let size = device.model.size
    switch rules.barShowStyle(height: max(size.width, size.height)) {
    case .direct: bar.setHidden(false)
    case .animated: bar.move(by: -bar.background.frame.height, duration: rules.showDuration)
    }
  }
}
