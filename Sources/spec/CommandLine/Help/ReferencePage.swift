/// The reference of a tool in Markdown, generated from the table of commands and flags.
///
/// What several commands say of a flag is written once: at `run`, or else at the first of them.
struct ReferencePage {
  private let tool: ToolSpec
  /// The place of the command at which a flag is explained, by its name and its explanation.
  private var homes: [String: String] = [:]
  /// The settings outside the command line.
  private let settings: [AnyFlag]
  private var text = ""

  /// - Parameter settings: the flags that files and variables can set.
  init(of tool: ToolSpec, settings: [AnyFlag]) {
    self.tool = tool
    self.settings = settings
    for command in tool.commands.filter({ $0.name == "run" }) + tool.commands {
      for flag in command.flags {
        let key = flag.name + Self.explanation(of: flag)
        if homes[key] == nil { homes[key] = tool.place(of: command) }
      }
    }
    write()
  }

  /// The page, ending with a line feed.
  var markdown: String { text }

  private mutating func write() {
    text = "# Reference\n\n"
    text += "Printed by `\(tool.name) man --markdown`.\n\n"
    writeCommands()
    for command in tool.commands { write(command) }
    writeSettings()
    writeStatuses()
  }

  private mutating func writeCommands() {
    table(["command", "purpose"])
    for command in tool.commands {
      let place = tool.place(of: command)
      row(["[`\(place)`](\(Self.anchor(of: place)))", command.summary])
    }
    text += "\nFlags of every command:\n\n"
    for flag in tool.flags { write(flag, at: nil) }
  }

  private mutating func write(_ command: CommandSpec) {
    text += "\n## \(tool.place(of: command))\n\n"
    text += "\(Self.sentence(command.summary))\n\n"
    text += "```text\n\(HelpPage.usage(of: command, in: tool))\n```\n\n"
    if !command.discussion.isEmpty { text += Self.prose(command.discussion, indent: 0) + "\n" }
    for argument in command.positionals {
      text += "- `\(argument.name)`: \(Self.escaped(argument.help))\n"
    }
    if !command.positionals.isEmpty { text += "\n" }
    for (section, flags) in HelpPage.groups(of: command.flags, by: \.section) {
      text += "**\(Self.sentence(section).dropLast())**\n\n"
      for flag in flags { write(flag, at: tool.place(of: command)) }
      text += "\n"
    }
    if command.examples.isEmpty { return }
    table(["example", "effect"])
    for example in command.examples { row(["`\(example.line)`", example.does]) }
  }

  private mutating func write(_ flag: AnyFlag, at place: String?) {
    let name = HelpPage.pieces(of: flag, aligned: false).map(\.text).joined(separator: " ")
    let notes = HelpPage.notes(of: flag).map { " " + Self.escaped($0) } ?? ""
    text += "- `\(name)`: \(Self.escaped(flag.help))\(notes)"
    let explanation = Self.explanation(of: flag)
    if explanation.isEmpty {
      text += "\n"
    } else if let place, let home = homes[flag.name + explanation], home != place {
      text += "; see [`\(home)`](\(Self.anchor(of: home)))\n"
    } else {
      text += "\n" + explanation
    }
  }

  /// What follows the line of a flag; empty if that says all.
  private static func explanation(of flag: AnyFlag) -> String {
    var text = ""
    if !flag.details.isEmpty { text += "\n" + prose(flag.details, indent: 2) }
    let words = HelpPage.explainedWords(of: flag)
    if !words.isEmpty {
      text += "\n"
      for word in words { text += "  - `\(word.word)`: \(escaped(word.help))\n" }
    }
    return text
  }

  private mutating func writeSettings() {
    text += """

      ## Settings

      Every flag of `\(tool.name) run` is also a key of `spec.json` and a variable. A flag without a \
      value is `true` or `false`; one that can be repeated is also a list, with one value on each \
      line of the variable.


      """
    table(["key", "variable", "flag", "meaning"])
    for flag in settings {
      let value = flag.valueName ?? ""
      let name =
        flag == SettingTable.paths ? value : flag.long + (value.isEmpty ? "" : " " + value)
      row(["`\(flag.name)`", "`\(flag.variable)`", "`\(name)`", flag.help])
    }
  }

  private mutating func writeStatuses() {
    text += "\n## Exit statuses\n\n"
    table(["status", "meaning"])
    for status in ExitStatus.allCases { row(["\(status.rawValue)", status.meaning]) }
  }

  // MARK: - Markdown

  /// The address of a command's section on the page.
  private static func anchor(of place: String) -> String { "#" + place.replacing(" ", with: "-") }

  private mutating func table(_ titles: [String]) {
    row(titles)
    row(titles.map { _ in "---" })
  }

  private mutating func row(_ cells: [String]) {
    text += "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
  }

  /// A cell: bars are escaped, also in code, as tables of GitHub require.
  private static func cell(_ text: String) -> String {
    let isCode = text.contains("`") || text == "---"
    return (isCode ? text : escaped(text)).split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }

  /// Paragraphs, in which indented lines are blocks of text.
  private static func prose(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var isBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.utf8.starts(with: "  ".utf8) != isBlock, !line.isEmpty {
        if isBlock, lines.last == "" { lines.removeLast() }
        lines.append(margin + (isBlock ? "```" : "```text"))
        if isBlock { lines.append("") }
        isBlock.toggle()
      }
      lines.append(
        line.isEmpty ? "" : margin + (isBlock ? String(line.dropFirst(2)) : escaped(String(line))))
    }
    if isBlock { lines.append(margin + "```") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A summary as a sentence.
  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// The text without characters that Markdown would interpret.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "*<>`".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
