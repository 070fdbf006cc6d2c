import SpecDrivers
import SpecEngines
import SpecRunner
import SpecText

/// `--engine KIND[:…]` as a value: the one parser from a text to an engine.
struct EngineOption: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The tool's own: of `spec`, the simulated apps.
    case own
    case remote(EngineAddress)
    case browser(WebDriverOptions.Server)
  }

  /// As it was typed, without a token: the name it has in reports.
  let name: String
  private(set) var kind: Kind
  /// What `spec.json` says of it under its name.
  var own: ConfigFile.NamedEngine?

  /// The engines of every tool, besides its own.
  private static let foreign = ["stdio", "tcp", "webdriver"]
  static let kinds = ["sim"] + foreign

  /// The engines asked for; the tool's own if none was.
  ///
  /// - Throws: an unknown kind with the nearest one, an address that cannot be read, an engine
  ///   named twice.
  static func read(
    _ arguments: Arguments, _ tool: ToolContext, _ environment: Environment?
  ) throws(UsageError) -> [EngineOption] {
    let standard = standard(tool)
    var options: [EngineOption] = []
    for text in arguments.values(RunFlags.engine) {
      var option = try named(text, arguments, standard)
      // Two tokens do not make two engines of one port.
      if options.contains(where: { $0.name.utf8.elementsEqual(option.name.utf8) }) {
        throw UsageError(
          place: arguments.place,
          fact: .unreadable(
            typed: RunFlags.engine.long, problem: "\"\(option.name)\" is named twice"))
      }
      if let environment { try option.readToken(arguments, environment) }
      options.append(option)
    }
    return options.isEmpty ? [EngineOption(name: standard, kind: .own)] : options
  }

  /// An engine of `spec.json` by its name there, or one as it is typed.
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

  /// How the tool's own engine is called.
  static func standard(_ tool: ToolContext) -> String { tool.definition.engine?.name ?? "sim" }

  /// Whether it is a browser, which says what is waited for when it takes long.
  var isBrowser: Bool { if case .browser = kind { true } else { false } }

  /// The words that `--engine` begins with in this tool.
  static func kinds(of tool: ToolContext) -> [String] { [standard(tool)] + foreign }

  /// What it is shown where it listens on a port.
  var token: String? {
    guard case .remote(let address) = kind, case .loopback(_, let token) = address else {
      return nil
    }
    return token
  }

  /// Takes the token of an engine on a port from a file or from the environment, unless it is in
  /// the address.
  mutating func readToken(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) {
    guard case .remote(.loopback(let port, token: "")) = kind else { return }
    let flag = RunFlags.tokenFile
    var path = arguments.value(flag)
    var origin = arguments.standing(flag).last?.origin ?? .typed
    if let own, let file = own.tokenFile, !arguments.outranksFile(flag) {
      path = file
      origin = .file(own.place(of: flag))
    }
    guard let path else {
      kind = .remote(.loopback(port: port, token: environment[Self.tokenVariable] ?? ""))
      return
    }
    do throws(SecretSource.Problem) {
      kind = .remote(
        .loopback(port: port, token: try SecretSource.file(path).read(environment)))
    } catch {
      throw UsageError(
        place: arguments.place, fact: .unreadable(typed: flag.long, problem: error.sentence),
        origin: origin)
    }
  }

  /// The variable with the token of engines that listen on a port, for both sides.
  static let tokenVariable = "SPEC_TOKEN"

  /// An engine as it may be shown: with a mask for its token.
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

  /// Reads an engine as it was typed.
  ///
  /// - Parameters:
  ///   - typed: how errors call what it was typed for: the flag, or the argument.
  ///   - place: the command, for errors.
  ///   - standard: how the tool's own engine is called.
  ///   - others: further names that would have been known.
  init(
    _ text: String, typed: String, _ place: String, standard: String, others: [String] = []
  ) throws(UsageError) {
    func unusable(wants: String, example: String) -> UsageError {
      UsageError(
        place: place,
        fact: .badValue(
          typed: typed, value: Self.shown(text), wants: wants, example: example))
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    name = Self.nameWithoutToken(text)
    switch parts[0] {
    case let own where own.isSame(as: standard):
      if parts.count > 1 { throw unusable(wants: "nothing behind \(standard)", example: standard) }
      kind = .own
    case "stdio":
      let address = EngineAddress(commandLine: rest)
      if case .program(let words) = address, words.isEmpty {
        throw unusable(wants: "a command behind stdio:", example: "'stdio:spec serve'")
      }
      kind = .remote(address)
    case "tcp":
      let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let port = parts.first.flatMap({ UInt16($0) }), port > 0 else {
        throw unusable(wants: "a port behind tcp:", example: "tcp:7654")
      }
      kind = .remote(.loopback(port: port, token: parts.count > 1 ? String(parts[1]) : ""))
    case "webdriver":
      let own = Environment.process["SPEC_CHROMEDRIVER"] ?? "chromedriver"
      if !rest.isEmpty {
        do throws(ServerAddress.Unusable) { _ = try ServerAddress(rest) } catch {
          throw unusable(
            wants: "the address of a server behind webdriver:",
            example: "webdriver:http://127.0.0.1:4444")
        }
      }
      kind = .browser(rest.isEmpty ? .program(own) : .address(rest))
    default:
      throw UsageError(
        place: place,
        fact: .unknownChoice(
          typed: typed, value: String(parts[0]), choices: others + [standard] + Self.foreign,
          nearest: Nearest.nearest(to: String(parts[0]), in: others + [standard] + Self.foreign)))
    }
  }

  /// The engine, with none of its settings.
  ///
  /// - Parameters:
  ///   - own: the tool's own engine.
  ///   - stepLimit: how long a step may take; nil for the usual time.
  ///   - notice: told what an engine elsewhere says besides its answers.
  func engine(
    _ own: any Engine, stepLimit: Duration? = nil,
    notice: @escaping @Sendable (EngineNotification) -> Void = { _ in }
  ) -> any Engine {
    switch kind {
    case .own: return own
    case .browser(let server):
      return WebDriverEngine(WebDriverOptions(server: server), name: name, notice: notice)
    case .remote(let address):
      var options = EngineOptions(clientVersion: SpecVersion.current, notice: notice)
      options.deadlines.longest = stepLimit ?? options.deadlines.longest
      return RemoteEngine(address, name: name, options: options)
    }
  }
}
