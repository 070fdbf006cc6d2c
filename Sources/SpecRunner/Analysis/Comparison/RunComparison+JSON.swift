package import SpecJSON
import SpecMessages
import SpecText

/// A comparison as JSON. Keys are only added; an incompatible change increases `version`.
extension RunComparison {
  package var json: JSONValue {
    [
      "version": .integer(1), "before": Self.json(before), "after": Self.json(after),
      "common": .integer(common), "unchanged": .integer(unchanged),
      "differences": .array(differences.map(\.json)),
    ]
  }

  private static func json(_ run: RunResults) -> JSONValue {
    ["scenarios": .integer(run.scenarios.count), "complete": .bool(run.isComplete)]
  }
}

extension RunComparison.Difference {
  fileprivate var json: JSONValue {
    var fields: [(String, JSONValue)] = [("change", .string(change.rawValue))] + key.fields(line)
    if let before { fields.append(("before", before.json)) }
    if let after { fields.append(("after", after.json)) }
    if let otherFile { fields.append(("otherFile", .string(otherFile))) }
    return .object(JSONObject(fields))
  }
}

extension ScenarioResult {
  fileprivate var json: JSONValue {
    .fields([
      "result": .string(result.map { RunHistory.Entry.word($0) } ?? "not-run"),
      "milliseconds": .integer(duration.wholeMilliseconds), "cause": cause.map { .string($0) },
    ])
  }
}

extension ScenarioKey {
  /// Its parts as fields; those that are empty are left out.
  package func fields(_ line: Int) -> [(String, JSONValue)] {
    var fields: [(String, JSONValue)] = [
      ("uri", .string(uri)), ("line", .integer(line)), ("name", .string(name)),
    ]
    for (field, value) in [("rule", rule), ("row", row), ("variant", variant)] where !value.isEmpty
    {
      fields.append((field, .string(value)))
    }
    if copy > 1 { fields.append(("number", .integer(copy))) }
    return fields
  }
}
