import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// `spec steps`: lists the steps with summaries and examples.
enum StepsCommand: Command {
  /// The values of `--format`.
  private enum Format: String {
    case text, markdown, json
  }

  private static let format = Flag<Format>(
    "format",
    [
      .text: "for people, in the width of the terminal",
      .markdown: "a page",
      .json: JSONPage.help,
    ], default: .text, section: "output",
    help: "the output format")

  static let spec = CommandSpec(
    name: "steps", summary: "list the steps that scenarios can use",
    discussion: """
      With WORD, prints the steps that are about these words, the most likely first: `notified` finds \
      the steps about notifications. A whole sentence is possible. Text steps, which scenarios with \
      the tag @step define, are listed with their places.
      """,
    examples: [
      .init("spec steps", "all steps"),
      .init("spec steps return key", "the steps about the return key"),
      .init("spec steps 'the message appears'", "the steps that a sentence may mean"),
    ],
    positionals: [Positional("WORD", .any, help: "words to search for")],
    flags: SharedFlags.reading + [format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    if arguments.positionals.contains("") {
      return tool.printError(
        "a word is empty\nname a word to search for; a shell variable may be unset")
    }
    let textSteps = StepLibrary(try SelectionSettings.loader(arguments).load([]).textSteps)
    let known = tool.definition.words + [textSteps]
    let libraries = found(in: known, arguments.positionals)
    guard !libraries.isEmpty else { return nothingFound(known, arguments, tool) }
    if arguments[format] == .json { return tool.write(json(libraries), as: .json) }
    let isMarkdown = arguments[format] == .markdown
    let style = Style(tool.display(1, arguments))
    let sections = libraries.map { name, steps in
      isMarkdown ? markdown(name, steps) : plain(name, steps, style)
    }
    return tool.write((isMarkdown ? "# Steps\n\n" : "") + sections.joined(separator: "\n"))
  }

  /// The most steps that a search prints.
  private static let most = 12

  /// All steps without words; otherwise those that are about the words, the most likely first.
  private static func found(
    in known: [StepLibrary], _ words: [String]
  ) -> [(String, [StepDefinition])] {
    guard !words.isEmpty else {
      return known.map { ($0.name, $0.definitions) }.filter { !$0.1.isEmpty }
    }
    let all = known.flatMap { library in library.definitions.map { (library.name, $0) } }
    let found = StepFinder(all.map(\.1)).steps(for: words.joined(separator: " "), most: most)
    var sections: [(String, [StepDefinition])] = []
    for (name, definition) in found.map({ all[$0] }) {
      if let place = sections.firstIndex(where: { $0.0.isSame(as: name) }) {
        sections[place].1.append(definition)
      } else {
        sections.append((name, [definition]))
      }
    }
    return sections
  }

  private static func nothingFound(
    _ libraries: [StepLibrary], _ arguments: Arguments, _ tool: ToolContext
  ) -> ExitStatus {
    let typed = arguments.positionals
    let known = libraries.flatMap(\.definitions).flatMap(\.words)
    let nearest = typed.map { Nearest.nearest(to: $0, in: known) ?? $0 }
    let all = "\(arguments.place) lists all"
    return tool.printError(
      "no step is about \"\(typed.joined(separator: " "))\"\n"
        + (nearest == typed
          ? "search for other words; \(all)"
          : "did you mean \(arguments.place) \(nearest.joined(separator: " "))? \(all)"),
      .nothingSelected)
  }

  private static func json(_ libraries: [(String, [StepDefinition])]) -> String {
    let values = libraries.map { name, steps in
      JSONValue.fields(["name": .string(name), "steps": .array(steps.map(json))])
    }
    return JSONPage.text(["libraries": .array(values)])
  }

  private static func json(_ step: StepDefinition) -> JSONValue {
    JSONValue.fields([
      "keyword": .string(step.word), "expression": .string(step.sentence),
      "summary": JSONPage.text(step.summary), "example": JSONPage.text(step.example),
      "takes": JSONPage.text(step.takesBelow), "requires": JSONPage.strings(step.needs),
      "place": step.textStep.flatMap { JSONPage.place($0.uri, $0.scenario.location) },
    ])
  }

  private static func plain(_ name: String, _ steps: [StepDefinition], _ style: Style) -> String {
    var text = style.paint(name, .heading) + "\n"
    for step in steps {
      text += "  " + VisibleText.line("\(step.word) \(step.sentence)") + "\n"
      for line in [step.summary, step.need, step.example, step.home].compactMap({ $0 }) {
        text += "      " + style.paint(VisibleText.line(line), .faint) + "\n"
      }
    }
    return text
  }

  private static func markdown(_ name: String, _ steps: [StepDefinition]) -> String {
    var text = "## \(name)\n\n"
    for step in steps {
      text += "- `\(step.word) \(step.sentence)`"
      if let summary = step.summary { text += "  \n  \(summary)" }
      if let need = step.need { text += "  \n  \(need)" }
      if let home = step.home { text += "  \n  \(home)" }
      if let example = step.example { text += "  \n  `\(example)`" }
      text += "\n"
    }
    return text
  }
}

extension StepDefinition {
  /// The place of a text step.
  fileprivate var home: String? { textStep == nil ? nil : "Defined at \(source.description)." }

  /// The argument below the step, and the abilities that it always requires of the engine.
  fileprivate var need: String? {
    let sentences = [
      takesBelow.map { "Takes \($0)." },
      needs.isEmpty ? nil : "Requires: \(needs.joined(separator: ", ")).",
    ]
    let text = sentences.compactMap { $0 }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The words of the expression, without parameters.
  fileprivate var words: [String] {
    pattern.split { " /()".contains($0) }.filter { !$0.contains("{") }.map { $0.lowercased() }
  }
}
