import SpecGherkin
import SpecJSON
package import SpecMessages
import SpecText

/// Writes the Common Test Report Format (ctrf.io): the run as one JSON document.
///
/// A known issue, a skipped scenario and one that was not checked are `skipped`; an error outside
/// scenarios is a test that failed, so that a failed run always has a failed test.
package struct CTRFReporter: Reporter {
  package let output: Output
  private var tests = JSONWriter()
  private var counts: [String: Int] = [:]
  private var flaky = 0
  /// The attempts that were retried, of test cases that have not finished.
  private var earlier: [NodeID: [Attempt]] = [:]
  private var runErrors = RunErrors()

  package init(_ output: Output) {
    self.output = output
    tests.beginArray()
  }

  package var readsInOrder: Bool { true }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    _ = runErrors.receive(envelope, index)
    guard let attempt = index.attempt(endedBy: envelope) else { return }
    if attempt.finished?.willBeRetried == true {
      earlier[attempt.testCase.id, default: []].append(attempt)
    } else {
      add(attempt, index)
    }
  }

  private mutating func add(_ attempt: Attempt, _ index: RunIndex) {
    let facts = ResultFacts(attempt, index)
    let before = earlier.removeValue(forKey: attempt.testCase.id) ?? []
    var test = JSONObject()
    test["name"] = .string(facts.name)
    test["status"] = .string(note(facts.status))
    test["duration"] = .integer(facts.stop - facts.start)
    test["start"] = .integer(facts.start)
    test["stop"] = .integer(facts.stop)
    test["suite"] = .array(facts.suites.map { .string($0) })
    if let message = facts.message {
      test["message"] = .string(message)
      test["trace"] = .string(facts.text)
    }
    test["rawStatus"] = .string(attempt.result.word)
    if !facts.tags.isEmpty { test["tags"] = .array(facts.tags.map { .string($0) }) }
    if let pickle = attempt.pickle {
      test["filePath"] = .string(VisibleText.line(pickle.uri))
      test["line"] = .integer(pickle.location.line)
    }
    if !before.isEmpty {
      let isFlaky = facts.status == .passed
      if isFlaky { flaky += 1 }
      test["retries"] = .integer(before.count)
      test["flaky"] = .bool(isFlaky)
      test["retryAttempts"] = .array(
        before.enumerated().map { .object(Self.attempt($0 + 1, ResultFacts($1, index))) })
    }
    test["threadId"] = .string("\((attempt.started.worker ?? 0) + 1)")
    test["steps"] = .array(
      facts.steps.map { step in
        ["name": .string(step.name), "status": .string(Self.word(step.status))]
      })
    tests.value(.object(test))
  }

  private static func attempt(_ number: Int, _ facts: ResultFacts) -> JSONObject {
    var attempt = JSONObject()
    attempt["attempt"] = .integer(number)
    attempt["status"] = .string(word(facts.status))
    attempt["duration"] = .integer(facts.stop - facts.start)
    if let message = facts.message { attempt["message"] = .string(message) }
    return attempt
  }

  private mutating func note(_ status: ResultFacts.Status) -> String {
    let word = Self.word(status)
    counts[word, default: 0] += 1
    return word
  }

  private static func word(_ status: ResultFacts.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed, .broken: "failed"
    case .skipped: "skipped"
    case .pending: "pending"
    case .unknown: "other"
    }
  }

  package mutating func finish(_ index: RunIndex) {
    for attempt in index.running { add(attempt, index) }
    for pickle in index.notStarted {
      let name = index.name(ofNotStarted: pickle)
      tests.value([
        "name": .string(name.testName), "status": .string(note(.unknown)), "duration": 0,
        "suite": [.string(name.feature)], "message": .string(index.notRunReason),
        "rawStatus": "not run",
      ])
    }
    _ = runErrors.finish(index)
    for error in runErrors.all {
      tests.value([
        "name": .string(error.name), "status": .string(note(.failed)), "duration": 0,
        "suite": ["(run)"], "message": .string(error.message), "trace": .string(error.text),
      ])
    }
    tests.endArray()
    let start = index.runStarted?.timestamp.milliseconds ?? 0
    let stop = index.runFinished?.timestamp.milliseconds ?? start
    var summary: JSONObject = ["tests": .integer(counts.values.reduce(0, +))]
    for status in ["passed", "failed", "skipped", "pending", "other"] {
      summary[status] = .integer(counts[status] ?? 0)
    }
    summary["flaky"] = .integer(flaky)
    summary["start"] = .integer(start)
    summary["stop"] = .integer(stop)
    summary["duration"] = .integer(max(0, stop - start))
    let tool = index.meta?.implementation
    var json = JSONWriter()
    json.object { json in
      json.string("reportFormat", "CTRF")
      json.string("specVersion", "0.0.0")
      json.object("results") { json in
        json.value(
          "tool",
          [
            "name": .string(tool?.name ?? "unknown"),
            "version": .string(tool?.version ?? "unknown"),
          ])
        json.value("summary", .object(summary))
        json.raw("tests", tests.take())
      }
    }
    output.write(String(decoding: json.take(), as: UTF8.self) + "\n")
    output.flush()
  }
}
