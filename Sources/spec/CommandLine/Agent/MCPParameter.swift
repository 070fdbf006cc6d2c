import SpecJSON
import SpecText

/// A parameter of a tool: its schema is written, and arguments are checked, from the same value.
struct MCPParameter: Sendable {
  enum Kind: Sendable {
    case text
    case texts
    case number(ClosedRange<Int>)
    case choice([String])
  }

  /// What a call makes of the value.
  enum Use: Sendable {
    /// What the tool itself makes of it.
    case own
    /// The flag of the command with the same name.
    case flag
    /// An argument of the command that is a path, or any other.
    case path, word
  }

  let name: String
  let kind: Kind
  var isRequired = false
  var use = Use.own
  let help: String

  /// The JSON schema of its values.
  var schema: JSONValue {
    var fields: [(String, JSONValue)] =
      switch kind {
      case .text: [("type", "string")]
      case .texts: [("type", "array"), ("items", ["type": "string"])]
      case .number(let range):
        [
          ("type", "integer"), ("minimum", .integer(range.lowerBound)),
          ("maximum", .integer(range.upperBound)),
        ]
      case .choice(let words):
        [("type", "string"), ("enum", .array(words.map { .string($0) }))]
      }
    fields.append(("description", .string(help)))
    return .object(JSONObject(fields))
  }

  /// Checks a value.
  func check(_ value: JSONValue) throws(Complaint) {
    switch (kind, value) {
    case (.text, .string): return
    case (.texts, .array(let values)):
      if values.allSatisfy({ $0.text != nil }) { return }
    case (.number(let range), .integer(let number)):
      if range.contains(number) { return }
    case (.choice(let words), .string(let word)):
      if words.contains(where: { $0.isSame(as: word) }) { return }
    default: break
    }
    throw Complaint("\"\(name)\" must be \(expected), not \(Self.shown(value))")
  }

  fileprivate var expected: String {
    switch kind {
    case .text: "a string"
    case .texts: "an array of strings"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): words.map { "\"\($0)\"" }.listed("or")
    }
  }

  private static func shown(_ value: JSONValue) -> String {
    switch value {
    case .array, .object: value.kind
    case .string(let text) where text.utf8.count > 40: value.kind
    default: value.description
    }
  }
}

/// The arguments of a call, which the tool has checked.
struct MCPArguments: Sendable {
  private let values: JSONObject

  /// - Throws: `Complaint` for an unknown, missing or invalid argument.
  init(_ values: JSONObject, _ parameters: [MCPParameter]) throws(Complaint) {
    for (name, value) in values where value != .null {
      guard let parameter = parameters.first(where: { $0.name.isSame(as: name) }) else {
        let known = parameters.map(\.name)
        let nearest = Nearest.nearest(to: name, in: known).map { "did you mean \"\($0)\"? " } ?? ""
        throw Complaint(
          "there is no parameter \"\(name)\"; \(nearest)the tool has "
            + known.map { "\"\($0)\"" }.listed("and"))
      }
      try parameter.check(value)
    }
    for parameter in parameters where parameter.isRequired {
      if values[parameter.name] ?? .null == .null {
        throw Complaint("\"\(parameter.name)\" is required: \(parameter.expected)")
      }
    }
    self.values = values
  }

  func text(_ name: String) -> String? { values[name]?.text }

  func number(_ name: String) -> Int? {
    if case .integer(let number)? = values[name] { number } else { nil }
  }

  /// The values of an array; of anything else, its text alone.
  func texts(_ name: String) -> [String] {
    if let text = text(name) ?? number(name).map(\.description) { return [text] }
    return values[name]?.texts ?? []
  }
}
