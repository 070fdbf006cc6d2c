import SpecFormat
import SpecGherkin
import Testing

/// What holds for every file: formatting keeps its meaning, and a formatted file stays as it is.
enum Property {
  /// Checks a source; false if it does not parse, which then must be what the formatter says.
  @discardableResult
  static func holds(
    for source: Source, language: String = "en",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let formatted = FormattedSource(source, language: language)
    if let error = source.encodingError {
      #expect(formatted.errors == [error], sourceLocation: sourceLocation)
      return false
    }
    let before = Parser.parse(source, defaultLanguage: language)
    guard let document = before.document else {
      #expect(formatted.errors == before.recovered.errors, sourceLocation: sourceLocation)
      #expect(formatted.text == nil, sourceLocation: sourceLocation)
      return false
    }
    guard let text = formatted.text else {
      Issue.record(
        "\(source.uri) is not formatted: \(formatted.errors)\n\(source.text.debugDescription)",
        sourceLocation: sourceLocation)
      return true
    }
    let copy = Source(uri: source.uri, bytes: text.bytes, mediaType: source.mediaType)
    let after = Parser.parse(copy, defaultLanguage: language)
    let isSame = after.document.map { Content($0) == Content(document) } ?? false
    #expect(
      isSame, "\(source.uri)\n\(source.text)\n---\n\(copy.text)", sourceLocation: sourceLocation)
    let details = TreeText.Details.types
    #expect(
      TreeText(after.pickles, showing: details).description
        == TreeText(before.pickles, showing: details).description,
      "\(source.uri)", sourceLocation: sourceLocation)
    let again = FormattedSource(copy, language: language)
    #expect(
      again.text?.bytes == text.bytes,
      """
      \(source.uri) changes when it is formatted again
      \(source.text.debugDescription)
      \(copy.text)
      ---
      \(again.text.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
      """, sourceLocation: sourceLocation)
    return true
  }
}
