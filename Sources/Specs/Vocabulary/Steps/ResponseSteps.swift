import SpecDrivers
import SpecExpressions
import SpecJSON
import SpecRunner
import SpecText

/// Steps that check the last response to a request of the scenario's own.
enum ResponseSteps {
  static let library = StepLibrary("responses of a server") {
    Parameter(json)
    checking
    checkingJSON
    checkingXML
  }

  /// A value in JSON on one line: `"Ann"`, `12`, `true`, `null`, `{"id": 1}`, `[1, 2]`.
  private static let json = ParameterType(
    "json",
    matching: ElementPattern.text + #"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null"#
      + #"|\{.*\}|\[.*\]"#,
    useForSnippets: false
  ) { JSONText(text: $0) }

  private static let checking = StepLibrary("responses") {
    Then(
      "the response status is {int}", "Compares the status of the last response.",
      example: "Then the response status is 200"
    ) { (world: World, status: Int) in
      let last = try LastResponse.of(world)
      try expect(
        last.response.status, is: status, "the status of the response to \(last.request)",
        notes: [last.summary], in: world)
    }

    Then(
      "the response header {string} is {string}",
      "Compares a header of the last response; several with the name are joined by commas.",
      example: #"Then the response header "Content-Type" is "application/json""#
    ) { (world: World, name: String, value: AnyText) in
      let last = try LastResponse.of(world)
      world.noteCheck()
      try expect(
        try last.header(name), is: value.text,
        "the header \(name.quoted) of the response to \(last.request)", in: world)
    }

    Then(
      "the response came within {duration}", "Compares the time that the last response took.",
      example: "Then the response came within 500 ms"
    ) { (world: World, limit: Duration) in
      let last = try LastResponse.of(world)
      world.noteCheck()
      guard last.time > limit else { return }
      throw StepFailure(
        "the response to \(last.request) took too long", expected: "at most \(limit.written)",
        actual: last.time.written.isSame(as: limit.written)
          ? "a little more than \(limit.written)" : last.time.written)
    }

    Then(
      "the response body is {string}", "Compares the body of the last response.",
      example: #"Then the response body is "OK""#
    ) { (world: World, text: AnyText) in try compareBody(world, text.text) }

    Then(
      "the response body is:",
      "Compares the body of the last response; final line ends are ignored.",
      example: "Then the response body is:"
    ) { (world: World, text: DocStringArgument) in try compareBody(world, text.content) }

    Then(
      "the response body is the file {string}",
      "Compares the body of the last response, byte by byte.",
      example: #"Then the response body is the file "fixtures/logo.png""#
    ) { (world: World, file: FileName) in
      let last = try LastResponse.of(world)
      let wanted = try ScratchFolder.input(file.path, for: world)
      world.noteCheck()
      if last.response.body == wanted { return }
      let same = zip(last.response.body, wanted).prefix { $0 == $1 }.count
      throw StepFailure(
        "the body of the response to \(last.request) is not the file \(file.path.quoted)",
        notes: [
          "the body has \(last.response.body.count.counted("byte")), the file \(wanted.count), "
            + "and the first \(same) are the same"
        ])
    }

    Then(
      "the response body contains {string}", "Searches the body of the last response.",
      example: #"Then the response body contains "Ann""#
    ) { (world: World, part: String) in
      let last = try LastResponse.of(world)
      world.noteCheck()
      if try last.text().includes(lines: part) { return }
      throw StepFailure(
        "the body of the response to \(last.request) does not contain \(part.quoted)",
        notes: [last.summary])
    }
  }

  private static let checkingJSON = StepLibrary("JSON") {
    Then(
      "the response JSON at {string} is {json}",
      "Compares a value in the last response: a text in quotes, or another value in JSON.",
      example: #"Then the response JSON at "$.items[0].name" is "Ann""#
    ) { (world: World, path: String, value: JSONText) in
      try compareJSON(world, path, try value.value())
    }

    Then(
      "the response JSON at {string} is:",
      "Compares a value in the last response with JSON; blanks and the order of keys do not matter.",
      example: #"Then the response JSON at "$.items[0]" is:"#
    ) { (world: World, path: String, text: DocStringArgument) in
      try compareJSON(world, path, try text.json())
    }

    Then(
      "the response JSON at {string} matches {pattern}",
      "Compares a text in the last response with a regular expression.",
      example: #"Then the response JSON at "$.id" matches /[0-9a-f]{8}/"#
    ) { (world: World, path: String, pattern: TextPattern) in
      let (root, last, notes) = try checkedJSON(world)
      let value = try JSONPlace(path).value(in: root, of: "the response JSON", notes: notes)
      let text = if case .string(let text) = value { text } else { value.description }
      if TextPattern.matches(text, pattern.source) { return }
      throw StepFailure(
        "the response JSON at \(path.quoted) does not match", expected: "/\(pattern.source)/",
        actual: value.description, notes: [last.summary])
    }

    Then(
      "the response JSON at {string} matches the schema {string}",
      "Checks a value in the last response against a file with a JSON Schema.",
      example: #"Then the response JSON at "$" matches the schema "schemas/user.json""#
    ) { (world: World, path: String, file: FileName) in
      let (root, last, _) = try checkedJSON(world)
      try compareSchema(
        root, at: JSONPlace(path), of: "the response JSON", with: file.path, in: world,
        notes: [last.summary])
    }

    Then(
      "the response JSON at {string} has the shape:",
      "Compares a value in the last response with JSON in which markers such as #string stand for "
        + "any value of a type.",
      example: #"Then the response JSON at "$" has the shape:"#
    ) { (world: World, path: String, expected: ExpectedShape) in
      try compareShape(world, path, expected.value, JSONShape())
    }

    Then(
      "the response JSON at {string} includes the shape:",
      "The same, where objects may have more keys than the shape.",
      example: #"Then the response JSON at "$.user" includes the shape:"#
    ) { (world: World, path: String, expected: IncludedShape) in
      try compareShape(world, path, expected.value, JSONShape(allowsMoreKeys: true))
    }

    Then(
      "the response JSON at {string} contains {json}",
      "Searches a list in the last response for an item; [*] in a path makes a list.",
      example: #"Then the response JSON at "$.users[*].name" contains "Ann""#
    ) { (world: World, path: String, value: JSONText) in
      let (values, _) = try list(world, path)
      if values.contains(try value.value()) { return }
      throw StepFailure(
        "the list at \(path.quoted) does not contain \(value.text)",
        notes: ["it is \(JSONValue.array(values))"])
    }

    Then(
      "the response JSON at {string} is, in any order:",
      "Compares a list in the last response with a list in JSON, without regard to the order.",
      example: #"Then the response JSON at "$.users[*].name" is, in any order:"#
    ) { (world: World, path: String, text: DocStringArgument) in
      guard case .array(let expected) = try text.json() else {
        throw StepFailure("the doc string is not a list", kind: .argument)
      }
      let (values, last) = try list(world, path)
      var (missing, more) = (expected, values)
      missing.removeAll { wanted in
        guard let place = more.firstIndex(of: wanted) else { return false }
        more.remove(at: place)
        return true
      }
      if missing.isEmpty, more.isEmpty { return }
      throw StepFailure(
        "the list at \(path.quoted) has other items",
        notes: missing.map { "it lacks \($0)" } + more.map { "it has also \($0)" } + [last.summary])
    }

    Then(
      "the response JSON at {string} has {int} item(s)",
      "Counts the items of a list in the last response.",
      example: #"Then the response JSON at "$.items" has 2 items"#
    ) { (world: World, path: String, count: Count) in
      let (values, last) = try list(world, path)
      try expect(
        values.count, is: count.value, "the number of items at \(path.quoted)",
        notes: [last.summary],
        in: world)
    }

    Then(
      "the response JSON has nothing at {string}",
      "Checks that a value is missing in the last response; null is a value.",
      example: #"Then the response JSON has nothing at "$.error""#
    ) { (world: World, path: String) in
      let last = try LastResponse.of(world)
      let place = try JSONPlace(path)
      world.noteCheck()
      guard let value = place.match(in: try last.json()) else { return }
      throw StepFailure(
        "the response JSON has a value at \(path.quoted)", actual: "\(value)",
        notes: [last.summary])
    }
  }

  private static let checkingXML = StepLibrary("XML") {
    Then(
      "the response XML at {string} is {string}",
      "Compares the text of an element or the value of an attribute in the last response.",
      example: #"Then the response XML at "/order/item[1]/@id" is "7""#
    ) { (world: World, path: String, expected: AnyText) in
      let place = try XMLPlace(path)
      let last = try LastResponse.of(world)
      try expect(
        try place.value(in: try last.xml(), notes: [last.summary]), is: expected.text,
        "the response XML at \(path.quoted)", notes: [last.summary], in: world)
    }

    Then(
      "the response XML at {string} contains {string}",
      "Searches the texts of several elements in the last response for one.",
      example: #"Then the response XML at "//item/name" contains "Milk""#
    ) { (world: World, path: String, expected: AnyText) in
      let place = try XMLPlace(path)
      let last = try LastResponse.of(world)
      let values = place.values(in: try last.xml())
      world.noteCheck()
      if values.contains(same: expected.text) { return }
      throw StepFailure(
        "the response XML at \(path.quoted) does not contain \(expected.text.quoted)",
        notes: [
          values.isEmpty
            ? "there is nothing"
            : "there is: " + values.prefix(20).map(\.quoted).joined(separator: ", "), last.summary,
        ])
    }

    Then(
      "the response XML has {int} element(s) at {string}",
      "Counts the elements or attributes at a place of the last response.",
      example: #"Then the response XML has 2 elements at "/order/item""#
    ) { (world: World, count: Count, path: String) in
      let place = try XMLPlace(path)
      let last = try LastResponse.of(world)
      try expect(
        place.values(in: try last.xml()).count, is: count.value,
        "the number of elements at \(path.quoted)", notes: [last.summary], in: world)
    }
  }

  // MARK: - Comparing

  private static func compareBody(_ world: World, _ expected: String) throws {
    let last = try LastResponse.of(world)
    try expect(
      try last.text().withoutFinalLineEnds, is: expected.withoutFinalLineEnds,
      "the body of the response to \(last.request)",
      notes: ["the response has the status \(last.response.status)"], in: world)
  }

  /// The JSON of the last response, for a check of a value in it.
  private static func checkedJSON(_ world: World) throws -> (
    root: JSONValue, last: LastResponse, notes: [String]
  ) {
    let last = try LastResponse.of(world)
    world.noteCheck()
    return (try last.json(), last, ["the response has the status \(last.response.status)"])
  }

  /// The list at a place in the last response.
  private static func list(_ world: World, _ path: String) throws -> ([JSONValue], LastResponse) {
    let (root, last, notes) = try checkedJSON(world)
    let value = try JSONPlace(path).value(in: root, of: "the response JSON", notes: notes)
    if case .array(let values) = value { return (values, last) }
    throw StepFailure(
      "the response JSON at \(path.quoted) is \(value.kind), not a list", notes: [last.summary])
  }

  /// Compares a value at a place with the schema in a file.
  static func compareSchema(
    _ root: JSONValue, at place: JSONPlace, of name: String, with file: String, in world: World,
    notes: [String]
  ) throws {
    let bytes = try ScratchFolder.input(file, for: world)
    let text: JSONValue
    do throws(JSONError) { text = try JSONReader.read(bytes) } catch {
      throw StepFailure("the schema \(file.quoted) is not JSON: \(error)", kind: .argument)
    }
    let differences = try JSONSchema(text).differences(
      try place.value(in: root, of: name, notes: notes))
    try JSONShape.require(
      differences, "\(name) at \(place.written.quoted) does not match the schema \(file.quoted)",
      notes: notes)
  }

  private static func compareShape(
    _ world: World, _ path: String, _ expected: JSONValue, _ shape: JSONShape
  ) throws {
    let (root, last, _) = try checkedJSON(world)
    try shape.compare(
      expected, in: root, at: try JSONPlace(path), of: "the response JSON", notes: [last.summary])
  }

  private static func compareJSON(
    _ world: World, _ path: String, _ expected: JSONValue
  ) throws {
    let place = try JSONPlace(path)
    let (root, _, notes) = try checkedJSON(world)
    try place.compare(expected, in: root, of: "the response JSON", notes: notes)
  }
}

/// A JSON value as a step has it.
struct JSONText: Sendable, StepArgument {
  let text: String

  /// The value; a text has the escapes of other texts in steps.
  func value() throws -> JSONValue {
    if text.utf8.first == UInt8(ascii: "\"") {
      return .string(QuotedText.content(of: text))
    }
    do throws(JSONError) { return try JSONReader.read(text) } catch {
      throw StepFailure("\(text) is not JSON: \(error)", kind: .argument)
    }
  }
}
