import SpecDrivers
import SpecFlows
import SpecSimulator
import SpecText
import Testing

/// A card that opens and closes, event by event.
@Suite struct StoreCardTimelineTests {
  /// What happens during the last action to some elements and to the screens, one line an event.
  private func timeline(
    on device: String, of ids: Set<String>, _ actions: Action...
  ) async throws -> [String] {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    try await driver.launch(LaunchOptions(app: "store-card", device: device))
    for action in actions.dropLast() { try await driver.perform(action) }
    let mark = try await driver.observe(since: .max).mark
    if let last = actions.last { try await driver.perform(last) }
    return try await driver.observe(since: mark).events.compactMap { line($0, ids) }
  }

  private func line(_ event: Event, _ ids: Set<String>) -> String? {
    let time = event.time?.wholeMilliseconds ?? -1
    switch event.kind {
    case .lifeCycle: return "\(time) \(event.subject) \(event.details["call"]?.written ?? "")"
    case .push, .pop: return "\(time) \(event.kind.rawValue)"
    case .animation, .jump, .attached:
      guard let id = event.details["id"]?.text, ids.contains(id) else { return nil }
      let details = ["property", "from", "to", "duration", "curve"].compactMap {
        event.details[$0]?.written
      }
      return "\(time) \(id) " + details.joined(separator: " ")
    default: return nil
    }
  }

  private static let first = Selector("서점 하나", role: .card)

  @Test func `a card opens on a low screen`() async throws {
    #expect(
      try await timeline(
        on: "iPhone 8", of: ["page", "header", "card-1", "tab-bar"], .tap(Self.first)) == [
          "0 tab-bar y 618 667 400", "0 tab-bar visibility 1 0", "0 card viewDidLoad",
          "0 recommended viewWillDisappear", "0 card viewWillAppear", "0 push",
          "0 page transition container", "0 page x 0 24", "0 page y 0 259", "0 page width 375 327",
          "0 page height 667 310", "0 header x 0 24", "0 header y 0 259", "0 header width 375 327",
          "0 card-1 visibility 1 0", "0 page corner radius 0 10", "0 header height 405 310",
          "0 page y 259 0 900 spring", "0 header y 259 0 900 spring",
          "0 page corner radius 10 0 900 spring",
          "0 page x 24 0 400 ease in and out", "0 page width 327 375 400 ease in and out",
          "0 page height 310 667 400 ease in and out", "0 header x 24 0 400 ease in and out",
          "0 header width 327 375 400 ease in and out",
          "0 header height 310 405 400 ease in and out", "900 card-1 visibility 0 1",
          "900 recommended viewDidDisappear", "900 card viewDidAppear",
        ])
  }

  @Test func `a card that was scrolled far closes`() async throws {
    #expect(
      try await timeline(
        on: "iPhone 11", of: ["page", "header", "close", "card-1", "tab-bar"],
        .scrollBy(points: 283, in: nil), .tap(Self.first), .scrollBy(points: 500, in: nil),
        .tap(Selector("close"))) == [
          "900 tab-bar y 896 813 400", "900 card viewWillDisappear",
          "900 recommended viewWillAppear", "900 pop", "900 card-1 visibility 1 0",
          "900 header y -500 -405", "900 page corner radius 0 10 1000 spring",
          "900 page x 0 43.5 500 ease in and out", "900 page width 414 327 500 ease in and out",
          "900 page height 896 405 500 ease in and out",
          "900 header x 0 43.5 500 ease in and out", "900 header y -405 0 500 ease in and out",
          "900 header width 414 327 500 ease in and out",
          "900 close x 360 316.5 500 ease in and out", "900 close opacity 1 0 500 ease in and out",
          "1900 card-1 visibility 0 1", "1900 card viewDidDisappear",
          "1900 recommended viewDidAppear", "1900 card deinit",
        ])
  }

  @Test func `a screen that is destroyed leaves no subscription behind`() async throws {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    try await driver.launch(LaunchOptions(app: "store-card"))
    try await driver.perform(.tap(Self.first))
    #expect(try await driver.observe(since: 0).screen.properties[.subscriptions] == .known(1))
    try await driver.perform(.tap(Selector("close")))
    #expect(try await driver.observe(since: 0).screen.properties[.subscriptions] == .known(0))
  }

  @Test func `a card made anew is as it was`() async throws {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    try await driver.launch(LaunchOptions(app: "store-card"))
    try await driver.perform(.tap(Self.first))
    let before = try await driver.observe(since: .max).screen
    try await driver.perform(.system(.recreateScreen))
    let after = try await driver.observe(since: .max).screen
    #expect(after.elements.map(\.id) == before.elements.map(\.id))
    #expect(after.elements.map(\.frame) == before.elements.map(\.frame))
  }
}
