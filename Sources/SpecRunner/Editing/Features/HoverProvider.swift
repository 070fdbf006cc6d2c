import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// Says what a step does, what a tag or a statement means, and the last results.
struct HoverProvider {
  let view: DocumentView

  func json(at offset: Int) -> JSONValue {
    guard let (text, range) = hover(at: offset) else { return .null }
    let kind = view.client.hasMarkdown ? "markdown" : "plaintext"
    return [
      "contents": ["kind": .string(kind), "value": .string(text)],
      "range": view.buffer.range(range).json,
    ]
  }

  private func hover(at offset: Int) -> (text: String, range: Range<Int>)? {
    if let tag = view.tag(at: offset) {
      guard let id = RequirementID(tag: tag.name) else { return nil }
      return (statement(id), tag.range)
    }
    guard let file = view.file, let result = file.result, let document = file.document else {
      return nil
    }
    var explainer = LineExplainer(
      result, document, view.registry, view.workspace.results,
      textSteps: view.workspace.textSteps, statements: view.workspace.requirements.statements)
    let line = view.buffer.parserLine(of: offset)
    if let use = view.use(at: offset), offset >= use.keyword.lowerBound {
      guard case .step(let step) = explainer.step(use.step, at: line).subject else { return nil }
      return (text(of: step), use.text)
    }
    guard let scenario = view.scenario(titledAt: offset), let name = view.name(of: scenario),
      case .scenario(let found) = explainer.scenario(scenario, row: nil, at: line).subject
    else { return nil }
    return (text(of: found), name)
  }

  // MARK: - Steps

  private func text(of step: LineExplanation.StepLine) -> String {
    if let sentence = step.partOf {
      return "Part of the step \(code(sentence)); it has values where that is called."
    }
    guard let variant = step.variants.first else {
      return "No scenario runs this step: add a scenario, or a row."
    }
    var parts: [String] = []
    let matches = variant.resolution.matches
    if matches.isEmpty { parts.append("Undefined: no step has this text.") }
    if matches.count > 1 {
      parts.append("Ambiguous: \(matches.count) steps match; a run refuses that.")
    }
    parts += matches.map { text(of: $0) }
    parts += variant.resolution.advice
    parts += last(variant.last)
    return parts.joined(separator: "\n\n")
  }

  private func text(of match: StepExplanation.Match) -> String {
    let definition = match.definition
    let sentence = definition.textStep?.sentence ?? "\(definition.word) \(definition.pattern)"
    var lines = [bold(code(sentence))]
    if let summary = definition.summary { lines.append(summary) }
    if let takes = definition.takesBelow { lines.append("Takes \(takes).") }
    if !match.needs.isEmpty { lines.append("Requires: \(match.needs.joined(separator: ", ")).") }
    if let problem = match.problem { lines.append("Problem: \(problem)") }
    if !match.steps.isEmpty {
      let inner = match.steps.map { step in
        String(repeating: "  ", count: step.depth - 1) + step.line
      }
      let text = inner.joined(separator: "\n")
      lines.append(view.client.hasMarkdown ? "```gherkin\n\(text)\n```" : text)
    }
    lines.append("Defined at \(definition.source.description).")
    return lines.joined(separator: "\n\n")
  }

  // MARK: - Scenarios and statements

  private func text(of scenario: LineExplanation.ScenarioLine) -> String {
    var parts: [String] = []
    if scenario.definesStep {
      let count = ReferencesProvider.calls(of: scenario.line, view).count
      parts.append(
        "Defines a step, which \(count.counted("step")) \(count == 1 ? "calls" : "call").")
    }
    parts += scenario.statements.map { statement in
      "\(statement.id): \(statement.text ?? "no requirement has this id")"
    }
    if !scenario.definesStep {
      if scenario.count != 1 { parts.append("\(scenario.count.counted("row")) of examples.") }
      parts += last(scenario.last)
    }
    return parts.isEmpty ? "It has not been run." : parts.joined(separator: "\n\n")
  }

  private func statement(_ id: RequirementID) -> String {
    guard let (path, statement) = view.workspace.requirements.statement(id) else {
      return "No requirement has the id \(id)."
    }
    let kind = statement.kind.meaning.isEmpty ? "" : " (\(statement.kind.meaning))"
    return "\(bold("\(id)"))\(kind)\n\n\(statement.text)\n\n\(path):\(statement.location.line)"
  }

  // MARK: - Results

  private func last(_ result: LastResult) -> [String] {
    LastResultText.sentence(result).map { ["Last run: \($0)."] } ?? []
  }

  private func bold(_ text: String) -> String { view.client.hasMarkdown ? "**\(text)**" : text }

  private func code(_ text: String) -> String {
    if !view.client.hasMarkdown { return text }
    return text.utf8.contains(UInt8(ascii: "`")) ? "`` \(text) ``" : "`\(text)`"
  }
}

/// The last results in words.
package enum LastResultText {
  /// Nil if there are none.
  package static func sentence(_ result: LastResult) -> String? {
    guard !result.statuses.isEmpty else { return nil }
    let time = DurationText.short(result.longest)
    if result.statuses.count == 1, let status = result.statuses.first {
      return "\(status.rawValue.lowercased()) in \(time)"
    }
    let counts = result.counts.map { "\($0.count) \($0.status.rawValue.lowercased())" }
    return "\(counts.joined(separator: ", ")), the longest in \(time)"
  }
}
