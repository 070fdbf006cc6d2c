package import SpecMessages

/// Code that runs before or after a run, a scenario or a step.
package struct Hook: Sendable {
  package let kind: HookMessage.Kind
  package let name: String?
  package let tags: String?
  package let source: SourceReference
  package let body: @Sendable (World) async throws -> StepStatus
  /// Whether it also runs in a dry run.
  package var runsInDryRun = false
}

extension Declaration {
  /// The same hook, which also runs in a dry run; its body can check `World.isDryRun`.
  ///
  /// Use it for hooks that report abilities that the scenario lacks.
  package var inDryRun: Declaration {
    guard case .hook(var hook) = kind else { return self }
    hook.runsInDryRun = true
    return Declaration(kind: .hook(hook))
  }
}

/// Declares code to run before each scenario whose tags match, in order of declaration.
///
/// - Parameters:
///   - tags: a tag expression; nil for every scenario.
///   - name: what reports call it; nil for a hook without a name.
///   - file: the file of the declaration.
///   - line: the line of the declaration.
///   - body: what is run, with the world of the scenario.
public func Before(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.beforeTestCase, tags, name, file, line, body)
}

/// Declares code to run after each scenario whose tags match, whatever its status, in reverse
/// order.
public func After(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.afterTestCase, tags, name, file, line, body)
}

/// Declares code to run before each step that runs.
public func BeforeStep(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.beforeTestStep, tags, name, file, line, body)
}

/// Declares code to run after each step that ran, including failed ones.
public func AfterStep(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.afterTestStep, tags, name, file, line, body)
}

/// Declares code to run once before the first scenario.
///
/// Each scenario's world starts with a copy of the values of this hook's world, so scenarios do not
/// affect each other. To share a value, use a class or an actor.
public func BeforeAll(
  name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.beforeTestRun, nil, name, file, line, body)
}

/// Declares code to run once after the last scenario, in reverse order.
///
/// Its world is that of the `BeforeAll` hooks, not of a scenario.
public func AfterAll(
  name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> Void
) -> Declaration {
  hook(.afterTestRun, nil, name, file, line, body)
}

/// Declares a hook before a scenario whose return value can skip the scenario.
public func BeforeOutcome(
  _ tags: String? = nil, name: String? = nil, file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World) async throws -> StepStatus
) -> Declaration {
  outcomeHook(.beforeTestCase, tags, name, file, line, body)
}

/// Declares a hook after a scenario whose return value is the hook's own status; the statuses of
/// the steps do not change.
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
