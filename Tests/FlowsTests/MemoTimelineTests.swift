import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// The memos as they go, event by event.
@Suite struct MemoTimelineTests {
  /// All that happens at the start and during actions, one line an event.
  private func timeline(_ conditions: [Condition], _ actions: Action...) async throws -> [String] {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    for condition in conditions { try await driver.arrange(condition) }
    try await driver.launch(LaunchOptions(app: "memo"))
    for action in actions { try await driver.perform(action) }
    return try await driver.observe(since: 0).events.map { event in
      event.details["call"]?.text.map { "\(event.subject) \($0)" } ?? event.description
    }
  }

  @Test func `who is signed in sees the tabs come over the first screen`() async throws {
    #expect(
      try await timeline([.secret(name: "user_id", value: "u")]) == [
        "0 ms app state: app (state launched)", "sign in viewDidLoad", "sign in viewWillAppear",
        "sign in viewDidAppear", "memos viewDidLoad", "sign in viewWillDisappear",
        "memos viewWillAppear",
        "0 ms present: tabs (animated on, duration 350, over sign in)", "memos viewDidAppear",
        "sign in viewDidDisappear",
      ])
  }

  @Test func `who is not stays on the first screen`() async throws {
    #expect(
      try await timeline([]) == [
        "0 ms app state: app (state launched)", "sign in viewDidLoad", "sign in viewWillAppear",
        "sign in viewDidAppear",
      ])
  }

  @Test func `logging out ends all screens of the tabs and comes back to the first`() async throws {
    let lines = try await timeline(
      [.secret(name: "user_id", value: "u")], .choose("profile", in: nil),
      .tap(Selector("로그아웃")))
    #expect(
      lines.suffix(9) == [
        "profile viewDidAppear", "profile viewWillDisappear", "sign in viewWillAppear",
        "350 ms dismiss: tabs (animated off, duration 0)", "sign in viewDidAppear",
        "profile viewDidDisappear", "web deinit", "memos deinit", "profile deinit",
      ])
  }

  @Test func `a reminder that is asked for in context asks, waits its second and is shown`()
    async throws
  {
    let lines = try await timeline(
      [
        .secret(name: "user_id", value: "u"), .date("2020-02-17"),
        .record(name: "memo 1", value: "Buy milk"),
      ], .choose("Notification", in: Selector("Buy milk")), .wait(.seconds(5)), .answer("Allow"),
      .wait(.milliseconds(999)), .leave, .wait(.milliseconds(1)))
    #expect(
      lines.suffix(3) == [
        "350 ms prompt: notifications", "6349 ms app state: app (state background)",
        "6350 ms notification: Diary noti (body Buy milk, foreground off, sound on, "
          + "subtitle 2020 02 17, title Diary noti)",
      ])
  }
}
