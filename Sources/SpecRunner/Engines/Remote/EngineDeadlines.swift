/// The time limits for requests to an engine.
///
/// A limit counts from the request, and again from each progress notification, up to `longest`.
/// After it, the request is cancelled, and then the engine is ended.
package struct EngineDeadlines: Hashable, Sendable {
  /// The time from the start of the program to the response to `initialize`.
  package var initialize: Duration
  /// The time to open a session, which may include starting a browser or a device.
  package var open: Duration = .seconds(60)
  /// The time to launch an app.
  package var launch: Duration = .seconds(60)
  package var arrange: Duration
  /// The time for an action, in addition to the duration of a `wait`.
  package var perform: Duration
  package var observe: Duration
  package var close: Duration
  /// The time to respond to `shutdown`, and again to exit after it.
  package var shutdown: Duration = .seconds(2)
  /// The maximum time of a request with progress notifications; a run sets it to the time limit of
  /// a step.
  package var longest: Duration = .seconds(60)
  /// The time from the cancellation of a request to any response.
  package var cancel: Duration = .milliseconds(500)
  /// The time from SIGTERM to SIGKILL.
  package var terminate: Duration = .seconds(2)

  /// - Parameter request: the time for a request that starts nothing.
  package init(request: Duration = .seconds(5)) {
    initialize = max(.seconds(10), request)
    (arrange, perform, observe, close) = (request, request, request, request)
    longest = max(longest, request)
  }
}
