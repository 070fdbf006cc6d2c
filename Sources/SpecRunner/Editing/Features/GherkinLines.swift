import SpecGherkin
import SpecRunner
import SpecText

/// Writes Gherkin that fits into a document: its keywords, its indentation and its line ends.
struct GherkinLines {
  private let view: DocumentView
  private let dialect: Dialect?

  init(_ view: DocumentView) {
    self.view = view
    dialect = Dialect.named(view.file?.language ?? view.workspace.settings.loader.language)
  }

  /// The line end of the document.
  var lineEnd: String {
    guard let feed = view.buffer.bytes.firstIndex(of: 0x0A), feed > 0 else { return "\n" }
    return view.buffer.bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The keyword that the document uses; that of its language if there is no scenario.
  private var scenarioKeyword: String {
    let known = dialect?.scenario ?? []
    let used = view.file?.scenarios.map(\.keyword).first { known.contains(same: $0) }
    return used ?? known.last ?? "Scenario"
  }

  /// A scenario after an empty line.
  ///
  /// - Parameters:
  ///   - indent: that of the scenario's keyword.
  ///   - steps: the lines of its steps, with the indentation of their arguments only.
  func scenario(tag: String, name: String, steps: [String], indent: String) -> String {
    let lines =
      ["", indent + tag, "\(indent)\(scenarioKeyword): \(name)"]
      + steps.map { $0.isEmpty ? $0 : "\(indent)  \($0)" }
    return lines.joined(separator: lineEnd) + lineEnd
  }

  /// A keyword for steps of a type, such as `Given `.
  func keyword(_ type: PickleStepType?) -> String {
    let words: [String]? =
      switch type {
      case .context: dialect?.given
      case .action: dialect?.when
      case .outcome: dialect?.then
      case .unknown, nil: ["* "]
      }
    return words?.first { !$0.begins(with: "*") } ?? "* "
  }

  /// The white space at the start of a line of the parser.
  func indent(ofLine line: Int) -> String {
    let range = view.buffer.range(ofParserLine: line)
    let bytes = view.buffer.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines of a block, from its first to the last that is neither blank, comment nor tag of the
  /// next.
  func lastLine(from first: Int) -> Int {
    guard let file = view.file else { return first }
    var last = first
    for line in file.lines.dropFirst(first) {
      if line.kind.isTitle, line.kind != .examples { break }
      if [.step, .row, .docStringStart, .docStringContent, .docStringEnd, .examples, .text]
        .contains(line.kind)
      {
        last = Int(line.line.number)
      }
    }
    return last
  }

  /// The offset after a line and its end, and the text that must precede an insertion there.
  func end(ofLine line: Int) -> (offset: Int, before: String) {
    let next = view.buffer.range(ofParserLine: line + 1).lowerBound
    let range = view.buffer.range(ofParserLine: line)
    let isLast = next == view.buffer.bytes.count && view.buffer.bytes.last != 0x0A
    return isLast ? (range.upperBound, lineEnd) : (next, "")
  }
}
