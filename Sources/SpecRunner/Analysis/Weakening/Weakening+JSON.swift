import SpecDrivers
import SpecJSON

/// What is lost since a revision, as JSON.
extension Weakening {
  var json: JSONValue {
    var fields = JSONObject()
    fields["revision"] = .string(revision)
    fields["scenarios"] = .integer(scenarios)
    fields["faults"] = .array(lostFaults.map(\.json))
    fields["mutants"] = .array(lostMutants.map(\.json))
    fields["gone"] = .array(goneChecks.map(\.json))
    fields["replaced"] = .array(replacedChecks.map(\.json))
    fields["outdated"] = .array(outdated.map(\.json))
    return .object(fields)
  }
}

extension Weakening.LostFault {
  fileprivate var json: JSONValue {
    var fields = JSONObject()
    fields["app"] = .string(app)
    fields["name"] = .string(fault.name)
    fields["statement"] = statement.map { .string($0) } ?? .null
    fields["catcher"] = catcher.json
    return .object(fields)
  }
}

extension Weakening.GoneCheck {
  fileprivate var json: JSONValue {
    var fields = JSONObject()
    fields["file"] = .string(uri)
    fields["line"] = .integer(line)
    fields["scenario"] = .string(scenario)
    fields["step"] = .string(step)
    return .object(fields)
  }
}
