import SpecRunner
import SpecText

/// Checks that the flags accept the values of a settings file.
///
/// Unused profiles and engines are checked as a run would read them, but the files they name are
/// not opened.
struct ConfigFileCheck {
  private let file: ConfigFile
  private let tool: ToolContext
  private var problems: [ConfigFileProblem] = []

  static func problems(of file: ConfigFile, _ tool: ToolContext) -> [ConfigFileProblem] {
    var check = ConfigFileCheck(file: file, tool: tool)
    check.run()
    return check.problems
  }

  private mutating func run() {
    // First one value at a time, so that no error hides another; then all together.
    for given in file.defaults + file.profiles.flatMap(\.settings) { check(given) }
    checkRules()
    checkTypes()
    for engine in file.engines {
      checkTogether([
        Arguments.Occurrence(
          name: RunFlags.engine.name, typed: RunFlags.engine.long, value: engine.name,
          origin: .file(engine.place))
      ])
    }
    for profile in file.profiles {
      checkTogether(SettingLayers.joined([file.defaults, profile.settings]))
    }
    checkTogether(file.defaults)
  }

  /// Checks the names of rules; a tool without apps has no audit.
  private mutating func checkRules() {
    guard let rules = tool.definition.apps?.steps.auditRules else { return }
    for exemption in file.exemptions where !rules.contains(same: exemption.exemption.rule) {
      let name = exemption.exemption.rule
      problems.append(
        ConfigFileProblem(
          file: file.text.path, place: exemption.place,
          fact: .unknownChoice(
            value: name, choices: rules)))
    }
  }

  /// Checks that no type has the name of one in a library.
  private mutating func checkTypes() {
    if file.types.isEmpty { return }
    let known = Set(exactly: tool.definition.words.flatMap(\.parameterTypeNames))
    for type in file.types where known.contains(type.name) {
      problems.append(
        ConfigFileProblem(
          file: file.text.path, place: type.place,
          fact: .sentence(
            "the steps of \(tool.spec.name) have a type \"\(type.name)\"", fix: "use another name"))
      )
    }
  }

  /// Checks a value by itself.
  private mutating func check(_ given: Arguments.Occurrence) {
    let arguments = arguments([given])
    let tool = tool
    for flag in SettingTable.all {
      read(arguments) { () throws(UsageError) in try flag.check(arguments) }
    }
    read(arguments) { () throws(UsageError) in _ = try SelectionSettings(arguments) }
    read(arguments) { () throws(UsageError) in _ = try PlanSettings(arguments) }
    read(arguments) { () throws(UsageError) in _ = try EngineOption.read(arguments, tool, nil) }
    read(arguments) { () throws(UsageError) in _ = try EngineSettings(arguments, nil, nil) }
    read(arguments) { () throws(UsageError) in _ = try VariableSettings(arguments, nil) }
    read(arguments) { () throws(UsageError) in _ = try RunPages(arguments, [], nil, nil) }
    checkTogether([given], onEngines: false)
  }

  /// Checks values that depend on each other, such as two reports with one file.
  private mutating func checkTogether(
    _ given: [Arguments.Occurrence], onEngines: Bool = true
  ) {
    let arguments = arguments(given)
    let tool = tool
    read(arguments) { () throws(UsageError) in _ = try RunSettings.options(arguments, tool) }
    read(arguments) { () throws(UsageError) in _ = try ReportSettings(arguments) }
    read(arguments) { () throws(UsageError) in _ = try VariableSettings(arguments, nil) }
    if !onEngines { return }
    // One at a time, so that no error hides another.
    let single = [RunFlags.device.name, RunFlags.fault.name]
    let shared = given.filter { !single.contains($0.name) }
    for one in [[]] + given.filter({ single.contains($0.name) }).map({ [$0] }) {
      let arguments = self.arguments(shared + one)
      read(arguments) { () throws(UsageError) in try RunEngines.check(arguments, tool) }
    }
  }

  private func arguments(_ given: [Arguments.Occurrence]) -> Arguments {
    Arguments(command: RunCommand.spec, place: "", occurrences: given, file: file)
  }

  /// Records an error once.
  private mutating func read(_ arguments: Arguments, _ body: () throws(UsageError) -> Void) {
    do throws(UsageError) {
      try body()
    } catch {
      let problem = ConfigFileProblem(
        file: file.text.path,
        fact: .value(error.placed(by: arguments).masked(by: Secrets(arguments, tool))))
      if !problems.contains(problem) { problems.append(problem) }
    }
  }
}
