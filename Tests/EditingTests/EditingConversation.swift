import Foundation
import SpecJSON
import SpecRunner
import SpecTestKit
import SpecText

@testable import SpecAnalysis
@testable import SpecEditing

/// A conversation of an editor with the server about a suite in a temporary folder, and its
/// transcript.
final class EditingConversation {
  let folder: TemporaryFolder
  let session: LSPSession
  private(set) var lines: [String] = []
  private var requests = 0
  private var versions: [String: Int] = [:]
  private var texts: [String: String] = [:]

  /// What most editors can do.
  static let capabilities: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
    "textDocument": [
      "completion": [
        "completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]
      ],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
    ],
  ]

  init(_ folder: TemporaryFolder, _ change: @escaping @Sendable (inout EditingSettings) -> Void) {
    self.folder = folder
    let path = folder.path
    session = LSPSession { root in
      var settings = Self.settings(of: (root.begins(with: path) ? root : path) + "/specs")
      change(&settings)
      return .success(settings)
    }
  }

  private static func settings(of specs: String) -> EditingSettings {
    let variables = Variables([("HOST", .plain("localhost")), ("PASSWORD", .secret(nil))])
    return EditingSettings(
      tool: "market", build: "2026-01-02T03:04:05Z", paths: [specs],
      loader: FeatureLoader(language: "en", stepPaths: [specs]),
      libraries: [CucumberSteps.library], own: [CucumberSteps.library],
      registry: { suite throws(GlueError) in
        try StepRegistry(
          [CucumberSteps.library], for: suite, duplicates: .refused, variables: variables)
      }, lint: LintSettings(), variables: variables, apps: ["market"], recording: nil,
      checksRecording: false, requirementsName: "requirements.md", settingsName: "spec.json",
      readRecording: { _, _ in nil })
  }

  /// Has a conversation about some files, and returns its transcript.
  static func transcript(
    _ files: [String: String], capabilities: JSONValue = capabilities, folders: [String] = [],
    settings: @escaping @Sendable (inout EditingSettings) -> Void = { _ in },
    _ talk: (EditingConversation) throws -> Void
  ) throws -> String {
    try TemporaryFolder.with(files) { folder in
      let conversation = EditingConversation(folder, settings)
      conversation.request(
        "initialize",
        [
          "capabilities": capabilities,
          "workspaceFolders": .array(folders.map(conversation.document)),
        ], isShown: false)
      conversation.notify("initialized", [:])
      try talk(conversation)
      return conversation.text
    }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  // MARK: - Messages

  func uri(_ path: String) -> String { "file://\(folder.path)/\(path)" }

  func document(_ path: String) -> JSONValue { ["uri": .string(uri(path))] }

  func request(_ method: String, _ parameters: JSONValue, isShown: Bool = true) {
    requests += 1
    send(
      [
        "jsonrpc": "2.0", "id": .integer(requests), "method": .string(method), "params": parameters,
      ],
      isShown: isShown)
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Opens a document; its text is that of the file unless given.
  func open(_ path: String, _ text: String? = nil) {
    let text = text ?? (try? folder.text(of: path)) ?? ""
    texts[path] = text
    versions[path] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(path)), "languageId": "gherkin", "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Replaces a text in a document.
  func replace(_ old: String, with new: String, in path: String) {
    guard let text = texts[path], let range = text.range(of: old) else { return }
    texts[path] = text.replacingCharacters(in: range, with: new)
    versions[path, default: 0] += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string(uri(path)), "version": .integer(versions[path] ?? 0),
        ],
        "contentChanges": [
          [
            "range": [
              "start": Self.position(range.lowerBound, in: text),
              "end": Self.position(range.upperBound, in: text),
            ], "text": .string(new),
          ]
        ],
      ])
  }

  /// Asks about the first place after a text in a document.
  func ask(
    _ method: String, after mark: String, in path: String, _ further: JSONObject = [:]
  ) {
    guard let text = texts[path], let range = text.range(of: mark) else { return }
    var parameters: JSONObject = [
      "textDocument": document(path), "position": Self.position(range.upperBound, in: text),
    ]
    for (key, value) in further { parameters[key] = value }
    request(method, .object(parameters))
  }

  /// Asks about the range of a text in a document.
  func ask(_ method: String, about part: String, in path: String, _ further: JSONObject = [:]) {
    guard let text = texts[path], let range = text.range(of: part) else { return }
    var parameters: JSONObject = [
      "textDocument": document(path),
      "range": [
        "start": Self.position(range.lowerBound, in: text),
        "end": Self.position(range.upperBound, in: text),
      ],
    ]
    for (key, value) in further { parameters[key] = value }
    request(method, .object(parameters))
  }

  /// The position of an index in UTF-16, as Foundation counts it.
  static func position(_ index: String.Index, in text: String) -> JSONValue {
    let before = text[..<index]
    let line = before.utf8.count { $0 == 0x0A }
    let start = before.utf8.lastIndex(of: 0x0A).map { before.utf8.index(after: $0) }
    return [
      "line": .integer(line),
      "character": .integer(before[(start ?? before.startIndex)...].utf16.count),
    ]
  }

  func send(_ message: JSONValue, isShown: Bool = true) {
    if isShown { lines.append("client: " + shown(message)) }
    let body = JSONWriter.write(message)
    receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, isShown: isShown)
  }

  /// Passes bytes to the server and notes its answers.
  func receive(_ bytes: [UInt8], isShown: Bool = true) {
    session.receive(bytes)
    while session.step() {}
    if isShown { note() } else { _ = session.takeOutput() }
  }

  /// Does the background work.
  func settle() {
    while let job = session.takeJob() { session.take(job.run(), of: 0) }
    note()
  }

  /// Ends the stream of the client.
  func hangUp() {
    session.receiveEnd()
    note()
  }

  func note() {
    var frames = LSPFrameReader()
    frames.append(session.takeOutput())
    while let body = try? frames.next() {
      lines.append("server: " + ((try? JSONReader.read(body)).map(shown) ?? "not JSON"))
    }
    if let ending = session.ending { lines.append("the server ends: \(ending)") }
  }

  /// A message on one line, with names for the folders of this machine.
  private func shown(_ message: JSONValue) -> String {
    message.description
      .replacingOccurrences(of: folder.path, with: "/suite")
      .replacingOccurrences(of: ConformanceData.projectRoot.path, with: "/project")
  }
}
