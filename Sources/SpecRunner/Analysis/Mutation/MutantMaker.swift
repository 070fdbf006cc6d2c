import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// Generates the mutants of a suite: changed values of Then steps, negated Thens, removed Whens.
///
/// It works on pickles. A step shared by several scenarios, as in an outline or a background, is
/// one mutant, which is killed if one of them fails; a value from a row of examples is changed only
/// for that row, and only where a Then step expects it.
struct MutantMaker {
  private let plan: Plan
  private var order: [Key] = []
  private var made: [Key: Draft] = [:]
  /// The number of changes after which the text no longer matches a step.
  private(set) var unmatched = 0

  /// A mutant before its pickles are built.
  struct Draft {
    let mutant: (_ shared: Int) -> Mutant
    /// The line of the changed step.
    let line: Int
    /// Whether the change is in a denial of something that other steps mention as present.
    let isDenial: Bool
    /// The changed scenarios to run.
    var variants: [(planned: PlannedCase, pickle: PickleDraft)] = []

    var finished: Mutant { mutant(variants.count) }
  }

  /// The identity of a change: the step or examples row, and the changed part.
  private struct Key: Hashable {
    let step: NodeID
    let row: NodeID?
    let kind: Mutant.Kind
    let place: [Int]
    @ExactText var after: String
  }

  /// The names in steps that are not denials: a name that occurs only in denials may be misspelled.
  private let known: Set<ExactText>

  init(_ plan: Plan) {
    self.plan = plan
    known = Set(
      exactly: plan.cases.lazy.flatMap(\.pickle.steps).flatMap { step -> [String] in
        let text = step.text
        guard !TextMutation.isDenial(text) else { return [] }
        return TextMutation.quotations(in: text) + TextMutation.words(in: text)
          + (step.dataTable?.rows.flatMap { $0 } ?? [])
      })
  }

  /// The mutants of these scenarios, ordered by location.
  mutating func drafts(of cases: [PlannedCase]) -> [Draft] {
    for planned in cases { mutate(planned) }
    return order.compactMap { made[$0] }
  }

  private mutating func mutate(_ planned: PlannedCase) {
    let steps = plan.expandedSteps(of: planned)
    let draft = PickleDraft(planned.pickle, steps)
    let own = planned.pickle.steps
    for (place, expanded) in steps.enumerated() {
      // Every step of a scenario that passed has a definition.
      guard let written = expanded.written, let match = expanded.match else { continue }
      let caller = own[expanded.caller]
      let isInner = caller.id != expanded.step.id
      let site = Site(
        planned: planned, draft: draft, place: place, written: written, match: match,
        uri: expanded.uri,
        call: isInner ? planned.pickle.document.step(for: caller) : nil)
      switch expanded.step.type {
      // What a Given does is not under test, whatever it consists of.
      case .action where caller.type != .context: drop(site)
      case .outcome:
        changeArguments(site)
        negate(site)
        changeText(site)
        changeCells(site)
      case .action, .context, .unknown: break
      }
    }
  }

  // MARK: - Operators

  /// A step of a scenario that may be mutated.
  private struct Site {
    let planned: PlannedCase
    let draft: PickleDraft
    let place: Int
    let written: Step
    let match: DefinitionMatch
    /// The file of the step.
    let uri: String
    /// The step of the scenario that calls the text step with the step; nil for an own step.
    let call: Step?

    var step: PickleDraft.Step { draft.steps[place] }
    var line: String { written.keyword + step.text }
    /// The examples row of the scenario, if any.
    var row: NodeID? { draft.nodes.dropFirst().first }
  }

  private mutating func drop(_ site: Site) {
    var changed = site.draft
    changed.steps.remove(at: site.place)
    add(.removed, site, before: site.line, after: nil, changed)
  }

  private mutating func changeArguments(_ site: Site) {
    guard let match = site.match.match else { return }
    for (number, argument) in match.arguments.enumerated() {
      guard let before = argument.text, let start = argument.group.start else { continue }
      // Instead of the name of a variable, its value is changed.
      let value = before.utf8.first == UInt8(ascii: "\"") ? before : argument.matchedText ?? before
      let others = TextMutation.others(than: value, of: argument.parameterType)
      let texts = others.map { other in
        (other, replacing(site.step.text, start, before.unicodeScalars.count, by: other))
      }
      guard let (other, text) = texts.first(where: { isSame(site.match, as: $0.1) }) else {
        // A name among words has no other value; a missing alternative is reported for values only.
        if before.unicodeScalars.contains(where: { $0 == "\"" || "0"..."9" ~= $0 }) {
          unmatched += 1
        }
        continue
      }
      var changed = site.draft
      changed.steps[site.place].text = text
      let isFilled = !site.written.text.includes(before)
      add(
        isFilled ? .example : .value, site, before: before, after: other, changed,
        place: [number], isFilled: isFilled)
    }
  }

  private mutating func negate(_ site: Site) {
    let spans = (site.match.match?.arguments ?? []).compactMap { argument -> Range<Int>? in
      guard let start = argument.group.start, let text = argument.text else { return nil }
      return start..<(start + text.unicodeScalars.count)
    }
    let opposites = TextMutation.opposites(of: site.step.text) { place in
      spans.contains { $0.contains(place) }
    }
    // Most negations match no step; these were never intended.
    guard let text = opposites.first(where: { plan.registry.definitions(matching: $0).count == 1 })
    else { return }
    var changed = site.draft
    changed.steps[site.place].text = text
    add(
      .negated, site, before: site.step.text, after: text, changed,
      isFilled: !site.written.text.isSame(as: site.step.text))
  }

  private mutating func changeText(_ site: Site) {
    guard let text = site.step.docString else { return }
    let other = text.content + "x"
    var changed = site.draft
    changed.steps[site.place].docString = PickleDocString(
      mediaType: text.mediaType, content: other, argumentIndex: text.argumentIndex)
    let isFilled = site.written.docString?.content.isSame(as: text.content) != true
    add(
      isFilled ? .example : .text, site, before: text.content, after: other, changed,
      isFilled: isFilled)
  }

  private mutating func changeCells(_ site: Site) {
    guard let table = site.step.table else { return }
    let rows = site.written.dataTable?.rows
    for (row, cells) in table.rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        let other = TextMutation.other(than: cell)
        var changed = table.rows
        changed[row][column] = other
        var draft = site.draft
        draft.steps[site.place].table = PickleTable(
          rows: changed, argumentIndex: table.argumentIndex)
        let written = rows.flatMap { $0.indices.contains(row) ? $0[row] : nil }?.cells
        let source = written.flatMap { $0.indices.contains(column) ? $0[column].value : nil }
        let isFilled = source?.isSame(as: cell) != true
        add(
          isFilled ? .example : .cell, site, before: cell, after: other, draft,
          place: [row, column], isFilled: isFilled,
          location: written.flatMap { $0.indices.contains(column) ? $0[column].location : nil })
      }
    }
  }

  // MARK: - Collecting

  private mutating func add(
    _ kind: Mutant.Kind, _ site: Site, before: String, after: String?, _ changed: PickleDraft,
    place: [Int] = [], isFilled: Bool = false, location: Location? = nil
  ) {
    let isDenial =
      kind != .negated && kind != .removed && TextMutation.isDenial(site.step.text)
      && (TextMutation.quotations(in: before) + [before]).contains { known.contains($0) }
    let key = Key(
      step: site.written.id, row: isFilled ? site.row ?? site.call?.id : nil, kind: kind,
      place: place,
      after: after ?? "")
    if made[key] == nil {
      order.append(key)
      let pickle = site.planned.pickle
      // A value that is filled in comes from a row of examples, or from the call of a text step.
      let source = site.row == nil ? site.call?.location ?? pickle.location : pickle.location
      let spot = isFilled ? source : location ?? site.written.location
      let uri = isFilled ? pickle.uri : site.uri
      let line = site.line
      made[key] = Draft(
        mutant: { shared in
          Mutant(
            kind: kind, uri: uri, location: spot, scenario: pickle.name, shared: shared,
            step: line, before: before, after: after)
        }, line: site.written.location.line, isDenial: isDenial)
    }
    made[key]?.variants.append((site.planned, changed))
  }

  /// Whether a text matches the same step definition.
  private func isSame(_ match: DefinitionMatch, as text: String) -> Bool {
    let found = plan.registry.definitions(matching: text)
    guard found.count == 1, let definition = plan.definition(match) else { return false }
    return found.first?.pattern.isSame(as: definition.pattern) == true
  }

  private func replacing(_ text: String, _ start: Int, _ count: Int, by other: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<start])
    view.append(contentsOf: other.unicodeScalars)
    view.append(contentsOf: scalars[(start + count)...])
    return String(view)
  }
}
