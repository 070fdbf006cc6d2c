import SpecJSON
import Testing

/// What the writer writes, letter by letter.
@Suite struct JSONWriterTests {
  @Test func `pieces become one value with its commas and colons`() {
    var writer = JSONWriter()
    Self.sample(&writer)
    #expect(
      Self.text(writer.take())
        == #"{"id":"7","empty":{},"none":[],"list":[1,-2,null,true,false,[0.5]],"raw":[1]}"#)
  }

  @Test func `a pretty writer gives every element its line`() {
    var writer = JSONWriter(pretty: true)
    Self.sample(&writer)
    let expected = """
      {
        "id": "7",
        "empty": {},
        "none": [],
        "list": [
          1,
          -2,
          null,
          true,
          false,
          [
            0.5
          ]
        ],
        "raw": [1]
      }
      """
    #expect(Self.text(writer.take()) == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1}\u{B}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u000b\\u001f\u{7F}\""),
    ("\u{2028}\u{2029}é한😀e\u{301}", "\"\u{2028}\u{2029}é한😀e\u{301}\""),
    ("\r\n", #""\r\n""#), ("\u{FEFF}\u{FFFF}", "\"\u{FEFF}\u{FFFF}\""),
  ])
  func `only what must be escaped is escaped`(text: String, json: String) {
    #expect(Array(JSONWriter.write(.string(text))) == Array(json.utf8))
  }

  @Test func `every escape is found at every place of every length`() {
    var wrong: [String] = []
    for length in 0..<34 {
      for place in 0..<max(1, length) {
        for byte in [UInt8](0..<0x20) + [0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F] {
          var bytes = [UInt8](repeating: 0x22 ^ 0x01, count: length)  // the quote's neighbour
          if place < length { bytes[place] = byte }
          if place + 1 < length { bytes[place + 1] = 0x5D }
          if place > 0 { bytes[place - 1] = 0x5C }
          let text = String(decoding: bytes, as: UTF8.self)
          if JSONWriter.write(.string(text)) != Self.plainly(bytes) { wrong.append(text) }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// The same, written byte by byte from the RFC's rule.
  private static func plainly(_ bytes: [UInt8]) -> [UInt8] {
    let named: [UInt8: String] = [
      0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\",
    ]
    let digits = Array("0123456789abcdef".utf8)
    let inside = bytes.flatMap { byte -> [UInt8] in
      if let name = named[byte] { return Array(name.utf8) }
      if byte >= 0x20 { return [byte] }
      return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return [0x22] + inside + [0x22]
  }

  @Test func `whole numbers of every width are written`() {
    var writer = JSONWriter()
    writer.beginArray()
    for digits in 0..<19 {
      let power = (0..<digits).reduce(1) { value, _ in value * 10 }
      writer.integer(power)
      writer.integer(-power + 1)
    }
    writer.integer(Int8.min)
    writer.integer(UInt8.max)
    writer.integer(Int64.min)
    writer.integer(UInt64.max)
    writer.integer(Int128.max)
    writer.endArray()
    let expected = (0..<19).flatMap { digits -> [String] in
      let power = "1" + String(repeating: "0", count: digits)
      return [power, digits == 0 ? "0" : "-" + String(repeating: "9", count: digits)]
    }
    let last = [
      "-128", "255", "-9223372036854775808", "18446744073709551615",
      "170141183460469231731687303715884105727",
    ]
    #expect(Self.text(writer.take()) == "[" + (expected + last).joined(separator: ",") + "]")
  }

  @Test(
    arguments: [
      (1, "1.0"), (-0.0, "-0.0"), (0.1, "0.1"), (1e16, "1e+16"), (1e-7, "1e-07"),
      (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func `numbers are written as the shortest text that gives them back`(value: Double, json: String)
  {
    #expect(Self.text(JSONWriter.write(.number(value))) == json)
  }

  @Test func `keys are written however they are given`() {
    var writer = JSONWriter()
    let key = "a \"b\""
    writer.beginObject()
    writer.key("quote\"d")
    writer.string("static" as StaticString)
    writer.key(key)
    writer.string(key)
    writer.endObject()
    #expect(Self.text(writer.take()) == #"{"quote\"d":"static","a \"b\"":"a \"b\""}"#)
  }

  @Test func `values on lines of their own have no commas between them`() {
    var writer = JSONWriter()
    for number in 1...3 {
      writer.beginObject()
      writer.key("n")
      writer.integer(number)
      writer.endObject()
      writer.newline()
    }
    #expect(Self.text(writer.take()) == "{\"n\":1}\n{\"n\":2}\n{\"n\":3}\n")
  }

  @Test func `what was written can be drained between any two pieces`() {
    var writer = JSONWriter()
    var whole: [UInt8] = []
    var drained = JSONWriter()
    Self.sample(&writer)
    Self.sample(&drained) { writer in
      writer.drain { whole.append(contentsOf: $0) }
      #expect(writer.count == 0)
    }
    drained.drain { whole.append(contentsOf: $0) }
    #expect(Self.text(whole) == Self.text(writer.take()))
  }

  @Test func `a writer begins anew after its bytes are taken`() {
    var writer = JSONWriter()
    writer.reserve(100_000)
    writer.beginArray()
    writer.integer(1)
    #expect(writer.count == 2)
    #expect(Self.text(writer.take()) == "[1")
    #expect(writer.take().isEmpty)
    writer.string(String(repeating: "x", count: 10_000))
    #expect(writer.take().count == 10_002)
  }

  @Test func `a copy of a writer goes its own way`() {
    var writer = JSONWriter()
    writer.beginArray()
    var copy = writer
    writer.integer(1)
    copy.integer(2)
    #expect(Self.text(writer.take()) == "[1")
    #expect(Self.text(copy.take()) == "[2")
  }

  private static func sample(
    _ writer: inout JSONWriter, between: (inout JSONWriter) -> Void = { _ in }
  ) {
    let pieces: [(inout JSONWriter) -> Void] = [
      { $0.beginObject() }, { $0.key("id") }, { $0.string("7") }, { $0.key("empty") },
      { $0.beginObject() }, { $0.endObject() }, { $0.key("none") }, { $0.beginArray() },
      { $0.endArray() }, { $0.key("list") }, { $0.beginArray() }, { $0.integer(1) },
      { $0.integer(-2) }, { $0.null() }, { $0.bool(true) }, { $0.bool(false) },
      { $0.beginArray() }, { $0.number(0.5) }, { $0.endArray() }, { $0.endArray() },
      { $0.key("raw") }, { $0.raw("[1]") }, { $0.endObject() },
    ]
    for piece in pieces {
      piece(&writer)
      between(&writer)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
