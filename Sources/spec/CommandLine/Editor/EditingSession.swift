import SpecAnalysis
import SpecDrivers
import SpecEditing
import SpecEngines
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// A language server of a tool, with the settings of each folder that its client opens.
struct EditingSession: Sendable {
  let typed: Arguments
  let tool: ToolContext
  let build: String?

  /// Serves the client until the conversation ends.
  func serve(_ watch: ProgramWatch) async -> Result<ServerEnding, SystemError> {
    await StandardStreams.serve { input, output throws(SystemError) in
      let session = LSPSession { root in settings(root) }
      if let conversation = watch.conversation {
        session.resume(
          conversation, "\(tool.spec.name) was built again: the server is the new program")
      }
      let server = try StreamServer(session, (input, output), turn: 1_000, watchesOutput: false)
      session.readMore = { [unowned server] in server.read() }
      var watch = watch
      return server.serve { isQuiet in
        guard isQuiet else { return false }
        session.lookAtDisk()
        watch.handOver(session, (input, output))
        return false
      }
    }
  }

  // MARK: - Settings

  /// The settings of a folder, which is entered.
  func settings(_ root: String) -> Result<EditingSettings, EditingSettings.Problem> {
    do throws(SystemError) { try OwnProcess.enter(root) } catch {
      return .failure(.init(sentence: "the folder \"\(root)\" cannot be entered: \(error)"))
    }
    do throws(UsageError) {
      return .success(try read())
    } catch {
      return .failure(.init(sentence: error.placed(by: typed).description))
    }
  }

  private func read() throws(UsageError) -> EditingSettings {
    let arguments = try SettingLayers.resolve(typed, in: tool)
    try arguments.check(tool.spec.flags(of: typed.command))
    var tool = tool
    tool.variables = try VariableSettings(arguments, nil).variables
    let usual = ExplainCommand.usualRecording
    let named = arguments[LintFlags.recording]
    let engine = tool.definition.apps?.engine
    var names: (@Sendable (String) async -> Set<ExactText>)?
    if let engine, engine.makeDriver().capabilities[.clock] == .exact {
      names = { app in await Exploration.names(of: app, on: engine) }
    }
    let lint = try LintRun.settings(arguments, tool)
    return EditingSettings(
      tool: tool.spec.name, build: build, folder: FileSystem.resolved("."),
      paths: arguments.positionals.isEmpty ? ["specs"] : arguments.positionals,
      loader: try SelectionSettings.loader(arguments), libraries: tool.definition.words,
      own: tool.definition.own,
      registry: { [tool] suite throws(GlueError) in
        try tool.registry(of: tool.definition.words, for: suite, arguments)
      }, lint: lint, variables: tool.variables,
      apps: engine?.apps.map(\.name) ?? [],
      names: names,
      recording: named ?? (FileSystem.isMissing(usual) ? nil : usual),
      checksRecording: named != nil, requirementsName: CoverageCommand.fileName,
      settingsName: ConfigFile.name, readRecording: { RecordedRun.read($0, $1) })
  }
}
