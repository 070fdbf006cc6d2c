import SpecDrivers
import SpecEngines
import SpecRunner
import SpecText
import Specs
import Synchronization

/// `--engine KIND[:…]` as a value, and as an engine that a run can start.
struct EngineOption: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case simulator
    case remote(EngineAddress)
    case browser(WebDriverOptions.Server)
  }

  /// As it was typed, without a token: the name it has in reports.
  let name: String
  private(set) var kind: Kind
  /// What `spec.json` says of it under its name.
  var own: ConfigFile.NamedEngine?

  static let kinds = ["sim", "stdio", "tcp", "webdriver"]

  /// The engines asked for; the simulator if none was.
  ///
  /// - Throws: an unknown kind with the nearest one, an address that cannot be read, an engine
  ///   named twice.
  static func read(
    _ arguments: Arguments, _ environment: Environment?
  ) throws(UsageError) -> [EngineOption] {
    var options: [EngineOption] = []
    for text in arguments.values(RunFlags.engine) {
      var option = try named(text, arguments)
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
    return options.isEmpty ? [EngineOption(name: "sim", kind: .simulator)] : options
  }

  /// An engine of `spec.json` by its name there, or one as it is typed.
  private static func named(
    _ text: String, _ arguments: Arguments
  ) throws(UsageError) -> EngineOption {
    let typed = RunFlags.engine.long
    guard let own = arguments.file?.engine(named: text) else {
      let others = arguments.file?.engines.map(\.name) ?? []
      return try EngineOption(text, typed: typed, arguments.place, others: others)
    }
    do throws(UsageError) {
      let option = try EngineOption(own.address, typed: typed, arguments.place)
      return EngineOption(name: text, kind: option.kind, own: own)
    } catch {
      throw UsageError(place: error.place, fact: error.fact, origin: .file(own.place))
    }
  }

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
  ///   - others: further names that would have been known.
  init(
    _ text: String, typed: String, _ place: String, others: [String] = []
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
    case "sim":
      if parts.count > 1 { throw unusable(wants: "nothing behind sim", example: "sim") }
      kind = .simulator
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
          typed: typed, value: String(parts[0]), choices: others + Self.kinds,
          nearest: Nearest.nearest(to: String(parts[0]), in: others + Self.kinds)))
    }
  }

  /// An engine: the steps over it, and the hooks that start and end it.
  struct Engine {
    let name: String
    var specs: StandardSpecs
    let hooks: StepLibrary?
  }

  /// The engine, with what apps are launched with as the defaults of its steps.
  ///
  /// - Parameters:
  ///   - server: the real server that simulated apps ask; nil for none.
  ///   - stepLimit: how long a step may take; nil for the usual time.
  ///   - tell: says what is waited for.
  func engine(
    _ standard: StandardSpecs, _ launch: LaunchOptions, asking server: ServerOption? = nil,
    stepLimit: Duration? = nil, tell: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Engine {
    switch kind {
    case .simulator:
      var specs = server.map { server in standard.asking { server.door } } ?? standard
      specs.defaults = launch
      return Engine(name: name, specs: specs, hooks: nil)
    case .browser(let server): return browser(server, launch, tell)
    case .remote(let address):
      let warnings = EngineWarnings()
      var options = EngineOptions(
        parameters: launch.parameters, clientVersion: SpecVersion.current,
        notice: { warnings.note($0) })
      options.deadlines.longest = stepLimit ?? options.deadlines.longest
      if let patience = launch.parameters["patience"].flatMap({ Int($0) }) {
        // An engine may wait for what an action needs, and answers then.
        options.deadlines.perform = max(
          options.deadlines.perform, .milliseconds(patience) + .seconds(1))
      }
      let remote = RemoteEngine(address, options: options)
      let known = KnownCapabilities(name)
      let specs = StandardSpecs(defaults: launch) { remote.driver(known.value) }
      return Engine(
        name: name, specs: specs,
        hooks: Self.hooks(name) {
          known.value = try await remote.start()
        } end: { world in
          await remote.shutdown()
          for line in warnings.lines { world.log(line) }
        })
    }
  }

  /// A browser: its pages are found under the parameter `web`, further capabilities are in
  /// `capabilities`.
  private func browser(
    _ server: WebDriverOptions.Server, _ launch: LaunchOptions,
    _ tell: @escaping @Sendable (String) -> Void
  ) -> Engine {
    let engine = WebDriverEngine(
      WebDriverOptions(
        server: server, capabilities: launch.parameters["capabilities"] ?? "{}",
        browser: launch.parameters["browser"], pages: launch.parameters["web"])
    ) { notice in
      // While it is waited for: at the end of the run it would tell nobody anything.
      if case .progress(let text) = notice { tell(text) }
    }
    return Engine(
      name: name, specs: StandardSpecs(defaults: launch) { engine.makeDriver() },
      hooks: Self.hooks(name, start: nil) { _ in await engine.shutdown() })
  }

  /// Hooks around the run that start and end an engine, told by its name.
  ///
  /// In a dry run too: only an engine that runs can say what it cannot do.
  private static func hooks(
    _ name: String, start: (@Sendable () async throws -> Void)?,
    end: @escaping @Sendable (World) async -> Void
  ) -> StepLibrary {
    StepLibrary("engine") {
      if let start {
        BeforeAll(name: "the engine \(name) starts") { _ in
          do {
            try await start()
          } catch let error as DriverError {
            throw StepFailure(error.sentence, type: "EngineError")
          }
        }.inDryRun
      }
      AfterAll(name: "the engine \(name) ends") { world in await end(world) }.inDryRun
    }
  }
}

/// What an engine said that its author should read, kept for the end of the run.
private final class EngineWarnings: Sendable {
  private static let most = 100
  private let said = Mutex<[String]>([])

  var lines: [String] { said.withLock { $0 } }

  func note(_ notice: EngineNotification) {
    let line: String
    switch notice {
    case .warning(let text): line = "warning: \(text)"
    case .log(let level, let text, _):
      guard level == .warning || level == .error else { return }
      line = "\(level.rawValue): \(text)"
    case .attachment, .progress: return
    }
    said.withLock { said in
      if said.count < Self.most { said.append(line) }
    }
  }
}

/// What an engine said it can do, known once it has started.
private final class KnownCapabilities: Sendable {
  private let state: Mutex<Capabilities>

  init(_ name: String) {
    state = Mutex(Capabilities(engine: name, version: "", abilities: [:]))
  }

  var value: Capabilities {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

extension DriverError {
  /// What an engine that did not start said, and what to do.
  fileprivate var sentence: String {
    switch self {
    case .engineLost(let words), .engineFault(let words), .appCrashed(let words): words
    case .timedOut(let what, let time): "\(what) took longer than \(time.wholeMilliseconds) ms"
    default: "\(self)"
    }
  }
}
