public import SpecGherkin
import SpecJSON
import SpecText

/// Reads a recording, of this or another tool, line by line.
///
/// Ids of any form become node ids. A line of a kind that is not known is skipped and counted, a
/// field that is not known is passed over, so that recordings of newer tools can be read; a line
/// that is broken ends the reading with its number. Bytes may come in pieces of any size.
public struct NDJSONReader: Sendable {
  /// How many lines were of a kind that is not known.
  public private(set) var skipped = 0
  var ids = NodeIDs()
  /// The id that stands for the run where older recordings name none.
  var runID = NodeID(.max)
  /// The documents read, by uri: pickles are joined to theirs.
  var documents: [ExactText: GherkinDocument] = [:]
  /// The most bytes a line may have that comes in pieces: attachments stand in one line.
  private static let longestLine = 256 << 20
  /// Whether the recording is of this tool.
  private(set) var isOwn = false
  private var failures = RecordedFailure.Joiner()
  private var line = 0
  private var rest: [UInt8] = []

  public init() {}

  /// Readers of several recordings that are one run's: their ids never meet.
  public static func apart(_ count: Int) -> [NDJSONReader] {
    NodeIDs.apart(count).map { ids in
      var reader = NDJSONReader()
      reader.ids = ids
      return reader
    }
  }

  /// An id that none of the recordings has that such readers read.
  public static let commonID = NodeID(NodeIDs.free)

  /// Reads the next bytes and hands on the envelopes of all lines that are complete.
  public mutating func read(
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

  /// Reads the line whose end has come at last.
  private mutating func readRest(_ receive: (Envelope) -> Void) throws(NDJSONError) {
    let whole = rest
    rest = []
    let isRead: Result<Void, NDJSONError> = whole.withUnsafeBufferPointer { line in
      Result { () throws(NDJSONError) in try read(line: line, receive) }
    }
    try isRead.get()
  }

  /// Reads a last line that no line feed ends.
  public mutating func finish(_ receive: (Envelope) -> Void) throws(NDJSONError) {
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

  /// The envelope of an object with the one key that says what it is; nil if that is not known.
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

  private mutating func noted(_ meta: Meta) -> Meta {
    isOwn = meta.implementation.name == Meta.implementationName
    return meta
  }

  private mutating func envelope(
    _ key: String, _ message: JSONValue
  ) throws(JSONDecodingError) -> Envelope? {
    switch key {
    case "meta": .meta(noted(try meta(message)))
    case "source": .source(try source(message))
    case "gherkinDocument": .gherkinDocument(try document(message))
    case "parseError": .parseError(try parseError(message))
    case "pickle": .pickle(try pickle(message))
    case "parameterType": .parameterType(try parameterType(message))
    case "stepDefinition": .stepDefinition(try stepDefinition(message))
    case "hook": .hook(try hook(message))
    case "undefinedParameterType": .undefinedParameterType(try undefinedParameterType(message))
    case "testRunStarted": .testRunStarted(try testRunStarted(message))
    case "testRunHookStarted": .testRunHookStarted(try testRunHookStarted(message))
    case "testRunHookFinished": .testRunHookFinished(try testRunHookFinished(message))
    case "testCase": .testCase(try testCase(message))
    case "testCaseStarted": .testCaseStarted(try testCaseStarted(message))
    case "testStepStarted": .testStepStarted(try testStepStarted(message))
    case "testStepFinished": .testStepFinished(try testStepFinished(message))
    case "attachment": .attachment(try attachment(message))
    case "suggestion": .suggestion(try suggestion(message))
    case "testCaseFinished": .testCaseFinished(try testCaseFinished(message))
    case "testRunFinished": .testRunFinished(try testRunFinished(message))
    default: nil
    }
  }
}

// MARK: - Pieces that many messages share

extension NDJSONReader {
  mutating func id(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> NodeID {
    ids.id(try value.string(at: key))
  }

  mutating func id(
    _ value: JSONValue, ifPresent key: String
  ) throws(JSONDecodingError) -> NodeID? {
    try string(value, ifPresent: key).map { ids.id($0) }
  }

  mutating func ids(
    _ value: JSONValue, _ key: String
  ) throws(JSONDecodingError) -> [NodeID] {
    try list(value, key) { (_, id) throws(JSONDecodingError) in try id.string() }
      .map { ids.id($0) }
  }

  /// The elements at a key, each read; a key that is missing is an empty list.
  mutating func list<Element>(
    _ value: JSONValue, _ key: String,
    _ read: (inout NDJSONReader, JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    guard let list = try object(value, ifPresent: key) else { return [] }
    let values: [JSONValue]
    do { values = try list.array() } catch { throw error.prefixed(by: .key(key)) }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, element) in values.enumerated() {
      do throws(JSONDecodingError) {
        elements.append(try read(&self, element))
      } catch {
        throw error.prefixed(by: .index(index)).prefixed(by: .key(key))
      }
    }
    return elements
  }

  /// Whatever stands at a key; nil if nothing does.
  func object(_ value: JSONValue, ifPresent key: String) throws(JSONDecodingError) -> JSONValue? {
    try value.fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in value }
  }

  func object(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> JSONValue {
    try value.field(at: key) { (value) throws(JSONDecodingError) in value }
  }

  func string(_ value: JSONValue, ifPresent key: String) throws(JSONDecodingError) -> String? {
    try value.fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in try value.string() }
  }

  func integer(_ value: JSONValue, ifPresent key: String) throws(JSONDecodingError) -> Int? {
    try value.fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in try value.integer() }
  }

  func bool(_ value: JSONValue, ifPresent key: String) throws(JSONDecodingError) -> Bool? {
    try value.fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in try value.bool() }
  }

  /// The place at `location`; nil if there is none.
  func location(_ value: JSONValue) throws(JSONDecodingError) -> Location? {
    guard let location = try object(value, ifPresent: "location") else { return nil }
    do throws(JSONDecodingError) {
      return Location(
        line: try location.integer(at: "line"), column: try integer(location, ifPresent: "column"))
    } catch {
      throw error.prefixed(by: .key("location"))
    }
  }

  func sourceReference(_ value: JSONValue) throws(JSONDecodingError) -> SourceReference? {
    guard let reference = try object(value, ifPresent: "sourceReference") else { return nil }
    do throws(JSONDecodingError) {
      var line = try location(reference)?.line
      var uri = try string(reference, ifPresent: "uri")
      // The forms of Java and its kin: no file, but names that people can find.
      if uri == nil, let method = try object(reference, ifPresent: "javaMethod") {
        uri = try method.string(at: "className") + "." + method.string(at: "methodName")
      }
      if uri == nil, let frame = try object(reference, ifPresent: "javaStackTraceElement") {
        uri = try frame.string(at: "fileName")
        if line == nil { line = try integer(frame, ifPresent: "lineNumber") }
      }
      return SourceReference(uri: uri, line: line)
    } catch {
      throw error.prefixed(by: .key("sourceReference"))
    }
  }

  /// An instant or a length of time in nanoseconds; nil if there is none at the key.
  func nanoseconds(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> Int64? {
    guard let time = try object(value, ifPresent: key) else { return nil }
    do throws(JSONDecodingError) {
      let seconds = try time.integer(at: "seconds")
      let (product, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, excess) = product.addingReportingOverflow(
        Int64(try integer(time, ifPresent: "nanos") ?? 0))
      if overflow || excess {
        throw JSONDecodingError(
          path: [.key("seconds")], expected: "a time within three centuries", found: "\(seconds)")
      }
      return sum
    } catch {
      throw error.prefixed(by: .key(key))
    }
  }

  func timestamp(_ value: JSONValue) throws(JSONDecodingError) -> Timestamp {
    guard let nanoseconds = try nanoseconds(value, "timestamp") else {
      throw JSONDecodingError(path: [.key("timestamp")], expected: "an object", found: "nothing")
    }
    return Timestamp(nanoseconds: nanoseconds)
  }
}
