package import SpecGherkin
import SpecJSON
import SpecText

/// Reads a recording of this or another tool, line by line.
///
/// Ids of any form become node ids. Unknown kinds of messages are skipped and counted, and unknown
/// fields are ignored, so that recordings of newer tools can be read. An invalid line ends the
/// reading with an error that has its number. Bytes may arrive in pieces of any size.
package struct NDJSONReader: Sendable {
  /// The number of lines with an unknown kind of message.
  package private(set) var skipped = 0
  private var documents: RecordedDocuments
  private var events: RecordedEvents
  private let glue: RecordedGlue
  /// The limit in bytes for a line that arrives in pieces; an attachment is a single line.
  private static let longestLine = 256 << 20
  /// Whether the recording was made by this tool.
  private var isOwn = false
  private var failures = RecordedFailure.Joiner()
  private var line = 0
  private var rest: [UInt8] = []

  package init() { self.init(NodeIDs()) }

  private init(_ ids: NodeIDs) {
    documents = RecordedDocuments(ids)
    events = RecordedEvents(ids)
    glue = RecordedGlue(ids)
  }

  /// Returns readers for several recordings of one run; their ids are distinct.
  package static func apart(_ count: Int) -> [NDJSONReader] {
    NodeIDs.apart(count).map { NDJSONReader($0) }
  }

  /// An id that these readers never assign.
  package static let commonID = NodeID(NodeIDs.free)

  /// Reads bytes and passes on the envelope of each complete line.
  package mutating func read(
    _ bytes: some Collection<UInt8>, _ receive: (Envelope) -> Void
  ) throws(NDJSONError) {
    let isRead: Result<Void, NDJSONError>? = bytes.withContiguousStorageIfAvailable { bytes in
      Result { () throws(NDJSONError) in try read(piece: bytes, receive) }
    }
    if let isRead { return try isRead.get() }
    try read(Array(bytes), receive)
  }

  private mutating func read(
    piece bytes: UnsafeBufferPointer<UInt8>, _ receive: (Envelope) -> Void
  ) throws(NDJSONError) {
    var start = 0
    while let end = Self.lineFeed(in: bytes, from: start) {
      let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if rest.isEmpty {
        try read(line: line, receive)
      } else {
        rest.append(contentsOf: line)
        try readRest(receive)
      }
      start = end + 1
    }
    rest.append(contentsOf: bytes[start...])
    if rest.count > Self.longestLine {
      throw NDJSONError(line: line + 1, problem: "is longer than \(Self.longestLine >> 20) MB")
    }
  }

  private static func lineFeed(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    return offset < bytes.count ? offset : nil
  }

  /// Reads a line that arrived in pieces and is now complete.
  private mutating func readRest(_ receive: (Envelope) -> Void) throws(NDJSONError) {
    let whole = rest
    rest = []
    let isRead: Result<Void, NDJSONError> = whole.withUnsafeBufferPointer { line in
      Result { () throws(NDJSONError) in try read(line: line, receive) }
    }
    try isRead.get()
  }

  /// Reads a last line without a line feed.
  package mutating func finish(_ receive: (Envelope) -> Void) throws(NDJSONError) {
    if rest.isEmpty { return }
    try readRest(receive)
  }

  private mutating func read(
    line bytes: UnsafeBufferPointer<UInt8>, _ receive: (Envelope) -> Void
  ) throws(NDJSONError) {
    line += 1
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw NDJSONError(line: line, problem: "column \(error.column): \(error.problem)")
    }
    do {
      if let envelope = try envelope(value) {
        if let joined = failures.joined(envelope) { receive(joined) }
      } else {
        skipped += 1
      }
    } catch {
      throw NDJSONError(line: line, problem: error.description)
    }
  }

  /// Returns the envelope of an object whose only key is the kind of message, or nil if the kind is
  /// unknown.
  private mutating func envelope(_ value: JSONValue) throws(JSONDecodingError) -> Envelope? {
    for (key, message) in try value.object() {
      do {
        if let envelope = try envelope(key, message) { return envelope }
      } catch {
        throw error.prefixed(by: .key(key))
      }
    }
    return nil
  }

  /// Only this tool's own recordings have advice as comments in the code.
  private func joined(_ suggestion: Suggestion) -> Suggestion {
    isOwn ? suggestion.withAdviceOfComments() : suggestion
  }

  private mutating func noted(_ meta: Meta) -> Meta {
    isOwn = meta.implementation.name == Meta.implementationName
    return meta
  }

  private mutating func envelope(
    _ key: String, _ message: JSONValue
  ) throws(JSONDecodingError) -> Envelope? {
    switch key {
    case "meta": .meta(noted(try glue.meta(message)))
    case "source": .source(try documents.source(message))
    case "gherkinDocument": .gherkinDocument(try documents.document(message))
    case "parseError": .parseError(try documents.parseError(message))
    case "pickle": .pickle(try documents.pickle(message))
    case "parameterType": .parameterType(try glue.parameterType(message))
    case "stepDefinition": .stepDefinition(try glue.stepDefinition(message))
    case "hook": .hook(try glue.hook(message))
    case "undefinedParameterType":
      .undefinedParameterType(try glue.undefinedParameterType(message))
    case "testRunStarted": .testRunStarted(try events.testRunStarted(message))
    case "testRunHookStarted": .testRunHookStarted(try events.testRunHookStarted(message))
    case "testRunHookFinished":
      .testRunHookFinished(try events.testRunHookFinished(message))
    case "testCase": .testCase(try events.testCase(message))
    case "testCaseStarted": .testCaseStarted(try events.testCaseStarted(message))
    case "testStepStarted": .testStepStarted(try events.testStepStarted(message))
    case "testStepFinished": .testStepFinished(try events.testStepFinished(message))
    case "attachment": .attachment(try events.attachment(message))
    case "suggestion": .suggestion(joined(try events.suggestion(message)))
    case "testCaseFinished": .testCaseFinished(try events.testCaseFinished(message))
    case "testRunFinished": .testRunFinished(try events.testRunFinished(message))
    default: nil
    }
  }
}
