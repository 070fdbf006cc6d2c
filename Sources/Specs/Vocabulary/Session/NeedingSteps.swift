public import SpecDrivers
public import SpecRunner

/// Declares a step that sets something up, and the engine abilities it requires.
///
/// If the engine lacks one of them, the scenario is skipped with the reason: before its app is
/// launched, or from this step on if checks come before it. The body need not check again.
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
    pattern, summary, example: example, needs: needs.map(\.rawValue), file: file, line: line
  ) { (world: World, values: repeat each Value) in
    try world.require(needs)
    try await body(world, repeat each values)
  }
}

/// Declares a step that performs an action, and the engine abilities it requires.
public func When<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [Capability], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.When(
    pattern, summary, example: example, needs: needs.map(\.rawValue), file: file, line: line
  ) { (world: World, values: repeat each Value) in
    try world.require(needs)
    try await body(world, repeat each values)
  }
}

/// Declares a step that checks something, and the engine abilities it requires.
public func Then<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [Capability], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.Then(
    pattern, summary, example: example, needs: needs.map(\.rawValue), file: file, line: line
  ) { (world: World, values: repeat each Value) in
    try world.require(needs)
    try await body(world, repeat each values)
  }
}

/// Declares a step that checks something and whose required abilities depend on its arguments.
///
/// `needs` determines the abilities from the arguments. It is called before the scenario starts, so
/// it must not depend on anything else.
public func Then<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: @escaping @Sendable (repeat each Value) throws -> [Capability],
  file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  SpecRunner.Then(pattern, summary, example: example, file: file, line: line) {
    (world: World, values: repeat each Value) in
    try world.require(try needs(repeat each values))
    try await body(world, repeat each values)
  }.needing(abilities: needs)
}

extension Declaration {
  fileprivate func needing<each Value: StepArgument>(
    abilities: @escaping @Sendable (repeat each Value) throws -> [Capability]
  ) -> Declaration {
    needing { (values: repeat each Value) in try abilities(repeat each values).map(\.rawValue) }
  }
}
