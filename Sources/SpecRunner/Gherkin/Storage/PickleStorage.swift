/// The storage of a document's pickles; it retains the document, whose texts it uses.
final class PickleStorage: Sendable {
  let document: DocumentStorage
  let records: PickleRecords

  init(document: DocumentStorage, records: consuming PickleRecords) {
    self.document = document
    self.records = records
  }

  /// Calls a closure with the bytes of a text of a pickle.
  @inline(__always)
  func withBytes<Result>(
    of span: TextSpan, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    if span.buffer == .pickles { return try body(span.slice(of: records.made.buffer)) }
    return try document.withBytes(of: span, body)
  }

  func text(_ span: TextSpan) -> String {
    withBytes(of: span) { String(decoding: $0, as: UTF8.self) }
  }

  func optionalText(_ span: TextSpan) -> String? { span.isAbsent ? nil : text(span) }

  /// The step at a position of a pickle.
  @inline(__always)
  func step(_ position: UInt32, of pickle: UInt32) -> PickleRecords.Step {
    let pickle = records.pickles[pickle]
    guard pickle.origin != .none else { return records.steps[pickle.steps.first &+ position] }
    // Almost all are the scenario's own, and a run asks for each of them many times.
    let place =
      position >= pickle.inherited
      ? pickle.steps.first &+ position &- pickle.inherited : inherited(position, of: pickle.origin)
    let step = document.records.steps[place]
    // The ids of the steps precede that of the pickle.
    return PickleRecords.Step(
      text: step.text, id: pickle.id &- pickle.steps.count &+ position, node: step.id,
      arguments: step.arguments, type: PickleStepType(step.type), hasRow: false)
  }

  /// The index in the document of a step of a background, at a position of a pickle.
  private func inherited(_ position: UInt32, of scenario: UInt32) -> UInt32 {
    document.records.steps(of: document.records.scenarios[scenario])[position]
  }

  /// The type of a step: And and But continue that of the step before, also of a background's.
  func type(ofStep position: UInt32, of pickle: UInt32) -> PickleStepType {
    for earlier in (0...position).reversed() {
      if let type = step(earlier, of: pickle).type { return type }
    }
    return .unknown
  }

  /// The arguments of a step; nil if it has none.
  func arguments(ofStep position: UInt32, of pickle: UInt32) -> PickleRecords.Arguments? {
    let number = step(position, of: pickle).arguments
    if number == .none { return nil }
    return records.pickles[pickle].origin == .none
      ? records.arguments[number] : PickleRecords.Arguments(number, of: document.records)
  }

  /// The tag at a position of a pickle.
  func tag(_ position: UInt32, of pickle: UInt32) -> PickleRecords.Tag {
    let pickle = records.pickles[pickle]
    guard pickle.origin != .none else { return records.tags[pickle.tags.first &+ position] }
    let scenario = document.records.scenarios[pickle.origin]
    let tag = document.records.tags[document.records.tags(of: scenario)[position]]
    return PickleRecords.Tag(name: tag.name, node: tag.id)
  }

  /// The cells of a table, row by row.
  func table(_ arguments: PickleRecords.Arguments) -> [[String]] {
    arguments.rows.range.map { index in
      if arguments.hasDocumentRows {
        return document.records.rows[index].cells.range.map {
          document.text(document.records.cells[$0].value)
        }
      }
      return records.rows[index].range.map { text(records.cells[$0]) }
    }
  }
}
