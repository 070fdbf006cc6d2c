import Foundation
import SpecDrivers
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecEngines

/// Programs in a terminal, from their start to their end.
@Suite struct TerminalDriverTests {
  /// Runs a shell script in a terminal, and closes it.
  private static func with(
    _ script: String, _ body: (any Driver) async throws -> Void
  ) async throws {
    let quoted = script.replacing("'", with: #"'\''"#)
    let engine = TerminalEngine(TerminalApp("/bin/sh -c '\(quoted)'", name: "script"))
    let driver = engine.makeDriver()
    do {
      try await driver.launch(LaunchOptions(app: "script"))
      try await body(driver)
    } catch {
      await driver.close()
      throw error
    }
    await driver.close()
  }

  /// Looks until the screen is as expected, for at most ten seconds.
  private static func look(
    _ driver: any Driver, until condition: (Screen) -> Bool
  ) async throws -> Screen {
    let start = ContinuousClock.now
    while true {
      let screen = try await driver.observe(since: 0).screen
      if condition(screen) || start.duration(to: .now) > .seconds(10) { return screen }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private static func labels(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.role == .row }.map(\.label)
  }

  private static func hasEnded(_ screen: Screen) -> Bool { screen.properties[.exitStatus] != nil }

  @Test func `a program reads what is typed, and ends with its status`() async throws {
    try await Self.with("read a; echo \"got $a\"; read b; exit 7") { driver in
      try await driver.perform(.type("one two", into: nil))
      try await driver.perform(.pressReturn)
      let screen = try await Self.look(driver) { Self.labels($0).contains("got one two") }
      #expect(Self.labels(screen) == ["one two", "got one two", ""])
      #expect(screen.properties[.running]?.value == true)
      try await driver.perform(.pressKey("Enter"))
      let end = try await Self.look(driver, until: Self.hasEnded)
      #expect(end.properties[.exitStatus]?.value == 7)
      await #expect(
        throws: DriverError.impossible(
          what: "press Enter", why: "the program \"script\" ended with status 7", end)
      ) { try await driver.perform(.pressKey("Enter")) }
    }
  }

  @Test func `the program has a terminal, its size and its keys`() async throws {
    let script = """
      trap 'stty size' WINCH; trap 'echo interrupted; exit 3' INT
      [ -t 0 ] && [ -t 1 ] && [ -t 2 ] && stty size && echo "$TERM [$COLUMNS]" && tty -s </dev/tty &&
      echo controlled; while :; do read -r x; done
      """
    let engine = TerminalEngine(TerminalApp("sh", name: "sh"))
    let driver = engine.makeDriver()
    try await driver.arrange(.device(setting: DeviceSetting.windowSize, value: "40 × 12"))
    try await driver.launch(LaunchOptions(app: "sh"))
    await driver.close()
    try await Self.with(script) { driver in
      let first = try await Self.look(driver) { Self.labels($0).contains("controlled") }
      #expect(Self.labels(first) == ["24 80", "xterm-256color []", "controlled", ""])
      try await driver.arrange(.device(setting: DeviceSetting.windowSize, value: "50 × 10"))
      try await driver.perform(.pressReturn)
      let second = try await Self.look(driver) { Self.labels($0).contains("10 50") }
      #expect(second.size == Size(width: 50, height: 10))
      #expect(Self.labels(second).contains("10 50"))
      try await driver.perform(.pressKey("Control+C"))
      let end = try await Self.look(driver, until: Self.hasEnded)
      #expect(Self.labels(end).contains { $0.hasSuffix("interrupted") })
      #expect(end.properties[.exitStatus]?.value == 3)
    }
  }

  @Test func `a program that a signal ends has a status above 128`() async throws {
    try await Self.with("kill -9 $$") { driver in
      let end = try await Self.look(driver, until: Self.hasEnded)
      #expect(end.properties[.exitStatus]?.value == 137)
    }
  }

  @Test func `all output is there when the program has ended`() async throws {
    try await Self.with("i=0; while [ $i -lt 3000 ]; do i=$((i+1)); echo line $i; done") { driver in
      let end = try await Self.look(driver, until: Self.hasEnded)
      #expect(Self.labels(end).suffix(2) == ["line 3000", ""])
    }
  }

  @Test func `the screen is at rest after an action`() async throws {
    // The answer comes in parts, a little after the key.
    let script = """
      stty -echo; echo ready
      while read -r x; do for part in a b c d; do sleep 0.02; printf '%s' "$part"; done; echo; done
      """
    try await Self.with(script) { driver in
      _ = try await Self.look(driver) { Self.labels($0).contains("ready") }
      try await driver.perform(.type("x\n", into: nil))
      #expect(Self.labels(try await driver.observe(since: 0).screen).contains("abcd"))
    }
  }

  @Test func `a click is sent where the program asks for the mouse`() async throws {
    let script = """
      stty -echo -icanon; printf '\\033[?1000h\\033[?1006hPress  here\\n'
      dd bs=1 count=20 2>/dev/null | od -An -c
      """
    try await Self.with(script) { driver in
      _ = try await Self.look(driver) { !$0.elements.isEmpty }
      try await driver.perform(.tap(Selector("here")))
      try await driver.perform(.type("abcdef", into: nil))
      let end = try await Self.look(driver, until: Self.hasEnded)
      let text = Self.labels(end).dropFirst().joined(separator: " ").filter { $0 != " " }
      #expect(text.hasPrefix(#"033[<0;9;1M033[<0;9;1m"#), "\(text)")
    }
    try await Self.with("echo here; read x") { driver in
      _ = try await Self.look(driver) { !$0.elements.isEmpty }
      let screen = try await driver.observe(since: 0).screen
      await #expect(
        throws: DriverError.impossible(
          what: "use the mouse", why: "the program does not ask for it; use keys", screen)
      ) { try await driver.perform(.tap(Selector("here"))) }
    }
  }

  @Test func `what a terminal lacks is refused`() async throws {
    try await Self.with("echo here; read x") { driver in
      let screen = try await Self.look(driver) { !$0.elements.isEmpty }
      await #expect(
        throws: DriverError.notInteractable(
          Selector("here"), why: "a terminal has no fields; type without naming one", screen)
      ) { try await driver.perform(.type("a", into: Selector("here"))) }
      await #expect(throws: DriverError.elementNotFound(Selector("there"), screen)) {
        try await driver.perform(.tap(Selector("there")))
      }
      for action: Action in [.back, .hideKeyboard, .open(url: "a"), .leave, .holdKey("Shift")] {
        do throws(DriverError) {
          try await driver.perform(action)
          Issue.record("\(action) was performed")
        } catch {
          guard case .unsupported = error else {
            Issue.record("\(action): \(error)")
            continue
          }
        }
      }
      await #expect(throws: DriverError.unknownApp("other", known: ["script"])) {
        try await driver.launch(LaunchOptions(app: "other"))
      }
    }
  }

  @Test func `a missing program is reported before the run`() async {
    let engine = TerminalEngine(TerminalApp("no-such-program-here -x"))
    await #expect(
      throws: DriverError.engineLost(
        "there is no program \"no-such-program-here\"\ninstall it, or name its path")
    ) { _ = try await engine.start() }
    await #expect(
      throws: DriverError.appCrashed(
        "there is no program \"no-such-program-here\"\ninstall it, or name its path")
    ) { try await engine.makeDriver().launch(LaunchOptions(app: "no-such-program-here")) }
    await #expect(throws: DriverError.self) { _ = try await TerminalEngine(nil).start() }
  }

  @Test func `nothing of a program is left when its scenario is over`() async throws {
    try await TemporaryFolder.with { folder in
      // The program and a child ignore the hangup.
      let script = """
        trap '' HUP TERM INT; sleep 300 & echo $! >\(folder.path)/child; echo $$ >\(folder.path)/self
        echo ready; while :; do sleep 300; done
        """
      try await Self.with(script) { driver in
        _ = try await Self.look(driver) { Self.labels($0).contains("ready") }
      }
      for name in ["self", "child"] {
        let text = try folder.text(of: name).trimmingCharacters(in: .whitespacesAndNewlines)
        let id = try #require(Int32(text))
        var isThere = true
        for _ in 0..<300 where isThere {
          isThere = kill(id, 0) == 0
          if isThere { try await Task.sleep(for: .milliseconds(10)) }
        }
        #expect(!isThere, "the process \(name) is left")
      }
    }
  }

  @Test func `a program that writes without end does not stop a scenario`() async throws {
    try await Self.with("while :; do echo y; done") { driver in
      try await driver.perform(.wait(.milliseconds(50)))
      let start = ContinuousClock.now
      try await driver.perform(.pressKey("Control+C"))
      #expect(start.duration(to: .now) < .seconds(20))
      let end = try await Self.look(driver, until: Self.hasEnded)
      #expect(end.properties[.exitStatus]?.value == 130)
    }
  }

  @Test func `a program that reads nothing does not stop a scenario`() async throws {
    try await Self.with("stty raw -echo; echo ready; sleep 60") { driver in
      _ = try await Self.look(driver) { Self.labels($0).contains("ready") }
      await #expect(
        throws: DriverError.timedOut(what: "read its input", after: .seconds(5))
      ) { try await driver.perform(.type(String(repeating: "x", count: 100_000), into: nil)) }
    }
  }

  @Test func `a program runs in the scenario's own folder`() async throws {
    try await TemporaryFolder.with(["a.txt": "here\n"]) { folder in
      let driver = TerminalEngine(TerminalApp("cat a.txt")).makeDriver()
      var options = LaunchOptions(app: "cat")
      options.folder = folder.path
      try await driver.launch(options)
      let end = try await Self.look(driver, until: Self.hasEnded)
      #expect(Self.labels(end) == ["here", ""])
      await driver.close()
    }
  }
}
