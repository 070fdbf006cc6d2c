package import SpecJSON
import SpecText

/// An option of a rule: its name, the kind of its value, and its default.
package struct LintOption: Sendable {
  package let name: String
  package let kind: Kind
  /// What it sets, in lower case, without a full stop.
  package let help: String
  /// Whether gherkin-lint's files may give it without its name: `["on", "yes"]`.
  let isShort: Bool

  /// The kinds of values, with their defaults.
  package enum Kind: Sendable {
    case integer(Int)
    case flag(Bool)
    case choice([String], default: String)
    /// Texts, such as tags; empty by default.
    case texts
    /// Regular expressions; empty by default.
    case patterns
    /// A number for each of some names.
    case limits([(name: String, limit: Int)])
    /// Regular expressions for each of some names; empty by default.
    case patternsByName([String])
  }

  init(_ name: String, _ kind: Kind, _ help: String, isShort: Bool = false) {
    self.name = name
    self.kind = kind
    self.help = help
    self.isShort = isShort
  }

  /// The default as JSON.
  package var defaultValue: JSONValue {
    switch kind {
    case .integer(let number): .integer(number)
    case .flag(let isOn): .bool(isOn)
    case .choice(_, let word): .string(word)
    case .texts, .patterns: .array([])
    case .limits(let limits): .object(JSONObject(limits.map { ($0.name, .integer($0.limit)) }))
    case .patternsByName: .object(JSONObject())
    }
  }

  /// The JSON schema of its values.
  package var schema: JSONValue {
    var schema: JSONObject =
      switch kind {
      case .integer: ["type": "integer", "minimum": 0]
      case .flag: ["type": "boolean"]
      case .choice(let words, _): ["enum": .array(words.map { .string($0) })]
      case .texts, .patterns: ["type": "array", "items": ["type": "string"]]
      case .limits(let limits):
        Self.object(limits.map(\.name), ["type": "integer", "minimum": 0])
      case .patternsByName(let names):
        Self.object(names, ["type": "array", "items": ["type": "string"]])
      }
    schema["description"] = .string(help)
    schema["default"] = defaultValue
    return .object(schema)
  }

  private static func object(_ names: [String], _ value: JSONValue) -> JSONObject {
    [
      "type": "object", "additionalProperties": false,
      "properties": .object(JSONObject(names.map { ($0, value) })),
    ]
  }

  /// Checks a value.
  func problems(of value: JSONValue, at path: JSONPath) -> [LintSettingsProblem] {
    switch (kind, value) {
    case (.integer, .integer(let number)) where number >= 0: return []
    case (.flag, .bool): return []
    case (.choice(let words, _), .string(let word)):
      if words.contains(same: word) { return [] }
      return [.choice(word, words, at: path)]
    case (.texts, .array(let values)): return Self.textProblems(values, at: path)
    case (.patterns, .array(let values)): return Self.patternProblems(values, at: path)
    case (.limits(let limits), .object(let object)):
      return object.flatMap { key, value in
        let path = path.appending(.key(key))
        if !limits.contains(where: { $0.name.isSame(as: key) }) {
          return [LintSettingsProblem.unknownKey(key, limits.map(\.name), at: path)]
        }
        if case .integer(let number) = value, number >= 0 { return [] }
        return [.wrong(value, "a number of at least 0", at: path)]
      }
    case (.patternsByName(let names), .object(let object)):
      return object.flatMap { key, value in
        let path = path.appending(.key(key))
        guard names.contains(same: key) else {
          return [LintSettingsProblem.unknownKey(key, names, at: path)]
        }
        guard case .array(let values) = value else {
          return [.wrong(value, "a list of regular expressions", at: path)]
        }
        return Self.patternProblems(values, at: path)
      }
    default: return [.wrong(value, expected, at: path)]
    }
  }

  private var expected: String {
    switch kind {
    case .integer: "a number of at least 0"
    case .flag: "true or false"
    case .choice(let words, _): words.map { "\"\($0)\"" }.listed()
    case .texts: "a list of strings"
    case .patterns: "a list of regular expressions"
    case .limits(let limits): "an object with \(limits.map(\.name).listed("and"))"
    case .patternsByName(let names): "an object with \(names.listed("and"))"
    }
  }

  private static func textProblems(
    _ values: [JSONValue], at path: JSONPath
  ) -> [LintSettingsProblem] {
    values.enumerated().compactMap { index, value in
      if case .string = value { return nil }
      return .wrong(value, "a string", at: path.appending(.index(index)))
    }
  }

  private static func patternProblems(
    _ values: [JSONValue], at path: JSONPath
  ) -> [LintSettingsProblem] {
    values.enumerated().compactMap { index, value in
      let path = path.appending(.index(index))
      guard case .string(let text) = value else {
        return .wrong(value, "a regular expression in quotes", at: path)
      }
      return LintPattern.problem(of: text).map { .pattern($0, at: path) }
    }
  }
}
