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
    guard let mismatch = definition.signature.mismatch(captures: captures, below: below) else {
      return
    }
    let location = pickle.document.step(for: step)?.location ?? pickle.location
    add(mismatch, at: location, in: pickle.uri, definition)
  }

  private mutating func add(
    _ mismatch: StepSignature.Mismatch, at location: Location, in uri: String,
    _ definition: StepDefinition
  ) {
    let (message, fix) =
      switch mismatch {
      case .missing(let argument):
        ("this step requires \(argument)", "add \(argument) below the step")
      case .unused(let argument):
        (
          "this step takes no \(argument.dropFirst(2))",
          "remove the \(argument.dropFirst(2)), or use a step that takes one"
        )
      }
    let diagnostic = Diagnostic(
      code: "step.argument", message: message, uri: uri, location: location,
      notes: ["it is defined as \"\(definition.pattern)\" at \(definition.source.description)"],
      fix: fix)
    // Rows of an outline, and scenarios with one background, share the places of steps.
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
