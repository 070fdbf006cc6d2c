/// A manual page for man(1), generated from the table of commands and flags.
struct ManualPage {
  /// Nil for the page of the tool.
  let command: CommandSpec?
  let tool: ToolSpec
  let version: String
  /// The day of the version, `2026-01-31`.
  let date: String

  /// The first words of every page, by which an installation recognizes its own.
  static let mark = "Printed by:"

  /// The page in the man(7) language, ending with a line feed.
  var text: String {
    let name = name(of: command)
    let printing = "\(tool.name) man" + (command.map { " \($0.name)" } ?? "")
    var text = RoffText(
      comment: "\(Self.mark) \(printing)",
      title: name.uppercased(), date: date, source: "\(tool.name) \(version)")
    text.section("name")
    text.line([HelpText.Piece(role: .heading, text: "\(name) - \(summary)")])
    if let command { draw(command, on: &text) } else { drawOverview(on: &text) }
    return text.text
  }

  /// The name of a page: `spec-run`.
  private func name(of command: CommandSpec?) -> String {
    tool.name + (command.map { "-\($0.name)" } ?? "")
  }

  private var summary: String {
    if let command { return command.summary }
    // The line of a name is the beginning of a sentence.
    let start = tool.summary.prefix { $0 != "." && $0 != "," }
    return start.prefix(1).lowercased() + start.dropFirst()
  }

  private func drawOverview(on text: inout RoffText) {
    text.section("synopsis")
    text.line([.literal(tool.name), .placeholder("COMMAND"), .placeholder("[flags]")])
    text.section("commands")
    for command in tool.commands { text.item([.literal(command.name)], command.summary) }
    drawFlags(tool.flags, on: &text)
    text.section("exit status")
    for status in ExitStatus.allCases {
      text.item([.literal("\(status.rawValue)")], status.meaning)
    }
    text.section("see also")
    text.references(tool.commands.map(name))
  }

  private func draw(_ command: CommandSpec, on text: inout RoffText) {
    text.section("synopsis")
    text.line(
      [.literal(tool.place(of: command)), .placeholder("[flags]")]
        + command.positionals.map { .placeholder($0.usage) })
    if !command.discussion.isEmpty {
      text.section("description")
      text.paragraphs(command.discussion)
    }
    if !command.positionals.isEmpty {
      text.section("arguments")
      for argument in command.positionals {
        text.item([.placeholder(argument.name)], argument.help)
      }
    }
    drawFlags(command.flags + tool.flags, on: &text)
    if !command.examples.isEmpty {
      text.section("examples")
      for example in command.examples { text.item([.literal(example.line)], example.does) }
    }
    text.section("see also")
    text.references([tool.name])
  }

  private func drawFlags(_ flags: [AnyFlag], on text: inout RoffText) {
    text.section("options")
    for (section, members) in HelpPage.groups(of: flags, by: \.section) {
      text.subsection(section)
      for flag in members {
        text.item(HelpPage.pieces(of: flag, aligned: false), flag.help)
        text.further(flag.details)
        text.list(
          HelpPage.explainedWords(of: flag).map { ([.literal($0.word)], $0.help) })
        text.further(HelpPage.notes(of: flag) ?? "")
      }
    }
  }
}
