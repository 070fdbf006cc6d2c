import SpecText

/// A feature file: its URI, its bytes and its notation.
///
/// The text is unchanged, with byte order mark and line ends; the parser ignores a leading byte
/// order mark, also in columns.
public struct Source: Sendable {
  /// The notation of a feature file and its official media type.
  public enum MediaType: String, Hashable, Sendable, BitwiseCopyable {
    /// Gherkin, `.feature`.
    case plain = "text/x.cucumber.gherkin+plain"
    /// Markdown with Gherkin, `.feature.md`.
    case markdown = "text/x.cucumber.gherkin+markdown"

    /// The notation of a file name: Markdown if it ends with `.md`, otherwise Gherkin.
    public init(uri: String) {
      self = FilePath.has(uri, ".md") ? .markdown : .plain
    }
  }

  /// The URI, usually the path relative to the working directory.
  public let uri: String
  /// The notation.
  public let mediaType: MediaType
  package let bytes: [UInt8]

  /// Creates a source from bytes, which should be UTF-8; see `firstInvalidUTF8`.
  public init(uri: String, bytes: [UInt8], mediaType: MediaType? = nil) {
    self.uri = uri
    self.bytes = bytes
    self.mediaType = mediaType ?? MediaType(uri: uri)
  }

  /// Creates a source from text; the default notation is that of the file name.
  public init(uri: String, text: String, mediaType: MediaType? = nil) {
    self.init(uri: uri, bytes: Array(text.utf8), mediaType: mediaType)
  }

  /// The text; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The location of the first byte that is not valid UTF-8, or nil.
  ///
  /// The parser does not check it: the code that loads files decides whether to reject an invalid
  /// one.
  public var firstInvalidUTF8: Location? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let offset = UTF8Scan.firstInvalid(in: bytes) else { return nil }
      let bom = UTF8Scan.byteOrderMarkLength(bytes)
      let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? bom
      let line = bytes[..<offset].count { $0 == 0x0A } + 1
      return Location(
        line: line, column: UTF8Scan.codePoints(in: bytes[min(lineStart, offset)..<offset]) + 1)
    }
  }

  /// The error about bytes that are not UTF-8, or nil if there are none.
  public var encodingError: Diagnostic? {
    firstInvalidUTF8.map { place in
      Diagnostic(
        code: "gherkin.invalid-utf8", message: "this is not UTF-8", uri: uri, location: place,
        fix: "save the file in the encoding UTF-8")
    }
  }
}
