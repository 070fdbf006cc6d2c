/// What can be set outside the command line: every flag of `spec run` is a key and a variable.
///
/// The table is made of the flags themselves, so a new flag is a new key of `spec.json`, a new
/// `SPEC_…` variable, a line of `spec config` and a property of the schema.
enum SettingTable {
  /// The paths of `spec run` as a setting, though they are typed without a flag.
  static let paths = Flag(
    "paths", value: "PATH", default: "specs", repeats: true, section: "selection",
    completion: .file, help: "feature files, directories, file:line, @list")

  /// Every setting, in the order help shows the flags.
  static let all = [paths] + RunCommand.spec.flags + SharedFlags.all

  /// The setting of that name, if there is one.
  static func setting(named name: String) -> Flag? { all.first { $0.name == name } }

  /// The settings a command takes; none for one that does not read scenarios.
  ///
  /// What a run writes is for the run alone: a command that only looks must not overwrite it.
  static func settings(of command: CommandSpec, in tool: ToolSpec) -> [Flag] {
    guard command.takesSettings else { return [] }
    let flags = tool.flags(of: command)
    let writes = command.name == RunCommand.spec.name || command.name == ConfigCommand.spec.name
    return all.filter { setting in
      setting == paths
        || flags.contains { $0.isSame(as: setting) } && (writes || !setting.namesOutput)
    }
  }
}

extension Flag {
  /// Whether it says the same thing as another command's flag.
  ///
  /// Proving takes one engine where a run takes several; its faults are not those a run is started
  /// with.
  func isSame(as setting: Flag) -> Bool {
    self == setting || name == RunFlags.engine.name && setting == RunFlags.engine
  }

  /// The environment's variable for it: `SPEC_STEP_TIMEOUT`.
  var variable: String {
    "SPEC_" + String(name.map { $0 == "-" ? "_" : $0 }).uppercased()
  }

  /// Whether it takes a name and a value, which an object in `spec.json` may hold.
  var takesPairs: Bool { self == RunFlags.parameter || self == RunFlags.secret }

  /// Whether it names what a run writes.
  fileprivate var namesOutput: Bool { self == SharedFlags.report || self == SharedFlags.junit }
}
