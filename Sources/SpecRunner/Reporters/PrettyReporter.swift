import SpecGherkin
package import SpecMessages
import SpecText

/// Shows the features as written, with a mark for each step and failures below their step.
package struct PrettyReporter: Reporter {
  package let output: Output
  private let style: Style
  private let page: RenderedStep
  private var uri: String?
  private var rule: NodeID?
  private var isFirst = true

  private var history: HistoryText?

  /// - Parameter history: the results of earlier runs; nil if they are not kept.
  package init(_ output: Output, history: HistoryFolder? = nil) {
    self.history = HistoryText(history)
    self.output = output
    style = output.style
    page = RenderedStep(output.style, width: output.display.width)
  }

  package var readsInOrder: Bool { true }
  package var readsSteps: Bool { true }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    history?.receive(envelope)
    switch envelope {
    case .testCaseStarted(let event):
      guard let attempt = index.attempt(event.id) else { return }
      open(attempt)
      showLive()
    case .testStepFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID),
        let position = attempt.position(of: event.testStepID)
      else { return }
      step(attempt, position, index)
      showLive()
    case .attachment(let attachment):
      if attachment.mediaType == Attachment.variantType, case .text(let name) = attachment.body {
        variant(name)
      }
    case .testCaseFinished:
      guard let attempt = index.lastAttempt(endedBy: envelope) else { return }
      knownIssue(attempt, index)
      earlierRuns(attempt)
    case .testRunHookFinished(let event):
      if event.result.status.isFailure { hook(event, index) }
    case .testRunFinished: output.flush()
    default: break
    }
  }

  /// Shows an attempt as far as it went.
  mutating func show(_ attempt: Attempt, _ index: RunIndex) {
    open(attempt)
    if let name = attempt.variant { variant(name) }
    for position in attempt.results.indices { step(attempt, position, index) }
    guard let end = attempt.finished, !end.willBeRetried else { return }
    knownIssue(attempt, index)
    earlierRuns(attempt)
  }

  /// Receives a message about the suite.
  mutating func note(_ envelope: Envelope) { history?.receive(envelope) }

  package mutating func finish(_ index: RunIndex) {
    if !isFirst { output.line() }
  }

  /// On a live display everything is shown immediately.
  private func showLive() {
    if output.display.isLive { output.flush() }
  }

  // MARK: - Headings

  private mutating func open(_ attempt: Attempt) {
    guard let pickle = attempt.pickle else { return }
    let lineage = attempt.lineage
    if uri?.isSame(as: pickle.uri) != true {
      uri = pickle.uri
      rule = nil
      separate()
      let feature = lineage?.feature
      title(feature?.keyword, feature?.name ?? "", place: VisibleText.line(pickle.uri), indent: 0)
    }
    if rule != lineage?.rule?.id {
      rule = lineage?.rule?.id
      separate()
      if let rule = lineage?.rule {
        title(rule.keyword, rule.name, place: nil, indent: 2)
      }
    }
    separate()
    scenario(pickle, lineage, attempt)
  }

  private func variant(_ name: String) {
    let line = "on " + VisibleText.line(name)
    output.line(blanks(rule == nil ? 4 : 6) + style.paint(line, .faint))
  }

  private func scenario(_ pickle: Pickle, _ lineage: Lineage?, _ attempt: Attempt) {
    let indent = rule == nil ? 2 : 4
    if !pickle.tags.isEmpty {
      let tags = pickle.tags.map { VisibleText.line($0.name) }.joined(separator: " ")
      for line in TextWidth.wrapped(tags, to: output.display.width.map { $0 - indent }) {
        output.line(blanks(indent) + style.paint(line, .tag))
      }
    }
    var name = VisibleText.line(pickle.name)
    let parts = CaseName(pickle, lineage)
    if let row = parts.row {
      name += "  [" + [parts.examples, row].compactMap { $0 }.joined(separator: " ") + "]"
    }
    if let repetition = attempt.repetition { name += "  #\(repetition)" }
    if attempt.started.attempt > 0 { name += "  (attempt \(attempt.started.attempt + 1))" }
    title(lineage?.scenario.keyword, name, place: parts.place, indent: indent)
  }

  /// Writes a keyword and a name, followed by the location if it fits.
  private func title(_ keyword: String?, _ name: String, place: String?, indent: Int) {
    let keyword = keyword.map { VisibleText.line($0) + ":" }
    let name = VisibleText.line(name)
    let plain = [keyword, name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    let width = output.display.width
    let comment = place.map { "  # " + $0 } ?? ""
    let fits = width.map { indent + TextWidth.columns(plain + comment) <= $0 } ?? true
    let lines = TextWidth.wrapped(plain, to: width.map { $0 - indent }, hanging: 4)
    for (number, line) in lines.enumerated() {
      let end = fits && number == lines.count - 1 ? style.paint(comment, .faint) : ""
      output.line(
        blanks(indent + (number > 0 ? 4 : 0)) + painted(line, keyword: number == 0 ? keyword : nil)
          + end)
    }
  }

  private func painted(_ line: String, keyword: String?) -> String {
    guard let keyword, line.hasPrefix(keyword) else { return style.paint(line, .heading) }
    return style.paint(keyword, .keyword) + String(line.dropFirst(keyword.count))
  }

  private mutating func separate() {
    if !isFirst { output.line() }
    isFirst = false
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - Steps

  private func step(_ attempt: Attempt, _ position: Int, _ index: RunIndex) {
    let isHook = attempt.hookID(at: position) != nil
    // A hook that passed is not shown.
    if isHook, !attempt.results[position].status.isFailure { return }
    for line in page.lines(attempt, at: position, index, indent: rule == nil ? 4 : 6) {
      output.line(line)
    }
  }

  /// Shows that a failure was expected, or that it did not occur.
  private func knownIssue(_ attempt: Attempt, _ index: RunIndex) {
    let result = attempt.result
    let lines: [String]
    if result.isExcused {
      lines = [attempt.excuseText]
    } else if result == .unexpectedPass, let failure = FailureText(attempt, index) {
      var all = failure.lines(Style(.plain), width: nil)
      all[0] = style.mark(.failed) + " " + all[0]
      lines = all
    } else {
      return
    }
    let indent = rule == nil ? 4 : 6
    for line in lines {
      for part in TextWidth.wrapped(line, to: output.display.width.map { $0 - indent }, hanging: 4)
      { output.line(blanks(indent) + style.paint(part, .status(result.status))) }
    }
    showLive()
  }

  /// Shows since when a failed scenario fails.
  private func earlierRuns(_ attempt: Attempt) {
    guard let line = history?.line(attempt) else { return }
    let indent = rule == nil ? 4 : 6
    for part in TextWidth.wrapped(line, to: output.display.width.map { $0 - indent }, hanging: 4) {
      output.line(blanks(indent) + style.paint(part, .faint))
    }
    showLive()
  }

  private mutating func hook(_ event: TestRunHookFinished, _ index: RunIndex) {
    let failure = FailureText(event.result, of: index.runHook(event.testRunHookStartedID))
    separate()
    let status = event.result.status
    output.line(style.paint("\(style.mark(status)) \(failure.step)", .status(status)))
    for line in failure.lines(style, width: output.display.width.map { $0 - 4 }) {
      output.line(blanks(4) + line)
    }
    output.flush()
  }
}
