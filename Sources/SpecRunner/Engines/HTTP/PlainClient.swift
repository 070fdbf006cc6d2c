import SpecSystem
import SpecText

/// Sends one request of a step, as it is written: without redirects, cookies or default headers.
package actor PlainClient {
  private let executor = SessionExecutor("spec.request")
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init() {}

  /// Sends a request and waits for the complete response.
  ///
  /// - Parameter limit: the time for the connection, the request and the response.
  package func send(
    _ method: String, _ address: String, headers: [(name: String, value: String)],
    body: [UInt8]?, within limit: Duration
  ) throws(HTTPError) -> HTTPResponse {
    let (server, path) = Self.parts(of: address)
    var headers = headers
    if !headers.contains(where: { $0.name.lowercased() == "accept" }) {
      headers.append((name: "Accept", value: "*/*"))
    }
    return try HTTPConnection(HTTPAddress(server)).send(
      method, path, headers: headers, body: body, by: .after(limit))
  }

  /// The server of an address, and the path with the query; characters outside ASCII are encoded.
  static func parts(of address: String) -> (server: String, path: String) {
    let text = address.prefix { $0 != "#" }
    guard let scheme = text.firstRange(of: "://") else { return (address, "/") }
    let start = text[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? text.endIndex
    // A space or a line end would begin another part of the request.
    let path = PercentText.encoded(text[start...].utf8) { $0 > 0x20 && $0 < 0x7F }
    return (String(text[..<start]), path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
  }
}
