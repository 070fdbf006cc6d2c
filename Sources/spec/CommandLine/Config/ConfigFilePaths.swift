/// Makes the paths of a settings file relative to the current directory.
///
/// Path values are relative to the file. In values that are not always paths, such as settings and
/// command words, only texts that begin with `./` or `../` are paths.
struct ConfigFilePaths {
  /// The path of the file's directory with a final slash; empty for the current directory.
  let folder: String

  /// The value of a flag, relative to the current directory.
  func value(_ text: String, of flag: Flag) -> String {
    if flag.takesPairs {
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return text }
      let value = text.index(after: equals)
      return text[..<value] + pair(String(text[value...]), of: flag)
    }
    if flag == RunFlags.engine { return words(text) }
    if flag == RunFlags.url {
      let url = UrlOption(text)
      return (url.app.map { "\($0)=" } ?? "") + loose(url.page)
    }
    if flag.valueName?.hasSuffix("[:FILE]") == true {
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return text }
      let file = text.index(after: colon)
      return text[..<file] + path(String(text[file...]))
    }
    return flag.completion == .file || flag.completion == .directory ? path(text) : text
  }

  /// The value of a pair; a variable of steps is never a path.
  func pair(_ text: String, of flag: Flag) -> String {
    if flag == RunFlags.variable { return text }
    if flag == RunFlags.secret, case .file(let file)? = SecretSource(text) {
      return "file:" + path(file)
    }
    return loose(text)
  }

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
