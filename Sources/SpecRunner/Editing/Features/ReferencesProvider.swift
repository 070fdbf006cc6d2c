import SpecAnalysis
import SpecEngines
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// Finds all uses of a step, a tag or a statement in the suite.
struct ReferencesProvider {
  let view: DocumentView
  var isCancelled = { false }

  func json(at offset: Int, withDeclaration: Bool) throws(RPCError) -> JSONValue {
    var places: [(file: WorkspaceFile, range: Range<Int>)] = []
    if let tag = Self.tagName(at: offset, view) {
      for file in view.workspace.inOrder {
        places += file.tags.filter { $0.name.isSame(as: tag) }.map { (file, $0.range) }
      }
      return .array(places.map(location))
    }
    let definitions = Set(Self.definitions(at: offset, view))
    guard !definitions.isEmpty else { return [] }
    for file in view.workspace.inOrder {
      if isCancelled() { throw .cancelled }
      for use in file.uses(view.registry) where !definitions.isDisjoint(with: use.definitions) {
        places.append((file, use.text))
      }
    }
    if withDeclaration {
      for index in definitions.sorted() { places += declaration(of: index) }
    }
    return .array(places.map(location))
  }

  /// The uses in the document itself, for an editor that marks them.
  func highlights(at offset: Int) throws(RPCError) -> JSONValue {
    guard case .array(let places) = try json(at: offset, withDeclaration: true) else { return [] }
    let own = JSONValue.string(view.workspace.uri(of: view.path))
    return .array(
      places.compactMap { place in
        guard place.member(["uri"]) == own else { return nil }
        return ["range": place.member(["range"]) ?? .null, "kind": 1]
      })
  }

  private func location(_ place: (file: WorkspaceFile, range: Range<Int>)) -> JSONValue {
    [
      "uri": .string(view.workspace.uri(of: place.file.path)),
      "range": place.file.buffer.range(place.range).json,
    ]
  }

  private func declaration(of index: Int) -> [(file: WorkspaceFile, range: Range<Int>)] {
    guard let textStep = view.registry.definitions[index].textStep,
      let file = view.workspace.file(textStep.uri),
      let line = file.lines.first(where: {
        Int($0.line.number) == textStep.scenario.location.line
      })
    else { return [] }
    return [(file, line.text)]
  }

  // MARK: - What is at a place

  /// The definitions of the step at an offset, or that of the text step whose title it is in.
  static func definitions(at offset: Int, _ view: DocumentView) -> [Int] {
    if let use = view.use(at: offset) { return use.definitions }
    guard let scenario = view.scenario(titledAt: offset) else { return [] }
    return definition(of: scenario, view).map { [$0] } ?? []
  }

  /// The index of the definition that a scenario is.
  static func definition(of scenario: Scenario, _ view: DocumentView) -> Int? {
    guard let textStep = view.textStep(scenario) else { return nil }
    return view.registry.definitions.firstIndex { $0.textStep === textStep }
  }

  /// The tag at an offset, or that of the statement in requirements.
  static func tagName(at offset: Int, _ view: DocumentView) -> String? {
    if let tag = view.tag(at: offset) { return tag.name }
    let line = view.buffer.parserLine(of: offset)
    return view.workspace.requirements.documents.first { $0.uri.isSame(as: view.path) }?
      .statements.first { $0.location.line == line }.map { "@\($0.id)" }
  }

  /// The steps that call the text step with a title in a line.
  static func calls(of line: Int, _ view: DocumentView) -> [StepUse] {
    guard let scenario = view.file?.scenarios.first(where: { $0.location.line == line }),
      let index = definition(of: scenario, view)
    else { return [] }
    return view.workspace.inOrder.flatMap { file in
      file.uses(view.registry).filter { $0.definitions.contains(index) }
    }
  }
}
