import SpecText

/// The settings of an engine in one run, by name.
public struct Settings: Hashable, Sendable {
  private var values: [ExactText: PropertyValue] = [:]
  /// How long the run lets an engine wait for what an action needs; nil if the run does not say.
  private let wait: Duration?

  /// No settings.
  ///
  /// - Parameter wait: how long the run lets an engine wait for what an action needs.
  public init(wait: Duration? = nil) { self.wait = wait }

  /// The value of a setting; nil if the run does not set it.
  public subscript(name: String) -> PropertyValue? {
    get { values[ExactText(name)] }
    set { values[ExactText(name)] = newValue }
  }

  /// How long an engine may wait for what an action needs: the setting `patience` in milliseconds,
  /// or what the run allows; nil if neither says.
  public var patience: Duration? {
    self["patience"]?.milliseconds.map { .milliseconds($0) } ?? wait
  }

  /// Names and values in the order of the names, which is one order on every machine.
  package var inOrder: [(name: String, value: PropertyValue)] {
    values.sorted { $0.key < $1.key }.map { ($0.key.wrappedValue, $0.value) }
  }
}

extension Settings: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral values: (String, PropertyValue)...) {
    self.init()
    for (name, value) in values { self[name] = value }
  }
}

extension PropertyValue {
  /// A whole number of milliseconds; undeclared settings are texts.
  fileprivate var milliseconds: Int? {
    number.flatMap { Int(exactly: $0.rounded()) } ?? text.flatMap { Int($0) }
  }
}
