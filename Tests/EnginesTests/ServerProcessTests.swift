import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// A command that serves the pages of a run: started, waited for and ended.
@Suite(.enabled(if: FakeEngine.isPossible, "there is no python3 on this machine to serve with"))
struct ServerProcessTests {
  /// Answers each request with a status: the first of a list, then the next, the last for ever.
  private static let script = """
    import http.server, signal, sys
    port, statuses = int(sys.argv[1]), [int(status) for status in sys.argv[2].split(",")]
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(statuses.pop(0) if len(statuses) > 1 else statuses[0])
            self.send_header("Content-Length", "0")
            self.end_headers()
    server = http.server.HTTPServer(("127.0.0.1", port), Handler)
    def end(*_):
        with open("ended", "w") as file: file.write("in order")
        sys.exit(0)
    signal.signal(signal.SIGTERM, end)
    print("listening", flush=True)
    server.serve_forever()

    """

  private static func sentence(_ work: () async throws(DriverError) -> Void) async -> String {
    do throws(DriverError) {
      try await work()
      return "started"
    } catch {
      if case .engineLost(let words) = error { return words }
      return "\(error)"
    }
  }

  private static func command(
    _ command: String, port: UInt16, in folder: TemporaryFolder, path: String = "/"
  ) throws -> ServerCommand {
    ServerCommand(
      command, in: folder.path, ready: try WebAddress("http://127.0.0.1:\(port)\(path)"))
  }

  @Test func `a server is waited for, and ended in order with what it started`() async throws {
    try await TemporaryFolder.with(["server.py": Self.script]) { folder in
      let port = try LoopbackPort.unused()
      // A shell between them, which does not pass signals on.
      let process = ServerProcess(
        try Self.command(
          "true && python3 server.py \(port) 503,500,404; true", port: port, in: folder))
      #expect(
        await Self.sentence { () throws(DriverError) in try await process.start() } == "started")
      // As between the runs of --watch.
      #expect(
        await Self.sentence { () throws(DriverError) in try await process.start() } == "started")
      #expect(await process.ending == nil)
      await process.stop()
      #expect(try folder.text(of: "ended") == "in order")
      #expect(throws: RawClient.Failure.self) { try RawClient(port: port) }
    }
  }

  @Test(arguments: [
    (
      "echo one; echo two >&2; exit 3",
      """
      the command "echo one; echo two >&2; exit 3" ended with status 3 before ADDRESS answered
      the last output of the command:
        one
        two
      check the command; it must run until spec ends it
      """
    ),
    (
      "exit 0",
      """
      the command "exit 0" ended with status 0 before ADDRESS answered; the command wrote nothing
      check the command; it must run until spec ends it
      """
    ),
    (
      "kill -SEGV $$",
      """
      the command "kill -SEGV $$" ended with status 139 before ADDRESS answered; the command wrote nothing
      check the command; it must run until spec ends it
      """
    ),
  ])
  func `a command that ends before it is ready is named with its output`(
    command: String, message: String
  ) async throws {
    try await TemporaryFolder.with { folder in
      let port = try LoopbackPort.unused()
      let process = ServerProcess(try Self.command(command, port: port, in: folder))
      let sentence = await Self.sentence { () throws(DriverError) in try await process.start() }
      #expect(sentence == message.replacing("ADDRESS", with: "http://127.0.0.1:\(port)/"))
      #expect(await process.ending == nil)
    }
  }

  @Test func `a folder that does not exist is named by the shell`() async throws {
    try await TemporaryFolder.with { folder in
      var command = try Self.command("true", port: try LoopbackPort.unused(), in: folder)
      command.folder += "/gone"
      let process = ServerProcess(command)
      let sentence = await Self.sentence { () throws(DriverError) in try await process.start() }
      #expect(sentence.contains("ended with status 126") && sentence.contains("/gone"))
    }
  }

  @Test func `a server that is never ready is ended`() async throws {
    try await TemporaryFolder.with { folder in
      try await LoopbackPort.withClosed { port in
        var command = try Self.command("echo one; echo two; sleep 600", port: port, in: folder)
        command.timeout = .seconds(2)
        let process = ServerProcess(command)
        let sentence = await Self.sentence { () throws(DriverError) in try await process.start() }
        #expect(
          sentence == """
            http://127.0.0.1:\(port)/ was not ready 2 s after "echo one; echo two; sleep 600" was \
            started: nothing listens there
            the last output of the command:
              one
              two
            check "ready", or set a longer "timeout"
            """)
      }
    }
  }

  @Test func `a server that answers already is an error unless it may be used`() async throws {
    try await TemporaryFolder.with(["index.html": ""]) { folder in
      let files = try FileServer(try #require(ServedFolder(folder.path)))
      async let _ = files.serve()
      var command = ServerCommand(
        "echo started > started", in: folder.path, ready: try WebAddress(files.address + "/"))
      let other = ServerProcess(command)
      #expect(
        await Self.sentence { () throws(DriverError) in try await other.start() } == """
          \(files.address)/ is in use before "echo started > started" is started
          end the program that uses it, or set "reuse" to true to test what it serves
          """)
      command.reuse = true
      let reused = ServerProcess(command)
      #expect(
        await Self.sentence { () throws(DriverError) in try await reused.start() } == "started")
      await reused.stop()
      #expect(folder.files == ["index.html"])
      #expect(await WebAddressTests.problem(files.address) == nil)
    }
  }

  @Test func `a start that is cancelled leaves nothing running`() async throws {
    try await TemporaryFolder.with { folder in
      try await folder.makePipe("started")
      let command = try Self.command(
        "echo > started; sleep 600", port: try LoopbackPort.unused(), in: folder)
      let process = ServerProcess(command)
      let start = Task {
        await Self.sentence { () throws(DriverError) in try await process.start() }
      }
      await folder.readPipe("started")
      start.cancel()
      let sentence = await start.value
      #expect(sentence == "the run was stopped before the server was ready")
      #expect(await process.ending == nil)
    }
  }

  @Test func `a server that ends during the run is named`() async throws {
    try await TemporaryFolder.with(["server.py": Self.script]) { folder in
      let port = try LoopbackPort.unused()
      let process = ServerProcess(
        try Self.command(
          "python3 server.py \(port) 200 & server=$!; read line < end; kill $server; exit 4",
          port: port, in: folder))
      try await folder.makePipe("end")
      #expect(
        await Self.sentence { () throws(DriverError) in try await process.start() } == "started")
      await folder.writePipe("end")
      var ending: String?
      for _ in 0..<1000 where ending == nil {
        ending = await process.ending
        if ending == nil { try await Task.sleep(for: .milliseconds(10)) }
      }
      #expect(
        ending?.hasPrefix("the command \"python3") == true
          && ending?.contains("ended with status 4 during the run\nthe last output") == true,
        "\(ending ?? "")")
      await process.stop()
    }
  }
}

/// Addresses of pages, and whether a server is there.
@Suite struct WebAddressTests {
  static func problem(_ text: String) async -> String? {
    do throws(ServerAddress.Unusable) {
      return await (try WebAddress(text)).problem(within: .seconds(10))
    } catch { return error.reason }
  }

  @Test(arguments: [
    ("http://a", "a:80 /"), ("https://a", "a:443 /"), ("http://a:81/b?c#d", "a:81 /b?c"),
    ("https://u:p@a.b/c/", "a.b:443 /c/"), ("http://[::1]", "[::1]:80 /"),
    ("http://[::1]:3000/", "[::1]:3000 /"), ("http://a?b", "a:80 /?b"), ("http://a#b", "a:80 /"),
    ("http://", "\"http://\" has no host"), ("https:///x", "\"http://\" has no host"),
    ("a.html", "\"a.html\" does not begin with http:// or https://"),
    ("ftp://a", "\"ftp://a\" does not begin with http:// or https://"),
    (
      "http://a:99999/",
      "\"http://a:99999\": \"99999\" is not a valid port, which is a number from 1 to 65535"
    ),
  ])
  func `an address has a server and a path`(text: String, outcome: String) {
    do throws(ServerAddress.Unusable) {
      let address = try WebAddress(text)
      #expect("\(address.server.authority) \(address.path)" == outcome)
      #expect(address.description == text)
    } catch { #expect(error.reason == outcome) }
  }

  @Test func `an address where nobody listens is named with the reason`() async throws {
    let port = try LoopbackPort.unused()
    #expect(
      await Self.problem("https://127.0.0.1:\(port)/x")
        == "cannot be reached: Connection refused")
  }
}

extension TemporaryFolder {
  /// Makes a named pipe, over which a process and a test wait for each other.
  fileprivate func makePipe(_ name: String) async throws {
    try #require(mkfifo(file(name).path, 0o600) == 0)
  }

  /// Waits until a process has written a line, or ended.
  fileprivate func readPipe(_ name: String) async {
    let path = file(name)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        _ = try? FileHandle(forReadingFrom: path).readToEnd()
        continuation.resume()
      }
    }
  }

  fileprivate func writePipe(_ name: String) async {
    let path = file(name).path
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let pipe = FileHandle(forWritingAtPath: path)
        try? pipe?.write(contentsOf: Data("\n".utf8))
        try? pipe?.close()
        continuation.resume()
      }
    }
  }
}
