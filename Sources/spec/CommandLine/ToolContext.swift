import SpecGherkin
import SpecReporters
import SpecRunner

/// What a command is run in: the tool, its steps, the environment, and where its words go.
struct ToolContext: Sendable {
  let spec: ToolSpec
  let stage: Stage
  let environment: Environment
  /// The process's signals; nil where the tool is not the whole process.
  let signals: Signals?

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
        do throws(UsageError) {
          for rule in typed.command.rules { try rule.check(arguments) }
          return try await command.run(arguments, in: self)
        } catch {
          throw error.placed(by: arguments)
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
  func say(_ text: String) -> ExitStatus {
    do throws(OutputError) {
      try Standard.output.write(text)
      return .passed
    } catch {
      return complain(error.description, .broken)
    }
  }

  /// Says on standard error why nothing was done.
  func complain(_ sentence: String, _ status: ExitStatus = .unusable) -> ExitStatus {
    // Where errors cannot be written there is nobody to be told.
    try? Standard.error.write("\(spec.name): \(sentence)\n")
    return status
  }

  /// Shows what is wrong with spec texts or Swift glue on standard error.
  func show(_ diagnostics: [Diagnostic], _ arguments: Arguments) -> ExitStatus {
    if diagnostics.isEmpty { return .passed }
    let text = DiagnosticText(Style(display(2, arguments))) { uri, line in
      FeatureLoader().line(line, of: uri)
    }
    let shown = ErrorList(diagnostics).entries.map { entry in
      switch entry {
      case .diagnostic(let diagnostic): text.text(diagnostic)
      case .more(let sentence): VisibleText.line(sentence) + "\n"
      }
    }.joined(separator: "\n")
    try? Standard.error.write(shown + "\n")
    return diagnostics.contains { $0.severity == .error } ? .unusable : .passed
  }

  // MARK: - Where it is said

  /// What a stream can show, by the flag and the environment.
  func display(_ descriptor: Int32, _ arguments: Arguments) -> Display {
    Terminal(
      descriptor: descriptor, color: arguments.choice(SharedFlags.color) ?? .auto,
      environment: environment
    ).display
  }

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
