/// The recorded form of a run: one envelope per line, as JSON.
///
/// The format is Cucumber Messages, schema `Meta.schemaVersion`. `NDJSONWriter` converts envelopes
/// to lines; `NDJSONReader` converts the lines of any tool's recording back to envelopes. Text is
/// UTF-8 and lines end with a line feed.
package enum NDJSON {
  /// Returns the envelopes as text, one per line.
  package static func text(_ envelopes: [Envelope]) -> String {
    var writer = NDJSONWriter()
    for envelope in envelopes { writer.write(envelope) }
    return String(decoding: writer.take(), as: UTF8.self)
  }

  /// Returns the envelopes of a recording.
  ///
  /// - Throws: an error with the number of the first invalid line.
  package static func envelopes(_ bytes: some Collection<UInt8>) throws(NDJSONError) -> [Envelope] {
    var reader = NDJSONReader()
    var envelopes: [Envelope] = []
    try reader.read(bytes) { envelopes.append($0) }
    try reader.finish { envelopes.append($0) }
    return envelopes
  }

  /// Returns the envelopes of a recording.
  package static func envelopes(_ text: String) throws(NDJSONError) -> [Envelope] {
    try envelopes(text.utf8)
  }
}

/// A line of a recording that is not a valid envelope.
package struct NDJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  package let line: Int
  /// The cause, as a clause that can follow a colon.
  package let problem: String

  /// The line, the cause, and what to do.
  package var description: String {
    "line \(line) is not a valid message: \(problem)\n"
      + "record the run again, or cut the recording off before line \(line)"
  }
}
