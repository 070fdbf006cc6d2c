import SpecGherkin
import SpecText

/// Finds the variables of steps: those without a value are errors, as is `${` without a name.
///
/// A variable has a value for the whole run, or an earlier step of its scenario remembers one.
struct VariableCheck {
  private let registry: StepRegistry
  private var variables: Variables { registry.variables }
  /// The names that earlier steps of the scenario have remembered.
  private var remembered: Set<ExactText> = []
  /// The steps of the scenario so far that have no definition.
  private var undefined: [String] = []
  /// For each name without a value, a step before its first place that has no definition and names it.
  private var suspects: [ExactText: String] = [:]
  /// The names that any step remembers.
  private var everRemembered: Set<ExactText> = []
  /// The places of steps that remember a value under the name of a variable of the run.
  private var taken: [(name: String, place: Place)] = []
  /// The names that steps use.
  private(set) var used: Set<ExactText> = []
  /// The places of each name without a value, and the order of the names.
  private var unknown: [ExactText: [Place]] = [:]
  private var order: [ExactText] = []
  private var broken: [Place] = []
  /// Rows of an outline, and scenarios with one background, repeat places.
  private var known: Set<Key> = []

  private struct Place: Hashable {
    @ExactText var uri: String
    let location: Location

    var text: String { "\(uri):\(location.line)" }
  }

  private struct Key: Hashable {
    /// The name; empty for `${` without one.
    let name: ExactText
    let place: Place
  }

  /// More places than this are counted, not listed.
  private static let most = 20

  init(_ registry: StepRegistry) { self.registry = registry }

  // MARK: - Reading

  /// Reads the steps of a scenario, in the order in which they run.
  mutating func read(_ pickle: Pickle) {
    remembered = []
    undefined = []
    for step in pickle.steps {
      let written = pickle.document.step(for: step)
      read(step, written, in: pickle.uri, row: pickle.location)
      guard registry.remembers || registry.hasTextSteps else { continue }
      let found = step.withTextUTF8 { registry.matches($0) }
      if found.isEmpty { undefined.append(step.text) }
      guard found.count == 1, let match = registry.match(step, by: found[0].index) else { continue }
      let index = found[0].index
      remember(match, by: index, at: written?.location ?? pickle.location, in: pickle.uri)
      for inner in registry.expansion(of: index, match, step).steps {
        let (uri, location) = (inner.owner.uri, inner.written.location)
        read(inner.step, inner.written, in: uri, row: location)
        if case .definition(let index, let match) = inner.resolution {
          remember(match, by: index, at: location, in: uri)
        }
      }
    }
  }

  private mutating func read(
    _ step: PickleStep, _ written: Step?, in uri: String, row: Location
  ) {
    let mayContain = step.withTextUTF8 { VariableScanner.mayContain($0) }
    guard mayContain || step.hasArgument else { return }
    let rows = step.dataTable?.rows ?? []
    read(step.text, rows, step.docString?.content, of: written, in: uri, row: row)
  }

  /// Notes what a step remembers.
  private mutating func remember(
    _ match: ExpressionMatch, by index: Int, at location: Location, in uri: String
  ) {
    for memory in registry.memories(of: match, by: index)
    where VariableScanner.isName(memory.name) {
      remembered.insert(ExactText(memory.name))
      everRemembered.insert(ExactText(memory.name))
      let place = Place(uri: uri, location: location)
      let key = Key(name: ExactText("as \(memory.name)"), place: place)
      if variables[memory.name] != nil, known.insert(key).inserted {
        taken.append((memory.name, place))
      }
    }
  }

  /// Reads the steps of a text step.
  ///
  /// Where steps remember values, its callers decide which there are, and have been read.
  mutating func read(_ textStep: TextStep) {
    if registry.remembers { return }
    for step in textStep.scenario.steps {
      let rows = step.dataTable.map { $0.rows.map { $0.cells.map(\.value) } } ?? []
      read(
        step.text, rows, step.docString?.content, of: step, in: textStep.uri, row: step.location)
    }
  }

  /// - Parameter row: the place of a variable that is not in the step as written: the row of
  ///   examples that it comes from.
  private mutating func read(
    _ text: String, _ rows: [[String]], _ content: String?, of written: Step?, in uri: String,
    row: Location
  ) {
    read(text, in: uri) { name, _ in
      written.map { $0.text.includes(name) ? $0.location : row } ?? row
    }
    for (number, cells) in rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        read(cell, in: uri) { name, _ in
          guard let writtenRow = written?.dataTable?.rows.dropFirst(number).first,
            let writtenCell = writtenRow.cells.dropFirst(column).first,
            writtenCell.value.includes(name)
          else { return row }
          return writtenCell.location
        }
      }
    }
    guard let content else { return }
    let docString = written?.docString
    let writtenContent = docString?.content
    var isWritten: [ExactText: Bool] = [:]
    read(content, in: uri) { name, line in
      guard let docString, let writtenContent else { return row }
      let includes = isWritten[ExactText(name)] ?? writtenContent.includes(name)
      isWritten[ExactText(name)] = includes
      guard includes else { return row }
      return Location(line: docString.location.line + 1 + line, column: nil)
    }
  }

  /// - Parameter location: the place of a variable as written, which is on the given line of the
  ///   text.
  private mutating func read(
    _ text: String, in uri: String, at location: (_ written: String, _ line: Int) -> Location
  ) {
    guard VariableScanner.mayContain(text) else { return }
    let bytes = Array(text.utf8)
    var line = 0
    var counted = 0
    for found in VariableScanner(bytes).found {
      let name: ExactText
      switch found.part {
      case .escape: continue
      case .broken: name = ""
      case .name(let text):
        name = ExactText(text)
        used.insert(name)
        if variables[text] != nil || remembered.contains(name) { continue }
      }
      line += bytes[counted..<found.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      counted = found.range.lowerBound
      let place = Place(
        uri: uri,
        location: location(String(decoding: bytes[found.range], as: UTF8.self), line))
      guard known.insert(Key(name: name, place: place)).inserted else { continue }
      if found.part == .broken {
        broken.append(place)
      } else {
        if unknown[name] == nil {
          order.append(name)
          suspects[name] = undefined.last { $0.includes("\"\(name.wrappedValue)\"") }
        }
        unknown[name, default: []].append(place)
      }
    }
  }

  // MARK: - Results

  /// The names that are expected, but that no step uses, not even one that is not selected.
  func unused(in suite: Suite) -> [String] {
    variables.expected.filter { name in
      let part = TextPart(Array("${\(name)}".utf8))
      return !used.contains(name) && !suite.files.contains { part.isFound(in: $0.source.bytes) }
    }
  }

  /// One error for each name without a value, and one for all `${` without a name.
  var errors: [Diagnostic] {
    order.compactMap { name in unknown[name].map { error(name.wrappedValue, $0) } }
      + taken.map { takenError($0.name, $0.place) } + [brokenError].compactMap { $0 }
  }

  private func takenError(_ name: String, _ place: Place) -> Diagnostic {
    Diagnostic(
      code: "variable.taken", message: "the variable ${\(name)} has a value for the whole run",
      uri: place.uri, location: place.location,
      fix: "remember the value under another name")
  }

  private var brokenError: Diagnostic? {
    guard let first = broken.first else { return nil }
    return Diagnostic(
      code: "variable.syntax", message: "\"${\" is not followed by a name and \"}\"",
      uri: first.uri, location: first.location, notes: others(broken, "it also occurs at"),
      fix: "write a name of letters, digits and underscores, such as ${HOST}; "
        + "for the characters themselves, write $${")
  }

  /// Notes that name the places after the first one.
  private func others(_ places: [Place], _ words: String) -> [String] {
    var notes = places.dropFirst().prefix(Self.most).map { "\(words) \($0.text)" }
    let rest = places.count - 1 - notes.count
    if rest > 0 { notes.append("and at \(rest.counted("more place"))") }
    return notes
  }

  private func error(_ name: String, _ places: [Place]) -> Diagnostic {
    let isLate = everRemembered.contains(ExactText(name))
    let nearest = Nearest.nearest(
      to: name, in: variables.names + everRemembered.map(\.wrappedValue).sorted())
    let fix =
      if let step = suspects[ExactText(name)] {
        "no step definition matches \"\(step)\", which names it: correct that step"
      } else if isLate {
        "remember it in an earlier step of the same scenario"
      } else if let nearest {
        "did you mean ${\(nearest)}?"
      } else {
        "set it with --var \(name)=VALUE, or in spec.json: \"variables\": "
          + "{\"\(name)\": \"VALUE\"}; for the characters themselves, write $${\(name)}"
      }
    return Diagnostic(
      code: "variable.unknown",
      message: "the variable ${\(name)} has no value" + (isLate ? " here" : ""),
      uri: places[0].uri, location: places[0].location,
      notes: others(places, "it is also used at"),
      fix: fix)
  }
}
