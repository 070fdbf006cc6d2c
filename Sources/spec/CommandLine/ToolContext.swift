import SpecGherkin
import SpecReporters
import SpecRunner
import SpecText

/// What a command is run in: the tool, its steps, the environment, and where its words go.
struct ToolContext: Sendable {
  let spec: ToolSpec
  var definition: ToolDefinition
  let environment: Environment
  /// The process's signals; nil where the tool is not the whole process.
  let signals: Signals?
  /// Whether a build system reads what is written, and obeys what it takes for a command.
  var isReadAlong: Bool
  /// What no output and no report may show.
  var secrets = Secrets()

  init(spec: ToolSpec, definition: ToolDefinition, environment: Environment, signals: Signals?) {
    self.spec = spec
    self.definition = definition
    self.environment = environment
    self.signals = signals
    isReadAlong = BuildSystem.detected(environment) != nil
  }

  /// Reads the arguments and runs the command they name; usage errors are spoken here.
  func run(_ strings: [String]) async -> ExitStatus {
    do throws(UsageError) {
      switch try ArgumentReader(spec).read(strings) {
      case .help(let command, let length):
        let terminal = Terminal(descriptor: 1, color: .auto, environment: environment)
        let page = HelpPage(of: command, in: spec, length: length)
        return say(page.text(width: terminal.width, style: Self.helpStyle(Style(terminal.display))))
      case .version:
        return say("\(spec.name) \(SpecVersion.current)\n")
      case .run(let typed):
        guard let command = CommandCatalog.command(named: typed.command.name) else {
          return complain("the command \"\(typed.command.name)\" does nothing", .broken)
        }
        warnOfUnreadVariables(typed.command)
        let arguments = try SettingLayers.resolve(typed, in: self)
        var tool = self
        tool.secrets = Secrets(arguments, self)
        // To leave a system's own words out is not to stop it from reading.
        if BuildSystem(arguments, environment) != nil { tool.isReadAlong = true }
        do throws(UsageError) {
          for rule in typed.command.rules { try rule.check(arguments) }
          return try await command.run(arguments, in: tool)
        } catch {
          return tool.complain(error.placed(by: arguments).description)
        }
      }
    } catch {
      return complain(error.description)
    }
  }

  /// A misspelt variable would be passed over in silence.
  private func warnOfUnreadVariables(_ command: CommandSpec) {
    if !command.takesSettings { return }
    for sentence in environment.unreadSettings {
      _ = complain("warning: \(sentence)", .passed)
    }
  }

  // MARK: - What it has to say

  /// Writes what was asked for to standard output.
  ///
  /// - Parameter form: How it is written.
  func say(_ text: String, as form: LogGuard = .text) -> ExitStatus {
    do throws(OutputError) {
      try Console.output.write(text, logGuard(form))
      return .passed
    } catch {
      return complain(error.description, .broken)
    }
  }

  /// Says on standard error why nothing was done.
  func complain(_ sentence: String, _ status: ExitStatus = .unusable) -> ExitStatus {
    // Where errors cannot be written there is nobody to be told.
    try? Console.error.write(
      "\(spec.name): \(VisibleText.clean(secrets.masked(sentence)))\n", logGuard(.text))
    return status
  }

  /// Shows what is wrong with spec texts or Swift glue on standard error.
  func show(_ diagnostics: [Diagnostic], _ arguments: Arguments) -> ExitStatus {
    if diagnostics.isEmpty { return .passed }
    var quoted: (uri: String, text: String?)?
    let text = DiagnosticText(Style(display(2, arguments))) { uri, line in
      if quoted?.uri.isSame(as: uri) != true { quoted = (uri, FeatureLoader().text(of: uri)) }
      return quoted?.text.flatMap { DiagnosticText.line(line, of: $0) }
    }
    try? Console.error.write(text.text(diagnostics) + "\n", logGuard(.text))
    return diagnostics.contains { $0.severity == .error } ? .unusable : .passed
  }

  // MARK: - Where it is said

  /// What a stream can show, by the flag and the environment.
  func display(_ descriptor: Int32, _ arguments: Arguments) -> Display {
    var display = Terminal(
      descriptor: descriptor, color: arguments.choice(SharedFlags.color) ?? .auto,
      environment: environment
    ).display
    display.logGuard = logGuard(.text)
    return display
  }

  /// How what is written in some form keeps a build system from obeying it; nil where none reads.
  func logGuard(_ form: LogGuard) -> LogGuard? { isReadAlong ? form : nil }

  /// Headings bold, literals as steps that pass, placeholders plain.
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
  /// The terminal as reports know it; what is no terminal has no width.
  var display: Display {
    Display(
      width: isTerminal ? width : nil, hasColour: isColored, hasUnicode: isUnicode,
      isLive: isRedrawable)
  }
}
