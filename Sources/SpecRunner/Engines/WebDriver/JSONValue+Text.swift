import SpecJSON

extension JSONValue {
  /// The value of a string; nil for others.
  var text: String? { if case .string(let text) = self { text } else { nil } }
}
