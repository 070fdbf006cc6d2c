import SpecText
import Testing

/// Names of files that are no text, and their way there and back.
@Suite struct PathTextTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    arguments: [
      (bytes("caf\u{E9}"), "caf\u{E9}"), (bytes("cafe\u{301}"), "cafe\u{301}"),
      (bytes("a\\b\\x5"), "a\\b\\x5"), ([0x63, 0xE9, 0x2E], "c\\xE9."),
      ([0xFF, 0xFE], "\\xFF\\xFE"),
      // The beginning of a sign of three bytes, and then another.
      ([0xE2, 0x82, 0xC3, 0xA9], "\\xE2\\x82\u{E9}"),
      (bytes("c\\xE9"), "c\\x5CxE9"), (bytes("c\\x5CxE9"), "c\\x5Cx5CxE9"),
      (bytes("c\\xe9\\x41"), "c\\xe9\\x41"), (bytes("c\\xE9") + [0xE9], "c\\x5CxE9\\xE9"),
      ([], ""),
    ] as [([UInt8], String)])
  func `a name becomes a text and its bytes again`(bytes: [UInt8], text: String) {
    let found = PathText.found(bytes)
    #expect(Self.bytes(found) == Self.bytes(text))
    #expect(PathText.bytes(found) ?? Self.bytes(found) == bytes)
  }

  @Test func `no two names become one text`() {
    let signs: [UInt8] = [0x5C, 0x78, 0x35, 0x43, 0x45, 0x39, 0xE9, 0x80]
    var names: [[UInt8]] = [[]]
    var texts: Set<ExactText> = []
    for _ in 0..<5 {
      for name in names {
        let text = PathText.found(name)
        let isNew = texts.insert(text)
        #expect(isNew, "\(name)")
        #expect(PathText.bytes(text) ?? Self.bytes(text) == name)
      }
      names = names.flatMap { name in signs.map { name + [$0] } }
    }
  }

  @Test func `what is typed keeps its signs`() {
    #expect(PathText.typed(Self.bytes("c\\xE9")) == "c\\xE9")
    #expect(PathText.typed([0x63, 0xE9]) == "c\\xE9")
  }
}
