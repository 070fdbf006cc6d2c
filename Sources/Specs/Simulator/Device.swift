package import SpecDrivers

/// A simulated phone that runs one app: clock, keyboard, focus, animations and the window.
///
/// Screens retain their device, and the device retains the window and the sheets; `end` breaks this
/// cycle when the app ends.
package final class Device {
  /// The device as it is held now.
  package private(set) var model: DeviceModel
  /// The device as it was at the start, or as it is held otherwise.
  private var otherModel: DeviceModel
  package let clock: VirtualClock
  package let log: EventLog
  package let animations: Animations
  package let notificationCenter: NotificationCenter
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
  /// The date and time of the app.
  package var wallClock: WallClock

  /// Whether an analysis asks which faults could have changed what the app did.
  package let followsFaults: Bool
  /// The names of these faults; set by an app that can tell, if an analysis asks.
  package var reachedFaults: (() -> Set<String>)?

  /// The root navigation stack; nil before the app starts and after it ends.
  package private(set) var root: NavigationStack?
  /// The tab bar that covers the root, if any.
  package internal(set) var tabs: TabBar?
  /// The sheets presented over the window.
  package private(set) lazy var presentations = PresentationStack(on: self)
  /// False after the app has ended: objects freed then are not logged.
  package private(set) var isRunning = true
  package private(set) var isInForeground = true

  package init(
    model: DeviceModel, settings: DeviceSettings, clock: VirtualClock, log: EventLog,
    memory: DeviceStorage = DeviceStorage(), date: LocalDateTime? = nil,
    hasRealServer: Bool = false, followsFaults: Bool = false
  ) {
    self.followsFaults = followsFaults
    self.model = model
    otherModel = model.turned
    self.clock = clock
    self.log = log
    self.memory = memory
    wallClock = WallClock(clock: clock, now: date)
    permissions = Permissions(memory: memory, dialogs: dialogs, log: log)
    notifications = LocalNotifications(memory: memory, clock: clock, log: log)
    sheets = SystemSheets(memory: memory, dialogs: dialogs)
    animations = Animations(clock: clock, log: log)
    notificationCenter = NotificationCenter(log: log)
    keyboard = SoftwareKeyboard(
      model: model, settings: settings, clock: clock, log: log,
      notificationCenter: notificationCenter,
      animations: animations)
    focus = Focus(log: log, keyboard: keyboard)
    network = Network(
      conditions: settings.network, clock: clock, log: log, hasRealServer: hasRealServer)
    appleAccount = AppleAccount(dialogs: dialogs) { [keyboard] in keyboard.settings.appleID }
  }

  /// The visible navigation stack, below any sheets; nil if no app is running.
  package var window: NavigationStack? { tabs?.selected.stack ?? root }

  /// The frontmost screen: the last sheet presented, otherwise the top of the window.
  package var front: ViewController? { presentations.top ?? window?.top }

  /// The visible views of the frontmost screen, in reading order.
  package var visibleViews: [View] {
    guard let front else { return [] }
    var views: [View] = []
    views.reserveCapacity(front.views.count + 8)
    for view in front.views {
      views.append(view)
      for part in view.parts {
        part.owner = view
        views.append(part)
      }
    }
    if presentations.top == nil, let tabs { views += tabs.views }
    return views
  }

  /// The current date of the app.
  package var today: CalendarDate { CalendarDate(of: wallClock.now) }

  /// The version of the operating system.
  package var systemVersion: Double { keyboard.settings.systemVersion }

  /// Writes a line to the app's log.
  package func write(_ line: String) {
    log.record(.other(.log, line, [:]))
  }

  /// Applies changed settings while an app is running.
  package func apply(_ settings: DeviceSettings) {
    network.conditions = settings.network
    keyboard.apply(settings)
  }

  /// Starts an app with faults and shows its first screen.
  package func start(_ app: some SimulatedApp, faults: Set<String>) {
    log.record(.appState("launched"))
    let root = app.launch(on: self, faults: faults)
    self.root = root
    root.appear()
    endTurn()
  }

  /// Ends the app: its screens, timers and subscriptions are released.
  package func end() {
    isRunning = false
    clock.cancelAll()
    notificationCenter.removeAll()
    focus.drop()
    dialogs.drop()
    presentations.close()
    tabs?.close()
    tabs = nil
    root?.close()
    root = nil
  }

  /// Ends the app, so that the home screen is in front.
  func stop() {
    isInForeground = false
    notifications.appIsInFront = false
    end()
  }

  /// Moves the app to the background.
  package func enterBackground() {
    isInForeground = false
    notifications.appIsInFront = false
    log.record(.appState("background"))
    notificationCenter.post(Notification(name: .didEnterBackground))
    keyboard.leave()
    endTurn()
  }

  /// Moves the app to the foreground; the system lays out its bars before it notifies the app.
  package func enterForeground() {
    isInForeground = true
    notifications.appIsInFront = true
    otherApps.leave()
    log.record(.appState("foreground"))
    if laysBarsOutOnReturn { tabs?.layOut() }
    notificationCenter.post(Notification(name: .willEnterForeground))
    keyboard.comeBack()
    endTurn()
  }

  /// Exchanges the two ways in which the device can be held.
  func turn() {
    swap(&model, &otherModel)
  }

  /// Ends a run loop iteration: performs the pending layout.
  package func endTurn() {
    window?.top?.layoutIfNeeded()
    presentations.top?.layoutIfNeeded()
  }
}
