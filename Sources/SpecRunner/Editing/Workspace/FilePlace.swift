/// The parts of a path.
enum FilePlace {
  /// The name of the file.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(Substring(path.utf8[slash...].dropFirst()))
  }

  /// The folder with a slash at the end; empty for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(Substring(path.utf8[...slash]))
  }
}
