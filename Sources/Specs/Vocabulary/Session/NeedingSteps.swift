public import SpecDrivers
public import SpecRunner

/// Step declarations that say which abilities of the engine they need.
///
/// What a step declares is asked of the engine before its scenario's app is launched, and the
/// scenario is skipped with the reason if it is missing; the body need not ask again.
///
/// ```swift
/// Then("the lamp glows", "The lamp is lit.", needs: [.colors]) { (world: World) in
///   try await world.check { scene in … }
/// }
/// ```
public func Given<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [Capability], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.Given(
    pattern, summary, example: example, needs: needs.map(\.rawValue), file: file, line: line, body)
}

/// Declares a step that does something, and the abilities of the engine it needs for that.
public func When<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [Capability], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.When(
    pattern, summary, example: example, needs: needs.map(\.rawValue), file: file, line: line, body)
}

/// Declares a step that checks something, and the abilities of the engine it needs for that.
public func Then<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [Capability], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.Then(
    pattern, summary, example: example, needs: needs.map(\.rawValue), file: file, line: line, body)
}

/// Declares a step that checks something, where it depends on the step's arguments what the
/// engine must be able to see.
///
/// - Parameter needs: reads the abilities from the values that the body takes besides the world;
///   asked before the scenario starts, so it must not rely on anything else.
public func Then<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: @escaping @Sendable (repeat each Value) throws -> [Capability],
  file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.Then(pattern, summary, example: example, file: file, line: line, body)
    .needing(abilities: needs)
}

extension Declaration {
  fileprivate func needing<each Value: StepArgument>(
    abilities: @escaping @Sendable (repeat each Value) throws -> [Capability]
  ) -> Declaration {
    needing { (values: repeat each Value) in try abilities(repeat each values).map(\.rawValue) }
  }
}
