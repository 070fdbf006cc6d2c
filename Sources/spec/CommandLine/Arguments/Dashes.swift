/// Classifies arguments that begin with a dash, by bytes.
///
/// `Character` would merge a dash or an equals sign with a combining mark that follows it.
enum Dashes {
  private static let dash = UInt8(ascii: "-")

  /// Whether it looks like a flag; a single dash does not.
  static func startFlag(_ string: String) -> Bool {
    string.utf8.first == dash && string.utf8.count > 1
  }

  /// Whether it begins with two dashes.
  static func startLong(_ string: String) -> Bool {
    string.utf8.starts(with: [dash, dash])
  }

  /// Whether it is a negative number.
  static func startNumber(_ string: String) -> Bool {
    guard string.utf8.first == dash, let next = string.utf8.dropFirst().first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
  }

  /// The parts before and after the first equals sign, if there is one.
  static func splitAtEquals(_ string: String) -> (before: String, after: String?) {
    let scalars = string.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return (string, nil) }
    return (String(scalars[..<equals]), String(scalars[scalars.index(after: equals)...]))
  }

  /// `-tags` to `--tags`; unchanged if it has two dashes.
  static func doubled(_ flag: String) -> String {
    startLong(flag) ? flag : "-" + flag
  }
}
