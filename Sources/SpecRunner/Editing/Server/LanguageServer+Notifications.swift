import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// The notifications of a client: documents, files and settings.
extension LanguageServer {
  func note(_ method: String, _ parameters: JSONValue) throws {
    switch method {
    case "initialized": becomeReady()
    case "textDocument/didOpen": try opened(parameters)
    case "textDocument/didChange": try edited(parameters)
    case "textDocument/didClose": try closed(parameters)
    case "textDocument/didSave": changed(everything: true)
    case "workspace/didChangeWatchedFiles": try watched(parameters)
    case "workspace/didChangeConfiguration": readSettings(nil)
    // Others, such as those of tracing, need no reaction.
    default: break
    }
  }

  private func document(
    _ parameters: JSONValue
  ) throws(JSONDecodingError) -> (path: String, uri: String, json: JSONValue) {
    let json = try parameters.value(at: "textDocument")
    let uri = try json.string(at: "uri")
    return (workspace?.address.path(of: uri) ?? uri, uri, json)
  }

  private func opened(_ parameters: JSONValue) throws {
    let (path, uri, json) = try document(parameters)
    try open.open(
      path, uri: uri, version: try json.integer(at: "version"), text: try json.string(at: "text"),
      capabilities.encoding)
    updated(path)
  }

  private func edited(_ parameters: JSONValue) throws {
    let (path, uri, json) = try document(parameters)
    let changes = try parameters.array(at: "contentChanges", of: OpenDocuments.Change.init)
    try open.change(path, uri: uri, version: try json.integer(at: "version"), changes)
    updated(path)
  }

  private func closed(_ parameters: JSONValue) throws {
    let (path, uri, _) = try document(parameters)
    try open.close(path, uri: uri)
    // The file on disk counts again.
    let before = workspace?.registry
    workspace?.update(path)
    changed(everything: before !== workspace?.registry)
    closed(path)
  }

  /// A document that defines or may use text steps changes the diagnostics of others.
  private func updated(_ path: String) {
    let before = workspace?.registry
    workspace?.update(path)
    changed(path, everything: before !== workspace?.registry)
  }

  private func watched(_ parameters: JSONValue) throws {
    let uris = try parameters.array(at: "changes") { json throws(JSONDecodingError) in
      try json.string(at: "uri")
    }
    guard let workspace else {
      readSettings(nil)
      return
    }
    let paths = uris.map { workspace.address.path(of: $0) }
    if paths.contains(where: { $0.ends(with: ".ndjson") }) { resultsChanged() }
    let names = paths.map { FilePath.name(of: $0) }
    if names.contains(same: workspace.settings.settingsName)
      || names.contains(same: ".gherkin-lintrc") || workspace.settings.recording == nil
    {
      // A recording that has appeared is one of the settings.
      readSettings(nil)
      return
    }
    if names.contains(where: {
      FilePath.isFeature($0) || $0.isSame(as: workspace.settings.requirementsName)
    }) {
      workspace.readAll()
      changed(everything: true)
    }
  }
}
