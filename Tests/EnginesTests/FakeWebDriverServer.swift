import Foundation
import SpecJSON
import SpecSystem
import Synchronization

@testable import SpecEngines

/// A WebDriver server in this process that answers as a test wants, however wrong that is.
final class FakeWebDriverServer: Sendable {
  /// What becomes of a request.
  enum Reply: Sendable {
    /// A proper answer with this value.
    case value(JSONValue)
    /// A proper error.
    case error(Int, String, String)
    /// These bytes, as they are; then the connection ends.
    case raw(String)
    /// These bytes one by one, each after a while, so that the last is long in coming.
    case drip(String)
    /// The first bytes, and then the others again and again, as fast as they are taken; a moment
    /// between them, so that the limit for all of it is not reached first.
    case endless(String, String)
    /// Nothing, for so long as the test runs.
    case silence
    /// The connection ends without a word.
    case hangUp
  }

  struct Request: Hashable, Sendable {
    var method: String
    var path: String
    var body: String
    /// The request line and the headers.
    var head = ""
  }

  let port: UInt16
  var address: String { "http://127.0.0.1:\(port)" }
  var requests: [Request] { seen.withLock { $0 } }
  /// How many connections were made to it.
  var connections: Int { count.withLock { $0 } }

  /// How many connections it has closed.
  var closings: Int { closed.withLock { $0 } }

  private let listener: Descriptor
  private let seen = Mutex<[Request]>([])
  private let count = Mutex(0)
  private let closed = Mutex(0)
  private let isOpen = Mutex(true)
  private let answer: @Sendable (Request) -> Reply

  /// Answers every request by a closure.
  init(_ answer: @escaping @Sendable (Request) -> Reply) throws {
    self.answer = answer
    (listener, port) = try InternetSocket.listen(port: 0)
    // Threads of their own, because they block and the pool has few.
    Thread.detachNewThread { [self] in
      while isOpen.withLock({ $0 }) {
        guard Descriptor.poll([(listener, 1)], milliseconds: 20)[0] != 0,
          let connection = InternetSocket.accept(listener)
        else { continue }
        count.withLock { $0 += 1 }
        Thread.detachNewThread { self.serve(connection) }
      }
      listener.close()
    }
  }

  /// No more connections; those there are end.
  func stop() { isOpen.withLock { $0 = false } }

  private func serve(_ connection: Descriptor) {
    defer {
      connection.close()
      closed.withLock { $0 += 1 }
    }
    connection.setNonblocking(true)
    var buffer: [UInt8] = []
    while let request = read(from: connection, &buffer) {
      seen.withLock { $0.append(request) }
      switch answer(request) {
      case .value(let value): send(Self.response(200, ["value": value]), to: connection)
      case .error(let status, let code, let message):
        let value: JSONValue = [
          "error": .string(code), "message": .string(message), "stacktrace": "",
        ]
        send(Self.response(status, ["value": value]), to: connection)
      case .raw(let text):
        send(text, to: connection)
        return
      case .drip(let text):
        for byte in text.utf8 {
          guard isOpen.withLock({ $0 }) else { return }
          [byte].withUnsafeBytes { bytes in _ = connection.write(bytes) }
          if Descriptor.poll([(connection, 1)], milliseconds: 50)[0] != 0 { return }
        }
        return
      case .endless(let head, let rest):
        send(head, to: connection)
        while isOpen.withLock({ $0 }) {
          send(rest, to: connection)
          if Descriptor.poll([(connection, 1)], milliseconds: 2)[0] != 0 { return }
        }
        return
      case .hangUp: return
      case .silence:
        while isOpen.withLock({ $0 }) {
          if Descriptor.poll([(connection, 1)], milliseconds: 20)[0] != 0 { return }
        }
        return
      }
    }
  }

  private func read(from connection: Descriptor, _ buffer: inout [UInt8]) -> Request? {
    while true {
      if let request = Self.take(&buffer) { return request }
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

  private static func take(_ buffer: inout [UInt8]) -> Request? {
    let text = String(decoding: buffer, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    let length =
      lines.compactMap { line in
        line.hasPrefix("Content-Length: ") ? Int(line.dropFirst(16)) : nil
      }.first ?? 0
    let head = text[..<end.upperBound].utf8.count
    guard buffer.count >= head + length else { return nil }
    let first = (lines.first ?? "").split(separator: " ").map(String.init)
    defer { buffer.removeFirst(head + length) }
    return Request(
      method: first.first ?? "", path: first.count > 1 ? first[1] : "",
      body: String(decoding: buffer[head..<(head + length)], as: UTF8.self),
      head: String(text[..<end.lowerBound]))
  }

  private func send(_ text: String, to connection: Descriptor) {
    Array(text.utf8).withUnsafeBytes { bytes in _ = connection.write(bytes) }
  }

  /// An answer as chromedriver writes it: no space after the colon of the length.
  static func response(_ status: Int, _ json: JSONValue) -> String {
    let body = "\(json)"
    return "HTTP/1.1 \(status) Whatever\r\nContent-Length:\(body.utf8.count)\r\n"
      + "Content-Type:application/json; charset=utf-8\r\n\r\n" + body
  }
}

extension FakeWebDriverServer {
  /// A server that behaves, with a page of one button; `faulty` may answer some requests first.
  static func behaving(
    except faulty: @escaping @Sendable (Request) -> Reply? = { _ in nil }
  ) throws -> FakeWebDriverServer {
    try FakeWebDriverServer { request in
      if let reply = faulty(request) { return reply }
      switch (request.method, request.path) {
      case ("POST", "/session"):
        return .value([
          "sessionId": "1", "capabilities": ["browserName": "fake", "browserVersion": "1"],
        ])
      case ("POST", "/session/1/execute/async"): return .value(.string(screen))
      case ("POST", "/session/1/execute/sync"):
        if request.body.contains("__spec.look") { return .value(.string(screen)) }
        if request.body.contains("__spec.reach") {
          return .value(["node": ["element-6066-11e4-a52e-4f735466cecf": "e1"], "x": 5, "y": 5])
        }
        return .value(.null)
      default: return .value(.null)
      }
    }
  }

  /// What the page's script would draw.
  static let screen = #"""
    {"name":"first","title":"Title","address":"http://page.test/","size":[390,844],"focus":null,
    "writes":false,"dialog":null,"sheet":false,"stack":["first"],"scroll":[0,0],"time":7,"last":0,
    "events":[],"busy":false,"elements":[{"id":"go","role":"button","label":"Go","frame":[0,0,10,10],
    "visible":true,"clipped":false,"enabled":true,"border":[0,0,0,0],
    "color":[0,0,0,255],"background":"differs","opacity":1}]}
    """#
}
