import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// Every named fault of the cards can be told from the reference by what can be observed.
@Suite struct StoreCardFaultTests {
  private static let faults = FlowCatalog.apps.first { $0.name == "store-card" }?.faults ?? []

  /// A phone, what is arranged on it, and what a person does there.
  private struct Walk {
    var device: String
    var conditions: [Condition] = []
    var actions: [Action]
  }

  private static let first = Selector("서점 하나", role: .card)
  private static let second = Selector("서점 둘", role: .card)
  private static let close = Selector("close")
  private static let naver = Condition.installedApp(name: "Naver Map", installed: true)

  /// Walks past every rule of the cards.
  private static let walks =
    opening + leaving + [
      Walk(
        device: "iPhone 11", conditions: [naver, answer],
        actions: [
          .tap(first), .wait(1_099), .wait(1), .tap(Selector("marker")), .comeBack,
          .tap(Selector("facebook")), .answer("확인"), .scroll(to: Selector("review 3")),
          .tap(close),
        ]),
      Walk(
        device: "iPhone 11", conditions: [naver],
        actions: [
          .tap(first), .swipe(.left, on: Selector("map")), .tap(close),
          .tap(Selector("guide", role: .card)), .tap(Selector("Open the first card")), .tap(close),
          .tap(close),
        ]),
      Walk(
        device: "iPhone 11",
        conditions: [.answer(to: RequestPattern(path: "/stores/*"), Response(.silence))],
        actions: [.tap(first)]),
    ]

  private static let answer = Condition.answer(
    to: RequestPattern(path: "/stores/*"),
    Response(
      .status(
        200,
        body: """
          latitude: 37.556693
          longitude: 126.929313
          facebook: NULL
          review: \(String(repeating: "a", count: 61))
          review: b
          review: 1234567890123

          latitude: 35.179554
          longitude: 129.075642
          """)))

  private static let opening =
    [("1000", "500"), ("500", "500"), ("500", "1000")].map { positioning, resizing in
      Walk(
        device: "iPhone 11",
        conditions: [
          .record(name: "positioning duration", value: positioning),
          .record(name: "resizing duration", value: resizing),
        ],
        actions: [
          .scrollBy(points: 283, in: nil), .tap(second), .scrollBy(points: 100, in: nil),
          .tap(close), .tap(first), .scrollBy(points: 600, in: nil), .tap(close),
        ])
    }
    + ["iPhone 8", "iPhone 8 Plus", "iPhone X", "Mac Catalyst"].map { device in
      Walk(
        device: device,
        actions: [.tap(first), .leave, .comeBack, .tap(close), .leave, .comeBack])
    }

  private static let leaving = [
    ([naver], 9.3), ([naver], 10), ([], 9.3), ([], 13),
  ].map { (apps: [Condition], version: Double) in
    Walk(
      device: "iPhone 11",
      conditions: apps + [.device(setting: "system version", value: .number(version))],
      actions: [.tap(first), .tap(Selector("location"))])
  }

  /// What a step of a walk comes to.
  private struct Sight: Hashable {
    let failure: DriverError?
    let seen: Observation
  }

  /// What can be observed on the walks: the launches, then after each step, errors included.
  private static func sights(_ faults: [String]) async throws -> [Sight] {
    var sights: [Sight] = []
    for walk in walks {
      let driver = SimulatedDriver(apps: FlowCatalog.apps)
      for condition in walk.conditions { try await driver.arrange(condition) }
      try await driver.launch(
        LaunchOptions(app: "store-card", faults: faults, device: walk.device))
      sights.append(Sight(failure: nil, seen: try await driver.observe(since: 0)))
      for action in walk.actions {
        let mark = sights[sights.count - 1].seen.mark
        var failure: DriverError?
        do { try await driver.perform(action) } catch { failure = error }
        sights.append(Sight(failure: failure, seen: try await driver.observe(since: mark)))
      }
      await driver.close()
    }
    return sights
  }

  @Test func `the walks can be walked without an error`() async throws {
    #expect(try await Self.sights([]).allSatisfy { $0.failure == nil })
  }

  @Test func `a fault shows, and no two look the same`() async throws {
    var names = [try await Self.sights([]): "the reference"]
    for fault in Self.faults {
      let other = names.updateValue(fault.name, forKey: try await Self.sights([fault.name]))
      #expect(other == nil, "\(fault.name) looks like \(other ?? "")")
    }
  }

  @Test func `the faults have names of one kind, meanings and statements`() {
    #expect(Self.faults.count == 124)
    #expect(Set(Self.faults.map(\.name)).count == Self.faults.count)
    for fault in Self.faults {
      #expect(fault.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fault.name)")
      #expect(!fault.summary.isEmpty, "\(fault.name)")
      #expect(
        fault.statements.allSatisfy { $0.wholeMatch(of: /card-\d+\.\d+/) != nil },
        "\(fault.name)")
    }
    #expect(
      Self.faults.filter(\.statements.isEmpty).map(\.name) == [
        "system-pop", "way-back-shortened", "cell-stays-visible-on-way-back",
        "cell-stays-hidden-on-way-back", "map-before-details", "close-needs-card",
        "location-does-nothing", "missing-page-opened",
      ])
  }

  @Test(arguments: ["1.5", "7.2", "8.8", "9.2", "11.1", "11.3"])
  func `a documented defect has a fault`(statement: String) {
    #expect(Self.faults.contains { $0.statements.contains("card-" + statement) })
  }
}
