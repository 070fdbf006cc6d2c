import SpecRunner

/// Sentences that match an expression.
enum Sentences {
  /// A sentence with other values for each parameter; the same in every language.
  static func sample(of pattern: String) -> String {
    all(of: pattern) { kind, index in
      switch kind {
      case "element": ["\"Email\"", "\"Total\""][index]
      case "elements": isKorean(pattern) ? "행" : "rows"
      case "string": "\"s\(index)\""
      case "int": String(index + 2)
      case "float": "\(index + 2).5"
      case "word": "didBeginEditing"
      case "json": "true"
      case "pattern": #"/a \d+/"#
      case "modifiers": "Control+Shift"
      case "memory": "\"name\""
      case "printed": isKorean(pattern) ? "표준 오류" : "standard error"
      case "permission": "photos"
      case "permission state": "denied"
      case "request": "GET \"/users\""
      case "value", "값": String(index + 2)
      case "direction": "up"
      case "point": "80, 75"
      case "방향": "위로"
      case "duration": "2 seconds"
      case "시간": "2초"
      case "property": "text"
      case "속성": "글"
      default: kind
      }
    }[0]
  }

  /// The sentences of an expression with a reference for its elements: with the first alternatives
  /// and optional parts, and with the last ones and without these parts.
  static func all(of pattern: String, with reference: String) -> [String] {
    all(of: pattern) { kind, _ in
      switch kind {
      case "element": reference
      case "elements": "\"A\" rows in the \"B\" table"
      case "string": "\"Red\""
      case "int": "2"
      case "float": "2.5"
      case "word": "didBeginEditing"
      case "json": "true"
      case "direction": "up"
      case "point": "80, 75"
      case "duration": "2 seconds"
      case "property": "text"
      case "value", "값": "\"a\""
      case "pattern": #"/a \d+/"#
      case "modifiers": "Control+Shift"
      case "memory": "\"name\""
      case "printed": isKorean(pattern) ? "표준 오류" : "standard error"
      case "시간": "2초"
      case "방향": "위로"
      case "속성": "글"
      default: kind
      }
    }
  }

  /// - Parameter value: the text of a parameter by its kind and its number among those of the kind.
  private static func all(
    of pattern: String, _ value: (_ kind: String, _ index: Int) -> String
  ) -> [String] {
    var values: [String] = []
    var counts: [String: Int] = [:]
    let numbered = pattern.replacing(/\{([^}]*)\}/) { match in
      let kind = String(match.output.1)
      values.append(value(kind, counts[kind, default: 0]))
      counts[kind, default: 0] += 1
      return "{\(values.count - 1)}"
    }
    return [true, false].map { isFirst in
      let words = numbered.split(separator: " ", omittingEmptySubsequences: false)
        .map { choice(String($0), isFirst) }.joined(separator: " ")
      return words.replacing(/\{(\d+)\}/) { match in
        Int(match.output.1).map { values[$0] } ?? ""
      }
    }
  }

  /// A word with its optional part, or without; with its first alternative, or its last.
  private static func choice(_ word: String, _ isFirst: Bool) -> String {
    let optional = word.replacing(/\((\w+)\)/) { isFirst ? String($0.output.1) : "" }
    // `{string}을/를` has the alternatives after the parameter.
    let end = optional.lastIndex(of: "}").map(optional.index(after:)) ?? optional.startIndex
    let alternatives = optional[end...].split(separator: "/")
    guard alternatives.count > 1 else { return optional }
    let chosen = isFirst ? alternatives[0] : alternatives[alternatives.count - 1]
    return String(optional[..<end] + chosen)
  }

  private static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}

extension StepDefinition {
  /// A table of the shape that the step declares.
  var sampleTable: String {
    let shapes = parameterTypes.compactMap { ($0 as? any ShapedTable.Type)?.shape }
    return switch shapes.first {
    case ListTable.shape: "| a |"
    case TableShape(.named(["who", "what"])): "| who | what |\n| a | b |"
    case TableShape(.named(["element"], optional: ["x", "y", "width", "height"], least: 1)):
      "| element | x |\n| a | 1 |"
    case TableShape(.named(["element"], optional: nil), mayHaveEmptyCells: true):
      "| element | property |\n| a | b |"
    case TableShape(
      .named([], optional: ["status", "body", "after", "error"], least: 1),
      mayHaveEmptyCells: true):
      "| status |\n| 200 |"
    case TableShape(
      .named(["name"], optional: ["value", "file", "type"], least: 1), mayHaveEmptyCells: true):
      "| name | value |\n| a | b |"
    default: "| a | b |"
    }
  }
}
