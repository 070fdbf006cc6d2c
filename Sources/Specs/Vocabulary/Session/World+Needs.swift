import SpecDrivers
import SpecRunner

/// What a scenario needs of its engine, held against what the engine can do.
extension World {
  /// Refuses the scenario if its engine lacks what one of its steps needs.
  ///
  /// Asks a driver for its capabilities alone: nothing is launched. In a dry run that driver is
  /// closed at once, as no hook runs after the scenario.
  ///
  /// - Throws: `Skip` with a line for each missing ability and a line for the first step that
  ///   needs it; the first line is the same for all scenarios with the same trouble.
  func refuseWithoutAbilities() async throws {
    let needs = needs
    guard !needs.isEmpty, self[SessionMakerKey.self] != nil else { return }
    let capabilities = try session.driver.capabilities
    if isDryRun { await closeSession() }
    var asked: Set<String> = []
    var lines: [String] = []
    for need in needs where asked.insert(need.name).inserted {
      guard let lack = capabilities.lack(of: Capability(need.name)) else { continue }
      if !lines.isEmpty { lines[lines.count - 1] += ";" }
      lines += [lack, "(needed by: \(need.step))"]
    }
    if !lines.isEmpty { throw Skip(lines.joined(separator: "\n")) }
  }
}

extension Capabilities {
  /// That an ability is missing, and why; nil if it is there, if only by inference.
  fileprivate func lack(of capability: Capability) -> String? {
    switch abilities[capability] {
    case .exact, .inferred: nil
    case .missing(let why): "the \(engine) engine lacks \(capability.rawValue): \(why)"
    case nil: "the \(engine) engine does not offer \(capability.rawValue)"
    }
  }
}

extension Property {
  /// What an engine must be able to see to tell this property; most are there to be seen anyway.
  var needs: [Capability] {
    switch self {
    case .borderColor, .textColor, .backgroundColor, .imageColor, .underlineColor: [.colors]
    case .keyboardType, .returnKey, .autocorrection, .spellChecking, .secure, .contentType:
      [.inputTraits]
    default: []
    }
  }
}
