package import SpecGherkin

/// A source in canonical form, or the errors that prevent it.
///
/// The canonical text is parsed again and compared with the source. If the two did not mean the
/// same, the source would be left as it is, with an error.
package struct FormattedSource: Sendable {
  /// The source as written.
  package let source: Source
  /// The canonical text; nil if there are errors.
  package let text: FormattedText?
  /// Why there is no canonical text.
  package let errors: [Diagnostic]

  /// Formats a source.
  ///
  /// - Parameter language: The language of a source without a language line.
  package init(_ source: Source, language: String = "en") {
    self.source = source
    if let error = source.encodingError {
      (text, errors) = (nil, [error])
      return
    }
    let result = Parser.parse(source, defaultLanguage: language)
    guard let document = result.document else {
      (text, errors) = (nil, result.recovered.errors)
      return
    }
    let text = Self.text(of: document, source, language)
    if text.bytes != source.bytes {
      let copy = Source(uri: source.uri, bytes: text.bytes, mediaType: source.mediaType)
      let again = Parser.parse(copy, defaultLanguage: language).document
      guard again?.hasSameContent(as: document) == true else {
        (self.text, errors) = (nil, [Self.difference(source)])
        return
      }
    }
    (self.text, errors) = (text, [])
  }

  /// Whether the canonical text differs from the source.
  package var isChanged: Bool { text.map { $0.bytes != source.bytes } ?? false }

  private static func text(
    of document: GherkinDocument, _ source: Source, _ language: String
  ) -> FormattedText {
    let dialect = Dialect.named(document.feature?.language ?? language)
    let written = WrittenSource(source, document.writtenLines, dialect)
    switch source.mediaType {
    case .plain:
      var layout = PlainLayout(written)
      layout.write()
      return layout.text
    case .markdown:
      var layout = MarkdownLayout(written)
      layout.write()
      return layout.text
    }
  }

  private static func difference(_ source: Source) -> Diagnostic {
    Diagnostic(
      code: "format.other-meaning",
      message: "the file is not formatted, because it would not mean the same afterwards",
      uri: source.uri, fix: "please report this file as a defect of spec format")
  }
}
