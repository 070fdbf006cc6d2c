import SpecDrivers
import SpecRunner

/// Compares the requirements of a scenario with the capabilities of its engine.
extension World {
  /// Skips the scenario if its engine lacks an ability that one of its steps requires.
  ///
  /// Only reads the driver's capabilities; nothing is launched. In a dry run the driver is closed
  /// at once, because no hook runs after the scenario.
  ///
  /// - Throws: `Skip` with a line for each missing ability and a line for the first step that
  ///   requires it; the first line is the same for all scenarios that lack the same ability.
  func refuseWithoutAbilities() async throws {
    guard let needs, !needs.isEmpty, self[SessionMakerKey.self] != nil else { return }
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
