import SpecJSON
import Testing

/// Values and objects: equality, order, round trips.
@Suite struct JSONValueTests {
  @Test func `a random value is read back as it was written, plain and pretty`() throws {
    var random = SeededNumbers(seed: 20_240_917)
    for _ in 0..<500 {
      let value = Self.value(depth: 4, &random)
      #expect(try JSONReader.read(JSONWriter.write(value)) == value)
      let pretty = JSONWriter.write(value, pretty: true)
      #expect(try JSONReader.read(pretty) == value)
      #expect(JSONWriter.write(try JSONReader.read(pretty)) == JSONWriter.write(value))
    }
  }

  @Test func `a random number is read back to the last bit`() throws {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<5000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(try JSONReader.read(JSONWriter.write(.number(value))).number() == value)
      let short = Double(Int32(truncatingIfNeeded: random.next())) / 1000
      #expect(try JSONReader.read("\(short)").number() == short)
    }
  }

  @Test func `objects are equal in whatever order their keys stand`() {
    let one: JSONObject = ["a": 1, "b": [2], "c": nil]
    let other: JSONObject = ["c": nil, "b": [2], "a": 1]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != ["a": 1, "b": [2]])
    #expect(one != ["a": 1, "b": [2], "d": nil])
    #expect(one != ["a": 1, "b": [3], "c": nil])
  }

  @Test func `texts are the same only if their code points are`() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(JSONValue.string(composed) != .string(decomposed))
    let object: JSONObject = [composed: 1, decomposed: 2]
    #expect(object.values == [1, 2])
    #expect(object[decomposed] == 2)
  }

  @Test(arguments: [3, 16, 17, 200])
  func `keys are set, replaced and removed, few or many`(count: Int) {
    var object = JSONObject((0..<count).map { ("key\($0)", .integer($0)) })
    #expect(object.count == count)
    object["key1"] = "new"
    object["last"] = true
    object["key0"] = nil
    object["never"] = nil
    #expect(object["key0"] == nil)
    #expect(object["key1"] == "new")
    #expect(object["key\(count - 1)"] == .integer(count - 1))
    #expect(object["last"] == true)
    #expect(object.keys == (1..<count).map { "key\($0)" } + ["last"])
    #expect(object[0].key == "key1")
    #expect(object == JSONObject(object.reversed().map { ($0.key, $0.value) }))
  }

  @Test func `a value describes itself as JSON on one line`() {
    let value: JSONValue = ["a": [1, 1.5, "x\n", nil, false], "b": [:]]
    #expect(value.description == #"{"a":[1,1.5,"x\n",null,false],"b":{}}"#)
  }

  private static func value(depth: Int, _ random: inout SeededNumbers) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(Int(truncatingIfNeeded: random.next()) >> Int(random.next() % 64))
    case 3: return .number(Double.random(in: -1e6...1e6, using: &random))
    case 4, 5: return .string(text(&random))
    case 6:
      return .array((0..<random.next() % 6).map { _ in value(depth: depth - 1, &random) })
    default:
      let keys = (0..<random.next() % 24).map { _ in text(&random) }
      return .object(JSONObject(keys.map { ($0, value(depth: depth - 1, &random)) }))
    }
  }

  private static func text(_ random: inout SeededNumbers) -> String {
    let some: [Unicode.Scalar] = [
      "a", "Z", " ", "\"", "\\", "/", "\n", "\r", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{301}", "한",
      "\u{2028}", "\u{FEFF}", "\u{FFFD}", "😀", "\u{200D}", "\u{10FFFF}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<random.next() % 30 { text.append(some[Int(random.next() % 20)]) }
    return String(text)
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var value = seed
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
