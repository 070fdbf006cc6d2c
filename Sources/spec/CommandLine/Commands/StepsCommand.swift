import SpecRunner

/// `spec steps`: the vocabulary, with what each step does and an example.
enum StepsCommand: Command {
  private static let markdown = Flag(
    "markdown", section: "output", help: "as a Markdown page")

  static let spec = CommandSpec(
    name: "steps", summary: "list the steps scenarios can be written with",
    discussion: """
      With words to search for, only the steps that contain all of them, in expression, summary \
      or example.
      """,
    examples: [
      .init("spec steps", "the whole vocabulary"),
      .init("spec steps return key", "what can be said of the return key"),
    ],
    positionals: [Positional("WORD", .any, help: "words to search for")],
    flags: [markdown])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let words = arguments.positionals.map { $0.lowercased() }
    let libraries = tool.stage.words.map { ($0.name, $0.definitions.filter { $0.has(words) }) }
      .filter { !$0.1.isEmpty }
    guard !libraries.isEmpty else {
      return tool.complain(
        """
        no step has the words "\(arguments.positionals.joined(separator: " "))"
        search for fewer, or list all: spec steps
        """, .failed)
    }
    let isMarkdown = arguments.isOn(markdown)
    let terminal = tool.terminal(1, arguments)
    let sections = libraries.map { name, steps in
      isMarkdown ? markdown(name, steps) : plain(name, steps, terminal)
    }
    return Standard.output.write(
      (isMarkdown ? "# Steps\n\n" : "") + sections.joined(separator: "\n"))
  }

  private static func plain(_ name: String, _ steps: [StepDefinition], _ terminal: Terminal)
    -> String
  {
    let bold = terminal.isColored ? ("\u{1B}[1m", "\u{1B}[0m") : ("", "")
    let dim = terminal.isColored ? ("\u{1B}[2m", "\u{1B}[0m") : ("", "")
    var text = "\(bold.0)\(name)\(bold.1)\n"
    for step in steps {
      text += "  \(step.keyword.rawValue) \(step.pattern)\n"
      if let summary = step.summary { text += "      \(dim.0)\(summary)\(dim.1)\n" }
      if let example = step.example { text += "      \(dim.0)\(example)\(dim.1)\n" }
    }
    return text
  }

  private static func markdown(_ name: String, _ steps: [StepDefinition]) -> String {
    var text = "## \(name)\n\n"
    for step in steps {
      text += "- `\(step.keyword.rawValue) \(step.pattern)`"
      if let summary = step.summary { text += "  \n  \(summary)" }
      if let example = step.example { text += "  \n  `\(example)`" }
      text += "\n"
    }
    return text
  }
}

extension StepDefinition {
  fileprivate func has(_ words: [String]) -> Bool {
    let text = [pattern, summary ?? "", example ?? ""].joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
