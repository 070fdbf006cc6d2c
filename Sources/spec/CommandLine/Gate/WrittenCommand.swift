import SpecText

/// A call of the tool in a script or the configuration of a build.
struct WrittenCommand {
  let line: Int
  let command: String
  /// The values of flags by their names; of a switch, "true" or "false".
  private(set) var flags: [String: [String]] = [:]
  private(set) var paths: [String] = []
  /// What makes its exit status count for nothing, such as `| tee`; nil if it counts.
  private(set) var excuse: String?
  /// Whether what is written around it judges its exit status: `if`, `||`, `$?`.
  private var isJudged = false
  /// Whether `&&` comes after it, so that its failure does not end a script with `set -e`.
  private var isChained = false

  /// The calls in the text of a file, and the values of `SPEC_…` variables that it sets.
  static func all(
    in bytes: [UInt8]?, at path: String, _ tool: ToolSpec
  ) -> [WrittenCommand] {
    let lines = lines(bytes)
    // Without it, the status of a pipe is that of its last command.
    let failsInPipes = lines.contains {
      $0.text.contains("pipefail") || $0.text.contains("shell: bash")
    }
    let shell = ShellHabit(of: path, bytes)
    var endsAtFailure = shell.endsAtFailure
    return lines.enumerated().flatMap { place, entry in
      let (line, text) = entry
      if shell.isScript { ShellHabit.read(text, &endsAtFailure) }
      return calls(text, line, tool).map { call in
        var call = call
        if failsInPipes, call.excuse?.first == "|" { call.excuse = nil }
        if endsAtFailure, call.excuse?.first == ";" { call.excuse = nil }
        let goesOn = !endsAtFailure || call.isChained
        if shell.isScript, goesOn, !call.isJudged, call.excuse == nil {
          call.excuse = ShellHabit.successor(of: place, in: lines.map(\.text))
            .map { "the script goes on with \"\($0)\"" }
        }
        return call
      } + variables(text, line, tool)
    }
  }

  /// The lines without comments; one that ends with a backslash goes on.
  private static func lines(_ bytes: [UInt8]?) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    var isOpen = false
    let all = String(decoding: bytes ?? [], as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in all.enumerated() {
      let text = line.drop(while: \.isWhitespace)
      if !isOpen, ["#", "//", "<!--"].contains(where: { text.starts(with: $0) }) { continue }
      if isOpen, let last = lines.indices.last {
        lines[last].text += " " + text
      } else {
        lines.append((number + 1, String(text)))
      }
      isOpen = text.last == "\\"
      if isOpen, let last = lines.indices.last { lines[last].text.removeLast() }
    }
    return lines
  }

  private static func calls(_ text: String, _ line: Int, _ tool: ToolSpec) -> [WrittenCommand] {
    guard text.contains(tool.name) else { return [] }
    let words = words(text)
    var found: [WrittenCommand] = []
    for (place, word) in words.enumerated() {
      if word.contains(" ") {
        found += calls(word, line, tool)
      } else if FilePath.name(of: word) == tool.name, place + 1 < words.count {
        guard var call = WrittenCommand(words[(place + 1)...], line, tool) else { continue }
        let isCondition = place > 1 && ShellHabit.conditions.contains(words[place - 2])
        if place > 0, Self.undoing.contains(words[place - 1]), !isCondition {
          call.excuse = words[place - 1]
        }
        found.append(call)
      }
    }
    return found
  }

  /// Words before a command that print, ignore or negate it.
  private static let undoing: Set = ["!", "echo", "print", "printf", ":", "true", "false"]

  private init?(_ words: ArraySlice<String>, _ line: Int, _ tool: ToolSpec) {
    self.line = line
    var words = words
    if let known = tool.commands.first(where: { $0.name == words.first }) {
      command = known.name
      words.removeFirst()
    } else if words.first.map({ $0.hasPrefix("-") || $0.contains("/") }) == true {
      command = RunCommand.spec.name
    } else {
      return nil
    }
    let known = tool.commands.first { $0.name == command }.map { tool.flags(of: $0) } ?? []
    while let word = words.popFirst() {
      if [">", ">>"].contains(word) {
        _ = words.popFirst()
        continue
      }
      if ["&&", "||", ";", "|", "&"].contains(word) {
        isChained = word == "&&"
        isJudged = word == "||" || isChained && words.contains("||")
        switch word {
        case "|": excuse = "| " + (words.first ?? "")
        case "&": excuse = word
        case ";":
          let next = ShellHabit.next(
            in: words.split(separator: ";").map { $0.joined(separator: " ") })
          isJudged = next == .judge
          if case .command(let text) = next { excuse = "; " + text }
        default: break
        }
        break
      }
      guard word.hasPrefix("-"), word != "--" else {
        if word != "--" { paths.append(word) }
        continue
      }
      let (name, value) = Dashes.splitAtEquals(word)
      let isOff = name.hasPrefix("--no-")
      let flag = known.first { $0.spellings.contains(name) }
      guard let flag, !isOff, flag.valueName != nil else {
        let long = flag?.name ?? String(name.drop { $0 == "-" })
        flags[long] = isOff && flag?.valueName != nil ? nil : [value ?? (isOff ? "false" : "true")]
        continue
      }
      flags[flag.name, default: []].append(value ?? words.popFirst() ?? "")
    }
  }

  /// A setting in an environment variable: `SPEC_RETRY=5`, `SPEC_RETRY: 5`.
  private static func variables(_ text: String, _ line: Int, _ tool: ToolSpec) -> [WrittenCommand] {
    guard text.contains("SPEC_") else { return [] }
    let words = text.split { " =:\"'".contains($0) }.map(String.init)
    return zip(words, words.dropFirst()).compactMap { name, value in
      guard let setting = SettingTable.all.first(where: { $0.variable == name }) else { return nil }
      return WrittenCommand(line: line, variable: name, [setting.name: [value]])
    }
  }

  /// Whether it is a variable that is set.
  var isVariable: Bool { command.hasPrefix("SPEC_") }
  /// The same without flags.
  var bare: WrittenCommand { WrittenCommand(line: line, variable: command, [:]) }

  private init(line: Int, variable: String, _ flags: [String: [String]]) {
    self.line = line
    command = variable
    self.flags = flags
  }

  /// The words of a line of a shell, without the quotation marks around them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for letter in text {
      if isEscaped || letter == "\\" {
        if isEscaped { word.append(letter) }
        isEscaped.toggle()
      } else if let open = quote {
        if letter == open { quote = nil } else { word.append(letter) }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter.isWhitespace || letter == ";" || letter == "," {
        if !word.isEmpty { words.append(word) }
        word = ""
        if letter == ";" { words.append(";") }
      } else {
        word.append(letter)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
