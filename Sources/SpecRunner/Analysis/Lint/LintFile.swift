import SpecGherkin
import SpecRunner
import SpecText

/// A feature file as rules read it: its nodes with their texts, and its lines.
///
/// The texts of a document are made on access; here each is made once for all rules.
final class LintFile {
  let uri: String
  let source: Source
  let document: GherkinDocument
  /// The pickles, which do not include scenarios that define steps.
  let pickles: Pickles
  /// The feature, then its rules; empty if the file has no feature.
  let blocks: [LintBlock]
  /// The warnings about lines that read like steps.
  let proseSteps: [Diagnostic]
  /// The byte offset of each line; that of the first is after a byte order mark.
  private let starts: [Int]

  /// - Parameter stepDefinitions: the scenarios of the suite that define steps.
  init?(_ result: ParseResult, stepDefinitions: Set<NodeID>) {
    guard let document = result.document else { return nil }
    self.document = document
    uri = result.source.uri
    source = result.source
    pickles = result.pickles
    proseSteps = ProseSteps.all(in: result)
    blocks =
      document.feature.map { feature in
        [LintBlock(feature, stepDefinitions: stepDefinitions)]
          + feature.rules.map {
            LintBlock(feature, $0, stepDefinitions: stepDefinitions)
          }
      } ?? []
    var starts = [result.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (place, byte) in result.source.bytes.enumerated() where byte == 0x0A {
      starts.append(place + 1)
    }
    self.starts = starts
  }

  var isMarkdown: Bool { source.mediaType == .markdown }

  /// The language of the feature.
  var language: String { document.feature?.language ?? "en" }

  /// The scenarios, except those that define steps.
  private(set) lazy var scenarios: [LintScenario] = blocks.flatMap(\.scenarios)

  /// The steps of backgrounds and scenarios, in the order of the text.
  private(set) lazy var steps: [LintStep] = blocks.flatMap { block in
    (block.background?.steps ?? []) + block.scenarios.flatMap(\.steps)
  }

  /// Every element that can have tags, with its tags.
  private(set) lazy var tagged: [LintTagged] = blocks.flatMap(\.tagged)

  // MARK: - Lines

  /// The number of lines; a line feed at the end of the file does not begin another one.
  var lineCount: Int { starts.last == source.bytes.count ? starts.count - 1 : starts.count }

  /// The bytes of a line, counted from 1, without its line end.
  func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : source.bytes.count
    if line < starts.count, end > start, source.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The bytes of a line with its line end.
  func wholeRange(ofLine line: Int) -> Range<Int> {
    starts[line - 1]..<(line < starts.count ? starts[line] : source.bytes.count)
  }

  func text(ofLine line: Int) -> String {
    String(decoding: source.bytes[range(ofLine: line)], as: UTF8.self)
  }

  /// The byte offset of a place.
  func offset(of location: Location) -> Int {
    let line = text(ofLine: location.line).unicodeScalars.prefix((location.column ?? 1) - 1)
    return starts[location.line - 1] + line.reduce(0) { $0 + UTF8.width($1) }
  }

  /// Whether a line has only spaces and tabs.
  func isBlank(line: Int) -> Bool {
    source.bytes[range(ofLine: line)].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  /// The lines of the contents of doc strings, in which white space counts.
  private(set) lazy var docStringLines: Set<Int> = {
    var lines: Set<Int> = []
    let all = blocks.flatMap { ($0.background?.steps ?? []) + $0.every.flatMap(\.steps) }
    for step in all {
      guard let docString = step.node.docString else { continue }
      var line = docString.location.line + 1
      while line <= lineCount, !isBounded(line, by: docString.delimiter) {
        lines.insert(line)
        line += 1
      }
    }
    return lines
  }()

  private func isBounded(_ line: Int, by delimiter: String) -> Bool {
    source.bytes[range(ofLine: line)].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: delimiter.utf8)
  }
}

/// An element with tags: a feature, a rule, a scenario or examples.
struct LintTagged {
  let tags: [LintTag]
  /// The tags of the elements around it.
  let inherited: [LintTag]
  let location: Location
}

/// A tag and its place.
struct LintTag {
  let name: String
  let location: Location

  init(_ tag: Tag) {
    name = tag.name
    location = tag.location
  }
}
