/// A completion script for a shell, generated from the table of commands and flags.
///
/// It completes commands, flags, choices, files and directories without other packages. It runs the
/// tool only for names that are not in the table, such as profiles.
struct CompletionScript {
  let tool: ToolSpec
  let shell: Shell

  /// The supported shells.
  enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The script, ending with a line feed.
  var text: String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the script's function: the tool's name without invalid characters.
  var function: String {
    "_" + tool.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? "\($0)" : "_" }.joined()
  }

  /// The completion for all arguments, for shells that do not distinguish them.
  ///
  /// Files if any argument is a file; they include directories.
  static func completion(of positionals: [Positional]) -> AnyFlag.Completion {
    let offers = positionals.map(\.completion).filter { $0 != .none }
    return offers.contains(.file) ? .file : offers.first ?? .none
  }

  /// The text with all occurrences of a character replaced.
  static func replacing(_ letter: Unicode.Scalar, in text: String, by other: String) -> String {
    text.unicodeScalars.map { $0 == letter ? other : String($0) }.joined()
  }
}
