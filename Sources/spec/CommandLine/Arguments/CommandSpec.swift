/// The description of a command: its name, its flags and its help.
///
/// Each command's file has one next to the implementation.
package struct CommandSpec: Sendable, Equatable {
  /// The name on the command line.
  package let name: String

  /// One line of help, in lower case, without a full stop.
  package let summary: String

  /// Paragraphs of help, separated by empty lines; may be empty.
  package let discussion: String

  /// Example command lines, the most common first.
  package let examples: [Example]

  /// The positional arguments, in order.
  package let positionals: [Positional]

  /// The command's own flags; the tool has the shared ones.
  package let flags: [Flag]

  /// Constraints between flags.
  package let rules: [FlagRule]

  /// Whether `spec.json` and the environment can set its flags.
  package let takesSettings: Bool

  package init(
    name: String, summary: String, discussion: String = "", examples: [Example] = [],
    positionals: [Positional] = [], flags: [Flag] = [], rules: [FlagRule] = [],
    takesSettings: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.positionals = positionals
    self.flags = flags
    self.rules = rules
    self.takesSettings = takesSettings
  }

  /// A command line and its description.
  package struct Example: Sendable, Equatable {
    package let line: String
    package let does: String

    package init(_ line: String, _ does: String) {
      self.line = line
      self.does = does
    }
  }
}
