package import SpecExpressions
package import SpecGherkin
import SpecText
import Synchronization

/// The steps that a call of a text step runs, with its values, each resolved.
package struct Expansion: Sendable {
  /// All steps in the order in which they run; a call of another text step precedes its steps.
  package fileprivate(set) var steps: [InnerStep] = []
  /// The reason why the call cannot run; nil if it can.
  package fileprivate(set) var problem: Problem?

  /// The maximum number of steps: text steps that call each other multiply.
  static let limit = 10_000
  /// The maximum number of calls inside each other.
  static let maximumDepth = 100
  /// The maximum size of a text with its values in bytes: values in values can double it.
  static let maximumText = 1 << 20

  package enum Problem: Sendable {
    /// A text step that would run itself: the calls from its first to its second occurrence.
    case recursion([TextStep])
    case tooLong(TextStep)
    /// A step whose table or doc string does not fit its definition.
    case mismatch(InnerStep, StepDefinition, captures: Int)
  }
}

/// A step of a text step, with the values of a call.
package struct InnerStep: Sendable {
  package let step: PickleStep
  /// The step as the text step has it.
  package let written: Step
  /// The text step that it belongs to.
  package let owner: TextStep
  /// The number of calls around it, from 1.
  package let depth: Int
  package fileprivate(set) var resolution: Resolution

  package enum Resolution: Sendable {
    /// The index of the only definition that matches.
    case definition(Int, ExpressionMatch)
    /// A call of another text step, by the index of its definition, and the number of its steps.
    case call(Int, steps: Int)
    case undefined
    case ambiguous([Int])
  }

  /// The step with its keyword.
  package var line: String { written.keyword + step.text }
  /// The place in the text step.
  package var place: String { "\(owner.uri):\(written.location.line)" }
}

extension StepRegistry {
  /// The text step with a definition's index; nil for a step that code defines.
  package func textStep(_ index: Int) -> TextStep? { bodies[index].textStep }

  /// Expands a call of a text step.
  ///
  /// - Parameters:
  ///   - index: the definition of the text step, which the match is of.
  ///   - step: the calling step.
  package func expansion(
    of index: Int, _ match: ExpressionMatch, _ step: PickleStep
  ) -> Expansion {
    guard let called = textStep(index) else { return Expansion() }
    let values = match.arguments.map { $0.text ?? "" }
    if step.hasArgument {
      return expansion(of: called, values, step.dataTable, step.docString)
    }
    return expansions.expansion(of: step.text) { expansion(of: called, values, nil, nil) }
  }

  /// Whether a definition is a text step with a Then, its own or that of another text step.
  package func isTextStepWithThen(_ index: Int) -> Bool {
    guard let called = textStep(index) else { return false }
    return sampleExpansion(of: called).steps.contains { $0.step.type == .outcome }
  }

  /// Whether a step is a Then.
  ///
  /// It is one if it is written as one, or as `*` with a definition that is one, is open, or is
  /// missing. A step that calls a text step is one if that has a Then, however it is written.
  package func isThen(_ type: PickleStepType, matching definitions: Set<Int>) -> Bool {
    if definitions.contains(where: isTextStepWithThen) { return true }
    if type == .outcome { return !definitions.contains { textStep($0) != nil } }
    guard type == .unknown else { return false }
    return definitions.isEmpty
      || definitions.contains { [.then, .step].contains(self.definitions[$0].keyword) }
  }

  /// The expansion of a text step with its own placeholders for values.
  func sampleExpansion(of called: TextStep) -> Expansion {
    expansion(
      of: called, called.parameters.map { "<\($0.name)>" }, PickleTable(rows: [["<table>"]]),
      PickleDocString(content: "<text>"))
  }

  /// Expands a text step with values.
  func expansion(
    of called: TextStep, _ values: [String], _ table: PickleTable?, _ docString: PickleDocString?
  ) -> Expansion {
    var expander = Expander(registry: self)
    expander.add(called, values, table, docString)
    return expander.expansion
  }
}

/// The expansions of calls by their texts: a call is planned, checked and run, and most
/// occur in several scenarios.
final class KnownExpansions: Sendable {
  private let known = Mutex<[ExactText: Expansion]>([:])
  private static let limit = 2_000

  func expansion(of text: String, _ expand: () -> Expansion) -> Expansion {
    let key = ExactText(text)
    if let found = known.withLock({ $0[key] }) { return found }
    let expansion = expand()
    known.withLock { if $0.count < Self.limit { $0[key] = expansion } }
    return expansion
  }
}

private struct Expander {
  let registry: StepRegistry
  var expansion = Expansion()
  /// The calls around the steps that are being added.
  var calls: [TextStep] = []

  mutating func add(
    _ called: TextStep, _ values: [String], _ table: PickleTable?, _ docString: PickleDocString?
  ) {
    if let first = calls.firstIndex(where: { $0 === called }) {
      expansion.problem = .recursion(calls[first...] + [called])
      return
    }
    guard calls.count < Expansion.maximumDepth,
      (values.map(\.utf8.count).max() ?? 0) <= Expansion.maximumText,
      (docString?.content.utf8.count ?? 0) <= Expansion.maximumText
    else {
      expansion.problem = .tooLong(calls.first ?? called)
      return
    }
    guard let steps = called.steps(with: values, table: table, docString: docString) else { return }
    calls.append(called)
    for (step, written) in zip(steps, called.scenario.steps) {
      add(step, written, called)
      if expansion.problem != nil { return }
    }
    calls.removeLast()
  }

  private mutating func add(_ step: PickleStep, _ written: Step, _ owner: TextStep) {
    guard expansion.steps.count < Expansion.limit else {
      expansion.problem = .tooLong(calls[0])
      return
    }
    let found = step.withTextUTF8 { registry.matches($0) }
    let place = expansion.steps.count
    var inner = InnerStep(
      step: step, written: written, owner: owner, depth: calls.count, resolution: .undefined)
    if found.count > 1 { inner.resolution = .ambiguous(found.map(\.index)) }
    expansion.steps.append(inner)
    guard found.count == 1, let (index, matcher) = found.first,
      let match = step.withTextUTF8({ matcher.match(utf8: $0) })
    else { return }
    let definition = registry.definitions[index]
    if definition.signature.mismatch(
      captures: match.argumentCount, below: StepInputs.below(step).map(\.kinds)) != nil
    {
      expansion.problem = .mismatch(inner, definition, captures: match.argumentCount)
      return
    }
    guard let called = registry.textStep(index) else {
      expansion.steps[place].resolution = .definition(index, match)
      return
    }
    add(called, match.arguments.map { $0.text ?? "" }, step.dataTable, step.docString)
    expansion.steps[place].resolution = .call(index, steps: expansion.steps.count - place - 1)
  }
}
