import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecRunner

/// Finds what a step or a tag refers to: a text step, a line of Swift, or a statement.
struct DefinitionProvider {
  let view: DocumentView

  func json(at offset: Int) -> JSONValue {
    if let tag = view.tag(at: offset) {
      guard let id = RequirementID(tag: tag.name),
        let found = view.workspace.requirements.statement(id)
      else { return [] }
      return .array(location(found.path, found.statement.location).map { [$0] } ?? [])
    }
    guard let use = view.use(at: offset) else { return [] }
    return .array(use.definitions.compactMap { location(of: view.registry.definitions[$0]) })
  }

  private func location(of definition: StepDefinition) -> JSONValue? {
    if let textStep = definition.textStep {
      return location(textStep.uri, textStep.scenario.location)
    }
    guard let uri = definition.source.uri, let line = definition.source.line,
      let path = SwiftSources.path(of: uri)
    else { return nil }
    return location(path, Location(line: line))
  }

  private func location(_ path: String, _ location: Location) -> JSONValue? {
    guard let buffer = view.workspace.buffer(path) else { return nil }
    return [
      "uri": .string(view.workspace.uri(of: path)),
      "range": buffer.range(DiagnosticsProvider.range(of: location, buffer)).json,
    ]
  }
}
