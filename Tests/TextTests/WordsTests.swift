import SpecText
import Testing

@Suite struct WordsTests {
  @Test func `what is counted agrees with the number`() {
    #expect([0, 1, 2].map { $0.counted("step") } == ["0 steps", "1 step", "2 steps"])
    #expect(2.counted("entry", "entries") == "2 entries")
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `a list reads as a sentence does`(words: [String], text: String) {
    #expect(words.listed() == text)
  }

  @Test func `the same seed gives the same numbers`() {
    var source = RandomSource(seed: 1)
    #expect(source.next() == 0x910A_2DEC_8902_5CC1)
    #expect((0..<4).map { _ in source.roll(below: 10) }.allSatisfy { (0..<10).contains($0) })
  }
}
