import SpecText
import Testing

@Suite struct NearestTests {
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
