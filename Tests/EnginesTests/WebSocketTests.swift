import SpecJSON
import Testing

@testable import SpecEngines

/// The WebSocket client against the examples of RFC 6455, and against servers that break it.
@Suite struct WebSocketTests {
  // MARK: The handshake

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "01234567", count: 80), "dea356a2cddd90c7a7ecedc5ebb563934f460452"),
  ])
  func `a hash is that of RFC 3174`(text: String, hash: String) {
    #expect(hex(SHA1.hash(Array(text.utf8))) == hash)
  }

  @Test func `a handshake is that of the RFC`() throws {
    let handshake = WebSocketHandshake(nonce: Array("the sample nonce".utf8))
    #expect(handshake.proof == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(
      String(decoding: handshake.request(to: try HTTPAddress("http://h:8/chat")), as: UTF8.self)
        == """
        GET /chat HTTP/1.1\r
        Host: h:8\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Version: 13\r
        \r

        """)
  }

  struct Upgrade: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let response: @Sendable (WebSocketHandshake) -> String
    let error: String

    init(
      _ name: String, _ error: String,
      _ response: @escaping @Sendable (WebSocketHandshake) -> String
    ) {
      testDescription = name
      self.response = response
      self.error = error
    }
  }

  static let upgrades = [
    Upgrade(
      "another status", "broke the WebSocket protocol: it answered the handshake with status 404"
    ) { _ in "HTTP/1.1 404 Not Found\r\n\r\n" },
    Upgrade(
      "no upgrade",
      "broke the WebSocket protocol: it did not upgrade the connection to a WebSocket"
    ) { _ in "HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n" },
    Upgrade(
      "a foreign proof",
      "broke the WebSocket protocol: its Sec-WebSocket-Accept does not belong to the request"
    ) { _ in FakeWebSocketServer.accepting("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") },
    Upgrade(
      "an extension",
      "broke the WebSocket protocol: it chose a sec-websocket-extensions that was not offered"
    ) {
      FakeWebSocketServer.accepting($0.proof)
        .replacing("\r\n\r\n", with: "\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
    },
    Upgrade("no HTTP", "sent an invalid HTTP response: it began with \"SSH-2.0\"") { _ in
      "SSH-2.0\r\n"
    },
    Upgrade("an endless head", "answered more than 65536 bytes") { _ in
      "HTTP/1.1 101 Switching\r\n" + String(repeating: "X: y\r\n", count: 20_000)
    },
  ]

  @Test(arguments: upgrades)
  func `a server that does not agree is refused`(upgrade: Upgrade) throws {
    let server = try FakeWebSocketServer(upgrade: upgrade.response)
    defer { server.stop() }
    #expect(outcome { _ = try WebSocket(to: server.address, by: soon) } == upgrade.error)
  }

  // MARK: Frames

  @Test func `a frame is masked as in the RFC`() {
    let hello = WebSocketFrame(kind: .text, payload: Array("Hello".utf8))
    #expect(hex(hello.masked(with: 0x37fa_213d)) == "818537fa213d7f9f4d5158")
    let pong = WebSocketFrame(kind: .pong, payload: Array("Hello".utf8))
    #expect(hex(pong.masked(with: 0x37fa_213d)) == "8a8537fa213d7f9f4d5158")
  }

  @Test(arguments: [
    (125, "81fd00000000"), (126, "81fe007e00000000"), (65_535, "81feffff00000000"),
    (65_536, "81ff000000000001000000000000"),
  ])
  func `a length takes as few bytes as it can`(count: Int, head: String) {
    let frame = WebSocketFrame(kind: .text, payload: Array(repeating: 97, count: count))
    #expect(hex(Array(frame.masked(with: 0).dropLast(count))) == head)
  }

  /// Bytes of a server, and what is read of them until their end.
  static let readings: [(bytes: [UInt8], outcome: String)] = [
    // The examples of the RFC, section 5.7.
    ([0x81, 5] + hello, "Hello; ended the connection without closing it"),
    (
      [0x01, 3] + hello[..<3] + [0x80, 2] + hello[3...],
      "Hello; ended the connection without closing it"
    ),
    ([0x89, 5] + hello, "ping Hello; ended the connection without closing it"),
    ([0x8A, 5] + hello, "pong; ended the connection without closing it"),
    // A control frame between the frames of a message.
    (
      [0x01, 3] + hello[..<3] + [0x89, 0, 0x80, 2] + hello[3...],
      "ping ; Hello; ended the connection without closing it"
    ),
    ([0x81, 0], "; ended the connection without closing it"),
    ([0x88, 0], "close 1005 ; ended the connection without closing it"),
    ([0x88, 4, 3, 0xE9, 111, 107], "close 1001 ok; ended the connection without closing it"),
    ([0x81, 5, 72], "ended the connection in the middle of a frame"),
    // What a server must not do.
    ([0x82, 1, 0], broken + "it sent a binary message"),
    ([0x81, 0x85, 0, 0, 0, 0] + hello, broken + "a frame of the server is masked"),
    ([0xC1, 0], broken + "a frame uses an extension that was not agreed on"),
    ([0x83, 0], broken + "a frame has the unknown opcode 3"),
    ([0x8B, 0], broken + "a frame has the unknown opcode 11"),
    ([0x80, 0], broken + "a message was continued that had not begun"),
    ([0x01, 0, 0x81, 0], broken + "a message began within another"),
    ([0x09, 0], broken + "a control frame is fragmented or longer than 125 bytes"),
    ([0x89, 126, 0, 126], broken + "a control frame is fragmented or longer than 125 bytes"),
    ([0x81, 126, 0, 125], broken + "a length is written with too many bytes"),
    (
      [0x81, 127, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], broken + "a length is written with too many bytes"
    ),
    (
      [0x81, 127, 0x80, 0, 0, 0, 0, 0, 0, 0], broken + "a length has its highest bit set"
    ),
    ([0x81, 2, 0xC3, 0x28], broken + "a text is not valid UTF-8"),
    // A surrogate, and a text that ends within a character.
    ([0x81, 3, 0xED, 0xA0, 0x80], broken + "a text is not valid UTF-8"),
    ([0x01, 1, 0xC3, 0x80, 0], broken + "a text is not valid UTF-8"),
    ([0x88, 1, 3], broken + "a close frame has half a code"),
    ([0x88, 2, 3, 0xED], broken + "a close frame has the code 1005, which is not allowed"),
    ([0x88, 3, 3, 0xE8, 0xFF], broken + "a text is not valid UTF-8"),
    // More than 1000 bytes, at once and in parts.
    ([0x81, 126, 0x03, 0xE9], "answered more than 1000 bytes"),
    ([0x81, 127, 0x7F, 0, 0, 0, 0, 0, 0, 0], "answered more than 1000 bytes"),
    ([0x01, 1, 97, 0x80, 126, 0x03, 0xE8], "answered more than 1000 bytes"),
  ]
  private static let hello = Array("Hello".utf8)
  private static let broken = "broke the WebSocket protocol: "

  @Test(arguments: readings)
  func `messages are read in whatever parts they come`(bytes: [UInt8], expected: String) {
    for portion in [1, 3, bytes.count] {
      var rest = bytes[...]
      var reader = WebSocketReader(largest: 1000)
      var found: [String] = []
      let end = outcome {
        while true {
          switch try reader.next({ buffer in
            buffer += rest.prefix(portion)
            defer { rest = rest.dropFirst(portion) }
            return !rest.isEmpty
          }) {
          case .text(let text): found.append(text)
          case .ping(let payload): found.append("ping " + String(decoding: payload, as: UTF8.self))
          case .pong: found.append("pong")
          case .close(let code, let reason): found.append("close \(code) \(reason)")
          }
        }
      }
      #expect((found + [end]).joined(separator: "; ") == expected, "in portions of \(portion)")
    }
  }

  @Test func `a message that is late is read when it has come`() throws {
    let bytes = FakeWebSocketServer.text("Hello")
    for cut in 0..<bytes.count {
      var parts = [Array(bytes[..<cut]), Array(bytes[cut...])]
      var isLate = false
      var reader = WebSocketReader()
      func read() throws(HTTPError) -> WebSocketReader.Incoming {
        try reader.next { buffer throws(HTTPError) in
          if parts.count == 1, !isLate {
            isLate = true
            throw .late(after: .seconds(1))
          }
          buffer += parts.removeFirst()
          return true
        }
      }
      #expect(throws: HTTPError.late(after: .seconds(1))) { try read() }
      #expect(try read() == .text("Hello"))
    }
  }

  // MARK: Connections

  @Test func `messages go there and back, and pings are answered`() throws {
    let long = String(repeating: "é", count: 40_000)
    let server = try FakeWebSocketServer(
      greeting: FakeWebSocketServer.frame(0x89, [104, 105]),
      answer: { FakeWebSocketServer.text($0 + "!") })
    defer { server.stop() }
    let socket = try WebSocket(to: server.address, by: soon)
    for text in ["", "a", long] {
      try socket.send(text.utf8, by: soon)
      #expect(try socket.receive(by: soon) == text + "!")
    }
    #expect(server.received == ["", "10 hi", "a", long])
  }

  @Test(arguments: [
    ([0x88, 2, 3, 0xE9] as [UInt8], "ended the connection with the code 1001", "close 1000"),
    (
      [0x88, 4, 0x0F, 0xA0, 111, 107],
      "ended the connection with the code 4000 and the reason \"ok\"", "close 1000"
    ),
    ([0x82, 0], "broke the WebSocket protocol: it sent a binary message", "close 1002"),
    ([0x81, 126, 0x03, 0xE9], "answered more than 1000 bytes", "close 1009"),
  ])
  func `a connection that ends is closed with a code`(
    greeting: [UInt8], error: String, farewell: String
  ) async throws {
    let server = try FakeWebSocketServer(greeting: greeting)
    defer { server.stop() }
    let socket = try WebSocket(to: server.address, largest: 1000, by: soon)
    #expect(outcome { _ = try socket.receive(by: soon) } == error)
    #expect(outcome { _ = try socket.receive(by: soon) } == "ended the connection before")
    #expect(outcome { try socket.send("x".utf8, by: soon) } == "ended the connection before")
    #expect(await eventually { server.received == [farewell] })
  }

  @Test func `a server that is silent is late`() throws {
    let server = try FakeWebSocketServer()
    defer { server.stop() }
    let socket = try WebSocket(to: server.address, by: soon)
    #expect(throws: HTTPError.late(after: .milliseconds(20))) {
      try socket.receive(by: .after(.milliseconds(20)))
    }
  }

  private var soon: Deadline { .after(.seconds(20)) }

  private func outcome(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "nothing"
    } catch { return "\(error)" }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// Whether something becomes true within a while.
func eventually(_ isTrue: () -> Bool) async -> Bool {
  for _ in 0..<500 {
    if isTrue() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return isTrue()
}
