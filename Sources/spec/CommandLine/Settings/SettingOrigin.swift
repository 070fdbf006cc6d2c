import SpecJSON

/// Where a setting was said: on the command line, in a variable, or in a settings file.
package enum SettingOrigin: Sendable, Equatable {
  /// A word of the command line.
  case typed

  /// A variable of the environment, by its name.
  case variable(String)

  /// A place in `spec.json`.
  case file(ConfigFile.Place)

  /// Whether it is stronger than whatever a settings file says.
  var outranksFile: Bool {
    if case .file = self { false } else { true }
  }

  /// What errors call it in place of the flag; nil for what was typed, which they quote.
  var subject: String? {
    switch self {
    case .typed: nil
    case .variable(let name): name
    case .file(let place): "\(place): \"\(place.key)\""
    }
  }

  /// How a value would be written there, for the last line of an error; nil for what was typed.
  func example(_ value: String) -> String? {
    switch self {
    case .typed: nil
    case .variable(let name): "\(name)=\(value)"
    case .file(let place):
      "\"\(place.key)\": \(Int(value) == nil ? JSONValue.string(Self.unquoted(value)).description : value)"
    }
  }

  /// The value without the quotes a shell would need.
  private static func unquoted(_ value: String) -> String {
    let quote = UInt8(ascii: "'")
    guard value.utf8.first == quote, value.utf8.last == quote, value.utf8.count > 1 else {
      return value
    }
    return String(value.unicodeScalars.dropFirst().dropLast())
  }
}
