import SpecJSON
import SpecRunner
import SpecText

/// A place in a JSON text, as in JSONPath (RFC 9535): `$.items[0].name`, `$['a key'][-1]`.
///
/// Names, indices (below 0 from the end) and `[*]` are read; with `[*]`, the value is the list of
/// all that it leads to.
struct JSONPlace {
  private enum Step {
    case one(JSONPath.Step)
    case all
  }

  private let steps: [Step]
  let written: String

  /// - Throws: `StepFailure` if the text is no such path.
  init(_ written: String) throws {
    self.written = written
    var steps: [Step] = []
    var rest = written.unicodeScalars[...]
    guard rest.popFirst() == "$" else { throw Self.problem(written, "does not begin with $") }
    while let mark = rest.popFirst() {
      switch mark {
      case ".": steps.append(.one(.key(try Self.name(&rest, written))))
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
  ) throws -> Step {
    if rest.starts(with: "*]".unicodeScalars) {
      rest = rest.dropFirst(2)
      return .all
    }
    if let quote = rest.first, quote == "'" || quote == "\"" {
      let name = rest.dropFirst().prefix { $0 != quote }
      let end = rest[name.endIndex...].dropFirst()
      guard name.endIndex < rest.endIndex, end.first == "]" else {
        throw problem(written, "has a bracket that is not closed")
      }
      rest = end.dropFirst()
      return .one(.key(String(Substring(name))))
    }
    let digits = rest.prefix { $0 != "]" }
    guard digits.endIndex < rest.endIndex else {
      throw problem(written, "has a bracket that is not closed")
    }
    guard let index = Int(String(Substring(digits))) else {
      throw problem(written, "has \"\(Substring(digits))\" in brackets, which is no index")
    }
    rest = rest[digits.endIndex...].dropFirst()
    return .one(.index(index))
  }

  private static func problem(_ written: String, _ problem: String) -> StepFailure {
    StepFailure(
      "\(written.quoted) \(problem)",
      notes: ["write a path such as \"$.items[0].name\" or \"$['a key']\""], kind: .argument)
  }

  /// The value at the place; nil if there is none.
  func value(in root: JSONValue) -> JSONValue? { Self.value(in: root, steps[...]) }

  private static func value(in root: JSONValue, _ steps: ArraySlice<Step>) -> JSONValue? {
    guard let step = steps.first else { return root }
    let rest = steps.dropFirst()
    switch (step, root) {
    case (.one(.key(let key)), .object(let object)):
      return object[key].flatMap { value(in: $0, rest) }
    case (.one(.index(let index)), .array(let values)):
      let place = index < 0 ? values.count + index : index
      return values.indices.contains(place) ? value(in: values[place], rest) : nil
    case (.all, .array(let values)):
      let found = values.compactMap { value(in: $0, rest) }
      // A key that no element has is probably misspelt. In an empty list, this cannot be known.
      if found.isEmpty, !values.isEmpty { return nil }
      let isNested = rest.contains { if case .all = $0 { true } else { false } }
      return .array(
        isNested
          ? found.flatMap { if case .array(let inner) = $0 { inner } else { [$0] } } : found)
    default: return nil
    }
  }

  /// The value at the place; nil if there is none, and if `[*]` leads to no value.
  func match(in root: JSONValue) -> JSONValue? {
    let value = value(in: root)
    let isList = steps.contains { if case .all = $0 { true } else { false } }
    return isList && value == .array([]) ? nil : value
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
      "\(name) at \(written.quoted) is not as expected", expected: expected.description,
      actual: value.description,
      notes: JSONShape.notes(JSONShape(isExact: true).differences(expected, value)) + notes)
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

  private init(steps: [Step], written: String) {
    self.steps = steps
    self.written = written
  }

  private var text: String {
    steps.reduce("$") { text, step in
      switch step {
      case .one(.key(let key)): text + "." + key
      case .one(.index(let index)): text + "[\(index)]"
      case .all: text + "[*]"
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
