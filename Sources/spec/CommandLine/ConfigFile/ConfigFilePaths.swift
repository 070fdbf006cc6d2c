/// Paths in a settings file, turned so that they start where the tool was started.
///
/// A value that is a path starts at the file. Where anything may stand, a parameter or a word of
/// a command, a path is what begins with `./` or `../`.
struct ConfigFilePaths {
  /// The way to the file's folder, with a slash at its end; empty if it is here.
  let folder: String

  /// A flag's value as it would be typed here.
  func value(_ text: String, of flag: Flag) -> String {
    if flag.takesPairs {
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return text }
      let value = text.index(after: equals)
      if flag == RunFlags.secret, case .file(let file)? = SecretSource(String(text[value...])) {
        return text[..<value] + "file:" + path(file)
      }
      return text[..<value] + loose(String(text[value...]))
    }
    if flag == RunFlags.engine { return words(text) }
    if flag.valueName?.hasSuffix("[:FILE]") == true {
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return text }
      let file = text.index(after: colon)
      return text[..<file] + path(String(text[file...]))
    }
    return flag.completion == .file || flag.completion == .directory ? path(text) : text
  }

  /// A path, or a list of paths behind an `@`.
  func path(_ text: String) -> String {
    switch text.utf8.first {
    case nil, UInt8(ascii: "/"): text
    case _ where folder.isEmpty: text
    case UInt8(ascii: "@"): "@" + path(String(text.unicodeScalars.dropFirst()))
    default: folder + (text.hasPrefix("./") ? String(text.unicodeScalars.dropFirst(2)) : text)
    }
  }

  /// Anything; a path if it begins like one.
  func loose(_ text: String) -> String {
    text.hasPrefix("./") || text.hasPrefix("../") ? path(text) : text
  }

  /// The words of a command behind its kind, `stdio:python3 ./engine.py`; quotes may begin a word.
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
