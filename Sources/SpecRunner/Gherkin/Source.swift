/// A feature file as it came: its URI, its bytes, and which of the two notations it is in.
///
/// The text is kept as given, byte order mark and line ends included; parsing looks past one
/// leading byte order mark, which counts in no column.
public struct Source: Sendable {
  /// The notation of a feature file, with its official media type.
  public enum MediaType: String, Hashable, Sendable, BitwiseCopyable {
    /// Gherkin, `.feature`.
    case plain = "text/x.cucumber.gherkin+plain"
    /// Markdown with Gherkin in it, `.feature.md`.
    case markdown = "text/x.cucumber.gherkin+markdown"

    /// The notation a file name stands for: Markdown if it ends with `.md`, else Gherkin.
    public init(uri: String) {
      self = uri.utf8.suffix(3).elementsEqual(".md".utf8) ? .markdown : .plain
    }
  }

  public let uri: String
  public let mediaType: MediaType
  package let bytes: [UInt8]

  /// A source from bytes that should be UTF-8; `firstInvalidUTF8` tells whether they are.
  public init(uri: String, bytes: [UInt8], mediaType: MediaType? = nil) {
    self.uri = uri
    self.bytes = bytes
    self.mediaType = mediaType ?? MediaType(uri: uri)
  }

  public init(uri: String, text: String, mediaType: MediaType? = nil) {
    self.init(uri: uri, bytes: Array(text.utf8), mediaType: mediaType)
  }

  /// The whole text; bytes that are not UTF-8 appear as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The place of the first byte that is not part of valid UTF-8, or nil if all is well.
  ///
  /// Parsing does not ask: whoever loads files decides whether a broken one is refused.
  public var firstInvalidUTF8: Location? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let offset = UTF8Scan.firstInvalid(in: bytes) else { return nil }
      let bom = UTF8Scan.bomLength(bytes)
      let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? bom
      let line = bytes[..<offset].count { $0 == 0x0A } + 1
      return Location(
        line: line, column: UTF8Scan.codePoints(in: bytes[min(lineStart, offset)..<offset]) + 1)
    }
  }

  /// The complaint about bytes that are not UTF-8, or nil if all is well.
  public var encodingError: Diagnostic? {
    firstInvalidUTF8.map { place in
      Diagnostic(
        code: "gherkin.invalid-utf8", message: "this is not UTF-8", uri: uri, location: place,
        fix: "save the file in the encoding UTF-8")
    }
  }
}
