import SpecDrivers
import SpecTestKit
import SpecVocabulary
import Testing

/// A screen as people read it.
struct ScreenTextTests {
  @Test func `a screen shows what is on it, the focus, the keyboard and the stack`() {
    #expect(
      ScreenText(.sample).text == """
        screen "form"  414 × 896
          text    "Sign up"
        > field   "Name"  auto-correction off  border colour green  offset 24  placeholder "Your name"  text "Ann"
          field   "Mail"  text ""
          button  "Next"  disabled
          row     "Memo"  selected
          row     "Memo"
          area    "panel"
        keyboard URL, return key "Go", 301 points high, no shortcut bar
        stack "home" › "form"
        animations on

        """)
  }

  @Test func `a label as long as a book is cut, with its length`() throws {
    var screen = Screen.sample
    screen.elements[0].label = String(repeating: "x", count: 20_000)
    let text = ScreenText(screen).text
    #expect(text.contains("xx…\" (20000 characters)"))
    #expect(text.utf8.count < 3_000)
  }

  @Test func `an empty screen, an alert and what is unknown are said`() {
    let screen = Screen(
      name: "말", size: Size(width: 320, height: 568.5), elements: [],
      focus: .unknown("no idea"), keyboard: .unknown("no idea either"), alert: .known(.sample),
      stack: .unknown("none"), properties: [Property("status bar"): .unknown("it is drawn")])
    #expect(
      ScreenText(screen).text == """
        screen "말"  320 × 568.5
          (nothing to see)
        focus unknown: no idea
        keyboard unknown: no idea either
        alert "Delete?"  "It is gone then."
          answers "Delete", "Cancel"

        """)
  }

  @Test func `what cannot be seen in a text is written out, emoji stay whole`() {
    let screen = Screen.sample.with { screen in
      screen.elements = [
        Element(
          id: "a", role: .text, label: "a\n\"b\"\\\u{200B}👩‍👧 e\u{301}",
          frame: .unknown("not laid out"))
      ]
      screen.keyboard = .known(nil)
      screen.stack = .known(["form"])
      screen.properties = [:]
    }
    #expect(
      ScreenText(screen).text == """
        screen "form"  414 × 896
          text  "a\\n\\"b\\"\\\\\\u{200b}👩‍👧 e\u{301}"
        focus "name"
        keyboard hidden

        """)
  }
}
