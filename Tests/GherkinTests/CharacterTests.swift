import SpecGherkin
import Testing

/// Bytes, code points and what only looks like a line end or a blank.
struct CharacterTests {
  @Test func `line ends may be LF or CRLF, mixed`() {
    let text = "Feature: F\r\n  one\r\n  two\n\r\n  Scenario: S\n    * a\r\n    * b \r\n"
    let feature = Parser.parse(Source(uri: "a", text: text)).document?.feature
    #expect(feature?.name == "F")
    #expect(feature?.description == "  one\n  two")
    #expect(feature?.scenarios.first?.steps.map(\.text) == ["a", "b"])
    #expect(feature?.scenarios.first?.location == Location(line: 5, column: 3))
  }

  @Test func `a doc string in a CRLF file is joined by line feeds`() {
    let text = "Feature:\r\nScenario:\r\n* a\r\n  ```\r\n  x\r\n\r\n  y\r\n  ```\r\n"
    let step = Parser.parse(Source(uri: "a", text: text)).document?.feature?.scenarios.first?.steps
      .first
    #expect(step?.docString?.content == "x\n\ny")
  }

  @Test(arguments: ["\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}"])
  func `nothing else ends a line`(character: String) {
    let text = "Feature: F\(character)x\nScenario: S"
    let feature = Parser.parse(Source(uri: "a", text: text)).document?.feature
    #expect(feature?.name == "F\(character)x")
    #expect(feature?.scenarios.first?.location.line == 2)
  }

  @Test(arguments: [
    "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2028}", "\u{202F}",
    "\u{205F}", "\u{3000}",
  ])
  func `every white space indents, and counts one column`(blank: String) {
    let text = "Feature:\n\(blank) \(blank)Scenario: \(blank)S\(blank)\n\(blank)* a\(blank)"
    let scenario = Parser.parse(Source(uri: "a", text: text)).document?.feature?.scenarios.first
    #expect(scenario?.location == Location(line: 2, column: 4))
    #expect(scenario?.name == "S")
    #expect(scenario?.steps.first?.text == "a")
    #expect(scenario?.steps.first?.location.column == 2)
  }

  @Test func `a zero width no-break space is no white space`() {
    #expect(
      parsed("Feature:\nScenario:\n* a\n\u{FEFF}* b") == """
        (4:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, \
        #ScenarioLine, #RuleLine, #Comment, #Empty, got '\u{FEFF}* b'
        """)
  }

  @Test func `one leading byte order mark is looked past and counts in no column`() {
    let source = Source(uri: "a", text: "\u{FEFF}Feature: F")
    let result = Parser.parse(source)
    #expect(result.document?.feature?.location == Location(line: 1, column: 1))
    #expect(result.source.text == "\u{FEFF}Feature: F")
    #expect(Parser.parse(Source(uri: "a", text: "\u{FEFF}\u{FEFF}Feature: F")).document == nil)
  }

  @Test func `columns count code points, not bytes and not what looks like one character`() {
    // An emoji of four scalars, a letter with a combining mark, a Hangul syllable.
    let text = "Feature:\nScenario:\n* a\n|👩🏽‍💻|e\u{301}|한|x|\n\u{3000}@é @b"
    let result = Parser.parse(Source(uri: "a", text: text + "\nScenario:"))
    let cells = result.document?.feature?.scenarios.first?.steps.first?.dataTable?.rows.first?.cells
    #expect(cells?.map(\.location.column) == [2, 7, 10, 12])
    #expect(cells?.map(\.value) == ["👩🏽‍💻", "e\u{301}", "한", "x"])
    let tags = result.document?.feature?.scenarios.last?.tags
    #expect(tags?.map(\.location.column) == [2, 5])
  }

  @Test func `a combining mark after a keyword or bar does not hide it`() {
    let text = "Feature:\nScenario:\nGiven \u{301}x\n|\u{301}a|\n"
    let step = Parser.parse(Source(uri: "a", text: text)).document?.feature?.scenarios.first?.steps
      .first
    #expect(step.map { Array($0.text.unicodeScalars) } == ["\u{301}", "x"])
    #expect(
      step?.dataTable?.rows.first?.cells.first.map { Array($0.value.unicodeScalars) }
        == ["\u{301}", "a"])
  }

  @Test func `texts are not normalised`() {
    let text = "Feature: \u{E9}e\u{301}"
    let name = Parser.parse(Source(uri: "a", text: text)).document?.feature?.name
    #expect(name.map { Array($0.unicodeScalars) } == ["\u{E9}", "e", "\u{301}"])
  }

  @Test(
    arguments: [
      ([], nil), (Array("aé한👩‍💻".utf8), nil), ([0x61, 0xFF], Location(line: 1, column: 2)),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0xC3, 0xA9, 0xC3], Location(line: 2, column: 2)),
      ([0xEF, 0xBB, 0xBF, 0x80], Location(line: 1, column: 1)),
      ([0xC0, 0x80], Location(line: 1, column: 1)),
      ([0xE0, 0x80, 0x80], Location(line: 1, column: 1)),
      ([0xED, 0xA0, 0x80], Location(line: 1, column: 1)),
      ([0xF4, 0x90, 0x80, 0x80], Location(line: 1, column: 1)),
      ([0xF0, 0x9F, 0x98], Location(line: 1, column: 1)),
      (Array("12345678\n".utf8) + [0x80], Location(line: 2, column: 1)),
    ] as [([UInt8], Location?)])
  func `the first byte that is not UTF-8 has a place`(bytes: [UInt8], place: Location?) {
    let source = Source(uri: "a", bytes: bytes)
    #expect(source.firstInvalidUTF8 == place)
    #expect(source.encodingError?.location == place)
  }

  @Test func `bytes that are not UTF-8 are parsed all the same`() {
    let bytes = Array("Feature: F".utf8) + [0xFF] + Array("\nScenario: S".utf8)
    let feature = Parser.parse(Source(uri: "a", bytes: bytes)).document?.feature
    #expect(feature?.name == "F\u{FFFD}")
    #expect(feature?.scenarios.first?.name == "S")
  }

  @Test(arguments: [
    ("a.feature", Source.MediaType.plain), ("a.feature.md", .markdown), ("README.md", .markdown),
    ("md", .plain),
  ])
  func `a file's name tells its notation`(uri: String, mediaType: Source.MediaType) {
    #expect(Source(uri: uri, text: "").mediaType == mediaType)
  }
}
