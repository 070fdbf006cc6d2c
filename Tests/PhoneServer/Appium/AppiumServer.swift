import SpecJSON
import SpecText

/// An Appium server with the XCUITest driver, which passes most commands on to WebDriverAgent.
actor AppiumServer {
  let agent: Agent
  let phone: Phone
  private(set) var session: Session?
  private var sessionCount = 0
  /// How long a search is repeated.
  var implicitWait = Duration.zero

  struct Session: Sendable {
    let id: String
    let capabilities: JSONObject
    /// How long it lives without a command; zero for ever.
    let patience: Duration
    var lastCommand = ContinuousClock.now
  }

  init(_ agent: Agent, _ phone: Phone) {
    self.agent = agent
    self.phone = phone
  }

  /// The value of a command's reply.
  ///
  /// - Throws: `unknown command` for a path or a method that no command has, and the error of the
  ///   command.
  func run(_ method: String, _ path: String, _ body: JSONValue) async throws(AppiumError)
    -> JSONValue
  {
    for route in AppiumRoute.all where route.method == method {
      guard let parameters = route.pattern.parameters(of: path) else { continue }
      if let id = parameters["sessionId"] {
        await endIfForgotten()
        guard let session, session.id.isSame(as: id) else { throw .noSession }
      }
      defer { session?.lastCommand = .now }
      guard case .object(let arguments) = body else {
        throw .invalidArgument("The body of a request must be an object")
      }
      try route.payload.check(arguments)
      return try await route.command(
        self, AgentCall(parameters: parameters, query: [:], arguments: arguments))
    }
    throw .unknownCommand
  }

  /// Runs a command of WebDriverAgent.
  func pass(
    _ method: String, _ path: String, query: [String: String] = [:], _ arguments: JSONObject = [:]
  ) async throws(AppiumError) -> JSONValue {
    do throws(AgentError) {
      guard await agent.session != nil else { throw .noSession }
      return try await agent.run(method, path, query: query, arguments)
    } catch { throw AppiumError(error) }
  }

  // MARK: Sessions

  /// Begins a session; one that there is ends, because the phone has one WebDriverAgent.
  ///
  /// The reply has the capabilities that were asked for and those of the device (`driver.ts`).
  func createSession(_ written: JSONValue?) async throws(AppiumError) -> JSONValue {
    let capabilities = try AppiumCapabilities(written, phone: phone.options).matched
    session = nil
    let bundle = try? capabilities["bundleId"]?.string()
    if let bundle, !(await phone.isInstalled(bundle)) {
      throw .unknown("App with bundle identifier '\(bundle)' unknown")
    }
    do throws(AgentError) {
      _ = try await agent.createSession(["alwaysMatch": .object(agentCapabilities(capabilities))])
    } catch { throw AppiumError(error) }
    implicitWait = .zero
    sessionCount += 1
    let digits = String(sessionCount)
    let id =
      "a99107b1-0000-4000-8000-"
      + String(repeating: "0", count: max(0, 12 - digits.utf8.count)) + digits
    var answered = capabilities
    answered["platformName"] = "iOS"
    answered["automationName"] = "XCUITest"
    answered["udid"] = "9EAD0BE5-0000-4000-A000-000000000000"
    answered["deviceName"] = capabilities["deviceName"] ?? .string(phone.options.deviceName)
    answered["platformVersion"] =
      capabilities["platformVersion"] ?? .string(phone.options.systemVersion)
    let patience = (try? capabilities["newCommandTimeout"]?.number()) ?? 60
    session = Session(
      id: id, capabilities: answered,
      patience: .milliseconds(Int(max(0, min(patience, 1_000_000)) * 1_000)))
    return ["sessionId": .string(id), "capabilities": .object(answered)]
  }

  /// The capabilities of the session with WebDriverAgent.
  private func agentCapabilities(_ capabilities: JSONObject) -> JSONObject {
    var passed: JSONObject = [:]
    if let bundle = capabilities["bundleId"], capabilities["autoLaunch"] != .bool(false) {
      passed["bundleId"] = bundle
    }
    if case .object(let process)? = capabilities["processArguments"] {
      passed["arguments"] = process["args"]
      passed["environment"] = process["env"]
    }
    var arguments: [JSONValue] = []
    if case .array(let given)? = passed["arguments"] { arguments = given }
    if let language = try? capabilities["language"]?.string() {
      for name in ["-AppleLanguages", "-NSLanguages"] {
        arguments += [.string(name), .string("(\(language))")]
      }
    }
    if let locale = capabilities["locale"] { arguments += ["-AppleLocale", locale] }
    passed["arguments"] = .array(arguments)
    if let isForced = capabilities["forceAppLaunch"] { passed["forceAppLaunch"] = isForced }
    if capabilities["noReset"] == .bool(true), capabilities["forceAppLaunch"] == nil {
      passed["forceAppLaunch"] = true
    }
    if capabilities["autoAcceptAlerts"] == .bool(true) { passed["defaultAlertAction"] = "accept" }
    if capabilities["autoDismissAlerts"] == .bool(true) { passed["defaultAlertAction"] = "dismiss" }
    return passed
  }

  func end() async {
    await agent.end()
    session = nil
  }

  /// Ends a session that had no command for as long as the capability `newCommandTimeout` says, by
  /// default a minute (`startNewCommandTimeout` in `timeout.ts` of base-driver).
  private func endIfForgotten() async {
    guard let session, session.patience > .zero,
      ContinuousClock.now - session.lastCommand > session.patience
    else { return }
    await end()
  }

  func setImplicitWait(milliseconds: Double) {
    implicitWait = .milliseconds(Int(max(0, min(milliseconds, 600_000))))
  }

  // MARK: Searches

  /// Searches by a strategy of the driver, again and again while the implicit wait lasts
  /// (`find.ts`).
  ///
  /// An error of WebDriverAgent, such as a malformed XPath, counts as nothing found.
  func find(
    _ strategy: String, _ value: String, in element: String?, all: Bool
  ) async throws(AppiumError) -> JSONValue {
    let (using, selector) = Self.agentLocator(strategy, value)
    let path = element.map { "/element/\($0)/elements" } ?? "/elements"
    let end = ContinuousClock.now + implicitWait
    while true {
      let result = try? await pass(
        "POST", path, ["using": .string(using), "value": .string(selector)])
      if case .array(let found)? = result, let first = found.first {
        return all ? .array(found.map(Self.reference)) : Self.reference(first)
      }
      guard ContinuousClock.now < end, !Task.isCancelled else { break }
      try? await Task.sleep(for: .milliseconds(50))
      await phone.catchUp()
    }
    if all { return [] }
    throw .noElement
  }

  /// A reference without the name of an element that only older clients read.
  static func reference(_ element: JSONValue) -> JSONValue {
    let name = "element-6066-11e4-a52e-4f735466cecf"
    guard let id = try? element.object()[name] else { return element }
    return .object(JSONObject([(name, id), ("ELEMENT", id)]))
  }

  /// The driver's name of a strategy, and the selector, as WebDriverAgent knows them.
  private static func agentLocator(_ strategy: String, _ value: String) -> (String, String) {
    switch strategy {
    case "-ios predicate string": return ("predicate string", value)
    case "-ios class chain": return ("class chain", value)
    case "class name" where !value.begins(with: Node.prefix):
      return (strategy, Node.prefix + value)
    default: return (strategy, value)
    }
  }
}
