import SpecDrivers

/// Whether the engines of a run have the abilities that steps require.
struct EngineAbilities: Sendable {
  /// An engine, and its answer; a sentence if it did not start.
  private(set) var engines: [(name: String, answer: Result<Capabilities, Complaint>)] = []

  /// No engine was asked, because nothing is required.
  static let none = EngineAbilities()

  /// Starts the engines, asks each and shuts it down.
  static func ask(_ members: [RunEngines.Member], _ tool: ToolContext) async -> EngineAbilities {
    var abilities = EngineAbilities()
    for member in members {
      let engine = member.engine
      let answer = await tool.untilSignalled("the engine is ended") {
        () -> Result<Capabilities, Complaint> in
        do throws(DriverError) { return .success(try await engine.start()) } catch {
          return .failure(Complaint(error.startSentence))
        }
      }
      await engine.shutdown()
      abilities.engines.append((member.name, answer))
    }
    return abilities
  }

  /// The support for an ability: a word, and a reason or a source if there is one.
  func support(for name: String) -> [(engine: String, support: String, why: String?)] {
    engines.map { engine, answer in
      switch answer {
      case .failure(let unknown): (engine, "unknown", unknown.sentence)
      case .success(let capabilities):
        switch capabilities[Capability(name)] {
        case .exact: (engine, "exact", nil)
        case .inferred(let source): (engine, "inferred", source)
        case .missing(let why): (engine, "missing", why)
        }
      }
    }
  }

  /// Why engines could not be asked, a sentence each.
  var problems: [String] {
    engines.compactMap {
      if case .failure(let unknown) = $0.answer { unknown.sentence } else { nil }
    }
  }
}
