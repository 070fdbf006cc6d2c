/// A Gherkin parser that turns a source into a document and its pickles, or into errors.
///
/// It follows the [Gherkin grammar](https://github.com/cucumber/gherkin). Where the official
/// parsers disagree, this one ignores a byte order mark; counts columns in code points; treats
/// Unicode's `White_Space` as white space, also around cells; resolves every escaped delimiter in a
/// line of a doc string; drops a bare `@` with a warning; and takes the names in a header of
/// examples literally.
///
/// ```swift
/// let result = Parser.parse(Source(uri: "login.feature", text: text))
/// for error in result.errors { print(error) }
/// for pickle in result.pickles { print(pickle.name, pickle.steps.map(\.text)) }
/// ```
public struct Parser {
  /// Parses a source.
  ///
  /// - Parameters:
  ///   - source: The text and its name.
  ///   - firstID: The id of the first complete node; pass `ParseResult.nextID` for the next file.
  ///   - defaultLanguage: The code of the language for files without a language line; unknown codes
  ///     mean English.
  public static func parse(
    _ source: Source, firstID: UInt32 = 0, defaultLanguage: String = "en"
  ) -> ParseResult {
    parse(
      source, firstID: firstID, defaultLanguage: defaultLanguage, omittedTag: nil, rows: nil)
  }

  /// Parses a source whose examples may be in data files.
  ///
  /// - Parameters:
  ///   - omittedTag: The tag, possibly inherited, of scenarios that become no pickles.
  ///   - supply: Supplies the rows of an examples block that names a file and has no table; nil to
  ///     read such names like any other.
  package static func parse(
    _ source: Source, firstID: UInt32, defaultLanguage: String, omittedTag: String?,
    rows supply: ExamplesRows.Supply?
  ) -> ParseResult {
    let dialect = Dialect.named(defaultLanguage) ?? Dialect.english
    let setup = ReaderSetup(
      uri: source.uri, dialect: dialect, firstID: firstID, supply: supply)
    return source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, bytes.count > 0 else {
        return ParseResult(source, language: dialect.code, firstID)
      }
      guard bytes.count <= TextSpan.limit else {
        var complaints = DiagnosticCollector(uri: source.uri)
        complaints.tooLarge(bytes: bytes.count)
        return ParseResult(source, complaints, firstID)
      }
      switch source.mediaType {
      case .plain: return read(source, bytes, base, setup, omittedTag, PlainScanner.self)
      case .markdown: return read(source, bytes, base, setup, omittedTag, MarkdownScanner.self)
      }
    }
  }

  /// Parses the document and compiles its pickles; one with errors is read again for people.
  private static func read<Scanner: LineScanner>(
    _ source: Source, _ bytes: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>,
    _ setup: ReaderSetup, _ omittedTag: String?, _ scanner: Scanner.Type
  ) -> ParseResult {
    var reader = DocumentReader<Scanner>(bytes, base: base, setup: setup)
    reader.read()
    let complaints = reader.complaints
    let isWhole = complaints.errors.isEmpty
    if isWhole, !reader.hasMisspeltTitle { return result(source, reader, omittedTag, complaints) }
    var setup = setup
    setup.recovers = true
    var second = DocumentReader<Scanner>(bytes, base: base, setup: setup)
    second.read()
    let official =
      isWhole
      ? result(source, reader, omittedTag, complaints)
      : ParseResult(source, complaints, reader.nextID)
    // What only the official grammar refuses stays an error.
    let errors = second.complaints.errors.isEmpty ? complaints : second.complaints
    let recovered = result(source, second, omittedTag, errors)
    return recovered.document == nil ? official : official.with(recovered)
  }

  /// The document of a text with its pickles, unless they are too large.
  private static func result<Scanner: LineScanner>(
    _ source: Source, _ reader: consuming DocumentReader<Scanner>, _ omittedTag: String?,
    _ complaints: DiagnosticCollector
  ) -> ParseResult {
    var complaints = complaints
    var compiler = PickleCompiler(
      firstID: reader.nextID, source: reader.base, omittedTag: omittedTag)
    compiler.compile(reader.records)
    let nextID = compiler.nextID
    if let excess = compiler.excess {
      switch excess {
      case .text(let spot): complaints.outgrown(at: spot)
      case .steps(let spot): complaints.tooMany(at: spot)
      }
      return ParseResult(source, complaints, nextID)
    }
    let document = DocumentStorage(
      source: source, language: reader.dialect.code, records: reader.finish())
    let pickles = PickleStorage(document: document, records: compiler.finish())
    return ParseResult(source, complaints, nextID, document, pickles)
  }
}
