import SpecGherkin
import SpecJSON
import SpecRunner

/// Who calls a text step, and which text steps a scenario calls.
struct CallHierarchy {
  let view: DocumentView

  /// The text steps that the step at an offset calls, or the scenario whose title is there.
  func prepared(at offset: Int) -> JSONValue {
    if let use = view.use(at: offset) { return .array(use.definitions.compactMap(textStep)) }
    guard let file = view.file, let scenario = view.scenario(titledAt: offset) else { return [] }
    return .array([item(of: scenario, in: file)])
  }

  /// The callers of the text step whose title is at an offset.
  func incoming(at offset: Int) -> JSONValue {
    guard let called = view.scenario(titledAt: offset),
      let definition = ReferencesProvider.definition(of: called, view)
    else { return [] }
    var calls: [JSONValue] = []
    for file in view.workspace.inOrder {
      let uses = file.uses(view.registry).filter { $0.definitions.contains(definition) }
      calls += Self.grouped(uses) { $0.scenario?.location.line }.map { uses in
        call("from", item(of: uses[0].scenario, in: file), uses, in: file)
      }
    }
    return .array(calls)
  }

  /// The text steps that the scenario whose title is at an offset calls.
  func outgoing(at offset: Int) -> JSONValue {
    guard let file = view.file, let caller = view.scenario(titledAt: offset) else { return [] }
    let calls = view.uses.filter { $0.scenario?.id == caller.id }.flatMap { use in
      use.definitions.map { (definition: $0, use: use) }
    }
    return .array(
      Self.grouped(calls) { $0.definition }.compactMap { calls in
        textStep(calls[0].definition).map { call("to", $0, calls.map(\.use), in: file) }
      })
  }

  private func call(
    _ direction: String, _ item: JSONValue, _ uses: [StepUse], in file: WorkspaceFile
  ) -> JSONValue {
    [
      direction: item,
      "fromRanges": .array(uses.map { file.buffer.range($0.text).json }),
    ]
  }

  /// The item of a definition; nil if it is not a text step.
  private func textStep(_ definition: Int) -> JSONValue? {
    guard let textStep = view.registry.definitions[definition].textStep,
      let file = view.workspace.file(textStep.uri)
    else { return nil }
    return item(of: textStep.scenario, in: file)
  }

  /// - Parameter scenario: nil for a background, whose item is the feature.
  private func item(of scenario: Scenario?, in file: WorkspaceFile) -> JSONValue {
    let feature = file.document?.feature
    let line = scenario?.location.line ?? feature?.location.line ?? 1
    let range = file.buffer.range(file.buffer.range(ofParserLine: line)).json
    let kind: DocumentSymbols.Kind =
      scenario.map { file.textStep($0) == nil ? .method : .function } ?? .module
    return [
      "name": .string(scenario?.name ?? feature?.name ?? ""), "kind": .integer(kind.rawValue),
      "detail": .string(file.path), "uri": .string(view.workspace.uri(of: file.path)),
      "range": range, "selectionRange": range,
    ]
  }

  /// Groups of equal keys, in the order in which the keys occur first.
  private static func grouped<Item, Key: Hashable>(
    _ items: [Item], _ key: (Item) -> Key
  ) -> [[Item]] {
    var places: [Key: Int] = [:]
    var groups: [[Item]] = []
    for item in items {
      if let place = places[key(item)] {
        groups[place].append(item)
      } else {
        places[key(item)] = groups.count
        groups.append([item])
      }
    }
    return groups
  }
}
