import SpecGherkin
import SpecJSON

/// What many messages of a recording share: fields that may be missing, places and times.
extension JSONValue {
  /// The elements at a key, each read; a key that is missing is an empty list.
  func list<Element>(
    at key: String, _ read: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    try fieldIfPresent(at: key) { (list) throws(JSONDecodingError) in try list.array(of: read) }
      ?? []
  }

  func list(at key: String) throws(JSONDecodingError) -> [JSONValue] {
    try list(at: key) { (element) throws(JSONDecodingError) in element }
  }

  /// Whatever is at a key; nil if nothing is.
  func value(ifPresent key: String) throws(JSONDecodingError) -> JSONValue? {
    try fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in value }
  }

  func value(at key: String) throws(JSONDecodingError) -> JSONValue {
    try field(at: key) { (value) throws(JSONDecodingError) in value }
  }

  func string(ifPresent key: String) throws(JSONDecodingError) -> String? {
    try fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in try value.string() }
  }

  func integer(ifPresent key: String) throws(JSONDecodingError) -> Int? {
    try fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in try value.integer() }
  }

  func bool(ifPresent key: String) throws(JSONDecodingError) -> Bool? {
    try fieldIfPresent(at: key) { (value) throws(JSONDecodingError) in try value.bool() }
  }

  /// The place at `location`; nil if there is none.
  func location() throws(JSONDecodingError) -> Location? {
    try fieldIfPresent(at: "location") { (location) throws(JSONDecodingError) in
      Location(
        line: try location.integer(at: "line"), column: try location.integer(ifPresent: "column"))
    }
  }

  /// A location that must be there.
  func place() throws(JSONDecodingError) -> Location {
    guard let place = try location() else {
      throw JSONDecodingError(path: [.key("location")], expected: "an object", found: "nothing")
    }
    return place
  }

  func sourceReference() throws(JSONDecodingError) -> SourceReference? {
    try fieldIfPresent(at: "sourceReference") { (reference) throws(JSONDecodingError) in
      var line = try reference.location()?.line
      var uri = try reference.string(ifPresent: "uri")
      // The forms of Java and its kin: no file, but names that people can find.
      if uri == nil, let method = try reference.value(ifPresent: "javaMethod") {
        uri = try method.string(at: "className") + "." + method.string(at: "methodName")
      }
      if uri == nil, let frame = try reference.value(ifPresent: "javaStackTraceElement") {
        uri = try frame.string(at: "fileName")
        if line == nil { line = try frame.integer(ifPresent: "lineNumber") }
      }
      return SourceReference(uri: uri, line: line)
    }
  }

  /// An instant or a length of time in nanoseconds; nil if there is none at the key.
  func nanoseconds(at key: String) throws(JSONDecodingError) -> Int64? {
    try fieldIfPresent(at: key) { (time) throws(JSONDecodingError) in
      let seconds = try time.integer(at: "seconds")
      let (product, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, excess) = product.addingReportingOverflow(
        Int64(try time.integer(ifPresent: "nanos") ?? 0))
      if overflow || excess {
        throw JSONDecodingError(
          path: [.key("seconds")], expected: "a time within three centuries", found: "\(seconds)")
      }
      return sum
    }
  }

  func timestamp() throws(JSONDecodingError) -> Timestamp {
    guard let nanoseconds = try nanoseconds(at: "timestamp") else {
      throw JSONDecodingError(path: [.key("timestamp")], expected: "an object", found: "nothing")
    }
    return Timestamp(nanoseconds: nanoseconds)
  }
}

extension NodeIDs {
  func id(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> NodeID {
    id(try value.string(at: key))
  }

  func id(_ value: JSONValue, ifPresent key: String) throws(JSONDecodingError) -> NodeID? {
    try value.string(ifPresent: key).map { id($0) }
  }

  func list(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> [NodeID] {
    try value.list(at: key) { (text) throws(JSONDecodingError) in id(try text.string()) }
  }
}
