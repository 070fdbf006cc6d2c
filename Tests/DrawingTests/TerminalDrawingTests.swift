import SpecMessages
import SpecTestKit
import Testing

@testable import SpecDrawing

/// The drawing of a terminal.
@Suite struct TerminalDrawingTests {
  private static func screen(_ rows: [(String, Double, String?)]) -> RecordedScreen {
    var screen = RecordedScreen(.step, name: "menu", width: 20, height: 5)
    screen.title = "A <menu>"
    screen.cursor = .some(.init(row: 2, column: 3))
    screen.elements = rows.enumerated().map { place, row in
      var element = RecordedScreen.Element(id: "row \(place + 1)", role: "row", label: row.0)
      element.frame = .init(
        x: row.1, y: Double(place), width: Double(row.0.count), height: 1)
      element.facts[.styles] = row.2.map { .text($0) }
      return element
    }
    var part = RecordedScreen.Element(id: "row 2 text 1", role: "text", label: "b")
    part.parent = "row 2"
    screen.elements.append(part)
    return screen
  }

  @Test func `rows have the colours and the places of their cells`() {
    let drawing = ScreenDrawing(
      Self.screen([
        ("plain  한글 x", 0, nil), ("│ b │", 2, "1-20 on #0000ee"), ("", 0, nil),
        ("ab cd", 0, "1-2 bold underlined #cd0000; 4-5 inverse"),
        ("e", 5, "6-6 inverse #00cd00 on #ffffff"),
      ]))
    expectGolden(drawing.svg, "drawing/terminal.svg")
    #expect(drawing.title == "Terminal A <menu>")
    #expect(drawing.parts.map(\.id) == ["row 1", "row 2", "row 4", "row 5"])
  }

  @Test func `styles that nobody can read are plain`() {
    func texts(_ styles: String) -> [String] {
      ScreenDrawing(Self.screen([("abc", 0, styles)])).fragments
    }
    for styles in ["", "x", "0-2 bold", "3-1 bold", "1-99999 bold", "; ;", "1-2"] {
      #expect(texts(styles).count == texts("").count, "\(styles)")
      #expect(!texts(styles).joined().contains("class=\"b\""), "\(styles)")
    }
    // Ranges that overlap cannot be drawn twice.
    #expect(texts("1-2 bold; 2-3 bold").joined().matches(of: /class="b"/).count == 1)
  }

  @Test func `a record of a terminal is read as it was written`() throws {
    for cursor in [
      RecordedScreen.Presence<RecordedScreen.Cell>.none, .some(.init(row: 2, column: 9)),
    ] {
      var screen = Self.screen([("a", 0, "1-1 bold")])
      screen.cursor = cursor
      let attachment = Attachment(
        body: screen.body, mediaType: RecordedScreen.mediaType,
        owner: .run(testRunStartedID: nil))
      let read = try #require(try RecordedScreen.read(attachment))
      #expect(read.cursor == cursor)
      #expect(read.elements == screen.elements)
    }
  }
}
