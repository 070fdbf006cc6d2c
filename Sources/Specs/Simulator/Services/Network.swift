package import SpecDrivers

/// The way out to servers: each request is noted, and gets what was arranged for it.
///
/// What was arranged wins over the server the app brings along; with neither a request fails, as
/// it does while the device is offline. No request leaves the machine.
package final class Network {
  /// What was arranged; it may change while the app runs.
  package var conditions: NetworkConditions
  /// The server an app brings along for requests that nothing was arranged for.
  package var server: (Request) -> Response = { _ in Response(.failure("no server answers")) }

  /// How long a request waits for an answer before it fails.
  package static let patience: Milliseconds = 60_000

  private let clock: VirtualClock
  private let log: EventLog

  package init(conditions: NetworkConditions, clock: VirtualClock, log: EventLog) {
    self.conditions = conditions
    self.clock = clock
    self.log = log
  }

  /// Sends a request; the reply comes later, never within this call.
  ///
  /// An answer without a delay is there when the phone comes to rest; one with a delay comes when
  /// the time does.
  ///
  /// - Parameter completion: hold the screen weakly in it.
  package func send(_ request: Request, then completion: @escaping (Reply) -> Void) {
    log.record(.request(request))
    let (reply, delay) = outcome(of: request)
    clock.schedule(after: delay, delay > 0 ? .delay : .animation) { [log] in
      log.record(.response(request, reply))
      completion(reply)
    }
  }

  private func outcome(of request: Request) -> (Reply, Milliseconds) {
    if conditions.connection == .offline { return (.failure("the device is offline"), 0) }
    let response = conditions.response(to: request) ?? server(request)
    switch response.outcome {
    case .status(let status, let body):
      return (.answer(status: status, body: body), response.delay)
    case .failure(let error): return (.failure(error), response.delay)
    case .silence: return (.failure("the request timed out"), Self.patience)
    }
  }
}
