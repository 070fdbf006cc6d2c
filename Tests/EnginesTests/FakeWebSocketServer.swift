import Foundation
import SpecJSON
import SpecSystem
import Synchronization

@testable import SpecEngines

/// A WebSocket server in this process that behaves as a test wants, however wrong that is.
final class FakeWebSocketServer: Sendable {
  /// The answer to a message, as bytes of the connection.
  typealias Answer = @Sendable (String) -> [UInt8]

  let port: UInt16
  var address: HTTPAddress { HTTPAddress(host: "127.0.0.1", port: port, path: "/session") }
  /// The texts and control frames that came, in order.
  var received: [String] { seen.withLock { $0 } }

  private let listener: Descriptor
  private let isOpen = Mutex(true)
  private let seen = Mutex<[String]>([])
  private let upgrade: @Sendable (WebSocketHandshake) -> String
  private let greeting: [UInt8]
  private let answer: Answer

  /// - Parameters:
  ///   - upgrade: The response to the handshake.
  ///   - greeting: What it sends first.
  ///   - answer: What it sends after each message.
  init(
    upgrade: @escaping @Sendable (WebSocketHandshake) -> String = { accepting($0.proof) },
    greeting: [UInt8] = [], answer: @escaping Answer = { _ in [] }
  ) throws {
    self.upgrade = upgrade
    self.greeting = greeting
    self.answer = answer
    (listener, port) = try InternetSocket.listen(port: 0)
    // A thread of its own, because it blocks and the pool has few.
    Thread.detachNewThread { [self] in
      while isOpen.withLock({ $0 }) {
        guard Descriptor.poll([(listener, 1)], milliseconds: 20)[0] != 0,
          let connection = InternetSocket.accept(listener)
        else { continue }
        serve(connection)
        connection.close()
      }
      listener.close()
    }
  }

  func stop() { isOpen.withLock { $0 = false } }

  static func accepting(_ proof: String) -> String {
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(proof)\r\n\r\n"
  }

  /// A message as a server sends it.
  static func text(_ text: String) -> [UInt8] { frame(0x81, Array(text.utf8)) }

  static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let count = payload.count
    if count < 126 { return [first, UInt8(count)] + payload }
    let size: [UInt8] = [UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
    return count < 0x1_0000
      ? [first, 126] + size + payload
      : [first, 127, 0, 0, 0, 0, 0, UInt8(count >> 16)] + size + payload
  }

  private func serve(_ connection: Descriptor) {
    var buffer: [UInt8] = []
    guard let end = read(connection, &buffer, until: { Self.end(of: $0) }) else { return }
    let head = String(decoding: buffer[..<end], as: UTF8.self)
    buffer.removeFirst(end)
    let key =
      head.split(separator: "\r\n").first { $0.hasPrefix("Sec-WebSocket-Key: ") }?.dropFirst(19)
    let nonce = Base64.decode(String(key ?? "")) ?? []
    send(Array(upgrade(WebSocketHandshake(nonce: nonce)).utf8) + greeting, to: connection)
    while let frame = takeFrame(connection, &buffer) {
      let text = String(decoding: frame.payload, as: UTF8.self)
      switch frame.first & 0x0F {
      case 1:
        seen.withLock { $0.append(text) }
        send(answer(text), to: connection)
      case 8:
        let code = frame.payload.reduce(0) { $0 << 8 | Int($1) }
        seen.withLock { $0.append("close \(code)") }
        return
      default: seen.withLock { $0.append("\(frame.first & 0x0F) \(text)") }
      }
    }
  }

  private static func end(of head: [UInt8]) -> Int? {
    String(decoding: head, as: UTF8.self).contains("\r\n\r\n") ? head.count : nil
  }

  private func takeFrame(
    _ connection: Descriptor, _ buffer: inout [UInt8]
  ) -> (first: UInt8, payload: [UInt8])? {
    func size(_ bytes: [UInt8]) -> (head: Int, count: Int)? {
      guard bytes.count >= 2 else { return nil }
      // Without the bit of the mask, so that a frame that is not masked does not fit.
      let short = Int(bytes[1]) - 0x80
      let more = short == 126 ? 2 : short == 127 ? 8 : 0
      guard bytes.count >= 2 + more else { return nil }
      return (
        2 + more, more == 0 ? short : bytes[2..<(2 + more)].reduce(0) { $0 << 8 | Int($1) }
      )
    }
    let whole = read(connection, &buffer) { bytes in
      size(bytes).flatMap { bytes.count >= $0.head + 4 + $0.count ? $0.head + 4 + $0.count : nil }
    }
    guard let whole, let (head, _) = size(buffer) else { return nil }
    let mask = Array(buffer[head..<(head + 4)])
    let payload = buffer[(head + 4)..<whole].enumerated().map { $1 ^ mask[$0 & 3] }
    defer { buffer.removeFirst(whole) }
    return (buffer[0], payload)
  }

  private func read(
    _ connection: Descriptor, _ buffer: inout [UInt8], until end: ([UInt8]) -> Int?
  ) -> Int? {
    while true {
      if let count = end(buffer) { return count }
      while Descriptor.poll([(connection, 1)], milliseconds: 20)[0] == 0 {
        guard isOpen.withLock({ $0 }) else { return nil }
      }
      let more = withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { space -> [UInt8] in
        if case .bytes(let count) = connection.read(into: space) { return Array(space[..<count]) }
        return []
      }
      if more.isEmpty { return nil }
      buffer += more
    }
  }

  private func send(_ bytes: [UInt8], to connection: Descriptor) {
    var rest = bytes[...]
    while !rest.isEmpty, isOpen.withLock({ $0 }) {
      switch rest.withUnsafeBytes({ InternetSocket.send($0, to: connection) }) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .later: _ = Descriptor.poll([(connection, Descriptor.writable)], milliseconds: 20)
      case .end, .failed: return
      }
    }
  }
}
