import SpecRunner

/// The step registry of a command.
extension ToolContext {
  /// Joins libraries with the parameter types of the settings file.
  ///
  /// - Throws: `GlueError` with all errors.
  func registry(
    of libraries: [StepLibrary], for suite: Suite, _ arguments: Arguments
  ) throws(GlueError) -> StepRegistry {
    let file = arguments.file.map { $0.types.isEmpty ? [] : [$0.library] } ?? []
    return try StepRegistry(
      file + libraries, for: suite, duplicates: definition.duplicates, variables: variables)
  }
}
