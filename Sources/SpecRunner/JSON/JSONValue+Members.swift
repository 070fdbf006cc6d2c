/// Access to parts of a JSON value that may be absent, or of another type.
extension JSONValue {
  /// The value at a path of keys; nil if there is none.
  package func member(_ path: [String]) -> JSONValue? {
    var value = self
    for key in path {
      guard case .object(let object) = value, let next = object[key] else { return nil }
      value = next
    }
    return value
  }

  /// The text at a path of keys; nil if there is none.
  package func text(_ path: String...) -> String? { member(path)?.text }

  /// The text; nil if it is no string.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The strings of an array; nil if it is none.
  package var texts: [String]? {
    if case .array(let values) = self { values.compactMap(\.text) } else { nil }
  }
}
