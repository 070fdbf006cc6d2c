/// A command as a value: its name, its flags, and everything help has to say about it.
///
/// It knows nothing of what the command does; the command's own file keeps one of these beside
/// its `run`.
package struct CommandSpec: Sendable, Equatable {
  /// The word that stands for it on the command line.
  package let name: String

  /// One line of help, lower-case, without a full stop.
  package let summary: String

  /// Paragraphs, divided by empty lines, that explain it; empty if the summary says it all.
  package let discussion: String

  /// Command lines worth copying, the most frequent first.
  package let examples: [Example]

  /// What may stand beside the flags, in this order.
  package let positionals: [Positional]

  /// Its own flags; those every command has belong to the tool.
  package let flags: [Flag]

  /// What its flags have to do with one another.
  package let rules: [FlagRule]

  /// Whether flags that are not typed may be set in `spec.json` and the environment.
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

  /// A command line and what it does.
  package struct Example: Sendable, Equatable {
    package let line: String
    package let does: String

    package init(_ line: String, _ does: String) {
      self.line = line
      self.does = does
    }
  }
}
