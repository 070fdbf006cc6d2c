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
  /// The tag of scenarios that become no pickles; empty if there is none.
  private let omittedTag: [UInt8]
  /// The number of steps and tags that pickles share with the document, counted for each pickle.
  private var shared = 0
  private var interpolation = Interpolation()

  init(firstID: UInt32, source: UnsafePointer<UInt8>, omittedTag: String? = nil) {
    nextID = firstID
    self.source = source
    self.omittedTag = omittedTag.map { Array($0.utf8) } ?? []
    records = PickleRecords()
  }

  mutating func compile(_ document: borrowing DocumentRecords) {
    guard document.feature != nil else { return }
    records = PickleRecords(pickles: document.scenarios.count)
    for index in 0..<document.scenarios.count {
      let scenario = document.scenarios[index]
      if isOmitted(scenario, document) { continue }
      if scenario.examples.count == 0 {
        add(scenario, at: index, in: document)
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
          let place = UInt32(truncatingIfNeeded: number) &- examples.rows.first
          add(scenario, row, at: place, of: examples, in: document)
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

  private func isOmitted(
    _ scenario: DocumentRecords.Scenario, _ document: borrowing DocumentRecords
  ) -> Bool {
    if omittedTag.isEmpty { return false }
    let tags = document.tags(of: scenario)
    let texts = Interpolation.Texts(source: source, made: UnsafePointer(document.made.base))
    for position in 0..<tags.count
    where texts.bytes(document.tags[tags[position]].name).elementsEqual(omittedTag) { return true }
    return false
  }

  /// Adds the pickle of a scenario without examples, whose steps and tags are the document's.
  private mutating func add(
    _ scenario: DocumentRecords.Scenario, at index: Int, in document: borrowing DocumentRecords
  ) {
    let steps = document.steps(of: scenario).count
    let tags = document.tags(of: scenario).count
    shared &+= Int(steps) &+ Int(tags)
    nextID &+= steps
    append(
      PickleRecords.Pickle(
        name: scenario.heading.name, spot: scenario.heading.spot, id: takeID(),
        scenario: scenario.heading.id, row: .none, origin: UInt32(truncatingIfNeeded: index),
        steps: Run(first: scenario.steps.first, count: steps),
        inherited: steps &- scenario.steps.count, tags: Run(first: 0, count: tags)))
  }

  /// Adds the pickle of a row of examples.
  private mutating func add(
    _ scenario: DocumentRecords.Scenario, _ row: DocumentRecords.Row, at place: UInt32,
    of examples: DocumentRecords.Examples, in document: borrowing DocumentRecords
  ) {
    let firstStep = records.steps.next
    let firstTag = records.tags.next
    addSteps(of: scenario, document)
    let inherited = document.tags(of: scenario)
    for position in 0..<inherited.count { addTag(document.tags[inherited[position]]) }
    for index in examples.heading.tags.range { addTag(document.tags[index]) }
    var name = interpolation.fill(scenario.heading.name, into: &records.made)
    if !examples.file.isAbsent {
      let line = document.dataLines[examples.dataLines &+ place]
      name = addPlace(
        Interpolation.Texts(source: source, made: UnsafePointer(document.made.base)),
        examples.file, line, to: name)
    }
    append(
      PickleRecords.Pickle(
        name: name, spot: row.spot, id: takeID(), scenario: scenario.heading.id, row: row.id,
        steps: Run(from: firstStep, to: records.steps.next),
        tags: Run(from: firstTag, to: records.tags.next)))
    if interpolation.exceedsLimit { excess = .text(row.spot) }
  }

  /// The name with the row's place in its data file, `(rows.csv:3)`, because all rows of the file
  /// have one line in the feature.
  private mutating func addPlace(
    _ texts: Interpolation.Texts, _ file: TextSpan, _ line: UInt32, to name: TextSpan
  ) -> TextSpan {
    var start = name.offset
    if name.buffer != .pickles {
      start = records.made.count
      records.made.append(texts.bytes(name))
    }
    let isEmpty = records.made.count == start
    records.made.append(file: texts.bytes(file), line: line, afterName: !isEmpty)
    return TextSpan(.pickles, from: start, to: records.made.count)
  }

  private mutating func append(_ pickle: PickleRecords.Pickle) {
    records.pickles.append(pickle)
    let size = shared &+ records.steps.count &+ records.tags.count &+ records.cells.count
    if size > Self.limit { excess = .steps(pickle.spot) }
  }

  private mutating func takeID() -> UInt32 {
    let id = nextID
    nextID &+= 1
    return id
  }

  /// Adds the steps of a row: those of backgrounds as they are, the others with its values.
  private mutating func addSteps(
    of scenario: DocumentRecords.Scenario, _ document: borrowing DocumentRecords
  ) {
    let steps = document.steps(of: scenario)
    let inherited = steps.count &- scenario.steps.count
    for position in 0..<steps.count {
      if interpolation.exceedsLimit { return }
      let step = document.steps[steps[position]]
      let isOwn = position >= inherited
      records.steps.append(
        PickleRecords.Step(
          text: isOwn ? interpolation.fill(step.text, into: &records.made) : step.text,
          id: takeID(), node: step.id,
          arguments: step.arguments == .none
            ? .none : addArguments(step.arguments, document, areFilled: isOwn),
          type: PickleStepType(step.type), hasRow: isOwn))
    }
  }

  private mutating func addTag(_ tag: DocumentRecords.Tag) {
    records.tags.append(PickleRecords.Tag(name: tag.name, node: tag.id))
  }

  /// Adds the arguments of a step, with the values of the row substituted if asked.
  private mutating func addArguments(
    _ number: UInt32, _ document: borrowing DocumentRecords, areFilled: Bool
  ) -> UInt32 {
    var arguments = PickleRecords.Arguments(number, of: document)
    if areFilled { fill(&arguments, document) }
    records.arguments.append(arguments)
    return records.arguments.next &- 1
  }

  private mutating func fill(
    _ arguments: inout PickleRecords.Arguments, _ document: borrowing DocumentRecords
  ) {
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
  }
}

extension Pool where Element == UInt8 {
  /// Appends the place of a row in a data file, ` (rows.csv:3)`.
  fileprivate mutating func append(
    file: UnsafeBufferPointer<UInt8>, line: UInt32, afterName: Bool
  ) {
    for byte in (afterName ? " (" : "(").utf8 { append(byte) }
    append(file)
    for byte in ":\(line))".utf8 { append(byte) }
  }
}
