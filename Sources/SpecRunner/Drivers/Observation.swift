/// Then: everything an engine can know at one moment, as one value.
public struct Observation: Hashable, Sendable, Codable {
  /// What a person sees now.
  public var screen: Screen
  /// What happened and left no trace on the screen, oldest first.
  public var events: [Event]
  /// The number of the last event there is; the next observation may ask for those above it.
  public var mark: EventMark
  /// App time since the launch.
  public var time: Observed<Duration>
  /// Whether nothing is under way any more; unknown where an engine cannot tell, so that
  /// the caller asks again until its deadline.
  public var settled: Observed<Bool>

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

/// The number of an event in an engine's log; 0 is before the first.
public typealias EventMark = Int

/// What an engine knows of one property: its value and how surely, or why it cannot tell.
///
/// Unknown is a verdict of its own: it never passes and never fails a check in silence.
public enum Observed<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  case known(Value, Certainty)
  case unknown(String)

  public static func known(_ value: Value) -> Self { .known(value, .exact) }

  /// The value, or nil if the engine cannot tell.
  public var value: Value? {
    if case .known(let value, _) = self { value } else { nil }
  }

  /// Why the engine cannot tell, or nil if it can.
  public var reason: String? {
    if case .unknown(let reason) = self { reason } else { nil }
  }
}

/// How an engine came to know a property.
public enum Certainty: String, Hashable, Sendable, Codable {
  /// Read from the thing itself.
  case exact
  /// Concluded from something else, such as declared attributes or pixels.
  case inferred
}
