import SpecExpressions
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// The kinds of the words of a document: keywords, tags, values of steps, placeholders and so on.
struct SemanticTokensProvider {
  let view: DocumentView

  private enum Kind: Int {
    case keyword, decorator, comment, string, number, parameter, variable, property, title
  }

  static let legend: JSONValue = [
    "tokenTypes": [
      "keyword", "decorator", "comment", "string", "number", "parameter", "variable", "property",
      "class",
    ],
    "tokenModifiers": [],
  ]

  func json(within range: Range<Int>?) -> JSONValue {
    var data: [JSONValue] = []
    var last = TextPosition(line: 0, character: 0)
    for token in tokens where range.map({ $0.overlaps(token.range) }) ?? true {
      let start = view.buffer.position(of: token.range.lowerBound)
      let length = view.buffer.encoding.units(in: view.buffer.bytes[token.range])
      let isSameLine = start.line == last.line
      let numbers = [
        start.line - last.line, isSameLine ? start.character - last.character : start.character,
        length, token.kind.rawValue, 0,
      ]
      data += numbers.map { .integer($0) }
      last = start
    }
    return ["data": .array(data)]
  }

  /// The tokens in order; they do not overlap.
  private var tokens: [(range: Range<Int>, kind: Kind)] {
    guard let file = view.file else { return [] }
    let uses = Dictionary(
      view.uses.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    var tokens: [(range: Range<Int>, kind: Kind)] = []
    for line in file.lines {
      switch line.kind {
      case .feature, .rule, .background, .scenario, .examples:
        tokens.append((line.keyword, .keyword))
        tokens += names(in: line.text, around: .title)
      case .step:
        tokens.append((line.keyword, .keyword))
        tokens += uses[Int(line.line.number)].map(values) ?? names(in: line.text, around: nil)
      case .row:
        _ = file.part.files.first?.source.readCells(of: line.line) { cell in
          tokens += names(in: cell, around: .property)
        }
      case .comment: tokens.append((line.text, .comment))
      case .language: tokens.append((line.line.first..<line.line.end, .comment))
      case .docStringStart, .docStringEnd: tokens.append((line.keyword, .string))
      case .docStringContent: tokens += names(in: line.text, around: .string)
      case .blank, .text, .tags: break
      }
    }
    tokens += file.tags.map { ($0.range, .decorator) }
    return tokens.filter { !$0.range.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The placeholders and variables in a text, and what is around them.
  private func names(in range: Range<Int>, around kind: Kind?) -> [(range: Range<Int>, kind: Kind)]
  {
    var tokens: [(range: Range<Int>, kind: Kind)] = []
    var start = range.lowerBound
    func close(_ end: Int) { if let kind, start < end { tokens.append((start..<end, kind)) } }
    var place = range.lowerBound
    let bytes = view.buffer.bytes
    while place < range.upperBound {
      let found = Self.name(in: bytes[place..<range.upperBound])
      guard let (end, kind) = found else {
        place += 1
        continue
      }
      close(place)
      tokens.append((place..<end, kind))
      start = end
      place = end
    }
    close(range.upperBound)
    return tokens
  }

  /// The end of `<name>` or `${NAME}` at the start of bytes.
  private static func name(in bytes: ArraySlice<UInt8>) -> (end: Int, kind: Kind)? {
    let isVariable = bytes.starts(with: "${".utf8)
    guard isVariable || bytes.first == UInt8(ascii: "<") else { return nil }
    let mark = UInt8(ascii: isVariable ? "}" : ">")
    guard let end = bytes.firstIndex(of: mark), end - bytes.startIndex > (isVariable ? 2 : 1),
      !bytes.dropFirst().prefix(upTo: end).contains(UInt8(ascii: "<"))
    else { return nil }
    return (end + 1, isVariable ? .variable : .parameter)
  }

  /// The values that a step passes to its definition.
  private func values(of use: StepUse) -> [(range: Range<Int>, kind: Kind)] {
    guard use.definitions.count == 1, let index = use.definitions.first,
      let match = use.run.flatMap({ view.registry.match($0.step, by: index) }),
      use.run?.step.text.isSame(as: use.step.text) == true
    else { return names(in: use.text, around: nil) }
    var tokens: [(range: Range<Int>, kind: Kind)] = []
    var place = use.text.lowerBound
    for argument in match.arguments {
      guard let start = argument.group.start, let text = argument.text else { continue }
      let from = offset(ofCodePoint: start, in: use.text)
      let range = from..<min(from + text.utf8.count, use.text.upperBound)
      guard range.lowerBound >= place else { continue }
      tokens += names(in: place..<range.lowerBound, around: nil)
      let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
      tokens += names(in: range, around: isNumber ? .number : .string)
      place = range.upperBound
    }
    return tokens + names(in: place..<use.text.upperBound, around: nil)
  }

  private func offset(ofCodePoint count: Int, in range: Range<Int>) -> Int {
    var place = range.lowerBound
    for _ in 0..<count {
      guard place < range.upperBound else { break }
      place += 1
      while place < range.upperBound, view.buffer.bytes[place] & 0xC0 == 0x80 { place += 1 }
    }
    return place
  }
}
