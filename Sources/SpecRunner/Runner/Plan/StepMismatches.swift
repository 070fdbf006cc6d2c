import SpecGherkin

/// Steps whose table or doc string does not fit their definition, each place reported once.
struct StepMismatches {
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []

  /// Compares the arguments of a step with those of its definition.
  mutating func check(
    _ step: PickleStep, of pickle: Pickle, _ definition: StepDefinition, captures: Int
  ) {
    let below = StepInputs.below(step).map(\.kinds)
    guard definition.signature.mismatch(captures: captures, below: below) != nil else { return }
    let diagnostic = Self.diagnostic(
      definition, captures: captures, below: below, uri: pickle.uri,
      at: pickle.document.step(for: step)?.location ?? pickle.location)
    // Rows of an outline, and scenarios with one background, share the places of steps.
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The error of a step that does not fit its definition.
  static func diagnostic(
    _ definition: StepDefinition, captures: Int, below: [StepInput.Kinds], uri: String,
    at location: Location
  ) -> Diagnostic {
    let (message, fix) =
      switch definition.signature.mismatch(captures: captures, below: below) {
      case .missing(let argument):
        ("this step requires \(argument)", "add \(argument) below the step")
      case .unused(let argument):
        (
          "this step takes no \(argument.dropFirst(2))",
          "remove the \(argument.dropFirst(2)), or use a step that takes one"
        )
      case nil: ("this step does not fit its definition", "")
      }
    return Diagnostic(
      code: "step.argument", message: message, uri: uri, location: location,
      notes: ["it is defined as \"\(definition.sentence)\" at \(definition.source.description)"],
      fix: fix)
  }
}
