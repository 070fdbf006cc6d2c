import SpecTesting
import Specs
import Testing

/// What one starts from: apps, vocabulary, engine.
struct SimulatedEngineTests {
  @Test func `the reference apps are listed with their faults`() {
    let apps = SimulatedEngine().apps
    #expect(
      apps.map(\.name) == ["slack-login", "sign-up", "memo", "store-card", "password-entry"])
    #expect(apps.allSatisfy { !$0.summary.isEmpty && $0.faults.count >= 40 })
    // A fault is switched on by its name alone.
    let names = apps.flatMap(\.faults).map(\.name)
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
    #expect(apps.flatMap(\.faults).allSatisfy { !$0.summary.isEmpty })
  }

  @Test(arguments: [
    (
      LaunchOptions(app: ""),
      """
      no app was chosen for this run
        name it: Given the "NAME" app is open
        or name its page, for a browser: --url PAGE
      """
    ),
    (
      LaunchOptions(app: "slack-logn"),
      """
      there is no app "slack-logn"
        did you mean "slack-login"?
      """
    ),
    (
      LaunchOptions(app: "slack-login", faults: ["hyphen-refusd"]),
      """
      "slack-login" has no fault "hyphen-refusd"
        did you mean "hyphen-refused"?
      """
    ),
    (
      LaunchOptions(app: "slack-login", device: "iPhone 80"),
      """
      there is no device "iPhone 80"
        did you mean "iPhone 8"?
      """
    ),
  ])
  func `a launch that cannot be says what can`(
    _ launch: LaunchOptions, _ message: String
  ) async throws {
    #expect(try await ending(launch) == message)
  }

  @Test func `the app a run was started for is opened by steps that name none`() async throws {
    #expect(try await ending(LaunchOptions(app: "slack-login")) == nil)
  }

  @Test func `steps of one's own may not repeat the vocabulary's`() throws {
    let own = StepLibrary("own") {
      When("I tap {element}") { (_: World, _: String) in }
    }
    let error = #expect(throws: GlueError.self) {
      try StepRegistry(Vocabulary.libraries(on: SimulatedEngine()) + [own])
    }
    #expect(error?.diagnostics.map(\.code) == ["glue.duplicate-step"])
  }

  @Test func `a server whose host is not known is one error before the run`() async throws {
    #expect(!SimulatedEngine().needsStart)
    let engine = try SimulatedEngine().configured(by: ["api": "http://no-such-host.invalid/v1"])
    #expect(engine.needsStart)
    let error = await #expect(throws: DriverError.self) { try await engine.start() }
    guard case .engineLost(let words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Why the host is not known, each system says in its own words.
    #expect(words.hasPrefix("the server http://no-such-host.invalid:80/v1 "), "\(words)")
    #expect(words.hasSuffix("\ncheck the setting api: its host must have an address"), "\(words)")
  }

  @Test func `a phone that is preset stays so whatever a scenario arranges`() async throws {
    let engine = try SimulatedEngine().configured(by: [
      "keyboard height": 100, "Apple ID": "off", "hardware keyboard": false,
    ])
    let driver = engine.makeDriver()
    try await driver.arrange(.device(setting: "keyboard height", value: 250))
    try await driver.launch(LaunchOptions(app: "slack-login"))
    let keyboard = try await driver.observe(since: 0).screen.keyboard.value
    #expect(keyboard??.height.value == 100)
    await driver.close()
    #expect(
      throws: SettingError(
        "patience", "patience has no effect without api, the address of a server")
    ) {
      try SimulatedEngine().configured(by: ["patience": 9])
    }
    #expect(
      throws: SettingError("api", "api: \"x\" is not a valid address: it must start with http://")
    ) {
      try SimulatedEngine().configured(by: ["api": "x"])
    }
  }

  private func ending(_ launch: LaunchOptions) async throws -> String? {
    let suite = Suite(sources: [
      Source(uri: "a.feature", text: "Feature: f\n Scenario: s\n  Given the app is open\n")
    ])
    let scenario = try #require(
      try SpecCase.all(
        in: suite,
        with: StepRegistry(Vocabulary.libraries(on: SimulatedEngine(), launching: launch))
      ).first)
    return await scenario.run().decisive?.failure?.message
  }
}
