import SpecGherkin
import SpecJSON

/// What is written: sources, and why one could not be read.
extension NDJSONReader {
  func source(_ value: JSONValue) throws(JSONDecodingError) -> Source {
    let uri = try value.string(at: "uri")
    return Source(
      uri: uri, text: try value.string(at: "data"),
      mediaType: Source.MediaType(rawValue: try value.string(at: "mediaType")))
  }

  /// A parse error; other tools put the place in front of the message, as `(line:column): `.
  func parseError(_ value: JSONValue) throws(JSONDecodingError) -> Diagnostic {
    let source = try object(value, "source")
    var message = try value.string(at: "message")
    let place: Location?
    do { place = try location(source) } catch { throw error.from(.key("source")) }
    if let place {
      let prefix = "(\(place.line):\(place.column ?? 0)): "
      if message.utf8.starts(with: prefix.utf8) {
        message = String(message.unicodeScalars.dropFirst(prefix.utf8.count))
      }
    }
    return Diagnostic(
      code: "gherkin.parse-error", severity: .error, message: message,
      uri: try string(source, ifPresent: "uri") ?? "", location: place)
  }
  mutating func document(_ value: JSONValue) throws(JSONDecodingError) -> GherkinDocument {
    throw JSONDecodingError(expected: "", found: "")
  }
  mutating func pickle(_ value: JSONValue) throws(JSONDecodingError) -> Pickle {
    throw JSONDecodingError(expected: "", found: "")
  }
}
