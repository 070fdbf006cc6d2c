import SpecEngines
import SpecJSON
import SpecSystem
import SpecText

/// A parsed value of `--serve`: a folder, or a JSON object with a command that starts a server.
enum ServeOption: Equatable, Sendable {
  case folder(String)
  case command(ServerCommand)

  /// The keys of the object.
  enum Key: String, CaseIterable {
    case command, ready, timeout, reuse, folder
  }

  private static let example =
    #"{"command": "npm start", "ready": "http://127.0.0.1:3000/"}"#

  /// - Throws: that it cannot be used, and why.
  init(_ text: String) throws(UsageError.Fact) {
    guard text.utf8.first == UInt8(ascii: "{") else {
      self = .folder(text)
      return
    }
    func refusal(_ problem: String) -> UsageError.Fact {
      .refused(RunFlags.serve.long, problem, "example: \(Self.example)")
    }
    let json: JSONValue
    do throws(JSONError) { json = try JSONReader.read(text) } catch {
      throw refusal("it is not a JSON object: \(error)")
    }
    do throws(JSONDecodingError) { self = .command(try Self.command(json)) } catch {
      throw refusal("\(error)")
    }
  }

  private static func command(_ json: JSONValue) throws(JSONDecodingError) -> ServerCommand {
    let known = Key.allCases.map(\.rawValue)
    for key in try json.object().keys where !known.contains(same: key) {
      throw JSONDecodingError(
        path: [.key(key)], expected: "one of the keys \(known.joined(separator: ", "))",
        found: "an unknown key")
    }
    var server = ServerCommand(
      try json.string(at: Key.command.rawValue),
      ready: try json.field(at: Key.ready.rawValue, as: address))
    server.timeout =
      try json.fieldIfPresent(at: Key.timeout.rawValue, as: duration) ?? server.timeout
    server.reuse =
      try json.bool(ifPresent: Key.reuse.rawValue) ?? server.reuse
    server.folder =
      try json.string(ifPresent: Key.folder.rawValue) ?? server.folder
    guard !server.command.allSatisfy(\.isWhitespace) else {
      throw JSONDecodingError(
        path: [.key(Key.command.rawValue)], expected: "a command", found: "an empty string")
    }
    return server
  }

  private static func address(_ json: JSONValue) throws(JSONDecodingError) -> WebAddress {
    let text = try json.string()
    guard text.begins(with: "http://"), let address = try? WebAddress(text) else {
      throw JSONDecodingError(
        expected: "an address such as http://127.0.0.1:3000/", found: "\"\(text)\"")
    }
    return address
  }

  private static func duration(_ json: JSONValue) throws(JSONDecodingError) -> Duration {
    let text = try json.string()
    guard let duration = Duration(typed: text), duration > .zero else {
      throw JSONDecodingError(expected: "a duration such as 90s", found: "\"\(text)\"")
    }
    return duration
  }

  /// The value of a settings file as a value of the flag, with the command in the file's folder.
  static func value(_ object: JSONObject, _ paths: ConfigFilePaths) -> String {
    var object = object
    let key = Key.folder.rawValue
    switch object[key] {
    case .string(let folder): object[key] = .string(paths.path(folder))
    case nil where !paths.folder.isEmpty: object[key] = .string(paths.folder)
    default: break
    }
    return JSONValue.object(object).description
  }

  /// The schema of the object.
  static var schema: JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "properties": [
        "command": ["type": "string", "description": "starts the server; a shell runs it"],
        "ready": [
          "type": "string", "pattern": "^http://",
          "description": "the address that answers when the server is ready",
        ],
        "timeout": [
          "type": "string", "default": "60s",
          "description": "how long the server may take to be ready",
        ],
        "reuse": [
          "type": "boolean", "default": false,
          "description": "use a server that already answers instead of starting one",
        ],
        "folder": [
          "type": "string", "description": "the folder that the command runs in",
          "default": "the folder of this file",
        ],
      ],
      "required": ["command", "ready"],
    ]
  }
}
