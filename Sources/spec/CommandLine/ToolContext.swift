import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// The context of a command: the tool, its steps, the environment and the output.
struct ToolContext: Sendable {
  let spec: ToolSpec
  var definition: ToolDefinition
  let environment: Environment
  /// The signal handlers; nil if the tool does not own the process.
  let signals: Signals?
  /// The build system that reads the output as commands, if any.
  var isReadAlong: Bool
  /// The server of the pages of a run, if one was started.
  var server: PageServer?
  /// Keeps the output of a command that a server runs for a client; nil for others.
  var capture: Console.Capture?
  /// Collects errors for a command that prints JSON; nil for others.
  private var errors: JSONErrors?
  /// The values that are hidden in all output.
  var secrets = Secrets()
  /// The values of `${NAME}` in steps.
  var variables = Variables.none

  init(spec: ToolSpec, definition: ToolDefinition, environment: Environment, signals: Signals?) {
    self.spec = spec
    self.definition = definition
    self.environment = environment
    self.signals = signals
    isReadAlong = BuildSystem.detected(environment) != nil
  }

  /// Parses the arguments and runs their command; reports usage errors.
  func run(_ strings: [String]) async -> ExitStatus {
    guard JSONErrors.areWanted(by: strings) else { return await runCommand(strings) }
    var tool = self
    let errors = JSONErrors()
    tool.errors = errors
    let status = await tool.runCommand(strings)
    guard status != .passed, let page = errors.page else { return status }
    return status.combined(with: write(page, as: .json))
  }

  private func runCommand(_ strings: [String]) async -> ExitStatus {
    do throws(UsageError) {
      switch try ArgumentReader(spec).read(strings) {
      case .help(let command, let length):
        let terminal = Terminal(descriptor: 1, color: .auto, environment: environment)
        let page = HelpPage(command: command, tool: spec, length: length)
        return write(
          page.text(width: terminal.width, style: Self.helpStyle(Style(terminal.display))))
      case .version:
        return write("\(spec.name) \(SpecVersion.current)\n")
      case .run(let typed):
        guard let command = CommandCatalog.command(named: typed.command.name) else {
          return printError("the command \"\(typed.command.name)\" has no implementation", .broken)
        }
        warnOfUnreadVariables(typed.command)
        let arguments = command.readsSettings ? typed : try SettingLayers.resolve(typed, in: self)
        var tool = self
        tool.secrets = Secrets(arguments, self)
        // Recordings and screens may hold what a secret opens. A build has no other users, but
        // other programs that read its reports.
        if signals != nil, !tool.secrets.isEmpty, !environment.isContinuousIntegration {
          OwnProcess.keepFilesPrivate()
        }
        // Without the notes of the build system, commands in the text are still escaped.
        if BuildSystem(arguments, environment) != nil { tool.isReadAlong = true }
        do {
          tool.variables = try VariableSettings(
            arguments, command.runsScenarios(arguments) ? environment : nil
          ).variables
          for rule in typed.command.rules { try rule.check(arguments) }
          try arguments.check(spec.flags(of: typed.command))
          if command.runsScenarios(arguments) { try await SettingsTrust.check(arguments, tool) }
          return try await PageServer.during(command, arguments, tool)
        } catch {
          return tool.report(error, arguments)
        }
      }
    } catch {
      return printError(error.description)
    }
  }

  /// Otherwise a misspelt variable would have no effect and no message.
  private func warnOfUnreadVariables(_ command: CommandSpec) {
    if !command.takesSettings { return }
    for sentence in environment.unreadSettings {
      note("warning: \(sentence)")
    }
  }

  // MARK: - Steps

  /// A step that a command writes, with variables for secrets; nil if that is not possible.
  func step(_ text: String) -> String? { secrets.step(text, naming: variables.secrets) }

  /// The steps with variables for secrets; nil if that is not possible for one of them.
  func steps(_ lines: [String]?) -> [String]? {
    let steps = lines?.compactMap(step)
    return steps?.count == lines?.count ? steps : nil
  }

  // MARK: - Output

  /// Writes a result to standard output.
  ///
  /// - Parameter form: the format of the text.
  func write(_ text: String, as form: LogGuard = .text) -> ExitStatus {
    errors?.noteResult()
    do throws(OutputError) {
      try (capture?.output ?? .output).write(text, logGuard(form))
      return .passed
    } catch {
      return printError(error.description, .broken)
    }
  }

  /// Prints an error message to standard error.
  func printError(_ sentence: String, _ status: ExitStatus = .unusable) -> ExitStatus {
    let sentence = secrets.masked(sentence)
    if status != .passed { errors?.note(sentence) }
    // If standard error cannot be written, no one can be informed.
    try? errorStream.write("\(spec.name): \(VisibleText.clean(sentence))\n", logGuard(.text))
    return status
  }

  /// Prints a message to standard error that changes no status.
  func note(_ sentence: String) { _ = printError(sentence, .passed) }

  var errorStream: Console { capture?.errors ?? .error }

  /// Prints diagnostics of feature files or step definitions to standard error.
  func show(_ diagnostics: [Diagnostic], _ arguments: Arguments) -> ExitStatus {
    if diagnostics.isEmpty { return .passed }
    let diagnostics = diagnostics.map { advised($0, arguments) }
    errors?.note(diagnostics)
    var quoted: (uri: String, text: String?)?
    let text = DiagnosticText(Style(display(2, arguments))) { uri, line in
      if quoted?.uri.isSame(as: uri) != true { quoted = (uri, FeatureLoader().text(of: uri)) }
      return quoted?.text.flatMap { DiagnosticText.line(line, of: $0) }
    }
    try? errorStream.write(text.text(diagnostics) + "\n", logGuard(.text))
    return diagnostics.contains { $0.severity == .error } ? .unusable : .passed
  }

  /// Who has no suite yet is not helped by advice about the spelling of its folder.
  private func advised(_ diagnostic: Diagnostic, _ arguments: Arguments) -> Diagnostic {
    guard diagnostic.code == "path.missing", diagnostic.uri == "specs",
      arguments.positionals.isEmpty, spec.command(named: "init") != nil
    else { return diagnostic }
    // In a folder of a suite, no other suite is wanted.
    let suite = ConfigFile.nearestPath().flatMap { path in
      path.begins(with: "../") ? String(path.dropLast(ConfigFile.name.count + 1)) : nil
    }
    let advice =
      suite.map { "the suite is in the folder of \($0)/\(ConfigFile.name): go there with cd \($0)" }
      ?? "write a first suite here: \(spec.name) init"
    return Diagnostic(
      code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
      uri: diagnostic.uri, notes: diagnostic.notes,
      fix: "\(advice); or name your features: \(arguments.place) PATH")
  }

  // MARK: - Displays

  /// What a stream can display, according to the flag and the environment.
  func display(_ descriptor: Int32, _ arguments: Arguments) -> Display {
    var display = Terminal(
      descriptor: descriptor, color: arguments[SharedFlags.color],
      environment: environment
    ).display
    display.logGuard = logGuard(.text)
    return display
  }

  /// How to escape text for the build system that reads the log; nil if there is none.
  func logGuard(_ form: LogGuard) -> LogGuard? { isReadAlong ? form : nil }

  /// Headings are bold, literals have the colour of passed steps, placeholders are plain.
  private static func helpStyle(_ style: Style) -> HelpText.Style {
    { role, piece in
      switch role {
      case .heading: style.paint(piece, .heading)
      case .literal: style.paint(piece, .tag)
      case .placeholder: piece
      }
    }
  }
}

extension Terminal {
  /// The terminal as reports need it; other streams have no width.
  var display: Display {
    Display(
      width: isTerminal ? width : nil, hasColour: isColored, hasUnicode: isUnicode,
      isLive: isRedrawable)
  }
}
