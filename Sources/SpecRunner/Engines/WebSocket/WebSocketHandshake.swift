import SpecJSON

/// The opening handshake of a WebSocket connection (RFC 6455, section 4).
struct WebSocketHandshake {
  /// The random value that the server's response must refer to.
  let key: String

  init(nonce: [UInt8]) { key = Base64.encode(nonce) }

  func request(to address: HTTPAddress) -> [UInt8] {
    let lines = [
      "GET \(address.path.isEmpty ? "/" : address.path) HTTP/1.1", "Host: \(address.authority)",
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: \(key)",
      "Sec-WebSocket-Version: 13", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// The value of `Sec-WebSocket-Accept` that proves that the server has read the request.
  var proof: String {
    Base64.encode(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// - Throws: `misframed` if the server does not agree to a WebSocket connection.
  func check(_ response: HTTPResponse) throws(HTTPError) {
    guard response.status == 101 else {
      throw .misframed("it answered the handshake with status \(response.status)")
    }
    func values(_ name: String) -> [Substring] {
      (response[name] ?? "").split(whereSeparator: { " \t,".contains($0) })
    }
    guard values("upgrade").map({ $0.lowercased() }) == ["websocket"],
      values("connection").contains(where: { $0.lowercased() == "upgrade" })
    else { throw .misframed("it did not upgrade the connection to a WebSocket") }
    let accepted = values("sec-websocket-accept").joined()
    guard accepted.utf8.elementsEqual(proof.utf8) else {
      throw .misframed("its Sec-WebSocket-Accept does not belong to the request")
    }
    for name in ["sec-websocket-extensions", "sec-websocket-protocol"]
    where !values(name).isEmpty {
      throw .misframed("it chose a \(name) that was not offered")
    }
  }
}
