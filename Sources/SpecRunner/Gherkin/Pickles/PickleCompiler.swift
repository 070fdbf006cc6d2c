/// Compiles the pickles of a document, resolving backgrounds, rules, outlines and inherited tags.
///
/// A scenario without steps becomes a pickle without steps, even if there is a background. A
/// background alone, and examples without rows, yield no pickles.
struct PickleCompiler: ~Copyable {
  /// The maximum number of steps, tags and cells in all pickles of a file: backgrounds, tags and
  /// rows multiply, so that a file of a megabyte could produce billions.
  static let limit = 4_000_000

  /// The limit that was exceeded.
  enum Excess {
    /// The values of a row made the text at this location too long.
    case text(Spot)
    /// There are too many steps from this location on.
    case steps(Spot)
  }

  var records: PickleRecords
  var nextID: UInt32
  private(set) var excess: Excess?

  private let source: UnsafePointer<UInt8>
  private var lastType = PickleStepType.unknown
  private var interpolation = Interpolation()

  init(firstID: UInt32, source: UnsafePointer<UInt8>) {
    nextID = firstID
    self.source = source
    records = PickleRecords()
  }

  mutating func compile(_ document: borrowing DocumentRecords) {
    guard let feature = document.feature else { return }
    reserve(document, feature)
    for index in 0..<document.scenarios.count {
      let scenario = document.scenarios[index]
      if scenario.examples.count == 0 {
        compile(scenario, row: nil, in: document, of: feature)
        if excess != nil { return }
        continue
      }
      for block in scenario.examples.range {
        let examples = document.examples[block]
        guard examples.rows.count > 1 else { continue }
        interpolation.prepare(
          Interpolation.Texts(source: source, made: UnsafePointer(document.made.base)),
          header: document.rows[examples.rows.first].cells, document)
        for number in examples.rows.range.dropFirst() {
          let row = document.rows[number]
          interpolation.fillIn(row.cells, document)
          compile(scenario, row: (row, examples), in: document, of: feature)
          if excess != nil { return }
        }
      }
    }
  }

  /// Returns the records and consumes the compiler.
  consuming func finish() -> PickleRecords {
    records.trim()
    return records
  }

  /// Reserves capacity for a document without outlines.
  private mutating func reserve(
    _ document: borrowing DocumentRecords, _ feature: DocumentRecords.Feature
  ) {
    let scenarios = document.scenarios.count
    var background = 0
    if feature.background != .none {
      background = Int(document.backgrounds[feature.background].steps.count)
    }
    records = PickleRecords(
      pickles: scenarios, steps: document.steps.count + scenarios * background,
      tags: document.tags.count + scenarios * Int(feature.heading.tags.count))
  }

  /// Compiles one pickle.
  private mutating func compile(
    _ scenario: DocumentRecords.Scenario,
    row: (row: DocumentRecords.Row, examples: DocumentRecords.Examples)?,
    in document: borrowing DocumentRecords, of feature: DocumentRecords.Feature
  ) {
    let firstStep = records.steps.next
    let firstTag = records.tags.next
    lastType = .unknown
    if scenario.steps.count > 0 {
      addBackground(feature.background, document)
      if scenario.rule != .none {
        addBackground(document.rules[scenario.rule].background, document)
      }
      if row == nil {
        addSteps(scenario.steps, document)
      } else {
        addOutlineSteps(scenario.steps, document)
      }
    }
    addTags(feature.heading.tags, document)
    if scenario.rule != .none { addTags(document.rules[scenario.rule].heading.tags, document) }
    addTags(scenario.heading.tags, document)
    if let row { addTags(row.examples.heading.tags, document) }
    let spot = row?.row.spot ?? scenario.heading.spot
    if records.steps.count &+ records.tags.count &+ records.cells.count > Self.limit {
      excess = .steps(spot)
    }
    let name = scenario.heading.name
    records.pickles.append(
      PickleRecords.Pickle(
        name: row == nil ? name : interpolation.fill(name, into: &records.made),
        spot: spot, id: takeID(), scenario: scenario.heading.id,
        row: row?.row.id ?? .none, steps: Run(from: firstStep, to: records.steps.next),
        tags: Run(from: firstTag, to: records.tags.next)))
    if interpolation.exceedsLimit { excess = .text(spot) }
  }

  @inline(__always)
  private mutating func takeID() -> UInt32 {
    let id = nextID
    nextID &+= 1
    return id
  }

  private mutating func addBackground(_ number: UInt32, _ document: borrowing DocumentRecords) {
    if number != .none { addSteps(document.backgrounds[number].steps, document) }
  }

  @inline(__always)
  private mutating func addSteps(_ run: Run, _ document: borrowing DocumentRecords) {
    for index in run.range {
      let step = document.steps[index]
      resolve(step.type)
      records.steps.append(
        PickleRecords.Step(
          text: step.text, id: takeID(), node: step.id,
          arguments: step.arguments == .none ? .none : addArguments(step.arguments, document),
          type: lastType, hasRow: false))
    }
  }

  private mutating func addOutlineSteps(_ run: Run, _ document: borrowing DocumentRecords) {
    for index in run.range {
      if interpolation.exceedsLimit { return }
      let step = document.steps[index]
      resolve(step.type)
      let text = interpolation.fill(step.text, into: &records.made)
      records.steps.append(
        PickleRecords.Step(
          text: text, id: takeID(), node: step.id,
          arguments: step.arguments == .none ? .none : fillArguments(step.arguments, document),
          type: lastType, hasRow: true))
    }
  }

  /// And and But continue the type of the step before, also from a background into the scenario.
  @inline(__always)
  private mutating func resolve(_ type: StepKeywordType) {
    switch type {
    case .conjunction: break
    case .unknown: lastType = .unknown
    case .context: lastType = .context
    case .action: lastType = .action
    case .outcome: lastType = .outcome
    }
  }

  private mutating func addTags(_ run: Run, _ document: borrowing DocumentRecords) {
    for index in run.range {
      let tag = document.tags[index]
      records.tags.append(PickleRecords.Tag(name: tag.name, node: tag.id))
    }
  }

  /// Adds the arguments of a step as written in the document.
  private mutating func addArguments(
    _ number: UInt32, _ document: borrowing DocumentRecords
  ) -> UInt32 {
    let given = document.arguments[number]
    var arguments = PickleRecords.Arguments(rows: given.rows, isTableFirst: given.isTableFirst)
    if given.docString != .none {
      let docString = document.docStrings[given.docString]
      arguments.content = docString.content
      arguments.mediaType = docString.mediaType
    }
    records.arguments.append(arguments)
    return records.arguments.next &- 1
  }

  /// Adds the arguments of a step with the values of the row substituted.
  private mutating func fillArguments(
    _ number: UInt32, _ document: borrowing DocumentRecords
  ) -> UInt32 {
    let filled = addArguments(number, document)
    var arguments = records.arguments[filled]
    if arguments.hasDocString {
      arguments.content = interpolation.fill(arguments.content, into: &records.made)
      if !arguments.mediaType.isAbsent {
        arguments.mediaType = interpolation.fill(arguments.mediaType, into: &records.made)
      }
    }
    if arguments.hasTable {
      let firstRow = records.rows.next
      for index in arguments.rows.range {
        let firstCell = records.cells.next
        for cell in document.rows[index].cells.range {
          let value = document.cells[cell].value
          records.cells.append(interpolation.fill(value, into: &records.made))
        }
        records.rows.append(Run(from: firstCell, to: records.cells.next))
      }
      arguments.rows.first = firstRow
      arguments.hasDocumentRows = false
    }
    records.arguments[filled] = arguments
    return filled
  }
}
