import SpecJSON

/// What a client can do, as far as the server's answers depend on it.
struct ClientCapabilities: Sendable {
  private(set) var encoding = PositionEncoding.utf16
  /// Whether completions may have places to fill in.
  private(set) var hasSnippets = false
  /// Whether edits may name versions, and create files.
  private(set) var hasDocumentChanges = false
  private(set) var canCreateFiles = false
  /// Whether it asks for diagnostics instead of being sent them.
  private(set) var pullsDiagnostics = false
  private(set) var canRefreshDiagnostics = false
  private(set) var canRefreshLenses = false
  private(set) var canRefreshTokens = false
  /// Whether it can be asked to watch files.
  private(set) var canWatch = false
  private(set) var hasMarkdown = false
  private(set) var hasMarkdownInCompletions = false
  private(set) var hasHierarchicalSymbols = false
  /// Whether it shows that work goes on.
  private(set) var hasProgress = false

  init() {}

  /// Reads the capabilities; what is not understood counts as absent.
  init(_ json: JSONValue) {
    func isOn(_ path: String...) -> Bool { json.member(path) == .bool(true) }
    func texts(_ path: String...) -> [String] { json.member(path)?.texts ?? [] }
    // The client lists them by preference.
    encoding =
      texts("general", "positionEncodings").lazy.compactMap { PositionEncoding(rawValue: $0) }
      .first ?? .utf16
    hasSnippets = isOn("textDocument", "completion", "completionItem", "snippetSupport")
    hasDocumentChanges = isOn("workspace", "workspaceEdit", "documentChanges")
    canCreateFiles =
      hasDocumentChanges
      && texts("workspace", "workspaceEdit", "resourceOperations")
        .contains("create")
    pullsDiagnostics = json.member(["textDocument", "diagnostic"]) != nil
    canRefreshDiagnostics = isOn("workspace", "diagnostics", "refreshSupport")
    canRefreshLenses = isOn("workspace", "codeLens", "refreshSupport")
    canRefreshTokens = isOn("workspace", "semanticTokens", "refreshSupport")
    canWatch = isOn("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    hasMarkdown = texts("textDocument", "hover", "contentFormat").contains("markdown")
    hasMarkdownInCompletions = texts(
      "textDocument", "completion", "completionItem", "documentationFormat"
    ).contains("markdown")
    hasProgress = isOn("window", "workDoneProgress")
    hasHierarchicalSymbols = isOn(
      "textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
  }
}
