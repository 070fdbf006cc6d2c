import SpecGherkin
import SpecJSON
package import SpecMessages
import SpecText

/// Writes a run as one HTML page that needs no other file and no network.
///
/// The page has the run as data, and a script that shows it. While the run is received, each
/// scenario is added to the data, whose parts are in memory until the end.
package struct HTMLReporter: Reporter {
  package let output: Output
  private let options: ReporterCatalog.Options
  private var parts = HTMLParts()
  private var cases = JSONWriter()
  /// The attempts that were retried, of test cases that have not finished.
  private var earlier: [NodeID: [[UInt8]]] = [:]
  private var runErrors = RunErrors()
  private var shard: ShardMark?
  private var history: HistoryText?

  package init(_ output: Output, _ options: ReporterCatalog.Options) {
    self.output = output
    history = HistoryText(options.history)
    self.options = options
    cases.beginArray()
  }

  package var readsInOrder: Bool { true }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    _ = runErrors.receive(envelope, index)
    history?.receive(envelope)
    switch envelope {
    case .testCaseFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID) else { return }
      if event.willBeRetried {
        earlier[attempt.testCase.id, default: []].append(json(of: attempt, index))
      } else {
        add(attempt, index)
      }
    case .attachment(let attachment): if let mark = try? ShardMark(attachment) { shard = mark }
    default: break
    }
  }

  private mutating func json(of attempt: Attempt, _ index: RunIndex) -> [UInt8] {
    var json = JSONWriter()
    HTMLAttempt(attempt, index, runStart: index.runStarted?.timestamp).write(to: &json, &parts)
    return json.take()
  }

  // MARK: - A scenario

  /// Adds `[scenario, last attempt, further facts]`.
  private mutating func add(_ attempt: Attempt, _ index: RunIndex) {
    cases.beginArray()
    cases.integer(parts.features.scenario(of: attempt, &parts.texts))
    HTMLAttempt(attempt, index, runStart: index.runStarted?.timestamp).write(to: &cases, &parts)
    writeFacts(attempt, index)
    cases.endArray()
  }

  private mutating func writeFacts(_ attempt: Attempt, _ index: RunIndex) {
    let earlier = earlier.removeValue(forKey: attempt.testCase.id) ?? []
    let name = attempt.pickle?.name
    var facts = JSONWriter()
    facts.beginObject()
    let start = facts.count
    if let block = attempt.lineage?.examplesIndex, let pickle = attempt.pickle {
      facts.key("row")
      writeRow(attempt, block, line: pickle.location.line, &facts)
    }
    if let name, let written = attempt.lineage?.scenario.name, !name.isSame(as: written) {
      facts.integer("name", parts.texts.line(name))
    }
    if let variant = attempt.variant {
      facts.integer("variant", parts.texts.line(variant))
    }
    if let stage = attempt.pickle?.stageTags.first?.kind.rawValue {
      facts.integer("stage", parts.texts.line(stage))
    }
    if attempt.status == .skipped {
      facts.integer("reason", parts.texts.line(attempt.skipReason))
      if attempt.isUnchecked {
        facts.bool("isUnchecked", true)
      }
    }
    if let issue = attempt.knownIssue, attempt.excuse == .knownIssue,
      attempt.result != .status(attempt.status)
    {
      facts.list("issues", issue.urls) { $0.integer(parts.texts.line($1)) }
    }
    if attempt.result == .unexpectedPass, let failure = FailureText.all(of: attempt, index).first {
      facts.integer(
        "problem",
        parts.texts.number((failure.message + [failure.fix ?? ""]).joined(separator: "\n")))
    }
    if let record = history?.record(of: attempt) {
      facts.key("history")
      write(record, of: attempt, &facts)
    }
    if attempt.result.isFailure || attempt.status.isFailure, let pickle = attempt.pickle {
      let place = "\(pickle.uri):\(pickle.location.line)"
      facts.integer("again", parts.texts.line("\(options.command) \(ShellWord.quoted(place))"))
    }
    if !earlier.isEmpty {
      facts.list("earlier", earlier) { $0.raw($1) }
    }
    if !hasWrittenSteps(attempt) {
      facts.key("steps")
      writeSteps(attempt, &facts)
    }
    if facts.count == start { return }
    facts.endObject()
    cases.raw(facts.take())
  }

  /// Writes a sentence, and the result and date of each earlier run, oldest first.
  private mutating func write(
    _ record: RunHistory.Record, of attempt: Attempt, _ facts: inout JSONWriter
  ) {
    facts.beginArray()
    facts.integer(parts.texts.line(HistoryText.line(record, after: attempt.result)))
    for (run, entry) in record.results {
      facts.string(HTMLAttempt.letter(of: entry))
      facts.integer(parts.texts.line(HistoryText.run(run)))
    }
    facts.endArray()
  }

  /// Writes the number of the examples, the line of the row, and its cells.
  private mutating func writeRow(
    _ attempt: Attempt, _ block: Int, line: Int, _ facts: inout JSONWriter
  ) {
    facts.beginArray()
    facts.integer(block)
    facts.integer(line)
    if let lineage = attempt.lineage, let row = lineage.rowIndex, let examples = lineage.examples,
      examples.tableBody.indices.contains(row)
    {
      for cell in examples.tableBody[row].cells { facts.integer(parts.texts.number(cell.value)) }
    }
    facts.endArray()
  }

  /// Whether the steps are those of the backgrounds and the scenario in the document.
  private func hasWrittenSteps(_ attempt: Attempt) -> Bool {
    guard let pickle = attempt.pickle, let lineage = attempt.lineage else { return false }
    let written =
      (lineage.feature.background?.steps.count ?? 0) + (lineage.rule?.background?.steps.count ?? 0)
      + lineage.scenario.steps.count
    return pickle.steps.count == written
  }

  private mutating func writeSteps(_ attempt: Attempt, _ facts: inout JSONWriter) {
    facts.list(attempt.pickle.map { Array($0.steps) } ?? []) { facts, step in
      let written = attempt.documentStep(step)
      facts.array { facts in
        facts.integer(parts.texts.line(written?.keyword ?? ""))
        facts.integer(parts.texts.line(step.text))
        facts.integer(written?.location.line ?? 0)
        facts.argument(
          table: step.dataTable?.rows.map { Array($0) }, text: step.docString?.content,
          mediaType: step.docString?.mediaType,
          isTableFirst: (step.docString?.argumentIndex ?? 0) > (step.dataTable?.argumentIndex ?? 0),
          &parts.texts)
      }
    }
  }

  // MARK: - At the end

  package mutating func finish(_ index: RunIndex) {
    for attempt in index.running { add(attempt, index) }
    _ = runErrors.finish(index)
    cases.endArray()
    var json = JSONWriter()
    json.beginObject()
    json.integer("version", 1)
    let run = HTMLRun(
      index, errors: runErrors.all, options, shard: shard,
      leftOut: parts.attachments.leftOut + parts.screens.leftOut)
    run.write(to: &json)
    json.raw("cases", cases.take())
    parts.features.write(to: &json)
    parts.screens.write(to: &json)
    json.raw("texts", parts.texts.take())
    json.endObject()
    HTMLPage(run: run, data: json.take(), hasPages: parts.attachments.hasPages).write(to: output)
    output.flush()
  }
}
