import SpecTestKit
import Testing

@testable import SpecCommandLine

@Suite struct ManualPageTests {
  private static let tool = CommandCatalog.tool(named: "spec", hasApps: true)

  private static func page(_ command: CommandSpec?, of tool: ToolSpec) -> String {
    ManualPage(command: command, tool: tool, version: "1.2.3", date: "2026-01-31").text
  }

  @Test(arguments: [nil] + Sample.tool.commands.map(\.name))
  func `a manual page is drawn from the table`(name: String?) {
    let command = name.flatMap { Sample.tool.command(named: $0) }
    expectGolden(Self.page(command, of: Sample.tool), "man/brew\(name.map { "-\($0)" } ?? "").1")
  }

  /// The pages of the sample above have all forms that a page can have.
  @Test func `the first page of the manual is drawn as its golden`() {
    expectGolden(Self.page(nil, of: Self.tool), "command-line/man/spec.1")
  }

  @Test(arguments: tool.commands.map(\.name))
  func `the manual page of a command has everything that is declared`(name: String) throws {
    let command = try #require(Self.tool.command(named: name))
    let flags = Self.tool.flags(of: command)
    let page = Self.words(Self.page(command, of: Self.tool))
    let texts =
      [command.summary, command.discussion] + command.positionals.map(\.help)
      + command.examples.map(\.does) + flags.map(\.long) + flags.flatMap { [$0.help, $0.details] }
    #expect(texts.filter { !page.contains(Self.words(RoffText.escaped($0))) } == [])
  }

  /// A text, or a page without its requests, with one space for each break.
  private static func words(_ text: String) -> String {
    text.replacing(/(?m)^\.[A-Z]+( 0)?$/, with: "").replacing(/\\f[BIR]/, with: "")
      .replacing("[no\\-]", with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `text is printed as it is written`() {
    var page = RoffText(comment: "test", title: "T", date: "2026-01-31", source: "t 1")
    for text in [
      ".TH is no request", "'br is none either", #"C:\new\table"#, "it's ~/.config, x^y, `a` — …",
      "one\n\n  kept\n  .kept\n\nthree",
    ] {
      page.item([.literal(text)], text)
      page.further(text)
      page.section("paragraphs")
      page.paragraphs(text)
    }
    expectGolden(page.text, "man/escaped.1")
  }
}
