package import SpecDrivers

/// The arranged conditions of the network.
package struct NetworkConditions: Hashable, Sendable {
  package var connection = Connection.online
  private var answers: [Arranged] = []

  private struct Arranged: Hashable, Sendable {
    let pattern: RequestPattern
    let response: Response
    let number: Int
  }

  package init() {}

  /// Arranges an answer, which replaces earlier ones for the same request if it is for all of them.
  package mutating func answer(_ pattern: RequestPattern, with response: Response) {
    let number = (answers.last?.number ?? 0) + 1
    if response.times == nil { answers.removeAll { $0.pattern == pattern } }
    answers.append(Arranged(pattern: pattern, response: response, number: number))
  }

  /// The last arranged answer for a request, if any.
  ///
  /// - Parameter used: how often each answer for a number of requests was given.
  package func response(to request: Request, counting used: inout [Int: Int]) -> Response? {
    let found = answers.last { answer in
      answer.response.times.map { used[answer.number, default: 0] < $0 } ?? true
        && answer.pattern.matches(method: request.method, address: request.address)
    }
    guard let found else { return nil }
    if found.response.times != nil { used[found.number, default: 0] += 1 }
    return found.response
  }
}

extension Response {
  /// Whether it is that of the server, with another text in it.
  var changesBody: Bool { if case .changed = outcome { true } else { false } }
}
