import SpecTestKit
import Testing

@testable import SpecCommandLine

/// The tool as it is, not a sample: its table of commands and flags, and every page of its help.
@Suite struct CommandCatalogTests {
  private static let tool = CommandCatalog.tool(named: "spec", hasApps: true)

  @Test func `no two flags of a command are written alike`() {
    for command in Self.tool.commands {
      let spellings = Self.tool.flags(of: command).flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(command.name): \(spellings)")
    }
  }

  @Test func `every summary is one line of half a sentence`() {
    let lines =
      Self.tool.commands.map(\.summary)
      + Self.tool.commands.flatMap {
        Self.tool.flags(of: $0).map(\.help) + $0.positionals.map(\.help)
      }
    for line in Set(lines) {
      #expect(!line.isEmpty)
      #expect(!line.contains("\n") && !line.hasSuffix("."), "\(line)")
      #expect(line.first?.isUppercase == false || line.hasPrefix("JUnit"), "\(line)")
    }
  }

  @Test func `every example can be typed as it stands`() throws {
    for command in Self.tool.commands {
      #expect(!command.examples.isEmpty || command.name == "help", "\(command.name)")
      for example in command.examples {
        for line in Self.lines(in: example.line) {
          let read = try ArgumentReader(Self.tool).read(line)
          guard case .run = read else {
            Issue.record("\(example.line) is no command line: \(read)")
            continue
          }
        }
      }
    }
  }

  /// The command lines of this tool in a line of shell: before a pipe or a redirection, and in
  /// parentheses or quotes.
  private static func lines(in line: String) -> [[String]] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line {
      switch (character, quote) {
      case (let mark, let open?) where mark == open: quote = nil
      case ("\"", nil), ("'", nil): quote = character
      case (" ", nil):
        words.append(word)
        word = ""
      case ("(", nil), (")", nil): word += " "
      default: word.append(character)
      }
    }
    words.append(word)
    let plain = words.flatMap { $0.hasPrefix("< ") ? [String($0.dropFirst(2))] : [$0] }
      .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    guard let start = plain.firstIndex(of: "spec") else { return [] }
    let arguments = plain[(start + 1)...].prefix { $0 != "|" && $0 != ">" }
    let inner = arguments.filter { $0.hasPrefix("stdio:spec ") }
      .map { $0.dropFirst("stdio:spec ".count).split(separator: " ").map(String.init) }
    return [Array(arguments)] + inner
  }

  /// Each sentence of the others is in Documentation/Reference.md, which is compared as a whole.
  @Test(arguments: [
    (nil, HelpPage.Length.short), (nil, .long), ("run", .long), ("trust", .long),
  ])
  func `a page of help is drawn as its golden`(name: String?, length: HelpPage.Length) {
    let page = HelpPage(
      command: name.flatMap { Self.tool.command(named: $0) }, tool: Self.tool, length: length)
    expectGolden(page.text(width: 80), "command-line/help/\(name ?? "spec")-\(length).txt")
  }

  @Test(arguments: tool.commands.map(\.name))
  func `the help of a command has everything that is declared, in lines of 80 columns`(
    name: String
  ) throws {
    let command = try #require(Self.tool.command(named: name))
    let flags = Self.tool.flags(of: command)
    let examples = command.examples.flatMap { [$0.line, $0.does] }
    let declared =
      [command.summary] + examples + command.positionals.map(\.help)
      + flags.flatMap { $0.spellings.filter { !$0.hasPrefix("--no-") } + [$0.help] }
    let details =
      [command.discussion] + flags.map(\.details)
      + flags.flatMap { HelpPage.explainedWords(of: $0).map(\.help) }
      + flags.compactMap(HelpPage.notes(of:))
    for (length, texts) in [(HelpPage.Length.short, declared), (.long, declared + details)] {
      let page = HelpPage(command: command, tool: Self.tool, length: length).text(width: 80)
      let words = Self.words(page).replacing("--[no-]", with: "--")
      #expect(texts.filter { !words.contains(Self.words($0)) } == [])
      // What is copied is never broken, nor are indented lines.
      let wide = page.split(separator: "\n").filter { $0.unicodeScalars.count > 80 }
      let kept = (texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("  ") })
        .map { $0.trimmingPrefix { $0 == " " } }
      #expect(
        wide.map { $0.trimmingPrefix { $0 == " " } }
          .filter { !kept.contains($0) && !$0.hasPrefix("spec ") } == [])
    }
  }

  /// A text with one space for each break.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a tool without apps has no commands and flags for them`() throws {
    let tool = CommandCatalog.tool(named: "count", hasApps: false)
    #expect(
      tool.commands.map(\.name) == [
        "new", "run", "try", "steps", "lint", "list", "expand", "explain", "format", "parse", "lsp",
        "mcp", "coverage", "trace", "diff", "history", "report", "merge", "docs", "config", "trust",
        "completions", "man", "help",
      ])
    let run = try #require(tool.command(named: "run"))
    #expect(tool.flags(of: run).filter { $0.section == "app" } == [])
    for command in tool.commands {
      for example in command.examples {
        #expect(!example.line.contains("spec ") && !example.line.contains("--fault"), "\(example)")
      }
    }
  }
}
