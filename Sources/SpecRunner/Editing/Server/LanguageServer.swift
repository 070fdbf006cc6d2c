import SpecEngines
import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// A language server: the state between its messages.
///
/// It neither reads nor writes; `LSPSession` passes it messages, one after another, and takes what
/// it sends. What concerns a suite is in the `SuiteFolder` that a document is in.
final class LanguageServer {
  enum Phase {
    case new, running, shutDown
  }

  let client = LanguageClient()
  /// Whether the request that is being answered was cancelled.
  var isCancelled: () -> Bool = { false }
  private(set) var phase = Phase.new
  private(set) var capabilities = ClientCapabilities()
  /// The parameters of `initialize`, for a server that takes over.
  private(set) var initialization = JSONValue.null
  let source: EditingSettings.Source
  let open = OpenDocuments()
  /// The folders of the client, or else the one in which the server was started.
  private(set) var folders: [SuiteFolder] = []
  /// The folder in which the server was started, and whether it is used because the client names none.
  private let start = FileSystem.resolved(".") ?? "/"
  private var isAtStart = false
  /// The folder that relative paths begin at.
  private var current: SuiteFolder?
  /// The folder whose job is being done.
  private var working: SuiteFolder?

  init(_ source: @escaping EditingSettings.Source) { self.source = source }

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
    folders = roots(of: parameters).map { SuiteFolder($0, of: self) }
    forEachFolder { $0.readSettings() }
    return [
      "capabilities": ServerCapabilities(client: capabilities).json,
      "serverInfo": [
        "name": .string(workspaces.first?.settings.tool ?? "spec"),
        "version": .string(SpecVersion.current),
      ],
    ]
  }

  /// The folders that the client works in; the current one if it names none.
  private func roots(of parameters: JSONValue) -> [String] {
    let folders = Self.paths(parameters.member(["workspaceFolders"]))
    if !folders.isEmpty { return folders }
    let root = parameters.text("rootUri").flatMap { DocumentAddress.filePath($0) }
    if let root = root ?? parameters.text("rootPath") { return [root] }
    isAtStart = true
    return [start]
  }

  /// The paths of workspace folders, each once.
  private static func paths(_ folders: JSONValue?) -> [String] {
    guard case .array(let folders)? = folders else { return [] }
    var known: Set<ExactText> = []
    return folders.compactMap { $0.text("uri").flatMap { DocumentAddress.filePath($0) } }
      .filter { known.insert(ExactText($0)).inserted }
  }

  /// The client is ready for requests.
  func becomeReady() {
    guard capabilities.canWatch, let settings = workspaces.first?.settings else { return }
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

  /// Another program has begun the conversation; its diagnostics are out of date.
  func resumed() {
    forEachFolder { $0.forgetPublished() }
    if capabilities.canRefreshDiagnostics { client.request("workspace/diagnostic/refresh") }
    if capabilities.canRefreshTokens { client.request("workspace/semanticTokens/refresh") }
    if capabilities.canRefreshLenses { client.request("workspace/codeLens/refresh") }
  }

  // MARK: - Folders

  /// The suites whose settings are valid.
  var workspaces: [Workspace] { folders.compactMap(\.workspace) }

  /// The folder that a document is in: of nested ones, the inner one; of none, the first.
  func owner(of uri: String) -> SuiteFolder? {
    folders.max { $0.depth(of: uri) < $1.depth(of: uri) }
  }

  /// Makes the folder of a document the current one.
  func enterFolder(of uri: String) -> SuiteFolder? {
    let folder = owner(of: uri)
    if let folder { enter(folder) }
    return folder
  }

  /// Does something in each folder.
  func forEachFolder(_ act: (SuiteFolder) -> Void) {
    for folder in folders {
      enter(folder)
      act(folder)
    }
  }

  private func enter(_ folder: SuiteFolder) {
    guard current !== folder else { return }
    current = folder
    guard let path = folder.workspace?.settings.folder else { return }
    // A folder that is gone has no files: those of the folder before are not its.
    if (try? OwnProcess.enter(path)) == nil { try? OwnProcess.enter("/") }
  }

  /// The client works in other folders than before.
  func changeFolders(added: JSONValue, removed: JSONValue) {
    let (added, removed) = (Self.paths(added), Self.paths(removed))
    let old = folders
    let kept = isAtStart ? [] : old.filter { !removed.contains(same: $0.root) }
    let known = kept.map(\.root)
    folders =
      kept + added.filter { !known.contains(same: $0) }.map { SuiteFolder($0, of: self) }
    isAtStart = folders.isEmpty
    if case .object(var parameters) = initialization {
      for key in ["rootUri", "rootPath"] { parameters[key] = nil }
      let address = DocumentAddress(roots: [])
      parameters["workspaceFolders"] = .array(
        folders.map { ["uri": .string(address.uri(of: $0.root))] })
      initialization = .object(parameters)
    }
    if isAtStart { folders = [SuiteFolder(start, of: self)] }
    for folder in old { folder.withdraw() }
    forEachFolder { $0.foldersChanged() }
  }

  // MARK: - Background

  /// Reads files again that have changed on disk, if the client does not watch them.
  func lookAtDisk() {
    if phase == .running, !capabilities.canWatch { forEachFolder { $0.refresh() } }
  }

  /// Checks all suites at once, if a client asks for the result that cannot be reported later.
  func lintForPull() {
    guard !capabilities.canRefreshDiagnostics else { return }
    while let job = takeJob() { finish(job.run()) }
  }

  /// Work to be done while the client is quiet; nil if there is none.
  func takeJob() -> BackgroundJob? {
    guard phase == .running, working == nil, let folder = folders.first(where: \.hasWork) else {
      return nil
    }
    enter(folder)
    guard let job = folder.takeJob() else { return nil }
    working = folder
    if capabilities.hasProgress, folder.isUnchecked {
      client.begin("check", FilePath.name(of: folder.root))
    }
    return job
  }

  /// Takes what a job has found.
  func finish(_ outcome: BackgroundJob.Outcome) {
    defer { working = nil }
    if capabilities.hasProgress, working?.isUnchecked == true { client.end("check") }
    guard phase == .running, let folder = folders.first(where: { $0 === working }) else { return }
    enter(folder)
    folder.finish(outcome)
  }
}
