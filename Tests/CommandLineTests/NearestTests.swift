import SpecCommandLine
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ("e\u{301}", "\u{E9}", 2), ("한글", "한국", 1), ("👩‍👧", "👩", 2), ("a\r\n", "a\n", 1),
  ])
  func `an edit inserts, removes, replaces or swaps code points`(
    one: String, other: String, edits: Int
  ) {
    #expect(Nearest.distance(one, other) == edits)
    #expect(Nearest.distance(other, one) == edits)
  }

  @Test(
    arguments: [
      ("rnu", ["run", "list"], "run"),
      ("lst", ["run", "list"], "list"),
      ("List", ["lisp", "list"], "list"),
      ("JUNIT", ["unit", "junit"], "junit"),
      ("--tgas", ["--jobs", "--tags"], "--tags"),
      ("ab", ["ac", "ad"], "ac"),
      ("Ab", ["AB", "ab", "aB"], "AB"),
      ("Ab", ["ab", "AB"], "ab"),
      ("LIST", ["list", "LISt"], "LISt"),
      ("fail", ["fast", "fail-fast"], "fail-fast"),
      ("x", ["y"], nil),
      ("run", ["list"], nil),
      ("", ["a"], nil),
      ("re", ["report"], nil),
      ("list", [], nil),
      ("password", ["passwort field"], nil),
    ] as [(String, [String], String?)])
  func `the nearest word is close, or there is none`(
    word: String, candidates: [String], nearest: String?
  ) {
    #expect(Nearest.nearest(to: word, in: candidates) == nearest)
  }
}
