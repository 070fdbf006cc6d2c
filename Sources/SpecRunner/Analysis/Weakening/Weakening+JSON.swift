import SpecDrivers
import SpecJSON

/// What is lost since a revision, as JSON.
extension Weakening {
  var json: JSONValue {
    [
      "revision": .string(revision), "scenarios": .integer(scenarios),
      "faults": .array(lostFaults.map(\.json)), "mutants": .array(lostMutants.map(\.json)),
      "gone": .array(goneChecks.map(\.json)), "replaced": .array(replacedChecks.map(\.json)),
      "outdated": .array(outdated.map(\.json)),
    ]
  }
}

extension Weakening.LostFault {
  fileprivate var json: JSONValue {
    [
      "app": .string(app), "name": .string(fault.name),
      "statement": statement.map { .string($0) } ?? .null, "catcher": catcher.json,
    ]
  }
}

extension Weakening.GoneCheck {
  fileprivate var json: JSONValue {
    [
      "file": .string(uri), "line": .integer(line), "scenario": .string(scenario),
      "step": .string(step),
    ]
  }
}
