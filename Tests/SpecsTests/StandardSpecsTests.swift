import Specs
import Testing

/// What one starts from: apps, vocabulary, engine.
struct StandardSpecsTests {
  @Test func `the reference apps are listed with their faults`() {
    let apps = StandardSpecs.apps
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
        name it: Given the "slack-login" app is open
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
      there is no fault of "slack-login" "hyphen-refusd"
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
    #expect(try await ending(StandardSpecs(defaults: launch)) == message)
  }

  @Test func `the app a run was started for is opened by steps that name none`() async throws {
    #expect(try await ending(StandardSpecs(defaults: LaunchOptions(app: "slack-login"))) == nil)
  }

  @Test func `steps of one's own may not repeat the vocabulary's`() throws {
    let own = StepLibrary("own") {
      When("I tap {element}") { (_: World, _: String) in }
    }
    let error = #expect(throws: GlueError.self) { try StandardSpecs().registry(adding: [own]) }
    #expect(error?.diagnostics.map(\.code) == ["glue.duplicate-step"])
  }

  private func ending(_ specs: StandardSpecs) async throws -> String? {
    let suite = Suite(sources: [
      Source(uri: "a.feature", text: "Feature: f\n Scenario: s\n  Given the app is open\n")
    ])
    let scenario = try #require(try SpecCase.all(in: suite, with: specs.registry()).first)
    return await scenario.run().decisive?.failure?.message
  }
}
