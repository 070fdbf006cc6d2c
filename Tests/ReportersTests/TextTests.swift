import SpecGherkin
import SpecMessages
import SpecText
import Testing

@testable import SpecReporters

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a\u{1B}[31mred\u{1B}[0m", "ared"),
    ("\u{1B}]0;title\u{7}x", "x"),
    ("\u{1B}]0;title\u{1B}\\x", "x"),
    ("\u{1B}", "␛"),
    ("\u{1B}[", "␛["),
    ("\u{1B}]never ends", "␛]never ends"),
    ("\u{9B}31mred", "red"),
    ("nul\u{0}bel\u{7}del\u{7F}", "nul␀bel␇del␡"),
    ("a\r\nb\rc\td", "a\nb␍c\td"),
    ("\u{85}\u{202E}x\u{2066}", "\u{FFFD}\u{FFFD}x\u{FFFD}"),
    ("한글 e\u{301} 👩‍👩‍👧", "한글 e\u{301} 👩‍👩‍👧"),
  ])
  func `control characters become signs that can be seen`(text: String, shown: String) {
    #expect(Array(VisibleText.clean(text).utf8) == Array(shown.utf8))
  }

  @Test func `a line has no line ends`() {
    #expect(VisibleText.line("a\r\nb\n\n\tc") == "a b c")
  }
}

@Suite struct ManyDiagnosticsTests {
  @Test func `the first of many are shown, and how many more there are`() {
    let errors = (1...250).map { Diagnostic(code: "c", message: "m\($0)", uri: "f\($0)") }
    let warnings = (1...101).map {
      Diagnostic(code: "c", severity: .warning, message: "w\($0)", uri: "")
    }
    let text = DiagnosticText(Style(.plain), line: { _, _ in nil }).text(warnings + errors)
    let shown =
      (1...100).map { "warning: w\($0)\n" }
      + (1...50).map { "error: m\($0)\n  --> f\($0)\n" }
      + ["and 200 more errors in other files\n", "and 1 more warning\n"]
    #expect(text == shown.joined(separator: "\n"))
  }
}

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("한글", 4), ("e\u{301}", 1), ("🙂", 2), ("ｗｉｄｅ", 8), ("é–…", 3),
    ("\u{200B}a\u{FE0F}", 1),
  ])
  func `a text takes so many columns`(text: String, columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }

  @Test func `lines are broken at blanks and never within a word`() {
    #expect(
      TextWidth.wrapped("one two three four five six seven", to: 20)
        == ["one two three four", "five six seven"])
    #expect(
      TextWidth.wrapped("한글은 두 칸을 차지하는 글자입니다", to: 20) == [
        "한글은 두 칸을", "차지하는 글자입니다",
      ])
    let word = String(repeating: "x", count: 50)
    #expect(TextWidth.wrapped("a \(word) b", to: 20) == ["a", word, "b"])
    #expect(TextWidth.wrapped("any length at all is fine", to: nil).count == 1)
    #expect(TextWidth.wrapped("a b", to: 1) == ["a b"])
  }

  @Test func `a text is cut with a sign that it was`() {
    #expect(TextWidth.cut("abcdef", to: 6, ellipsis: "…") == "abcdef")
    #expect(TextWidth.cut("abcdefg", to: 6, ellipsis: "…") == "abcde…")
    #expect(TextWidth.cut("한글한글", to: 6, ellipsis: "…") == "한글…")
    #expect(TextWidth.cut("abcdefg", to: 6, ellipsis: "...") == "abc...")
  }
}

@Suite struct DurationTextTests {
  @Test(arguments: [
    (0, "0 ms"), (499_999, "0 ms"), (500_000, "1 ms"), (999_499_999, "999 ms"),
    (1_240_000_000, "1.24 s"), (59_990_000_000, "59.99 s"), (125_000_000_000, "2 min 5 s"),
    (3_660_000_000_000, "1 h 1 min"), (-5, "0 ms"), (.max, "2562047 h 47 min"),
  ])
  func `a length of time reads well`(nanoseconds: Int64, text: String) {
    #expect(DurationText.short(Duration.nanoseconds(nanoseconds)) == text)
  }

  @Test(arguments: [
    (0, "0.000"), (12_000_000_000, "12.000"), (1_500_000, "0.002"),
    (1_234_567_000_000, "1234.567"), (.max, "9223372036.855"),
  ])
  func `seconds have a point and three decimals`(nanoseconds: Int64, text: String) {
    #expect(DurationText.seconds(Duration.nanoseconds(nanoseconds)) == text)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_767_323_045, "2026-01-02T03:04:05Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
    (-1, "1969-12-31T23:59:59Z"),
  ])
  func `an instant is written in UTC`(seconds: Int64, text: String) {
    #expect(DurationText.instant(Timestamp(nanoseconds: seconds * 1_000_000_000)) == text)
  }
}

@Suite struct XMLTextTests {
  static func content(_ text: String) -> String {
    var written = XMLText()
    written.content(text)
    var again = XMLText()
    Array(text.utf8).withUnsafeBufferPointer { again.content($0) }
    #expect(written.bytes == again.bytes)
    return String(decoding: written.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a & b < c > d \"e\" 'f'", "a &amp; b &lt; c &gt; d \"e\" 'f'"),
    ("]]>", "]]&gt;"),
    ("a\nb\tc\rd", "a\nb\tc&#13;d"),
    ("\u{1B}[1mbold\u{1B}[0m \u{1B}", "bold ␛"),
    ("\u{0}\u{8}\u{B}\u{C}\u{7F}\u{85}", "␀␈␋␌␡\u{FFFD}"),
    ("\u{202E}a\u{2066}b\u{2028}c\u{9B}1md", "\u{FFFD}a\u{FFFD}b␤cd"),
    ("\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{FFFD}\u{FFFD}\u{10FFFF}"),
  ])
  func `content is escaped and free of what XML forbids`(text: String, content: String) {
    #expect(Array(Self.content(text).utf8) == Array(content.utf8))
  }

  @Test func `an attribute keeps its line ends as references`() {
    var text = XMLText()
    text.attribute("x", "a\"b\r\n\tc<")
    #expect(text.bytes == Array(" x=\"a&quot;b&#13;&#10;&#9;c&lt;\"".utf8))
  }

  @Test func `a lone surrogate in bytes has become a sign before it gets here`() {
    let bytes: [UInt8] = [0x61, 0xED, 0xA0, 0x80, 0x62]
    let text = Self.content(String(decoding: bytes, as: UTF8.self))
    #expect(text.unicodeScalars.allSatisfy { $0 == "a" || $0 == "b" || $0 == "\u{FFFD}" })
  }
}

@Suite struct DiagnosticTextTests {
  static let source = Source(
    uri: "specs/a.feature", text: "Feature: A\r\n  Scenario: B\r\n\tGivn \u{1B}[1m한글 x\r\n")

  static func text(_ diagnostic: Diagnostic, _ display: Display = .plain) -> String {
    DiagnosticText(Style(display), sources: [source]).text(diagnostic)
  }

  @Test func `a diagnostic is a sentence, a place, the line with a caret, notes and a fix`() {
    let diagnostic = Diagnostic(
      code: "x", message: "\"Givn\" begins no step", uri: "specs/a.feature",
      location: Location(line: 3, column: 13), notes: ["a step begins with Given"],
      fix: "write \"Given\"")
    #expect(
      Self.text(diagnostic) == """
        error: "Givn" begins no step
          --> specs/a.feature:3:13
           |
         3 |  Givn ␛[1m한글 x
           |               ^
          note: a step begins with Given
          fix: write "Given"

        """)
  }

  @Test func `what is not known is left out`() {
    let diagnostic = Diagnostic(
      code: "x", severity: .warning, message: "one\ntwo", uri: "elsewhere.feature",
      location: Location(line: 9))
    #expect(Self.text(diagnostic) == "warning: one\n  two\n  --> elsewhere.feature:9\n")
    #expect(Self.text(Diagnostic(code: "x", message: "bare", uri: "")) == "error: bare\n")
  }

  @Test func `a whole line is quoted without a caret, the end of a file too`() {
    let diagnostic = Diagnostic(
      code: "x", severity: .note, message: "m", uri: "specs/a.feature", location: Location(line: 2))
    #expect(
      Self.text(diagnostic) == """
        note: m
          --> specs/a.feature:2
           |
         2 |   Scenario: B

        """)
  }

  @Test func `a long line is cut around its caret`() {
    let text = String(repeating: "x", count: 500)
    let speaker = DiagnosticText(Style(.plain)) { _, _ in text }
    let lines = speaker.lines(
      Diagnostic(code: "x", message: "m", uri: "u", location: Location(line: 1, column: 300)))
    #expect(lines[3].count == 107)
    #expect(lines[4] == "   | " + String(repeating: " ", count: 61) + "^")
  }

  @Test func `colour stands on the words that lead the eye`() {
    let diagnostic = Diagnostic(code: "x", message: "m", uri: "u", fix: "do")
    #expect(
      Self.text(diagnostic, Display(hasColour: true)) == """
        \u{1B}[1;31merror\u{1B}[0m: \u{1B}[1mm\u{1B}[0m
          \u{1B}[90m--> u\u{1B}[0m
          \u{1B}[1;36mfix\u{1B}[0m: do

        """)
  }
}
