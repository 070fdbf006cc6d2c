import SpecDrivers
import SpecFlows
import SpecSimulator
import SpecTestKit
import Testing

/// The faults of every flow: named, told apart by what can be observed, and complete.
@Suite struct FlowFaultTests {
  /// What must be true of a flow's faults.
  struct Flow: Sendable, CustomTestStringConvertible {
    let app: String
    /// What its statements are called by.
    let prefix: String
    let count: Int
    /// The faults no statement is about.
    var unstated: [String] = []
    /// The defects the app once had; a fault of its own, named for it first, brings each back.
    var defects: [String] = []
    /// The defects a fault brings back among others.
    var defectsAmongOthers: [String] = []
    /// Statements that say what must be so, each of which a fault breaks.
    var rules: [String] = []
    var walks: [FaultWalk] = []

    var testDescription: String { app }

    var faults: [Fault] { FlowCatalog.apps.first { $0.name == app }?.faults ?? [] }

    func sights(_ faults: [String]) async throws -> [FaultWalk.Sight] {
      var sights: [FaultWalk.Sight] = []
      for walk in walks { sights += try await walk.sights(of: app, faults) }
      return sights
    }
  }

  private static let flows = [
    Flow(
      app: "slack-login", prefix: "slack", count: 81,
      unstated: [
        "title-does-not-float", "title-appears-at-once", "email-placeholder-stays",
        "email-filters-characters",
      ],
      defects: ["6.1", "7.14", "13.2", "13.6", "13.7", "13.11", "13.12", "13.16", "14.2"],
      rules: (1...4).map { "1.\($0)" } + (1...7).map { "5.\($0)" } + (1...9).map { "6.\($0)" }
        + (1...18).map { "7.\($0)" } + (1...25).map { "13.\($0)" } + (2...6).map { "14.\($0)" },
      walks: FaultWalk.slackLogin),
    Flow(
      app: "sign-up", prefix: "signup", count: 156,
      unstated: [
        "next-enabled-while-waiting", "same-keyword-added-again", "empty-keyword-added",
        "keywords-not-trimmed",
      ],
      defects: ["Q2.1", "Q3.1"],
      rules: [11, 8, 6, 11, 8, 18].enumerated().flatMap { step, count in
        (1...count).map { "\(step + 1).\($0)" }
      } + [1, 2, 3, 7, 8].map { "Q1.\($0)" }
        + ["Q2.1", "Q2.4", "Q2.5", "Q3.1", "Q3.3", "Q3.4"]),
    Flow(
      app: "memo", prefix: "memo", count: 86, unstated: ["counts-only-once", "likes-count-all"],
      defects: ["4.2.3"], walks: FaultWalk.memo),
    Flow(
      app: "store-card", prefix: "card", count: 125,
      unstated: [
        "system-pop", "way-back-shortened", "cell-stays-visible-on-way-back",
        "cell-stays-hidden-on-way-back", "map-before-details", "close-needs-card",
        "location-does-nothing", "missing-page-opened",
      ],
      defectsAmongOthers: ["1.5", "7.2", "8.8", "9.2", "11.1", "11.3"],
      walks: FaultWalk.storeCard),
    Flow(
      app: "password-entry", prefix: "password", count: 112, defects: ["3.5", "5.2"],
      walks: FaultWalk.passwordEntry),
  ]

  @Test func `every flow is in the table`() {
    #expect(Self.flows.map(\.app) == FlowCatalog.apps.map(\.name))
  }

  @Test(arguments: flows)
  func `the walks can be walked where nothing is broken`(_ flow: Flow) async throws {
    for walk in flow.walks where walk.isWalkable {
      let sights = try await walk.sights(of: flow.app, [])
      #expect(sights.compactMap(\.failure) == [])
      if let end = walk.end { #expect(sights.last?.seen.screen.name == end) }
    }
  }

  @Test(.extensive, arguments: flows.filter { !$0.walks.isEmpty })
  func `a fault shows, and no two look the same`(_ flow: Flow) async throws {
    // A list that grows would hash everything seen again.
    var names = [[FaultWalk.Sight]: String](minimumCapacity: flow.faults.count + 1)
    names[try await flow.sights([])] = "the app as it should be"
    try await withThrowingTaskGroup(of: (String, [FaultWalk.Sight]).self) { group in
      for fault in flow.faults {
        group.addTask { (fault.name, try await flow.sights([fault.name])) }
      }
      for try await (fault, sights) in group {
        let other = names.updateValue(fault, forKey: sights)
        #expect(other == nil, "\(fault) looks like \(other ?? "")")
      }
    }
  }

  @Test(arguments: flows)
  func `the faults have names of one kind, meanings and statements`(_ flow: Flow) {
    let faults = flow.faults
    #expect(faults.count == flow.count)
    #expect(Set(faults.map(\.name)).count == faults.count)
    #expect(Set(faults.map { "\($0.breaks) \($0.summary)" }).count == faults.count)
    for fault in faults {
      #expect(fault.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fault.name)")
      #expect(!fault.summary.isEmpty, "\(fault.name)")
      #expect(
        fault.breaks.allSatisfy {
          $0.hasPrefix(flow.prefix + "-")
            && $0.dropFirst(flow.prefix.count + 1).wholeMatch(of: /Q?\d+(\.\d+)+/) != nil
        }, "\(fault.name)")
    }
    #expect(faults.filter(\.breaks.isEmpty).map(\.name) == flow.unstated)
  }

  @Test(arguments: flows)
  func `a documented defect has a fault`(_ flow: Flow) {
    let first = Set(flow.faults.compactMap(\.breaks.first))
    #expect(flow.defects.filter { !first.contains("\(flow.prefix)-\($0)") } == [])
    let all = Set(flow.faults.flatMap(\.breaks))
    #expect(flow.defectsAmongOthers.filter { !all.contains("\(flow.prefix)-\($0)") } == [])
  }

  @Test(arguments: flows)
  func `every rule is broken by a fault`(_ flow: Flow) {
    let broken = Set(flow.faults.flatMap(\.breaks))
    #expect(flow.rules.filter { !broken.contains("\(flow.prefix)-\($0)") } == [])
  }
}
