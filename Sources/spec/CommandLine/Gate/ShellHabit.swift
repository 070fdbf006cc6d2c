import SpecText

/// Whether a shell that reads a file ends at a command that fails, or loses its exit status.
///
/// The shells of build services end there, and so do those of files that are not listed here.
struct ShellHabit {
  /// Whether the file is a script, of which the last command decides.
  let isScript: Bool
  /// Whether it ends at a failure from its first line on.
  let endsAtFailure: Bool

  /// Words before a command whose exit status decides what comes next.
  static let conditions: Set = ["if", "elif", "while", "until"]

  init(of path: String, _ bytes: [UInt8]?) {
    let name = FilePath.name(of: path)
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    let first = text.prefix { !$0.isNewline }
    isScript =
      [".sh", ".bash", ".zsh"].contains { FilePath.has(path, $0) }
      || first.starts(with: "#!") && first.contains("sh")
    let words = first.split(separator: " ").dropFirst()
    let isOfLines =
      ["Makefile", "GNUmakefile", "makefile", "package.json", "Dockerfile"].contains(name)
      || FilePath.has(path, ".mk")
    endsAtFailure =
      isScript
      ? first.starts(with: "#!") && words.contains { $0.first == "-" && $0.contains("e") }
      : !isOfLines || text.contains("SHELLFLAGS")
  }

  /// Reads whether it ends at a failure after a line: `set -e`, `set +e`, `set -o errexit`.
  static func read(_ line: String, _ endsAtFailure: inout Bool) {
    let words = line.split { " \t;&".contains($0) }
    if words.first == "trap", words.last == "ERR" { endsAtFailure = true }
    for place in words.indices where words[place] == "set" {
      var rest = words[(place + 1)...]
      while let word = rest.popFirst(), word.first == "-" || word.first == "+" {
        let isNamed = word.last == "o" && rest.popFirst() == "errexit"
        if isNamed || word.contains("e") { endsAtFailure = word.first == "-" }
      }
    }
  }

  /// What decides instead of a call.
  enum Next: Equatable {
    case nothing
    /// Something that judges the exit status.
    case judge
    case command(String)
  }

  /// The command that the script goes on with after a line; nil if its exit status counts.
  static func successor(of place: Int, in lines: [String]) -> String? {
    // A line that ends with "&&" goes on.
    let isOpen = lines[place].hasSuffix("&&")
    let next = Self.next(in: Array(lines[(place + 1)...].dropFirst(isOpen ? 1 : 0)))
    return if case .command(let text) = next { text } else { nil }
  }

  /// What comes after a command, of which these are the next ones.
  static func next(in commands: [String]) -> Next {
    /// The depth in an `else`, whose commands do not come after the call.
    var depth = 0
    for command in commands {
      let words = command.split { " \t;".contains($0) }
      guard let first = words.first else {
        if command.contains(";;") { return .nothing }
        continue
      }
      if depth > 0 {
        depth += (first == "if" ? 1 : 0) - (words.last == "fi" ? 1 : 0)
        continue
      }
      if command.contains("$?") || command.contains("PIPESTATUS") { return .judge }
      switch first {
      case "then", "do", "exit", "return": return .judge
      // Whoever calls the function may judge it.
      case "}": return .judge
      case "else", "elif": depth = words.last == "fi" ? 0 : 1
      case "fi", "done", "esac", ")":
        if command.contains("||") { return .judge }
      default: return .command(command)
      }
    }
    return .nothing
  }
}
