package import SpecDrivers

/// The network as a specification arranges it.
package struct NetworkConditions: Hashable, Sendable {
  package var connection = Connection.online
  private var answers: [Arranged] = []

  private struct Arranged: Hashable, Sendable {
    let pattern: RequestPattern
    let response: Response
  }

  package init() {}

  /// Arranges an answer; it takes the place of those arranged for the same request before.
  package mutating func answer(_ pattern: RequestPattern, with response: Response) {
    answers.removeAll { $0.pattern == pattern }
    answers.append(Arranged(pattern: pattern, response: response))
  }

  /// The answer arranged last for such a request, if there is one.
  package func response(to request: Request) -> Response? {
    answers.last { $0.pattern.matches(method: request.method, address: request.address) }?.response
  }
}
