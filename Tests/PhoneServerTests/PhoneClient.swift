import SpecJSON
import SpecSystem
import SpecText

/// Sends requests over one connection, without a library that could hide a detail.
actor PhoneClient {
  private let socket: Descriptor
  private var received: [UInt8] = []

  /// A reply as it came.
  struct Reply: Sendable {
    let status: Int
    let head: String
    let body: [UInt8]
    /// Whether the body has the length that the headers state.
    let isWhole: Bool

    /// The body as JSON; null if it is none.
    var json: JSONValue { (try? JSONReader.read(body)) ?? .null }
    /// The value of the reply.
    var value: JSONValue { (try? json.object()["value"]) ?? .null }
    /// The name of the error; nil for a success.
    var error: String? { try? value.string(at: "error") }
    var message: String { (try? value.string(at: "message")) ?? "" }
  }

  /// No reply came.
  struct NoReply: Error {}

  init(port: UInt16) throws {
    socket = try InternetSocket.connect(toPort: port)
    _ = Descriptor.poll([(socket, Descriptor.writable)], milliseconds: 5_000)
  }

  func close() { socket.close() }

  /// Sends a request with a body of JSON, or with none.
  func send(
    _ method: String, _ path: String, _ body: JSONValue? = nil, patience: Int = 20_000
  ) async throws -> Reply {
    let bytes = body.map { JSONWriter.write($0) } ?? []
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    if body != nil { head += "Content-Type: application/json\r\n" }
    head += "Content-Length: \(bytes.count)\r\n\r\n"
    return try await send(raw: Array(head.utf8) + bytes, patience: patience)
  }

  /// Sends bytes and reads one reply.
  func send(raw bytes: [UInt8], patience: Int = 20_000) async throws -> Reply {
    var sent = 0
    while sent < bytes.count {
      let transfer = bytes.withUnsafeBytes {
        InternetSocket.send(UnsafeRawBufferPointer(rebasing: $0[sent...]), to: socket)
      }
      switch transfer {
      case .bytes(let count): sent += count
      case .later: try await Task.sleep(for: .milliseconds(1))
      case .end, .failed: throw NoReply()
      }
    }
    return try await reply(.now + .milliseconds(patience))
  }

  private func reply(_ end: ContinuousClock.Instant) async throws -> Reply {
    while headEnd == nil { guard try await fill(end) else { throw NoReply() } }
    guard let headEnd else { throw NoReply() }
    let head = String(decoding: received[..<headEnd], as: UTF8.self)
    let lines = head.unicodeScalars.split(separator: "\n").map { String($0) }
    let status = lines.first?.unicodeScalars.split(separator: " ").dropFirst().first
    let length = lines.first { $0.lowercased().begins(with: "content-length:") }?
      .unicodeScalars.filter { ("0"..."9").contains($0) }
    let count = length.flatMap { Int(String(String.UnicodeScalarView($0))) } ?? 0
    let start = headEnd + 4
    while received.count < start + count { guard try await fill(end) else { break } }
    let body = Array(received[start..<min(received.count, start + count)])
    received.removeFirst(min(received.count, start + count))
    return Reply(
      status: status.flatMap { Int(String($0)) } ?? 0, head: head, body: body,
      isWhole: body.count == count)
  }

  private var headEnd: Int? {
    let end: [UInt8] = [0x0d, 0x0a, 0x0d, 0x0a]
    guard received.count >= 4 else { return nil }
    return received.indices.dropLast(3).first {
      received[$0] == 0x0d && received[$0...].starts(with: end)
    }
  }

  /// Waits for bytes, without a thread of its own; false at the end.
  private func fill(_ end: ContinuousClock.Instant) async throws -> Bool {
    while Descriptor.poll([(socket, Descriptor.readable)], milliseconds: 0)[0] == 0 {
      guard ContinuousClock.now < end else { return false }
      try await Task.sleep(for: .milliseconds(1))
    }
    return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      switch socket.read(into: buffer) {
      case .bytes(let count):
        received += buffer[..<count]
        return true
      case .later: return true
      case .end, .failed: return false
      }
    }
  }
}
