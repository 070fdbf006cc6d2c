import SpecJSON
import SpecText

extension RunHistory {
  /// The version of the format; a file of another version is not read.
  package static let version = 1
}

/// A run as a file of the history: one JSON object, in which usual values are left out.
extension RunHistory.Run {
  private var json: JSONValue {
    var fields: JSONObject = [
      "version": .integer(RunHistory.version),
      "startedNanoseconds": .integer(Int(started.nanoseconds)),
    ]
    if let revision { fields["revision"] = .string(revision) }
    if let branch { fields["branch"] = .string(branch) }
    if isClean { fields["clean"] = true }
    if !isComplete { fields["complete"] = false }
    var files: [JSONValue] = []
    var uri: String?
    var scenarios: [JSONValue] = []
    func close() {
      guard let uri else { return }
      files.append(
        ["uri": .string(uri), "scenarios": .array(scenarios)])
      scenarios = []
    }
    for (key, entry) in self.scenarios.sorted(by: { $0.key < $1.key }) {
      if uri?.isSame(as: key.uri) != true {
        close()
        uri = key.uri
      }
      scenarios.append(entry.json(key))
    }
    close()
    fields["files"] = .array(files)
    return .object(fields)
  }

  /// Reads a run.
  ///
  /// - Throws: `HistoryError` if the file has another version or is not a run.
  package init(_ bytes: [UInt8]) throws(HistoryError) {
    guard let json = try? JSONReader.read(bytes), let version = try? json.integer(at: "version")
    else { throw .broken }
    guard version == RunHistory.version else { throw .version(version) }
    do throws(JSONDecodingError) {
      let started = try json.integer(at: "startedNanoseconds")
      var scenarios: [ScenarioKey: RunHistory.Entry] = [:]
      for file in try json.array(at: "files") {
        let uri = try file.string(at: "uri")
        for scenario in try file.array(at: "scenarios") {
          let (key, entry) = try RunHistory.Entry.read(scenario, uri)
          scenarios[key] = entry
        }
      }
      self.init(
        started: Timestamp(nanoseconds: Int64(started)),
        revision: try json.string(ifPresent: "revision"),
        branch: try json.string(ifPresent: "branch"),
        isClean: (try? json.bool(at: "clean")) ?? false,
        isComplete: (try? json.bool(at: "complete")) ?? true, scenarios: scenarios)
    } catch {
      throw .broken
    }
  }

  /// The content of its file.
  package var bytes: [UInt8] { JSONWriter.write(json) + [UInt8(ascii: "\n")] }
}

/// A file of a history that is not used.
package enum HistoryError: Error, Hashable, Sendable {
  /// It is not a run of any version.
  case broken
  case version(Int)

  /// The problem as a clause.
  package var reason: String {
    switch self {
    case .broken: "it is not a file of a history"
    case .version(let version):
      "its format has version \(version), and this version of spec reads \(RunHistory.version)"
    }
  }
}

extension RunHistory.Entry {
  private static let words: [(result: CaseResult, word: String)] =
    Status.allCases.map { (CaseResult.status($0), $0.rawValue.lowercased()) }
    + [
      (CaseResult.knownIssue, "known-issue"), (CaseResult.unexpectedPass, "unexpected-pass"),
      (CaseResult.quarantined, "quarantined"),
    ]

  /// The name of a result in files.
  package static func word(_ result: CaseResult) -> String {
    words.first { $0.result == result }?.word ?? "unknown"
  }

  fileprivate func json(_ key: ScenarioKey) -> JSONValue {
    var fields: JSONObject = ["name": .string(key.name)]
    if !key.rule.isEmpty { fields["rule"] = .string(key.rule) }
    if !key.row.isEmpty { fields["row"] = .string(key.row) }
    if !key.variant.isEmpty { fields["variant"] = .string(key.variant) }
    if key.copy > 1 { fields["copy"] = .integer(key.copy) }
    fields["line"] = .integer(line)
    if result != .status(.passed) { fields["result"] = .string(Self.word(result)) }
    fields["ms"] = .integer(duration.wholeMilliseconds)
    if attempts != 1 { fields["attempts"] = .integer(attempts) }
    if passes != (result == .status(.passed) ? 1 : 0) {
      fields["passes"] = .integer(passes)
    }
    return .object(fields)
  }

  fileprivate static func read(
    _ json: JSONValue, _ uri: String
  ) throws(JSONDecodingError) -> (ScenarioKey, Self) {
    let word = (try? json.string(at: "result")) ?? "passed"
    guard let result = words.first(where: { $0.word.isSame(as: word) })?.result else {
      throw JSONDecodingError(expected: "a result", found: word)
    }
    let key = ScenarioKey(
      uri: uri, rule: (try? json.string(at: "rule")) ?? "", name: try json.string(at: "name"),
      row: (try? json.string(at: "row")) ?? "", variant: (try? json.string(at: "variant")) ?? "",
      copy: (try? json.integer(at: "copy")) ?? 1)
    let entry = Self(
      result, line: try json.integer(at: "line"),
      duration: .milliseconds(min(max(try json.integer(at: "ms"), 0), 1 << 40)),
      attempts: (try? json.integer(at: "attempts")) ?? 1, passes: try? json.integer(at: "passes"))
    return (key, entry)
  }
}
