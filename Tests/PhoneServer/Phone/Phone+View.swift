import SpecDrivers
import SpecSimulator
import SpecText

/// Time, actions and what the phone shows.
extension Phone {
  /// Lets the time since the last request pass in the app in front.
  func catchUp() async {
    let now = ContinuousClock.now
    defer { lastRequest = now }
    guard options.followsWallClock else { return }
    await pass(now - lastRequest)
  }

  /// Lets time pass in every running app.
  func pass(_ time: Duration) async {
    let whole = Duration.milliseconds(time.wholeMilliseconds)
    guard whole > .zero else { return }
    for (bundle, app) in apps where app.isRunning { _ = await act(.wait(whole), on: bundle) }
  }

  /// The clock of an app; nil if it does not run.
  func time(of bundle: String) async -> Duration? {
    guard let app = apps[bundle], app.isRunning else { return nil }
    return (try? await app.driver.observe(since: 0))?.time.value
  }

  /// Shows an alert of the system, as one that comes at any time.
  func interrupt(_ title: String, buttons: [String]) {
    interruption = Alert(kind: .permission, title: title, buttons: buttons)
    editMenu = nil
    pasteAnswer = nil
  }

  /// Closes the alert that came at any time; false if there is none.
  func endInterruption() -> Bool {
    defer { interruption = nil }
    return interruption != nil
  }

  /// Performs an action of a user in the app in front; false if it had no effect.
  func act(_ action: Action) async -> Bool {
    guard let front else { return false }
    return await act(action, on: front)
  }

  /// Lets the time of the animations of the app in front pass, as XCTest waits for an app to be
  /// idle before and after it acts; no longer than the setting `waitForIdleTimeout` is by default.
  func settle() async {
    let step = Duration.milliseconds(50)
    var waited = Duration.zero
    while waited < .seconds(10), let front, let app = apps[front],
      let seen = try? await app.driver.observe(since: 0), seen.settled.value == false
    {
      waited += step
      guard await act(.wait(step), on: front) else { return }
    }
  }

  func act(_ action: Action, on bundle: String) async -> Bool {
    guard let app = apps[bundle], app.isRunning else { return false }
    if case .system = action { editMenu = nil }
    do throws(DriverError) {
      try await app.driver.perform(action)
      return true
    } catch { return false }
  }

  /// The screen of the app in front; nil on the home screen.
  func screen() async -> Screen? {
    guard let front, let app = apps[front] else { return nil }
    return (try? await app.driver.observe(since: 0))?.screen
  }

  /// What the phone shows now.
  func view() async -> View {
    let size = model?.size ?? Size(width: 414, height: 896)
    guard let front, let app = apps[front], let screen = await screen() else {
      return View(
        application: isAgentInFront
          ? AgentApp.application(size: size)
          : SystemTree(alert: interruption, size: size).application, prompt: nil, visit: "home")
    }
    if screen.keyboard.value.flatMap({ $0 }) == nil { keys = KeyPlane() }
    if !visited.isSame(as: front + screen.name) { visit += 1 }
    visited = front + screen.name
    await findOptions(on: screen)
    let tree = ScreenTree(
      screen: screen, appName: app.name, process: (app.process, front),
      safeTop: model?.safeTop ?? 0, safeBottom: model?.safeBottom ?? 0, isShifted: keys.isShifted,
      showsDigits: keys.showsDigits, options: segmentOptions)
    var application = tree.application
    if let menu = editMenuWindow(on: screen) { application.children.append(menu) }
    let alert = screen.alert.value ?? nil
    let prompt = interruption ?? (alert?.kind == .permission ? alert : nil)
    return View(
      application: application,
      prompt: prompt.map { SystemTree(alert: $0, size: screen.size).application },
      visit: "\(visit)")
  }

  /// Asks for the options of segmented controls, which the screen does not list: the error of an
  /// option that does not exist does.
  private func findOptions(on screen: Screen) async {
    guard let front, let app = apps[front], screen.alert.value.flatMap({ $0 }) == nil else {
      return
    }
    for element in screen.elements where element.role == .segments && element.isVisible {
      guard segmentOptions[element.id] == nil,
        let selector = Self.selector(of: element.id, on: screen)
      else { continue }
      do throws(DriverError) {
        try await app.driver.perform(.choose("\u{1}", in: selector))
      } catch .impossible(_, let why, _) {
        let offer = why.unicodeScalars.split(separator: " ", maxSplits: .max)
        let text = offer.drop { String($0) != "offers" }.dropFirst().map { String($0) }
          .joined(separator: " ")
        segmentOptions[element.id] = text.unicodeScalars.split(separator: ",").map {
          String(String.UnicodeScalarView($0.drop { $0 == " " }))
        }
      } catch {}
    }
  }

  /// A selector that means exactly one element, by its role and its place among those.
  static func selector(of id: String, on screen: Screen) -> Selector? {
    guard let element = screen.elements.first(where: { $0.id.isSame(as: id) }) else { return nil }
    let all = Selector("", .any, role: element.role)
    let place = all.matches(on: screen).firstIndex { $0.id.isSame(as: id) }
    return place.map { Selector("", .any, role: element.role, position: $0 + 1) }
  }
}
