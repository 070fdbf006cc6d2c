import SpecJSON
import SpecMessages
import SpecText

/// The facts of a run as a whole: its outcome, its counts, its errors, and where it was run.
struct HTMLRun {
  /// The counts of a run in sentences, and what is wrong with it as a whole.
  let sentences: [String]
  let verdict: Verdict
  private let index: RunIndex
  private let errors: [RunError]
  private let options: ReporterCatalog.Options
  private let shard: ShardMark?
  /// The number of attachments that the page lacks.
  private let leftOut: Int
  /// The maximum number of errors on the page.
  private static let mostErrors = 100

  init(
    _ index: RunIndex, errors: [RunError], _ options: ReporterCatalog.Options, shard: ShardMark?,
    leftOut: Int
  ) {
    self.index = index
    self.errors = errors
    self.options = options
    self.shard = shard
    self.leftOut = leftOut
    verdict = index.verdict
    sentences = SummaryLines(verdict, Style(.plain)).lines.map { VisibleText.line($0) }
  }

  /// The outcome as a word.
  var outcome: String {
    switch verdict.outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .brokenSpecs: "broken"
    case .nothingRun: "nothing run"
    case .nothingChecked: "nothing checked"
    case .interrupted: verdict.isIncomplete ? "incomplete" : "interrupted"
    }
  }

  /// Writes the field `run`.
  func write(to json: inout JSONWriter) {
    json.key("run")
    json.beginObject()
    json.string("outcome", outcome)
    json.strings("sentences", sentences)
    json.string("command", VisibleText.line(options.command))
    if let start = index.runStarted?.timestamp {
      json.integer("start", start.nanoseconds / 1_000_000)
    }
    if let duration = verdict.duration {
      json.integer("duration", max(duration.wholeNanoseconds / 1000, 0))
    }
    if verdict.notRun > 0 {
      json.integer("notRun", max(verdict.notRun - index.running.count, 0))
      json.string("notRunReason", index.notRunReason)
    }
    writeEarlierRuns(to: &json)
    if !options.tagLinks.isEmpty {
      json.list("links", options.tagLinks) { $0.strings([$1.tag, $1.address]) }
    }
    writeErrors(to: &json)
    json.strings("warnings", warnings)
    writeFacts(to: &json)
    json.endObject()
  }

  /// Writes the runs of the history, oldest first: the date, the time that the scenarios took in
  /// milliseconds, and how many had each status.
  private func writeEarlierRuns(to json: inout JSONWriter) {
    guard let runs = options.history?.history.runs, !runs.isEmpty else { return }
    json.list("earlier", runs) { json, run in
      let entries = run.scenarios.values
      let counts = Dictionary(grouping: entries, by: HTMLAttempt.letter(of:)).mapValues(\.count)
      json.array { json in
        json.string(VisibleText.line(HistoryText.run(run)))
        json.integer(
          entries.reduce(Duration.zero) { $0 + $1.duration }.wholeNanoseconds / 1_000_000)
        json.value(
          .object(
            JSONObject(counts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })))
      }
    }
  }

  private func writeErrors(to json: inout JSONWriter) {
    json.list("errors", errors.prefix(Self.mostErrors)) { json, error in
      json.object { json in
        json.string("name", VisibleText.line(error.name))
        json.string("text", HTMLTexts.shortened(VisibleText.clean(error.text)))
      }
    }
  }

  private var warnings: [String] {
    var warnings: [String] = []
    if errors.count > Self.mostErrors {
      let more = (errors.count - Self.mostErrors).counted("more error")
      warnings.append("The run has \(more), which this page leaves out.")
    }
    if leftOut > 0 {
      warnings.append(
        "This page leaves out or shortens \(leftOut.counted("attachment or screen", "attachments or screens")), to limit its size. "
          + "A recording (--report messages:FILE) has them all.")
    }
    return warnings
  }

  /// Writes where and how it was run, as pairs of a name and a value.
  private func writeFacts(to json: inout JSONWriter) {
    var facts: [(String, String)] = []
    for (name, value) in options.properties { facts.append((name, value)) }
    if let shard, !options.properties.contains(where: { $0.name == "shard" }) {
      facts.append(("shard", "\(shard.index)/\(shard.count)"))
    }
    if let meta = index.meta {
      func text(_ product: Meta.Product) -> String {
        [product.name, product.version].compactMap { $0 }.joined(separator: " ")
      }
      facts.append(("tool", text(meta.implementation)))
      facts.append(("machine", "\(text(meta.os)), \(text(meta.cpu))"))
      if let ci = meta.ci {
        facts.append(("build", [ci.name, ci.buildNumber].compactMap { $0 }.joined(separator: " ")))
        if let url = ci.url { facts.append(("build address", url)) }
        if let git = ci.git {
          facts.append(("branch", git.branch ?? git.tag ?? ""))
          facts.append(("revision", git.revision))
        }
      }
    }
    json.list("facts", facts.filter { !$1.isEmpty }) {
      $0.strings([VisibleText.line($1.0), VisibleText.line($1.1)])
    }
    json.strings("notes", options.notes.map(VisibleText.line))
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) { list(texts) { $0.string($1) } }

  fileprivate mutating func strings(_ key: StaticString, _ texts: [String]) {
    list(key, texts) { $0.string($1) }
  }
}
