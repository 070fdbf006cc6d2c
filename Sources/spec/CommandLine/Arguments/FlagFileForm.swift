import SpecJSON

/// How a settings file writes the value of a flag.
struct FlagFileForm: Sendable {
  /// A value with its paths relative to the current directory instead of the file.
  typealias Relative = @Sendable (String, ConfigFilePaths) -> String

  /// Whether the value is a name and a value, which can be a key and a value of an object.
  var isPair = false

  /// The value with its paths relative to the current directory; of a pair, that after the name.
  var relative: Relative = { text, _ in text }

  /// The object that can be in place of a text, and the value that it stands for.
  var object: (schema: JSONValue, value: @Sendable (JSONObject, ConfigFilePaths) -> String)?

  /// A path.
  static let path = FlagFileForm { $1.path($0) }
}

extension FlagFileForm {
  init(_ relative: @escaping Relative) { self.init(relative: relative) }

  /// The value relative to the current directory.
  func value(_ text: String, _ paths: ConfigFilePaths) -> String {
    guard isPair else { return relative(text, paths) }
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return text }
    let value = text.index(after: equals)
    return text[..<value] + relative(String(text[value...]), paths)
  }
}
