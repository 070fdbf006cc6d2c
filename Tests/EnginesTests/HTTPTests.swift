import Dispatch
import Foundation
import SpecJSON
import SpecSystem
import Synchronization
import Testing

@testable import SpecEngines

@Suite struct HTTPTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let outcome: String
    var testDescription: String { name }
  }

  @Test func `a look-up of a name that never ends is late`() throws {
    let never = DispatchSemaphore(value: 0)
    defer { never.signal() }
    let address = try HTTPAddress("http://example.invalid:80")
    let limit = Duration.milliseconds(20)
    #expect(throws: HTTPError.late(after: limit)) {
      try NameLookup.addresses(of: address, by: .after(limit)) { _, isNumeric in
        if !isNumeric { never.wait() }
        return InternetSocket.Addresses(problem: "there is none")
      }
    }
  }

  #if os(Linux)
  @Test func `a failed look-up without name servers says that there are none`() {
    let sentence = InternetSocket.Addresses.problem(-3, servers: "/nowhere/resolv.conf")
    #expect(
      sentence.hasSuffix(": there is no /nowhere/resolv.conf, which lists the name servers"))
    #expect(!InternetSocket.Addresses.problem(-3, servers: "/").contains("there is no"))
  }
  #endif

  static let readings = [
    Reading(
      name: "a length without a space", text: "HTTP/1.1 200 OK\r\nContent-Length:2\r\n\r\nhi",
      outcome: "200 hi, kept"),
    Reading(
      name: "lines ended by LF alone", text: "HTTP/1.1 200 OK\nContent-Length: 2\n\nhi",
      outcome: "200 hi, kept"),
    Reading(
      name: "chunks",
      text:
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n1;x=y\r\n!\r\n0\r\n\r\n",
      outcome: "200 hi!, kept"),
    Reading(
      name: "a trailer after the chunks",
      text: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\n\r\n",
      outcome: "200 a, kept"),
    Reading(
      name: "a body to the end", text: "HTTP/1.1 200 OK\r\n\r\nall of it",
      outcome: "200 all of it, closed"),
    Reading(
      name: "HTTP/1.0", text: "HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na",
      outcome: "200 a, closed"),
    Reading(
      name: "a server that closes",
      text: "HTTP/1.1 200 OK\r\nConnection: Close\r\nContent-Length: 1\r\n\r\na",
      outcome: "200 a, closed"),
    Reading(
      name: "no content", text: "HTTP/1.1 204 No Content\r\n\r\n", outcome: "204 , kept"),
    Reading(
      name: "an interim answer",
      text: "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
      outcome: "404 , kept"),
    Reading(name: "nothing", text: "", outcome: "ended the connection before its status line"),
    Reading(
      name: "no HTTP", text: "SSH-2.0-OpenSSH_9.2\r\n",
      outcome: "sent an invalid HTTP response: it began with \"SSH-2.0-OpenSSH_9.2\""),
    Reading(
      name: "no HTTP and no line", text: "\u{1}\u{2}gibberish",
      outcome: "sent an invalid HTTP response: it said \"  gibberish\""),
    Reading(
      name: "a header without a colon", text: "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n",
      outcome: "sent an invalid HTTP response: a header reads \"nonsense\""),
    Reading(
      name: "a length that is none", text: "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n",
      outcome: "sent an invalid HTTP response: its Content-Length is \"many\""),
    Reading(
      name: "a negative length", text: "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
      outcome: "sent an invalid HTTP response: its Content-Length is \"-1\""),
    Reading(
      name: "a length beyond all measure",
      text: "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
      outcome: "answered more than 67108864 bytes"),
    Reading(
      name: "a body cut short", text: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc",
      outcome: "ended the connection in the middle of a body of 5 bytes"),
    Reading(
      name: "headers cut short", text: "HTTP/1.1 200 OK\r\n",
      outcome: "ended the connection in the middle of its headers"),
    Reading(
      name: "a chunk with a size that is none",
      text: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      outcome: "sent an invalid HTTP response: a chunk's size is \"zz\""),
  ]

  @Test(arguments: readings, [1, 3, 4096])
  func `an answer is read however it is cut`(reading: Reading, piece: Int) {
    var rest = Array(reading.text.utf8)[...]
    var reader = HTTPResponseReader()
    var outcome: String
    do throws(HTTPError) {
      let (response, isReusable) = try reader.read { bytes throws(HTTPError) in
        bytes += rest.prefix(piece)
        defer { rest = rest.dropFirst(piece) }
        return !rest.isEmpty
      }
      outcome = "\(response.status) " + String(decoding: response.body, as: UTF8.self)
      outcome += isReusable ? ", kept" : ", closed"
    } catch { outcome = "\(error)" }
    #expect(outcome == reading.outcome)
  }

  @Test func `headers without end are refused`() {
    var reader = HTTPResponseReader()
    let line = Array("X: y\r\n".utf8)
    var isFirst = true
    let error = failure { () throws(HTTPError) in
      _ = try reader.read { bytes throws(HTTPError) in
        bytes += isFirst ? Array("HTTP/1.1 200 OK\r\n".utf8) : line
        isFirst = false
        return true
      }
    }
    #expect(error == .tooLarge(limit: 65_536))
  }

  static let endless = [
    ("interim answers", "", "HTTP/1.1 100 Continue\r\n\r\n"),
    (
      "chunks of a byte", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"
    ),
    (
      "chunk extensions", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      "1;" + String(repeating: "x", count: 60_000) + "\r\na\r\n"
    ),
    ("a body to the end", "HTTP/1.1 200 OK\r\n\r\n", "abc"),
  ]

  @Test(arguments: endless)
  func `an answer without end is refused at one limit for all of it`(
    name: String, head: String, rest: String
  ) {
    var reader = HTTPResponseReader(largest: 200_000)
    let piece = Array(String(repeating: rest, count: max(1, 10_000 / rest.utf8.count)).utf8)
    var most = 0
    var isFirst = true
    let error = failure { () throws(HTTPError) in
      _ = try reader.read { bytes throws(HTTPError) in
        most = max(most, bytes.count)
        bytes += isFirst ? Array(head.utf8) : piece
        isFirst = false
        return true
      }
    }
    #expect(error == .tooLarge(limit: 200_000))
    #expect(most <= 200_000 + piece.count)
  }

  @Test func `trailers are held to what headers may have`() {
    var reader = HTTPResponseReader()
    let head = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n".utf8)
    var isFirst = true
    let error = failure { () throws(HTTPError) in
      _ = try reader.read { bytes throws(HTTPError) in
        bytes += isFirst ? head : Array("X: y\r\n".utf8)
        isFirst = false
        return true
      }
    }
    #expect(error == .tooLarge(limit: 65_536))
  }

  @Test(arguments: [
    Reply.endless("", "HTTP/1.1 100 Continue\r\n\r\n"),
    .endless("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"),
    .endless("HTTP/1.1 200 OK\r\nX: ", "y"),
  ])
  func `a server that never stops sending is late all the same`(reply: Reply) throws {
    let server = try FakeWebDriverServer { _ in reply }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    let error = failure { () throws(HTTPError) in
      _ = try connection.send("GET", "/", by: .after(.milliseconds(300)))
    }
    #expect(error == .late(after: .milliseconds(300)))
  }

  typealias Reply = FakeWebDriverServer.Reply

  @Test func `bytes that are there do not make up for a deadline that is over`() throws {
    let (listener, port) = try InternetSocket.listen(port: 0)
    defer { listener.close() }
    let socket = try Socket(
      to: HTTPAddress(host: "127.0.0.1", port: port), by: .after(.seconds(5)))
    _ = Descriptor.poll([(listener, 1)], milliseconds: 5_000)
    let other = try #require(InternetSocket.accept(listener))
    defer { other.close() }
    [UInt8](repeating: 65, count: 100).withUnsafeBytes { _ = other.write($0) }
    var bytes: [UInt8] = []
    // All of it is there now: the first byte is waited for.
    #expect(try socket.receive(into: &bytes, by: .after(.seconds(5))))
    [UInt8](repeating: 65, count: 100).withUnsafeBytes { _ = other.write($0) }
    let error = failure { () throws(HTTPError) in
      _ = try socket.receive(into: &bytes, by: .after(.zero))
    }
    #expect(error == .late(after: .zero))
    let late = failure { () throws(HTTPError) in
      _ = try socket.send([65], by: .after(.zero))
    }
    #expect(late == .late(after: .zero))
  }

  @Test(arguments: [
    (
      "/a\r\nX: y", "",
      "cannot receive a request for \"/a  X: y\": it contains the character U+000D"
    ),
    ("/a b", "", "cannot receive a request for \"/a b\": it contains the character U+0020"),
    ("/a", "x\ny", "cannot receive a request for \"x y\": it contains the character U+000A"),
  ])
  func `what cannot stand in a request is not sent`(path: String, value: String, words: String)
    throws
  {
    let server = try FakeWebDriverServer { _ in .value("yes") }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    let error = failure { () throws(HTTPError) in
      _ = try connection.send(
        "GET", path, headers: [("X", value)], by: .after(.seconds(5)))
    }
    #expect(error?.description == words + ", which is not allowed there")
    #expect(server.connections == 0)
  }

  @Test(arguments: [
    ("http://127.0.0.1:4444", "http://127.0.0.1:4444"),
    ("http://grid/wd/hub/", "http://grid:80/wd/hub"),
    ("HTTP://[::1]:9515/", "http://[::1]:9515"),
    (
      "https://grid",
      "\"https://grid\" is not http://; for an encrypted server, give the address of a proxy that "
        + "ends the encryption on this machine"
    ),
    ("grid:4444", "\"grid:4444\" is not a valid address: it must start with http://"),
    ("http://:4444", "\"http://:4444\" has no host"),
    (
      "http://grid:port",
      "\"http://grid:port\": \"port\" is not a valid port, which is a number from 1 to 65535"
    ),
    (
      "http://a:b@grid",
      "\"http://a:b@grid\" contains a password, which http would send unencrypted"
    ),
  ])
  func `an address is read or refused with the reason`(text: String, outcome: String) {
    do throws(HTTPError) {
      #expect(try HTTPAddress(text).description == outcome)
    } catch { #expect(error.description == outcome) }
  }

  private func failure(_ work: () throws(HTTPError) -> Void) -> HTTPError? {
    do throws(HTTPError) {
      try work()
      return nil
    } catch { return error }
  }

  private func address(_ server: FakeWebDriverServer) -> HTTPAddress {
    HTTPAddress(host: "127.0.0.1", port: server.port)
  }

  @Test func `one connection carries many requests`() throws {
    let server = try FakeWebDriverServer { _ in .value("yes") }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    for _ in 1...5 {
      let response = try connection.send(
        "POST", "/x", body: Array("{}".utf8), by: .after(.seconds(5)))
      #expect(response.status == 200)
    }
    #expect(server.connections == 1)
    #expect(server.requests.last.map { [$0.method, $0.path, $0.body] } == ["POST", "/x", "{}"])
  }

  @Test func `a kept connection that was closed is opened anew once`() throws {
    let server = try FakeWebDriverServer { request in
      request.path == "/bye"
        ? .raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") : .value("yes")
    }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    _ = try connection.send("GET", "/bye", by: .after(.seconds(5)))
    let response = try connection.send("GET", "/again", by: .after(.seconds(5)))
    #expect(response.status == 200)
    #expect(server.connections == 2)
  }

  /// A server that keeps its first connection for one request, and what becomes of a second one.
  ///
  /// - Parameter isIdle: Whether the server closes the connection before the second request.
  private func afterKept(
    _ method: String, isIdle: Bool
  ) async throws -> (status: Int?, error: String?, paths: [String], connections: Int) {
    let hasClosed = Mutex(false)
    let server = try FakeWebDriverServer { request in
      if request.path == "/first" {
        return isIdle ? .raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") : .value("yes")
      }
      let isClosing = hasClosed.withLock { closed in
        defer { closed = true }
        return !closed
      }
      return isClosing && !isIdle ? .hangUp : .value("yes")
    }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    _ = try connection.send("GET", "/first", by: .after(.seconds(5)))
    while isIdle, server.closings == 0 { await Task.yield() }
    var status: Int?
    let error = failure { () throws(HTTPError) in
      status = try connection.send(
        method, "/second", body: Array("{}".utf8), by: .after(.seconds(5))
      ).status
    }
    return (
      status, error.map { "\($0)".split(separator: server.address).joined(separator: "SERVER") },
      server.requests.map(\.path), server.connections
    )
  }

  @Test(arguments: ["POST", "PATCH", "post"])
  func `a request that changes something is sent once although its connection ends`(
    method: String
  ) async throws {
    let outcome = try await afterKept(method, isIdle: false)
    #expect(
      outcome == (
        nil,
        "closed the connection to SERVER before it responded to \(method) /second; it may have performed "
          + "the request, which was therefore not sent again", ["/first", "/second"], 1
      ))
  }

  @Test(arguments: ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"])
  func `a request that may take effect twice is sent again if its connection ends`(
    method: String
  ) async throws {
    let outcome = try await afterKept(method, isIdle: false)
    #expect(outcome == (200, nil, ["/first", "/second", "/second"], 2))
  }

  @Test(arguments: ["POST", "GET"])
  func `a connection that was closed while it was idle is replaced`(method: String) async throws {
    let outcome = try await afterKept(method, isIdle: true)
    #expect(outcome == (200, nil, ["/first", "/second"], 2))
  }

  @Test func `a kept connection with bytes that nobody asked for is replaced`() throws {
    let (listener, port) = try InternetSocket.listen(port: 0)
    defer { listener.close() }
    let socket = try Socket(
      to: HTTPAddress(host: "127.0.0.1", port: port), by: .after(.seconds(5)))
    _ = Descriptor.poll([(listener, 1)], milliseconds: 5_000)
    let other = try #require(InternetSocket.accept(listener))
    defer { other.close() }
    #expect(socket.isQuiet)
    [UInt8](repeating: 65, count: 1).withUnsafeBytes { _ = other.write($0) }
    #expect(!socket.isQuiet)
  }

  @Test func `a fresh connection that ends after a request that changes something says so`()
    throws
  {
    let server = try FakeWebDriverServer { _ in .hangUp }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    let error = failure { () throws(HTTPError) in
      _ = try connection.send("POST", "/x", body: [], by: .after(.seconds(5)))
    }
    #expect(error == .unanswered("POST /x", by: server.address))
    #expect(server.requests.count == 1)
  }

  @Test func `a fresh connection that ends without a word is an error`() throws {
    let server = try FakeWebDriverServer { _ in .hangUp }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    let error = failure { () throws(HTTPError) in
      _ = try connection.send("GET", "/", by: .after(.seconds(5)))
    }
    #expect(error == .ended("before its status line"))
    #expect(server.connections == 1)
  }

  @Test func `an answer that does not come in time is late`() throws {
    let server = try FakeWebDriverServer { _ in .silence }
    defer { server.stop() }
    let connection = HTTPConnection(address(server))
    let start = ContinuousClock.now
    let error = failure { () throws(HTTPError) in
      _ = try connection.send("GET", "/", by: .after(.milliseconds(120)))
    }
    #expect(error == .late(after: .milliseconds(120)))
    #expect(start.duration(to: .now) < .seconds(5))
  }

  @Test func `nobody listening is an error with the system's reason`() throws {
    let (socket, port) = try InternetSocket.listen(port: 0)
    socket.close()
    let connection = HTTPConnection(HTTPAddress(host: "127.0.0.1", port: port))
    let error = failure { () throws(HTTPError) in
      _ = try connection.send("GET", "/", by: .after(.seconds(5)))
    }
    #expect(error == .unreachable("Connection refused"))
  }

  @Test func `a stopped run does not wait for an answer`() async throws {
    let server = try FakeWebDriverServer { _ in .silence }
    defer { server.stop() }
    let place = address(server)
    let task = Task { () -> HTTPError? in
      do throws(HTTPError) {
        _ = try HTTPConnection(place).send("GET", "/", by: .after(.seconds(600)))
        return nil
      } catch { return error }
    }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}
