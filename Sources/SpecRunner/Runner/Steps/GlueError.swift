public import SpecGherkin

/// All errors of step definitions, such as invalid expressions or duplicates.
///
/// The place of each diagnostic is a line of Swift.
public struct GlueError: Error, Sendable {
  /// One diagnostic for each error.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension GlueError: CustomStringConvertible {
  /// The errors, each with its line of Swift and advice.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
