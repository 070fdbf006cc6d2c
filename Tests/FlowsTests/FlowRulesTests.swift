import SpecDrivers
import SpecSimulator
import Testing

@testable import SpecFlows

/// The rules of every flow, as values: fields that say what is right, few of them code.
@Suite struct FlowRulesTests {
  /// The rules of a flow, each by its name, and the names of the flow's faults.
  struct Flow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rules: [String]
    let closures: [String]
    let faults: [String]

    init(_ rules: some FlowRules) {
      testDescription = "\(type(of: rules))"
      let fields = Mirror(reflecting: rules).children
      self.rules = fields.compactMap(\.label)
      closures = fields.filter { "\(type(of: $0.value))".contains("->") }.compactMap(\.label)
      faults = type(of: rules).faults.map(\.description.name)
    }
  }

  private static let flows = [
    Flow(SlackLoginRules()), Flow(SignUpRules()), Flow(MemoRules()), Flow(StoreCardRules()),
    Flow(PasswordEntryRules()),
  ]

  @Test(arguments: flows)
  func `at most one rule in five is a closure`(_ flow: Flow) {
    #expect(flow.rules.count >= 40)
    #expect(flow.closures.count * 5 <= flow.rules.count)
  }

  @Test(arguments: flows)
  func `no rule is named after a fault`(_ flow: Flow) {
    let names = flow.rules.map { rule in
      rule.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
    }
    #expect(names.filter(flow.faults.contains) == [])
  }
}
