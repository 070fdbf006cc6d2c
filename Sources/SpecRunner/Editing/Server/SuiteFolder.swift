import SpecAnalysis
import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// A folder of the client: its suite, with what is to be checked, and the diagnostics that were sent.
///
/// It knows nothing of other folders; paths are relative to it, so the server enters it first.
final class SuiteFolder {
  /// The folder as the client writes it.
  let root: String
  private(set) var workspace: Workspace?
  private unowned let server: LanguageServer
  private let roots: DocumentAddress
  private(set) var address: DocumentAddress
  private var whole: WholeLint?
  private var needsLint = false
  private var needsResults = false
  /// Whether the names of elements are looked for, once the suite was checked.
  private var needsNames = false
  /// The diagnostics that were sent, by path.
  private var published: [ExactText: [JSONValue]] = [:]

  init(_ root: String, of server: LanguageServer) {
    self.root = root
    self.server = server
    roots = DocumentAddress(roots: [root, FileSystem.resolved(root)].compactMap { $0 })
    address = roots
  }

  /// How well a document fits in the folder.
  func depth(of uri: String) -> Int { roots.depth(of: uri) }

  var diagnostics: DiagnosticsProvider? {
    workspace.map { DiagnosticsProvider(workspace: $0, whole: whole) }
  }

  /// Whether the first check is still to come.
  var isUnchecked: Bool { whole == nil }
  var hasWork: Bool { workspace != nil && (needsLint || needsResults || needsNames) }

  // MARK: - Settings

  /// Reads the settings, for the first time or again.
  func readSettings() {
    let problem: String
    switch server.source(root) {
    case .failure(let error): problem = error.sentence
    case .success(let settings):
      if let workspace {
        workspace.reread(settings)
        changed(everything: true)
        return
      }
      if let folder = settings.folder {
        address = DocumentAddress(roots: [root, folder])
      } else {
        address = DocumentAddress(roots: [FileSystem.resolved(".") ?? "/"])
      }
      do throws(GlueError) {
        workspace = try Workspace(settings, address, server.capabilities.encoding, server.open) {
          [unowned self] uri in server.owner(of: uri) === self
        }
        needsResults = settings.recording != nil
        changed(everything: true)
        return
      } catch {
        problem = error.diagnostics.map(\.description).joined(separator: "\n")
      }
    }
    server.client.show(problem, .error)
  }

  // MARK: - Changes

  /// Whether a document is one of the folder, or one of its files.
  func concerns(_ uri: String) -> Bool {
    server.owner(of: uri) === self || workspace?.file(address.path(of: uri)) != nil
  }

  /// Takes the text of a document that was opened, edited or closed.
  func update(_ uri: String) {
    let path = address.path(of: uri)
    // A document that defines or may use text steps changes the diagnostics of others.
    let before = workspace?.registry
    workspace?.update(path)
    if workspace?.document(path) == nil { needsLint = true }
    changed(path, everything: before !== workspace?.registry)
  }

  /// Reads files again that have changed on disk, according to the client.
  func watched(_ uris: [String]) {
    guard let workspace else { return readSettings() }
    let paths = uris.map { workspace.address.path(of: $0) }
    if paths.contains(where: { $0.ends(with: ".ndjson") }) { resultsChanged() }
    let names = paths.map { FilePath.name(of: $0) }
    if names.contains(same: workspace.settings.settingsName)
      || names.contains(same: ".gherkin-lintrc") || workspace.settings.recording == nil
    {
      // A recording that has appeared is one of the settings.
      return readSettings()
    }
    if names.contains(where: {
      FilePath.isFeature($0) || $0.isSame(as: workspace.settings.requirementsName)
    }) {
      foldersChanged()
    }
  }

  /// Reads files again that have changed on disk.
  func refresh() {
    guard workspace?.isOutdated == true else { return }
    // The settings may have changed too.
    readSettings()
    resultsChanged()
  }

  /// Notes that files or documents belong to the folder now, or no longer do.
  func foldersChanged() {
    guard let workspace else { return readSettings() }
    workspace.readAll()
    changed(everything: true)
  }

  /// Notes that the recording has changed.
  private func resultsChanged() {
    if workspace?.settings.recording != nil { needsResults = true }
  }

  /// Notes that a file has changed, so that diagnostics are made again.
  ///
  /// - Parameters:
  ///   - path: the document that has changed; nil if it is not open.
  ///   - everything: whether other files may have other diagnostics too.
  func changed(_ path: String? = nil, everything: Bool) {
    if everything { needsLint = true }
    guard !server.capabilities.pullsDiagnostics else { return }
    if let path { publish(path) }
    guard everything else { return }
    for other in (workspace?.documents ?? []).sorted()
    where path?.isSame(as: other.wrappedValue) != true && isNew(other) {
      publish(other.wrappedValue)
    }
  }

  // MARK: - Diagnostics

  /// The client does not know any diagnostics.
  func forgetPublished() {
    published = [:]
    changed(everything: true)
  }

  /// Takes back the diagnostics of files that are no longer those of the folder.
  func withdraw() {
    for path in published.keys.sorted() where !owns(path.wrappedValue) {
      publish(path.wrappedValue)
    }
  }

  /// Whether the diagnostics of a file are those of the folder.
  func owns(_ path: String) -> Bool { server.owner(of: address.uri(of: path)) === self }

  private func publish(_ path: String) {
    guard let workspace, let diagnostics else { return }
    let isOwn = owns(path)
    let items = isOwn ? diagnostics.items(path) : []
    let document = workspace.document(path)
    if !isOwn || document == nil, (published[ExactText(path)] ?? []) == items { return }
    published[ExactText(path)] = items.isEmpty ? nil : items
    server.client.notify(
      "textDocument/publishDiagnostics",
      .fields([
        "uri": .string(workspace.uri(of: path)),
        "version": document.map { .integer($0.version) }, "diagnostics": .array(items),
      ]))
  }

  /// Whether a document has other diagnostics than were sent.
  private func isNew(_ path: ExactText) -> Bool {
    (diagnostics?.items(path.wrappedValue) ?? []) != (published[path] ?? [])
  }

  // MARK: - Background

  /// Work to be done while the client is quiet; nil if there is none.
  func takeJob() -> BackgroundJob? {
    guard let workspace, hasWork else { return nil }
    // The walks come last, because a check takes less time.
    let apps = needsLint || needsResults ? [] : workspace.unknownApps
    if !(needsLint || needsResults) { needsNames = false }
    guard needsLint || needsResults || !apps.isEmpty else { return nil }
    defer { (needsLint, needsResults) = (false, false) }
    return BackgroundJob(
      suite: needsLint ? workspace.suite : nil, serials: workspace.serials,
      registry: workspace.registry, settings: workspace.settings,
      requirements: workspace.requirements, models: workspace.models,
      readsResults: needsResults, apps: apps)
  }

  /// Takes what a job has found.
  func finish(_ outcome: BackgroundJob.Outcome) {
    guard let workspace else { return }
    let (client, capabilities) = (server.client, server.capabilities)
    if let problem = outcome.problem { client.log(problem, .warning) }
    if let results = outcome.results {
      workspace.results = results
      workspace.screenTexts = outcome.screenTexts
      if capabilities.canRefreshLenses { client.request("workspace/codeLens/refresh") }
    }
    if !outcome.names.isEmpty {
      workspace.names.merge(outcome.names) { $1 }
      changed(everything: true)
    }
    guard let whole = outcome.whole else { return }
    // Without an app to walk through, other folders are next.
    needsNames = !workspace.unknownApps.isEmpty
    self.whole = whole
    // Not before: the first diagnostics would wait for it.
    defer { workspace.prepareCompletion() }
    if capabilities.pullsDiagnostics {
      if capabilities.canRefreshDiagnostics { client.request("workspace/diagnostic/refresh") }
      return
    }
    guard let diagnostics else { return }
    let known = Set(exactly: diagnostics.paths).union(published.keys)
    for path in known.sorted()
    where workspace.document(path.wrappedValue) == nil || isNew(path) {
      publish(path.wrappedValue)
    }
  }
}
