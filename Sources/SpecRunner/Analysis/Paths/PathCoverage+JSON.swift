package import SpecJSON

/// Path coverage as JSON. Keys are only added; an incompatible change increases `version`.
extension PathCoverage {
  package var json: JSONValue {
    [
      "app": .string(app), "sessions": .integer(sessions), "actions": .integer(actions),
      "unchecked": .integer(unchecked), "gaps": .integer(gaps), "states": states.json,
      "edges": edges.json, "pairs": pairs.json, "kinds": kinds.json, "returns": returns.json,
      "repetitions": repetitions.json, "search": search.json,
      "unknown": .array(
        PathFacet.allCases.compactMap { facet in
          unknown[facet].map { reason in
            ["facet": .string(facet.rawValue), "reason": .string(reason)]
          }
        }),
      "missing": .array(missing.map(json)),
      "graph": [
        "states": .array(
          zip(graph.states, stateVisits).enumerated().map { number, state in
            state.0.json(isReachable: number < found.states, visits: state.1)
          }),
        "edges": .array(
          zip(graph.edges, edgeVisits).enumerated().map { number, edge in
            edge.0.json(isReachable: number < found.edges, visits: edge.1)
          }),
      ],
    ]
  }

  private func json(_ kind: MissingKind) -> JSONValue {
    let route = search.route(to: search.graph.edges[kind.example.first].source)
    return [
      "place": .string(kind.place), "first": .string(kind.first.text),
      "second": .string(kind.second.text), "covered": .integer(kind.covered),
      "missing": .integer(kind.missing), "distance": .integer(route.actions.count),
    ]
  }
}

extension PathCoverage.Count {
  fileprivate var json: JSONValue {
    ["reachable": .integer(reachable), "covered": .integer(covered), "beyond": .integer(beyond)]
  }
}

extension PathSearchResult {
  fileprivate var json: JSONValue {
    .fields([
      "steps": .integer(steps), "refused": .integer(refusals), "failures": .integer(failures),
      "unexpanded": .integer(unexpanded), "cut": cut.map { .string($0.word) },
    ])
  }
}

extension PathSearchResult.Cut {
  fileprivate var word: String {
    switch self {
    case .states: "states"
    case .steps: "steps"
    case .interrupted: "interrupted"
    }
  }
}

extension PathState {
  fileprivate func json(isReachable: Bool, visits: Int) -> JSONValue {
    [
      "place": .string(place), "facts": .array(particulars.map { .string($0) }),
      "reachable": .bool(isReachable), "visits": .integer(visits),
    ]
  }
}

extension PathGraph.Edge {
  fileprivate func json(isReachable: Bool, visits: Int) -> JSONValue {
    [
      "from": .integer(source), "to": .integer(target), "action": .string(action.text),
      "reachable": .bool(isReachable), "visits": .integer(visits),
    ]
  }
}
