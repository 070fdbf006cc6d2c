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
    json.key("outcome")
    json.string(outcome)
    json.key("sentences")
    json.strings(sentences)
    json.key("command")
    json.string(VisibleText.line(options.command))
    if let start = index.runStarted?.timestamp {
      json.key("start")
      json.integer(start.nanoseconds / 1_000_000)
    }
    if let duration = verdict.duration {
      json.key("duration")
      json.integer(max(duration.wholeNanoseconds / 1000, 0))
    }
    if verdict.notRun > 0 {
      json.key("notRun")
      json.integer(max(verdict.notRun - index.running.count, 0))
      json.key("notRunReason")
      json.string(index.notRunReason)
    }
    writeEarlierRuns(to: &json)
    if !options.tagLinks.isEmpty {
      json.key("links")
      json.beginArray()
      for link in options.tagLinks { json.strings([link.tag, link.address]) }
      json.endArray()
    }
    writeErrors(to: &json)
    json.key("warnings")
    json.strings(warnings)
    writeFacts(to: &json)
    json.endObject()
  }

  /// Writes the runs of the history, oldest first: the date, the time that the scenarios took in
  /// milliseconds, and how many had each status.
  private func writeEarlierRuns(to json: inout JSONWriter) {
    guard let runs = options.history?.history.runs, !runs.isEmpty else { return }
    json.key("earlier")
    json.beginArray()
    for run in runs {
      let entries = run.scenarios.values
      json.beginArray()
      json.string(VisibleText.line(HistoryText.run(run)))
      json.integer(
        entries.reduce(Duration.zero) { $0 + $1.duration }.wholeNanoseconds / 1_000_000)
      json.beginObject()
      let counts = Dictionary(grouping: entries, by: HTMLAttempt.letter(of:)).mapValues(\.count)
      for (status, count) in counts.sorted(by: { $0.key < $1.key }) {
        json.key(status)
        json.integer(count)
      }
      json.endObject()
      json.endArray()
    }
    json.endArray()
  }

  private func writeErrors(to json: inout JSONWriter) {
    json.key("errors")
    json.beginArray()
    for error in errors.prefix(Self.mostErrors) {
      json.beginObject()
      json.key("name")
      json.string(VisibleText.line(error.name))
      json.key("text")
      json.string(HTMLTexts.shortened(VisibleText.clean(error.text)))
      json.endObject()
    }
    json.endArray()
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
    json.key("facts")
    json.beginArray()
    for (name, value) in facts where !value.isEmpty {
      json.strings([VisibleText.line(name), VisibleText.line(value)])
    }
    json.endArray()
    json.key("notes")
    json.strings(options.notes.map(VisibleText.line))
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
