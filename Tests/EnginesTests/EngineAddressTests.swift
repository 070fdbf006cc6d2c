import SpecEngines
import Testing

/// A command line becomes a program and its arguments.
struct EngineAddressTests {
  @Test(
    arguments: [
      ("", []), ("engine", ["engine"]), ("  a  b\t c ", ["a", "b", "c"]),
      (#"a "b c" 'd "e"'"#, ["a", "b c", #"d "e""#]), (#"a\ b \"c"#, ["a b", "\"c"]),
      (#"a "" ''"#, ["a", "", ""]), (#"a"b"'c'"#, ["abc"]), (#""a\"b""#, ["a\"b"]),
      (#"'a\b'"#, [#"a\b"#]), (#"a "b c"#, ["a", "b c"]), (#"a\"#, ["a"]), ("é🧑‍🍳 x", ["é🧑‍🍳", "x"]),
    ] as [(String, [String])])
  func `a command line is split as a shell splits it`(_ line: String, _ words: [String]) {
    #expect(EngineAddress(commandLine: line) == .program(words))
  }
}
