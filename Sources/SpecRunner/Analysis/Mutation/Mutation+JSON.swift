import SpecGherkin
package import SpecJSON

/// The results of mutation testing as JSON. Keys are only added; an incompatible change increases
/// `version`.
extension Mutation {
  package var json: JSONValue {
    var totals: JSONObject = ["mutants": .integer(trials.count), "judged": .integer(judged)]
    for outcome in Outcome.allCases { totals[outcome.rawValue] = .integer(count(outcome)) }
    totals["unmatched"] = .integer(unmatched)
    return .fields([
      "version": .integer(1), "share": .number(share), "totals": .object(totals),
      "population": population.map { .integer($0) } ?? .null,
      "seed": seed.map { .integer(Int(clamping: $0)) } ?? .null,
      "untried": untried.map { .integer($0) } ?? .null,
      "mutants": .array(trials.map(\.json)), "stale": .array(stale.map(\.json)),
      "since": weakening?.json,
    ])
  }
}

extension Mutation.Trial {
  fileprivate var json: JSONValue {
    var fields = mutant.fields
    fields["outcome"] = .string(outcome.rawValue)
    fields["fault"] = fault.map { .string($0) } ?? .null
    fields["trouble"] = trouble.map { .string($0) } ?? .null
    fields["explanation"] = explanation.map { .string($0.reason) } ?? .null
    return .object(fields)
  }
}

extension Mutant {
  var json: JSONValue { .object(fields) }

  fileprivate var fields: JSONObject {
    [
      "kind": .string(kind.rawValue), "file": .string(uri), "line": .integer(location.line),
      "scenario": .string(scenario), "shared": .integer(shared), "step": .string(step),
      "before": .string(before), "after": after.map { .string($0) } ?? .null,
    ]
  }
}

extension Mutation.Explanation {
  fileprivate var json: JSONValue {
    ["file": .string(uri), "line": .integer(location.line), "reason": .string(reason)]
  }
}
