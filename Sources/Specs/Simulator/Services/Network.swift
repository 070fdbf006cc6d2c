package import SpecDrivers

/// The network: each request is recorded and receives its arranged answer.
///
/// Arranged answers take precedence over the app's own mock server; without either, a request
/// fails, as it does offline. No request leaves the machine, unless there is a real server: then
/// each request waits for it, while the virtual clock is stopped.
package final class Network {
  /// The arranged conditions, which may change while the app runs.
  package var conditions: NetworkConditions
  /// The mock server of the app, for requests without an arranged answer.
  package var server: (Request) -> Response = { _ in Response(.failure("no server answers")) }

  /// The timeout of a request.
  package static let patience: Duration = .seconds(60)

  private let clock: VirtualClock
  private let log: EventLog
  private let hasRealServer: Bool
  /// How often answers for a number of requests were given.
  private var used: [Int: Int] = [:]
  /// The requests sent to the real server and not yet answered, oldest first.
  private var waiting: [Waiting] = []

  private struct Waiting {
    let request: Request
    let arranged: Response?
    let completion: (Reply) -> Void
  }

  /// - Parameter hasRealServer: Whether the driver forwards `nextCall` to a real server.
  package init(
    conditions: NetworkConditions, clock: VirtualClock, log: EventLog, hasRealServer: Bool = false
  ) {
    self.conditions = conditions
    self.clock = clock
    self.log = log
    self.hasRealServer = hasRealServer
  }

  /// Sends a request; the reply always comes asynchronously.
  ///
  /// An answer without delay arrives before the phone is idle; one with a delay arrives when it has
  /// passed.
  ///
  /// - Parameter completion: Capture the screen weakly.
  package func send(_ request: Request, then completion: @escaping (Reply) -> Void) {
    log.record(.request(request))
    if conditions.connection == .offline {
      return reply(Response(.failure("the device is offline")), to: request, completion)
    }
    let arranged = conditions.response(to: request, counting: &used)
    if hasRealServer {
      waiting.append(Waiting(request: request, arranged: arranged, completion: completion))
      clock.isHeld = true
    } else {
      reply(arranged ?? server(request), to: request, completion)
    }
  }

  private func reply(
    _ response: Response, to request: Request, _ completion: @escaping (Reply) -> Void
  ) {
    switch response.outcome {
    case .status(let status, let body):
      reply(.answer(status: status, body: body), to: request, after: response.delay, completion)
    case .failure(let error):
      reply(.failure(error), to: request, after: response.delay, completion)
    case .silence, .changed:
      reply(.failure("the request timed out"), to: request, after: Self.patience, completion)
    }
  }

  private func reply(
    _ reply: Reply, to request: Request, after delay: Duration = .zero,
    _ completion: @escaping (Reply) -> Void
  ) {
    clock.schedule(after: delay, delay > .zero ? .delay : .animation) { [log] in
      log.record(.response(request, reply))
      completion(reply)
    }
  }
}

// A real server receives one request at a time, in the order of sending.
extension Network {
  /// The request that the real server must answer before time continues; nil if there is none.
  package var nextCall: ServerRequest? {
    waiting.first.map { next in
      ServerRequest(
        next.request.method, next.request.address, body: next.request.body,
        arranged: next.arranged?.outcome)
    }
  }

  /// Accepts the answer to `nextCall`; an arranged delay passes in virtual time.
  package func take(_ answer: ServerResponse) {
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    clock.isHeld = !waiting.isEmpty
    let outcome: Response.Outcome =
      switch answer {
      case .answer(let status, let body): .status(status, body: body)
      case .failure(let why), .unarranged(let why): .failure(why)
      case .silence: .silence
      }
    let response = Response(outcome, delay: next.arranged?.delay ?? .zero)
    reply(response, to: next.request, next.completion)
  }
}
