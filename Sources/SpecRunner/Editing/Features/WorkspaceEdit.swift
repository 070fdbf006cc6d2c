import SpecJSON
import SpecText

/// Changes of several files, as one edit for the client.
struct WorkspaceEdit {
  private let workspace: Workspace
  private let client: ClientCapabilities
  private var edits: [ExactText: [(range: Range<Int>, text: String)]] = [:]
  /// New files with their texts.
  private var created: [(path: String, text: String)] = []

  init(_ view: DocumentView) {
    workspace = view.workspace
    client = view.client
  }

  var isEmpty: Bool { edits.isEmpty && created.isEmpty }

  mutating func replace(_ range: Range<Int>, of path: String, with text: String) {
    edits[ExactText(path), default: []].append((range, text))
  }

  mutating func create(_ path: String, _ text: String) { created.append((path, text)) }

  var json: JSONValue {
    let files = edits.keys.sorted().map(\.wrappedValue)
    guard client.hasDocumentChanges else {
      return [
        "changes": .object(
          JSONObject(files.map { (workspace.uri(of: $0), JSONValue.array(changes(of: $0))) }))
      ]
    }
    let changed = files.map { path -> JSONValue in
      [
        "textDocument": [
          "uri": .string(workspace.uri(of: path)),
          "version": workspace.document(path).map { .integer($0.version) } ?? .null,
        ],
        "edits": .array(changes(of: path)),
      ]
    }
    let new = created.flatMap { path, text -> [JSONValue] in
      let uri = JSONValue.string(workspace.uri(of: path))
      let start = TextPosition(line: 0, character: 0)
      return [
        ["kind": "create", "uri": uri],
        [
          "textDocument": ["uri": uri, "version": nil],
          "edits": [
            ["range": TextRange(start: start, end: start).json, "newText": .string(text)]
          ],
        ],
      ]
    }
    return ["documentChanges": .array(new + changed)]
  }

  private func changes(of path: String) -> [JSONValue] {
    guard let buffer = workspace.buffer(path) else { return [] }
    let sorted = (edits[ExactText(path)] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return sorted.map { edit in
      ["range": buffer.range(edit.range).json, "newText": .string(edit.text)]
    }
  }
}
