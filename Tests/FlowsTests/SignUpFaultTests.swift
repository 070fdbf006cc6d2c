import SpecFlows
import SpecSimulator
import Testing

/// The faults of the sign-up as a list: names, meanings, statements.
@Suite struct SignUpFaultTests {
  private static let faults = FlowCatalog.apps.first { $0.name == "sign-up" }?.faults ?? []

  @Test func `the faults have names of one kind, meanings and statements`() {
    #expect(Set(Self.faults.map(\.name)).count == Self.faults.count)
    #expect(Set(Self.faults.map { "\($0.statements) \($0.summary)" }).count == Self.faults.count)
    for fault in Self.faults {
      #expect(fault.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fault.name)")
      #expect(!fault.summary.isEmpty, "\(fault.name)")
      #expect(
        fault.statements.allSatisfy { $0.wholeMatch(of: /signup-Q?\d+\.\d+/) != nil },
        "\(fault.name)")
    }
    #expect(
      Self.faults.filter(\.statements.isEmpty).map(\.name) == [
        "next-enabled-while-waiting", "same-keyword-added-again", "empty-keyword-added",
        "keywords-not-trimmed",
      ])
  }

  @Test(arguments: ["Q2.1", "Q3.1"])
  func `a documented defect has a fault of its own`(statement: String) {
    #expect(Self.faults.contains { $0.statements.first == "signup-" + statement })
  }

  /// All the statements but the remarks.
  @Test func `every rule is broken by a fault`() {
    let steps = [11, 8, 6, 11, 8, 18].enumerated().flatMap { step, count in
      (1...count).map { "\(step + 1).\($0)" }
    }
    let questions =
      [1, 2, 3, 7, 8].map { "Q1.\($0)" } + ["Q2.1", "Q2.4", "Q2.5"]
      + ["Q3.1", "Q3.3", "Q3.4"]
    let broken = Set(Self.faults.flatMap(\.statements))
    let unbroken = (steps + questions).filter { !broken.contains("signup-" + $0) }
    #expect(unbroken == [])
  }
}
