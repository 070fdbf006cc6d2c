public import SpecGherkin

/// What is wrong on the Swift side: bad expressions, things defined twice; all of it at once.
///
/// Each diagnostic's place is a line of Swift, so reports speak of it as of a line of a spec.
public struct GlueError: Error, Sendable {
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension GlueError: CustomStringConvertible {
  /// Everything that is wrong, each with its line of Swift and what to do about it.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
