import SpecJSON
import Testing

/// What the reader accepts, and as what.
@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      (#"{"a": 1, "b": {"a": 2}, "c": [{"a": 1}, {"a": 2}]}"#, []),
      (#"{"a": {"b": 1, "b": 2}, "a": "a", "c": ["a", "a"]}"#, ["b 1:16 1:8", "a 1:25 1:2"]),
      ("{\"\u{E9}\": 1, \"e\u{301}\": 2,\n \"\\u00e9\": 3}", ["\u{E9} 2:2 1:2"]),
      (#"{"a": 1, "a" }"#, []),
    ] as [(String, [String])])
  func `a key that is written twice is found`(text: String, found: [String]) {
    let repeated = JSONReader.repeatedKeys(in: text.utf8).map { key, place, first in
      "\(key) \(place.line):\(place.column) \(first.line):\(first.column)"
    }
    #expect(repeated == found)
  }

  @Test(
    arguments: [
      ("null", .null), ("true", true), ("false", false), (" \t\r\n true \n", true),
      ("{}", [:]), ("[]", []), ("[ ]", []), ("{ }", [:]),
      ("[1,2 , 3]", [1, 2, 3]), ("[[],[[]],{}]", [[], [[]], [:]]),
      (#"{"a":{"b":[true,null]},"c":""}"#, ["a": ["b": [true, nil]], "c": ""]),
      ("\u{FEFF}{}", [:]),
    ] as [(String, JSONValue)])
  func `values of every kind are read`(text: String, value: JSONValue) throws {
    #expect(try JSONReader.read(text) == value)
  }

  @Test(
    arguments: [
      ("0", 0), ("-1", -1), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("123456789012345678", 123_456_789_012_345_678),
      ("9223372036854775808", .digits("9223372036854775808")),
      ("-9223372036854775809", .digits("-9223372036854775809")),
      ("18446744073709551616", .digits("18446744073709551616")),
      ("1.0", 1.0), ("0.5", 0.5), ("-0.25", -0.25), ("1e3", 1000.0), ("1E+3", 1000.0),
      ("12.5e-1", 1.25), ("0e9", 0.0), ("0.1", 0.1), ("1e22", 1e22), ("1e23", 1e23),
      ("9007199254740993.0", .number(9_007_199_254_740_992)),
      ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
      ("4.9e-324", .number(.leastNonzeroMagnitude)), ("1e-400", 0.0),
      ("1e-99999999999999999999", 0.0),
      ("0e99999999999999999999", 0.0),
      ("2.2250738585072011e-308", .number(Double.leastNormalMagnitude.nextDown)),
      ("123456789012345678901234567890e-29", 1.2345678901234567),
    ] as [(String, JSONValue)])
  func `whole numbers stay whole and others are the nearest there is`(
    text: String, value: JSONValue
  ) throws {
    #expect(try JSONReader.read(text) == value)
  }

  @Test(arguments: [
    ("1", "1.0", true), ("-0", "0", true), ("1e3", "1000", true), ("1", "1.5", false),
    ("9007199254740993", "9007199254740992.0", false),
    ("18446744073709551615", "18446744073709551614", false),
    ("18446744073709551615", "18446744073709551615", true),
    ("1", "true", false), (#"{"a": [1, 2.0]}"#, #"{"a": [1.0, 2]}"#, true),
  ])
  func `numbers are equal if their values are`(one: String, other: String, isSame: Bool) throws {
    let (one, other) = (try JSONReader.read(one), try JSONReader.read(other))
    #expect((one == other) == isSame)
    #expect((other == one) == isSame)
    #expect((Set([one, other]).count == 1) == isSame)
  }

  @Test func `minus zero keeps its sign`() throws {
    for text in ["-0", "-0.0", "-0e0"] {
      guard case .number(let value) = try JSONReader.read(text) else {
        Issue.record("\(text) is no number")
        continue
      }
      #expect(value == 0 && value.sign == .minus)
    }
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\uD83d\uDE00""#, "Aé😀"), (#""\u0000""#, "\u{0}"),
    (
      #""a long text that is no small string, \u2713 and 한글""#,
      "a long text that is no small string, ✓ and 한글"
    ),
    ("\"e\u{301} 👩‍👩‍👧 \u{2028}\u{7F}\"", "e\u{301} 👩‍👩‍👧 \u{2028}\u{7F}"),
    (#""\uD800""#, "\u{FFFD}"), (#""\uDC00x""#, "\u{FFFD}x"), (#""\uD800\n""#, "\u{FFFD}\n"),
    (#""\uD800\uD83D\uDE00""#, "\u{FFFD}😀"), (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
    (#""\uD83D\u0041""#, "\u{FFFD}A"), (#""\uFFFF\uFEFF""#, "\u{FFFF}\u{FEFF}"),
  ])
  func `strings are read by code points and their escapes resolved`(
    text: String, value: String
  ) throws {
    let read = try JSONReader.read(text).string()
    #expect(Array(read.unicodeScalars) == Array(value.unicodeScalars))
  }

  @Test func `an escape or the end may stand at every place of a word of bytes`() throws {
    for length in 0..<40 {
      let before = String(repeating: "x", count: length)
      for (escape, value) in [("", ""), (#"\n"#, "\n"), (#"\""#, "\""), ("é", "é")] {
        #expect(try JSONReader.read("\"\(before)\(escape)yz\"") == .string(before + value + "yz"))
      }
    }
  }

  @Test func `the order of the keys is kept and of a key written twice the last value counts`()
    throws
  {
    let object = try JSONReader.read(#"{"b":1,"a":2,"b":3,"":4,"\u0061":5}"#).object()
    #expect(object.map(\.key) == ["b", "a", ""])
    #expect(object.map(\.value) == [3, 5, 4])
  }

  @Test func `bytes of any collection are read, in one piece or not`() throws {
    let bytes = Array(#"{"a":[1,"é"]}"#.utf8)
    let value: JSONValue = ["a": [1, "é"]]
    #expect(try JSONReader.read(bytes) == value)
    #expect(try JSONReader.read((bytes + [1])[..<bytes.count]) == value)
    #expect(try JSONReader.read(bytes.lazy.map { $0 }) == value)
    #expect(try JSONReader.read(Array(bytes.reversed()).reversed()) == value)
    #expect(throws: JSONError.self) { try JSONReader.read(EmptyCollection<UInt8>()) }
  }

  @Test func `five hundred and twelve levels are read and one more is refused`() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try JSONReader.read(deepest)
    let objects =
      String(repeating: #"{"a":"#, count: 512) + "1" + String(repeating: "}", count: 512)
    _ = try JSONReader.read(objects)
    let error = #expect(throws: JSONError.self) { try JSONReader.read("[\(deepest)]") }
    #expect(error?.description == "line 1, column 513: nested deeper than 512 levels")
    #expect(throws: JSONError.self) {
      try JSONReader.read(String(repeating: #"[{"a":"#, count: 1_000_000))
    }
  }

  @Test func `every prefix of a document is a value or an error`() {
    let document = Array(
      "\u{FEFF}[{\"a\":[true,false,null,-12.5e+3],\r\n \"é\\uD83D\\uDE00\\n\":{\"k\":\"한😀\"}}, 0]\n"
        .utf8)
    for length in document.indices.dropLast() {
      let prefix = document[..<length]
      #expect(throws: JSONError.self) { try JSONReader.read(prefix) }
      let cut = Array(prefix) + [0xFF]
      #expect(throws: JSONError.self) { try JSONReader.read(cut) }
    }
    #expect(throws: Never.self) { try JSONReader.read(document) }
  }

  @Test func `a document with any byte changed is a value or an error`() {
    let document = Array(#"{"a":[true,-1.5e3,"é\u00e9\n"],"b":{}}"#.utf8)
    var wrong: [[UInt8]] = []
    for place in document.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = document
        changed[place] = byte
        do {
          let value = try JSONReader.read(changed)
          if (try? JSONReader.read(JSONWriter.write(value))) != value { wrong.append(changed) }
        } catch {
          if error.offset > changed.count { wrong.append(changed) }
        }
      }
    }
    #expect(wrong.isEmpty)
  }
}
