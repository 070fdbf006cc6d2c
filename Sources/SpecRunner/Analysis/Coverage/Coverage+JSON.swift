import SpecGherkin
package import SpecJSON
import SpecMessages

/// Coverage as JSON. Keys are only added; an incompatible change increases `version`.
extension Coverage {
  package var json: JSONValue {
    [
      "version": .integer(1), "sound": .bool(isSound), "hasResults": .bool(hasResults),
      "totals": totals.json(hasResults), "flows": .array(flows.map { $0.json(hasResults) }),
      "strays": .array(unknownTags.map(\.json)),
    ]
  }
}

extension Coverage.Totals {
  fileprivate func json(_ hasResults: Bool) -> JSONValue {
    let base: [(String, JSONValue)] = [
      ("statements", .integer(statements)), ("remarks", .integer(remarks)),
      ("testable", .integer(testable)), ("covered", .integer(covered)),
      ("uncovered", .integer(count(.uncovered))),
      ("decisions", .integer(decisions)),
    ]
    let results = [Coverage.State.passed, .failed, .knownIssue, .skipped, .unknown].map {
      ($0.rawValue, JSONValue.integer(count($0)))
    }
    return .object(JSONObject(hasResults ? base + results : base))
  }
}

extension Coverage.Flow {
  fileprivate func json(_ hasResults: Bool) -> JSONValue {
    [
      "name": .string(name), "title": .string(document.title), "file": .string(document.uri),
      "totals": totals.json(hasResults), "statements": .array(entries.map { $0.json(hasResults) }),
    ]
  }
}

extension Coverage.Entry {
  fileprivate func json(_ hasResults: Bool) -> JSONValue {
    [
      "id": .string(statement.id.description), "kind": .string(statement.kind.letter),
      "text": .string(statement.text), "decision": statement.decision.map { .string($0) } ?? .null,
      "section": .string(statement.section), "line": .integer(statement.location.line),
      "state": .string(state.rawValue), "scenarios": .array(scenarios.map { $0.json(hasResults) }),
    ]
  }
}

extension Coverage.Witness {
  fileprivate func json(_ hasResults: Bool) -> JSONValue {
    let base: [(String, JSONValue)] = [
      ("file", .string(uri)), ("line", .integer(line)), ("name", .string(name)),
      ("rows", .integer(rows)),
    ]
    return .object(
      JSONObject(
        base + (hasResults ? [("status", .string(result.word))] : [])
          + (flaw.map { [("flaw", .string($0.rawValue))] } ?? [])))
  }
}

extension Coverage.UnknownTag {
  fileprivate var json: JSONValue {
    [
      "tag": .string(tag), "file": .string(uri), "line": .integer(location.line),
      "column": location.column.map { .integer($0) } ?? .null,
      "reason": .string(isRemark ? "remark" : "unknown"),
      "nearest": nearest.map { .string($0) } ?? .null,
    ]
  }
}
