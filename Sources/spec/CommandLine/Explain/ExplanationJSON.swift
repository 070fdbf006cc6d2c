import SpecEditing
import SpecJSON
import SpecMessages
import SpecRunner
import SpecText

/// An explanation for programs.
///
/// Keys are only added; an incompatible change increases `version`.
struct ExplanationJSON {
  let explanation: LineExplanation
  let libraries: [StepLibrary]
  let abilities: EngineAbilities
  let recording: String?

  var text: String { PageSettings.text(json) }

  private var json: JSONValue {
    let (kind, value): (String, JSONValue) =
      switch explanation.subject {
      case .step(let step): ("step", self.step(step))
      case .scenario(let scenario): ("scenario", self.scenario(scenario))
      }
    return [
      "version": .integer(1), "file": .string(explanation.uri), "line": .integer(explanation.line),
      "kind": .string(kind), kind: value, "recording": Self.text(recording),
    ]
  }

  private func step(_ step: LineExplanation.StepLine) -> JSONValue {
    [
      "line": .integer(step.line), "keyword": .string(step.keyword), "text": .string(step.text),
      "partOf": Self.text(step.partOf), "variants": .array(step.variants.map(variant)),
    ]
  }

  private func variant(_ variant: LineExplanation.Variant) -> JSONValue {
    [
      "text": .string(variant.text), "rows": .array(variant.rows.map { .integer($0) }),
      "status": .string(variant.status), "below": Self.text(variant.below),
      "matches": .array(variant.resolution.matches.map(match)),
      "advice": .array(variant.resolution.advice.map { .string($0) }),
      "snippets": .array(variant.resolution.snippets.map { .string($0) }),
      "last": last(variant.last),
    ]
  }

  private func match(_ match: StepExplanation.Match) -> JSONValue {
    let definition = match.definition
    let file = definition.source.uri
    let kind = definition.textStep == nil ? "swift" : "text"
    return [
      "expression": .string(definition.pattern), "keyword": .string(definition.word),
      "library": Self.text(libraries.name(of: definition)),
      "definition": [
        "kind": .string(kind), "file": Self.text(file),
        "line": definition.source.line.map { .integer($0) } ?? .null,
      ],
      "summary": Self.text(definition.summary), "example": Self.text(definition.example),
      "arguments": .array(match.arguments.map(Self.argument)),
      "takes": Self.text(definition.takesBelow), "problem": Self.text(match.problem),
      "steps": .array(match.steps.map(Self.inner)), "requires": .array(match.needs.map(need)),
    ]
  }

  private static func argument(_ argument: StepExplanation.Argument) -> JSONValue {
    [
      "parameter": text(argument.parameter), "type": .string(argument.type),
      "text": text(argument.text), "problem": text(argument.problem),
    ]
  }

  private static func inner(_ step: StepExplanation.Inner) -> JSONValue {
    [
      "line": .string(step.line), "place": .string(step.place), "depth": .integer(step.depth),
      "expression": text(step.expression),
    ]
  }

  private func need(_ name: String) -> JSONValue {
    let engines = abilities.support(for: name).map { engine, support, why -> JSONValue in
      ["engine": .string(engine), "support": .string(support), "reason": Self.text(why)]
    }
    return ["ability": .string(name), "engines": .array(engines)]
  }

  private func scenario(_ scenario: LineExplanation.ScenarioLine) -> JSONValue {
    [
      "line": .integer(scenario.line), "keyword": .string(scenario.keyword),
      "name": .string(scenario.name), "tags": .array(scenario.tags.map { .string($0) }),
      "statements": .array(
        scenario.statements.map {
          ["id": .string($0.id), "text": Self.text($0.text)]
        }),
      "cases": .integer(scenario.count), "row": scenario.row.map { .integer($0) } ?? .null,
      "definesStep": .bool(scenario.definesStep), "steps": .array(scenario.steps.map(step)),
      "last": last(scenario.last),
    ]
  }

  /// The results in the recording; null if there are none.
  private func last(_ result: LastResult) -> JSONValue {
    guard recording != nil, !result.statuses.isEmpty else { return .null }
    let counts = result.counts.map {
      ($0.status.rawValue.lowercased(), JSONValue.integer($0.count))
    }
    let milliseconds = Double(result.longest.wholeNanoseconds / 1_000) / 1_000
    return ["statuses": .object(JSONObject(counts)), "milliseconds": .number(milliseconds)]
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
