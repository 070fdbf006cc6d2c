package import SpecGherkin
import SpecMessages
import SpecText

/// Renders a finished step with its table or doc string, and its failure below.
struct RenderedStep {
  private let style: Style
  private let width: Int?
  /// The duration from which a step's time is shown.
  private static let slow = Duration.seconds(1)
  /// The number of nested text steps up to which lines are indented further.
  private static let maximumDepth = 6

  init(_ style: Style, width: Int?) {
    self.style = style
    self.width = width
  }

  func lines(_ attempt: Attempt, at position: Int, _ index: RunIndex, indent: Int) -> [String] {
    let result = attempt.results[position]
    let blanks = String(repeating: " ", count: indent)
    var lines = heading(StepText(attempt, at: position, index), result, indent: indent)
    if let step = attempt.pickleStep(at: position) {
      lines += arguments(of: step).map { $0.isEmpty ? "" : blanks + "    " + $0 }
    }
    lines += innerSteps(attempt, at: position, indent: indent + 2)
    lines += logs(attempt, position).map { blanks + "    " + $0 }
    lines += explanation(attempt, position, index, indent: indent + 4).map { blanks + "    " + $0 }
    return lines
  }

  /// Returns a line for each step of a text step, indented by the calls around it.
  private func innerSteps(_ attempt: Attempt, at position: Int, indent: Int) -> [String] {
    (attempt.innerSteps(at: position)?.steps ?? []).flatMap { step -> [String] in
      let blanks = String(repeating: " ", count: indent + 2 * min(step.depth, Self.maximumDepth))
      let status = step.result.status
      let line = style.mark(status) + " " + VisibleText.sentence(step.line)
      return TextWidth.wrapped(line, to: width.map { $0 - TextWidth.columns(blanks) }, hanging: 4)
        .map { blanks + style.paint($0, status.isFailure ? .status(status) : .faint) }
    }
  }

  private func heading(_ text: StepText, _ result: StepResult, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let status = result.status
    var end = ""
    if result.duration >= Self.slow {
      end = "  (\(DurationText.short(result.duration)))"
    }
    let wrapped = TextWidth.wrapped(text.line, to: width.map { $0 - indent - 2 }, hanging: 4)
    return wrapped.enumerated().map { number, line in
      let mark = number == 0 ? style.mark(status) + " " : "      "
      let isLast = number == wrapped.count - 1
      return blanks + style.paint(mark + line, .status(status))
        + (isLast ? style.paint(end, .faint) : "")
    }
  }

  /// Returns the lines of the step's table or doc string.
  func arguments(of step: PickleStep) -> [String] {
    let table = step.dataTable.map(rows) ?? []
    let text = step.docString.map(content) ?? []
    let isTextFirst = (step.docString?.argumentIndex ?? 2) < (step.dataTable?.argumentIndex ?? 1)
    return isTextFirst ? text + table : table + text
  }

  private func rows(_ table: PickleTable) -> [String] {
    let rows = table.rows.map { $0.map { VisibleText.line(PickleTable.escaped($0)) } }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TextWidth.columns(cell))
      }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { " " + TextWidth.padded($0, to: $1) + " " }
      return cut("|" + cells.joined(separator: "|") + "|")
    }
  }

  private func content(_ docString: PickleDocString) -> [String] {
    let fence = "\"\"\""
    let lines = VisibleText.clean(docString.content)
      .split(separator: "\n", omittingEmptySubsequences: false).map { cut(String($0)) }
    return [fence + VisibleText.line(docString.mediaType ?? "")] + lines + [fence]
  }

  private func cut(_ line: String) -> String {
    // The minimum width of a table; a table with wrapped lines is unreadable.
    guard let width else { return line }
    return TextWidth.cut(line, to: max(width - 10, 20), ellipsis: style.ellipsis)
  }

  /// Returns what the step logged or linked to.
  private func logs(_ attempt: Attempt, _ position: Int) -> [String] {
    attempt.attachments.filter { $0.step == position }.flatMap { _, attachment -> [String] in
      guard case .text(let text) = attachment.body,
        [Attachment.logType, Attachment.linkType].contains(attachment.mediaType)
      else { return [] }
      return VisibleText.clean(text).split(separator: "\n").map {
        style.paint("> " + $0, .faint)
      }
    }
  }

  private func explanation(
    _ attempt: Attempt, _ position: Int, _ index: RunIndex, indent: Int
  ) -> [String] {
    let result = attempt.results[position]
    switch result.status {
    case .passed, .unknown: return []
    case .skipped:
      guard let reason = result.failure?.message, !reason.isEmpty else { return [] }
      return [style.paint("skipped: " + VisibleText.line(reason), .faint)]
    case .undefined:
      return [
        style.paint("undefined: write a step definition for it, or check its wording", .faint)
      ]
    case .pending, .ambiguous, .failed:
      return FailureText(attempt, at: position, index)
        .lines(style, width: width.map { $0 - indent }, withScreen: false)
    }
  }
}

/// The table and the doc string of a step as Gherkin.
package enum StepArgumentText {
  package static func lines(of step: PickleStep) -> [String] {
    RenderedStep(Style(.plain), width: nil).arguments(of: step)
  }
}
