import SpecAnalysis
import SpecEngines
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// A language server: the state between its messages.
///
/// It neither reads nor writes; `LSPSession` passes it messages, one after another, and takes what
/// it sends.
final class LanguageServer {
  enum Phase {
    case new, running, shutDown
  }

  let client = LanguageClient()
  /// Whether the request that is being answered was cancelled.
  var isCancelled: () -> Bool = { false }
  private(set) var phase = Phase.new
  private(set) var capabilities = ClientCapabilities()
  private(set) var workspace: Workspace?
  /// The parameters of `initialize`, for a server that takes over.
  private(set) var initialization = JSONValue.null
  private let source: EditingSettings.Source
  private var address = DocumentAddress(roots: [])
  /// The documents while there is no workspace.
  private var waiting = OpenDocuments()
  private var whole: WholeLint?
  private var needsLint = false
  private var needsResults = false
  private var isLinting = false
  /// The diagnostics that were sent, by path.
  private var published: [ExactText: [JSONValue]] = [:]

  init(_ source: @escaping EditingSettings.Source) { self.source = source }

  var open: OpenDocuments {
    get { workspace?.open ?? waiting }
    set { if let workspace { workspace.open = newValue } else { waiting = newValue } }
  }

  var diagnostics: DiagnosticsProvider? {
    workspace.map { DiagnosticsProvider(workspace: $0, whole: whole) }
  }

  // MARK: - Lifecycle

  /// Handles a message.
  ///
  /// - Returns: why the server ends; nil if it goes on.
  func handle(_ message: RPCMessage) -> ServerEnding? {
    switch message {
    case .reply: return nil
    case .request(let id, let method, let parameters):
      do {
        client.reply(id, .success(try answer(method, parameters)))
      } catch let error as RPCError {
        client.reply(id, .failure(error))
      } catch let error as JSONDecodingError {
        client.reply(id, .failure(RPCError(error, method: method)))
      } catch {
        client.reply(
          id, .failure(RPCError(code: LSPErrorCode.internalError, message: "\(error)")))
      }
      return nil
    case .notification(let method, let parameters):
      if method == "exit" { return .exited(afterShutdown: phase == .shutDown) }
      guard phase == .running else { return nil }
      do {
        try note(method, parameters)
      } catch let breach as LSPBreach {
        return .broken(breach.sentence)
      } catch let error as JSONDecodingError {
        return .broken(RPCError(error, method: method).message)
      } catch {
        return .broken("\(error)")
      }
      return nil
    }
  }

  private func answer(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _):
      throw RPCError(
        code: LSPErrorCode.serverNotInitialized,
        message: "\(method) came before initialize")
    case (.shutDown, _):
      throw RPCError(code: RPCError.invalidRequest, message: "\(method) came after shutdown")
    case (.running, "initialize"):
      throw RPCError(code: RPCError.invalidRequest, message: "initialize came twice")
    case (.running, "shutdown"):
      phase = .shutDown
      return nil
    case (.running, _):
      if isCancelled() { throw RPCError.cancelled }
      return try RequestRouter(self).answer(method, parameters)
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    initialization = parameters
    capabilities = ClientCapabilities(parameters.member(["capabilities"]) ?? .null)
    phase = .running
    readSettings(Self.root(of: parameters))
    return [
      "capabilities": ServerCapabilities(client: capabilities).json,
      "serverInfo": [
        "name": .string(workspace?.settings.tool ?? "spec"),
        "version": .string(SpecVersion.current),
      ],
    ]
  }

  /// The folder that the client works in; nil if it names none.
  private static func root(of parameters: JSONValue) -> String? {
    if case .array(let folders)? = parameters.member(["workspaceFolders"]),
      let uri = folders.first?.text("uri"), let path = DocumentAddress.filePath(uri)
    {
      return path
    }
    if let uri = parameters.text("rootUri"), let path = DocumentAddress.filePath(uri) {
      return path
    }
    return parameters.text("rootPath")
  }

  /// Reads the settings of a root, or those of the current folder again.
  func readSettings(_ root: String?) {
    let found = source(root)
    if phase == .running, workspace == nil {
      let here = FileSystem.resolved(".") ?? "/"
      address = DocumentAddress(roots: [root, here].compactMap { $0 })
    }
    let problem: String
    switch found {
    case .failure(let error): problem = error.sentence
    case .success(let settings):
      if let workspace {
        workspace.reread(settings)
        changed(everything: true)
        return
      }
      do throws(GlueError) {
        let new = try Workspace(settings, address, capabilities.encoding)
        new.open = waiting
        if !waiting.documents.isEmpty { new.readAll() }
        workspace = new
        needsResults = settings.recording != nil
        changed(everything: true)
        return
      } catch {
        problem = error.diagnostics.map(\.description).joined(separator: "\n")
      }
    }
    client.show(problem, .error)
  }

  /// The client is ready for requests.
  func becomeReady() {
    guard capabilities.canWatch, let settings = workspace?.settings else { return }
    let globs = [
      "**/*.feature", "**/*.feature.md", "**/\(settings.requirementsName)",
      "**/\(settings.settingsName)", "**/.gherkin-lintrc", "**/*.ndjson",
    ]
    client.request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .array(globs.map { ["globPattern": .string($0)] })
            ],
          ]
        ]
      ])
  }

  // MARK: - Changes

  /// Notes that a file has changed, so that diagnostics are made again.
  ///
  /// - Parameters:
  ///   - path: the document that has changed; nil if it is not open.
  ///   - everything: whether other files may have other diagnostics too.
  func changed(_ path: String? = nil, everything: Bool) {
    if everything { needsLint = true }
    guard !capabilities.pullsDiagnostics else { return }
    if let path { publish(path) }
    guard everything else { return }
    for other in open.documents.keys.sorted()
    where path?.isSame(as: other.wrappedValue) != true && isNew(other) {
      publish(other.wrappedValue)
    }
  }

  /// Reads files again that have changed on disk, if the client does not watch them.
  func lookAtDisk() { if !capabilities.canWatch { refresh() } }

  /// Reads files again that have changed on disk.
  func refresh() {
    guard phase == .running, workspace?.isOutdated == true else { return }
    // The settings may have changed too.
    readSettings(nil)
    resultsChanged()
  }

  /// Notes that a document is no longer open, so that the file on disk counts.
  func closed(_ path: String) {
    needsLint = true
    if capabilities.pullsDiagnostics { return }
    publish(path)
  }

  /// Checks the whole suite at once, if a client asks for the result that cannot be told later.
  func lintForPull() {
    guard needsLint, !capabilities.canRefreshDiagnostics, let job = takeJob() else { return }
    finish(job.run())
  }

  /// Notes that the recording has changed.
  func resultsChanged() {
    if workspace?.settings.recording != nil { needsResults = true }
  }

  /// Another program has begun the conversation; its diagnostics are out of date.
  func resumed() {
    published = [:]
    changed(everything: true)
    if capabilities.canRefreshDiagnostics { client.request("workspace/diagnostic/refresh") }
    if capabilities.canRefreshTokens { client.request("workspace/semanticTokens/refresh") }
    if capabilities.canRefreshLenses { client.request("workspace/codeLens/refresh") }
  }

  private func publish(_ path: String) {
    guard let workspace, let diagnostics else { return }
    let items = diagnostics.items(path)
    let document = open[path]
    if document == nil, (published[ExactText(path)] ?? []) == items { return }
    published[ExactText(path)] = items.isEmpty ? nil : items
    var parameters: JSONObject = ["uri": .string(workspace.uri(of: path))]
    if let version = document?.version { parameters["version"] = .integer(version) }
    parameters["diagnostics"] = .array(items)
    client.notify("textDocument/publishDiagnostics", .object(parameters))
  }

  // MARK: - Background

  /// Work to be done while the client is quiet; nil if there is none.
  func takeJob() -> BackgroundJob? {
    guard let workspace, phase == .running, !isLinting, needsLint || needsResults else {
      return nil
    }
    workspace.prepareCompletion()
    isLinting = true
    defer { (needsLint, needsResults) = (false, false) }
    return BackgroundJob(
      suite: needsLint ? workspace.suite : nil, serials: workspace.serials,
      registry: workspace.registry, settings: workspace.settings,
      requirements: workspace.requirements, readsResults: needsResults)
  }

  /// Takes what a job has found.
  func finish(_ outcome: BackgroundJob.Outcome) {
    isLinting = false
    guard let workspace, phase == .running else { return }
    if let problem = outcome.problem { client.log(problem, .warning) }
    if let results = outcome.results {
      workspace.results = results
      workspace.screenTexts = outcome.screenTexts
      if capabilities.canRefreshLenses { client.request("workspace/codeLens/refresh") }
    }
    guard let whole = outcome.whole else { return }
    self.whole = whole
    if capabilities.pullsDiagnostics {
      if capabilities.canRefreshDiagnostics { client.request("workspace/diagnostic/refresh") }
      return
    }
    guard let diagnostics else { return }
    let known = Set(exactly: diagnostics.paths).union(published.keys)
    for path in known.sorted() where open[path.wrappedValue] == nil || isNew(path) {
      publish(path.wrappedValue)
    }
  }

  /// Whether a document has other diagnostics than were sent.
  private func isNew(_ path: ExactText) -> Bool {
    (diagnostics?.items(path.wrappedValue) ?? []) != (published[path] ?? [])
  }
}
