import SpecJSON

/// A position in a document as the client counts it, from 0.
struct TextPosition: Hashable, Sendable {
  let line: Int
  let character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// - Throws: `JSONDecodingError` for a negative number too.
  init(_ json: JSONValue) throws(JSONDecodingError) {
    line = try json.integer(at: "line")
    character = try json.integer(at: "character")
    guard line >= 0, character >= 0 else {
      throw JSONDecodingError(expected: "a position from 0 on", found: "\(line):\(character)")
    }
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

/// A range of a document as the client counts it; the end is exclusive.
struct TextRange: Hashable, Sendable {
  let start: TextPosition
  let end: TextPosition

  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  init(_ json: JSONValue) throws(JSONDecodingError) {
    start = try json.field(at: "start", as: TextPosition.init)
    end = try json.field(at: "end", as: TextPosition.init)
  }

  var json: JSONValue { ["start": start.json, "end": end.json] }
}
