/// Makes the paths of a settings file relative to the current directory.
///
/// Path values are relative to the file. In values that are not always paths, such as settings and
/// command words, only texts that begin with `./` or `../` are paths.
struct ConfigFilePaths {
  /// The path of the file's directory with a final slash; empty for the current directory.
  let folder: String

  /// A path, or `@` and a list of paths.
  func path(_ text: String) -> String {
    switch text.utf8.first {
    case nil, UInt8(ascii: "/"): text
    case _ where folder.isEmpty: text
    case UInt8(ascii: "@"): "@" + path(String(text.unicodeScalars.dropFirst()))
    default: folder + (text.hasPrefix("./") ? String(text.unicodeScalars.dropFirst(2)) : text)
    }
  }

  /// Any text; a path if it begins like one.
  func loose(_ text: String) -> String {
    text.hasPrefix("./") || text.hasPrefix("../") ? path(text) : text
  }

  /// The words of an engine's command, `stdio:python3 ./engine.py`; words may begin with quotes.
  func words(_ text: String) -> String {
    var result = ""
    var word = ""
    func ends(_ scalar: Unicode.Scalar) -> Bool { ": '\"=".unicodeScalars.contains(scalar) }
    for scalar in text.unicodeScalars {
      if ends(scalar) {
        result += loose(word) + String(scalar)
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return result + loose(word)
  }
}
