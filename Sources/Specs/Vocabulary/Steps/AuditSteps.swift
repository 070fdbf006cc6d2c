import SpecDrivers
import SpecRunner
import SpecText

/// Steps about accessibility.
enum AuditSteps {
  static let library = StepLibrary("accessibility") {
    Given(
      "the audit ignores {string} because {string}",
      "Accepts the findings of a rule in this scenario, with a reason.",
      example: #"Given the audit ignores "contrast" because "the brand requires this grey""#
    ) { (world: World, rule: String, reason: String) in
      try ignore(world, rule, nil, reason)
    }

    Given(
      "the audit ignores {string} of {string} because {string}",
      "Accepts the findings of a rule about the elements with a name, with a reason.",
      example: #"Given the audit ignores "contrast" of "Next" because "it is decoration""#
    ) { (world: World, rule: String, name: AnyText, reason: String) in
      try ignore(world, rule, name.text, reason)
    }

    Then(
      "the screen is accessible",
      "Checks all rules of the accessibility audit that WCAG requires at level A or AA.",
      example: "Then the screen is accessible"
    ) { (world: World) in
      try await audit(world, AuditRule.all) { $0.level != .advice }
    }

    Then(
      "the screen passes the audit {string}", "Checks one rule of the accessibility audit.",
      example: #"Then the screen passes the audit "control-name""#
    ) { (world: World, name: String) in
      try await audit(world, [try rule(name)]) { _ in true }
    }
  }

  private static func rule(_ name: String) throws -> AuditRule {
    if let rule = AuditRule.named(name) { return rule }
    throw NearestNames.unknown("rule of the accessibility audit", name, AuditRule.all.map(\.name))
  }

  private static func ignore(
    _ world: World, _ name: String, _ element: String?, _ reason: String
  ) throws {
    let rule = try rule(name)
    world.with(AuditExemptionsKey.self) {
      $0.append(AuditExemption(rule: rule.name, element: element, reason: reason))
    }
  }

  private static func audit(
    _ world: World, _ rules: [AuditRule], _ isRequired: @escaping (AuditRule) -> Bool
  ) async throws {
    let exemptions = world[AuditExemptionsKey.self]
    var notes: [String] = []
    try await world.check { scene in
      if let refusal = Audit.refusal(of: scene.screen) {
        throw scene.unknown("whether the screen is accessible", refusal)
      }
      let audit = Audit(scene.screen, by: rules, ignoring: exemptions)
      let problems = audit.findings.filter { isRequired($0.rule) }
      if !problems.isEmpty {
        throw StepFailure(
          "the \(scene.screen.name.quoted) screen has "
            + problems.count.counted("accessibility problem"),
          notes: problems.map(\.text) + [Audit.advice])
      }
      try scene.requireComplete("whether the screen is accessible")
      let gaps = audit.gaps.filter { isRequired($0.rule) }
      if let first = gaps.first {
        let more = gaps.count > 1 ? "; and \(gaps.count - 1) more" : ""
        throw scene.unknown("whether the screen is accessible", first.text + more)
      }
      notes =
        audit.findings.map { "not required: " + $0.text }
        + audit.accepted.map { "accepted because \($1.quoted): \($0.text)" }
    }
    for note in notes { world.log(note) }
  }
}
