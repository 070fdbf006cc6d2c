import SpecEngines
import SpecJSON

/// Collects what the server sends to its client.
final class LanguageClient {
  private(set) var outgoing: [RPCMessage] = []
  private var requests = 0

  /// Takes the collected messages.
  func take() -> [RPCMessage] {
    defer { outgoing = [] }
    return outgoing
  }

  func reply(_ id: JSONValue, _ result: Result<JSONValue, RPCError>) {
    outgoing.append(.reply(id: id, result))
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    outgoing.append(.notification(method: method, parameters: parameters))
  }

  /// Sends a request whose answer has no consequence.
  func request(_ method: String, _ parameters: JSONValue = nil) {
    requests += 1
    outgoing.append(
      .request(id: .string("spec-\(requests)"), method: method, parameters: parameters))
  }

  /// Shows that work has begun, which may take a while.
  func begin(_ token: String, _ title: String) {
    request("window/workDoneProgress/create", ["token": .string(token)])
    notify(
      "$/progress",
      ["token": .string(token), "value": ["kind": "begin", "title": .string(title)]])
  }

  func end(_ token: String) {
    notify("$/progress", ["token": .string(token), "value": ["kind": "end"]])
  }

  enum Severity: Int {
    case error = 1
    case warning, information, log
  }

  func log(_ sentence: String, _ severity: Severity) {
    notify(
      "window/logMessage",
      ["type": .integer(severity.rawValue), "message": .string(sentence)])
  }

  func show(_ sentence: String, _ severity: Severity) {
    notify(
      "window/showMessage",
      ["type": .integer(severity.rawValue), "message": .string(sentence)])
  }
}
