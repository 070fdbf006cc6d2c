/// One phone while one app runs on it: clock, keyboard, focus, animations and the window.
///
/// Screens hold their device, and the device holds the window and the sheets they stand in; `end`
/// cuts this circle when the app is ended.
package final class Device {
  package let model: DeviceModel
  package let clock: VirtualClock
  package let log: EventLog
  package let animations: Animations
  package let notices: NoticeCenter
  package let keyboard: SoftwareKeyboard
  package let focus: Focus
  package let network: Network
  /// The day the phone shows.
  package private(set) var today: CalendarDate

  /// What the window shows; nil before the app has started and after it has ended.
  package private(set) var window: NavigationStack?
  /// What is presented over the window.
  package private(set) lazy var presentations = PresentationStack(on: self)
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
    network = Network(conditions: settings.network, clock: clock, log: log)
    today = settings.today
  }

  /// The screen in front: the last that was presented, otherwise the top of the window's stack.
  package var front: ViewController? { presentations.top ?? window?.top }

  /// Takes over what was set on the phone while an app runs on it.
  package func apply(_ settings: DeviceSettings) {
    today = settings.today
    network.conditions = settings.network
    keyboard.apply(settings)
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
    presentations.close()
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
    presentations.top?.layoutIfNeeded()
  }
}
