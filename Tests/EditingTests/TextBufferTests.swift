import Foundation
import SpecGherkin
import Testing

@testable import SpecEditing

/// Positions of clients, in either unit, are places in the bytes of a document.
@Suite struct TextBufferTests {
  /// Texts with everything that makes a unit differ from another.
  private static let texts = [
    "", "a", "a\nb", "a\r\nb\r\n", "a\rb\n", "\u{FEFF}Feature: a\n", "😀a👨‍👩‍👧\n🥒",
    "로그인\n\u{1112}\u{1161}\u{11AB}글 x", "é e\u{301} \n\n", "\r\n\r\n", "|\ta|\u{2028}b",
  ]

  @Test(arguments: texts) func `a position in UTF-16 is what Foundation counts`(text: String) {
    let buffer = TextBuffer(Array(text.utf8), .utf16)
    let whole = text as NSString
    for offset in 0...whole.length {
      // Half of a pair of surrogates is no place in UTF-8.
      if offset < whole.length, UTF16.isTrailSurrogate(whole.character(at: offset)) { continue }
      let before = whole.substring(to: offset)
      let position = buffer.position(of: before.utf8.count)
      var line = 0
      var character = 0
      var place = 0
      while place < offset {
        let unit = whole.character(at: place)
        let isPair = unit == 13 && place + 1 < whole.length && whole.character(at: place + 1) == 10
        if unit == 10 || unit == 13 && !isPair {
          (line, character) = (line + 1, 0)
        } else {
          character += 1
        }
        place += 1
      }
      #expect(position == TextPosition(line: line, character: character), "\(offset)")
    }
  }

  @Test(arguments: texts, [PositionEncoding.utf8, .utf16])
  func `every place has a position that leads back to it`(text: String, unit: PositionEncoding) {
    let bytes = Array(text.utf8)
    let buffer = TextBuffer(bytes, unit)
    for offset in 0...bytes.count {
      if offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { continue }
      // Between CR and LF is the end of the line.
      let isInEnd =
        offset > 0 && offset < bytes.count && bytes[offset] == 10
        && bytes[offset - 1] == 13
      #expect(buffer.offset(of: buffer.position(of: offset)) == (isInEnd ? offset - 1 : offset))
    }
  }

  @Test func `a position past the end of a line or inside a character is moved back`() {
    let buffer = TextBuffer(Array("a😀b\r\nc".utf8), .utf16)
    #expect(buffer.offset(of: TextPosition(line: 0, character: 2)) == 1)
    #expect(buffer.offset(of: TextPosition(line: 0, character: 3)) == 5)
    #expect(buffer.offset(of: TextPosition(line: 0, character: 99)) == 6)
    #expect(buffer.offset(of: TextPosition(line: 9, character: 0)) == 9)
    let bytes = TextBuffer(Array("a😀b".utf8), .utf8)
    #expect(bytes.offset(of: TextPosition(line: 0, character: 3)) == 1)
  }

  @Test func `locations of the parser count code points after a byte order mark`() {
    let text = "\u{FEFF}Feature: a\n  Scenario: \u{1112}\u{1161}\r\n    * 😀 x\n"
    let source = Source(uri: "a.feature", text: text)
    let document = Parser.parse(source).document
    let buffer = TextBuffer(source.bytes, .utf16)
    #expect(document?.feature.map { buffer.offset(of: $0.location) } == 3)
    let step = document?.feature?.scenarios.first?.steps.first
    #expect(
      step.map { buffer.position(of: buffer.offset(of: $0.location)) }
        == TextPosition(line: 2, character: 4))
    #expect(buffer.offset(of: Location(line: 3, column: 8)) == text.utf8.count - 2 - 1)
  }

  @Test func `an edit changes the lines after it`() {
    var buffer = TextBuffer(Array("a\nb\nc".utf8), .utf16)
    buffer.replace(2..<3, with: Array("한\n글".utf8))
    #expect(buffer.text(0..<buffer.bytes.count) == "a\n한\n글\nc")
    #expect(buffer.lineCount == 4)
    #expect(buffer.position(of: buffer.bytes.count) == TextPosition(line: 3, character: 1))
  }
}
