import SpecDrawing
import SpecGherkin
import SpecJSON
package import SpecMessages
import SpecText

/// Writes a folder of results for Allure: a file for each attempt at a scenario, with its
/// attachments, and its drawn screens, as files beside it.
///
/// The names of files depend on the scenario and the attempt only. Attempts at a scenario have the
/// same `historyId`, by which Allure knows that they are retries.
package struct AllureReporter: Reporter {
  package let output: Output
  private let folder: TraceFolder
  private let options: ReporterCatalog.Options
  private var runErrors = RunErrors()

  /// The names of labels that tags of the form `@name:value` and `@name=value` set.
  private static let labels = ["epic", "layer", "lead", "owner", "severity"]

  package init(_ folder: TraceFolder, _ options: ReporterCatalog.Options) {
    self.folder = folder
    self.options = options
    output = folder.output
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    _ = runErrors.receive(envelope, index)
    guard let attempt = index.attempt(endedBy: envelope) else { return }
    write(attempt, index)
  }

  private func write(_ attempt: Attempt, _ index: RunIndex) {
    let facts = ResultFacts(attempt, index)
    let identity = Self.identity(attempt)
    let file = Self.digest(identity + ["\(attempt.started.attempt)"])
    var result = Self.result(
      file, identity, name: facts.name, facts.status, facts.message, facts.text,
      labels: Self.labels(of: facts))
    result["start"] = .integer(facts.start)
    result["stop"] = .integer(facts.stop)
    if attempt.result == .status(.passed), attempt.started.attempt > 0 {
      result["statusDetails"] = ["flaky": true]
    }
    result["links"] = .array(links(of: attempt, facts))
    result["parameters"] = .array(Self.parameters(of: attempt))
    result["steps"] = .array(Self.steps(facts))
    result["attachments"] = .array(keep(attempt, file, index))
    write(result, file)
  }

  private static func result(
    _ file: String, _ identity: [String], name: String, _ status: ResultFacts.Status,
    _ message: String?, _ text: String, labels: [JSONValue]
  ) -> JSONObject {
    var result: JSONObject = [
      "uuid": .string(file), "historyId": .string(digest(identity)),
      "testCaseId": .string(digest(identity.prefix(3))),
      "fullName": .string(identity.prefix(3).filter { !$0.isEmpty }.joined(separator: " › ")),
      "name": .string(name), "status": .string(word(status)), "stage": "finished",
      "labels": .array(labels),
    ]
    if let message {
      result["statusDetails"] = ["message": .string(message), "trace": .string(text)]
    }
    return result
  }

  /// What makes the scenario the same in every run.
  private static func identity(_ attempt: Attempt) -> [String] {
    let name = CaseName(attempt)
    return [
      attempt.pickle.map { VisibleText.line($0.uri) } ?? "", name.rule ?? "", name.scenario,
      name.filled ?? "", name.row ?? "", name.variant ?? "",
      name.repetition.map { "\($0)" } ?? "",
    ]
  }

  private static func labels(of facts: ResultFacts) -> [JSONValue] {
    var labels = [("framework", "spec"), ("language", "gherkin"), ("feature", facts.suites[0])]
    labels += facts.suites.dropFirst().map { ("story", $0) }
    for tag in facts.tags {
      let parts = tag.split(maxSplits: 1) { $0 == ":" || $0 == "=" }
      if parts.count == 2, Self.labels.contains(same: parts[0]) {
        labels.append((String(parts[0]), String(parts[1])))
      } else {
        labels.append(("tag", tag))
      }
    }
    return labels.map { ["name": .string($0), "value": .string($1)] }
  }

  private func links(of attempt: Attempt, _ facts: ResultFacts) -> [JSONValue] {
    let issues = (attempt.knownIssue?.urls ?? []).map { ("issue", $0, $0) }
    let tags = facts.tags.compactMap { tag in
      options.tagLinks.lazy.compactMap { $0.address(of: "@" + tag) }.first.map { ("link", tag, $0) }
    }
    return (issues + tags).map { type, name, address in
      [
        "type": .string(type), "name": .string(VisibleText.line(name)),
        "url": .string(VisibleText.line(address)),
      ]
    }
  }

  /// The cells of the row of examples, and the engine.
  private static func parameters(of attempt: Attempt) -> [JSONValue] {
    var parameters: [(String, String)] = []
    if let lineage = attempt.lineage, let examples = lineage.examples, let row = lineage.rowIndex,
      examples.tableBody.indices.contains(row)
    {
      let titles = examples.tableHeader.map { Array($0.cells) } ?? []
      for (title, cell) in zip(titles, examples.tableBody[row].cells) {
        parameters.append((title.value, cell.value))
      }
    }
    if let variant = attempt.variant { parameters.append(("engine", variant)) }
    return parameters.map {
      ["name": .string(VisibleText.line($0)), "value": .string(VisibleText.clean($1))]
    }
  }

  /// The steps, one after another; a recording has their durations and not when they began.
  private static func steps(_ facts: ResultFacts) -> [JSONValue] {
    var time = facts.start
    return facts.steps.map { step in
      defer { time += step.duration }
      var value: JSONObject = [
        "name": .string(step.name), "status": .string(word(step.status)), "stage": "finished",
        "start": .integer(time), "stop": .integer(time + step.duration),
      ]
      if let message = step.message { value["statusDetails"] = ["message": .string(message)] }
      return .object(value)
    }
  }

  private static func word(_ status: ResultFacts.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "broken"
    case .skipped, .pending: "skipped"
    case .unknown: "unknown"
    }
  }

  // MARK: - Files

  /// Writes the attachments and the drawn screens; returns what the result says of them.
  private func keep(_ attempt: Attempt, _ file: String, _ index: RunIndex) -> [JSONValue] {
    var kept: [JSONValue] = []
    func keep(_ name: String, _ type: String, _ bytes: [UInt8]) {
      let source = "\(file)-\(kept.count + 1)-attachment-\(name)"
      folder.write(bytes, to: source)
      kept.append(["name": .string(name), "type": .string(type), "source": .string(source)])
    }
    for (_, attachment) in attempt.attachments where HTMLAttachments.isShown(attachment) {
      // Screens are drawn below.
      if attachment.mediaType.isSame(as: RecordedScreen.mediaType) { continue }
      let bytes =
        switch attachment.body {
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
      keep(AttachmentName(attachment).text, VisibleText.line(attachment.mediaType), bytes)
    }
    if let storyboard = ScreensReporter.storyboard(of: attempt, index) {
      keep("screens.svg", "image/svg+xml", Array(storyboard.svg.utf8))
    }
    return kept
  }

  private func write(_ result: JSONObject, _ file: String) {
    folder.write(JSONWriter.write(.object(result)), to: "\(file)-result.json")
  }

  /// A number of 128 bits of some texts, in the form of a UUID.
  private static func digest(_ texts: some Sequence<String>) -> String {
    var (high, low) = (FNV1a(), FNV1a())
    low.add("second")
    for text in texts {
      high.add(text)
      low.add(text)
    }
    let digits = high.value.hexadecimal(digits: 16) + low.value.hexadecimal(digits: 16)
    var parts: [Substring] = []
    var rest = digits[...]
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "-")
  }

  // MARK: - At the end

  package mutating func finish(_ index: RunIndex) {
    for attempt in index.running { write(attempt, index) }
    for pickle in index.notStarted {
      let name = index.name(ofNotStarted: pickle)
      let identity = [VisibleText.line(pickle.uri), name.rule ?? "", name.testName]
      let file = Self.digest(identity + ["not run"])
      write(
        Self.result(
          file, identity, name: name.testName, .unknown, index.notRunReason, "", labels: []), file)
    }
    _ = runErrors.finish(index)
    for (number, error) in runErrors.all.enumerated() {
      let identity = ["(run)", "\(number)", error.name]
      let file = Self.digest(identity)
      write(
        Self.result(
          file, identity, name: error.name, .broken, error.message, error.text, labels: []),
        file)
    }
    let facts = options.properties.map { "\($0.name)=\(VisibleText.line($0.value))\n" }.joined()
    if !facts.isEmpty { folder.write(Array(facts.utf8), to: "environment.properties") }
  }
}
