/// The reason why a stream cannot be read as messages.
enum LSPFrameError: Error, Hashable {
  /// What has arrived is no header.
  case noHeader(String)
  case noLength
  case badLength(String)
  case badEncoding(String)
  case longHeader(limit: Int)
  case longBody(Int, limit: Int)

  var sentence: String {
    switch self {
    case .noHeader(let text):
      "the client sent \"\(text)\" where a header such as \"Content-Length: 12\" is expected"
    case .noLength: "the client sent a header without Content-Length"
    case .badLength(let text):
      "the client sent the length \"\(text)\", which is not a number of bytes"
    case .badEncoding(let text): "the client sent the content type \"\(text)\"; only UTF-8 is read"
    case .longHeader(let limit): "the client sent a header of more than \(limit) bytes"
    case .longBody(let length, let limit):
      "the client sent a message of \(length) bytes; at most \(limit >> 20) MB are read"
    }
  }
}
