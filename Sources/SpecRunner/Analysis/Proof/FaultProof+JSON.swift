import SpecDrivers
package import SpecJSON

/// A proof as JSON. Keys are added without notice; any other change increments `version`.
extension FaultProof {
  package var json: JSONValue {
    var totals = JSONObject()
    totals["faults"] = .integer(findings.count)
    for outcome in Outcome.allCases { totals[outcome.rawValue] = .integer(count(outcome)) }
    // These are among the caught ones.
    totals["caughtByOthers"] = .integer(
      findings.count { $0.outcome == .caught && $0.isCaughtByItsOwn == false })
    return .fields([
      "version": .integer(1), "sound": .bool(isSound), "whole": .bool(isWhole),
      "scenarios": .integer(scenarios), "totals": .object(totals),
      "pairs": isOwn ? .object(pairTotals) : nil,
      "faults": .array(findings.map { $0.json(withPairs: isOwn) }),
      "untried": untried.map { .integer($0) } ?? .null, "idle": .array(idle.map(\.json)),
      "shares": isWhole && untried == nil ? .array(shares.map(\.json)) : nil,
      "unbroken": .array(unbroken.map { .string("\($0.id)") }),
      "exclusions": .array(exclusions.map(\.json)),
      "unopened": .array(unopened.map { .string($0) }), "since": weakening?.json,
    ])
  }

  private var pairTotals: JSONObject {
    var totals = JSONObject()
    totals["pairs"] = .integer(pairs.count)
    for outcome in Pair.Outcome.allCases {
      totals[outcome.rawValue] = .integer(pairs.count { $0.outcome == outcome })
    }
    return totals
  }
}

extension FaultProof.Finding {
  fileprivate func json(withPairs: Bool) -> JSONValue {
    .fields([
      "app": .string(app), "name": .string(fault.name), "summary": .string(fault.summary),
      "statements": .array(fault.breaks.map { .string($0) }), "outcome": .string(outcome.rawValue),
      "tried": .integer(tried), "skipped": .integer(skipped),
      "catches": .array(catches.map(\.json)), "breakages": .array(breakages.map(\.json)),
      "pairs": withPairs ? .array(pairs.map(\.json)) : nil,
    ])
  }
}

extension FaultProof.Share {
  fileprivate var json: JSONValue {
    [
      "file": .string(scenario.uri), "line": .integer(scenario.line),
      "name": .string(scenario.name), "faults": .integer(faults),
      "alone": .array(alone.map { .string($0) }),
    ]
  }
}

extension FaultProof.Pair {
  fileprivate var json: JSONValue {
    [
      "statement": .string(statement), "outcome": .string(outcome.rawValue),
      "catcher": catcher.map(\.json) ?? .null,
    ]
  }
}

extension FaultProof.Exclusion {
  fileprivate var json: JSONValue {
    [
      "app": .string(app), "name": .string(name), "reason": .string(reason),
      "catcher": catcher.map(\.json) ?? .null,
    ]
  }
}

extension FaultProof.Witness {
  var json: JSONValue {
    [
      "file": .string(uri), "line": .integer(line), "name": .string(name),
      "tagged": .bool(isTagged), "step": step.map { .string($0) } ?? .null,
      "stepLine": stepLine.map { .integer($0) } ?? .null, "type": type.map { .string($0) } ?? .null,
      "message": message.map { .string($0) } ?? .null,
    ]
  }
}
