import SpecSystem
import SpecText

/// Answers requests for the files of a folder.
struct FileResponder: Sendable {
  let folder: ServedFolder

  /// A response; a HEAD request gets it without its body.
  struct Response: Sendable {
    let status: Int
    var headers: [(name: String, value: String)]
    let body: [UInt8]

    /// The bytes of the response.
    func bytes(isHead: Bool, isKept: Bool) -> [UInt8] {
      var head = "HTTP/1.1 \(status) \(FileResponder.title(of: status))\r\n"
      // Files may change between two scenarios.
      let further = [
        ("Content-Length", "\(body.count)"), ("Cache-Control", "no-store"),
        ("Connection", isKept ? "keep-alive" : "close"),
      ]
      for (name, value) in headers + further { head += "\(name): \(value)\r\n" }
      return Array((head + "\r\n").utf8) + (isHead ? [] : body)
    }
  }

  func response(to request: HTTPRequest) -> Response {
    guard Self.isLocal(request["host"] ?? "localhost") else { return Self.page(421) }
    guard request.method == "GET" || request.method == "HEAD" else {
      return Self.page(405, [("Allow", "GET, HEAD")])
    }
    switch folder.entry(at: request.target) {
    case .invalid: return Self.page(400)
    case .none: return Self.page(404, "There is no file for \(request.target).")
    case .moved(let address): return Self.page(301, [("Location", address)])
    case .file(let path):
      switch FileSystem.read(path) {
      case .failure(let failure):
        return Self.page(500, "The file cannot be read: \(failure.sentence).")
      case .success(let bytes): return Self.file(bytes, MediaType.of(path), request)
      }
    }
  }

  /// A page of another host must not read the files, even if that host has the address of this
  /// machine.
  private static func isLocal(_ host: String) -> Bool {
    let name = host.prefix { $0 != ":" }.lowercased()
    return name == "127.0.0.1" || name == "localhost" || name.hasSuffix(".localhost")
  }

  private static func file(
    _ bytes: [UInt8], _ type: String, _ request: HTTPRequest
  ) -> Response {
    let headers = [("Content-Type", type), ("Accept-Ranges", "bytes")]
    // Without a validator, a condition on a range is never met.
    guard request.method == "GET", request["if-range"] == nil, let text = request["range"],
      let range = ByteRange(text)
    else { return Response(status: 200, headers: headers, body: bytes) }
    guard let part = range.indices(of: bytes.count) else {
      return page(416, [("Content-Range", "bytes */\(bytes.count)")])
    }
    let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)"
    return Response(
      status: 206, headers: headers + [("Content-Range", place)], body: Array(bytes[part]))
  }

  /// A page that shows a status.
  static func page(
    _ status: Int, _ sentence: String = "", _ headers: [(name: String, value: String)] = []
  ) -> Response {
    let title = "\(status) \(title(of: status))"
    let text =
      "<!doctype html><meta charset=\"utf-8\"><title>\(title)</title><h1>\(title)</h1>\n"
      + (sentence.isEmpty ? "" : "<p>\(MarkupText.escaped(sentence))</p>\n")
    return Response(
      status: status, headers: [("Content-Type", "text/html; charset=utf-8")] + headers,
      body: Array(text.utf8))
  }

  private static func page(_ status: Int, _ headers: [(name: String, value: String)]) -> Response {
    page(status, "", headers)
  }

  fileprivate static func title(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    case 431: "Request Header Fields Too Large"
    case 505: "HTTP Version Not Supported"
    default: "Internal Server Error"
    }
  }
}

/// One requested range of bytes: `bytes=0-99`, `bytes=100-`, `bytes=-50`.
private struct ByteRange {
  private let first: Int?
  private let last: Int?

  /// Parses a header; nil for several ranges and for anything else, which is then ignored.
  init?(_ text: String) {
    let unit = "bytes="
    guard text.begins(with: unit) else { return nil }
    let ends = text.utf8.dropFirst(unit.utf8.count)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      ends != ["", ""]
    else { return nil }
    // A number that is too large for an integer is larger than any file.
    first = ends[0].isEmpty ? nil : Int(ends[0]) ?? .max
    last = ends[1].isEmpty ? nil : Int(ends[1]) ?? .max
    if let first, let last, first > last { return nil }
  }

  /// The range within a number of bytes; nil if it has none of them.
  func indices(of count: Int) -> Range<Int>? {
    guard let first else {
      let length = min(last ?? 0, count)
      return length > 0 ? (count - length)..<count : nil
    }
    guard first < count else { return nil }
    return first..<(min(last ?? .max, count - 1) + 1)
  }
}
