import SpecGherkin
import SpecText

/// The silencing comments of a file, found by line, and which of them silenced something.
struct LintSilences {
  let list: [LintSilence]
  /// The indices of the comments for the whole file.
  private let ofFile: [Int]
  /// The indices of the other comments, by the lines that they cover.
  private let byLine: [Int: [Int]]
  private var used: Set<Use> = []

  /// A rule of a comment, by their indices.
  private struct Use: Hashable {
    let silence: Int
    let rule: Int
  }

  init(_ list: [LintSilence]) {
    self.list = list
    ofFile = list.indices.filter { list[$0].lines == nil }
    var byLine: [Int: [Int]] = [:]
    for (index, silence) in list.enumerated() {
      for line in silence.lines.map(Array.init) ?? [] { byLine[line, default: []].append(index) }
    }
    self.byLine = byLine
  }

  /// Whether a comment silences a finding; each that does is then used.
  mutating func cover(_ finding: LintFinding) -> Bool {
    var isCovered = false
    for index in ofFile + (finding.location.flatMap { byLine[$0.line] } ?? []) {
      guard let rule = list[index].rules.firstIndex(ofSame: finding.rule) else { continue }
      used.insert(Use(silence: index, rule: rule))
      isCovered = true
    }
    return isCovered
  }

  /// Whether a rule of a comment has silenced nothing.
  func isUnused(_ silence: Int, rule: Int) -> Bool {
    !used.contains(Use(silence: silence, rule: rule))
  }
}
