import SpecEngines
import SpecFormat
import SpecGherkin
import SpecJSON
import SpecReporters
import SpecRunner

/// Formats a document or a part of it as `spec format` does.
struct FormattingProvider {
  let view: DocumentView

  /// - Parameter range: only lines that the range touches are changed; nil for all.
  func json(within range: Range<Int>?) throws(RPCError) -> JSONValue {
    let source = Source(uri: view.path, bytes: view.buffer.bytes)
    let formatted = FormattedSource(source, language: view.workspace.settings.loader.language)
    if let error = formatted.errors.first {
      throw .refusal(
        "the document is not formatted, because it has an error: "
          + ExpectationText.message(error))
    }
    let lines = range.map { range in
      view.buffer.parserLine(of: range.lowerBound)
        - 1..<view.buffer.parserLine(
          of: max(range.lowerBound, range.upperBound - 1))
    }
    let edits = LineReplacement.all(of: formatted).filter { replacement in
      guard let lines else { return true }
      return replacement.lines.isEmpty
        ? lines.contains(replacement.lines.lowerBound) : lines.overlaps(replacement.lines)
    }
    return .array(edits.map(json))
  }

  private func json(_ replacement: LineReplacement) -> JSONValue {
    let range =
      start(ofLine: replacement.lines.lowerBound)..<start(ofLine: replacement.lines.upperBound)
    return [
      "range": view.buffer.range(range).json,
      "newText": .string(String(decoding: replacement.bytes, as: UTF8.self)),
    ]
  }

  private func start(ofLine line: Int) -> Int {
    view.buffer.range(ofParserLine: line + 1).lowerBound
  }
}
