import SpecReporters

/// Completions for zsh, as a file on its `fpath` or sourced.
extension CompletionScript {
  var zsh: [String] {
    var lines = [
      "#compdef \(tool.name)",
      "# Completions of \(tool.name) for zsh; load them with:",
      "#   source <(\(tool.name) completions zsh)",
      "\(function)() {",
      "  local curcontext=$curcontext state",
      "  local -a line commands shared",
      "  commands=(",
    ]
    lines += tool.commands.map { "    " + ShellWord.always("\($0.name):\($0.summary)") }
    lines += ["  )", "  shared=("] + zshFlags(tool.flags).map { "    " + $0 } + ["  )"]
    let places = ["'1:command:->command'", "'*::argument:->arguments'"]
    lines += zshCall("_arguments -C -S -s $shared", places, indent: "  ")
    lines += [
      "  case $state in",
      "    command) _describe -t commands command commands ;;",
      "    arguments)",
      "      case $line[1] in",
    ]
    for command in tool.commands {
      let words = zshFlags(command.flags) + zshPositionals(command)
      lines.append("        \(command.name))")
      lines += zshCall("_arguments -S -s $shared", words, indent: "          ") + ["          ;;"]
    }
    return lines + [
      "      esac",
      "      ;;",
      "  esac",
      "}",
      "",
      "\(function)_names() {",
      "  local -a names",
      "  names=(${(f)\"$(\(ShellWord.quoted(tool.name)) completions $1 2>/dev/null)\"})",
      "  compadd -- $names",
      "}",
      "",
      "if [[ $funcstack[1] == \(function) ]]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(tool.name)",
      "fi",
    ]
  }

  /// A command with one argument on each line.
  private func zshCall(_ call: String, _ words: [String], indent: String) -> [String] {
    let lines = [indent + call] + words.map { indent + "  " + $0 }
    return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
  }

  private func zshFlags(_ flags: [AnyFlag]) -> [String] {
    flags.flatMap { flag in
      let repeats = flag.isRepeatable ? "*" : ""
      let excluded = flag.isRepeatable ? "" : "(\(flag.spellings.joined(separator: " ")))"
      return flag.spellings.map { spelling in
        let takes = flag.valueName != nil && spelling != flag.negation
        let joint = !takes ? "" : spelling == flag.long ? "=" : "+"
        let value =
          takes ? ":\(Self.escaped(flag.valueName ?? "")):\(zshOffer(flag.completion))" : ""
        let help = spelling == flag.negation ? "take back \(flag.long)" : flag.help
        return ShellWord.always(
          "\(excluded)\(repeats)\(spelling)\(joint)[\(Self.escaped(help))]\(value)")
      }
    }
  }

  private func zshPositionals(_ command: CommandSpec) -> [String] {
    command.positionals.enumerated().map { index, positional in
      let place =
        switch positional.arity {
        case .one: "\(index + 1):"
        case .optional: "\(index + 1)::"
        case .any, .some: "*:"
        }
      return ShellWord.always(
        place + Self.escaped(positional.name) + ":" + zshOffer(positional.completion))
    }
  }

  private func zshOffer(_ completion: AnyFlag.Completion) -> String {
    switch completion {
    case .none: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .names(let list): " \(function)_names \(list.rawValue)"
    case .words(let words) where words.allSatisfy(\.help.isEmpty):
      "(" + words.map(\.word).joined(separator: " ") + ")"
    case .words(let words):
      "((" + words.map { "\($0.word)\\:\(Self.escapedTwice($0.help))" }.joined(separator: " ")
        + "))"
    }
  }

  /// Escapes the characters that end a message for `_arguments`.
  private static func escaped(_ text: String) -> String {
    var result = replacing("\\", in: text, by: "\\\\")
    for letter: Unicode.Scalar in [":", "[", "]"] {
      result = replacing(letter, in: result, by: "\\\(letter)")
    }
    return result
  }

  /// Escapes the same inside a list of words, where blanks and brackets also separate words.
  private static func escapedTwice(_ text: String) -> String {
    var result = escaped(text)
    for letter: Unicode.Scalar in [" ", "(", ")", "'", "\"", "`", "$", ";", "<", ">", "&", "|"] {
      result = replacing(letter, in: result, by: "\\\(letter)")
    }
    return result
  }
}
