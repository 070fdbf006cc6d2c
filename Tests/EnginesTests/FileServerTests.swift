import Foundation
import SpecTestKit
import Testing

@testable import SpecEngines

/// The server of `--serve`: it gives out the files of its folder, and nothing else.
@Suite struct FileServerTests {
  private static let files = [
    "site/index.html": "<title>Home</title>",
    "site/app.mjs": "export {}",
    "site/data.json": "{}",
    "site/shop/index.html": "<title>Shop</title>",
    "site/empty/.keep": "",
    "site/한글 폴더/쪽 1.html": "<p>안녕",
    "site/.env": "SECRET=1",
    "site/.well-known/id.txt": "id",
    "site/a;b&<c>.txt": "odd",
    "site-2/outside.html": "outside",
    "secret.txt": "secret",
  ]

  /// Serves a folder while the work is done.
  private static func serving<Answer: Sendable>(
    limits: FileServer.Limits = FileServer.Limits(),
    _ work: @escaping @Sendable (UInt16) async throws -> Answer
  ) async throws -> Answer {
    try await TemporaryFolder.with(files) { folder in
      let site = folder.file("site").path
      for (name, target) in [
        ("out.txt", "../secret.txt"), ("up", ".."), ("in.json", "data.json"), ("loop", "loop"),
        ("sibling", "../site-2"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: site + "/" + name, withDestinationPath: target)
      }
      let server = try FileServer(try #require(ServedFolder(site)), limits)
      let port = try #require(UInt16(server.address.split(separator: ":").last ?? ""))
      async let _ = server.serve()
      return try await work(port)
    }
  }

  /// Sends bytes and returns everything the server answers until it closes the connection.
  private static func answer(_ request: String) async throws -> String {
    try await serving { port in
      let client = try RawClient(port: port)
      client.send(request)
      return try #require(await client.rest(), "the connection stayed open")
    }
  }

  private static func get(_ target: String, _ further: String = "") async throws -> String {
    try await answer(
      "GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(further)\r\n")
  }

  /// The status and the body, or where the answer leads.
  private static func outline(_ answer: String) -> String {
    let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let status = parts[0].split(separator: " ").dropFirst().first ?? ""
    let location = parts[0].firstMatch(of: /Location: (.*)\r\n/)?.1
    let body = parts.count > 1 && status == "200" ? " \(parts[1])" : ""
    return status + (location.map { " \($0)" } ?? body)
  }

  @Test(arguments: [
    ("/", "200 <title>Home</title>"),
    ("/index.html?a=b", "200 <title>Home</title>"),
    ("/shop/", "200 <title>Shop</title>"),
    ("/shop", "301 /shop/"),
    ("/shop?a=/../b", "301 /shop/?a=/../b"),
    ("//shop", "301 /shop/"),
    ("//localhost/shop", "404"),
    ("http://localhost/shop/", "200 <title>Shop</title>"),
    ("http://localhost", "400"),
    ("/%ED%95%9C%EA%B8%80%20%ED%8F%B4%EB%8D%94/%EC%AA%BD%201.html", "200 <p>안녕"),
    ("/한글%20폴더/쪽%201.html", "200 <p>안녕"),
    ("/%ED%95%9C%EA%B8%80%20%ED%8F%B4%EB%8D%94", "301 /%ED%95%9C%EA%B8%80%20%ED%8F%B4%EB%8D%94/"),
    ("/a;b&%3Cc%3E.txt", "200 odd"),
    ("/in.json", "200 {}"),
    ("/.well-known/id.txt", "200 id"),
    ("/index.html/", "404"),
    ("/empty/", "404"),
    ("/gone.html", "404"),
    ("/INDEX.html/../index.html", "404"),
    // Ways out of the folder.
    ("/../secret.txt", "404"),
    ("/shop/../../secret.txt", "404"),
    ("/%2e%2e/secret.txt", "404"),
    ("/.%2E/secret.txt", "404"),
    ("/..%2fsecret.txt", "404"),
    ("/..%5csecret.txt", "404"),
    ("/..\\secret.txt", "404"),
    ("/%252e%252e/secret.txt", "404"),
    ("/shop%2f..%2f..%2fsecret.txt", "404"),
    ("/\u{FF0E}\u{FF0E}/secret.txt", "404"),
    ("/%c0%ae%c0%ae/secret.txt", "404"),
    ("/out.txt", "404"),
    ("/up/secret.txt", "404"),
    ("/sibling/outside.html", "404"),
    ("/loop", "404"),
    ("/.env", "404"),
    ("/%2eenv", "404"),
    ("/index.html%00.txt", "404"),
    ("/" + String(repeating: "a", count: 5000), "404"),
    ("/" + String(repeating: "a/", count: 3000), "404"),
    // No paths.
    ("index.html", "400"),
    ("*", "400"),
    ("/%", "400"),
    ("/%4", "400"),
    ("/%zz", "400"),
    ("/%+1", "400"),
  ])
  func `a target is a file in the folder or nothing`(
    target: String, outcome: String
  ) async throws {
    #expect(Self.outline(try await Self.get(target)) == outcome)
  }

  @Test func `a response says what the file is, and that it is not to be kept`() async throws {
    let whole = try await Self.get("/app.mjs")
    #expect(
      whole == """
        HTTP/1.1 200 OK\r
        Content-Type: text/javascript; charset=utf-8\r
        Accept-Ranges: bytes\r
        Content-Length: 9\r
        Cache-Control: no-store\r
        Connection: close\r
        \r
        export {}
        """)
    let head = try await Self.answer("HEAD /app.mjs HTTP/1.0\r\n\r\n")
    #expect(head == whole.replacing("export {}", with: ""))
  }

  @Test func `a missing file is a page that says so`() async throws {
    let answer = try await Self.get("/<b>&")
    #expect(
      answer == """
        HTTP/1.1 404 Not Found\r
        Content-Type: text/html; charset=utf-8\r
        Content-Length: 133\r
        Cache-Control: no-store\r
        Connection: close\r
        \r
        <!doctype html><meta charset="utf-8"><title>404 Not Found</title><h1>404 Not Found</h1>
        <p>There is no file for /&lt;b&gt;&amp;.</p>

        """)
  }

  @Test(arguments: [
    ("a.html", "text/html"), ("a.HTM", "text/html"), ("a.svg", "image/svg+xml"),
    ("a.min.js", "text/javascript; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.webmanifest", "application/manifest+json"), ("a.wasm", "application/wasm"),
    ("b.c/a", "application/octet-stream"), ("a.", "application/octet-stream"),
    ("a.xyz", "application/octet-stream"), ("", "application/octet-stream"),
  ])
  func `a file's type is told by its name`(name: String, type: String) {
    #expect(MediaType.of(name) == type)
  }

  @Test(arguments: [
    ("bytes=0-2", "206 bytes 0-2/9: exp"), ("bytes=7-", "206 bytes 7-8/9: {}"),
    ("bytes=-2", "206 bytes 7-8/9: {}"),
    ("bytes=3-999999999999999999999", "206 bytes 3-8/9: ort {}"),
    ("bytes=-99", "206 bytes 0-8/9: export {}"), ("bytes=9-", "416 bytes */9: "),
    ("bytes=-0", "416 bytes */9: "), ("bytes=5-2", "200 : export {}"),
    ("bytes=0-1,3-4", "200 : export {}"), ("bytes=-", "200 : export {}"),
    ("bytes=+1-2", "200 : export {}"), ("lines=1-2", "200 : export {}"),
    ("bytes=0-2\r\nIf-Range: \"x\"", "200 : export {}"),
  ])
  func `a range is the part that is asked for`(range: String, outcome: String) async throws {
    let answer = try await Self.get("/app.mjs", "Range: \(range)\r\n")
    let status = answer.split(separator: " ").dropFirst().first ?? ""
    let place = answer.firstMatch(of: /Content-Range: (.*)\r\n/)?.1 ?? ""
    let body = status == "416" ? "" : answer.split(separator: "\r\n\r\n").last ?? ""
    #expect("\(status) \(place): \(body)" == outcome)
  }

  @Test(arguments: [
    (
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b",
      "405"
    ),
    ("get / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "405"),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", "405"),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n", "405"),
    ("GET / HTTP/1.1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nA: b\u{0}c\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nA: b\rc\r\n\r\n", "400"),
    ("GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
    ("GET /\r\n\r\n", "400"),
    ("G\u{E9}T / HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
    ("GET / HTTP/2.0\r\nHost: localhost\r\n\r\n", "505"),
    ("GET / GOPHER\r\nHost: localhost\r\n\r\n", "400"),
    ("\u{16}\u{3}\u{1} hello\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n", "421"),
    ("GET / HTTP/1.1\r\nHost: localhost.example.org\r\nConnection: close\r\n\r\n", "421"),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1.example.org\r\nConnection: close\r\n\r\n", "421"),
    (
      "GET / HTTP/1.1\r\nHost: shop.localhost:1\r\nConnection: close\r\n\r\n",
      "200 <title>Home</title>"
    ),
    ("\r\n\nGET / HTTP/1.0\n\n", "200 <title>Home</title>"),
    (
      "GET / HTTP/1.1\r\nHost: localhost\r\nA: \(String(repeating: "b", count: 70_000))\r\n\r\n",
      "431"
    ),
    (String(repeating: "a", count: 70_000), "431"),
  ])
  func `a request that is none is refused`(request: String, outcome: String) async throws {
    #expect(Self.outline(try await Self.answer(request)) == outcome)
  }

  @Test func `requests on one connection are answered in turn, a body between them skipped`()
    async throws
  {
    let request = """
      GET /data.json HTTP/1.1\r\nHost: localhost\r\n\r\n\
      POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16\r\n\r\nGET / HTTP/1.1\r\n\
      HEAD /app.mjs HTTP/1.1\r\nHost: localhost\r\n\r\n\
      GET /shop/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n
      """
    let answer = try await Self.answer(request)
    let statuses = answer.matches(of: /HTTP\/1.1 (\d+)/).map { String($0.1) }
    #expect(statuses == ["200", "405", "200", "200"])
    #expect(answer.hasSuffix("<title>Shop</title>"))
  }

  @Test func `a client that stops in the middle of a request is not waited for`() async throws {
    var limits = FileServer.Limits()
    limits.exchange = .milliseconds(20)
    let (silent, other) = try await Self.serving(limits: limits) { port in
      let silent = try RawClient(port: port)
      silent.send("GET / HT")
      let other = try RawClient(port: port)
      other.send("GET /data.json HTTP/1.0\r\n\r\n")
      return (await silent.rest(), await other.rest())
    }
    #expect(silent == "")
    #expect(other?.hasSuffix("{}") == true)
  }

  @Test func `more clients than connections are served one after another`() async throws {
    var limits = FileServer.Limits()
    limits.connections = 2
    let answers = try await Self.serving(limits: limits) { port in
      let clients = try (0..<6).map { _ in try RawClient(port: port) }
      for client in clients { client.send("GET /data.json HTTP/1.0\r\n\r\n") }
      var answers: [String?] = []
      for client in clients { answers.append(await client.rest()) }
      return answers
    }
    #expect(answers.allSatisfy { $0?.hasSuffix("{}") == true })
  }

  @Test func `a server that is cancelled closes its connections and its port`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let server = try FileServer(try #require(ServedFolder(folder.file("site").path)))
      let port = try #require(UInt16(server.address.split(separator: ":").last ?? ""))
      let serving = Task { await server.serve() }
      let client = try RawClient(port: port)
      client.send("GET /data.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await client.line() == "HTTP/1.1 200 OK\r")
      serving.cancel()
      await serving.value
      #expect(await client.rest() != nil)
      #expect(throws: RawClient.Failure.self) { try RawClient(port: port) }
    }
  }

  @Test func `only a folder is served`() throws {
    try TemporaryFolder.with(["file.html": ""]) { folder in
      #expect(ServedFolder(folder.file("file.html").path) == nil)
      #expect(ServedFolder(folder.file("gone").path) == nil)
      #expect(ServedFolder("/")?.entry(at: "/") != .invalid)
    }
  }
}
