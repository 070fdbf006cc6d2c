import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// Every named fault of the password entry can be told from the reference by what is observed.
@Suite struct PasswordEntryFaultTests {
  private static let faults = FlowCatalog.apps.first { $0.name == "password-entry" }?.faults ?? []
  private static let done = Action.pressReturn
  private static let password = Selector("new password")
  private static let confirmation = Selector("confirm new password")
  private static let eye = Selector("eye")
  private static let margin = Selector("right margin")

  /// Passwords beside every limit of the rule, each checked and entered anew.
  private static let rules: [Action] = [
    "abc123!", "A234567!", "abcd123(", "1234!@#$", "abcd!@#$", "abcd1234", "abcdefgh", "abcd123-",
    "abcd-123!", "abcdefghijklmnop12!@", "abcdefghijklmnop12!@#",
  ].flatMap { [.paste($0, into: password), done, .tap(password)] }

  private static let warning: [Action] = [
    .type("ab", into: nil), .wait(3_000), done, .tap(margin), .tap(password),
    .type("x", into: nil), .deleteBackward(times: 1, in: nil), .system(.recreateScreen),
  ]

  private static let revealing: [Action] = [
    .type("ab", into: nil), .tap(eye), .type("c", into: nil), .tap(eye), .tap(eye), .tap(margin),
    .tap(password), .type("abcd123!", into: nil), .tap(eye), done,
  ]

  private static let confirming: [Action] = [
    .type("abcd", into: nil), .tap(margin), .tap(confirmation), .type("abcd", into: nil), done,
    .type("wxyz987&", into: nil), done, .type("ABCD123!", into: nil), done,
    .type("x", into: nil), .tap(eye), .scrollBy(points: -40, in: margin),
    .scrollBy(points: -20, in: Selector("left margin")), done,
    .type("q", into: nil), .tap(password), .type("abcd123!", into: nil), done,
    .system(.recreateScreen), .tap(confirmation), done,
    .tap(password), .system(.keyboard(shows: true, height: 500)),
    .scrollBy(points: -300, in: margin), done, .type("abcd123!", into: nil), done,
    .system(.keyboard(shows: true, height: 500)), .system(.keyboard(shows: true, height: nil)),
    .type("abcd123!", into: confirmation), done, .back, .tap(margin),
  ]

  private static let walk = rules + warning + revealing + confirming

  /// What a step of the walk comes to.
  private struct Sight: Hashable {
    let failure: DriverError?
    let seen: Observation
  }

  private static func driver(_ faults: [String], on device: String) async throws -> any Driver {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    try await driver.launch(
      LaunchOptions(app: "password-entry", faults: faults, device: device))
    return driver
  }

  /// What can be observed on the walk, on every kind of device: errors included.
  private static func sights(_ faults: [String]) async throws -> [Sight] {
    var seen: [Sight] = []
    for device in ["iPad landscape", "iPhone SE", "Mac"] {
      let driver = try await driver(faults, on: device)
      seen.append(Sight(failure: nil, seen: try await driver.observe(since: 0)))
      for action in walk {
        let mark = seen[seen.count - 1].seen.mark
        var failure: DriverError?
        do { try await driver.perform(action) } catch { failure = error }
        seen.append(Sight(failure: failure, seen: try await driver.observe(since: mark)))
      }
      await driver.close()
    }
    return seen
  }

  @Test func `the walk can be walked without an error`() async throws {
    let driver = try await Self.driver([], on: "iPad landscape")
    for action in Self.walk { try await driver.perform(action) }
    #expect(try await driver.observe(since: 0).screen.name == "password")
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
    #expect(Self.faults.count == 109)
    #expect(Set(Self.faults.map(\.name)).count == Self.faults.count)
    #expect(Set(Self.faults.map { "\($0.statements) \($0.summary)" }).count == Self.faults.count)
    for fault in Self.faults {
      #expect(fault.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fault.name)")
      #expect(!fault.summary.isEmpty, "\(fault.name)")
      #expect(!fault.statements.isEmpty, "\(fault.name)")
      #expect(
        fault.statements.allSatisfy { $0.wholeMatch(of: /password-\d+\.\d+/) != nil },
        "\(fault.name)")
    }
  }

  @Test(arguments: ["3.5", "5.2"])
  func `a documented defect has a fault of its own`(statement: String) {
    #expect(Self.faults.contains { $0.statements.first == "password-" + statement })
  }
}
