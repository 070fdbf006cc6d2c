/// A snapshot of the state of an app.
public struct Observation: Hashable, Sendable {
  /// The visible screen.
  public var screen: Screen
  /// The events since the mark, oldest first.
  public var events: [Event]
  /// The number of the last event, for requests of later ones.
  public var mark: EventMark
  /// The time since the launch.
  public var time: Observed<Duration>
  /// Whether the app is idle.
  ///
  /// If it is unknown, the caller observes again until its deadline.
  public var settled: Observed<Bool>

  /// Creates a snapshot.
  public init(
    screen: Screen, events: [Event] = [], mark: EventMark = 0,
    time: Observed<Duration> = .unknown("the engine has no clock of its own"),
    settled: Observed<Bool> = .known(true)
  ) {
    self.screen = screen
    self.events = events
    self.mark = mark
    self.time = time
    self.settled = settled
  }
}

/// The number of an event in an engine's log; 0 precedes the first.
public typealias EventMark = Int

/// A property's value and certainty, or the reason why the engine does not know it.
///
/// A check of an unknown property neither passes nor fails: it is reported.
public enum Observed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A value and its certainty.
  case known(Value, Certainty)
  /// The reason why the value is unknown.
  case unknown(String)

  /// A value that was read directly.
  public static func known(_ value: Value) -> Self { .known(value, .exact) }

  /// The value; nil if unknown.
  public var value: Value? {
    if case .known(let value, _) = self { value } else { nil }
  }

  /// The reason why the value is unknown; nil if it is known.
  public var reason: String? {
    if case .unknown(let reason) = self { reason } else { nil }
  }
}

/// The certainty of a property.
public enum Certainty: String, Hashable, Sendable {
  /// Read directly.
  case exact
  /// Inferred from something else, such as declared attributes or pixels.
  case inferred
}
