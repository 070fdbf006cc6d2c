import SpecExpressions
package import SpecGherkin
import SpecText

/// How a step resolves: the definitions that match it, or what to do about an undefined one.
package struct StepExplanation: Sendable {
  /// The definitions that match; one for a step that can run, several for an ambiguous one.
  package let matches: [Match]
  /// Similar steps, and other advice on an undefined step, a line each.
  package let advice: [String]
  /// The code that would define an undefined step, the most likely first.
  package let snippets: [String]

  /// A definition that matches, and what it takes from the step.
  package struct Match: Sendable {
    package let definition: StepDefinition
    package let arguments: [Argument]
    /// The names of the abilities that the step requires of an engine.
    package let needs: [String]
    /// Why the step cannot run with this definition, and what to do; nil if it can.
    package let problem: String?
    /// The steps that run in its place, if it is defined in text.
    package let steps: [Inner]
  }

  /// A step of a definition in text, with the values of the call.
  package struct Inner: Sendable {
    /// The step with its keyword.
    package let line: String
    /// The place where it is written, as `file:line`.
    package let place: String
    /// The number of calls around it, from 1.
    package let depth: Int
    /// The expression of its definition; nil if it has none, or several.
    package let expression: String?
  }

  /// A part of the text that the definition takes.
  package struct Argument: Sendable {
    /// The name of the parameter type; nil for a group of a regular expression.
    package let parameter: String?
    /// The Swift type of the closure's parameter.
    package let type: String
    /// The text as written; nil if an optional group took no part.
    package let text: String?
    /// Why the text cannot be converted; nil if it can.
    package let problem: String?
  }
}

extension StepRegistry {
  /// Explains a step.
  ///
  /// - Parameter nearest: finds similar steps; created for the first step that needs it.
  package func explanation(
    of step: PickleStep, in pickle: Pickle, nearest: inout NearestSteps?
  ) -> StepExplanation {
    let found = step.withTextUTF8 { bytes in
      let found = matches(bytes)
      return (0..<found.count).map { found[$0].index }
    }
    guard found.isEmpty else {
      return StepExplanation(
        matches: found.map { match(step, of: pickle, by: $0) }, advice: [], snippets: [])
    }
    let advice = advice(on: step.text, nearest: &nearest)
    let suggestion = Snippet.suggestion(
      NodeID(0), for: step, types: parameterTypes, undeclared: undeclared(matching: step.text),
      repair: advice.repair, nearest: advice.nearest)
    return StepExplanation(
      matches: [], advice: suggestion.advice, snippets: suggestion.snippets.map(\.code))
  }

  private func match(
    _ step: PickleStep, of pickle: Pickle, by index: Int
  ) -> StepExplanation.Match {
    let definition = definitions[index]
    let captured = match(step, by: index)
    var mismatches = StepMismatches()
    mismatches.check(step, of: pickle, definition, captures: captured?.argumentCount ?? 0)
    if let objection = objection(to: step, by: index, captured) {
      mismatches.add(
        StepMismatches.diagnostic(objection, definition, uri: pickle.uri, at: pickle.location))
    }
    let expansion = captured.map { self.expansion(of: index, $0, step) } ?? Expansion()
    var needs = self.needs(of: index, captured, step)
    for inner in expansion.steps {
      guard case .definition(let index, let match) = inner.resolution else { continue }
      let further = self.needs(of: index, match, inner.step)
      for need in further where !needs.contains(need) { needs.append(need) }
    }
    let problem = mismatches.diagnostics.first.map { diagnostic in
      diagnostic.message + (diagnostic.fix.map { ": \($0)" } ?? "")
    }
    return StepExplanation.Match(
      definition: definition, arguments: captured.map { arguments(of: $0, definition) } ?? [],
      needs: needs, problem: problem ?? expansion.problem?.words,
      steps: expansion.steps.map(inner))
  }

  private func inner(_ step: InnerStep) -> StepExplanation.Inner {
    let expression: String? =
      switch step.resolution {
      case .definition(let index, _), .call(let index, _): definitions[index].pattern
      case .undefined, .ambiguous: nil
      }
    return StepExplanation.Inner(
      line: step.line, place: step.place, depth: step.depth, expression: expression)
  }

  /// The abilities that a definition requires; a step with an invalid argument reports that itself.
  private func needs(
    of index: Int, _ match: ExpressionMatch?, _ step: PickleStep
  ) -> [String] {
    let definition = definitions[index]
    guard let match, let byInputs = definition.needsByInputs else { return definition.needs }
    return definition.needs + ((try? byInputs(StepInputs(match, step, variables))) ?? [])
  }

  private func arguments(
    of match: ExpressionMatch, _ definition: StepDefinition
  ) -> [StepExplanation.Argument] {
    zip(match.arguments, definition.signature.types).map { argument, type in
      var problem: String?
      do { _ = try type.read(.captured(argument)) } catch {
        problem = (error as? StepFailure)?.message ?? "\(error)"
      }
      return StepExplanation.Argument(
        parameter: argument.parameterTypeName, type: "\(type)",
        text: argument.text.map(variables.filledPlainly),
        problem: problem)
    }
  }
}

extension Expansion.Problem {
  /// Why a call cannot run.
  fileprivate var words: String {
    switch self {
    case .recursion: "a step in text runs itself"
    case .tooLong(let called): "\"\(called.sentence)\" runs more than \(Expansion.limit) steps"
    case .mismatch(let inner, let definition, _):
      "at \(inner.place), the table or doc string does not fit \"\(definition.pattern)\""
    }
  }
}
