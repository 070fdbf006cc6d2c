import SpecEngines
import SpecJSON

/// Passes the requests and notifications of a running server to what answers them.
struct RequestRouter {
  private let server: LanguageServer

  init(_ server: LanguageServer) { self.server = server }

  func answer(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    let parameters = Self.ofItem(parameters) ?? parameters
    switch method {
    case "workspace/symbol":
      let query = try parameters.string(at: "query")
      return .array(
        try server.workspaces.flatMap { workspace in
          try WorkspaceSymbols(workspace: workspace, isCancelled: server.isCancelled).json(query)
        })
    case "workspace/diagnostic": return pulledWorkspace()
    case "textDocument/diagnostic":
      let (folder, path) = try document(parameters)
      return ["kind": "full", "items": .array(folder?.diagnostics?.items(path) ?? [])]
    default: break
    }
    func at(
      _ answer: @escaping (DocumentView, _ offset: Int) throws -> JSONValue
    ) -> (DocumentView) throws -> JSONValue {
      { view in try answer(view, try offset(parameters, view)) }
    }
    let answers: [String: (DocumentView) throws -> JSONValue] = [
      "textDocument/completion": at { CompletionProvider(view: $0).json(at: $1) },
      "textDocument/hover": at { HoverProvider(view: $0).json(at: $1) },
      "textDocument/definition": at { DefinitionProvider(view: $0).json(at: $1) },
      "textDocument/references": { view in
        try ReferencesProvider(view: view, isCancelled: server.isCancelled).json(
          at: try offset(parameters, view),
          withDeclaration: parameters.member(["context", "includeDeclaration"]) == .bool(true))
      },
      "textDocument/documentHighlight": at { try ReferencesProvider(view: $0).highlights(at: $1) },
      "textDocument/prepareCallHierarchy": at { CallHierarchy(view: $0).prepared(at: $1) },
      "callHierarchy/incomingCalls": at { CallHierarchy(view: $0).incoming(at: $1) },
      "callHierarchy/outgoingCalls": at { CallHierarchy(view: $0).outgoing(at: $1) },
      "textDocument/prepareRename": at { try RenameProvider(view: $0).prepared(at: $1) },
      "textDocument/rename": { view in
        try RenameProvider(view: view).json(
          at: try offset(parameters, view), to: try parameters.string(at: "newName"))
      },
      "textDocument/documentSymbol": { DocumentSymbols(view: $0).json },
      "textDocument/foldingRange": { FoldingProvider(view: $0).json },
      "textDocument/inlayHint": { view in
        InlayHints(view: view).json(within: try range(parameters, view))
      },
      "textDocument/selectionRange": { view in
        let offsets = try parameters.array(at: "positions").map { json in
          view.buffer.offset(of: try TextPosition(json))
        }
        return .array(offsets.map { SelectionRanges(view: view).json(at: $0) })
      },
      "textDocument/semanticTokens/full": { SemanticTokensProvider(view: $0).json(within: nil) },
      "textDocument/semanticTokens/range": { view in
        SemanticTokensProvider(view: view).json(within: try range(parameters, view))
      },
      "textDocument/codeLens": { CodeLensProvider(view: $0).json },
      "textDocument/formatting": { try FormattingProvider(view: $0).json(within: nil) },
      "textDocument/rangeFormatting": { view in
        try FormattingProvider(view: view).json(within: try range(parameters, view))
      },
      "textDocument/codeAction": { view in
        let only = parameters.member(["context", "only"])
        return CodeActionProvider(view: view).json(in: try range(parameters, view), only: only)
      },
    ]
    guard let answer = answers[method] else {
      throw RPCError(code: RPCError.methodNotFound, message: "there is no method \(method)")
    }
    // What concerns several files must not miss a change that the client has not reported yet.
    let (folder, path) = try document(parameters)
    if Self.ofSeveralFiles.contains(method) { folder?.refresh() }
    guard let workspace = folder?.workspace, let buffer = workspace.buffer(path) else {
      return .null
    }
    return try answer(
      DocumentView(
        workspace: workspace, path: path, buffer: buffer, client: server.capabilities))
  }

  private static let ofSeveralFiles = [
    "textDocument/definition", "textDocument/references", "textDocument/prepareRename",
    "textDocument/rename", "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls",
    "callHierarchy/outgoingCalls",
  ]

  // MARK: - Parameters

  /// The place of the item of a call hierarchy, as other requests give theirs.
  private static func ofItem(_ parameters: JSONValue) -> JSONValue? {
    guard let uri = parameters.member(["item", "uri"]),
      let start = parameters.member(["item", "selectionRange", "start"])
    else { return nil }
    return ["textDocument": ["uri": uri], "position": start]
  }

  /// The folder of a document, which is the current one then, and its path there.
  private func document(
    _ parameters: JSONValue
  ) throws(JSONDecodingError) -> (folder: SuiteFolder?, path: String) {
    let uri = try parameters.field(at: "textDocument") { json throws(JSONDecodingError) in
      try json.string(at: "uri")
    }
    let folder = server.enterFolder(of: uri)
    return (folder, folder?.address.path(of: uri) ?? uri)
  }

  private func offset(
    _ parameters: JSONValue, _ view: DocumentView
  ) throws(JSONDecodingError) -> Int {
    let position = try parameters.field(at: "position", as: TextPosition.init)
    return view.buffer.offset(of: position)
  }

  private func range(
    _ parameters: JSONValue, _ view: DocumentView
  ) throws(JSONDecodingError) -> Range<Int> {
    let range = try parameters.field(at: "range", as: TextRange.init)
    let start = view.buffer.offset(of: range.start)
    return start..<max(start, view.buffer.offset(of: range.end))
  }

  // MARK: - Diagnostics

  private func pulledWorkspace() -> JSONValue {
    server.lintForPull()
    var reports: [JSONValue] = []
    server.forEachFolder { folder in
      guard let workspace = folder.workspace, let diagnostics = folder.diagnostics else { return }
      for path in diagnostics.paths where folder.owns(path) {
        reports.append([
          "uri": .string(workspace.uri(of: path)),
          "version": workspace.document(path).map { .integer($0.version) } ?? .null,
          "kind": "full", "items": .array(diagnostics.items(path)),
        ])
      }
    }
    return ["items": .array(reports)]
  }
}
