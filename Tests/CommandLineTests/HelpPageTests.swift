import SpecTestKit
import Testing

@testable import SpecCommandLine

@Suite struct HelpPageTests {
  /// A page that is kept whole in a file.
  struct Page: CustomTestStringConvertible {
    let name: String
    let command: CommandSpec?
    let length: HelpPage.Length
    let width: Int

    var testDescription: String { name }
  }

  @Test(arguments: [
    Page(name: "overview-short", command: nil, length: .short, width: 80),
    Page(name: "overview-long", command: nil, length: .long, width: 80),
    Page(name: "run-short", command: Sample.run, length: .short, width: 80),
    Page(name: "run-long", command: Sample.run, length: .long, width: 80),
    Page(name: "run-narrow", command: Sample.run, length: .short, width: 20),
    Page(name: "run-wide", command: Sample.run, length: .short, width: 400),
    Page(name: "show-short", command: Sample.show, length: .short, width: 80),
    Page(name: "clean-long", command: Sample.clean, length: .long, width: 80),
  ])
  func `help is drawn from the table`(page: Page) {
    let help = HelpPage(command: page.command, tool: Sample.tool, length: page.length)
    expectGolden(help.text(width: page.width), "help/\(page.name).txt")
  }

  @Test func `a style dresses headings, names and values, and changes no word`() {
    let help = HelpPage(command: Sample.run, tool: Sample.tool, length: .short)
    let marked = help.text(width: 80) { role, piece in
      switch role {
      case .heading: "<h>\(piece)</h>"
      case .literal: "<l>\(piece)</l>"
      case .placeholder: "<p>\(piece)</p>"
      }
    }
    expectGolden(marked, "help/run-marked.txt")
    #expect(marked.replacing(/<\/?[hlp]>/, with: "") == help.text(width: 80))
  }

  @Test(arguments: [40, 57, 80, 100], [HelpPage.Length.short, .long])
  func `no line of prose is wider than the page`(width: Int, length: HelpPage.Length) {
    for command in [nil] + Sample.tool.commands {
      let text = HelpPage(command: command, tool: Sample.tool, length: length).text(width: width)
      let wide = text.split(separator: "\n").filter { $0.unicodeScalars.count > width }
      // What is copied is never broken.
      #expect(wide.filter { !$0.contains("brew") && !$0.contains("a.feature:12") } == [])
    }
  }
}
