import SpecGherkin
import SpecMessages

/// The messages before a run: the meta data, the sources and the declarations.
struct Announcement {
  private let run: RunState

  init(_ run: RunState) { self.run = run }

  func send() async {
    if run.options.isBrief { return }
    let suite = run.plan.suite
    run.stream.send(.meta(.current))
    for file in suite.files {
      if run.stream.isFull { await run.stream.ready() }
      for envelope in file.envelopes { run.stream.send(envelope) }
    }
    for error in suite.unread + run.plan.mismatches { run.stream.send(.parseError(error)) }
    sendGlue()
  }

  /// Sends all declarations but the ready steps that no scenario uses, which would be over a
  /// thousand in every recording.
  private func sendGlue() {
    let registry = run.plan.registry
    for (place, declared) in registry.glue.enumerated() {
      let id = NodeID(run.plan.ids.glue + UInt32(place))
      switch declared {
      case .parameterType(let declaration):
        run.stream.send(.parameterType(ParameterTypeMessage(declaration, id: id)))
      case .definition(let index):
        if registry.isReady[index], !run.plan.ids.used[place] { continue }
        let definition = registry.definitions[index]
        run.stream.send(
          .stepDefinition(
            StepDefinitionMessage(
              id: id, pattern: definition.pattern, patternType: definition.patternType,
              sourceReference: definition.source)))
      case .hook(let index):
        let hook = registry.hooks[index].hook
        run.stream.send(
          .hook(
            HookMessage(
              id: id, name: hook.name, kind: hook.kind, tagExpression: hook.tags,
              sourceReference: hook.source)))
      }
    }
    for undefined in registry.undefinedParameterTypes {
      run.stream.send(.undefinedParameterType(undefined))
    }
  }
}

extension ParameterTypeMessage {
  fileprivate init(_ declaration: ParameterTypeDeclaration, id: NodeID) {
    self.init(
      id: id, name: declaration.type.name, regularExpressions: declaration.type.regexps,
      preferForRegularExpressionMatch: declaration.type.preferForRegexpMatch,
      useForSnippets: declaration.type.useForSnippets, sourceReference: declaration.source)
  }
}
