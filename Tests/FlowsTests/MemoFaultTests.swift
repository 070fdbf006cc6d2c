import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// Every named fault of the memos can be told from the reference by what can be observed.
@Suite struct MemoFaultTests {
  private static let faults = FlowCatalog.apps.first { $0.name == "memo" }?.faults ?? []

  private static let conditions: [Condition] = [
    .date("2020-02-18T09:30"), .secret(name: "user_id", value: ""),
    .record(name: "memo 1", value: "A"), .record(name: "memo 1 date", value: "2020-02-17"),
    .record(name: "memo 1 favourite", value: "1"), .record(name: "memo 2", value: "B"),
    .record(name: "memo 2 date", value: "2020-02-16"),
  ]

  /// A walk past every rule of the memos.
  private static let walk: [Action] =
    signingIn + writing + deleting + reminding + editing + profile

  private static let signingIn: [Action] = [
    .tap(Selector("Sign in with Apple")), .answer("Cancel"), .tap(Selector("Sign in with Apple")),
    .answer("Continue"),
  ]

  private static let reminding: [Action] = [
    .swipe(.right, on: Selector("A")), .tap(Selector("Notification")), .answer("Allow"),
    .wait(1_000), .choose("Notification", in: Selector("A")), .wait(500),
    .choose("Notification", in: Selector("B")), .wait(3_000),
    .choose("Notification", in: Selector("A")), .leave, .wait(1_000), .comeBack,
  ]

  private static let writing: [Action] = [
    .tap(Selector("New memo")), .type("x", into: Selector("memo text")), .tap(Selector("heart")),
    .tap(Selector("action")), .answer("Close"), .tap(Selector("trash")),
    .tap(Selector("New memo")), .tap(Selector("action")), .answer("확인"), .tap(Selector("back")),
    .tap(Selector("New memo")), .type("N", into: Selector("memo text")), .tap(Selector("back")),
  ]

  private static let editing: [Action] = [
    .tap(Selector("A")), .tap(Selector("heart")), .wait(2_000), .tap(Selector("heart")),
    .wait(2_000), .type("!", into: Selector("memo text")), .tap(Selector("action")),
    .answer("Close"), .type("?", into: nil), .tap(Selector("trash")), .answer("취소"),
    .system(.keyboard(shows: true, height: 150)), .system(.keyboard(shows: true, height: 200)),
    .system(.keyboard(shows: true, height: nil)), .system(.keyboard(shows: false, height: nil)),
    .choose("profile", in: nil), .system(.keyboard(shows: true, height: 100)),
    .choose("memo", in: nil), .back, .tap(Selector("B")), .tap(Selector("action")),
    .answer("Copy"), .tap(Selector("trash")), .answer("삭제"),
  ]

  private static let deleting: [Action] = [
    .choose("Delete", in: Selector("N")), .choose("web", in: nil), .choose("memo", in: nil),
  ]

  private static let profile: [Action] = [
    .choose("profile", in: nil), .relaunch, .choose("profile", in: nil),
    .tap(Selector("Choose a photo")), .answer("sea"),
    .tap(Selector("Choose a photo")), .answer("Cancel"), .relaunch, .choose("profile", in: nil),
    .tap(Selector("로그아웃")), .tap(Selector("Sign in with Apple")), .dismiss,
    .tap(Selector("Sign in with Apple")), .answer("Continue"), .choose("profile", in: nil),
    .relaunch,
  ]

  /// What a step of the walk comes to.
  private struct Sight: Hashable {
    let failure: DriverError?
    let seen: Observation
  }

  private static func driver(_ faults: [String]) async throws -> any Driver {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    for condition in conditions { try await driver.arrange(condition) }
    try await driver.launch(LaunchOptions(app: "memo", faults: faults))
    return driver
  }

  /// What can be observed on the walk: the launch, then after each step, errors included.
  private static func sights(_ faults: [String]) async throws -> [Sight] {
    let driver = try await driver(faults)
    var seen = [Sight(failure: nil, seen: try await driver.observe(since: 0))]
    for action in walk {
      let mark = seen[seen.count - 1].seen.mark
      var failure: DriverError?
      do { try await driver.perform(action) } catch { failure = error }
      seen.append(Sight(failure: failure, seen: try await driver.observe(since: mark)))
    }
    await driver.close()
    return seen
  }

  @Test func `the walk can be walked without an error`() async throws {
    let driver = try await Self.driver([])
    for action in Self.walk { try await driver.perform(action) }
    #expect(try await driver.observe(since: 0).screen.name == "memos")
  }

  @Test(arguments: faults.map(\.name))
  func `a fault shows`(name: String) async throws {
    let reference = try await Self.sights([])
    let faulty = try await Self.sights([name])
    #expect(zip(reference, faulty).contains { $0 != $1 })
  }

  @Test func `no two faults look the same`() async throws {
    var names: [[Sight]: String] = [:]
    for fault in Self.faults {
      let other = names.updateValue(fault.name, forKey: try await Self.sights([fault.name]))
      #expect(other == nil, "\(fault.name) looks like \(other ?? "")")
    }
  }

  @Test func `the faults have names of one kind, meanings and statements`() {
    #expect(Self.faults.count == 86)
    #expect(Set(Self.faults.map(\.name)).count == Self.faults.count)
    for fault in Self.faults {
      #expect(fault.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fault.name)")
      #expect(!fault.summary.isEmpty, "\(fault.name)")
      #expect(
        fault.statements.allSatisfy { $0.wholeMatch(of: /memo-\d+(\.\d+)+/) != nil },
        "\(fault.name)")
    }
    #expect(
      Self.faults.filter(\.statements.isEmpty).map(\.name) == [
        "counts-only-once", "likes-count-all",
      ])
  }

  @Test func `asking at launch, the app's first mistake, has a fault of its own`() {
    #expect(Self.faults.contains { $0.statements.first == "memo-4.2.3" })
  }
}
