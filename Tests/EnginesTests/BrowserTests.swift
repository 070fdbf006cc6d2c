import Foundation
import SpecDrivers
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecEngines

/// A scenario that each browser plays, and what comes of it.
struct BrowserCheck: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let body: String
  let further: [String: String]
  let work: @Sendable (_ makeDriver: @Sendable () -> any Driver) async throws -> String
  let expected: String
  /// What comes of it in a browser that differs.
  let exceptions: [TestBrowser: String]

  init(
    _ name: String, _ body: String, further: [String: String] = [:], expected: String,
    except exceptions: [TestBrowser: String] = [:],
    _ work: @escaping @Sendable (_ makeDriver: @Sendable () -> any Driver) async throws -> String
  ) {
    testDescription = name
    self.body = body
    self.further = further
    self.work = work
    self.expected = expected
    self.exceptions = exceptions
  }

  /// A scenario with one launch.
  init(
    launching name: String, _ body: String, further: [String: String] = [:],
    options: LaunchOptions = LaunchOptions(app: "app"), expected: String,
    except exceptions: [TestBrowser: String] = [:],
    arranging conditions: [Condition] = [],
    _ work: @escaping @Sendable (any Driver) async throws -> String
  ) {
    self.init(name, body, further: further, expected: expected, except: exceptions) { makeDriver in
      let driver = makeDriver()
      let result: String
      do {
        for condition in conditions { try await driver.arrange(condition) }
        try await driver.launch(options)
        result = try await work(driver)
      } catch {
        let failure = error
        result = await refusal { throw failure }
      }
      await driver.close()
      return result
    }
  }

  static let early = "this browser runs no script before those of the page"

  static let all = [
    BrowserCheck(
      launching: "typing is key by key", WebDriverHandsTests.fields,
      expected: "keydown:a ?input:insertText input keydown:é ?input:insertText input keydown:Enter "
        + "?input:insertLineBreak change",
      except: [
        .webkit: "keydown:a ?input:insertText input keydown:é ?input:insertText input "
          + "keydown:Enter change"
      ]
    ) { driver in
      try await driver.perform(.type("aé\n", into: Selector("A")))
      return try await driver.text(of: "log") ?? "?"
    },
    BrowserCheck(
      launching: "text is pasted, selected, replaced and deleted", WebDriverHandsTests.fields,
      expected: "a😀cd aXd 1aXd 1d new n "
    ) { driver in
      let steps: [[Action]] = [
        [.paste("a😀cd", into: Selector("A"))],
        [.select(.range(start: 1, count: 2), in: nil), .type("X", into: nil)],
        [.select(.caret(at: 0), in: nil), .type("1", into: Selector("A"))],
        [.select(.text("aX"), in: nil), .deleteBackward(times: 1, in: nil)],
        [.select(.all, in: nil), .paste("new", into: nil)],
        [.deleteBackward(times: 2, in: nil)], [.clear(Selector("A"))],
      ]
      var seen: [String] = []
      for actions in steps {
        for action in actions { try await driver.perform(action) }
        seen.append(try await driver.text(of: "A") ?? "?")
      }
      return seen.joined(separator: " ")
    },
    BrowserCheck(
      launching: "an alert is read and answered",
      "<p id=out>-</p><button onclick=\"out.textContent = confirm('Sure?')\">Ask</button>",
      expected: "Sure? true Sure? false"
    ) { driver in
      var seen: [String] = []
      for answer in ["OK", "Cancel"] {
        try await driver.perform(.tap(Selector("Ask")))
        let alert = try await driver.observe(since: 0).screen.alert.value ?? nil
        seen.append(alert?.title ?? "no alert")
        try await driver.perform(.answer(answer))
        seen.append(try await driver.text(of: "out") ?? "?")
      }
      return seen.joined(separator: " ")
    },
    BrowserCheck(
      launching: "an alert of a page that loads is in front",
      "<p>x<script>alert('Hello')</script>",
      expected: "cannot look at the page: it showed the alert \"Hello\" before it could be read"
    ) { driver in "\(try await driver.observe(since: 0).screen.elements.count)" },
    BrowserCheck(
      launching: "going from page to page and back is told",
      """
      <body data-screen=list><a href=#one>Part</a><a href=second.html>Next</a>
      <script>(onhashchange = () =>
        document.body.dataset.screen = location.hash ? 'part' : 'list')()
      </script>
      """,
      further: ["second.html": "<!doctype html><title>second</title><p id=here>Here</p>"],
      expected: """
        push part animated=off from=list
        push second from=part
        pop second animated=off to=part
        pop part animated=off to=list
        list > part; list > part > second; list > part; list
        """
    ) { driver in
      var stacks: [String] = []
      let steps: [(Action, to: String)] = [
        (.tap(Selector("Part")), "list > part"), (.tap(Selector("Next")), "list > part > second"),
        (.back, "list > part"), (.back, "list"),
      ]
      for (step, place) in steps {
        try await driver.perform(step)
        var stack = ""
        // A busy machine may show the page before, or one without its title, for a moment; a check
        // of a scenario looks again as well.
        for _ in 0..<100 where stack != place {
          let screen = try await driver.observe(since: 0).screen
          stack = (screen.stack.value ?? ["?"]).joined(separator: " > ")
        }
        stacks.append(stack)
      }
      return try await driver.loggedEvents(.push, .pop) + "\n" + stacks.joined(separator: "; ")
    },
    BrowserCheck(
      launching: "a link is followed while the page is looked at",
      "<a href=second.html>Next</a>",
      further: [
        "second.html": "<script>if (!location.search) setTimeout(() => location.search = '?3', 30)"
          + "</script><p id=out></p><script>out.textContent = 'at ' + location.search</script>"
      ], expected: "at ?3"
    ) { driver in
      try await driver.perform(.tap(Selector("Next")))
      var text: String?
      for _ in 0..<100 where text != "at ?3" {
        // Between the pages, there is none.
        text = try? await driver.text(of: "out")
      }
      return text ?? "?"
    },
    BrowserCheck(
      launching: "a record is there before the page's scripts",
      "<p id=out></p><script>out.textContent = localStorage.name ?? 'nobody'</script>",
      expected: "Ann", arranging: [.record(name: "name", value: "Ann")]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      "nothing of a scenario is left for the next",
      """
      <p id=out></p><script>
      out.textContent = [localStorage.length, Object.keys(sessionStorage).filter(key =>
        key !== '__spec').length, document.cookie, history.state].join();
      localStorage.a = 1; sessionStorage.b = 1; document.cookie = 'c=1'; history.pushState(1, '')
      indexedDB.open('base');
      addEventListener('pagehide', () => localStorage.last = 1);
      </script>
      """, expected: "0,0,, 0,0,, 0,0,,"
    ) { makeDriver in
      var seen: [String] = []
      for _ in 1...3 {
        let driver = makeDriver()
        try await driver.launch(LaunchOptions(app: "app"))
        seen.append(try await driver.text(of: "out") ?? "?")
        await driver.close()
      }
      return seen.joined(separator: " ")
    },
    BrowserCheck(
      launching: "a restart keeps what is stored",
      "<p id=out></p><script>out.textContent = localStorage.n = Number(localStorage.n ?? 0) + 1"
        + "</script>", expected: "1 2"
    ) { driver in
      let first = try await driver.text(of: "out") ?? "?"
      try await driver.perform(.relaunch)
      return first + " " + (try await driver.text(of: "out") ?? "?")
    },
    BrowserCheck(
      launching: "the date is that of the page's scripts",
      "<p id=out></p><script>out.textContent = new Date().toISOString().slice(0, 4)</script>",
      expected: "1999", except: [.webkit: "lacks virtual clock"],
      arranging: [.date("1999-06-05T12:00")]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      launching: "a request is answered as arranged",
      "<p id=out></p><script>fetch('/a?b=1').then(r => r.text()).then(t => out.textContent = t)</script>",
      expected: "yes", except: [.webkit: "lacks network answers"],
      arranging: [
        .answer(to: RequestPattern(path: "/a"), Response(.status(200, body: "yes"))),
        .answer(to: RequestPattern(path: "/a?c*"), Response(.status(200, body: "no"))),
      ]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      launching: "the device is offline",
      "<p id=out></p><script>out.textContent = navigator.onLine</script>",
      expected: "false", except: [.webkit: "lacks connection"],
      arranging: [.connection(.offline)]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      launching: "a permission is set",
      "<p id=out>-</p><script>navigator.permissions.query({ name: 'geolocation' }).then("
        + "found => out.textContent = found.state)</script>",
      expected: "denied", except: [.webkit: "lacks permissions"],
      arranging: [.permission(.location, .denied)]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      launching: "a permission that cannot be set is told", "<p id=out>x</p>",
      expected: "x",
      except: [.firefox: "lacks permissions", .webkit: "lacks permissions"],
      arranging: [.permission(.camera, .denied)]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      launching: "a language is the page's",
      "<p id=out></p><script>out.textContent = navigator.language + (0.5).toLocaleString()</script>",
      options: LaunchOptions(app: "app", locale: "de-DE"), expected: "de-DE0,5",
      except: [.webkit: "lacks locales"]
    ) { try await $0.text(of: "out") ?? "?" },
    BrowserCheck(
      launching: "a phone has its size", "<p>x",
      options: LaunchOptions(app: "app", device: "iPhone 8"),
      expected: "375 667", except: [.webkit: "447 667"]
    ) { driver in
      let size = try await driver.observe(since: 0).screen.size
      return "\(Int(size.width)) \(Int(size.height))"
    },
    BrowserCheck(
      launching: "a desktop has its size", "<p>x",
      options: LaunchOptions(app: "app", device: "desktop"), expected: "1280 720"
    ) { driver in
      let size = try await driver.observe(since: 0).screen.size
      return "\(Int(size.width)) \(Int(size.height))"
    },
    BrowserCheck(launching: "a picture is a PNG", "<p>x", expected: "[137, 80, 78, 71]") { driver in
      "\(try await driver.picture()?.prefix(4) ?? [])"
    },
    BrowserCheck(
      launching: "what cannot be used is told",
      "<button disabled>Go</button><div style='position:fixed;inset:0' aria-label=Cover role=img></div>"
        + "<button>Under</button>",
      expected: "cannot use \"Go\": it is disabled; cannot use \"Under\": \"Cover\" covers it"
    ) { driver in
      var words: [String] = []
      for name in ["Go", "Under"] {
        words.append(await refusal { try await driver.perform(.tap(Selector(name))) })
      }
      return words.joined(separator: "; ")
    },
  ]
}

/// The browsers of a person's machine.
enum BrowserTests {
  @Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
  struct ChromiumTests {
    @Test(arguments: BrowserCheck.all)
    func `Chromium plays a scenario`(check: BrowserCheck) async throws {
      try await play(check, in: .chromium)
    }
  }

  @Suite(
    .serialized, .browserTurn,
    .disabled(if: TestBrowser.firefox.isMissing, TestBrowser.firefoxIsMissing))
  struct FirefoxTests {
    @Test(arguments: BrowserCheck.all)
    func `Firefox plays a scenario`(check: BrowserCheck) async throws {
      try await play(check, in: .firefox)
    }

    @Test func `a page that hangs is given up and its browser killed`() async throws {
      try await TestBrowser.firefox.withEngine("<button onclick='while (true);'>Hang</button>") {
        options in
        options.deadlines.command = .seconds(3)
        options.deadlines.load = .seconds(4)
      } _: { bench in
        try await bench.checkThatHangingPageIsGivenUp()
      }
    }

    @Test func `a Firefox that dies is told, and the next scenario has another`() async throws {
      try await TestBrowser.firefox.withEngine("<p>x") { bench in
        let driver = bench.makeDriver()
        try await driver.launch(LaunchOptions(app: "app"))
        _ = try await driver.observe(since: 0)
        kill(try #require(await driver.browser?.place.session.browser.process), SIGKILL)
        let words = await refusal { _ = try await driver.observe(since: 0) }
        #expect(words.hasPrefix("lost: the browser "), "\(words)")
        await driver.close()
        let next = bench.makeDriver()
        try await next.launch(LaunchOptions(app: "app"))
        await next.close()
      }
    }
  }

  @Suite(
    .serialized, .browserTurn,
    .disabled(if: TestBrowser.webkit.isMissing, TestBrowser.webkitIsMissing))
  struct WebKitTests {
    @Test(arguments: BrowserCheck.all)
    func `WebKit plays a scenario`(check: BrowserCheck) async throws {
      try await play(check, in: .webkit)
    }
  }

  private static func play(_ check: BrowserCheck, in browser: TestBrowser) async throws {
    let engine = try #require(TestBrowser.engines[browser])
    let files = Chromium.files(check.body, check.further)
    func result() async throws -> String {
      try await TemporaryFolder.with(files) { folder in
        let options = WebDriverOptions(pages: folder.path, patience: .seconds(2))
        return try await check.work { engine.webDriver(options) }
      }
    }
    var found = try await result()
    // On a busy machine, Firefox rarely loses the answer of a page that it leaves, and is ended.
    if browser == .firefox, found.hasPrefix("timed out: look at the page") {
      found = try await result()
    }
    #expect(found == check.exceptions[browser] ?? check.expected)
  }

  @Suite(.serialized, .browserTurn) struct GuardTests {
    static let programs: [TestBrowser] = [.firefox, .webkit].filter { !$0.isMissing }

    @Test(
      .disabled(if: programs.isEmpty, "neither a Firefox nor a WebKitWebDriver is installed"),
      arguments: programs)
    func `the guard ends a browser and its folder when its starter is gone`(
      browser: TestBrowser
    ) async throws {
      try await TemporaryFolder.with([:]) { folder in
        let mark = UUID().uuidString
        let program = BrowserProgram(
          name: try #require(browser.program), arguments: browser == .firefox ? ["--headless"] : [])
        let port = try program.port()
        let child = try ChildProcess.start(
          BrowserSupervisor.command(program.command(port: port)),
          environment: [ProcessCount.variable: mark, "TMPDIR": folder.path])
        let reader = PortReader(child.output)
        if program.reportsPort {
          guard case .port = await reader.port(within: .seconds(30)) else {
            Issue.record("no port")
            return
          }
        }
        #expect(await eventually { (ProcessCount.marked(mark) ?? 9) > 2 })
        child.input.close()
        #expect(await child.wait(atMost: .seconds(10)) != nil)
        #expect(await ProcessCount.left(mark) == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
      }
    }
  }
}
