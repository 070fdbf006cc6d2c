import Dispatch
import Foundation
import SpecDrivers
import SpecJSON
import SpecSystem
import SpecTestKit
import SpecText
import Synchronization
import Testing

@testable import SpecEngines

/// Everything that may be wrong with a WebDriver server, each told apart from the others.
@Suite(.serialized) struct WebDriverFaultTests {
  typealias Reply = FakeWebDriverServer.Reply

  /// A launch and a tap against a server; what went wrong, in words.
  private func outcome(
    _ server: FakeWebDriverServer, patience: Duration = .milliseconds(80),
    act: Action = .tap(Selector("Go"))
  ) async -> String {
    var options = WebDriverOptions(server: .address(server.address), patience: patience)
    options.deadlines.session = .milliseconds(900)
    options.deadlines.load = .milliseconds(800)
    options.deadlines.command = .milliseconds(800)
    options.deadlines.close = .milliseconds(200)
    let engine = WebDriverEngine(options)
    let driver = engine.makeDriver()
    var words: String
    do throws(DriverError) {
      try await driver.launch(LaunchOptions(app: "http://page.test/"))
      try await driver.perform(act)
      words = "nothing"
    } catch { words = Self.words(error) }
    await driver.close()
    await engine.shutdown()
    server.stop()
    return words.split(separator: "127.0.0.1:\(server.port)").joined(separator: "SERVER")
  }

  /// The error without the screen.
  private static func words(_ error: DriverError) -> String {
    switch error {
    case .timedOut(let what, let time): "timed out after \(time.wholeMilliseconds): \(what)"
    case .engineLost(let why): "lost: \(why)"
    case .engineFault(let why): "fault: \(why)"
    case .appCrashed(let why): "crashed: \(why)"
    case .notInteractable(let selector, let why, _): "cannot use \(selector): \(why)"
    case .elementNotFound(let selector, _): "no \(selector)"
    case .impossible(let what, let why, _): "cannot \(what): \(why)"
    default: "\(error)"
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    let reply: Reply
    let outcome: String
    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "no browser", path: "/session",
      reply: .error(500, "session not created", "Chrome instance exited\n#0 0x5"),
      outcome: "lost: no browser could be started (\"session not created\": "
        + "Chrome instance exited)\n"
        + "check that the browser starts on its own and that its version matches its driver's"),
    Fault(
      name: "500 with a page", path: "/session",
      reply: .raw("HTTP/1.1 500 Oops\r\nContent-Length: 15\r\n\r\n<html>\nno</html"),
      outcome: "fault: the WebDriver server responded with status 500 and a body that is "
        + "not WebDriver JSON: "
        + "\"<html> no</html\" (when it was asked to start a browser)"),
    Fault(
      name: "plain text", path: "/session",
      reply: .raw("HTTP/1.1 405 No\r\nContent-Length: 23\r\n\r\nHTTP method not allowed"),
      outcome: "fault: the WebDriver server responded with status 405 and a body that is "
        + "not WebDriver JSON: "
        + "\"HTTP method not allowed\" (when it was asked to start a browser)"),
    Fault(
      name: "garbage", path: "/session", reply: .raw("\u{7f}ELF\u{1}\u{2}"),
      outcome: "fault: the WebDriver server sent an invalid HTTP response: it said \" ELF  \" "
        + "(when it was asked to start a browser)"),
    Fault(
      name: "hangs at the start", path: "/session", reply: .silence,
      outcome: "timed out after 900: start a browser (no response; without a display, a "
        + "browser must be headless: --headless=new for Chromium, -headless for Firefox)"
    ),
    Fault(
      name: "hangs up", path: "/session", reply: .hangUp,
      outcome: "lost: the WebDriver server closed the connection to http://SERVER before it "
        + "responded to POST /session; it may have performed the request, which was therefore not sent again "
        + "(while it was asked to start a browser)"),
    Fault(
      name: "a session without a number", path: "/session", reply: .value(["sessionId": .null]),
      outcome: "fault: the WebDriver server returned an invalid session: "
        + "sessionId: expected a string, found null (when it was asked to start a browser)"),
    Fault(
      name: "a page that is not there", path: "/session/1/url",
      reply: .error(500, "unknown error", "net::ERR_CONNECTION_REFUSED"),
      outcome: "cannot open http://page.test/: the server refused the connection; "
        + "check that it is running "
        + "(net::ERR_CONNECTION_REFUSED)"),
    Fault(
      name: "a page that crashes", path: "/session/1/url",
      reply: .error(500, "unknown error", "session deleted because of page crash"),
      outcome: "crashed: its page http://page.test/ crashed: session deleted because of page crash"),
    Fault(
      name: "a session whose number begins another request", path: "/session",
      reply: .value([
        "sessionId": "1 HTTP/1.1\r\nX: y\r\n\r\nDELETE /", "capabilities": [:],
      ]),
      outcome: "fault: the WebDriver server's new session's id, "
        + "\"1 HTTP/1.1  X: y    DELETE /\", cannot be part of an address "
        + "(when it was asked to start a browser)"),
    Fault(
      name: "an element whose name begins another request", path: "/session/1/execute/sync",
      reply: .value(["node": ["e": "1/click\r\nX: y"], "x": 5, "y": 5]),
      outcome: "fault: the WebDriver server's name for an element, "
        + "\"1/click  X: y\", cannot be part of an address (when it was asked to reach \"Go\")"),
    Fault(
      name: "a page that never loads, as the server says", path: "/session/1/url",
      reply: .error(500, "timeout", "Timed out receiving message from renderer"),
      outcome: "timed out after 640: load http://page.test/ (\"timeout\": "
        + "Timed out receiving message from renderer)"),
    Fault(
      name: "a page that never loads, in silence", path: "/session/1/url", reply: .silence,
      outcome: "timed out after 800: load http://page.test/ (no answer; the browser is ended)"),
    Fault(
      name: "a session that is lost", path: "/session/1/element/e1/click",
      reply: .error(404, "invalid session id", "session deleted as the browser has closed"),
      outcome: "lost: the browser has ended (\"invalid session id\": "
        + "session deleted as the browser has closed)"),
    Fault(
      name: "a window that is lost", path: "/session/1/element/e1/click",
      reply: .error(404, "no such window", "target window already closed"),
      outcome: "lost: the browser has ended (\"no such window\": target window already closed)"),
    Fault(
      name: "a tap that hangs", path: "/session/1/element/e1/click", reply: .silence,
      outcome: "timed out after 800: tap \"Go\" (no answer; the browser is ended)"),
    Fault(
      name: "a server that dies", path: "/session/1/element/e1/click", reply: .hangUp,
      outcome: "lost: the WebDriver server closed the connection to http://SERVER before it "
        + "responded to POST /session/1/element/e1/click; it may have performed the request, which was therefore not sent again "
        + "(while it was asked to tap \"Go\")"),
    Fault(
      name: "something in the way for good", path: "/session/1/element/e1/click",
      reply: .error(400, "element click intercepted", "<div> would receive the click"),
      outcome: "cannot use \"Go\": <div> would receive the click"),
    Fault(
      name: "an element that is gone for good", path: "/session/1/element/e1/click",
      reply: .error(404, "stale element reference", "it is not attached"),
      outcome: "cannot use \"Go\": it is not attached"),
    Fault(
      name: "a command it does not know", path: "/session/1/element/e1/click",
      reply: .error(404, "unknown command", "click"),
      outcome: "fault: the WebDriver server cannot tap \"Go\" (\"unknown command\": click)"),
    Fault(
      name: "an error of no known code", path: "/session/1/element/e1/click",
      reply: .error(500, "very strange", "indeed"),
      outcome: "fault: the WebDriver server refused to tap \"Go\" (\"very strange\": indeed)"),
    Fault(
      name: "an error without a code", path: "/session/1/element/e1/click",
      reply: .raw("HTTP/1.1 500 No\r\nContent-Length: 12\r\n\r\n{\"value\": 1}"),
      outcome: "fault: the WebDriver server responded with status 500 without an error code "
        + "(when it was asked to tap \"Go\")"),
    Fault(
      name: "a screen that is none", path: "/session/1/execute/async", reply: .value("{}"),
      outcome: "fault: the page script returned an invalid result: "
        + "elements: expected an array, found nothing"),
  ]

  @Test(arguments: faults)
  func `each fault of a server has its own words`(fault: Fault) async throws {
    let server = try FakeWebDriverServer.behaving { request in
      request.path == fault.path && request.method == "POST" ? fault.reply : nil
    }
    #expect(await outcome(server) == fault.outcome)
  }

  @Test func `a server that behaves is driven`() async throws {
    let server = try FakeWebDriverServer.behaving()
    #expect(await outcome(server) == "nothing")
    let sent = server.requests.map { "\($0.method) \($0.path)" }
    #expect(sent.contains("POST /session/1/element/e1/click"))
    #expect(sent.last == "DELETE /session/1")
  }

  // To size a window took a third of the time of a short scenario.
  @Test(arguments: [(width: 414, sizings: 0), (width: 300, sizings: 1)])
  func `a window is sized only if its page has another size`(
    width: Int, sizings: Int
  ) async throws {
    let measured = Counter()
    let server = try FakeWebDriverServer.behaving { request in
      guard request.body.contains("outerWidth") else { return nil }
      let isFirst = measured.next() == 1
      return .value([.integer(isFirst ? width : 414), 896, 10, 90])
    }
    #expect(await outcome(server) == "nothing")
    let sent = server.requests.filter { $0.path.hasSuffix("/window/rect") }
    #expect(sent.map(\.body) == Array(repeating: #"{"width":424,"height":986}"#, count: sizings))
  }

  @Test func `an element that is not there is waited for and then missed`() async throws {
    let server = try FakeWebDriverServer.behaving()
    #expect(
      await outcome(server, patience: .milliseconds(500), act: .tap(Selector("Stop")))
        == "no \"Stop\"")
    let looks = server.requests.filter { $0.body.contains("__spec.look") }.count
    #expect(looks > 2)
  }

  @Test func `what passes is tried again`() async throws {
    let tries = Counter()
    let server = try FakeWebDriverServer.behaving { request in
      guard request.path == "/session/1/element/e1/click", tries.next() < 3 else { return nil }
      return .error(404, "stale element reference", "it is not attached")
    }
    #expect(await outcome(server, patience: .seconds(5)) == "nothing")
    #expect(tries.next() == 4)
  }

  @Test func `an alert in the way is told by its text`() async throws {
    let server = try FakeWebDriverServer.behaving { request in
      if request.path == "/session/1/execute/sync", request.body.contains("__spec.look") {
        return .error(500, "unexpected alert open", "unexpected alert open: {Alert text : Hello}")
      }
      return request.path == "/session/1/alert/text" ? .value("Hello") : nil
    }
    let words = await outcome(server, act: .swipe(.left, on: Selector("Go")))
    #expect(words == "cannot use \"Go\": the alert \"Hello\" is in front of the page")
  }

  @Test func `nobody listening is told by its address`() async throws {
    let server = try FakeWebDriverServer.behaving()
    server.stop()
    try await Task.sleep(for: .milliseconds(60))
    #expect(
      await outcome(server)
        == "lost: the WebDriver server cannot be reached: Connection refused "
        + "(while it was asked to start a browser)")
  }

  @Test func `a driver that was not launched says so`() async throws {
    let driver = WebDriverEngine(WebDriverOptions(server: .address("http://127.0.0.1:1")))
      .makeDriver()
    await #expect(throws: DriverError.notLaunched) { try await driver.observe(since: 0) }
    await #expect(throws: DriverError.notLaunched) { try await driver.perform(.back) }
    await driver.close()
    await driver.close()
  }

  // MARK: The browser's driver as a process

  /// - Parameter patience: How long to wait for a port; short only where none will ever come.
  private func startError(
    _ script: String, patience: Duration = .seconds(20)
  ) async throws -> String {
    try await TemporaryFolder.with { folder in
      let program = folder.path + "/driver"
      if !script.isEmpty { try folder.writeProgram(script, to: "driver") }
      var options = WebDriverOptions(server: .program(program))
      options.deadlines.start = patience
      options.deadlines.shutdown = .seconds(20)
      let engine = WebDriverEngine(options)
      let driver = engine.makeDriver()
      var words = "nothing"
      do throws(DriverError) {
        try await driver.launch(LaunchOptions(app: "http://page.test/"))
      } catch { words = Self.words(error) }
      await driver.close()
      await engine.shutdown()
      return words.split(separator: program).joined(separator: "DRIVER")
    }
  }

  @Test func `a missing program is named`() async throws {
    #expect(
      try await startError("")
        == "lost: the program \"DRIVER\" was not found; install it (Debian: chromium-driver), or "
        + "name the one to use")
  }

  @Test func `a program that ends at once is told with its last words`() async throws {
    #expect(
      try await startError("#!/bin/sh\necho 'bad version' >&2\nexit 3\n")
        == "lost: DRIVER ended with status 3 before it reported a port\n"
        + "its last output on standard error:\nbad version")
  }

  @Test func `a program that closes its output before its last words is heard`() async throws {
    let script = """
      #!/bin/sh
      exec >&-
      for word in 1 2 3 4 5; do /bin/true; done
      echo 'bad version' >&2
      exit 3

      """
    #expect(
      try await startError(script)
        == "lost: DRIVER ended with status 3 before it reported a port\n"
        + "its last output on standard error:\nbad version")
  }

  @Test(arguments: [
    "bind() failed: Address already in use (98)",
    "geckodriver: error: Address already in use (os error 98)",
  ])
  func `a program whose port is in use is started again, five times at most`(
    words: String
  ) async throws {
    func script(failures: Int) -> String {
      """
      #!/bin/sh
      echo >>"$0.starts"
      if [ "$(wc -l <"$0.starts")" -le \(failures) ]; then
        echo '\(words)' >&2
        exit 1
      fi
      echo 'other words' >&2
      exit 2

      """
    }
    #expect(
      try await startError(script(failures: 4))
        == "lost: DRIVER ended with status 2 before it reported a port\n"
        + "its last output on standard error:\nother words")
    #expect(
      try await startError(script(failures: 5))
        == "lost: DRIVER ended with status 1 before it reported a port\n"
        + "its last output on standard error:\n\(words)")
  }

  @Test func `a program that ends while others start is told by its own words`() async throws {
    let others = Task {
      while !Task.isCancelled {
        let child = try ChildProcess.start(["/bin/true"])
        child.input.close()
        child.output.close()
        _ = await child.wait(atMost: .seconds(20))
      }
    }
    defer { others.cancel() }
    for _ in 1...10 {
      #expect(
        try await startError("#!/bin/sh\necho 'bad version' >&2\nexit 3\n")
          == "lost: DRIVER ended with status 3 before it reported a port\n"
          + "its last output on standard error:\nbad version")
    }
  }

  @Test(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible))
  func `a driver that crashes when it is asked for a browser is told with its last words`()
    async throws
  {
    let script = """
      #!/usr/bin/env python3
      import os, socket
      server = socket.create_server(("127.0.0.1", 0))
      print("started successfully on port %d." % server.getsockname()[1], flush=True)
      client, _ = server.accept()
      client.recv(100000)
      client.close()
      server.close()
      for _ in range(1000000): pass
      os.write(2, b"no memory\\n")
      os._exit(1)

      """
    let words = try await startError(script)
    #expect(words.hasPrefix("lost: the WebDriver server closed the connection"))
    #expect(words.hasSuffix("\nits last output on standard error:\nno memory"))
  }

  @Test func `a program that never names a port is given up`() async throws {
    #expect(
      try await startError("#!/bin/sh\necho hello\nexec sleep 60\n", patience: .milliseconds(400))
        == "timed out after 400: start DRIVER (it reported no port)")
  }

  /// What a server does that allows one session when it is asked for another.
  enum Second: String, CaseIterable {
    case refuses, queues
    /// It refuses the second session before it answers that the first is there.
    case refusesBeforeTheFirst
  }

  @Test(arguments: Second.allCases)
  func `scenarios wait for one another where the server allows one session`(second: Second)
    async throws
  {
    let isOpen = Mutex(false)
    let hasRefused = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    let hasTapped = Mutex(false)
    let server = try FakeWebDriverServer.behaving { request in
      if request.method == "DELETE" {
        isOpen.withLock { $0 = false }
        hasEnded.signal()
      }
      // The first scenario goes on only when the server has refused another.
      if second == .refuses, request.path.hasSuffix("/actions") {
        let isFirst = hasTapped.withLock { hasTapped in
          defer { hasTapped = true }
          return !hasTapped
        }
        if isFirst { _ = hasRefused.wait(timeout: .now() + 5) }
      }
      guard request.path == "/session", request.method == "POST" else { return nil }
      let isFirst = isOpen.withLock { isOpen in
        defer { isOpen = true }
        return !isOpen
      }
      if !isFirst, second != .queues {
        hasRefused.signal()
        return .error(500, "session not created", "Session is already started")
      }
      if !isFirst { _ = hasEnded.wait(timeout: .now() + 20) }
      if second == .refusesBeforeTheFirst { _ = hasRefused.wait(timeout: .now() + 5) }
      return .value([
        "sessionId": "1",
        "capabilities": ["browserName": "chrome", "goog:chromeOptions": [:]],
      ])
    }
    defer { server.stop() }
    let notices = Mutex<[EngineNotification]>([])
    var options = WebDriverOptions(server: .address(server.address))
    options.deadlines.session = .seconds(20)
    let engine = WebDriverEngine(options) { notice in notices.withLock { $0.append(notice) } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...3 {
        group.addTask {
          let driver = engine.makeDriver()
          try await driver.launch(LaunchOptions(app: "http://page.test/"))
          try await driver.perform(.tap(Selector("Go")))
          await driver.close()
        }
      }
      try await group.waitForAll()
    }
    await engine.shutdown()
    let told: [EngineNotification] = [
      .progress(
        "the WebDriver server allows 1 session at a time, so scenarios wait for one another; "
          + "--jobs 1 runs as fast")
    ]
    #expect(notices.withLock { $0 } == (second == .queues ? [] : told))
  }

  @Test func `a browser that is long in coming is told once`() async throws {
    let server = try FakeWebDriverServer { _ in .silence }
    defer { server.stop() }
    let notices = Mutex<[EngineNotification]>([])
    var options = WebDriverOptions(server: .address(server.address))
    options.deadlines.session = .milliseconds(400)
    let engine = WebDriverEngine(options) { notice in notices.withLock { $0.append(notice) } }
    for _ in 1...2 {
      let driver = engine.makeDriver()
      let words = await refusal {
        try await driver.launch(LaunchOptions(app: "http://page.test/"))
      }
      #expect(words.hasPrefix("timed out: start a browser (no response; without a display, "))
      await driver.close()
    }
    await engine.shutdown()
    #expect(
      notices.withLock { $0 } == [
        .progress("still waiting for the WebDriver server to start a browser, for 400 ms at most")
      ])
  }

  @Test func `who gets no session of those there are is told how many`() async throws {
    let tries = Counter()
    let server = try FakeWebDriverServer.behaving { request in
      guard request.path == "/session", request.method == "POST" else { return nil }
      return tries.next() > 1
        ? .error(500, "session not created", "Session is already started") : nil
    }
    defer { server.stop() }
    var options = WebDriverOptions(server: .address(server.address))
    options.deadlines.session = .milliseconds(300)
    let engine = WebDriverEngine(options)
    let first = engine.makeDriver()
    try await first.launch(LaunchOptions(app: "http://page.test/"))
    let second = engine.makeDriver()
    let words = await refusal {
      try await second.launch(LaunchOptions(app: "http://page.test/"))
    }
    #expect(
      words == "timed out: get a session, of which the WebDriver server allows 1 at a time "
        + "(run with --jobs 1)")
    await second.close()
    await first.close()
    await engine.shutdown()
  }
}
