/// Turns a source into a document and its pickles, or into everything that is wrong with it.
///
/// Where the official parsers disagree with each other, this one: looks past one leading byte
/// order mark; counts columns in code points everywhere; takes Unicode's `White_Space` for white
/// space, also around cells; resolves every escaped delimiter of a doc string's line; drops a bare
/// `@` with a warning; takes the names in an outline's header literally.
public struct Parser {
  /// Parses one source.
  ///
  /// - Parameters:
  ///   - firstID: the number the first finished node gets; `ParseResult.nextID` is for the next file.
  ///   - defaultLanguage: the language of a file that names none; English if there is no such.
  public static func parse(
    _ source: Source, firstID: UInt32 = 0, defaultLanguage: String = "en"
  ) -> ParseResult {
    let dialect = Dialect.named(defaultLanguage) ?? Dialect.english
    let setup = ReaderSetup(uri: source.uri, dialect: dialect, firstID: firstID)
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
      case .plain:
        return read(source, DocumentReader<PlainScanner>(bytes, base: base, setup: setup))
      case .markdown:
        return read(source, DocumentReader<MarkdownScanner>(bytes, base: base, setup: setup))
      }
    }
  }

  /// Reads the document and makes its pickles.
  private static func read<Scanner: LineScanner>(
    _ source: Source, _ reader: consuming DocumentReader<Scanner>
  ) -> ParseResult {
    reader.read()
    var complaints = reader.complaints
    guard complaints.errors.isEmpty else {
      return ParseResult(source, complaints, reader.nextID)
    }
    var compiler = PickleCompiler(firstID: reader.nextID, source: reader.base)
    compiler.compile(reader.records)
    let nextID = compiler.nextID
    if let excess = compiler.excess {
      switch excess {
      case .text(let spot): complaints.outgrown(at: spot)
      case .steps(let spot): complaints.tooMany(at: spot)
      }
      return ParseResult(source, complaints, nextID)
    }
    let language = reader.dialect.code
    let document = DocumentStorage(
      source: source, language: language, records: reader.finish())
    let pickles = PickleStorage(document: document, records: compiler.finish())
    return ParseResult(source, complaints, nextID, document, pickles)
  }
}
