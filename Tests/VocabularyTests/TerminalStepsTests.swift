import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecVocabulary

/// The steps and the texts of a terminal's screen.
struct TerminalStepsTests {
  private static func element(
    _ id: String, _ label: String, _ x: Double, _ y: Double, in parent: String? = nil
  ) -> Element {
    Element(
      id: id, role: parent == nil ? .row : .text, label: label, parent: parent,
      frame: .known(Frame(x: x, y: y, width: Double(max(label.count, 1)), height: 1)),
      properties: [Property("bold"): .known(true), .styles: .known("1-2 bold")])
  }

  static func screen(status: Double? = nil) -> Screen {
    var screen = Screen(
      name: "menu", size: Size(width: 40, height: 10),
      elements: [
        element("row 1", "Error: no \"file\"", 2, 0), element("row 2", "", 0, 1),
        element("row 3", "│ OK  Cancel │", 0, 2), element("row 3 text 1", "OK", 2, 2, in: "row 3"),
        element("row 3 text 2", "Cancel", 6, 2, in: "row 3"),
      ],
      focus: .known("row 3"), stack: .known(["menu"]),
      properties: [
        .cursorRow: .known(3), .cursorColumn: .known(5), .cursor: .known(true),
        .running: .known(.flag(status == nil)), .alternateScreen: .known(false),
        .title: .known("A title"),
      ])
    screen.properties[.exitStatus] = status.map { .known(.number($0)) }
    return screen
  }

  @Test(arguments: [
    ("the cursor is at row 3, column 5", "passed"),
    (
      "the cursor is at row 3, column 6",
      "failed: the cursor is elsewhere\n  expected: row 3, column 6\n    actual: row 3, column 5"
    ),
    ("커서가 3행 5열에 있다", "passed"),
    ("the program ends with status 2", "passed"),
    (
      "the program ends with status 0",
      "failed: the status of the program is not as expected\n  expected: 0\n    actual: 2"
    ),
    ("I see \"OK\"", "passed"), ("I see the row containing \"Cancel\"", "passed"),
    ("the 3rd row shows \"│ OK  Cancel │\"", "passed"), ("the title is \"A title\"", "passed"),
    ("the bold of \"OK\" is on", "passed"), ("I do not see \"Erro\"", "passed"),
    ("I do not see the row \"Error\"", "passed"),
    (
      "I do not see \"Error\"",
      "failed: \"Error\" is a part of \"Error: no \\\"file\\\"\"\n  expected: \"Error\" not seen"
    ),
  ])
  func `a step checks what the terminal shows`(_ step: String, _ ending: String) async throws {
    let keyword = step.contains("커서") ? "그러면" : "Then"
    let play = try await Play(
      FakeDriver(Self.screen(status: 2)), "Given the app is open",
      "Then the program ends with status 2", "* \(step)")
    #expect(play.ending.hasPrefix(ending), "\(keyword) \(step): \(play.ending)")
  }

  @Test(
    arguments: [
      (nil, "passed"), (0, "passed"),
      (
        2,
        """
        failed: the program has ended with status 2, so it shows no more
          if it is meant to, say so first: Then the program ends with status 2
        """
      ),
    ] as [(Double?, String)])
  func `what a failed program does not show means nothing unless a step expects its status`(
    _ status: Double?, _ ending: String
  ) async throws {
    let play = try await Play(
      FakeDriver(Self.screen(status: status)), "Given the app is open", "Then I do not see \"Erro\""
    )
    #expect(play.ending.hasPrefix(ending), "\(play.ending)")
  }

  @Test func `a program that runs has no status`() async throws {
    let play = try await Play(
      FakeDriver(Self.screen()), "Given the app is open", "Then the program ends with status 0")
    #expect(play.ending.hasPrefix("failed: the program still runs"), "\(play.ending)")
  }

  @Test func `the text of the screen is what people see`() {
    #expect(
      ScreenText(Self.screen(status: 2)).text == """
        screen "menu"  40 × 10
            Error: no "file"

        > │ OK  Cancel │
        cursor column 5
        cursor row 3
        exit status 2
        running off
        title "A title"

        """)
  }

  @Test func `a snapshot has the rows`() {
    #expect(
      ScreenSnapshot(Self.screen()).text == #"""
        screen "menu"
        row "Error: no \"file\""
        row
        row "│ OK  Cancel │" focused

        """#)
  }
}
