/// The table of commands and flags as a completion script for a shell.
///
/// It offers commands, flags, choices, files and folders by itself, without a shell add-on. Only
/// for names that are not in the table, such as profiles, it starts the tool.
package struct CompletionScript {
  let tool: ToolSpec
  private let shell: Shell

  /// The shells there are scripts for.
  package enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
  }

  package init(of tool: ToolSpec, for shell: Shell) {
    self.tool = tool
    self.shell = shell
  }

  /// The script, with a line feed at its end.
  package var text: String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the script's function: the tool's, of letters a function's name may have.
  var function: String {
    "_" + tool.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? "\($0)" : "_" }.joined()
  }

  /// What to offer for all arguments alike, in shells that do not tell which of them it is.
  ///
  /// Files, if any of them is one: they bring the folders along.
  static func completion(of positionals: [Positional]) -> Flag.Completion {
    let offers = positionals.map(\.completion).filter { $0 != .none }
    return offers.contains(.file) ? .file : offers.first ?? .none
  }

  /// The text with one letter replaced everywhere.
  static func replacing(_ letter: Unicode.Scalar, in text: String, by other: String) -> String {
    text.unicodeScalars.map { $0 == letter ? other : String($0) }.joined()
  }
}
