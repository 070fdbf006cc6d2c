import SpecDrivers
import SpecRunner

/// An ability that the engine lacks: a sentence about it, and what requires it.
private typealias Lack = (sentence: String, need: StepNeed)

/// The abilities that the engine lacks and that only steps after a check require.
private enum LacksKey: WorldKey {
  static var initial: [Lack] { [] }
}

/// Compares the requirements of a scenario with the capabilities of its engine.
extension World {
  /// Skips the scenario if its engine lacks an ability that one of its steps requires, unless checks
  /// come before that step: these are made, and the step skips the rest.
  ///
  /// Only reads the driver's capabilities; nothing is launched. In a dry run the driver is closed
  /// at once, because no hook runs after the scenario.
  ///
  /// - Throws: `Skip` with a line for each missing ability and a line for the first step that
  ///   requires it; the first line is the same for all scenarios that lack the same ability.
  func refuseWithoutAbilities() async throws {
    guard let needs, !needs.isEmpty, self[SessionMakerKey.self] != nil else { return }
    let lacks = Self.lacks(of: needs, try session.driver.capabilities)
    if isDryRun { await closeSession() }
    guard let first = lacks.first else { return }
    guard first.need.isAfterCheck, !isDryRun else { throw Self.skip(lacks) }
    self[LacksKey.self] = lacks
  }

  /// Skips the rest of the scenario if its engine lacks an ability that this step requires.
  func require(_ abilities: [Capability]) throws {
    let lacks = self[LacksKey.self].filter { abilities.contains(Capability($0.need.name)) }
    if !lacks.isEmpty { throw Self.skip(lacks) }
  }

  /// The missing abilities, each with a sentence and the first step that requires it.
  private static func lacks(of needs: [StepNeed], _ capabilities: Capabilities) -> [Lack] {
    var asked: Set<String> = []
    return needs.compactMap { need in
      guard asked.insert(need.name).inserted,
        let sentence = capabilities.lack(of: Capability(need.name))
      else { return nil }
      return (sentence, need)
    }
  }

  private static func skip(_ lacks: [Lack]) -> Skip {
    Skip(
      ofEngine: lacks.map { "\($0.sentence)\n(needed by: \($0.need.step))" }
        .joined(separator: ";\n"))
  }
}

extension Capabilities {
  /// A sentence about a missing ability; nil if the ability exists or is inferred.
  fileprivate func lack(of capability: Capability) -> String? {
    switch abilities[capability] {
    case .exact, .inferred: nil
    case .missing(let why): "the \(engine) engine lacks \(capability.rawValue): \(why)"
    case nil: "the \(engine) engine does not offer \(capability.rawValue)"
    }
  }
}

extension Property {
  /// The abilities that an engine requires to report this property; empty for most.
  var needs: [Capability] {
    switch self {
    case .borderColor, .textColor, .backgroundColor, .imageColor, .underlineColor: [.colors]
    case .keyboardType, .returnKey, .autocorrection, .spellChecking, .secure, .contentType:
      [.inputTraits]
    default: []
    }
  }
}
