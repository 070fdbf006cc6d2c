package import SpecGherkin
import SpecText

/// The scenarios that changes since a revision affect (`--changed-since`).
///
/// In doubt a scenario is affected; `notes` says why if the reason is not its own text.
package struct ChangedScenarios: Sendable {
  package let revision: String
  package private(set) var ids: Set<NodeID> = []
  package private(set) var notes: [String] = []

  /// Makes the registry of a suite with these text steps.
  package typealias MakeRegistry = (Suite) throws(GlueError) -> StepRegistry

  /// - Parameters:
  ///   - settings: a file that decides how all scenarios run, if there is one.
  ///   - settingsName: the name of such files, of which one may have been removed.
  ///   - loader: the loader that has read the suite.
  ///   - registry: the registry of the suite.
  package init(
    _ changes: RepositoryChanges, in suite: Suite, settings: String?, settingsName: String,
    _ loader: FeatureLoader,
    _ registry: StepRegistry, _ makeRegistry: MakeRegistry
  ) async throws(ChangeError) {
    revision = changes.revision
    if let settings, changes.state(of: settings) != .same {
      addAll(of: suite, "\"\(settings)\" has changed")
      return
    }
    if settings == nil,
      let removed = changes.removed.first(where: { "/\($0)".ends(with: "/\(settingsName)") })
    {
      addAll(of: suite, "\"\(removed)\" was removed")
      return
    }
    var versions = Versions(changes, loader)
    try await versions.read(suite)
    let changedData = Set(
      suite.dataFiles.keys.filter { changes.state(of: $0.wrappedValue) != .same })
    for file in suite.files { add(file, changedData, versions, changes) }
    notes += versions.notes
    let hasChangedStage = suite.files.contains { file in
      file.pickles.contains { ids.contains($0.id) && !$0.stageTags.isEmpty }
    }
    if hasChangedStage {
      addAll(of: suite, "a setup or teardown has changed")
      return
    }
    let stages = suite.files.flatMap { $0.pickles.compactMap(\.stageName) }
    if !versions.earlierStages.isSubset(of: stages) {
      addAll(of: suite, "a setup or teardown was removed")
      return
    }
    guard !versions.changedSteps.isEmpty || !versions.removedSteps.isEmpty else { return }
    var search = StepSearch(
      registry: registry, changed: versions.changedSteps)
    if !versions.removedSteps.isEmpty {
      var earlier = suite
      earlier.textSteps += versions.removedSteps
      do throws(GlueError) {
        search.registry = try makeRegistry(earlier)
      } catch {
        addAll(of: suite, "a text step was removed, and its calls cannot be found")
        return
      }
      search.changed.formUnion(versions.removedSteps.map { ObjectIdentifier($0) })
    }
    for file in suite.files {
      for pickle in file.pickles where !ids.contains(pickle.id) && search.finds(in: pickle) {
        ids.insert(pickle.id)
      }
    }
  }

  private mutating func addAll(of suite: Suite, _ reason: String) {
    notes.append("\(reason), so all scenarios count as changed")
    for file in suite.files { ids.formUnion(file.pickles.map(\.id)) }
  }

  private mutating func add(
    _ file: ParseResult, _ changedData: Set<ExactText>, _ versions: Versions,
    _ changes: RepositoryChanges
  ) {
    let uri = file.source.uri
    let isWhole =
      SnapshotFiles.folder(of: uri).map { Self.hasChangedSnapshot(in: $0, changes) } == true
    let rows = changedData.isEmpty ? [] : Self.rows(of: file, from: changedData)
    for pickle in file.pickles {
      let node = pickle.astNodeIDs.last ?? pickle.id
      if isWhole || rows.contains(node) || versions.isChanged(node, in: uri) {
        ids.insert(pickle.id)
      }
    }
  }

  /// The rows of a file that are in some data files.
  private static func rows(of file: ParseResult, from data: Set<ExactText>) -> Set<NodeID> {
    guard let feature = file.document?.feature else { return [] }
    let read = feature.allScenarios.flatMap { $0.examples }.filter { examples in
      ExamplesRows.path(in: examples.name)
        .flatMap { DataFile.path(of: $0, for: file.source.uri) }
        .map { data.contains(ExactText($0)) } == true
    }
    return Set(read.flatMap { $0.tableBody.map(\.id) })
  }

  private static func hasChangedSnapshot(
    in folder: String, _ changes: RepositoryChanges
  ) -> Bool {
    changes.hasChangedSnapshot(in: folder)
      || SnapshotFiles.paths(in: folder).contains { changes.state(of: $0) != .same }
  }
}

/// The two versions of the features of a suite.
private struct Versions {
  /// How a document differs from its earlier version.
  private enum Difference {
    case none
    case whole
    case texts(new: ScenarioTexts, old: ScenarioTexts)
  }

  private let changes: RepositoryChanges
  private let loader: FeatureLoader
  private var differences: [ExactText: Difference] = [:]
  /// Text steps whose text has changed.
  private(set) var changedSteps: Set<ObjectIdentifier> = []
  /// Text steps that no longer exist under their name.
  private(set) var removedSteps: [TextStep] = []
  /// The setups and teardowns of changed and removed files.
  private(set) var earlierStages: Set<ExactText> = []
  private(set) var notes: [String] = []

  init(_ changes: RepositoryChanges, _ loader: FeatureLoader) {
    self.changes = changes
    self.loader = loader
  }

  mutating func read(_ suite: Suite) async throws(ChangeError) {
    var documents: [ExactText: GherkinDocument?] = [:]
    for file in suite.files { documents[file.source.uri] = file.document }
    for step in suite.textSteps { documents[step.uri] = step.document }
    let names = Set(exactly: suite.textSteps.map(\.sentence))
    var firstID = suite.nextID
    for (uri, document) in documents.sorted(by: { $0.key < $1.key }) {
      try await compare(uri.wrappedValue, document, names, &firstID)
    }
    for path in changes.removed where FilePath.isFeature(path) {
      _ = try await earlier(path, names, &firstID)
    }
    for step in suite.textSteps where isChanged(step.scenario.id, in: step.uri) {
      changedSteps.insert(ObjectIdentifier(step))
    }
  }

  func isChanged(_ node: NodeID, in uri: String) -> Bool {
    switch differences[uri] {
    case .none?: false
    case .texts(let new, let old)?: new.isChanged(node, since: old)
    case .whole?, nil: true
    }
  }

  private mutating func compare(
    _ uri: String, _ document: GherkinDocument?, _ names: Set<ExactText>, _ firstID: inout UInt32
  ) async throws(ChangeError) {
    switch changes.state(of: uri) {
    case .same: differences[uri] = Difference.none
    case .whole(let reason):
      differences[uri] = .whole
      if let reason { notes.append("\(reason), so all its scenarios count as changed") }
    case .edited(let path):
      guard let old = try await earlier(path, names, &firstID), let document else {
        differences[uri] = .whole
        return
      }
      differences[uri] = .texts(new: ScenarioTexts(document), old: ScenarioTexts(old))
    }
  }

  /// The earlier version of a document; nil if it is not known or had errors.
  private mutating func earlier(
    _ path: String, _ names: Set<ExactText>, _ firstID: inout UInt32
  ) async throws(ChangeError) -> GherkinDocument? {
    guard let bytes = try await changes.oldContent(of: path) else { return nil }
    var suite = Suite()
    suite.nextID = firstID
    suite.add(
      Source(uri: path, bytes: bytes), language: loader.language, stepTag: loader.stepTag)
    firstID = suite.nextID
    removedSteps += suite.textSteps.filter { !names.contains($0.sentence) }
    earlierStages.formUnion(suite.files.flatMap { $0.pickles.compactMap(\.stageName) })
    return suite.files.first?.document
  }
}

extension Pickle {
  /// What a setup or teardown is for, and its name; nil for other scenarios.
  fileprivate var stageName: ExactText? {
    let tags = stageTags.map { $0.kind.tag + ($0.tag ?? " " + uri) }
    return tags.isEmpty ? nil : ExactText((tags + [name]).joined(separator: "\n"))
  }
}

/// Finds scenarios that call some text steps, also indirectly.
private struct StepSearch {
  var registry: StepRegistry
  var changed: Set<ObjectIdentifier>
  /// The answers for steps without table and doc string, which scenarios repeat.
  fileprivate var known: [ExactText: Bool] = [:]

  mutating func finds(in pickle: Pickle) -> Bool {
    for step in pickle.steps where finds(step) { return true }
    return false
  }

  private mutating func finds(_ step: PickleStep) -> Bool {
    if step.hasArgument { return search(step) }
    if let answer = known[step.text] { return answer }
    let answer = search(step)
    known[step.text] = answer
    return answer
  }

  private func search(_ step: PickleStep) -> Bool {
    let found = step.withTextUTF8 { registry.matches($0).map(\.index) }
    return found.contains { index in
      if isChanged(index) { return true }
      guard registry.textStep(index) != nil, let match = registry.match(step, by: index) else {
        return false
      }
      return registry.expansion(of: index, match, step).steps.contains { inner in
        switch inner.resolution {
        case .call(let index, _): isChanged(index)
        case .ambiguous(let indices): indices.contains(where: isChanged)
        case .definition, .undefined: false
        }
      }
    }
  }

  private func isChanged(_ index: Int) -> Bool {
    registry.textStep(index).map { changed.contains(ObjectIdentifier($0)) } ?? false
  }
}
