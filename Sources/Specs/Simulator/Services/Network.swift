package import SpecDrivers

/// The way out to servers: each request is noted, and gets what was arranged for it.
///
/// What was arranged wins over the server the app brings along; with neither a request fails, as
/// it does while the device is offline. No request leaves the machine, unless there is a real
/// server: then each one waits there, with time standing still, until it is told the answer.
package final class Network {
  /// What was arranged; it may change while the app runs.
  package var conditions: NetworkConditions
  /// The server an app brings along for requests that nothing was arranged for.
  package var server: (Request) -> Response = { _ in Response(.failure("no server answers")) }

  /// How long a request waits for an answer before it fails.
  package static let patience: Duration = .seconds(60)

  private let clock: VirtualClock
  private let log: EventLog
  private let hasRealServer: Bool
  /// What has been sent to the real server and not been answered, oldest first.
  private var waiting: [Waiting] = []

  private struct Waiting {
    let request: Request
    let arranged: Response?
    let completion: (Reply) -> Void
  }

  /// - Parameter hasRealServer: whether somebody takes `nextCall` to a server and tells the answer.
  package init(
    conditions: NetworkConditions, clock: VirtualClock, log: EventLog, hasRealServer: Bool = false
  ) {
    self.conditions = conditions
    self.clock = clock
    self.log = log
    self.hasRealServer = hasRealServer
  }

  /// Sends a request; the reply comes later, never within this call.
  ///
  /// An answer without a delay is there when the phone comes to rest; one with a delay comes when
  /// the time does.
  ///
  /// - Parameter completion: hold the screen weakly in it.
  package func send(_ request: Request, then completion: @escaping (Reply) -> Void) {
    log.record(.request(request))
    if conditions.connection == .offline {
      reply(Response(.failure("the device is offline")), to: request, completion)
    } else if hasRealServer {
      waiting.append(
        Waiting(
          request: request, arranged: conditions.response(to: request), completion: completion))
      clock.isHeld = true
    } else {
      reply(conditions.response(to: request) ?? server(request), to: request, completion)
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
    case .silence:
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

// A real server is asked one request at a time, in the order they were sent.
extension Network {
  /// The request the real server has to answer before time goes on; nil if there is none.
  package var nextCall: ServerRequest? {
    waiting.first.map { next in
      ServerRequest(
        next.request.method, next.request.address, body: next.request.body,
        arranged: next.arranged?.outcome)
    }
  }

  /// Takes over what became of `nextCall`; a delay that was arranged passes on the phone's clock.
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
