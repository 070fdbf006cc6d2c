import SpecGherkin
import SpecText

/// Finds the scenarios that set up and tear down others, and puts those that selected scenarios need
/// among them.
///
/// A scenario tagged `@setup` runs once before the selected scenarios of its feature, or of its rule
/// if it is in one; `@setup:shop` before those tagged `@shop`. Several run in the order of their
/// files and lines, for a tag before those of features, these before those of rules. `@teardown` is
/// the same in reverse.
struct StagePlanner {
  /// A scenario and the index of its file.
  typealias Choice = Selection.Choice

  /// What a stage is for.
  private enum Scope: Hashable {
    case tag(ExactText)
    case feature(Int)
    case rule(NodeID)

    /// Outer scopes have lower levels.
    var level: Int {
      switch self {
      case .tag: 0
      case .feature: 1
      case .rule: 2
      }
    }
  }

  private struct Stage {
    let choice: Choice
    let kind: StageTag.Kind
    let scope: Scope
  }

  /// All stages in the order of the suite.
  private var stages: [Stage] = []
  /// The indices of the stages of a scope.
  private var setups: [Scope: [Int]] = [:]
  private var teardowns: [Scope: [Int]] = [:]
  private var pickles: Set<NodeID> = []
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  /// Nil if no scenario of the suite sets up or tears down others.
  init?(_ suite: Suite) {
    guard suite.files.contains(where: { $0.document?.hasStages == true }) else { return nil }
    for (number, file) in suite.files.enumerated() where file.document?.hasStages == true {
      for pickle in file.pickles { add((pickle, number)) }
    }
    addWarnings(suite)
  }

  private mutating func add(_ choice: Choice) {
    let tags = choice.pickle.stageTags
    guard let tag = tags.first else { return }
    pickles.insert(choice.pickle.id)
    guard tags.count == 1 else {
      errors.append(
        Diagnostic(
          code: "stage.several",
          message: "this scenario has several tags of setups and teardowns: "
            + tags.map(\.written).listed("and"),
          uri: choice.pickle.uri, location: choice.pickle.location,
          notes: ["the tags of a feature and a rule are those of their scenarios too"],
          fix: "write one scenario for each"))
      return
    }
    guard tag.tag.map({ $0.utf8.count > 1 }) ?? true else {
      errors.append(
        Diagnostic(
          code: "stage.no-tag", message: "\(tag.written) names no tag", uri: choice.pickle.uri,
          location: choice.pickle.location,
          fix: "write the tag of the scenarios without its @, such as \(tag.written)shop"))
      return
    }
    let scope = scope(of: tag, choice)
    stages.append(Stage(choice: choice, kind: tag.kind, scope: scope))
    switch tag.kind {
    case .setup: setups[scope, default: []].append(stages.count - 1)
    case .teardown: teardowns[scope, default: []].append(stages.count - 1)
    }
  }

  private func scope(of tag: StageTag, _ choice: Choice) -> Scope {
    if let name = tag.tag { return .tag(ExactText(name)) }
    let rule = choice.pickle.document.lineage(of: choice.pickle)?.rule
    return rule.map { .rule($0.id) } ?? .feature(choice.file)
  }

  /// Warns about stages that no scenario of the suite needs.
  private mutating func addWarnings(_ suite: Suite) {
    var needed: Set<Scope> = []
    var tags: Set<ExactText> = []
    for (number, file) in suite.files.enumerated() {
      for pickle in file.pickles where !pickles.contains(pickle.id) {
        needed.formUnion(scopes(of: (pickle, number)))
        tags.formUnion(pickle.tags.lazy.map { ExactText($0.name) })
      }
    }
    for stage in stages where !needed.contains(stage.scope) {
      if case .tag(let tag) = stage.scope,
        let other = tags.inOrder.first(where: {
          EditDistance.folded($0) == EditDistance.folded(tag.wrappedValue)
        })
      {
        let word = "@\(stage.kind.rawValue):"
        errors.append(
          Diagnostic(
            code: "stage.other-case",
            message:
              "this \(stage.kind.rawValue) is for \(tag.wrappedValue), but the scenarios are "
              + "tagged \(other)",
            uri: stage.choice.pickle.uri, location: stage.choice.pickle.location,
            notes: ["tags that differ in case are different tags"],
            fix:
              "write \(word)\(String(other.unicodeScalars.dropFirst())), or correct the other tag"))
        continue
      }
      // A file that was added for some of its stages may have others.
      if suite.lines[stage.choice.pickle.uri]?.isEmpty == true { continue }
      let (place, fix) =
        switch stage.scope {
        case .tag(let tag):
          ("no scenario of these files is tagged \(tag.wrappedValue)", "correct the tag")
        case .feature: ("its feature has no other scenario", "write them in its file")
        case .rule: ("its rule has no other scenario", "write them in its rule")
        }
      warnings.append(
        Diagnostic(
          code: "stage.unneeded", severity: .warning,
          message: "this \(stage.kind.rawValue) never runs: \(place)",
          uri: stage.choice.pickle.uri, location: stage.choice.pickle.location,
          fix: "\(fix), or remove the \(stage.kind.rawValue)"))
    }
  }

  /// The selected scenarios without setups and teardowns.
  ///
  /// The line of a setup or teardown refers to the scenarios that need it, so that a list of failed
  /// scenarios can be run again.
  func withoutStages(_ chosen: [Choice], _ selection: Selection, _ suite: Suite) -> [Choice] {
    let asked = Set(
      chosen.lazy.filter { selection.lines[$0.pickle.uri] != nil }.map(\.pickle.id))
    let scopes = Set(stages.filter { asked.contains($0.choice.pickle.id) }.map(\.scope))
    let rest = chosen.filter { !pickles.contains($0.pickle.id) }
    if scopes.isEmpty { return rest }
    let known = Set(rest.map(\.pickle.id))
    var found: [Choice] = []
    for (number, file) in suite.files.enumerated() {
      for pickle in file.pickles where !pickles.contains(pickle.id) {
        let isNeeding = {
          !scopes.isDisjoint(with: self.scopes(of: (pickle, number))) && selection.selects(pickle)
        }
        if known.contains(pickle.id) || isNeeding() { found.append((pickle, number)) }
      }
    }
    return found
  }

  /// The scopes with stages that a scenario is in, outermost first.
  private func scopes(of choice: Choice) -> [Scope] {
    var scopes: [Scope] = []
    func add(_ scope: Scope) {
      guard setups[scope] != nil || teardowns[scope] != nil, !scopes.contains(scope) else { return }
      scopes.append(scope)
    }
    for tag in choice.pickle.tags { add(.tag(ExactText(tag.name))) }
    add(.feature(choice.file))
    if let rule = choice.pickle.document.lineage(of: choice.pickle)?.rule { add(.rule(rule.id)) }
    return scopes
  }

  // MARK: - Arranging

  /// A scenario in the order of the run.
  struct Entry {
    let choice: Choice
    var kind: StageTag.Kind?
    /// The indices of the setups that must have passed.
    var requires: [Int] = []
    /// The indices of the scenarios that must have ended.
    var follows: [Int] = []
  }

  /// The scenarios with the setups and teardowns that they need.
  func arranged(_ chosen: [Choice]) -> [Entry] {
    let scopes = chosen.map { self.scopes(of: $0) }
    var last: [Scope: Int] = [:]
    for (place, scopes) in scopes.enumerated() { for scope in scopes { last[scope] = place } }
    var arrangement = Arrangement(planner: self)
    for (place, choice) in chosen.enumerated() {
      for scope in scopes[place] { arrangement.enter(scope) }
      arrangement.add(choice, in: scopes[place])
      for scope in scopes[place].reversed() where last[scope] == place {
        arrangement.leave(scope)
      }
    }
    arrangement.leaveAll()
    return arrangement.entries
  }

  /// The entries of a run, made one after another.
  private struct Arrangement {
    let planner: StagePlanner
    var entries: [Entry] = []
    /// The last setup of each scope that has been entered; nil for a scope without setups.
    private var ready: [Scope: Int?] = [:]
    /// The scenarios of each scope.
    private var members: [Scope: [Int]] = [:]
    /// The scopes in the order in which they were entered, and those that have been left.
    private var entered: [Scope] = []
    private var left: Set<Scope> = []

    init(planner: StagePlanner) { self.planner = planner }

    /// Adds the setups of a scope, unless they have been added.
    mutating func enter(_ scope: Scope) {
      if ready[scope] != nil { return }
      ready[scope] = .some(nil)
      entered.append(scope)
      for stage in (planner.setups[scope] ?? []).map({ planner.stages[$0] }) {
        let outer = outerScopes(of: stage)
        for scope in outer { enter(scope) }
        let previous = ready[scope].flatMap { $0 }
        let requires = required(by: outer) + [previous].compactMap { $0 }
        add(stage.choice, in: outer + [scope], kind: .setup, requires: requires)
        ready[scope] = entries.count - 1
      }
    }

    mutating func add(_ choice: Choice, in scopes: [Scope]) {
      add(choice, in: scopes, kind: nil, requires: required(by: scopes))
    }

    /// Adds the teardowns of a scope after everything in it.
    ///
    /// They require nothing: a teardown also runs after a setup or a scenario that failed.
    mutating func leave(_ scope: Scope) {
      guard left.insert(scope).inserted else { return }
      for stage in (planner.teardowns[scope] ?? []).map({ planner.stages[$0] }) {
        let outer = outerScopes(of: stage)
        for scope in outer { enter(scope) }
        entries.append(
          Entry(
            choice: stage.choice, kind: .teardown,
            follows: members[scope] ?? required(by: outer)))
        let entry = entries.count - 1
        members[scope, default: []].append(entry)
        for scope in outer { members[scope, default: []].append(entry) }
      }
    }

    /// Adds the teardowns of scopes that only setups and teardowns are in.
    mutating func leaveAll() {
      var place = 0
      while place < entered.count {
        leave(entered[place])
        place += 1
      }
    }

    private mutating func add(
      _ choice: Choice, in scopes: [Scope], kind: StageTag.Kind?, requires: [Int]
    ) {
      entries.append(Entry(choice: choice, kind: kind, requires: requires))
      for scope in scopes where planner.teardowns[scope] != nil {
        members[scope, default: []].append(entries.count - 1)
      }
    }

    private func required(by scopes: [Scope]) -> [Int] {
      scopes.compactMap { ready[$0].flatMap { $0 } }
    }

    /// The scopes around that of a stage, whose setups it needs as other scenarios do.
    private func outerScopes(of stage: Stage) -> [Scope] {
      planner.scopes(of: stage.choice).filter { $0.level < stage.scope.level }
    }
  }
}

extension StageTag {
  /// The tag as written.
  fileprivate var written: String {
    kind.tag + (tag.map { ":" + String($0.unicodeScalars.dropFirst()) } ?? "")
  }
}
