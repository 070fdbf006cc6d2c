import SpecJSON
import SpecText

/// A command of `execute/sync`: its name, its parameters and what it does.
///
/// Names and parameters are those of `execute-method-map.ts`.
struct MobileCommand: Sendable {
  typealias Body =
    @Sendable (isolated AppiumServer, AgentCall) async throws(AppiumError) -> JSONValue

  let name: String
  let payload: Payload
  let body: Body

  init(_ name: String, _ payload: Payload = .none, _ body: @escaping Body) {
    self.name = name
    self.payload = payload
    self.body = body
  }

  /// A command that WebDriverAgent answers; parameters keep their names.
  static func passed(
    _ name: String, _ payload: Payload = .none, to path: String, _ method: String = "POST"
  ) -> MobileCommand {
    MobileCommand(name, payload) { (server, call) throws(AppiumError) in
      let element = call.string("elementId")
      let target = element.map { path.replacing(exactly: "/wda/", with: "/wda/element/\($0)/") }
      var arguments = call.arguments
      arguments["elementId"] = nil
      return try await server.pass(method, target ?? path, arguments)
    }
  }

  static let all: [MobileCommand] =
    gestures + apps + deviceCommands + notifications + permissions + missing
}

extension AppiumServer {
  /// Runs a `mobile:` command (`execute.ts`).
  ///
  /// - Throws: `unknown method` for a script that is none, since scripts run in web views only.
  func execute(_ script: String, _ written: JSONValue?) async throws(AppiumError) -> JSONValue {
    let name = Self.name(of: script)
    guard let command = MobileCommand.all.first(where: { $0.name.isSame(as: name) }) else {
      throw .notImplemented
    }
    guard case .array(let list)? = written, list.count <= 1 else {
      throw .invalidArgument(
        "Did not get correct format of arguments for execute method. Expected zero or one "
          + "arguments to execute script and instead received: \(written ?? .null)")
    }
    guard case .object(var arguments) = list.first ?? .object([:]) else {
      throw .invalidArgument(
        "Did not receive an appropriate execute method parameters object. It needs to be "
          + "deserializable as a plain JS object")
    }
    if arguments["elementId"] == nil, let element = arguments["element"] {
      arguments["elementId"] = element
      arguments["element"] = nil
    }
    if case .object(let element)? = arguments["elementId"] {
      arguments["elementId"] = element["element-6066-11e4-a52e-4f735466cecf"] ?? element["ELEMENT"]
    }
    try command.payload.check(arguments)
    return try await command.body(
      self, AgentCall(parameters: [:], query: [:], arguments: arguments))
  }

  /// The name without `mobile:` and the blanks after it; empty for another script.
  private static func name(of script: String) -> String {
    let trimmed = script.unicodeScalars.drop { $0.properties.isWhitespace }
    guard String(trimmed).begins(with: "mobile:") else { return "" }
    var rest = trimmed.dropFirst("mobile:".unicodeScalars.count)
      .drop { $0.properties.isWhitespace }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// - Throws: `unknown error` on a real device (`guards.ts`).
  func requireSimulator(_ action: String) throws(AppiumError) {
    guard phone.options.isSimulator else {
      throw .unknown("\(action) can only be performed on Simulator")
    }
  }

  func requireDevice(_ action: String) throws(AppiumError) {
    guard !phone.options.isSimulator else {
      throw .unknown("\(action) can only be performed on a real device")
    }
  }
}
