import SpecEngines
import SpecSystem
import SpecText

/// What settings do that a file from elsewhere should not do unasked: start programs, let steps run
/// commands, read secrets, and write outside of the folder.
struct RiskyActions {
  /// A sentence for each, without a subject: `start "sh -c …"`.
  private(set) var sentences: [String] = []
  /// The prefix of paths in the folder of the settings.
  private let folder: String
  /// Whether an engine starts the commands of apps.
  private var startsApps = false

  /// What the settings of a file do in a command.
  init(_ arguments: Arguments) {
    folder = arguments.file?.text.folder ?? ""
    startsApps = arguments[RunFlags.engine].contains { name in
      Self.isTerminal(arguments.file?.engine(named: name)?.address ?? name)
    }
    for occurrence in arguments.occurrences where !occurrence.origin.outranksFile {
      add(occurrence)
    }
    for name in arguments[RunFlags.engine] {
      if let engine = arguments.file?.engine(named: name) { add(engine) }
    }
    if let file = arguments.file { add(file.backEnd) }
  }

  /// What a file may do, with any profile and any engine.
  init(_ file: ConfigFile) {
    folder = file.text.folder
    startsApps = file.engines.contains { Self.isTerminal($0.address) }
    for occurrence in file.defaults + file.profiles.flatMap(\.settings) { add(occurrence) }
    for engine in file.engines { add(engine) }
    add(file.backEnd)
  }

  // MARK: - Settings

  private mutating func add(_ occurrence: Arguments.Occurrence) {
    guard occurrence.isOn, let value = occurrence.value else { return }
    let flag = occurrence.name
    switch flag {
    case RunFlags.engine.name: addEngine(value)
    case RunFlags.browser.name: addProgram(value, unless: Self.browsers)
    case RunFlags.serve.name:
      if case .command(let server)? = try? ServeOption(value) { addStart(server.command) }
    case RunFlags.parameter.name: addParameter(occurrence.pair.before, occurrence.pair.after ?? "")
    case RunFlags.secret.name: addSecret(occurrence.pair.before, occurrence.pair.after)
    case RunFlags.tokenFile.name: addSecret("", "file:" + value)
    case SharedFlags.report.name:
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count > 1 { addOutput(String(parts[1])) }
    case SharedFlags.junit.name, SharedFlags.trace.name, HistoryFlags.history.name:
      addOutput(value)
    default: break
    }
  }

  private mutating func add(_ engine: ConfigFile.NamedEngine) {
    addEngine(engine.address)
    for name in engine.parameters.keys.sorted(by: { $0.precedes($1) }) {
      addParameter(name, engine.parameters[name] ?? "")
    }
    for secret in engine.secrets {
      let (name, source) = Dashes.splitAtEquals(secret)
      addSecret(name, source)
    }
    if let file = engine.tokenFile { addSecret("", "file:" + file) }
  }

  private mutating func add(_ backEnd: ConfigFile.BackEndSettings) {
    if backEnd.allowsCommands { add("let steps run any command") }
  }

  // MARK: - Actions

  /// Values of settings that are the user's own programs.
  private static let browsers = ["chromium", "headless-shell", "webkit", "firefox"]
  private static let servers = ["chromedriver", "WebKitWebDriver", "geckodriver"]

  private mutating func add(_ sentence: String) {
    if !sentences.contains(same: sentence) { sentences.append(sentence) }
  }

  private mutating func addStart(_ command: String) { add("start \(command.inQuotes)") }

  private mutating func addEngine(_ address: String) {
    for kind in ["stdio:", "terminal:"] where address.utf8.starts(with: kind.utf8) {
      addStart(String(Substring(address.utf8.dropFirst(kind.utf8.count))))
    }
  }

  private static func isTerminal(_ address: String) -> Bool {
    address.isSame(as: "terminal") || address.begins(with: "terminal:")
  }

  private mutating func addProgram(_ program: String, unless known: [String]) {
    if !known.contains(same: program) { addStart(program) }
  }

  private mutating func addParameter(_ name: String, _ value: String) {
    switch name {
    case "browser": addProgram(value, unless: Self.browsers)
    case "webdriver": addProgram(value, unless: Self.servers)
    case _ where startsApps && name.begins(with: "app."): addStart(value)
    // A capability of a browser can be a program and its arguments.
    case "capabilities": add("start what the capabilities \(value.inQuotes) name")
    default: break
    }
  }

  private mutating func addSecret(_ name: String, _ source: String?) {
    switch SecretSource(source ?? "env:" + name) {
    case .variable(let name)?: add("read the environment variable \(name) as a secret")
    case .file(let path)?: add("read the file \(path.inQuotes) as a secret")
    case nil: break
    }
  }

  private mutating func addOutput(_ path: String) {
    if isOutside(path) { add("write \(path.inQuotes)") }
  }

  /// Whether a path leads out of the folder of the settings; devices have no content to lose.
  private func isOutside(_ path: String) -> Bool {
    var rest = path.utf8[...]
    if rest.starts(with: "/dev/".utf8) { return false }
    if rest.first == UInt8(ascii: "/") {
      guard let root = FileSystem.resolved(folder.isEmpty ? "." : folder) else { return true }
      guard rest.starts(with: (root + "/").utf8) else { return true }
      rest = rest.dropFirst(root.utf8.count + 1)
    } else if rest.starts(with: folder.utf8) {
      rest = rest.dropFirst(folder.utf8.count)
    }
    var depth = 0
    for part in rest.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      depth += part.elementsEqual("..".utf8) ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}
