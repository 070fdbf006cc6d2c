import SpecGherkin
import SpecRunner

/// All mutants as scenarios of one suite, so that they run in parallel like any other scenarios.
struct MutantPopulation {
  let plan: Plan
  /// The pickles of each mutant, with their originals.
  let variants: [[Variant]]

  struct Variant: Hashable {
    let variant: NodeID
    let original: NodeID
  }

  init(_ drafts: [MutantMaker.Draft], _ plan: Plan) {
    var next = plan.suite.nextID
    func newID() -> NodeID {
      defer { next += 1 }
      return NodeID(next)
    }
    var builders: [Int: PickleBuilder] = [:]
    variants = drafts.map { draft in
      draft.variants.compactMap { planned, pickle in
        guard let document = plan.document(of: planned) else { return nil }
        let builder = builders[planned.file] ?? PickleBuilder(document: document)
        builders[planned.file] = builder
        let id = pickle.build(with: builder, newID, planned.pickle)
        return Variant(variant: id, original: planned.pickle.id)
      }
    }
    // The setups and teardowns of mutants are those of their originals.
    for planned in plan.cases where plan.isStage(planned) {
      guard let document = plan.document(of: planned) else { continue }
      let builder = builders[planned.file] ?? PickleBuilder(document: document)
      builders[planned.file] = builder
      _ = PickleDraft(planned.pickle, plan.expandedSteps(of: planned)).build(
        with: builder, newID, planned.pickle)
    }
    var suite = Suite()
    suite.files = builders.sorted { $0.key < $1.key }.map { file, builder in
      plan.suite.files[file].with(builder.finish())
    }
    suite.nextID = next
    self.plan = Planner(plan.registry).ofMutants.plan(suite)
  }
}
