import SpecGherkin
package import SpecJSON

/// The results of mutation testing as JSON. Keys are only added; an incompatible change increases
/// `version`.
extension Mutation {
  package var json: JSONValue {
    var totals = JSONObject()
    totals["mutants"] = .integer(trials.count)
    totals["judged"] = .integer(judged)
    for outcome in Outcome.allCases { totals[outcome.rawValue] = .integer(count(outcome)) }
    totals["unmatched"] = .integer(unmatched)
    var fields = JSONObject()
    fields["version"] = .integer(1)
    fields["share"] = .number(share)
    fields["totals"] = .object(totals)
    fields["population"] = population.map { .integer($0) } ?? .null
    fields["seed"] = seed.map { .integer(Int(clamping: $0)) } ?? .null
    fields["mutants"] = .array(trials.map(\.json))
    fields["stale"] = .array(stale.map(\.json))
    if let weakening { fields["since"] = weakening.json }
    return .object(fields)
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
    var fields = JSONObject()
    fields["kind"] = .string(kind.rawValue)
    fields["file"] = .string(uri)
    fields["line"] = .integer(location.line)
    fields["scenario"] = .string(scenario)
    fields["shared"] = .integer(shared)
    fields["step"] = .string(step)
    fields["before"] = .string(before)
    fields["after"] = after.map { .string($0) } ?? .null
    return fields
  }
}

extension Mutation.Explanation {
  fileprivate var json: JSONValue {
    ["file": .string(uri), "line": .integer(location.line), "reason": .string(reason)]
  }
}
