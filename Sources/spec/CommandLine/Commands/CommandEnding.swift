import SpecEditing
import SpecReporters
import SpecRunner

/// The end of a command whose reason has been printed.
struct CommandEnding: Error {
  let status: ExitStatus
}

extension ToolContext {
  /// Prints why a command ends.
  func ending(_ sentence: String, _ status: ExitStatus = .unusable) -> CommandEnding {
    CommandEnding(status: printError(sentence, status))
  }

  /// Prints diagnostics.
  ///
  /// - Returns: the exit status of warnings.
  /// - Throws: the end of the command if there is an error.
  @discardableResult
  func check(
    _ diagnostics: [Diagnostic], _ arguments: Arguments
  ) throws(CommandEnding) -> ExitStatus {
    let status = show(diagnostics, arguments)
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw CommandEnding(status: status)
    }
    return status
  }

  /// Prints the error that ended a command.
  func report(_ error: any Error, _ arguments: Arguments) -> ExitStatus {
    switch error {
    case let error as CommandEnding: error.status
    case let error as UsageError: printError(error.placed(by: arguments).description)
    case let error as GlueError: show(error.diagnostics, arguments)
    case let error as OutputError: printError(error.description, .broken)
    case let error as RecordingError: printError(error.description)
    case let error as RecordedResults.Unreadable: printError(error.sentence)
    case let error as ConfigFileError: printError(error.sentence(tool: spec.name))
    case let error as Complaint: printError(error.sentence, error.status)
    default: printError("\(error)", .broken)
    }
  }
}
