/// A named defect an app can be launched with, to prove that its specifications notice it.
package struct Fault: Hashable, Sendable {
  /// The name, in lowercase words joined by hyphens: `text-one-keystroke-late`.
  package let name: String
  /// The requirements it breaks, by their ids; none if no requirement states the rule.
  package let statements: [String]
  /// What goes wrong, in one sentence.
  package let summary: String

  package init(_ name: String, breaks statements: [String], _ summary: String) {
    self.name = name
    self.statements = statements
    self.summary = summary
  }
}
