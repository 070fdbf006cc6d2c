/// Completions for fish 3 and later.
extension CompletionScript {
  var fish: [String] {
    let all = "complete -c \(tool.name)"
    let names = tool.commands.map(\.name).joined(separator: " ")
    let before = "-n \(Self.fishQuoted("not __fish_seen_subcommand_from \(names)"))"
    var lines = [
      "# Completions of \(tool.name) for fish; load them with:",
      "#   \(tool.name) completions fish | source",
      "\(all) -f",
    ]
    lines += tool.commands.map {
      "\(all) \(before) -a \($0.name) -d \(Self.fishQuoted($0.summary))"
    }
    lines += tool.flags.flatMap { fishLines($0, after: all) }
    for command in tool.commands {
      let within = "\(all) -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.flags.flatMap { fishLines($0, after: within) }
      if let offer = fishOffer(Self.completion(of: command.positionals)) {
        lines.append("\(within) \(offer)")
      }
    }
    return lines
  }

  private func fishLines(_ flag: AnyFlag, after start: String) -> [String] {
    var line = start + (flag.short.map { " -s \($0)" } ?? "") + " -l \(flag.name)"
    if flag.valueName != nil {
      line += fishOffer(flag.completion).map { " -r \($0)" } ?? " -x"
    }
    line += " -d \(Self.fishQuoted(flag.help))"
    guard flag.isNegatable else { return [line] }
    return [line, "\(start) -l no-\(flag.name) -d \(Self.fishQuoted("take back \(flag.long)"))"]
  }

  private func fishOffer(_ completion: AnyFlag.Completion) -> String? {
    switch completion {
    case .none: return nil
    case .file: return "-F"
    case .directory: return "-f -a '(__fish_complete_directories)'"
    case .names(let list):
      return "-f -a '(\(tool.name) completions \(list.rawValue) 2>/dev/null)'"
    case .words(let words):
      // Fish expands the text again before it splits words, so descriptions are quoted twice.
      let offers = words.map { word in
        word.help.isEmpty ? word.word : "\(word.word)\\t\(Self.fishQuoted(word.help))"
      }
      return "-f -a \(Self.fishQuoted(offers.joined(separator: " ")))"
    }
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + replacing("'", in: replacing("\\", in: text, by: "\\\\"), by: "\\'") + "'"
  }
}
