/// A page of help, generated from the table of commands and flags.
///
/// A command's page begins with examples; the overview lists the commands. The short page has one
/// line for each item.
struct HelpPage {
  /// Nil for the overview.
  let command: CommandSpec?
  let tool: ToolSpec
  let length: Length

  /// The level of detail.
  enum Length: Sendable, Equatable {
    case short
    case long
  }

  /// The page, ending with a line feed.
  ///
  /// - Parameters:
  ///   - width: columns; lines have at most 100 and at least 40.
  ///   - style: formats a piece of text; plain by default.
  func text(
    width: Int, style: @escaping HelpText.Style = { _, piece in piece }
  ) -> String {
    var text = HelpText(width: width, style: style)
    if let command { draw(command, on: &text) } else { drawOverview(on: &text) }
    return text.page
  }

  /// `spec run [flags] [PATH …]`.
  static func usage(of command: CommandSpec, in tool: ToolSpec) -> String {
    let positionals = command.positionals.map(\.usage)
    return ([tool.place(of: command), "[flags]"] + positionals).joined(separator: " ")
  }

  private func drawOverview(on text: inout HelpText) {
    text.paragraph(tool.summary)
    text.heading("usage")
    text.entry([.literal(tool.name), .placeholder("COMMAND [flags]")])
    let left = HelpText.leftColumn(of: tool.commands.map { [.literal($0.name)] })
    for (title, commands) in Self.groups(of: tool.commands, by: \.group) {
      text.heading(title)
      text.columns(commands.map { ([.literal($0.name)], $0.summary) }, left: left)
    }
    drawFlags(tool.flags, on: &text)
    if length == .long { drawExitStatus(on: &text) }
    text.gap()
    text.paragraph("\(tool.name) help COMMAND explains a command, with examples")
  }

  private func draw(_ command: CommandSpec, on text: inout HelpText) {
    text.paragraph("\(tool.place(of: command)): \(command.summary)")
    if length == .long, !command.discussion.isEmpty {
      text.gap()
      text.paragraph(command.discussion)
    }
    text.heading("usage")
    text.entry([.literal(Self.usage(of: command, in: tool))])
    drawExamples(command.examples, on: &text)
    if !command.positionals.isEmpty {
      text.heading("arguments")
      text.columns(command.positionals.map { ([.placeholder($0.name)], $0.help) })
    }
    drawFlags(command.flags + tool.flags, on: &text)
    if length == .short {
      text.gap()
      text.paragraph("\(tool.place(of: command)) --help explains the flags")
    }
  }

  private func drawExamples(_ examples: [CommandSpec.Example], on text: inout HelpText) {
    guard !examples.isEmpty else { return }
    text.heading("examples")
    for example in examples {
      text.entry([.literal(example.line)])
      text.paragraph(example.does, indent: 6)
    }
  }

  /// The flags by section, in the order of first occurrence.
  private func drawFlags(_ flags: [AnyFlag], on text: inout HelpText) {
    let left = HelpText.leftColumn(of: flags.map(pieces))
    for (section, members) in Self.groups(of: flags, by: \.section) {
      text.heading(section)
      switch length {
      case .short: text.columns(members.map { (pieces(of: $0), $0.help) }, left: left)
      case .long: members.forEach { drawLong($0, on: &text) }
      }
    }
  }

  /// Members with the same title, in the order of the first of each.
  static func groups<Member>(
    of members: [Member], by title: KeyPath<Member, String>
  ) -> [(title: String, members: [Member])] {
    var titles: [String] = []
    for member in members where !titles.contains(member[keyPath: title]) {
      titles.append(member[keyPath: title])
    }
    return titles.map { one in (one, members.filter { $0[keyPath: title] == one }) }
  }

  private func drawLong(_ flag: AnyFlag, on text: inout HelpText) {
    text.entry(pieces(of: flag))
    text.paragraph(flag.help, indent: 6)
    if !flag.details.isEmpty {
      text.gap()
      text.paragraph(flag.details, indent: 6)
    }
    let words = Self.explainedWords(of: flag)
    if !words.isEmpty {
      text.gap()
      text.columns(words.map { ([.literal($0.word)], $0.help) }, indent: 8)
    }
    if let notes = Self.notes(of: flag) { text.paragraph(notes, indent: 6) }
    text.gap()
  }

  /// The words that a flag offers, if they have descriptions.
  static func explainedWords(of flag: AnyFlag) -> [AnyFlag.Choice] {
    guard case .words(let words) = flag.completion, words.contains(where: { !$0.help.isEmpty })
    else { return [] }
    return words
  }

  /// `[one of a, b; can be repeated; default: a]`.
  static func notes(of flag: AnyFlag) -> String? {
    let notes = [
      choices(of: flag),
      flag.isRepeatable ? "can be repeated" : nil,
      flag.valueName != nil ? flag.negation.map { "\($0) removes it" } : nil,
      flag.defaultText.map { "default: \($0)" },
    ].compactMap { $0 }
    return notes.isEmpty ? nil : "[" + notes.joined(separator: "; ") + "]"
  }

  /// The choices in one line, unless they are listed with descriptions.
  private static func choices(of flag: AnyFlag) -> String? {
    guard !flag.choices.isEmpty, flag.choices.allSatisfy(\.help.isEmpty) else { return nil }
    return "one of " + flag.choices.map(\.word).joined(separator: ", ")
  }

  private func pieces(of flag: AnyFlag) -> [HelpText.Piece] {
    Self.pieces(of: flag, aligned: length == .short)
  }

  /// `-j, --jobs N`, `--[no-]fail-fast`; in columns, long names are aligned.
  static func pieces(of flag: AnyFlag, aligned isAligned: Bool) -> [HelpText.Piece] {
    let short = flag.dashedShort.map { $0 + "," } ?? (isAligned ? "   " : nil)
    let isSwitch = flag.valueName == nil
    let long = flag.isNegatable && isSwitch ? "--[no-]" + flag.name : flag.long
    return [short, long].compactMap { $0 }.map(HelpText.Piece.literal)
      + [flag.valueName].compactMap { $0 }.map(HelpText.Piece.placeholder)
  }

  private func drawExitStatus(on text: inout HelpText) {
    text.heading("exit status")
    text.columns(ExitStatus.allCases.map { ([.literal("\($0.rawValue)")], $0.meaning) })
  }
}
