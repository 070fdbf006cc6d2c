import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// Renders steps with their tables, doc strings and, for text steps, the steps that they run.
struct StepHTML {
  let site: SiteRenderer
  let language: String
  /// The number of steps of a text step that are shown, because they multiply.
  private static let mostInner = 200

  /// A list of steps as written.
  ///
  /// - Parameters:
  ///   - values: the steps with values, as far as they are known, by which calls are expanded.
  ///   - statuses: the status of each step in the last run; empty if it is not shown.
  func list(
    _ steps: some RandomAccessCollection<Step>, values: [PickleStep] = [], statuses: [Status] = []
  ) -> String {
    if steps.isEmpty { return "<p class=\"soft\">No steps.</p>\n" }
    var html = "<ol class=\"steps\"\(HTMLText.language(language))>\n"
    for (index, step) in steps.enumerated() {
      let inner =
        index < values.count
        ? site.model.input.registry?.calledSteps(of: values[index]) ?? [] : []
      html += item(step, inner, index < statuses.count ? statuses[index] : nil)
    }
    return html + "</ol>\n"
  }

  private func item(_ step: Step, _ inner: [InnerStep], _ status: Status?) -> String {
    let line = Self.line(keyword: step.keyword, step.text)
    let sign = status.map { site.sign(DocsResult.State($0)) + " " } ?? ""
    let isContinued = step.keywordType == .conjunction
    var html = "<li class=\"step\(isContinued ? " more" : "")\">"
    if inner.isEmpty {
      html += sign + line
    } else {
      html += "<details class=\"call\"><summary>\(sign)\(line)</summary>\n\(list(inner))</details>"
    }
    let table = step.dataTable.map { Self.table($0.rows.map { $0.cells.map(\.value) }) } ?? ""
    let text = step.docString.map { Self.text($0.content, $0.mediaType) } ?? ""
    return html + (step.isTableBeforeDocString ? table + text : text + table) + "</li>\n"
  }

  /// The steps that a call runs, indented by the calls around them.
  private func list(_ inner: [InnerStep]) -> String {
    var html = "<ol class=\"steps\">\n"
    for step in inner.prefix(Self.mostInner) {
      let depth = min(step.depth, 6)
      html += "<li class=\"step depth-\(depth)\">"
      html += Self.line(keyword: step.written.keyword, step.step.text)
      if step.step.hasArgument {
        html += step.step.docString.map { Self.text($0.content, $0.mediaType) } ?? ""
        html += step.step.dataTable.map { Self.table($0.rows) } ?? ""
      }
      html += "</li>\n"
    }
    if inner.count > Self.mostInner {
      let more = (inner.count - Self.mostInner).counted("more step")
      html += "<li class=\"step soft\">and \(more)</li>\n"
    }
    return html + "</ol>\n"
  }

  // MARK: - Parts

  static func line(keyword: String, _ text: String) -> String {
    let hasBlank = keyword.utf8.last == UInt8(ascii: " ")
    let word = hasBlank ? String(keyword.unicodeScalars.dropLast()) : keyword
    return "<span class=\"keyword\">\(HTMLText.escape(word))</span>\(hasBlank ? " " : "")"
      + marked(text)
  }

  /// The text with its quoted values and `<names>` emphasised.
  static func marked(_ text: String) -> String {
    var html = ""
    var rest = text[...]
    while let start = rest.utf8.firstIndex(where: {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<")
    }) {
      let isQuote = rest.utf8[start] == UInt8(ascii: "\"")
      let inside = rest.utf8[rest.utf8.index(after: start)...]
      guard let end = inside.firstIndex(of: UInt8(ascii: isQuote ? "\"" : ">")) else { break }
      let after = rest.utf8.index(after: end)
      html += HTMLText.escape(String(rest[..<start]))
      html += "<span class=\"\(isQuote ? "value" : "name")\">"
      html += HTMLText.escape(String(rest[start..<after])) + "</span>"
      rest = rest[after...]
    }
    return html + HTMLText.escape(String(rest))
  }

  static func table(_ rows: [[String]]) -> String {
    let body = rows.map { row in
      "<tr>" + row.map { "<td>\(HTMLText.escape($0))</td>" }.joined() + "</tr>\n"
    }
    return "\n<div class=\"scroll\" tabindex=\"0\"><table class=\"data\">\n\(body.joined())"
      + "</table></div>\n"
  }

  static func text(_ content: String, _ mediaType: String?) -> String {
    let name = mediaType.map { " data-language=\"\(HTMLText.escape($0))\"" } ?? ""
    return
      "\n<pre class=\"doc\" tabindex=\"0\"\(name)><code>\(HTMLText.escape(content))</code></pre>\n"
  }
}

extension DocsResult.State {
  init(_ status: Status) {
    switch status {
    case .passed: self = .passed
    case .skipped: self = .skipped
    case .unknown: self = .neverRun
    case .failed, .pending, .undefined, .ambiguous: self = .failed
    }
  }

  init(_ result: CaseResult) {
    switch result {
    case .status(let status): self.init(status)
    case .knownIssue: self = .knownIssue
    case .quarantined: self = .quarantined
    case .unexpectedPass: self = .failed
    }
  }
}
