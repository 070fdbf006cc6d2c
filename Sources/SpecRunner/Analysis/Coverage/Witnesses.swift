import SpecGherkin
import SpecMessages
import SpecRunner

/// The scenarios tagged with each id, unless they check nothing; the rows of an outline are joined.
struct Witnesses {
  private let results: LastResults?
  private let broken: Set<NodeID>
  private var places: [RequirementID: [NodeID: Int]] = [:]
  private var found: [RequirementID: [Coverage.Witness]] = [:]

  init(_ results: LastResults?, broken: Set<NodeID>) {
    self.results = results
    self.broken = results == nil ? broken : []
  }

  func scenarios(of id: RequirementID) -> [Coverage.Witness] { found[id] ?? [] }

  /// - Parameter registry: finds the text steps that scenarios call, whose tags count for them.
  mutating func read(_ file: ParseResult, _ registry: StepRegistry?) {
    for pickle in file.pickles {
      let tags = pickle.tags.map(\.name) + (registry?.textStepTags(of: pickle) ?? [])
      let ids = Set(tags.compactMap { RequirementID(tag: $0) })
      guard !ids.isEmpty, pickle.checks(with: registry),
        let lineage = file.document?.lineage(of: pickle)
      else { continue }
      let (result, isStale) =
        results?.result(of: pickle, lineage, registry) ?? (.status(.unknown), false)
      let witness = Coverage.Witness(
        uri: file.source.uri, line: lineage.scenario.location.line, name: lineage.scenario.name,
        isStanding: pickle.isStanding, rows: 1, result: result,
        flaw: isStale ? .changed : broken.contains(pickle.id) ? .broken : nil)
      for id in ids { note(witness, of: lineage.scenario, id) }
    }
  }

  private mutating func note(
    _ witness: Coverage.Witness, of scenario: Scenario, _ id: RequirementID
  ) {
    if let place = places[id]?[scenario.id] {
      found[id]?[place].add(witness)
      return
    }
    places[id, default: [:]][scenario.id] = found[id]?.count ?? 0
    found[id, default: []].append(witness)
  }
}

extension Coverage.Witness {
  /// Adds a row: a failure takes precedence, then an unknown result.
  fileprivate mutating func add(_ row: Self) {
    rows += 1
    flaw = flaw ?? row.flaw
    let other = row.result
    let unknown = CaseResult.status(.unknown)
    if result.isFailure || other.isFailure || (result != unknown && other != unknown) {
      result = max(result, other)
    } else {
      result = unknown
    }
  }
}

extension Pickle {
  /// Whether it has a Then, its own or that of a text step.
  ///
  /// - Parameter registry: nil if the steps are not known, so that a step written as `*` may be one.
  fileprivate func checks(with registry: StepRegistry?) -> Bool {
    steps.contains { step in
      guard let registry, registry.hasTextSteps || step.type == .unknown else {
        return step.type == .outcome || step.type == .unknown
      }
      return registry.isThen(
        step.type, matching: Set(step.withTextUTF8 { registry.matches($0) }.map(\.index)))
    }
  }
}
