/// The wire form of a run's record: one envelope per line, as JSON that other tools understand.
///
/// The form is that of cucumber's messages, schema `Meta.schemaVersion`. `NDJSONWriter` turns
/// envelopes into lines, `NDJSONReader` turns the lines of any tool's recording back into
/// envelopes. Text is UTF-8 and a line ends with a line feed.
package enum NDJSON {
  /// The envelopes as one text, a line each.
  package static func text(_ envelopes: some Sequence<Envelope>) -> String {
    var writer = NDJSONWriter()
    for envelope in envelopes { writer.write(envelope) }
    return String(decoding: writer.take(), as: UTF8.self)
  }

  /// The envelopes of a whole text; a broken line ends it with an error that tells its number.
  package static func envelopes(_ bytes: some Collection<UInt8>) throws(NDJSONError) -> [Envelope] {
    var reader = NDJSONReader()
    var envelopes: [Envelope] = []
    try reader.read(bytes) { envelopes.append($0) }
    try reader.finish { envelopes.append($0) }
    return envelopes
  }

  /// The envelopes of a whole text.
  package static func envelopes(_ text: String) throws(NDJSONError) -> [Envelope] {
    try envelopes(text.utf8)
  }
}

/// A line of a recording that is no envelope, and why.
package struct NDJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line's number, from 1.
  package let line: Int
  /// What is wrong with it, as half a sentence.
  package let problem: String

  package init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }

  /// Place, problem and what to do.
  package var description: String {
    "line \(line) is no message: \(problem)\n"
      + "record the run again, or cut the recording off before line \(line)"
  }
}
