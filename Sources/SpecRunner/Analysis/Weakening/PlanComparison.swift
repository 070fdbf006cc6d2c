package import SpecGherkin
import SpecMessages
package import SpecRunner
import SpecText

/// What an earlier and a later version of a suite do not have in common.
///
/// Scenarios are equal if they perform the same steps and have the same tags, whatever their names
/// and places. What its setups do is part of what a scenario does, as with a background; what they
/// check is theirs. A check of an earlier scenario still exists if the later scenario of the same
/// name in the same file has it, or any later scenario has it after the same actions. Later
/// scenarios that do not pass, and those with a known issue or in quarantine, check nothing.
package struct PlanComparison {
  /// The scenarios that the later version does not have.
  package let gone: [PlannedCase]
  /// The scenarios that the earlier version did not have.
  package let new: [PlannedCase]
  /// The checks that the later version does not have, by the scenario they were in.
  package private(set) var droppedChecks: [DroppedCheck] = []
  /// Checks that are still there, but no later scenario has them after the same actions; the first
  /// of each scenario, with the action that differs.
  package private(set) var droppedActions: [DroppedCheck] = []
  /// The scenarios of both versions: by their file and name with the same steps, by their steps and
  /// tags, their steps, or their file and name alone.
  package private(set) var pairs: [(earlier: PlannedCase, later: PlannedCase)] = []
  /// Earlier scenarios that the later version has at their place but leaves out, because of its tags.
  package private(set) var leftOut: [(earlier: PlannedCase, later: Pickle)] = []

  /// A check or an action that the later version does not have.
  package struct DroppedCheck: Sendable {
    package let planned: PlannedCase
    package let line: Int
    package let step: String
    /// Whether the scenario acts differently now and has another check of the same kind instead.
    package let isReplaced: Bool
  }

  /// - Parameter later: the suite of today with its results.
  package init(_ earlier: Plan, _ later: Baseline) {
    self.init(earlier, later.plan, passes: later.counts)
  }

  /// - Parameters:
  ///   - isOfStages: whether setups and teardowns are compared, instead of the scenarios.
  ///   - passes: whether a later scenario passes and counts, and so checks something.
  package init(
    _ earlier: Plan, _ later: Plan, isOfStages: Bool = false,
    passes: (PlannedCase) -> Bool = { _ in true }
  ) {
    var reader = Reader()
    let before = reader.scenarios(of: earlier, isOfStages: isOfStages)
    let after = reader.scenarios(of: later, isOfStages: isOfStages)
    let known = Set(after.map(\.identity))
    let former = Set(before.map(\.identity))
    gone = before.filter { !known.contains($0.identity) }.map(\.planned)
    new = after.filter { !former.contains($0.identity) }.map(\.planned)
    let passing = after.filter { passes($0.planned) }
    // What is the same and did not pass before either has lost nothing.
    let idle = known.subtracting(passing.map(\.identity))
    compare(before.filter { !idle.contains($0.identity) }, passing, known)
    let matches = Self.matches(before, after)
    let chosen = Set(later.cases.map(\.pickle.id))
    let others = Dictionary(
      later.suite.files.flatMap(\.pickles).filter { !chosen.contains($0.id) }
        .map { (Scenario.Place(uri: $0.uri, name: $0.name), $0) }
    ) { first, _ in first }
    for (scenario, match) in zip(before, matches) {
      if let match, match.isOwn {
        pairs.append((scenario.planned, after[match.place].planned))
      } else if let pickle = others[scenario.place] {
        leftOut.append((scenario.planned, pickle))
      } else if let match {
        pairs.append((scenario.planned, after[match.place].planned))
      }
    }
  }

  /// The place of the later scenario of each earlier one, and whether it is that of no other.
  private static func matches(
    _ before: [Scenario], _ after: [Scenario]
  ) -> [(place: Int, isOwn: Bool)?] {
    var own: [Int?] = before.map { _ in nil }
    var taken: Set<Int> = []
    func match<Key: Hashable>(_ key: (Scenario) -> Key) {
      var free: [Key: [Int]] = [:]
      for place in after.indices.reversed() where !taken.contains(place) {
        free[key(after[place]), default: []].append(place)
      }
      for (place, scenario) in before.enumerated() where own[place] == nil {
        own[place] = free[key(scenario)]?.popLast()
        if let found = own[place] { taken.insert(found) }
      }
    }
    match { [AnyHashable($0.place), AnyHashable($0.identity)] }
    match { [AnyHashable($0.place), AnyHashable($0.identity.steps)] }
    match(\.identity)
    match(\.identity.steps)
    func first<Key>(_ of: [Int], _ key: (Scenario) -> Key) -> [Key: Int] {
      Dictionary(of.map { (key(after[$0]), $0) }) { first, _ in first }
    }
    let all = Array(after.indices)
    let (same, alike) = (first(all, \.identity), first(all, \.identity.steps))
    // A removed row is not another row of the same outline.
    let named = first(all.filter { !taken.contains($0) }, \.place)
    return zip(before, own).map { scenario, own in
      if let own { return (own, true) }
      if let other = same[scenario.identity] ?? alike[scenario.identity.steps] {
        return (other, false)
      }
      return named[scenario.place].map { ($0, true) }
    }
  }

  private mutating func compare(
    _ before: [Scenario], _ after: [Scenario], _ known: Set<Scenario.Identity>
  ) {
    let proven = Set(after.flatMap(\.checks).map(\.proof))
    var spare = SpareChecks(after)
    // Scenarios that still exist keep their checks before others claim them.
    let order =
      before.filter { known.contains($0.identity) }
      + before.filter { !known.contains($0.identity) }
    var missing: [(scenario: Scenario, check: Scenario.Check)] = []
    var kept = missing
    for scenario in order {
      for check in scenario.checks {
        let isTaken = spare.take(check, at: scenario.place)
        if proven.contains(check.proof) { continue }
        if isTaken { kept.append((scenario, check)) } else { missing.append((scenario, check)) }
      }
    }
    droppedActions = Self.droppedActions(kept, after)
    let places = Set(missing.map(\.scenario.place))
    var ways: [Scenario.Place: Set<[Int]>] = [:]
    for scenario in after where places.contains(scenario.place) {
      ways[scenario.place, default: []].formUnion(scenario.ways)
    }
    droppedChecks = missing.map { scenario, check in
      let isSameWay = ways[scenario.place]?.contains(check.actions) ?? true
      return DroppedCheck(
        planned: scenario.planned, line: check.line, step: check.step,
        isReplaced: !isSameWay && spare.takeSimilar(check, at: scenario.place))
    }
  }

  private static func droppedActions(
    _ kept: [(scenario: Scenario, check: Scenario.Check)], _ after: [Scenario]
  ) -> [DroppedCheck] {
    let later = Dictionary(grouping: after, by: \.place)
    var found: [NodeID: DroppedCheck] = [:]
    for (scenario, check) in kept where found[scenario.planned.pickle.id] == nil {
      let ways = (later[scenario.place] ?? []).flatMap(\.checks).filter { $0.text == check.text }
        .map(\.actions)
      // The number of actions that each later way performs in this order.
      let lengths = ways.map { way in
        way.reduce(0) { $0 < check.actions.count && check.actions[$0] == $1 ? $0 + 1 : $0 }
      }
      guard let longest = lengths.max() else { continue }
      let action =
        longest < check.actions.count
        ? scenario.acts[longest]
        : (line: check.line, step: "\(check.step), after more actions")
      found[scenario.planned.pickle.id] = DroppedCheck(
        planned: scenario.planned, line: action.line, step: action.step, isReplaced: false)
    }
    return kept.compactMap { found.removeValue(forKey: $0.scenario.planned.pickle.id) }
  }
}

/// The checks of later scenarios that no earlier one has claimed, by file and name.
private struct SpareChecks {
  private struct Key: Hashable {
    let place: Scenario.Place
    let number: Int
  }

  private var texts: [Key: Int] = [:]
  private var definitions: [Key: Int] = [:]

  init(_ scenarios: [Scenario]) {
    for scenario in scenarios {
      for check in scenario.checks {
        texts[Key(place: scenario.place, number: check.text), default: 0] += 1
        guard let definition = check.definition else { continue }
        definitions[Key(place: scenario.place, number: definition), default: 0] += 1
      }
    }
  }

  /// Claims an equal check; returns whether there was one.
  mutating func take(_ check: Scenario.Check, at place: Scenario.Place) -> Bool {
    let key = Key(place: place, number: check.text)
    guard let count = texts[key], count > 0 else { return false }
    texts[key] = count - 1
    _ = takeSimilar(check, at: place)
    return true
  }

  /// Claims a check of the same step definition; returns whether there was one.
  mutating func takeSimilar(_ check: Scenario.Check, at place: Scenario.Place) -> Bool {
    guard let definition = check.definition else { return false }
    let key = Key(place: place, number: definition)
    guard let count = definitions[key], count > 0 else { return false }
    definitions[key] = count - 1
    return true
  }
}

/// A scenario as the steps that it performs.
///
/// Texts are numbered, so that equal ones are found fast.
private struct Scenario {
  struct Identity: Hashable {
    let steps: [Int]
    let tags: Set<Int>
  }

  /// A file and the name of a scenario in it.
  struct Place: Hashable {
    @ExactText var uri: String
    @ExactText var name: String
  }

  struct Check {
    let text: Int
    /// The numbers of the actions before it.
    let actions: [Int]
    /// The number of the pattern of its step definition.
    let definition: Int?
    let line: Int
    let step: String

    /// The actions and the check.
    var proof: [Int] { actions + [text] }
  }

  let planned: PlannedCase
  let place: Place
  let identity: Identity
  let actions: [Int]
  /// The actions as they are written.
  let acts: [(line: Int, step: String)]
  let checks: [Check]

  /// The actions up to each point.
  var ways: [[Int]] { (0...actions.count).map { Array(actions.prefix($0)) } }
}

private struct Reader {
  private struct Performed: Hashable {
    let isCheck: Bool
    @ExactText var text: String
    let argument: [[ExactText]]
  }

  private var steps: [Performed: Int] = [:]
  private var texts: [ExactText: Int] = [:]

  /// The scenarios of a plan without its setups and teardowns, or these.
  mutating func scenarios(of plan: Plan, isOfStages: Bool) -> [Scenario] {
    plan.cases.enumerated().filter { plan.isStage($1) == isOfStages }
      .map { scenario($1, $0, plan) }
  }

  private mutating func scenario(_ planned: PlannedCase, _ place: Int, _ plan: Plan) -> Scenario {
    var (all, actions, checks) = ([Int](), [Int](), [Scenario.Check]())
    var acts: [(line: Int, step: String)] = []
    let steps = (plan.setups(of: place) + [planned]).flatMap { owner in
      plan.expandedSteps(of: owner).map { (owner: owner.pickle, step: $0) }
    }
    for (owner, expanded) in steps {
      let definition = expanded.definition.map { plan.registry.definitions[$0] }
      // A check is one after any keyword: "When I type "x"", "And "Name" shows "x"".
      let isCheck = expanded.step.type == .outcome || definition?.keyword == .then
      if isCheck, owner.id != planned.pickle.id { continue }
      let number = number(of: expanded.step, isCheck: isCheck)
      all.append(number)
      let caller = owner.document.step(for: owner.steps[expanded.caller])?.location.line
      let isHere = owner.uri.isSame(as: planned.pickle.uri)
      let line = (isHere ? caller : nil) ?? planned.pickle.location.line
      let written = (expanded.written?.keyword ?? "") + expanded.step.text
      guard isCheck else {
        actions.append(number)
        acts.append((line, written))
        continue
      }
      checks.append(
        Scenario.Check(
          text: number, actions: actions,
          definition: definition.map { self.number(of: $0.pattern) },
          line: line, step: written))
    }
    let pickle = planned.pickle
    return Scenario(
      planned: planned, place: Scenario.Place(uri: pickle.uri, name: pickle.name),
      identity: Scenario.Identity(
        steps: all, tags: Set(pickle.tags.map { number(of: $0.name) })),
      actions: actions, acts: acts, checks: checks)
  }

  private mutating func number(of step: PickleStep, isCheck: Bool) -> Int {
    var argument = step.dataTable?.rows.map { $0.map { ExactText($0) } } ?? []
    if let text = step.docString {
      argument.append([ExactText(text.mediaType ?? ""), ExactText(text.content)])
    }
    return steps.number(
      of: Performed(isCheck: isCheck, text: step.text, argument: argument))
  }

  private mutating func number(of text: String) -> Int { texts.number(of: ExactText(text)) }
}
