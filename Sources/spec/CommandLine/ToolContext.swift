import SpecGherkin
import SpecReporters
import SpecRunner
import Specs

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
        return Standard.output.write(page.text(width: terminal.width, style: terminal.helpStyle))
      case .version:
        return Standard.output.write("\(spec.name) \(SpecVersion.current)\n")
      case .run(let arguments):
        guard let command = CommandCatalog.all.first(where: { $0.spec == arguments.command })
        else { return .broken }
        return try await command.run(arguments, in: self)
      }
    } catch {
      return complain(error.description)
    }
  }

  /// Says on standard error why nothing was done.
  func complain(_ sentence: String, _ status: ExitStatus = .unusable) -> ExitStatus {
    _ = Standard.error.write("\(spec.name): \(sentence)\n")
    return status
  }

  /// Shows what is wrong with spec texts or Swift glue on standard error.
  func report(_ diagnostics: [Diagnostic], _ arguments: Arguments) -> ExitStatus {
    let text = DiagnosticText(Style(display(2, arguments))) { uri, line in
      FeatureLoader().line(line, of: uri)
    }
    for diagnostic in diagnostics { _ = Standard.error.write(text.text(diagnostic)) }
    return diagnostics.contains { $0.severity == .error } ? .unusable : .passed
  }

  /// What a report can show on a stream.
  func display(_ descriptor: Int32, _ arguments: Arguments) -> Display {
    let terminal = terminal(descriptor, arguments)
    return Display(
      width: terminal.isTerminal ? terminal.width : nil, hasColour: terminal.isColored,
      hasUnicode: terminal.isUnicode, isLive: terminal.isRedrawable)
  }

  /// What a stream can show, by the flag and the environment.
  func terminal(_ descriptor: Int32, _ arguments: Arguments) -> Terminal {
    Terminal(
      descriptor: descriptor, color: arguments.choice(SharedFlags.color) ?? .auto,
      environment: environment)
  }
}

extension Terminal {
  /// Headings bold, literals cyan, placeholders plain, where there are colours.
  var helpStyle: HelpText.Style {
    guard isColored else { return { _, piece in piece } }
    return { kind, piece in
      switch kind {
      case .heading: "\u{1B}[1m\(piece)\u{1B}[0m"
      case .literal: "\u{1B}[36m\(piece)\u{1B}[0m"
      default: piece
      }
    }
  }
}
