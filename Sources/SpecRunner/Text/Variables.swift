/// The values of `${NAME}` in steps: variables, and secrets, which are put in only when a step runs.
///
/// It is a class because every match of a step refers to it.
package final class Variables: Sendable {
  /// The value of a name.
  package enum Value: Equatable, Sendable {
    case plain(String)
    /// A secret; nil if this command does not read its value.
    case secret(String?)

    /// The text that a running step receives; nil if it is not known.
    package var text: String? {
      switch self {
      case .plain(let text): text
      case .secret(let text): text
      }
    }
  }

  private let values: [ExactText: Value]
  /// The names that the author of the run expects a step to use, in order.
  package let expected: [String]

  /// - Parameter expected: names that are reported if no step uses them.
  package init(_ values: [(name: String, value: Value)] = [], expected: [String] = []) {
    self.values = Dictionary(
      values.map { (ExactText($0.name), $0.value) }, uniquingKeysWith: { $1 })
    self.expected = expected
  }

  package static let none = Variables()

  /// The values that earlier steps of the running scenario have remembered.
  @TaskLocal package static var remembered: [ExactText: Value] = [:]

  /// The value of a name; nil if there is none.
  package subscript(name: String) -> Value? {
    values[name] ?? (Self.remembered.isEmpty ? nil : Self.remembered[ExactText(name)])
  }

  /// The names in order.
  package var names: [String] { values.keys.sorted().map(\.wrappedValue) }

  /// The names and values of the secrets that were read, in order.
  package var secrets: [(name: String, value: String)] {
    names.compactMap { name in
      guard case .secret(let value?) = values[name] else { return nil }
      return (name, value)
    }
  }

  /// A text with all its variables put in, as a running step receives it.
  ///
  /// A name without a value stays as it is. Values are not searched for names.
  package func filled(_ text: String) -> String {
    guard VariableScanner.mayContain(text) else { return text }
    return VariableScanner(text).filled { self[$0]?.text }
  }

  /// A text with its variables put in, except for secrets.
  package func filledPlainly(_ text: String) -> String {
    guard VariableScanner.mayContain(text) else { return text }
    return VariableScanner(text).filled { name in
      if case .plain(let text) = self[name] { text } else { nil }
    }
  }
}
