import Foundation
import SpecDrivers
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecEngines

/// That browsers start, are shared, and surely end.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverLifeTests {
  @Test func `two scenarios at a time have a browser each, and the next ones take theirs over`()
    async throws
  {
    try await Chromium.withPage("<input id=a aria-label=A>") { bench in
      for _ in 1...2 {
        try await withThrowingTaskGroup(of: String?.self) { group in
          for text in ["one", "two"] {
            group.addTask {
              let driver = bench.makeDriver()
              try await driver.launch(LaunchOptions(app: "app"))
              try await driver.perform(.type(text, into: Selector("A")))
              let seen = try await driver.text(of: "A")
              await driver.close()
              return seen
            }
          }
          var seen: [String] = []
          for try await text in group { seen.append(text ?? "") }
          #expect(seen.sorted() == ["one", "two"])
        }
      }
    }
  }

  @Test func `a page that hangs is given up and its browser killed`() async throws {
    let change: (inout WebDriverOptions) -> Void = { options in
      options.deadlines.command = .seconds(3)
      options.deadlines.load = .seconds(4)
      options.deadlines.close = .seconds(1)
    }
    try await Chromium.withPage("<button onclick='while (true);'>Hang</button>", change) { bench in
      try await bench.checkThatHangingPageIsGivenUp()
    }
  }

  @Test func `a browser that dies is told, and the next scenario has another`() async throws {
    try await Chromium.withPage("<p>x") { bench in
      let driver = bench.makeDriver()
      try await driver.launch(LaunchOptions(app: "app"))
      _ = try await driver.observe(since: 0)
      let process = try #require(await driver.browser?.place.session.browser.process)
      OwnProcess.kill(process)
      try await Task.sleep(for: .milliseconds(200))
      let words = await refusal { _ = try await driver.observe(since: 0) }
      #expect(words.hasPrefix("lost: the browser has ended (\"invalid session id\""), "\(words)")
      await driver.close()
      let next = bench.makeDriver()
      try await next.launch(LaunchOptions(app: "app"))
      await next.close()
    }
  }

  @Test func `a driver that dies takes its browsers along, and is started anew`() async throws {
    try await Chromium.withPage("<p>x") { bench in
      let driver = bench.makeDriver()
      try await driver.launch(LaunchOptions(app: "app"))
      _ = try await driver.observe(since: 0)
      let browser = try #require(await driver.browser?.place.session.browser.process)
      let server = try #require(Self.parent(of: browser))
      kill(server, SIGKILL)
      let words = await refusal { _ = try await driver.observe(since: 0) }
      #expect(words.hasPrefix("lost: the WebDriver server "), "\(words)")
      #expect(kill(browser, 0) == -1 || Self.parent(of: browser) == nil)
      await driver.close()
      let next = bench.makeDriver()
      try await next.launch(LaunchOptions(app: "app"))
      await next.close()
    }
  }

  @Test func `a stopped scenario gives its browser back`() async throws {
    try await Chromium.withPage("<p>x") { bench in
      let driver = bench.makeDriver()
      try await driver.launch(LaunchOptions(app: "app"))
      let task = Task {
        let words = await refusal {
          try await driver.perform(.scroll(to: Selector("nothing like it")))
        }
        await driver.close()
        return words
      }
      try await Task.sleep(for: .milliseconds(300))
      task.cancel()
      let words = await task.value
      #expect(
        words == "no \"nothing like it\""
          || words == "lost: the run was stopped before the engine could look at the page")
    }
  }

  @Test func `the guard ends everything when its starter is gone`() async throws {
    let program = try #require(Chromium.driver)
    let mark = UUID().uuidString
    let child = try ChildProcess.start(
      BrowserSupervisor.command([program, "--port=0"]), environment: [ProcessCount.variable: mark])
    let found = await PortReader(child.output).port(within: .seconds(10))
    guard case .port(let port) = found else {
      Issue.record("no port: \(found)")
      return
    }
    // The session's number is told to nobody: the guard finds the browser by its folder.
    let session = try await WebDriverSession.start(
      at: HTTPAddress(host: "127.0.0.1", port: port),
      capabilities: WebDriverOptions().capabilities(
        for: SessionPool.Key(device: .standard, locale: nil)),
      deadlines: WebDriverDeadlines())
    let browser = try #require(session.browser.process)
    #expect(kill(browser, 0) == 0)
    child.input.close()
    #expect(await child.wait(atMost: .seconds(5)) != nil)
    #expect(await ProcessCount.left(mark) == 0)
  }

  private static func parent(of process: Int32) -> Int32? {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name in parentheses may hold anything; what follows are numbers.
    let fields = status?.split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 1, fields[0] != "Z" else { return nil }
    return Int32(fields[1])
  }
}
