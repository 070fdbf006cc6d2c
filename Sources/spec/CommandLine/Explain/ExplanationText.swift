import SpecEditing
import SpecMessages
import SpecReporters
import SpecRunner
import SpecText

/// An explanation for people.
struct ExplanationText {
  let explanation: LineExplanation
  let libraries: [StepLibrary]
  let abilities: EngineAbilities
  /// The recording that results come from; nil if there is none.
  let recording: String?
  let style: Style

  /// The number of texts of a step, and of rows of a text, that are shown.
  private static let most = 10

  var text: String {
    switch explanation.subject {
    case .step(let step):
      heading(step.keyword + step.text) + body(of: step)
    case .scenario(let scenario):
      heading("\(scenario.keyword): \(scenario.name)") + body(of: scenario)
    }
  }

  private func heading(_ text: String) -> String {
    let place = VisibleText.line("\(explanation.uri):\(explanation.line)")
    return style.paint(place, .faint) + "  " + style.paint(VisibleText.line(text), .heading) + "\n"
  }

  // MARK: - Steps

  private func body(of step: LineExplanation.StepLine) -> String {
    if let sentence = step.partOf {
      return
        "\n  part of the step \"\(VisibleText.line(sentence))\"; it has values where that is called\n"
    }
    guard !step.variants.isEmpty else {
      return "\n  no scenario runs this step: \(style.paint("add a scenario, or a row", .note))\n"
    }
    var text = ""
    for variant in step.variants.prefix(Self.most) {
      if !variant.text.isSame(as: step.text) || step.variants.count > 1 {
        text += "\n" + VisibleText.line(variant.text) + rows(variant.rows) + "\n"
      } else {
        text += "\n"
      }
      text += body(of: variant)
    }
    let more = step.variants.count - Self.most
    return text + (more > 0 ? "\nand \(more.counted("more text"))\n" : "")
  }

  private func rows(_ rows: [Int]) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = rows.prefix(Self.most).map(String.init).joined(separator: ", ")
    let more = rows.count > Self.most ? ", …" : ""
    return style.paint("  \(rows.count == 1 ? "row" : "rows") on line \(shown)\(more)", .faint)
  }

  private func body(of variant: LineExplanation.Variant) -> String {
    let matches = variant.resolution.matches
    var table = TextTable([.left, .left])
    if matches.isEmpty { table.add("undefined", "no step has this text") }
    if matches.count > 1 {
      table.add("ambiguous", "\(matches.count) steps match; a run refuses that")
    }
    for match in matches { add(match, to: &table) }
    if let below = variant.below { table.add("below", below) }
    for advice in variant.resolution.advice { table.add("advice", advice) }
    table.add("last run", last(variant.last))
    var text = table.text(style, indent: 2)
    if let code = variant.resolution.snippets.first {
      text += "\n  define it, for example:\n\n"
      text += VisibleText.clean(code).split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    return text
  }

  private func add(_ match: StepExplanation.Match, to table: inout TextTable) {
    let definition = match.definition
    func add(_ name: String, _ text: String) { table.add(name, text) }
    let sentence = definition.textStep?.sentence
    add("step", sentence ?? "\(definition.word) \(definition.pattern)")
    let library =
      definition.textStep == nil ? libraries.name(of: definition).map { "\($0), " } : "in text, "
    add("defined", (library ?? "") + definition.source.description)
    if let summary = definition.summary { add("summary", summary) }
    for argument in match.arguments {
      let name = argument.parameter.map { "{\($0)}" } ?? "a group"
      let value = argument.text ?? "nothing"
      add("argument", "\(name)  \(argument.type)  \(value)")
      if let problem = argument.problem { add("problem", problem) }
    }
    if let takes = definition.takesBelow { add("takes", takes) }
    if let problem = match.problem { add("problem", problem) }
    for inner in match.steps.prefix(Self.most) {
      let blanks = String(repeating: "  ", count: inner.depth - 1)
      add("runs", "\(blanks)\(inner.line)  (\(inner.expression ?? "no definition, or several"))")
    }
    if match.steps.count > Self.most { add("runs", "and \(match.steps.count - Self.most) more") }
    for need in match.needs { add("requires", need + support(for: need)) }
  }

  private func support(for need: String) -> String {
    let answers = abilities.support(for: need).map { engine, support, why in
      switch support {
      case "exact": "\(engine) has it"
      case "inferred": "\(engine) infers it from \(why ?? "other values")"
      case "missing": "\(engine) lacks it: \(why ?? "no reason")"
      default: "\(engine) could not be asked"
      }
    }
    return answers.isEmpty ? "" : " (\(answers.joined(separator: "; ")))"
  }

  // MARK: - Scenarios

  private func body(of scenario: LineExplanation.ScenarioLine) -> String {
    var table = TextTable([.left, .left])
    table.add("tags", scenario.tags.isEmpty ? "none" : scenario.tags.joined(separator: " "))
    for statement in scenario.statements {
      let sentence = statement.text ?? "no requirements.md next to the feature has it"
      table.add("covers", "\(statement.id): \(sentence)")
    }
    if scenario.definesStep {
      table.add("defines", "a step, which runs where scenarios call it")
      return "\n" + table.text(style, indent: 2)
    }
    if let row = scenario.row {
      let rest = scenario.count > 1 ? "; it has \(scenario.count.counted("row"))" : ""
      table.add("steps of", "the row on line \(row)\(rest)")
    }
    table.add("last run", last(scenario.last))
    var steps = TextTable([.right, .left, .left])
    for step in scenario.steps {
      guard let variant = step.variants.first else { continue }
      let patterns = variant.resolution.matches.map(\.definition.pattern)
      let status = variant.status == "defined" ? [] : [variant.status]
      let result = (status + patterns).joined(separator: " | ")
      steps.add([
        .init("\(step.line)", .faint), .init(step.keyword + variant.text), .init(result, .faint),
      ])
    }
    return "\n" + table.text(style, indent: 2) + "\n" + steps.text(style, indent: 2)
  }

  // MARK: - Results

  private func last(_ result: LastResult) -> String {
    guard let recording else {
      return "no recording; make one with --report messages:\(ExplainCommand.usualRecording)"
    }
    let name = VisibleText.line(recording)
    return LastResultText.sentence(result).map { "\($0) (\(name))" } ?? "not in \(name)"
  }
}

extension [StepLibrary] {
  /// The name of the library that declares a step.
  func name(of definition: StepDefinition) -> String? {
    first { library in
      library.definitions.contains {
        $0.pattern.isSame(as: definition.pattern) && $0.source == definition.source
      }
    }?.name
  }
}
