import SpecJSON
import SpecText

/// The documents that the client has open, with the text that its user sees.
///
/// All folders share them; a place is an absolute path, or the uri of what is not a file.
final class OpenDocuments {
  struct Document: Sendable {
    /// The uri as the client writes it.
    let uri: String
    fileprivate(set) var version: Int
    fileprivate(set) var buffer: TextBuffer
  }

  /// The largest document, in bytes.
  static let largest = 16 << 20

  private(set) var documents: [ExactText: Document] = [:]

  subscript(place: String) -> Document? { documents[ExactText(place)] }

  func open(
    _ place: String, uri: String, version: Int, text: String, _ encoding: PositionEncoding
  ) throws(LSPBreach) {
    if documents[ExactText(place)] != nil {
      throw LSPBreach("the client opened \(uri) twice")
    }
    try Self.check(text.utf8.count, uri)
    documents[ExactText(place)] = Document(
      uri: uri, version: version, buffer: TextBuffer(Array(text.utf8), encoding))
  }

  func close(_ place: String, uri: String) throws(LSPBreach) {
    if documents.removeValue(forKey: ExactText(place)) == nil {
      throw LSPBreach("the client closed \(uri), which is not open")
    }
  }

  /// Applies changes of the client in order.
  func change(
    _ place: String, uri: String, version: Int, _ changes: [Change]
  ) throws(LSPBreach) {
    guard var document = documents[ExactText(place)] else {
      throw LSPBreach("the client changed \(uri), which is not open")
    }
    guard version > document.version else {
      throw LSPBreach(
        "the client sent version \(version) of \(uri) after version \(document.version)")
    }
    document.version = version
    for change in changes {
      try Self.apply(change, to: &document)
      try Self.check(document.buffer.bytes.count, uri)
    }
    documents[ExactText(place)] = document
  }

  /// A change of a document: a new text for a range, or for all of it.
  struct Change: Sendable {
    let range: TextRange?
    let text: String

    init(_ json: JSONValue) throws(JSONDecodingError) {
      range = try json.fieldIfPresent(at: "range", as: TextRange.init)
      text = try json.string(at: "text")
    }
  }

  private static func apply(_ change: Change, to document: inout Document) throws(LSPBreach) {
    let text = Array(change.text.utf8)
    guard let range = change.range else {
      document.buffer = TextBuffer(text, document.buffer.encoding)
      return
    }
    let count = document.buffer.lineCount
    let start = document.buffer.offset(of: range.start)
    let end = document.buffer.offset(of: range.end)
    guard start <= end, range.start.line <= count else {
      throw LSPBreach(
        "the client changed \(document.uri) from line \(range.start.line) to \(range.end.line), "
          + "of \(count.counted("line"))")
    }
    document.buffer.replace(start..<end, with: text)
  }

  private static func check(_ size: Int, _ uri: String) throws(LSPBreach) {
    guard size > largest else { return }
    throw LSPBreach(
      "\(uri) has \(size >> 20) MB; the server reads documents of at most \(largest >> 20) MB")
  }
}

/// A violation of the protocol after which the documents of the client are not known.
struct LSPBreach: Error, Hashable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
