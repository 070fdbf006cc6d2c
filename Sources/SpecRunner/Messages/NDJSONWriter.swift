import SpecGherkin
import SpecJSON

/// Writes envelopes as lines of JSON directly into a byte buffer, without an intermediate tree.
///
/// Absent fields are omitted, never null. Ids are decimal strings.
package struct NDJSONWriter: Sendable {
  var json = JSONWriter()

  package init() {}

  /// The number of buffered bytes.
  package var count: Int { json.count }

  /// Appends an envelope as a line, preceded by the attachments with the details of its failure.
  package mutating func write(_ envelope: Envelope) {
    for attachment in RecordedFailure.attachments(before: envelope) {
      write(line: .attachment(attachment))
    }
    write(line: envelope)
  }

  private mutating func write(line envelope: Envelope) {
    json.beginObject()
    write(messageOf: envelope)
    json.endObject()
    json.newline()
  }

  /// Returns the buffered lines and empties the buffer.
  package mutating func take() -> [UInt8] { json.take() }

  /// Passes on the buffered lines and empties the buffer, keeping its capacity.
  package mutating func drain<Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try json.drain(body)
  }

  private mutating func write(messageOf envelope: Envelope) {
    switch envelope {
    case .meta(let meta): write(meta)
    case .source(let source): write(source)
    case .gherkinDocument(let document): write(document)
    case .parseError(let error): write(error)
    case .pickle(let pickle): write(pickle)
    case .parameterType(let type): write(type)
    case .stepDefinition(let definition): write(definition)
    case .hook(let hook): write(hook)
    case .undefinedParameterType(let type): write(type)
    case .testRunStarted(let event): write(event)
    case .testRunHookStarted(let event): write(event)
    case .testRunHookFinished(let event): write(event)
    case .testCase(let testCase): write(testCase)
    case .testCaseStarted(let event): write(event)
    case .testStepStarted(let event): write(event)
    case .testStepFinished(let event): write(event)
    case .attachment(let attachment): write(attachment)
    case .suggestion(let suggestion): write(suggestion)
    case .testCaseFinished(let event): write(event)
    case .testRunFinished(let event): write(event)
    }
  }
}

// MARK: - Shared parts

extension NDJSONWriter {
  mutating func string(_ key: StaticString, _ value: String) { json.string(key, value) }

  mutating func string(_ key: StaticString, ifPresent value: String?) {
    if let value { string(key, value) }
  }

  mutating func integer(_ key: StaticString, _ value: Int) { json.integer(key, value) }

  mutating func bool(_ key: StaticString, _ value: Bool) { json.bool(key, value) }

  mutating func id(_ key: StaticString, _ id: NodeID) {
    json.key(key)
    self.id(id)
  }

  /// Writes an id as a decimal string; most of the output is ids, so no `String` is created.
  mutating func id(_ id: NodeID) { json.string(digitsOf: id.number) }

  mutating func ids(_ key: StaticString, _ ids: some Sequence<NodeID>) {
    json.key(key)
    json.beginArray()
    for id in ids { self.id(id) }
    json.endArray()
  }

  mutating func list<Element>(
    _ key: StaticString, _ elements: some Sequence<Element>,
    _ write: (inout NDJSONWriter, Element) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for element in elements { write(&self, element) }
    json.endArray()
  }

  mutating func object(_ key: StaticString, _ body: (inout NDJSONWriter) -> Void) {
    json.key(key)
    object(body)
  }

  mutating func object(_ body: (inout NDJSONWriter) -> Void) {
    json.beginObject()
    body(&self)
    json.endObject()
  }

  mutating func location(_ location: Location) {
    json.key("location")
    json.beginObject()
    integer("line", location.line)
    if let column = location.column { integer("column", column) }
    json.endObject()
  }

  mutating func sourceReference(_ reference: SourceReference) {
    json.key("sourceReference")
    json.beginObject()
    string("uri", ifPresent: reference.uri)
    if let line = reference.line { location(Location(line: line, column: nil)) }
    json.endObject()
  }

  /// Writes an instant or a duration as seconds and nanoseconds; the nanoseconds are never
  /// negative.
  mutating func time(_ key: StaticString, nanoseconds: Int64) {
    var (seconds, nanos) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if nanos < 0 {
      seconds -= 1
      nanos += 1_000_000_000
    }
    json.key(key)
    json.beginObject()
    json.key("seconds")
    json.integer(seconds)
    json.key("nanos")
    json.integer(nanos)
    json.endObject()
  }

  mutating func timestamp(_ timestamp: Timestamp) {
    time("timestamp", nanoseconds: timestamp.nanoseconds)
  }
}
