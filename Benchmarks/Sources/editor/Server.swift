import BenchmarkKit
import Foundation

/// A language server and the conversation with it.
final class Server {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var unread = Data()
  private var requests = 0
  /// When the server reported the end of a piece of work, such as the check of the suite.
  private(set) var checked: Double?

  /// Why a conversation cannot go on.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  init(_ program: String, in folder: Folder) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["lsp"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A server that says nothing would be waited for without end.
    alarm(120)
    start = clock.now
    try process.run()
  }

  /// The seconds since the server was started.
  var seconds: Double { (clock.now - start) / .seconds(1) }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  // MARK: - Messages

  func request(_ method: String, _ parameters: [String: Any]) throws {
    requests += 1
    try send(["id": requests, "method": method, "params": parameters])
  }

  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  func open(_ uri: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "gherkin", "version": 1, "text": text]])
  }

  /// Reads messages until one is the wanted; returns the seconds since the start.
  func wait(for wanted: ([String: Any]) -> Bool) throws -> Double {
    while true {
      let message = try next()
      if checked == nil, message["method"] as? String == "$/progress",
        let parameters = message["params"] as? [String: Any],
        (parameters["value"] as? [String: Any])?["kind"] as? String == "end"
      {
        checked = seconds
      }
      if wanted(message) { return seconds }
      if let id = message["id"], message["method"] != nil {
        try send(["id": id, "result": NSNull()])
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func next() throws -> [String: Any] {
    while true {
      if let head = unread.range(of: Data("\r\n\r\n".utf8)) {
        let words = String(decoding: unread[..<head.lowerBound], as: UTF8.self).split(
          separator: " ")
        guard words.count == 2, words[0] == "Content-Length:", let size = Int(words[1]) else {
          throw Broken(description: "not the head of a message: \(words.joined(separator: " "))")
        }
        if unread.endIndex - head.upperBound >= size {
          let body = unread[head.upperBound..<head.upperBound + size]
          unread.removeSubrange(..<body.endIndex)
          let message = try JSONSerialization.jsonObject(with: Data(body))
          guard let message = message as? [String: Any] else {
            throw Broken(description: "not a message: \(message)")
          }
          return message
        }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Broken(description: "the server has ended") }
      unread.append(data)
    }
  }
}
