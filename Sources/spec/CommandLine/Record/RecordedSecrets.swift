import SpecText

/// The secrets that a person types while a recording runs, as variables.
///
/// Their values stay in memory: to hide them, and to run the scenario again.
struct RecordedSecrets {
  /// A variable with the value that was typed; nil if it could not be read.
  struct Secret {
    let name: String
    let value: String?
  }

  private(set) var typed: [Secret] = []
  /// The secrets that the command was given.
  private let given: [Secret]

  init(given: [(name: String, value: String)]) {
    self.given = given.map { Secret(name: $0.name, value: $0.value) }
  }

  private var all: [Secret] { given + typed }

  /// The name of the variable for a typed secret.
  mutating func name(for value: String?, field: String) -> String {
    if let value, let known = all.first(where: { $0.value?.isSame(as: value) ?? false }) {
      return known.name
    }
    let base = Self.variable(of: field)
    var name = base
    var number = 1
    while all.contains(where: { $0.name == name }) {
      number += 1
      name = "\(base)_\(number)"
    }
    typed.append(Secret(name: name, value: value))
    return name
  }

  /// The name of a field as that of a variable: `PASSWORD`, `CARD_NUMBER`.
  private static func variable(of field: String) -> String {
    let words = field.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }.map { String(decoding: $0, as: UTF8.self).uppercased() }
    let name = words.joined(separator: "_").prefix(40)
    guard let first = name.utf8.first, name.utf8.count > 1 else { return "SECRET" }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? "SECRET_\(name)" : String(name)
  }

  /// Whether a text contains a secret.
  func occur(in text: String) -> Bool {
    all.contains { $0.value.map { !$0.isEmpty && text.includes($0) } ?? false }
  }

  /// A text with the variables in place of their values; short values could be parts of words.
  func replaced(in text: String) -> String {
    all.reduce(text) { text, secret in
      guard let value = secret.value, value.unicodeScalars.count >= VariableSettings.fewest else {
        return text
      }
      return text.replacing(exactly: value, with: "${\(secret.name)}")
    }
  }

  /// The values that have been typed, to hide them.
  var values: [String] { typed.compactMap(\.value) }
}
