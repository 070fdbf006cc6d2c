import SpecJSON
import Testing

/// What the reader refuses, where, and in which words.
@Suite struct JSONErrorTests {
  @Test(arguments: [
    ("", "1:1: expected a value, found the end of the text"),
    (" \n ", "2:2: expected a value, found the end of the text"),
    ("\u{FEFF}", "1:1: expected a value, found the end of the text"),
    ("nul", "1:1: expected a value, found 'nul'"),
    ("nullable", "1:1: expected a value, found 'nullable'"),
    ("True", "1:1: expected a value, found 'True'"),
    ("NaN", "1:1: expected a value, found 'NaN'"),
    ("antidisestablishmentarianism", "1:1: expected a value, found 'antidisestablishment…'"),
    ("+1", "1:1: expected a value, found '+'"),
    (".5", "1:1: expected a value, found '.'"),
    ("한", "1:1: expected a value, found '한'"),
    ("\u{A0}1", "1:1: expected a value, found U+00A0"),
    ("\u{0}", "1:1: expected a value, found U+0000"),
    ("{} x", "1:4: expected the end of the text, found 'x'"),
    ("1 2", "1:3: expected the end of the text, found '2'"),
    ("{}}", "1:3: expected the end of the text, found '}'"),
    ("'a'", "1:1: expected a value, found a single quote: strings need double quotes"),
    ("[1, // one\n2]", "1:5: expected a value, found a comment: JSON has no comments"),
    (
      "{ /* a */ }",
      "1:3: expected a key in double quotes or '}', found a comment: JSON has no comments"
    ),
    ("[1, /2]", "1:5: expected a value, found '/'"),
  ])
  func `a value that is none is named with its place`(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  @Test(arguments: [
    ("{", "1:2: expected a key in double quotes or '}', found the end of the text"),
    ("{a:1}", "1:2: expected a key in double quotes or '}', found 'a'"),
    (#"{"a"}"#, "1:5: expected ':', found '}'"),
    (#"{"a" 1}"#, "1:6: expected ':', found '1'"),
    (#"{"a":}"#, "1:6: expected a value, found '}'"),
    (#"{"a":1 x}"#, "1:8: expected ',' or '}', found 'x'"),
    (#"{"a":1]"#, "1:7: expected ',' or '}', found ']'"),
    (#"{"a":1,}"#, "1:7: there is a comma after the last value"),
    (#"{"a":1,,"b":2}"#, "1:8: expected a key in double quotes, found ','"),
    (#"{"a":1,2}"#, "1:8: expected a key in double quotes, found '2'"),
    (#"{,}"#, "1:2: expected a key in double quotes or '}', found ','"),
    ("[1,\r\n2,\r\n]", "2:2: there is a comma after the last value"),
    ("[1 2]", "1:4: expected ',' or ']', found '2'"),
    ("[1}", "1:3: expected ',' or ']', found '}'"),
    ("[,1]", "1:2: expected a value, found ','"),
    ("[1,\n 2,\r\n\r 3 x]", "4:4: expected ',' or ']', found 'x'"),
    ("[", "1:2: expected a value, found the end of the text"),
    ("[\"e\u{301}👩‍👧\" x]", "1:10: expected ',' or ']', found 'x'"),
  ])
  func `an array or object that breaks off is named with its place`(
    text: String, problem: String
  ) {
    #expect(Self.problem(text) == problem)
  }

  @Test(arguments: [
    ("01", "1:1: a number must not begin with 0"), ("-01", "1:2: a number must not begin with 0"),
    ("-", "1:2: expected a digit, found the end of the text"),
    ("-x", "1:2: expected a digit, found 'x'"),
    ("1.", "1:3: expected a digit, found the end of the text"),
    ("1.e1", "1:3: expected a digit, found 'e1'"), ("[1e]", "1:4: expected a digit, found ']'"),
    ("1e+", "1:4: expected a digit, found the end of the text"),
    ("0x10", "1:2: expected the end of the text, found 'x10'"),
    ("1e400", "1:1: the number 1e400 is too large"),
    ("[-1e999999999999999999999]", "1:2: the number -1e999999999999999999999 is too large"),
    ("[1e400, 1e5]", "1:2: the number 1e400 is too large"),
  ])
  func `a number that is none is named with its place`(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  @Test func `a huge number is shown by its beginning`() {
    let text = String(repeating: "9", count: 400)
    #expect(Self.problem(text) == "1:1: the number \(text.prefix(40))… is too large")
  }

  @Test(arguments: [
    ("\"a", "1:1: this string has no closing quote"),
    ("[\"", "1:2: this string has no closing quote"),
    (#"["a\"]"#, "1:2: this string has no closing quote"),
    ("\"a\nb\"", "1:3: U+000A in a string must be escaped"),
    ("\"12345678\u{0}\"", "1:10: U+0000 in a string must be escaped"),
    (#""\x41""#, #"1:2: unknown escape '\x'"#), (#""\한""#, #"1:2: unknown escape '\한'"#),
    (#""\U0041""#, #"1:2: unknown escape '\U'"#),
    (#""\u12G4""#, #"1:2: '\u' needs four hexadecimal digits"#),
    (#""\u+123""#, #"1:2: '\u' needs four hexadecimal digits"#),
    (#""\uD83D\uDE""#, #"1:8: '\u' needs four hexadecimal digits"#),
    ("\"\\", "1:2: the text ends within an escape"),
    ("\"\\u00", #"1:2: '\u' needs four hexadecimal digits"#),
  ])
  func `a string that is none is named with its place`(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1, "0xFF"), ([0x22, 0x80, 0x22], 1, "0x80"),
      ([0x22, 0xC0, 0x80, 0x22], 1, "0xC0"), ([0x22, 0xC3, 0x22], 1, "0xC3"),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], 1, "0xE0"), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, "0xED"),
      ([0x22, 0xE2, 0x82, 0x22], 1, "0xE2"), ([0x22, 0xE2, 0x82], 1, "0xE2"),
      ([0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], 1, "0xF0"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, "0xF4"),
      ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1, "0xF5"),
      ([0x22, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x22], 3, "0xF0"),
      ([0x22, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0xFE, 0x22], 10, "0xFE"),
    ] as [([UInt8], Int, String)])
  func `bytes that are not UTF-8 are an error at their offset`(
    bytes: [UInt8], offset: Int, name: String
  ) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    #expect(error?.offset == offset)
    #expect(error?.problem == "the byte \(name) here is not UTF-8")
  }

  @Test func `a byte outside a string that is not UTF-8 is named`() {
    let error = #expect(throws: JSONError.self) { try JSONReader.read([0x5B, 0xFF]) }
    #expect(
      error?.description
        == "line 1, column 2: expected a value, found the byte 0xFF, which is not UTF-8")
  }

  @Test func `the offset counts bytes and the column code points`() {
    let error = #expect(throws: JSONError.self) { try JSONReader.read("\u{FEFF}[\n\"é😀\" 1]") }
    #expect(error?.position == JSONPosition(line: 2, column: 6, offset: 14))
  }

  private static func problem(_ text: String) -> String {
    do {
      return "none: \(try JSONReader.read(text))"
    } catch {
      return "\(error.line):\(error.column): \(error.problem)"
    }
  }
}
