import SpecJSON

/// What the server offers, for the answer to `initialize`.
struct ServerCapabilities {
  let client: ClientCapabilities

  var json: JSONValue {
    var all: JSONObject = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "completionProvider": ["triggerCharacters": [" ", "\"", "@", "{", "/", "#", ":"]],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "callHierarchyProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true, "workspaceSymbolProvider": true,
      "foldingRangeProvider": true, "inlayHintProvider": true, "selectionRangeProvider": true,
      "semanticTokensProvider": [
        "legend": SemanticTokensProvider.legend, "full": true, "range": true,
      ],
      "codeLensProvider": ["resolveProvider": false],
      "documentFormattingProvider": true, "documentRangeFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": CodeActionProvider.kinds],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
    if client.pullsDiagnostics {
      all["diagnosticProvider"] = [
        "identifier": "spec", "interFileDependencies": true, "workspaceDiagnostics": true,
      ]
    }
    return .object(all)
  }
}
