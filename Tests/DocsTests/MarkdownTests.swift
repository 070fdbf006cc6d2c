import Testing

@testable import SpecDocs

@Suite struct MarkdownTests {
  @Test func `a heading is a heading`() {
    #expect(MarkdownReader.blocks(of: "# A") == [.heading(level: 1, text: "A")])
  }
}
