import SpecGherkin
import SpecTestKit
import Testing

/// Whatever the bytes are, parsing ends, does not trap, and what it gives can be looked at.
struct RobustnessTests {
  /// Looks at everything a result has.
  private func walk(_ bytes: [UInt8], _ mediaType: Source.MediaType) -> Int {
    let source = Source(uri: "a", bytes: bytes, mediaType: mediaType)
    let result = Parser.parse(source)
    var size = result.errors.map(\.officialText.utf8.count).reduce(0, +)
    if let document = result.document {
      size += TreeText(document, showing: [.locations, .ids, .types]).description.utf8.count
      for pickle in result.pickles {
        size += document.lineage(of: pickle)?.scenario.steps.count ?? 0
        for step in pickle.steps { size += document.step(for: step)?.keyword.utf8.count ?? 0 }
      }
    }
    #expect((result.document == nil) == !result.errors.isEmpty)
    #expect(result.errors.count <= 11)
    _ = source.firstInvalidUTF8
    return size + TreeText(result.pickles).description.utf8.count
  }

  @Test func `every beginning of a file can be parsed`() {
    for (text, mediaType) in [
      (RobustText.plain, Source.MediaType.plain), (RobustText.markdown, .markdown),
    ] {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        #expect(walk(Array(bytes[..<count]), mediaType) >= 0)
      }
    }
  }

  @Test func `every end of a file can be parsed`() {
    let bytes = Array(RobustText.plain.utf8)
    for start in bytes.indices { #expect(walk(Array(bytes[start...]), .plain) >= 0) }
  }

  @Test(arguments: 1...8)
  func `a file with random bytes changed can be parsed`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let marks = Array("\n\r\t |\\@#\"`:*<> -".utf8) + [0xE2, 0x80, 0xFF, 0x00, 0xC2, 0x85, 0xEF]
    for (text, mediaType) in [
      (RobustText.plain, Source.MediaType.plain), (RobustText.markdown, .markdown),
    ] {
      for _ in 0..<150 {
        var bytes = Array(text.utf8)
        for _ in 0..<(1 + random.next() % 6) {
          let index = Int(random.next() % UInt64(bytes.count))
          let byte = marks[Int(random.next() % UInt64(marks.count))]
          switch random.next() % 3 {
          case 0: bytes[index] = byte
          case 1: bytes.insert(byte, at: index)
          default: bytes.removeSubrange(index..<min(bytes.count, index + Int(random.next() % 9)))
          }
          if bytes.isEmpty { bytes = [byte] }
        }
        #expect(walk(bytes, mediaType) >= 0)
      }
    }
  }

  @Test func `parsing is linear in long lines, many tags and many lines`() {
    let tags = String(repeating: "@a ", count: 20_000)
    #expect(Parser.parse(Source(uri: "a", text: tags + "\nFeature:")).document != nil)
    let cells = String(repeating: "é|", count: 20_000)
    let table = "Feature:\nScenario:\n* a\n|" + cells
    let row = Parser.parse(Source(uri: "a", text: table)).document?.feature?.scenarios.first?.steps
      .first?.dataTable?.rows.first
    #expect(row?.cells.count == 20_000)
    #expect(row?.cells.last?.location.column == 40_000)
    let lines = String(repeating: "@a\n", count: 20_000)
    let result = Parser.parse(Source(uri: "a", text: "Feature:\n" + lines + "Scenario:"))
    #expect(result.pickles.first?.tags.count == 20_000)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("Background:\n" + String(repeating: "* a\n", count: 3_000), "Scenario:\n* a\n", 3_000),
      (
        "Scenario Outline: o\n" + String(repeating: "* a\n", count: 3_000) + "Examples:\n|a|\n",
        "|1|\n", 3_000
      ),
      (String(repeating: "@tag ", count: 3_000) + "\nRule: r\n", "Scenario:\n* a\n", 3_000),
      (
        "Scenario Outline: o\n* a\n" + String(repeating: "|a|\n", count: 3_000)
          + "Examples:\n|a|\n",
        "|1|\n", 3_000
      ),
    ])
  func `what would multiply to millions of steps is refused`(
    _ head: String, _ part: String, _ count: Int
  ) {
    let text = "Feature: f\n" + head + String(repeating: part, count: count)
    let result = Parser.parse(Source(uri: "a.feature", text: text))
    #expect(result.errors.map(\.code) == ["gherkin.too-many-steps"])
    #expect(result.document == nil)
  }

  @Test(.timeLimit(.minutes(1))) func `wide examples are no trouble`() throws {
    let columns = (0..<8_000).map { "column\($0)" }
    let row = "|" + columns.map { _ in "<b" }.joined(separator: "|") + "|\n"
    let text = """
      Feature: f
      Scenario Outline: o
      * \(columns.map { "<\($0)>" }.joined(separator: " "))
      * <column7>
      Examples:
      |\(columns.joined(separator: "|"))|
      \(row.replacing("<b", with: "v"))\(row)
      """
    let result = Parser.parse(Source(uri: "a.feature", text: text))
    #expect(result.errors.map(\.code) == ["gherkin.outgrown-outline"])
  }

  @Test func `a line of great length is quoted no further than it helps`() {
    let text = "Feature: f\nScenario: s\n* a\n" + String(repeating: "é", count: 500_000)
    let result = Parser.parse(Source(uri: "a.feature", text: text))
    #expect(
      result.errors.map {
        $0.message.hasSuffix("got '" + String(repeating: "é", count: 1_000) + "…'")
      }
        == [true])
  }
}

/// A small random number generator with a seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
