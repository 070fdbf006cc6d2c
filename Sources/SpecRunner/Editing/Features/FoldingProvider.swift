import SpecGherkin
import SpecJSON

/// The parts of a document that can be folded: blocks, tables, doc strings and comments.
struct FoldingProvider {
  let view: DocumentView

  /// The parts, by their lines of the parser, outer ones first.
  var folds: [(first: Int, last: Int, isComment: Bool)] {
    guard let file = view.file, let feature = file.document?.feature else { return [] }
    let lines = file.lines
    var folds: [(first: Int, last: Int, isComment: Bool)] = []
    func add(_ first: Int, _ end: Int) {
      // Blank lines, comments and tags before the next block belong to that.
      var last = min(end - 1, lines.count)
      while last > first, [.blank, .comment, .tags].contains(lines[last - 1].kind) { last -= 1 }
      if last > first { folds.append((first, last, false)) }
    }
    let titles = lines.filter(\.kind.isTitle).map { (Int($0.line.number), $0.kind) }
    let end = lines.count + 1
    for (place, title) in titles.enumerated() {
      let next = titles[(place + 1)...].first { Self.level($0.1) <= Self.level(title.1) }
      add(title.0, next?.0 ?? end)
    }
    if feature.keyword == nil { add(1, end) }
    folds += runs(of: lines)
    return folds.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
  }

  var json: JSONValue {
    .array(
      folds.map { fold in
        .fields([
          "startLine": .integer(clientLine(fold.first)), "endLine": .integer(clientLine(fold.last)),
          "kind": fold.isComment ? .string("comment") : nil,
        ])
      })
  }

  /// Tables, doc strings and comments of several lines.
  private func runs(of lines: [WrittenLine]) -> [(first: Int, last: Int, isComment: Bool)] {
    var runs: [(first: Int, last: Int, isComment: Bool)] = []
    var first = 0
    while first < lines.count {
      let kind = lines[first].kind
      var end = first + 1
      switch kind {
      case .row, .comment: while end < lines.count, lines[end].kind == kind { end += 1 }
      case .docStringStart:
        while end < lines.count, lines[end].kind == .docStringContent { end += 1 }
        if end < lines.count, lines[end].kind == .docStringEnd { end += 1 }
      default: break
      }
      if end - first > 1 { runs.append((first + 1, end, kind == .comment)) }
      first = end
    }
    return runs
  }

  private static func level(_ kind: WrittenLine.Kind) -> Int {
    switch kind {
    case .feature: 0
    case .rule: 1
    case .examples: 3
    default: 2
    }
  }

  private func clientLine(_ line: Int) -> Int {
    view.buffer.position(of: view.buffer.range(ofParserLine: line).lowerBound).line
  }
}
