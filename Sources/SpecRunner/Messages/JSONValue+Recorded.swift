import SpecGherkin
import SpecJSON

/// Readers for parts that many messages share: locations and times.
extension JSONValue {
  /// The location at `location`, or nil if there is none.
  func location() throws(JSONDecodingError) -> Location? {
    try fieldIfPresent(at: "location") { (location) throws(JSONDecodingError) in
      Location(
        line: try location.integer(at: "line"), column: try location.integer(ifPresent: "column"))
    }
  }

  /// The location at `location`, which is required.
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
      // Java implementations name a class and a method in place of a file.
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

  /// Returns an instant or a duration in nanoseconds, or nil if the key is missing.
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
    try value.list(at: key, of: JSONForm.string).map { id($0) }
  }
}
