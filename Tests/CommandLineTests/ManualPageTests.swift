import SpecTestKit
import Testing

@testable import SpecCommandLine

@Suite struct ManualPageTests {
  private static let tool = CommandCatalog.tool(named: "spec", hasApps: true)

  private static func page(_ command: CommandSpec?, of tool: ToolSpec) -> String {
    ManualPage(of: command, in: tool, version: "1.2.3", date: "2026-01-31").text
  }

  @Test(arguments: [nil] + Sample.tool.commands.map(\.name))
  func `a manual page is drawn from the table`(name: String?) {
    let command = name.flatMap { Sample.tool.command(named: $0) }
    expectGolden(Self.page(command, of: Sample.tool), "man/brew\(name.map { "-\($0)" } ?? "").1")
  }

  @Test(arguments: [nil] + tool.commands.map(\.name))
  func `every page of the manual is drawn as its golden`(name: String?) {
    let command = name.flatMap { Self.tool.command(named: $0) }
    expectGolden(
      Self.page(command, of: Self.tool), "command-line/man/spec\(name.map { "-\($0)" } ?? "").1")
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
