import SpecGherkin

/// The Then steps that passed without comparing anything, by definition.
struct VacuousAssertions {
  private var found: [Int: Found] = [:]

  private struct Found {
    let pickle: Pickle
    let step: PickleStep?
    let file: Int
    var count = 1
  }

  /// Records a step of a definition.
  mutating func note(_ definition: Int, in attempt: CaseRun) {
    guard found[definition] == nil else {
      found[definition]?.count += 1
      return
    }
    found[definition] = Found(
      pickle: attempt.planned.pickle, step: attempt.pickleStep, file: attempt.planned.file)
  }

  /// A warning for each definition, in the order of declaration.
  func diagnostics(_ plan: Plan) -> [Diagnostic] {
    found.sorted { $0.key < $1.key }.map { index, found in
      let definition = plan.registry.definitions[index]
      let node = found.step.flatMap { plan.suite.files[found.file].document?.step(for: $0) }
      let times = found.count == 1 ? [] : ["so it did \(found.count) times in this run"]
      return Diagnostic(
        code: "step.idle-check", severity: .warning,
        message: "this Then passed without comparing anything", uri: found.pickle.uri,
        location: node?.location ?? found.pickle.location,
        notes: ["its body: \(definition.pattern)  (\(definition.source.description))"] + times,
        fix: "use expect in the body, or call world.noteCheck() where it compares")
    }
  }
}
