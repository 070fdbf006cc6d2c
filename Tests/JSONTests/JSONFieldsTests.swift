import SpecJSON
import Testing

/// Fields taken out of values, what is said when they are wrong, and where they stand.
@Suite struct JSONFieldsTests {
  private struct Step: Equatable {
    var text: String
    var line: Int?

    init(_ json: JSONValue) throws(JSONDecodingError) {
      text = try json.string(at: "text")
      line = try json.fieldIfPresent(at: "line") { value throws(JSONDecodingError) in
        try value.integer()
      }
    }
  }

  private static func steps(_ json: JSONValue) throws(JSONDecodingError) -> [Step] {
    try json.field(at: "scenario") { scenario throws(JSONDecodingError) in
      try scenario.array(at: "steps", of: Step.init)
    }
  }

  @Test func `fields become Swift values`() throws {
    let json: JSONValue = [
      "scenario": ["steps": [["text": "a", "line": 3], ["text": "b", "line": nil]]]
    ]
    let steps = try Self.steps(json)
    #expect(steps.map(\.text) == ["a", "b"])
    #expect(steps.map(\.line) == [3, nil])
    #expect(try json.object(at: "scenario").keys == ["steps"])
    #expect(try (["a": 3.0] as JSONValue).integer(at: "a") == 3)
    #expect(try (["a": 3] as JSONValue).number(at: "a") == 3)
    #expect(try (["a": true] as JSONValue).bool(at: "a"))
    #expect(try (["a": [1]] as JSONValue).array(at: "a") == [1])
  }

  @Test(
    arguments: [
      ([], "expected an object, found an array"), (nil, "expected an object, found null"),
      ([:], "scenario: expected an object, found nothing"),
      (["scenario": 1], "scenario: expected an object, found a number"),
      (["scenario": [:]], "scenario.steps: expected an array, found nothing"),
      (["scenario": ["steps": "x"]], "scenario.steps: expected an array, found a string"),
      (
        ["scenario": ["steps": [true]]],
        "scenario.steps[0]: expected an object, found true or false"
      ),
      (
        ["scenario": ["steps": [["text": "a"], [:]]]],
        "scenario.steps[1].text: expected a string, found nothing"
      ),
      (
        ["scenario": ["steps": [["text": nil]]]],
        "scenario.steps[0].text: expected a string, found null"
      ),
      (
        ["scenario": ["steps": [["text": "a", "line": 1.5]]]],
        "scenario.steps[0].line: expected a whole number, found 1.5"
      ),
      (
        ["scenario": ["steps": [["text": "a", "line": 1e30]]]],
        "scenario.steps[0].line: expected a whole number, found 1e+30"
      ),
    ] as [(JSONValue, String)])
  func `a wrong field is named by its path, with what should stand there`(
    json: JSONValue, sentence: String
  ) {
    let error = #expect(throws: JSONDecodingError.self) { try Self.steps(json) }
    #expect(error?.description == sentence)
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b", 2, "c"], "a.b[2].c"), ([0, 1], "[0][1]"),
      (["a.b", "한글", "", "@slow"], #""a.b".한글."".@slow"#),
    ] as [(JSONPath, String)])
  func `a path is written as people write it`(path: JSONPath, text: String) {
    #expect(path.description == text)
  }

  @Test(
    arguments: [
      ([], "2:1"), (["engine"], "3:3"), (["profiles"], "5:3"), (["profiles", "nightly"], "6:5"),
      (["profiles", "nightly", "tags"], "6:17"), (["profiles", "nightly", "tags", 1], "6:34"),
      (["profiles", "nightly", "tags", 0, "x"], "6:26"),
      (["profiles", "nightly", "tags", 9], "6:17"),
      (["profiles", "weekly"], "5:3"), (["engine", "name"], "3:3"), (["twice"], "9:3"),
      (["twice", 0], "9:15"), (["nowhere"], "2:1"), ([3], "2:1"),
    ] as [(JSONPath, String)])
  func `a path has a place in the text, or the last place on the way to it`(
    path: JSONPath, place: String
  ) {
    let text = """

      {
        "engine": "sim",
        "é😀": [1, {"engine": 2, "tags": []}, -1.5e3, true],\r
        "profiles": {
          "nightly": {"tags": ["😀{,}", "b"], "\\u0074": null}\r
        },
        "twice": [],
        "twice" : [ 1 ]
      }
      """
    let found = JSONReader.position(of: path, in: text)
    #expect("\(found.line):\(found.column)" == place)
  }

  @Test func `a place is found in a text that breaks off`() {
    let text = Array(#"{"a":{"b":[1,{"c":"x"}]},"d":2}"#.utf8)
    for length in text.indices {
      for path in [["a", "b", 1, "c"], ["d"], ["z"], [1]] as [JSONPath] {
        #expect(JSONReader.position(of: path, in: text[..<length]).offset <= length)
      }
    }
  }
}
