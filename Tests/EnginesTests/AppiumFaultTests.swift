import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecText
import Synchronization
import Testing

@testable import SpecEngines

/// Everything that may be wrong with the server of a phone, each told apart from the others.
@Suite(.serialized) struct AppiumFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let fault: ArrangedFault
    let outcome: String
    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "no session", fault: .init(.unknownError, path: "/session"),
      outcome: "fault: the server refused to start a session on the phone (\"unknown error\": "
        + "An unknown server-side error occurred while processing the command.)"),
    Fault(
      name: "a start that takes its time",
      fault: .init(.delay(.milliseconds(400)), path: "/session"), outcome: "nothing"),
    Fault(
      name: "a start that takes too long",
      fault: .init(.delay(.seconds(8)), path: "/session"),
      outcome: "timed out after 2000: start a session on the phone (the server did not answer)"),
    Fault(
      name: "a start that hangs", fault: .init(.silence, path: "/session"),
      outcome: "timed out after 2000: start a session on the phone (the server did not answer)"),
    Fault(
      name: "an app that cannot be ended", fault: .init(.unknownError, path: "/execute/sync"),
      outcome: "fault: the server refused to end the app org.example.slack-login "
        + "(\"unknown error\": An unknown server-side error occurred while processing the command.)"
    ),
    Fault(
      name: "a session that is lost", fault: .init(.sessionLost, path: "/click"),
      outcome: "lost: the session on the phone has ended (\"invalid session id\": "
        + "A session is either terminated or not started), when it was asked to tap \"Workspace URL\""
    ),
    Fault(
      name: "an unknown error", fault: .init(.unknownError, path: "/click"),
      outcome: "fault: the server refused to tap \"Workspace URL\" (\"unknown error\": "
        + "An unknown server-side error occurred while processing the command.)"),
    Fault(
      name: "an unknown error for the source", fault: .init(.unknownError, path: "/source"),
      outcome: "fault: the server refused to read the page source (\"unknown error\": "
        + "An unknown server-side error occurred while processing the command.)"),
    Fault(
      name: "a page source that is cut", fault: .init(.truncatedText, path: "/source"),
      outcome: "fault: the page source cannot be read: line 28, column 12: "
        + "expected the name of an element, found the end of the source"),
    Fault(
      name: "a reply that is cut", fault: .init(.cutReply, path: "/source"),
      outcome:
        "lost: the WebDriver server ended the connection in the middle of a body of 10463 bytes "
        + "(while it was asked to read the page source)"),
    Fault(
      name: "an element that is always gone",
      fault: .init(.staleElement, path: "/click", times: 1_000),
      outcome:
        "cannot use \"Workspace URL\": it has just changed (\"stale element reference\": The previously "
        + "found element \"ELEMENT\" is not present in the current view "
        + "anymore. Make sure the application UI has the expected state)"),
    Fault(
      name: "an element that has just gone",
      fault: .init(.staleElement, path: "/click"),
      outcome: "nothing"),
    Fault(
      name: "an alert before the look",
      fault: .init(.alert("Low Battery", buttons: ["Close"]), path: "/alert/text"),
      outcome: "cannot use \"Workspace URL\": the permission \"Low Battery\" is in front"),
    Fault(
      name: "a reply that is not JSON", fault: .init(.noJSON, path: "/click"),
      outcome:
        "fault: the WebDriver server responded with status 200 and a body that is not WebDriver "
        + "JSON: \"<html><body>502 Bad Gateway</body></html>\" (when it was asked to tap \"Workspace URL\")"
    ),
    Fault(
      name: "no reply", fault: .init(.silence, path: "/click"),
      outcome: "timed out after 1000: tap \"Workspace URL\" (the server did not answer)"),
    Fault(
      name: "a reply that is late", fault: .init(.delay(.seconds(8)), path: "/click"),
      outcome: "timed out after 1000: tap \"Workspace URL\" (the server did not answer)"),
    Fault(
      name: "a connection that is closed",
      fault: .init(.closedConnection, path: "/click"),
      outcome: "lost: the WebDriver server closed the connection to SERVER before it responded to "
        + "POST /session/SESSION/element/ELEMENT/click; it may have performed the request, which was "
        + "therefore not sent again (while it was asked to tap \"Workspace URL\")"),
  ]

  @Test(arguments: faults)
  func `each fault of a phone's server has its own words`(fault: Fault) async throws {
    let phone = try AppiumPhone { options in
      guard fault.outcome.contains("timed out") else { return }
      options.deadlines.session = .seconds(2)
      options.deadlines.load = .seconds(1)
    }
    await phone.server.arrange(fault.fault)
    let outcome = await phone.outcome(.tap(Selector("Workspace URL")))
    await phone.stop()
    // The number of the element depends on how many looks there were.
    let named = outcome.replacing(/[0-9A-F]{8}-0000-0000-B52B-000000000000/, with: "ELEMENT")
      .replacing(/session\/[-0-9a-f]{36}/, with: "session/SESSION")
    #expect(named == fault.outcome)
  }
  // MARK: Apps

  private static let advice =
    "use the setting reset: reinstall with the app's file, or app if the app empties itself when "
    + "its environment has SPEC_ERASED=1"

  @Test func `an app that is not on the phone is named`() async throws {
    let phone = try AppiumPhone { $0.apps = [.init(name: "notes", id: "org.example.notes")] }
    let outcome = await phone.outcome(app: "notes")
    await phone.stop()
    #expect(
      outcome == "fault: the server refused to start a session on the phone (\"unknown error\": "
        + "App with bundle identifier 'org.example.notes' unknown)")
  }

  @Test func `an app that no setting names is unknown, and the phone is not used`() async throws {
    let phone = try AppiumPhone()
    let outcome = await phone.outcome(app: "notes")
    let requests = await phone.server.conversation.map { "\($0.method) \($0.path)" }
    await phone.stop()
    #expect(outcome == #"no app notes among ["slack-login"]"#)
    #expect(requests == [])
  }

  @Test func `an iPhone whose apps cannot be cleared says what to set instead`() async throws {
    var options = PhoneOptions()
    options.isSimulator = false
    let phone = try AppiumPhone(options)
    let outcome = await phone.outcome()
    await phone.stop()
    #expect(
      outcome == "fault: the server refused to clear the data of the app org.example.slack-login "
        + "(\"unknown method\": This extension is only supported on simulators. The only known way "
        + "to clear app data on real devices would be to uninstall the app then perform a fresh "
        + "install of it.)\n" + Self.advice)
  }

  @Test func `WebDriverAgent, which clears no app, says what to set instead`() async throws {
    var options = PhoneOptions()
    options.face = .agent
    let phone = try AppiumPhone(options)
    let outcome = await phone.outcome()
    var atStart = "nothing"
    do throws(DriverError) { _ = try await phone.engine.start() } catch {
      atStart = AppiumPhone.words(error)
    }
    await phone.stop()
    let words =
      "fault: WebDriverAgent cannot clear the data of an app\n"
      + "use the setting reset: app if the app empties itself when its environment has SPEC_ERASED=1, "
      + "or name the address of an Appium server"
    #expect(outcome == words)
    #expect(atStart == words)
  }

  @Test func `a running app that does not end is not started once more`() async throws {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login"))
    await phone.server.arrange(.init(.unknownError, path: "/execute/sync"))
    var words = "nothing"
    do throws(DriverError) { try await driver.perform(.relaunch) } catch {
      words = AppiumPhone.words(error)
    }
    await driver.close()
    await phone.stop()
    #expect(
      words == "fault: the server refused to end the app org.example.slack-login "
        + "(\"unknown error\": An unknown server-side error occurred while processing the command.)"
    )
  }

  @Test func `an app that ends by itself is missed by the next look`() async throws {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login"))
    _ = try await driver.observe(since: 0)
    try await phone.end(app: "org.example.slack-login")
    var words = "nothing"
    do throws(DriverError) { _ = try await driver.observe(since: 0) } catch {
      words = AppiumPhone.words(error)
    }
    await driver.close()
    await phone.stop()
    #expect(words == "crashed: the app org.example.slack-login no longer runs on the phone")
  }

  // MARK: The server

  @Test(arguments: [(Duration.milliseconds(50), true), (.seconds(20), false)])
  func `a session that takes its time is reported while the run waits`(
    silence: Duration, isReported: Bool
  ) async throws {
    let server = try PhoneServer.start(PhoneOptions())
    await server.arrange(.init(.delay(.milliseconds(400)), path: "/session"))
    let notices = Mutex<[EngineNotification]>([])
    let phone = AppiumPhone(
      server: server,
      engine: AppiumEngine(AppiumPhone.options(server.address) { $0.silence = silence }) { notice in
        notices.withLock { $0.append(notice) }
      })
    #expect(await phone.outcome() == "nothing")
    await phone.stop()
    let expected = EngineNotification.progress(
      "waiting for the phone at \(server.address); a first session installs the server's helper on "
        + "it, which takes minutes if it has to be built")
    #expect(notices.withLock { $0 } == (isReported ? [expected] : []))
  }

  @Test func `a server that is not there is missed before the run`() async throws {
    let server = try PhoneServer.start()
    let address = server.address
    await server.stop()
    var words = "nothing"
    do throws(DriverError) {
      _ = try await AppiumEngine(AppiumPhone.options(address)).start()
    } catch { words = AppiumPhone.words(error) }
    #expect(
      words == """
        lost: the WebDriver server cannot be reached: Connection refused
        start the server with appium, or name its address: --engine appium:http://HOST:PORT
        """)
  }

  @Test func `a WebDriverAgent is no server for Android`() async throws {
    var options = PhoneOptions()
    options.face = .agent
    let phone = try AppiumPhone(options) { $0.platform = .android }
    var words = "nothing"
    do throws(DriverError) { _ = try await phone.engine.start() } catch {
      words = AppiumPhone.words(error)
    }
    let address = phone.server.address
    await phone.stop()
    #expect(
      words.split(separator: address).joined(separator: "SERVER") == """
        fault: the server at SERVER is a WebDriverAgent, which serves iPhones only
        name the address of an Appium server
        """)
  }

  @Test(arguments: [PhoneOptions.Face.appium(basePath: ""), .agent])
  func `a driver has the abilities of the server that the start found`(
    face: PhoneOptions.Face
  ) async throws {
    var options = PhoneOptions()
    options.face = face
    let phone = try AppiumPhone(options) { $0.reset = .app }
    let found = try await phone.engine.start()
    let driver = phone.engine.makeDriver()
    var words = "nothing"
    do throws(DriverError) { try await driver.arrange(.permission(.camera, .denied)) } catch {
      words = AppiumPhone.words(error)
    }
    await phone.stop()
    #expect(driver.capabilities == found)
    let refusal = "unsupported permissions: WebDriverAgent has no command for permissions"
    #expect(words == (face == .agent ? refusal : "nothing"))
  }

  // MARK: Sessions

  @Test func `a scenario after a lost session gets a new one`() async throws {
    let phone = try AppiumPhone()
    await phone.server.arrange(.init(.sessionLost, path: "/click"))
    let first = await phone.outcome(.tap(Selector("Workspace URL")))
    let second = await phone.outcome(.tap(Selector("Workspace URL")))
    await phone.engine.shutdown()
    let sessions = await phone.sessions
    await phone.server.stop()
    #expect(first.begins(with: "lost: "))
    #expect(second == "nothing")
    #expect(sessions == ["POST /session", "DELETE 404", "POST /session", "DELETE 200"])
  }

  @Test func `a launch after a lost session in the same scenario gets a new one`() async throws {
    let phone = try AppiumPhone()
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login"))
    await phone.server.arrange(.init(.sessionLost, path: "/click"))
    try? await driver.perform(.tap(Selector("Workspace URL")))
    try await driver.launch(LaunchOptions(app: "slack-login"))
    try await driver.perform(.tap(Selector("Workspace URL")))
    await driver.close()
    await driver.close()
    await phone.engine.shutdown()
    let sessions = await phone.sessions
    await phone.server.stop()
    #expect(sessions == ["POST /session", "DELETE 404", "POST /session", "DELETE 200"])
  }

  @Test func `scenarios share a session, which ends with the run`() async throws {
    let phone = try AppiumPhone()
    for _ in 1...2 { #expect(await phone.outcome() == "nothing") }
    await phone.engine.shutdown()
    let sessions = await phone.sessions
    await phone.server.stop()
    #expect(sessions == ["POST /session", "DELETE 200"])
  }

  @Test func `a session that starts while the run is stopped ends, too`() async throws {
    let phone = try AppiumPhone()
    await phone.server.arrange(.init(.delay(.milliseconds(300)), path: "/session"))
    let driver = phone.engine.makeDriver()
    let launch = Task { try await driver.launch(LaunchOptions(app: "slack-login")) }
    try await phone.wait(for: "POST /session")
    launch.cancel()
    await driver.close()
    await phone.engine.shutdown()
    _ = await launch.result
    let sessions = await phone.sessions
    await phone.server.stop()
    #expect(sessions == ["POST /session", "DELETE 200"])
  }

  @Test func `a stopped scenario that gives its phone back after the run ends the session`()
    async throws
  {
    let phone = try AppiumPhone()
    let line = PhoneLine(AppiumPhone.options(phone.server.address)) { _ in }
    let lent = try await line.lend(for: "org.example.slack-login")
    await line.close()
    let scenario = Task {
      while !Task.isCancelled { await Task.yield() }
      await line.giveBack(lent)
    }
    scenario.cancel()
    await scenario.value
    let sessions = await phone.sessions
    await phone.server.stop()
    #expect(sessions == ["POST /session", "DELETE 200"])
  }

  @Test func `a session that does not start is not waited for when the run is stopped`()
    async throws
  {
    let phone = try AppiumPhone {
      $0.deadlines.session = .seconds(300)
      $0.deadlines.close = .milliseconds(100)
    }
    await phone.server.arrange(.init(.silence, path: "/session"))
    let driver = phone.engine.makeDriver()
    let launch = Task { () async -> String in
      do throws(DriverError) {
        try await driver.launch(LaunchOptions(app: "slack-login"))
        return "nothing"
      } catch { return AppiumPhone.words(error) }
    }
    try await phone.wait(for: "POST /session")
    launch.cancel()
    await driver.close()
    await phone.stop()
    #expect(
      await launch.value
        == "lost: the run was stopped before the engine could start a session on the phone")
  }

  @Test func `two scenarios at once take turns, and a stopped one waits no longer`() async throws {
    let phone = try AppiumPhone()
    let first = phone.engine.makeDriver()
    try await first.launch(LaunchOptions(app: "slack-login"))
    let second = Task { await phone.outcome(.tap(Selector("Workspace URL"))) }
    let third = Task { await phone.outcome(.tap(Selector("Workspace URL"))) }
    third.cancel()
    let stopped = await third.value
    await first.close()
    let done = await second.value
    await phone.engine.shutdown()
    let sessions = await phone.sessions
    await phone.server.stop()
    #expect(stopped == "lost: the run was stopped before the phone was free")
    #expect(done == "nothing")
    #expect(sessions == ["POST /session", "DELETE 200"])
  }
}
