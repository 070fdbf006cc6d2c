/// How long an engine may take for what it is asked, before it is asked to stop and then ended.
///
/// A deadline counts from the request, and anew from every progress notice, up to `longest`.
public struct EngineDeadlines: Hashable, Sendable {
  /// From the start of the program to its first answer.
  public var initialize: Duration = .seconds(10)
  /// To make a session ready; an engine may start a browser or a device for it.
  public var open: Duration = .seconds(60)
  /// To start an app.
  public var launch: Duration = .seconds(60)
  public var arrange: Duration = .seconds(5)
  /// To do one action; the time a `wait` names comes on top.
  public var perform: Duration = .seconds(5)
  public var observe: Duration = .seconds(5)
  public var close: Duration = .seconds(5)
  /// To answer the shutdown, and once more to end after it.
  public var shutdown: Duration = .seconds(2)
  /// The most any request may take, however much progress is told; a run sets it to the limit of
  /// a step.
  public var longest: Duration = .seconds(60)
  /// From the cancel of a late request to an answer that shows that the engine lives.
  public var cancel: Duration = .milliseconds(500)
  /// From the first signal to the second, which no process survives.
  public var terminate: Duration = .seconds(2)

  public init() {}
}
