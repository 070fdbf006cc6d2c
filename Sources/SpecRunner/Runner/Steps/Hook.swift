package import SpecMessages

/// Something that runs before or after a run, a scenario or a step.
public struct Hook: Sendable {
  package let kind: HookMessage.Kind
  package let name: String?
  package let tags: String?
  package let source: SourceReference
  package let body: @Sendable (World) async throws -> StepStatus
  /// Whether it runs in a dry run too, where no step does.
  package var runsInDryRun = false
}

extension Declaration {
  /// The same hook, run in a dry run too; `World.isRehearsal` says so to its body.
  ///
  /// It is for hooks that tell before any step what cannot be run.
  package var inDryRun: Declaration {
    guard case .hook(var hook) = kind else { return self }
    hook.runsInDryRun = true
    return Declaration(kind: .hook(hook))
  }
}

/// Declares what runs before each scenario whose tags match, in order of declaration.
///
/// - Parameter tags: a tag expression; nil for every scenario.
public func Before(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.beforeTestCase, tags, name, file, line, body)
}

/// Declares what runs after each scenario whose tags match, however it ended, last one first.
public func After(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.afterTestCase, tags, name, file, line, body)
}

/// Declares what runs before each step that is about to run.
public func BeforeStep(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.beforeTestStep, tags, name, file, line, body)
}

/// Declares what runs after each step that ran, failed ones included.
public func AfterStep(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.afterTestStep, tags, name, file, line, body)
}

/// Declares what runs once before the first scenario.
///
/// What it keeps in its world, every scenario finds in its own: a copy, which it may change without
/// the others noticing. A value that all share is one of a class or an actor.
public func BeforeAll(
  name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.beforeTestRun, nil, name, file, line, body)
}

/// Declares what runs once after the last scenario, last one first.
///
/// Its world is that of the `BeforeAll` hooks, not of a scenario.
public func AfterAll(
  name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.afterTestRun, nil, name, file, line, body)
}

/// Declares a hook before a scenario that says by the value it returns whether it skips.
public func BeforeOutcome(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> StepStatus
) -> Declaration {
  outcomeHook(.beforeTestCase, tags, name, file, line, body)
}

/// Declares a hook after a scenario that says by the value it returns how it ended itself; the
/// steps' outcome stays what it was.
public func AfterOutcome(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> StepStatus
) -> Declaration {
  outcomeHook(.afterTestCase, tags, name, file, line, body)
}

private func hook(
  _ kind: HookMessage.Kind, _ tags: String?, _ name: String?, _ file: String, _ line: Int,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  outcomeHook(kind, tags, name, file, line) {
    try await body($0)
    return .passed
  }
}

private func outcomeHook(
  _ kind: HookMessage.Kind, _ tags: String?, _ name: String?, _ file: String, _ line: Int,
  _ body: @escaping @Sendable (World) async throws -> StepStatus
) -> Declaration {
  Declaration(
    kind: .hook(
      Hook(
        kind: kind, name: name, tags: tags, source: SourceReference(uri: file, line: line),
        body: body)))
}
