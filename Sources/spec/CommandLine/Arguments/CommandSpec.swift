/// The description of a command: its name, its flags and its help.
///
/// Each command's file has one next to the implementation.
struct CommandSpec: Sendable, Equatable {
  /// The name on the command line.
  let name: String

  /// One line of help, in lower case, without a full stop.
  let summary: String

  /// The title under which an overview lists it.
  var group = "commands"

  /// Paragraphs of help, separated by empty lines; may be empty.
  let discussion: String

  /// The example command lines as written for `spec`.
  private let written: [Example]

  /// The name of another tool whose command this is.
  private var tool: String?

  /// The flags that the other tool lacks.
  private var dropped: [AnyFlag] = []

  /// The positional arguments, in order.
  let positionals: [Positional]

  /// The command's own flags; the tool has the shared ones.
  private(set) var flags: [AnyFlag]

  /// Constraints between flags.
  let rules: [FlagRule]

  /// Whether `spec.json` and the environment can set its flags.
  private(set) var takesSettings: Bool

  init(
    name: String, summary: String, discussion: String = "", examples: [Example] = [],
    positionals: [Positional] = [], flags: [AnyFlag] = [], rules: [FlagRule] = [],
    takesSettings: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    written = examples
    self.positionals = positionals
    self.flags = flags
    self.rules = rules
    self.takesSettings = takesSettings
  }

  /// Example command lines, the most common first; only help needs them.
  var examples: [Example] {
    guard let tool else { return written }
    return written.filter { example in !dropped.contains { example.uses($0) } }.map {
      Example($0.line.replacing(Self.standardTool, by: tool), $0.does)
    }
  }

  /// The command in another tool: without the flags of a section, and with those of settings, if
  /// it takes any.
  func inTool(named name: String, without section: String?, settings: [AnyFlag]?) -> CommandSpec {
    var command = self
    command.dropped = section.map { section in flags.filter { $0.section == section } } ?? []
    if !command.dropped.isEmpty { command.flags.removeAll { $0.section == section } }
    if name != Self.standardTool || !command.dropped.isEmpty { command.tool = name }
    if let settings { command.flags += settings }
    command.takesSettings = settings != nil
    return command
  }

  /// The tool that the examples are written for.
  private static let standardTool = "spec"

  /// A command line and its description.
  struct Example: Sendable, Equatable {
    let line: String
    let does: String

    init(_ line: String, _ does: String) {
      self.line = line
      self.does = does
    }
  }
}

extension CommandSpec.Example {
  fileprivate func uses(_ flag: AnyFlag) -> Bool {
    line.split(separator: " ").contains { word in flag.spellings.contains { $0 == word } }
  }
}

extension String {
  /// The line with another name for a tool.
  fileprivate func replacing(_ tool: String, by name: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      word == tool
        ? name : word.hasSuffix("(" + tool) ? word.dropLast(tool.count) + name : String(word)
    }.joined(separator: " ")
  }
}
