package import SpecDrivers

/// The arranged conditions of the network.
package struct NetworkConditions: Hashable, Sendable {
  package var connection = Connection.online
  private var answers: [Arranged] = []

  private struct Arranged: Hashable, Sendable {
    let pattern: RequestPattern
    let response: Response
  }

  package init() {}

  /// Arranges an answer, which replaces earlier ones for the same request.
  package mutating func answer(_ pattern: RequestPattern, with response: Response) {
    answers.removeAll { $0.pattern == pattern }
    answers.append(Arranged(pattern: pattern, response: response))
  }

  /// The last arranged answer for a request, if any.
  package func response(to request: Request) -> Response? {
    answers.last { $0.pattern.matches(method: request.method, address: request.address) }?.response
  }
}
