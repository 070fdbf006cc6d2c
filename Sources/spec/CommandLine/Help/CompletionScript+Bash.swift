import SpecReporters

/// Completions for bash 3.2 and later, with or without the bash-completion package.
extension CompletionScript {
  var bash: [String] {
    bashStart + bashCase("    ", "\"$command $previous\"", bashValues)
      + ["    if [[ $current == -* ]]; then"] + bashCase("      ", "$command", bashFlags)
      + ["      return", "    fi", "  fi", ""] + bashCase("  ", "$command", bashPositionals)
      + ["}", ""] + bashOffers + ["", "complete -F \(function) \(tool.name)"]
  }

  /// Finds the current word, the previous one, the command, and whether `--` ended the flags.
  private var bashStart: [String] {
    [
      "# Completions of \(tool.name) for bash; load them with:",
      "#   source <(\(tool.name) completions bash)",
      "\(function)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command='' ended='' word index",
      "  COMPREPLY=()",
      "",
      "  # Bash breaks --flag=value into three words.",
      "  if [[ $current == '=' ]]; then",
      "    current=''",
      "  elif [[ $previous == '=' && $COMP_CWORD -gt 2 ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    word=${COMP_WORDS[index]}",
      "    if [[ $word == '--' ]]; then",
      "      ended=yes",
      "    elif [[ -z $command ]]; then",
      "      case $word in",
      "        \(tool.commands.map(\.name).joined(separator: "|"))) command=$word ;;",
      "      esac",
      "    fi",
      "  done",
      "",
      "  if [[ -z $ended ]]; then",
    ]
  }

  private func bashCase(_ indent: String, _ word: String, _ arms: [String]) -> [String] {
    [indent + "case \(word) in"] + arms.map { indent + "  " + $0 } + [indent + "esac"]
  }

  /// Completes the value of a flag.
  private var bashValues: [String] {
    // The command's own flags come first, since one may have the name of a shared flag.
    tool.commands.flatMap { bashValues(of: $0.flags, after: "'\($0.name) ") }
      + bashValues(of: tool.flags, after: "*' ")
  }

  private func bashValues(of flags: [AnyFlag], after start: String) -> [String] {
    flags.filter { $0.valueName != nil }.map { flag in
      let patterns = [flag.dashedShort, flag.long].compactMap { $0 }.map { "\(start)\($0)'" }
      let offer = offer(flag.completion).map { $0 + "; " } ?? ""
      return "\(patterns.joined(separator: "|"))) \(offer)return ;;"
    }
  }

  private var bashFlags: [String] {
    tool.commands.map { "\($0.name)) \(bashFlags($0.flags + tool.flags)) ;;" }
      + ["*) \(bashFlags(tool.flags)) ;;"]
  }

  private func bashFlags(_ flags: [AnyFlag]) -> String {
    "\(function)_words \(ShellWord.always(flags.flatMap(\.spellings).joined(separator: " ")))"
  }

  private var bashPositionals: [String] {
    let names = tool.commands.map(\.name).joined(separator: " ")
    return ["'') \(function)_words \(ShellWord.always(names)) ;;"]
      + tool.commands.compactMap { command in
        offer(Self.completion(of: command.positionals)).map { "\(command.name)) \($0) ;;" }
      }
  }

  private func offer(_ completion: AnyFlag.Completion) -> String? {
    switch completion {
    case .none: nil
    case .file: "\(function)_files -f"
    case .directory: "\(function)_files -d"
    case .words(let words):
      "\(function)_words \(ShellWord.always(words.map(\.word).joined(separator: " ")))"
    case .names(let list): "\(function)_names \(list.rawValue)"
    }
  }

  private var bashOffers: [String] {
    [
      "\(function)_words() {",
      "  local IFS=$' \\t\\n'",
      "  COMPREPLY=($(compgen -W \"$1\" -- \"$current\"))",
      "}",
      "",
      "\(function)_files() {",
      "  local IFS=$'\\n'",
      "  compopt -o filenames 2>/dev/null",
      "  COMPREPLY=($(compgen \"$1\" -- \"$current\"))",
      "}",
      "",
      "# Names come from files, so they are compared and quoted, never expanded.",
      "\(function)_names() {",
      "  local name typed=${current//\\\\/}",
      "  while IFS= read -r name; do",
      "    if [[ $name == \"$typed\"* ]]; then COMPREPLY+=(\"$(printf '%q' \"$name\")\"); fi",
      "  done < <(\(ShellWord.quoted(tool.name)) completions \"$1\" 2>/dev/null)",
      "}",
    ]
  }
}
