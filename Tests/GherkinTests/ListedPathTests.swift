import Testing

@testable import SpecGherkin

@Suite struct ListedPathTests {
  @Test(arguments: [
    ("specs/a.feature:3", "specs/a.feature:3"), ("한글 ü.feature", "한글 ü.feature"),
    ("a\nb", #""a\nb""#), ("#a", #""\u0023a""#), ("\"a\"", #""\"a\"""#), ("", "\"\""),
    ("::error::x", #""::error::x""#), ("##[x", #""\u0023\u0023[x""#),
    ("\u{1B}[2J\u{85}\u{2028}\u{202E}", #""\u001b[2J\u0085\u2028\u202e""#),
    ("a\\b", "a\\b"), ("\n\\\"", #""\n\\\"""#),
  ])
  func `any path is one line, and is read back`(path: String, line: String) {
    #expect(ListedPath.line(path) == line)
    #expect(ListedPath.path(line).map { Array($0.utf8) } == Array(path.utf8))
  }

  @Test(
    arguments: [
      ("# a comment", nil), ("#", nil), (#""a\tb\/c\r""#, "a\tb/c\r"), ("\"", "\""),
      (#""a"b""#, #""a"b""#), (#""\q""#, #""\q""#), (#""\u12""#, #""\u12""#),
      (#""\ud800""#, #""\ud800""#), (" # a", " # a"),
    ] as [(String, String?)])
  func `what is not quoted as it should be is a path as it is`(line: String, path: String?) {
    #expect(ListedPath.path(line) == path)
  }
}
