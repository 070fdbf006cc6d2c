import SpecDrivers
import SpecJSON
import SpecText

/// WebDriverAgent on the phone: its session, its elements and its commands.
actor Agent {
  let phone: Phone
  private(set) var session: Session?
  private var sessionCount = 0
  /// Applied by `POST /appium/settings`.
  var settings = AgentSettings()
  /// The next uses of elements that fail as if the element had gone.
  var staleUses = 0

  /// A session (`FBSession.m`).
  struct Session: Sendable {
    let id: String
    /// The app under test; nil for whatever is in front.
    let bundle: String?
    /// `accept` or `dismiss`: what happens to every alert; nil for nothing.
    let alertAction: String?
    /// Whether the app is expected to run, so that its end is a crash.
    var expectsApp: Bool
    var elements = ElementStore()
  }

  init(_ phone: Phone) { self.phone = phone }

  /// The result of a command for a method and a path without the session, such as
  /// `POST /element/ID/click`.
  ///
  /// - Throws: The error of the command; `unknown command` if there is none.
  func run(
    _ method: String, _ path: String, query: [String: String] = [:], _ arguments: JSONObject = [:]
  ) async throws(AgentError) -> JSONValue {
    for route in AgentRoute.all where route.method == method {
      guard let parameters = route.pattern.parameters(of: path) else { continue }
      let call = AgentCall(parameters: parameters, query: query, arguments: arguments)
      let result = try await route.command(self, call)
      await handleAlert()
      return result
    }
    throw .unknownCommand("Unhandled endpoint: \(path)")
  }

  /// The result of a request that comes without Appium (`FBRoute.m`).
  ///
  /// - Throws: Also `invalid session id` for another session than the one there is.
  func run(
    _ method: String, at path: String, query: [String: String], _ arguments: JSONObject
  ) async throws(AgentError) -> JSONValue {
    let parts = path.unicodeScalars.split(separator: "/").map { String($0) }
    let isInside = parts.count > 1 && parts[0] == "session"
    let inner = isInside ? "/" + parts.dropFirst(2).joined(separator: "/") : path
    let isKnown = AgentRoute.all.contains { route in
      route.method == method && route.place != (isInside ? .withoutSession : .inSession)
        && route.pattern.parameters(of: inner) != nil
    }
    guard isKnown else { throw .unknownCommand("Unhandled endpoint: \(path)") }
    if isInside, !(session?.id.isSame(as: parts[1]) ?? false) { throw .noSession }
    return try await run(method, inner, query: query, arguments)
  }

  func loseElements(_ count: Int) { staleUses += count }

  // MARK: Sessions

  func begin(
    bundle: String?, alertAction: String?
  ) -> Session {
    sessionCount += 1
    let number = String(sessionCount, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 12 - number.utf8.count)) + number
    let new = Session(
      id: "5E551000-0000-4000-A000-\(digits)", bundle: bundle, alertAction: alertAction,
      expectsApp: bundle != nil)
    session = new
    settings = AgentSettings()
    return new
  }

  /// Ends the session and its app.
  func end() async {
    if let bundle = session?.bundle { _ = await phone.terminate(bundle) }
    session = nil
  }

  func expectApp(_ isExpected: Bool) { session?.expectsApp = isExpected }

  /// Answers an alert as the session's default action says.
  private func handleAlert() async {
    guard let action = session?.alertAction, let alert = await alert() else { return }
    let buttons = alert.node.everything.map(\.node).filter { $0.type == "Button" }
    let isLast = (action == "accept") == (alert.node.type == "Alert")
    guard let button = isLast ? buttons.last : buttons.first else { return }
    await phone.touch(button.frame.middle, .tap)
  }

  // MARK: What the phone shows

  /// What the phone shows, and the application that commands are about.
  ///
  /// That is the system's own if it shows a prompt and the setting `respectSystemAlerts` is on.
  func view() async throws(AgentError) -> (view: Phone.View, application: Node) {
    let view = await phone.view()
    if let session, session.expectsApp, let bundle = session.bundle,
      await phone.state(of: bundle) == 1
    {
      throw .crashed(bundle)
    }
    if let prompt = view.prompt, settings.respectsSystemAlerts { return (view, prompt) }
    return (view, view.application)
  }

  /// The alert in front: that of the system before one of the app.
  func alert() async -> (node: Node, view: Phone.View)? {
    let view = await phone.view()
    for application in [view.prompt, view.application].compactMap({ $0 }) {
      if let node = application.first(where: { $0.type == "Alert" }) { return (node, view) }
      if let node = application.first(where: { $0.type == "Sheet" }) { return (node, view) }
    }
    return nil
  }

  // MARK: Elements

  /// The reply for an element that was found.
  func reference(to node: Node, in view: Phone.View) -> JSONValue {
    let id = session?.elements.id(of: node, in: view) ?? ""
    return ["ELEMENT": .string(id), "element-6066-11e4-a52e-4f735466cecf": .string(id)]
  }

  /// An element that was found before.
  ///
  /// - Throws: `stale element reference` if it is not on the screen, or never was
  ///   (`FBElementCache.m`).
  func element(
    _ id: String
  ) async throws(AgentError) -> (node: Node, index: Int, view: Phone.View) {
    let (view, _) = try await view()
    guard let key = session?.elements.key(of: id) else {
      throw .stale(
        "The element identified by \"\(id)\" is either not present or it has expired from the "
          + "internal cache. Try to find it again")
    }
    let applications = [view.application, view.prompt].compactMap { $0 }
    let found = applications.flatMap(\.everything).first {
      ElementStore.key(of: $0.node, in: view).isSame(as: key)
    }
    if staleUses > 0 {
      staleUses -= 1
    } else if let found {
      return (found.node, found.index, view)
    }
    session?.elements.forget(id)
    throw .stale(
      "The previously found element \"\(id)\" is not present in the current view anymore. "
        + "Make sure the application UI has the expected state")
  }
}

/// The elements that were found in a session, by their identifiers.
struct ElementStore: Sendable {
  private var keys: [(id: String, key: String)] = []
  private var count = 0
  /// The number of elements that are kept.
  private static let size = 1_024

  /// What tells an element from others, also those of another visit to its screen.
  static func key(of node: Node, in view: Phone.View) -> String {
    "\(view.visit) \(node.key)"
  }

  /// The identifier of an element; an element keeps it while it is on the screen.
  mutating func id(of node: Node, in view: Phone.View) -> String {
    let key = Self.key(of: node, in: view)
    if let known = keys.first(where: { $0.key.isSame(as: key) }) { return known.id }
    count += 1
    let number = String(count, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 8 - number.utf8.count)) + number
    let id = "\(digits)-0000-0000-B52B-000000000000"
    keys.append((id, key))
    if keys.count > Self.size { keys.removeFirst() }
    return id
  }

  func key(of id: String) -> String? { keys.first { $0.id.isSame(as: id) }?.key }

  mutating func forget(_ id: String) { keys.removeAll { $0.id.isSame(as: id) } }
}

/// The settings of a session (`FBSettings.h`).
struct AgentSettings: Sendable {
  /// What was set, and the defaults of what the phone reads or clients ask for.
  var values: JSONObject = [
    "shouldUseCompactResponses": true, "elementResponseAttributes": "type,label",
    "snapshotMaxDepth": 50, "useFirstMatch": false, "waitForIdleTimeout": 10,
    "animationCoolOffTimeout": 2, "respectSystemAlerts": false, "defaultAlertAction": "",
    "acceptAlertButtonSelector": "", "dismissAlertButtonSelector": "",
    "defaultActiveApplication": "auto", "includeNonModalElements": false,
    "screenshotQuality": 3, "maxTypingFrequency": 60, "keyboardAutocorrection": false,
    "keyboardPrediction": false, "reduceMotion": false,
  ]

  var respectsSystemAlerts: Bool { values["respectSystemAlerts"] == .bool(true) }
}
