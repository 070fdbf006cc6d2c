/// The settings outside the command line: every flag of `spec run` is also a key and a variable.
///
/// The table is derived from the flags, so a new flag automatically becomes a key of `spec.json`, a
/// `SPEC_…` variable, a line of `spec config` and a property of the schema.
enum SettingTable {
  /// The paths of `spec run` as a setting; on the command line they have no flag.
  static let paths = Flag<[String]>(
    "paths", value: "PATH", .path, otherwise: "specs", section: "selection",
    help: "feature files, directories, file:line, @list")

  /// Every setting in the order of the help page.
  static let all = [paths] + RunCommand.spec.flags + SharedFlags.all

  /// The setting of that name, if there is one.
  static func setting(named name: String) -> AnyFlag? { all.first { $0.key == name } }

  /// The settings of a command; empty if it does not read scenarios.
  ///
  /// Output files apply only to runs, so that other commands do not overwrite them.
  static func settings(of command: CommandSpec, in tool: ToolSpec) -> [AnyFlag] {
    guard command.takesSettings else { return [] }
    let flags = tool.flags(of: command)
    let writes = command.name == RunCommand.spec.name || command.name == ConfigCommand.spec.name
    return all.filter { setting in
      setting == paths
        || flags.contains { $0.isSame(as: setting) } && (writes || !setting.namesOutput)
    }
  }
}

extension AnyFlag {
  /// Whether it is the same setting as another command's flag.
  ///
  /// `prove` accepts one engine and a run several; faults of `prove` differ from those of a run.
  func isSame(as setting: AnyFlag) -> Bool {
    self == setting || name == RunFlags.engine.name && setting == RunFlags.engine
  }

  /// The name of its environment variable: `SPEC_STEP_TIMEOUT`.
  var variable: String {
    "SPEC_" + String(decoding: name.utf8.map(Self.inVariable), as: UTF8.self)
  }

  private static func inVariable(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "-"): UInt8(ascii: "_")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - 32
    default: letter
    }
  }

  /// Its key in `spec.json`.
  var key: String { name == RunFlags.variable.name ? "variables" : name }

  /// Whether it names an output file of a run.
  fileprivate var namesOutput: Bool { self == SharedFlags.report || self == SharedFlags.junit }
}
