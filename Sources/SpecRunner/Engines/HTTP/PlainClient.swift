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
    var path = ""
    for byte in text[start...].utf8 {
      // A space or a line end would begin another part of the request.
      if byte > 0x20, byte < 0x7F {
        path.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        path += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return (String(text[..<start]), path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
  }
}
