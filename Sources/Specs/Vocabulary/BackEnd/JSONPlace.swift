import SpecJSON
import SpecRunner
import SpecText

/// A place in a JSON text, as in JSONPath (RFC 9535): `$.items[0].name`, `$['a key'][-1]`.
///
/// Only paths to a single value are read: names and indices, an index below 0 from the end.
struct JSONPlace {
  let steps: [JSONPath.Step]
  private let written: String

  /// - Throws: `StepFailure` if the text is no such path.
  init(_ written: String) throws {
    self.written = written
    var steps: [JSONPath.Step] = []
    var rest = written.unicodeScalars[...]
    guard rest.popFirst() == "$" else { throw Self.problem(written, "does not begin with $") }
    while let mark = rest.popFirst() {
      switch mark {
      case ".": steps.append(.key(try Self.name(&rest, written)))
      case "[": steps.append(try Self.bracket(&rest, written))
      default:
        throw Self.problem(written, "has \"\(mark)\" where a full stop or a bracket is expected")
      }
    }
    self.steps = steps
  }

  private static func name(
    _ rest: inout Substring.UnicodeScalarView, _ written: String
  ) throws -> String {
    let name = rest.prefix { $0 != "." && $0 != "[" }
    guard !name.isEmpty, !name.elementsEqual("*".unicodeScalars) else {
      throw problem(written, "has no name after a full stop")
    }
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }

  private static func bracket(
    _ rest: inout Substring.UnicodeScalarView, _ written: String
  ) throws -> JSONPath.Step {
    if let quote = rest.first, quote == "'" || quote == "\"" {
      let name = rest.dropFirst().prefix { $0 != quote }
      let end = rest[name.endIndex...].dropFirst()
      guard name.endIndex < rest.endIndex, end.first == "]" else {
        throw problem(written, "has a bracket that is not closed")
      }
      rest = end.dropFirst()
      return .key(String(Substring(name)))
    }
    let digits = rest.prefix { $0 != "]" }
    guard digits.endIndex < rest.endIndex else {
      throw problem(written, "has a bracket that is not closed")
    }
    guard let index = Int(String(Substring(digits))) else {
      throw problem(written, "has \"\(Substring(digits))\" in brackets, which is no index")
    }
    rest = rest[digits.endIndex...].dropFirst()
    return .index(index)
  }

  private static func problem(_ written: String, _ problem: String) -> StepFailure {
    StepFailure(
      "\(written.quoted) \(problem)",
      notes: ["write a path such as \"$.items[0].name\" or \"$['a key']\""], kind: .argument)
  }

  /// The value at the place; nil if there is none.
  func value(in root: JSONValue) -> JSONValue? {
    var value = root
    for step in steps {
      switch (step, value) {
      case (.key(let key), .object(let object)):
        guard let next = object[key] else { return nil }
        value = next
      case (.index(let index), .array(let values)):
        let place = index < 0 ? values.count + index : index
        guard values.indices.contains(place) else { return nil }
        value = values[place]
      default: return nil
      }
    }
    return value
  }

  /// The value at the place in what a message calls `name`.
  ///
  /// - Throws: `StepFailure` with the place where the path ends if there is none.
  func value(in root: JSONValue, of name: String, notes: [String]) throws -> JSONValue {
    if let value = value(in: root) { return value }
    throw StepFailure("\(name) has nothing at \(written.quoted)", notes: [end(in: root)] + notes)
  }

  /// Compares the value at the place.
  ///
  /// - Throws: `StepFailure` if there is none, or another one.
  func compare(
    _ expected: JSONValue, in root: JSONValue, of name: String, notes: [String]
  ) throws {
    let value = try value(in: root, of: name, notes: notes)
    if value == expected { return }
    throw StepFailure(
      "\(name) at \(written.quoted) is not as expected",
      expected: String(decoding: JSONWriter.write(expected), as: UTF8.self),
      actual: String(decoding: JSONWriter.write(value), as: UTF8.self), notes: notes)
  }

  /// Where the path leaves the value: the longest part that leads somewhere, and what is there.
  func end(in root: JSONValue) -> String {
    var place = self
    while !place.steps.isEmpty {
      place = JSONPlace(steps: Array(place.steps.dropLast()), written: written)
      if let value = place.value(in: root) { return "at \(place.text) is \(Self.summary(value))" }
    }
    return "it is \(Self.summary(root))"
  }

  private init(steps: [JSONPath.Step], written: String) {
    self.steps = steps
    self.written = written
  }

  private var text: String {
    steps.reduce("$") { text, step in
      switch step {
      case .key(let key): text + "." + key
      case .index(let index): text + "[\(index)]"
      }
    }
  }

  private static func summary(_ value: JSONValue) -> String {
    switch value {
    case .array(let values): "a list of \(values.count.counted("item"))"
    case .object(let object):
      object.keys.isEmpty
        ? "an empty object"
        : "an object with the keys \(object.keys.prefix(20).map(\.quoted).joined(separator: ", "))"
    default: value.description
    }
  }
}
