/// Whether the flags take the values of a settings file, whichever of them a run would use.
///
/// Profiles and engines that nobody asked for are read as a run that asks for them would read
/// them; only the files they name are not opened.
struct ConfigFileCheck {
  private let file: ConfigFile
  private let tool: ToolContext
  private var problems: [ConfigFileProblem] = []

  static func problems(of file: ConfigFile, _ tool: ToolContext) -> [ConfigFileProblem] {
    var check = ConfigFileCheck(file: file, tool: tool)
    check.run()
    return check.problems
  }

  private init(file: ConfigFile, tool: ToolContext) {
    self.file = file
    self.tool = tool
  }

  private mutating func run() {
    // One by one first, so that no problem hides another; then together.
    for said in file.defaults + file.profiles.flatMap(\.settings) { check(said) }
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

  /// Reads a value that can be judged alone.
  private mutating func check(_ said: Arguments.Occurrence) {
    let arguments = arguments([said])
    let tool = tool
    read(arguments) { () throws(UsageError) in _ = try SelectionSettings(arguments) }
    read(arguments) { () throws(UsageError) in _ = try PlanSettings(arguments) }
    read(arguments) { () throws(UsageError) in _ = try EngineOption.read(arguments, tool, nil) }
    read(arguments) { () throws(UsageError) in _ = try EngineSettings(arguments, nil, nil) }
    checkTogether([said], onEngines: false)
  }

  /// Reads values that depend on one another: two reports in one place, a fault of the engine.
  private mutating func checkTogether(
    _ said: [Arguments.Occurrence], onEngines: Bool = true
  ) {
    let arguments = arguments(said)
    let tool = tool
    read(arguments) { () throws(UsageError) in _ = try RunSettings.options(arguments, tool) }
    read(arguments) { () throws(UsageError) in _ = try ReportSettings(arguments) }
    if !onEngines { return }
    // One at a time, so that no problem hides another.
    let single = [RunFlags.device.name, RunFlags.fault.name]
    let shared = said.filter { !single.contains($0.name) }
    for one in [[]] + said.filter({ single.contains($0.name) }).map({ [$0] }) {
      let arguments = self.arguments(shared + one)
      read(arguments) { () throws(UsageError) in try RunEngines.check(arguments, tool) }
    }
  }

  private func arguments(_ said: [Arguments.Occurrence]) -> Arguments {
    Arguments(command: RunCommand.spec, place: "", occurrences: said, file: file)
  }

  /// Notes what a reader refuses, once.
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
