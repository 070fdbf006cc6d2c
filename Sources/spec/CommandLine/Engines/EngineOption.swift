import SpecDrivers
import SpecEngines
import SpecRunner
import SpecText

/// A parsed value of `--engine KIND[:…]`.
struct EngineOption: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The tool's own engine; for `spec`, the simulator.
    case own
    case remote(EngineAddress)
    /// Programs in a terminal; nil if settings name them.
    case terminal(TerminalApp?)
    case browser(WebDriverOptions.Server)
    /// A phone, by the address of its server.
    case phone(String)
  }

  /// The name in reports: the value as typed, without a token.
  let name: String
  private(set) var kind: Kind
  /// The entry of the engine in `spec.json`, if it is named there.
  var own: ConfigFile.NamedEngine?

  /// The kinds of engines that every tool has in addition to its own.
  private static let foreign = ["stdio", "tcp", "terminal", "webdriver", "appium"]
  static let kinds = ["sim"] + foreign

  /// Reads the requested engines; by default, the tool's own one.
  ///
  /// - Throws: `UsageError` for an unknown kind, an unreadable address or a repeated engine.
  static func read(
    _ arguments: Arguments, _ tool: ToolContext, _ environment: Environment?
  ) throws(UsageError) -> [EngineOption] {
    let standard = standard(tool)
    var options: [EngineOption] = []
    for text in arguments[RunFlags.engine] {
      var option = try named(text, arguments, standard)
      // The same port with another token is the same engine.
      if options.contains(where: { $0.name.utf8.elementsEqual(option.name.utf8) }) {
        throw arguments.error(
          .unreadable(RunFlags.engine.long, "\"\(option.name)\" is named twice"))
      }
      if let environment { try option.readToken(arguments, environment) }
      options.append(option)
    }
    if !options.isEmpty { return options }
    guard RunPages.needBrowser(arguments) else {
      return [EngineOption(name: standard, kind: .own)]
    }
    return [try named("webdriver", arguments, standard)]
  }

  /// Reads the name of an engine in `spec.json`, or the syntax of the flag.
  private static func named(
    _ text: String, _ arguments: Arguments, _ standard: String
  ) throws(UsageError) -> EngineOption {
    let typed = RunFlags.engine.long
    guard let own = arguments.file?.engine(named: text) else {
      let others = arguments.file?.engines.map(\.name) ?? []
      return try EngineOption(
        text, typed: typed, arguments.place, standard: standard, others: others)
    }
    do throws(UsageError) {
      let option = try EngineOption(own.address, typed: typed, arguments.place, standard: standard)
      return EngineOption(name: text, kind: option.kind, own: own)
    } catch {
      throw UsageError(place: error.place, fact: error.fact, origin: .file(own.place))
    }
  }

  /// The name of the tool's own engine.
  static func standard(_ tool: ToolContext) -> String { tool.definition.apps?.engine.name ?? "sim" }

  /// Whether it is a browser.
  var isBrowser: Bool { if case .browser = kind { true } else { false } }

  /// Whether it is in another process that is not of the author's making, whose slow operations are
  /// reported as progress.
  var reportsProgress: Bool { if case .phone = kind { true } else { isBrowser } }

  /// Whether it is a browser that may be on another machine.
  var isRemoteBrowser: Bool {
    if case .browser(.address) = kind { true } else { false }
  }

  /// The kinds of engines in this tool.
  static func kinds(of tool: ToolContext) -> [String] { [standard(tool)] + foreign }

  /// The token for an engine on a port; nil for other kinds.
  var token: String? {
    guard case .remote(let address) = kind, case .loopback(_, let token) = address else {
      return nil
    }
    return token
  }

  /// Reads the token of an engine on a port from a file or a variable, unless the address includes
  /// it.
  mutating func readToken(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) {
    guard case .remote(.loopback(let port, token: "")) = kind else { return }
    let flag = RunFlags.tokenFile
    var path = arguments[flag]
    var origin = arguments.occurrences(of: flag).last?.origin ?? .typed
    if let own, let file = own.tokenFile, !arguments.outranksFile(flag) {
      path = file
      origin = .file(own.place(of: flag))
    }
    guard let path else {
      kind = .remote(.loopback(port: port, token: environment[Self.tokenVariable] ?? ""))
      return
    }
    let token = try SecretSource.file(path).read(environment, for: flag.long, arguments, origin)
    kind = .remote(.loopback(port: port, token: token))
  }

  /// The variable with the token of engines on a port, used by client and server.
  static let tokenVariable = "SPEC_TOKEN"

  /// The value with its token masked.
  static func shown(_ text: String) -> String {
    let name = nameWithoutToken(text)
    return name.utf8.count == text.utf8.count ? text : "\(name):\(Secrets.mask)"
  }

  private static func nameWithoutToken(_ text: String) -> String {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "tcp" ? "tcp:\(parts[1])" : text
  }

  private init(name: String, kind: Kind, own: ConfigFile.NamedEngine? = nil) {
    self.name = name
    self.kind = kind
    self.own = own
  }

  /// Parses the value of a flag or an argument.
  ///
  /// - Parameters:
  ///   - typed: the flag or the argument, for errors.
  ///   - place: the command, for errors.
  ///   - standard: the name of the tool's own engine.
  ///   - others: further valid names, for suggestions.
  init(
    _ text: String, typed: String, _ place: String, standard: String, others: [String] = []
  ) throws(UsageError) {
    func unusable(expected: String, example: String) -> UsageError {
      UsageError(
        place: place,
        fact: .badValue(typed, Self.shown(text), expected: expected, example: example))
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    func checkServer(example: String) throws(UsageError) {
      if rest.isEmpty { return }
      do throws(ServerAddress.Unusable) { _ = try ServerAddress(rest) } catch {
        throw unusable(
          expected: "a server address after \(parts[0]):", example: "\(parts[0]):\(example)")
      }
    }
    name = Self.nameWithoutToken(text)
    switch parts[0] {
    case let own where own.isSame(as: standard):
      if parts.count > 1 {
        throw unusable(expected: "\(standard) without an address", example: standard)
      }
      kind = .own
    case "stdio":
      let address = EngineAddress(commandLine: rest)
      if case .program(let words) = address, words.isEmpty {
        throw unusable(expected: "a command after stdio:", example: "'stdio:spec serve'")
      }
      kind = .remote(address)
    case "tcp":
      let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let port = parts.first.flatMap({ UInt16($0) }), port > 0 else {
        throw unusable(expected: "a port after tcp:", example: "tcp:7654")
      }
      kind = .remote(.loopback(port: port, token: parts.count > 1 ? String(parts[1]) : ""))
    case "terminal":
      let app = TerminalApp(rest)
      if parts.count > 1, app.command.isEmpty {
        throw unusable(
          expected: "a command after terminal:", example: "'terminal:less README.md'")
      }
      kind = .terminal(parts.count > 1 ? app : nil)
    case "webdriver":
      let own = Environment.process["SPEC_CHROMEDRIVER"] ?? "chromedriver"
      try checkServer(example: "http://127.0.0.1:4444")
      kind = .browser(rest.isEmpty ? .program(own) : .address(rest))
    case "appium":
      try checkServer(example: "http://127.0.0.1:4723")
      kind = .phone(rest.isEmpty ? AppiumOptions.standardAddress : rest)
    default:
      let browser = Self.browsers[parts[0].lowercased()]
      throw UsageError(
        place: place,
        fact: .unknownChoice(
          typed: typed, value: String(parts[0]), choices: others + [standard] + Self.foreign,
          hint: browser.map { "\(RunFlags.browser.long) \($0)" }))
    }
  }

  /// The browsers that people may take for engines, by their names.
  private static let browsers = [
    "chrome": "chromium", "chromium": "chromium", "edge": "chromium", "firefox": "firefox",
    "safari": "webkit", "webkit": "webkit",
  ]

  /// Makes the engine without settings.
  ///
  /// - Parameters:
  ///   - own: the tool's own engine.
  ///   - stepLimit: the time limit of a step; nil for the default.
  ///   - pageServer: the address of the server of the pages, if there is one.
  ///   - notice: receives the notifications of an external engine.
  func engine(
    _ own: any Engine, stepLimit: Duration? = nil, pageServer: String? = nil,
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) -> any Engine {
    switch kind {
    case .own: return own
    case .browser(let server):
      var options = WebDriverOptions(server: server)
      options.pageServer = pageServer
      options.device = "desktop"
      return WebDriverEngine(options, name: name, notice: notice)
    case .terminal(let app): return TerminalEngine(app, name: name)
    case .phone(let address):
      return AppiumEngine(AppiumOptions(server: address), name: name, notice: notice)
    case .remote(let address):
      var options = EngineOptions(clientVersion: SpecVersion.current, notice: notice)
      options.deadlines.longest = stepLimit ?? options.deadlines.longest
      return RemoteEngine(address, name: name, options: options)
    }
  }
}
