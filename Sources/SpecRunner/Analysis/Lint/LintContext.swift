import SpecExpressions
import SpecGherkin
import SpecRunner
import SpecText

/// What rules know besides the file that they check: the step definitions and their matches, the
/// requirements, and a recording.
final class LintContext {
  let registry: StepRegistry
  let recording: LintRecording?
  let models: LintModels
  let requirements: [RequirementsDocument]
  /// The definitions that are the tool's own, not those of the vocabulary.
  let isOwn: [Bool]
  /// The definitions that a step matches.
  private(set) var isUsed: [Bool]
  /// The matches of each step.
  private var matches: [NodeID: LintMatch] = [:]
  /// The warnings of the parser, and the errors of the planner, by file.
  private let diagnostics: [ExactText: [Diagnostic]]
  private var nearestSteps: NearestSteps?
  private var suggestionCount = 0

  /// Suggestions take time, so only the first undefined steps have them.
  private static let mostSuggestions = 100

  init(
    _ suite: Suite, _ registry: StepRegistry, own: Set<ExactText>,
    requirements: [RequirementsDocument], recording: LintRecording?, models: LintModels
  ) {
    self.models = models
    self.registry = registry
    self.recording = recording
    self.requirements = requirements
    isOwn = registry.definitions.map { own.contains($0.pattern) }
    isUsed = registry.definitions.map { _ in false }
    let errors = Planner(registry).plan(suite).errors
    diagnostics = Dictionary(grouping: suite.warnings + errors) { ExactText($0.uri) }
  }

  /// The diagnostics of a file with one of the codes of a rule.
  func diagnostics(_ codes: [String], of file: LintFile) -> [Diagnostic] {
    codes.flatMap { code in
      (diagnostics[file.uri] ?? []).filter { diagnostic in
        code.ends(with: ".")
          ? diagnostic.severity == .error && diagnostic.code.begins(with: code)
          : diagnostic.code.isSame(as: code)
      }
    }
  }

  // MARK: - Steps

  /// Matches the steps of a file, which is then the current one.
  func enter(_ file: LintFile) {
    matches.removeAll(keepingCapacity: true)
    for pickle in file.pickles {
      for step in pickle.steps {
        guard let node = file.document.step(for: step) else { continue }
        // Without a row of examples, the text is the same in every pickle.
        if matches[node.id] != nil, step.astNodeIDs.count == 1 { continue }
        note(step, of: node.id)
      }
    }
  }

  private func note(_ step: PickleStep, of node: NodeID) {
    let found = step.withTextUTF8 { registry.matches($0) }.map(\.index)
    for index in found { isUsed[index] = true }
    let isNew = matches[node] == nil
    if isNew { matches[node] = LintMatch(text: step.text, definitions: Set(found)) }
    if found.isEmpty, matches[node]?.undefined == nil { matches[node]?.undefined = step.text }
    if found.count == 1 { noteCall(of: found[0], step, node) }
    if found.count > 1, matches[node]?.ambiguous == nil {
      matches[node]?.ambiguous = (step.text, found)
    }
    if !isNew, found.count == 1 { matches[node]?.definitions.formUnion(found) }
  }

  /// Notes the steps of a text step: they use definitions, and may be undefined.
  private func noteCall(of definition: Int, _ step: PickleStep, _ node: NodeID) {
    guard registry.textStep(definition) != nil, let match = registry.match(step, by: definition)
    else { return }
    for inner in registry.expansion(of: definition, match, step).steps {
      switch inner.resolution {
      case .definition(let index, _), .call(let index, _): isUsed[index] = true
      case .undefined:
        if matches[node]?.undefined == nil { matches[node]?.undefined = inner.step.text }
      case .ambiguous(let rivals):
        for index in rivals { isUsed[index] = true }
      }
    }
  }

  /// The app that a scenario opens first, also in a text step; nil if no model of it is known.
  func app(of scenario: LintScenario, in file: LintFile) -> String? {
    if models.isEmpty { return nil }
    let pickle = file.pickles.first { $0.astNodeIDs.first == scenario.node.id }
    return pickle?.steps.lazy.compactMap { [registry, models] in models.app(in: $0, registry) }
      .first
  }

  /// What a step of the current file matches; nil if no scenario has the step.
  func match(of step: LintStep) -> LintMatch? { matches[step.id] }

  /// The definitions that match a text.
  func definitions(matching text: String) -> [Int] {
    var text = text
    return text.withUTF8 { registry.matches($0).map(\.index) }
  }

  /// The arguments of a text that matches one definition.
  func arguments(of text: String) -> [Argument] {
    var text = text
    return text.withUTF8 { bytes in
      let found = registry.matches(bytes)
      guard found.count == 1 else { return [] }
      return found[0].matcher.match(utf8: bytes)?.arguments ?? []
    }
  }

  /// What the author of an undefined step may have meant; nothing once enough has been said.
  func advice(on text: String) -> StepAdvice {
    guard suggestionCount < Self.mostSuggestions else {
      return StepAdvice(repair: nil, nearest: [])
    }
    let advice = registry.advice(on: text, nearest: &nearestSteps)
    if advice.repair == nil { suggestionCount += 1 }
    return advice
  }
}

/// The definitions that a step of a document matches, in all rows of its examples.
struct LintMatch {
  /// The text in the first scenario that has it.
  let text: String
  var definitions: Set<Int>
  /// The first text that no definition matches.
  var undefined: String?
  /// The first text that several definitions match, and these.
  var ambiguous: (text: String, definitions: [Int])?
}
