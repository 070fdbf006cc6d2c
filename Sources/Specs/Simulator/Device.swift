package import SpecDrivers

/// One phone while one app runs on it: clock, keyboard, focus, animations and the window.
///
/// Screens hold their device, and the device holds the window and the sheets they stand in; `end`
/// cuts this circle when the app is ended.
package final class Device {
  package let model: DeviceModel
  package let clock: VirtualClock
  package let log: EventLog
  package let animations: Animations
  package let notices: NotificationCenter
  package let keyboard: SoftwareKeyboard
  package let focus: Focus
  package let network: Network
  package let dialogs = Dialogs()
  package let memory: DeviceStorage
  package let permissions: Permissions
  package let notifications: LocalNotifications
  package let appleAccount: AppleAccount
  package let sheets: SystemSheets
  package private(set) lazy var otherApps = OtherApps(on: self)
  /// The day and time as the app sees them.
  package var wallClock: WallClock

  /// The app's first screens; nil before it has started and after it has ended.
  package private(set) var root: NavigationStack?
  /// The tabs that cover them, if any do.
  package internal(set) var tabs: TabBar?
  /// The sheets that are presented over all of them.
  package private(set) lazy var presentations = PresentationStack(on: self)
  /// Off once the app was ended: what is freed then is not part of its story.
  package private(set) var isRunning = true
  package private(set) var isInForeground = true

  package init(
    model: DeviceModel, settings: DeviceSettings, clock: VirtualClock, log: EventLog,
    memory: DeviceStorage = DeviceStorage(), date: LocalDateTime? = nil, hasRealServer: Bool = false
  ) {
    self.model = model
    self.clock = clock
    self.log = log
    self.memory = memory
    wallClock = WallClock(clock: clock, now: date)
    permissions = Permissions(memory: memory, dialogs: dialogs, log: log)
    notifications = LocalNotifications(memory: memory, clock: clock, log: log)
    sheets = SystemSheets(memory: memory, dialogs: dialogs)
    animations = Animations(clock: clock, log: log)
    notices = NotificationCenter(log: log)
    keyboard = SoftwareKeyboard(
      model: model, settings: settings, clock: clock, log: log, notices: notices,
      animations: animations)
    focus = Focus(log: log, keyboard: keyboard)
    network = Network(
      conditions: settings.network, clock: clock, log: log, hasRealServer: hasRealServer)
    appleAccount = AppleAccount(dialogs: dialogs) { [keyboard] in keyboard.settings.appleID }
  }

  /// The screens in front, sheets apart; nil while no app runs.
  package var window: NavigationStack? { tabs?.selected.stack ?? root }

  /// The screen in front: the last sheet that was presented, otherwise the top of the window.
  package var front: ViewController? { presentations.top ?? window?.top }

  /// Everything on the screen in front, in reading order.
  package var visibleViews: [View] {
    guard let front else { return [] }
    var views: [View] = []
    for view in front.views {
      views.append(view)
      views += view.parts
    }
    return presentations.top == nil ? views + (tabs?.views ?? []) : views
  }

  /// The day the app sees.
  package var today: CalendarDate { CalendarDate(of: wallClock.now) }

  /// The release of the system.
  package var systemVersion: Double { keyboard.settings.systemVersion }

  /// Writes a line to the app's log, for those who look into it.
  package func write(_ line: String) {
    log.record(.other(.log, line, [:]))
  }

  /// Takes over what was set on the phone while an app runs on it.
  package func apply(_ settings: DeviceSettings) {
    network.conditions = settings.network
    keyboard.apply(settings)
  }

  /// Starts an app and shows its first screen.
  package func start(_ app: some SimulatedApp, faults: Set<String>) {
    log.record(.appState("launched"))
    let root = app.launch(on: self, faults: faults)
    self.root = root
    root.appear()
    endTurn()
  }

  /// Ends the app: its screens are freed, its timers and subscriptions are gone.
  package func end() {
    isRunning = false
    clock.cancelAll()
    notices.removeAll()
    focus.drop()
    dialogs.drop()
    presentations.close()
    tabs?.close()
    tabs = nil
    root?.close()
    root = nil
  }

  /// Sends the app to the background.
  package func enterBackground() {
    isInForeground = false
    notifications.appIsInFront = false
    log.record(.appState("background"))
    notices.post(Notification(name: .didEnterBackground))
  }

  /// Brings the app back to the front; the system lays its bars out before it says so.
  package func enterForeground() {
    isInForeground = true
    notifications.appIsInFront = true
    otherApps.leave()
    log.record(.appState("foreground"))
    if model.laysBarsOutOnReturn { tabs?.layOut() }
    notices.post(Notification(name: .willEnterForeground))
    endTurn()
  }

  /// Ends a turn of the run loop: what asked for a layout gets it.
  package func endTurn() {
    window?.top?.layoutIfNeeded()
    presentations.top?.layoutIfNeeded()
  }
}
