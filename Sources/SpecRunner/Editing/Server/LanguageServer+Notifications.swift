import SpecJSON

/// The notifications of a client: documents, files and settings.
extension LanguageServer {
  func note(_ method: String, _ parameters: JSONValue) throws {
    switch method {
    case "initialized": becomeReady()
    case "textDocument/didOpen": try opened(parameters)
    case "textDocument/didChange": try edited(parameters)
    case "textDocument/didClose": try closed(parameters)
    case "textDocument/didSave":
      enterFolder(of: try document(parameters).uri)?.changed(everything: true)
    case "workspace/didChangeWatchedFiles": try watched(parameters)
    case "workspace/didChangeConfiguration": forEachFolder { $0.readSettings() }
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters.member(["event"]) ?? .null
      changeFolders(
        added: event.member(["added"]) ?? .null, removed: event.member(["removed"]) ?? .null)
    // Others, such as those of tracing, need no reaction.
    default: break
    }
  }

  private func document(
    _ parameters: JSONValue
  ) throws(JSONDecodingError) -> (place: String, uri: String, json: JSONValue) {
    let json = try parameters.value(at: "textDocument")
    let uri = try json.string(at: "uri")
    let address = owner(of: uri)?.address
    return (address.map { $0.place(of: $0.path(of: uri)) } ?? uri, uri, json)
  }

  private func opened(_ parameters: JSONValue) throws {
    let (place, uri, json) = try document(parameters)
    try open.open(
      place, uri: uri, version: try json.integer(at: "version"), text: try json.string(at: "text"),
      capabilities.encoding)
    update(uri)
  }

  private func edited(_ parameters: JSONValue) throws {
    let (place, uri, json) = try document(parameters)
    let changes = try parameters.array(at: "contentChanges", of: OpenDocuments.Change.init)
    try open.change(place, uri: uri, version: try json.integer(at: "version"), changes)
    update(uri)
  }

  private func closed(_ parameters: JSONValue) throws {
    let (place, uri, _) = try document(parameters)
    // The file on disk counts again.
    try open.close(place, uri: uri)
    update(uri)
  }

  private func update(_ uri: String) {
    forEachFolder { if $0.concerns(uri) { $0.update(uri) } }
  }

  private func watched(_ parameters: JSONValue) throws {
    let uris = try parameters.array(at: "changes") { json throws(JSONDecodingError) in
      try json.string(at: "uri")
    }
    forEachFolder { folder in
      let own = uris.filter { owner(of: $0) === folder || folder.depth(of: $0) > 0 }
      if !own.isEmpty { folder.watched(own) }
    }
  }
}
