import SpecJSON

/// The origin of a setting: the command line, a variable or a settings file.
enum SettingOrigin: Sendable, Equatable {
  /// The command line.
  case typed

  /// An environment variable by name.
  case variable(String)

  /// A place in `spec.json`.
  case file(ConfigFile.Place)

  /// Whether it overrides settings files.
  var outranksFile: Bool {
    if case .file = self { false } else { true }
  }

  /// The subject of error messages; nil for typed flags, which are quoted as typed.
  var subject: String? {
    switch self {
    case .typed: nil
    case .variable(let name): name
    case .file(let place): "\(place): \"\(place.key)\""
    }
  }

  /// An example value in the syntax of the origin; nil for typed flags.
  func example(_ value: String) -> String? {
    switch self {
    case .typed: nil
    case .variable(let name): "\(name)=\(value)"
    case .file(let place):
      "\"\(place.key)\": \(Int(value) == nil ? JSONValue.string(Self.unquoted(value)).description : value)"
    }
  }

  /// Removes quotes that a shell would require.
  private static func unquoted(_ value: String) -> String {
    let quote = UInt8(ascii: "'")
    guard value.utf8.first == quote, value.utf8.last == quote, value.utf8.count > 1 else {
      return value
    }
    return String(value.unicodeScalars.dropFirst().dropLast())
  }
}
