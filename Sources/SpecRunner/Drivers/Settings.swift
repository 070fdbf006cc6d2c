import SpecText

/// The settings of an engine in a run, by name.
public struct Settings: Hashable, Sendable {
  private var values: [ExactText: PropertyValue] = [:]
  /// The run's time limit for an element that an action requires; nil for the engine's default.
  private let wait: Duration?

  /// Creates empty settings.
  ///
  /// - Parameter wait: The time for which an engine may wait for an element that an action
  ///   requires; nil for the engine's default.
  public init(wait: Duration? = nil) { self.wait = wait }

  /// The value of a setting; nil if the run does not set it.
  public subscript(name: String) -> PropertyValue? {
    get { values[ExactText(name)] }
    set { values[ExactText(name)] = newValue }
  }

  /// The time for which an engine may wait for an element that an action requires.
  ///
  /// It is the setting `patience` in milliseconds, or else the time limit of the run; nil for the
  /// engine's default.
  public var patience: Duration? {
    self["patience"]?.milliseconds.map { .milliseconds($0) } ?? wait
  }

  /// The names and values, sorted by the names' UTF-8 bytes.
  package var inOrder: [(name: String, value: PropertyValue)] {
    values.sorted { $0.key < $1.key }.map { ($0.key.wrappedValue, $0.value) }
  }
}

extension Settings: ExpressibleByDictionaryLiteral {
  /// Creates settings from names and values.
  public init(dictionaryLiteral values: (String, PropertyValue)...) {
    self.init()
    for (name, value) in values { self[name] = value }
  }
}

extension PropertyValue {
  /// The whole number of milliseconds; undeclared settings are texts.
  fileprivate var milliseconds: Int? {
    number.flatMap { Int(exactly: $0.rounded()) } ?? text.flatMap { Int($0) }
  }
}
