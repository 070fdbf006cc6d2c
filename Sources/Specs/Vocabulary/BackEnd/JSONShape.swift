import SpecJSON
import SpecRunner
import SpecText

/// Compares JSON with a document of its expected shape, and names every place that differs.
///
/// In a shape, a text that begins with `#` is a marker: `#string`, `#number`, `#boolean`, `#array`,
/// `#object`, `#null`, `#notnull`, `#uuid`, `#regex …`, `#ignore`; `##` makes a key optional, and
/// `#[2] #number` is a list of two numbers, `#[] #number` of any length. These are Karate's.
struct JSONShape {
  /// Whether texts with `#` are compared as they are.
  var isExact = false
  /// Whether objects may have keys that the shape does not have.
  var allowsMoreKeys = false

  /// A place where a value differs, with what is expected there and what is there.
  struct Difference {
    let place: String
    let expected: String
    let actual: String
  }

  /// The most differences that are listed.
  private static let most = 10
  /// The most characters of a value in a note.
  private static let longest = 120

  /// A line for each difference, the first ones only; none if the whole differs, which the failure
  /// shows.
  static func notes(_ differences: [Difference]) -> [String] {
    guard differences.contains(where: { $0.place != "$" }) else { return [] }
    let rest = differences.count - most
    return differences.prefix(most).map {
      "at \($0.place): expected \($0.expected.cut(to: longest)), found \($0.actual.cut(to: longest))"
    } + (rest > 0 ? ["and \(rest.counted("more difference"))"] : [])
  }

  /// Compares a value at a place in what a message calls `name` with a shape.
  func compare(
    _ expected: JSONValue, in root: JSONValue, at place: JSONPlace, of name: String,
    notes: [String]
  ) throws {
    try Self.require(
      differences(expected, try place.value(in: root, of: name, notes: notes)),
      "\(name) at \(place.written.quoted) does not have the shape", notes: notes)
  }

  /// - Throws: `StepFailure` with a sentence and the places if there are differences.
  static func require(
    _ differences: [Difference], _ sentence: String, notes: [String]
  ) throws {
    guard let first = differences.first else { return }
    let lines = Self.notes(differences)
    throw StepFailure(
      sentence, expected: lines.isEmpty ? first.expected : nil,
      actual: lines.isEmpty ? first.actual : nil,
      notes: lines + notes)
  }

  /// The places where a value differs from the expected one, in their order.
  func differences(_ expected: JSONValue, _ actual: JSONValue, at place: String = "$")
    -> [Difference]
  {
    switch (expected, actual) {
    case (.object(let wanted), .object(let found)):
      var differences = wanted.keys.flatMap { key -> [Difference] in
        let inner = Self.place(place, key)
        let value = wanted[key] ?? .null
        guard let there = found[key] else {
          if isOptional(value) { return [] }
          return [Difference(place: inner, expected: value.description, actual: "nothing")]
        }
        return self.differences(value, there, at: inner)
      }
      if !allowsMoreKeys {
        differences += found.keys.filter { wanted[$0] == nil }.map {
          Difference(
            place: Self.place(place, $0), expected: "nothing",
            actual: (found[$0] ?? .null).description)
        }
      }
      return differences
    case (.array(let wanted), .array(let found)):
      return (0..<max(wanted.count, found.count)).flatMap { index -> [Difference] in
        let inner = "\(place)[\(index)]"
        guard index < wanted.count, index < found.count else {
          return [
            Difference(
              place: inner, expected: index < wanted.count ? wanted[index].description : "nothing",
              actual: index < found.count ? found[index].description : "nothing")
          ]
        }
        return differences(wanted[index], found[index], at: inner)
      }
    case (.string(let marker), _) where !isExact && marker.utf8.first == UInt8(ascii: "#"):
      return differences(marker, actual, at: place)
    default:
      if expected == actual { return [] }
      return [
        Difference(place: place, expected: expected.description, actual: actual.description)
      ]
    }
  }

  static func place(_ place: String, _ key: String) -> String {
    let isPlain = key.utf8.allSatisfy { $0 > 0x2F && $0 != UInt8(ascii: "[") } && !key.isEmpty
    return isPlain ? "\(place).\(key)" : "\(place)['\(key)']"
  }

  // MARK: - Markers

  private func isOptional(_ value: JSONValue) -> Bool {
    if case .string(let text) = value, !isExact { text.begins(with: "##") } else { false }
  }

  private func differences(
    _ marker: String, _ actual: JSONValue, at place: String
  ) -> [Difference] {
    var name = String(Substring(marker.unicodeScalars.dropFirst()))
    if name.begins(with: "#") {
      if actual == .null { return [] }
      name = String(Substring(name.unicodeScalars.dropFirst()))
    }
    if name.begins(with: "[") { return listDifferences(name, marker, actual, at: place) }
    guard let matches = Self.matches(name, actual) else {
      return [Difference(place: place, expected: "a marker of shapes", actual: marker.quoted)]
    }
    return matches
      ? [] : [Difference(place: place, expected: marker, actual: actual.description)]
  }

  /// `[2] #number`: a list, its length if it is given, and what each of its items is.
  private func listDifferences(
    _ name: String, _ marker: String, _ actual: JSONValue, at place: String
  ) -> [Difference] {
    let parts = name.dropFirst().split(
      separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
    let count = parts.first.flatMap { Int(String($0)) }
    guard case .array(let values) = actual, count == nil || count == values.count else {
      return [Difference(place: place, expected: marker, actual: actual.description)]
    }
    let item = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    guard !item.isEmpty else { return [] }
    return values.indices.flatMap {
      differences(.string(item), values[$0], at: "\(place)[\($0)]")
    }
  }

  /// Whether a value is what a marker says; nil if there is no such marker.
  private static func matches(_ name: String, _ value: JSONValue) -> Bool? {
    switch (name, value) {
    case ("ignore", _), ("present", _): true
    case ("null", _): value == .null
    case ("notnull", _): value != .null
    case ("string", .string), ("boolean", .bool), ("array", .array), ("object", .object),
      ("number", .integer), ("number", .number), ("number", .digits):
      true
    case ("string", _), ("boolean", _), ("array", _), ("object", _), ("number", _): false
    case ("uuid", .string(let text)):
      TextPattern.matches(text, "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
    case ("uuid", _): false
    default:
      if name.begins(with: "regex ") {
        if case .string(let text) = value {
          TextPattern.matches(text, String(name.dropFirst("regex ".count)))
        } else {
          false
        }
      } else {
        nil
      }
    }
  }

  /// Whether no value differs from a shape; of objects with further keys, whether none does.
  func excludesNothing(_ shape: JSONValue) -> Bool {
    switch shape {
    case .string(let text): ["#ignore", "##ignore", "##present"].contains(same: text)
    case .object(let object):
      allowsMoreKeys
        && object.keys.allSatisfy { key in
          let value = object[key] ?? .null
          return isOptional(value) && excludesNothing(value)
        }
    default: false
    }
  }

  /// The first marker of a shape that does not exist; nil if all do.
  func unknownMarker(in shape: JSONValue) -> String? {
    switch shape {
    case .object(let object):
      object.keys.lazy.compactMap { unknownMarker(in: object[$0] ?? .null) }.first
    case .array(let values): values.lazy.compactMap { unknownMarker(in: $0) }.first
    case .string(let text) where text.utf8.first == UInt8(ascii: "#"):
      differences(text, .bool(true), at: "").contains { $0.expected == "a marker of shapes" }
        ? text : nil
    default: nil
    }
  }
}

/// The doc string of a step with JSON in which markers stand for values.
struct ExpectedShape: StepArgument {
  let value: JSONValue

  static var accepts: StepInput.Kinds { .docString }

  static func read(_ input: StepInput) throws -> ExpectedShape {
    let value = try DocStringArgument.read(input).json()
    if let marker = JSONShape().unknownMarker(in: value) {
      throw StepFailure(
        "there is no marker \(marker.quoted)",
        notes: [
          "the markers are #string, #number, #boolean, #array, #object, #null, #notnull, #uuid, "
            + "#regex PATTERN and #ignore; ## makes a key optional, and #[] #string is a list"
        ], kind: .argument)
    }
    return ExpectedShape(value: value)
  }

  static func objection(to input: StepInput) -> StepFailure? {
    objection(to: input, JSONShape())
  }

  fileprivate static func objection(to input: StepInput, _ shape: JSONShape) -> StepFailure? {
    guard case .docString = input else { return nil }
    do {
      let expected = try read(input).value
      guard shape.excludesNothing(expected) else { return nil }
      let isObject = if case .object = expected { true } else { false }
      return StepFailure(
        isObject ? "every object includes this shape" : "every value has the shape \(expected)",
        notes: [
          isObject
            ? "write a key that must be there, or \"#object\" for any object"
            : "write what the value is: a marker such as #string, a list or an object"
        ], kind: .argument)
    } catch {
      return error as? StepFailure
    }
  }
}

/// A shape of objects that may have more keys.
struct IncludedShape: StepArgument {
  let value: JSONValue

  static var accepts: StepInput.Kinds { ExpectedShape.accepts }

  static func read(_ input: StepInput) throws -> IncludedShape {
    IncludedShape(value: try ExpectedShape.read(input).value)
  }

  static func objection(to input: StepInput) -> StepFailure? {
    ExpectedShape.objection(to: input, JSONShape(allowsMoreKeys: true))
  }
}

extension DocStringArgument {
  /// The content as JSON.
  ///
  /// - Throws: `StepFailure` if it is not.
  func json() throws -> JSONValue {
    do throws(JSONError) { return try JSONReader.read(content) } catch {
      throw StepFailure("the doc string is not JSON: \(error)", kind: .argument)
    }
  }
}
