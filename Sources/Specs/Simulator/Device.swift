/// One phone while one app runs on it: clock, keyboard, focus, animations and the window.
///
/// Screens hold their device, and the device holds the window they stand in; `end` cuts this
/// circle when the app is ended.
package final class Device {
  package let model: DeviceModel
  package let clock: VirtualClock
  package let log: EventLog
  package let animations: Animations
  package let notices: NoticeCenter
  package let keyboard: SoftwareKeyboard
  package let focus: Focus

  /// What the window shows; nil before the app has started and after it has ended.
  package private(set) var window: NavigationStack?
  /// Off once the app was ended: what is freed then is not part of its story.
  package private(set) var isRunning = true
  package private(set) var isInForeground = true

  package init(
    model: DeviceModel, settings: DeviceSettings, clock: VirtualClock, log: EventLog
  ) {
    self.model = model
    self.clock = clock
    self.log = log
    animations = Animations(clock: clock, log: log)
    notices = NoticeCenter(log: log)
    keyboard = SoftwareKeyboard(
      model: model, settings: settings, clock: clock, log: log, notices: notices,
      animations: animations)
    focus = Focus(log: log, keyboard: keyboard)
  }

  /// Starts an app and shows its first screen.
  package func start(_ app: some SimulatedApp, faults: Set<String>) {
    log.record(.appState("launched"))
    let window = app.launch(on: self, faults: faults)
    self.window = window
    window.appear()
    endTurn()
  }

  /// Ends the app: its screens are freed, its timers and subscriptions are gone.
  package func end() {
    isRunning = false
    clock.cancelAll()
    notices.removeAll()
    focus.drop()
    window?.close()
    window = nil
  }

  /// Sends the app to the background.
  package func enterBackground() {
    isInForeground = false
    log.record(.appState("background"))
  }

  /// Brings the app back to the front.
  package func enterForeground() {
    isInForeground = true
    log.record(.appState("foreground"))
  }

  /// Ends a turn of the run loop: what asked for a layout gets it.
  package func endTurn() {
    window?.top?.layoutIfNeeded()
  }
}
