/// A WebSocket client (RFC 6455) whose calls end by a deadline.
///
/// Calls block, so callers run on their own executor. It exists because the system's client needs
/// a library that is not present on all Linux systems.
final class WebSocket {
  private var socket: Socket?
  private var reader: WebSocketReader
  private var random = SystemRandomNumberGenerator()

  /// Connects and performs the opening handshake.
  ///
  /// - Parameter largest: the maximum size of a message from the server.
  init(to address: HTTPAddress, largest: Int = 64 << 20, by deadline: Deadline) throws(HTTPError) {
    let socket = try Socket(to: address, by: deadline)
    var random = SystemRandomNumberGenerator()
    let handshake = WebSocketHandshake(
      nonce: (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) })
    guard try socket.send(handshake.request(to: address), by: deadline) else {
      throw .ended("while the handshake was sent")
    }
    var head = HTTPResponseReader(largest: HTTPResponseReader.largestHead)
    let (response, rest) = try head.readUpgrade { bytes throws(HTTPError) in
      try socket.receive(into: &bytes, by: deadline)
    }
    try handshake.check(response)
    self.socket = socket
    reader = WebSocketReader(buffer: rest, largest: largest)
  }

  /// Sends a message.
  func send(_ text: some Sequence<UInt8>, by deadline: Deadline) throws(HTTPError) {
    try send(WebSocketFrame(kind: .text, payload: Array(text)), by: deadline)
  }

  /// Waits for the next message; pings before it are answered.
  func receive(by deadline: Deadline) throws(HTTPError) -> String {
    guard let socket else { throw Self.closed }
    do throws(HTTPError) {
      while true {
        let incoming = try reader.next { bytes throws(HTTPError) in
          try socket.receive(into: &bytes, by: deadline)
        }
        switch incoming {
        case .text(let text): return text
        case .pong: break
        case .ping(let payload):
          try send(WebSocketFrame(kind: .pong, payload: payload), by: deadline)
        case .close(let code, let reason):
          throw .ended(
            "with the code \(code)" + (reason.isEmpty ? "" : " and the reason \"\(reason)\""))
        }
      }
    } catch {
      // A late message may still come; after any other error, nothing that follows has a meaning.
      if case .late = error { throw error }
      close(error)
      throw error
    }
  }

  /// Ends the connection without waiting for the server's agreement.
  func close() { close(nil) }

  private func close(_ error: HTTPError?) {
    let code: UInt16 =
      switch error {
      case .misframed: 1002
      case .tooLarge: 1009
      default: 1000
      }
    let payload = [UInt8(code >> 8), UInt8(code & 0xFF)]
    try? send(
      WebSocketFrame(kind: .close, payload: payload), by: .after(.milliseconds(100)))
    socket = nil
  }

  private func send(_ frame: WebSocketFrame, by deadline: Deadline) throws(HTTPError) {
    guard let socket else { throw Self.closed }
    // After a part of a frame, nothing else can be sent.
    self.socket = nil
    let bytes = frame.masked(with: .random(in: 0 ... .max, using: &random))
    guard try socket.send(bytes, by: deadline) else { throw .ended("while a message was sent") }
    self.socket = socket
  }

  private static let closed = HTTPError.ended("before")
}
