import SpecExpressions
import SpecText

/// What a completion writes for a parameter of a step.
struct ParameterFillings {
  struct Filling {
    /// What is around the place to fill in, such as quotation marks.
    var before = ""
    var text = ""
    var after = ""
    /// The texts to choose from; empty if any text is possible.
    var choices: [String] = []
  }

  private let fillings: [ExactText: Filling]

  /// The most texts to choose from.
  private static let most = 30

  init(_ types: ParameterTypes) {
    fillings = Dictionary(
      types.all.map { (ExactText($0.name), Self.filling($0, types)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter name: the name of the parameter in a text step.
  subscript(type: String, name name: String?) -> Filling {
    var filling = fillings[type] ?? Filling(text: type)
    if let name, filling.choices.isEmpty { filling.text = name }
    return filling
  }

  private static func filling(_ type: ParameterType, _ types: ParameterTypes) -> Filling {
    let choices = type.regexps.flatMap(literals)
    if choices.count > 1 { return Filling(choices: Array(choices.prefix(most))) }
    let name = type.name.isEmpty || type.name == "string" ? "text" : type.name
    let samples = [
      Filling(before: "\"", text: name, after: "\""), Filling(text: "1"), Filling(text: "1.5"),
      Filling(text: "1 second"),
    ]
    guard !type.name.isEmpty, type.name != "word",
      let expression = try? Expression("{\(type.name)}", types: types)
    else { return Filling(text: name) }
    return samples.first { expression.match($0.before + $0.text + $0.after) != nil }
      ?? Filling(text: name)
  }

  /// The alternatives of a regular expression that are plain words; none if it is no list of words.
  private static func literals(in pattern: String) -> [String] {
    guard !pattern.utf8.contains(UInt8(ascii: "(")), !pattern.utf8.contains(UInt8(ascii: "\\"))
    else { return [] }
    let parts = pattern.split(separator: "|").map(String.init)
    guard parts.count > 1 else { return [] }
    return parts.filter { part in
      part.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " || $0 == "-" }
    }
  }
}
