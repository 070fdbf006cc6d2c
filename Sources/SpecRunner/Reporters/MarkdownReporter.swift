import SpecGherkin
package import SpecMessages
import SpecText

/// Writes the result of a run as a Markdown page, for build systems that show one next to a job.
///
/// Its size is limited, because a page that is too long is not shown at all. Failures that do not
/// fit are counted.
package struct MarkdownReporter: Reporter {
  package let output: Output
  private let limit: Int
  private let notes: [String]
  private var failures = Section()
  private var flaky = Section()
  private var knownIssues = Section()
  private var quarantined = Section()
  private var skipped = SkippedCases()
  private var unchecked = SkippedCases()
  private var undefined = UndefinedSteps()
  private var features: [ExactText: Feature] = [:]
  private var order: [String] = []
  private var comparison = VariantComparison()
  private var repetitions = RepeatedResults()
  private var runErrors = RunErrors()

  /// GitHub shows at most 1 MiB for a step.
  package static let longest = 1_048_576
  /// The space reserved for headings, counts and the table of features.
  private static let reserve = 4096

  /// The paragraphs that fit, and the number of all.
  private struct Section {
    var paragraphs: [String] = []
    var size = 0
    var count = 0
  }

  /// A row of the table.
  private struct Feature {
    var name: String
    var counts = StatusCounts()
    var time = Duration.zero
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - limit: The maximum size in bytes.
  ///   - notes: Further facts about the run, such as its seed, one per line.
  package init(_ output: Output, limit: Int = longest, notes: [String] = []) {
    self.output = output
    self.limit = limit
    self.notes = notes
  }

  package var readsInOrder: Bool { true }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    if let runError = runErrors.receive(envelope, index) { note(runError) }
    guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
    note(attempt, index)
  }

  private mutating func note(_ attempt: Attempt, _ index: RunIndex) {
    undefined.note(attempt)
    comparison.note(attempt)
    repetitions.note(attempt)
    let name = CaseName(attempt)
    count(attempt, name)
    if attempt.status == .skipped {
      if attempt.isUnchecked { unchecked.note(attempt) } else { skipped.note(attempt) }
    } else if attempt.status == .undefined {
      // One missing definition may stop many scenarios, so undefined steps are in a list of their
      // own.
      return
    } else if attempt.result.isFailure {
      guard hasRoom else {
        failures.count += 1
        return
      }
      let lines = FailureText.lines(FailureText.all(of: attempt, index))
      add(details(name.title(Style(.plain)), name.place, lines), to: \.failures)
    } else if attempt.result == .knownIssue {
      let line = Self.line(name.title(Style(.plain)))
      let urls = (attempt.knownIssue?.urls ?? []).map { "<" + VisibleText.line($0) + ">" }
      add(
        "- \(line) (\(MarkdownText.line(name.place))): \(urls.listed("and"))", to: \.knownIssues)
    } else if attempt.result == .quarantined {
      add("- " + Self.line(attempt.excuseLine(Style(.plain))), to: \.quarantined)
    } else if attempt.started.attempt > 0 {
      let line = Self.line(name.title(Style(.plain)))
      add(
        "- \(line) (\(MarkdownText.line(name.place)), attempt \(attempt.started.attempt + 1))",
        to: \.flaky)
    }
  }

  private mutating func note(_ runError: RunError) {
    let lines = runError.text.split(separator: "\n", omittingEmptySubsequences: false)
    add(details(runError.name, nil, lines.map(String.init)), to: \.failures)
  }

  private mutating func count(_ attempt: Attempt, _ name: CaseName) {
    guard let uri = attempt.pickle?.uri else { return }
    if features[uri] == nil {
      features[uri] = Feature(name: name.feature)
      order.append(uri)
    }
    features[uri]?.counts.count(attempt.result)
    if let duration = attempt.duration, let time = features[uri]?.time {
      features[uri]?.time = time + duration
    }
  }

  /// Returns a collapsible section with a title.
  private func details(_ title: String, _ place: String?, _ lines: [String]) -> String {
    let title = MarkdownText.html(MarkdownPage.cut(title))
    let place = place.map { " <code>\(MarkdownText.html($0))</code>" } ?? ""
    return
      (["<details><summary>❌ <b>\(title)</b>\(place)</summary>", ""]
      + MarkdownText.fenced(MarkdownPage.cut(lines, to: longestText)) + ["", "</details>"])
      .joined(separator: "\n")
  }

  /// The most bytes of one failure, so that there is room for others.
  private var longestText: Int { limit / 16 }

  private static func line(_ text: String) -> String { MarkdownText.line(MarkdownPage.cut(text)) }

  // MARK: - Size limit

  private var size: Int { failures.size + flaky.size + knownIssues.size + quarantined.size }

  private var hasRoom: Bool { size + Self.reserve < limit }

  private mutating func add(_ paragraph: String, to path: WritableKeyPath<Self, Section>) {
    let size = paragraph.utf8.count + 2
    let isFitting = self.size + size + Self.reserve <= limit
    self[keyPath: path].count += 1
    guard isFitting else { return }
    self[keyPath: path].paragraphs.append(paragraph)
    self[keyPath: path].size += size
  }

  // MARK: - At the end

  package mutating func finish(_ index: RunIndex) {
    if let runError = runErrors.finish(index) { note(runError) }
    let verdict = index.verdict
    var page = MarkdownPage(limit: limit)
    let sentences = SummaryLines(verdict, Style(.plain)).lines.map(MarkdownText.line)
    page.block(["### \(Self.sign(verdict)) \(sentences.first ?? "")"], isKept: true)
    page.block(
      [(sentences.dropFirst() + notes.map(MarkdownText.line)).joined(separator: " · ")],
      isKept: true)
    write(failures, "Failures", &page)
    page.code("Undefined steps", undefined.lines(Style(.plain)).dropFirst(2))
    write(flaky, "Passed, but not at the first attempt", &page)
    page.list("Flaky: different results when repeated", repetitions.lines(Style(.plain)))
    page.list("Different results for the same scenario", comparison.differences(Style(.plain)))
    write(knownIssues, "Known issues", &page)
    write(quarantined, "Quarantined: failed, and not counted", &page)
    page.list("Not checked", unchecked.lines)
    page.list("Skipped", skipped.lines)
    writeFeatures(&page)
    output.write(page.text)
    output.flush()
  }

  private func write(_ section: Section, _ title: String, _ page: inout MarkdownPage) {
    if section.count == 0 { return }
    page.block(["#### " + title], isKept: true)
    let isList = section.paragraphs.first?.hasPrefix("- ") ?? false
    page.block([section.paragraphs.joined(separator: isList ? "\n" : "\n\n")])
    let more = section.count - section.paragraphs.count
    if more > 0 { page.block(["and \(more) more: see the log for all of them"], isKept: true) }
  }

  private func writeFeatures(_ page: inout MarkdownPage) {
    if order.isEmpty { return }
    let header = ["| feature | scenarios | failed | skipped | time |", "|---|--:|--:|--:|--:|"]
    let rows = order.compactMap { uri -> String? in
      guard let feature = features[uri] else { return nil }
      let counts = feature.counts
      let name = "\(Self.line(feature.name)) (\(MarkdownText.line(uri)))"
      return "| \(counts.failures > 0 ? "❌" : "✅") \(name) | \(counts.total) "
        + "| \(counts.failures) | \(counts[.skipped]) | \(DurationText.short(feature.time)) |"
    }
    page.table("Features", header, rows)
  }

  private static func sign(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .passed: "✅"
    case .nothingRun, .nothingChecked: "⚠️"
    case .failed, .brokenSpecs, .interrupted: "❌"
    }
  }
}
