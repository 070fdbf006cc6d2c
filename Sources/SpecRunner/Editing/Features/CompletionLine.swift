import SpecGherkin
import SpecRunner
import SpecText

/// The line in which something is typed, up to the cursor.
///
/// It is read without the parser, because a document has errors while it is written.
struct CompletionLine {
  /// What can be completed.
  enum Place {
    /// The first word of a line, which may become a keyword.
    case keyword
    case tag
    /// The text of a step.
    case step(keyword: String)
    /// The code after `# language:`.
    case language
    /// The name of a data file after `Examples: from "`.
    case dataFile
    /// The rule after `# spec-lint-disable`.
    case silence
    /// A cell of a table, with the number of its column.
    case cell(Int)
    /// Prose and comments.
    case nothing
  }

  let place: Place
  /// What has been typed, and where it begins in the document.
  let typed: String
  let start: Int
  /// The language of the document.
  let language: String

  init(_ view: DocumentView, _ offset: Int) {
    let buffer = view.buffer
    let line = buffer.range(ofParserLine: buffer.parserLine(of: offset))
    language =
      Self.language(of: buffer) ?? view.workspace.settings.loader.language
    let bytes = Array(
      buffer.bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))])
    let isMarkdown = FilePath.has(view.path, ".md")
    var first = Self.skipBlanks(bytes, 0)
    if isMarkdown { first = Self.skipMark(bytes, first) }
    let rest = Array(bytes[first...])
    let found = Self.place(
      rest, language, isProse: Self.isInDocString(buffer, before: line.lowerBound))
    place = found.place
    start = line.lowerBound + first + found.length
    typed = String(decoding: rest[found.length...], as: UTF8.self)
  }

  private static func place(
    _ rest: [UInt8], _ language: String, isProse: Bool
  ) -> (place: Place, length: Int) {
    if isProse { return (.nothing, 0) }
    switch rest.first {
    case UInt8(ascii: "@"):
      let last = rest.lastIndex { $0 == 0x20 || $0 == 0x09 }.map { $0 + 1 } ?? 0
      return rest[last...].first == UInt8(ascii: "@") ? (.tag, last) : (.nothing, 0)
    case UInt8(ascii: "#"):
      let text = String(decoding: rest, as: UTF8.self)
      for command in ["-next-line ", " "].map({ "spec-lint-disable" + $0 }) {
        let length = skipBlanks(rest, 1) + command.utf8.count
        guard rest[skipBlanks(rest, 1)...].starts(with: command.utf8) else { continue }
        return rest.contains(UInt8(ascii: ":")) ? (.nothing, 0) : (.silence, length)
      }
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
        text.utf8[..<colon].filter({ $0 != 0x20 }).elementsEqual("#language".utf8)
      else { return (.nothing, 0) }
      let code = text.utf8.distance(from: text.startIndex, to: colon) + 1
      return (.language, skipBlanks(rest, code))
    case UInt8(ascii: "|"):
      let bars = rest.indices.filter { place in
        rest[place] == UInt8(ascii: "|") && (place == 0 || rest[place - 1] != UInt8(ascii: "\\"))
      }
      return (.cell(bars.count - 1), skipBlanks(rest, (bars.last ?? 0) + 1))
    default: break
    }
    let dialect = Dialect.named(language) ?? Dialect.named("en")
    if let dialect {
      let length = dialect.stepKeywordLength(rest)
      if length > 0 {
        let keyword = String(decoding: rest[..<length], as: UTF8.self)
        return (.step(keyword: keyword), skipBlanks(rest, length))
      }
      for keyword in dialect.examples where rest.starts(with: (keyword + ":").utf8) {
        let text = rest[(keyword.utf8.count + 1)...].drop { $0 == 0x20 }
        let mark = Array("from \"".utf8)
        guard text.starts(with: mark) else { return (.nothing, 0) }
        return (.dataFile, text.startIndex + mark.count)
      }
    }
    // After a title, a name follows.
    return rest.contains(UInt8(ascii: ":")) ? (.nothing, 0) : (.keyword, 0)
  }

  private static func skipBlanks(_ bytes: [UInt8], _ from: Int) -> Int {
    var place = from
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place
  }

  /// Skips the marks of a heading or a list in Markdown.
  private static func skipMark(_ bytes: [UInt8], _ from: Int) -> Int {
    var place = from
    while place < bytes.count, "#*+-`".utf8.contains(bytes[place]) { place += 1 }
    return skipBlanks(bytes, place)
  }

  /// The code of a language line; nil without one.
  static func language(of buffer: TextBuffer) -> String? {
    for line in 1...max(1, min(buffer.lineCount, 50)) {
      let bytes = buffer.bytes[buffer.range(ofParserLine: line)]
        .filter { $0 != 0x20 && $0 != 0x09 }
      if bytes.isEmpty { continue }
      let text = String(decoding: bytes.drop { $0 >= 0x80 }, as: UTF8.self)
      guard text.utf8.first == UInt8(ascii: "#") else { return nil }
      if text.begins(with: "#language:") { return String(Substring(text.utf8.dropFirst(10))) }
    }
    return nil
  }

  /// Whether a doc string is open before an offset.
  private static func isInDocString(_ buffer: TextBuffer, before offset: Int) -> Bool {
    var delimiter: [UInt8]?
    var line = 1
    while true {
      let range = buffer.range(ofParserLine: line)
      guard range.lowerBound < offset else { return delimiter != nil }
      let text = buffer.bytes[range].drop { $0 == 0x20 || $0 == 0x09 }
      if let open = delimiter {
        if text.starts(with: open) { delimiter = nil }
      } else {
        for mark in ["\"\"\"", "```"] where text.starts(with: mark.utf8) {
          delimiter = Array(mark.utf8)
        }
      }
      line += 1
    }
  }
}
