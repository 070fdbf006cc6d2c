package import SpecJSON

/// A message of JSON-RPC 2.0: a request, a response or a notification.
package enum RPCMessage: Hashable, Sendable {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The response to a request; its id is null if that of the request is unknown.
  case reply(id: JSONValue, Result<JSONValue, RPCError>)

  /// The message as one line of JSON, without the line feed.
  package var line: [UInt8] {
    let members: JSONValue =
      switch self {
      case .request(let id, let method, let parameters):
        ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
      case .notification(let method, let parameters):
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
      case .reply(let id, .success(let value)): ["jsonrpc": "2.0", "id": id, "result": value]
      case .reply(let id, .failure(let error)): ["jsonrpc": "2.0", "id": id, "error": error.json]
      }
    return JSONWriter.write(members)
  }

  /// Parses a message; the `jsonrpc` member is optional, and unknown members are ignored.
  ///
  /// - Throws: `RPCError` with the code for the response.
  package init(_ line: [UInt8]) throws(RPCError) {
    let json: JSONValue
    do { json = try JSONReader.read(line) } catch {
      throw RPCError(code: RPCError.parseError, message: "not JSON: \(error)")
    }
    guard case .object(let object) = json else {
      throw RPCError(
        code: RPCError.invalidRequest, message: "a message must be an object, not \(json.kind)")
    }
    self = try Self.message(object)
  }

  private static func message(_ object: JSONObject) throws(RPCError) -> RPCMessage {
    if let method = object["method"] {
      guard case .string(let method) = method else {
        throw RPCError(code: RPCError.invalidRequest, message: "a method name must be a string")
      }
      let parameters = object["params"] ?? .object([:])
      guard let id = object["id"] else {
        return .notification(method: method, parameters: parameters)
      }
      return .request(id: id, method: method, parameters: parameters)
    }
    guard let id = object["id"] else {
      throw RPCError(code: RPCError.invalidRequest, message: "neither method nor id")
    }
    if let error = object["error"], error != .null { return .reply(id: id, .failure(rpc(error))) }
    guard let result = object["result"] else {
      throw RPCError(code: RPCError.invalidRequest, message: "a response without result or error")
    }
    return .reply(id: id, .success(result))
  }

  /// The known parts of an error, even if it is malformed.
  private static func rpc(_ json: JSONValue) -> RPCError {
    guard case .object(let object) = json else {
      return RPCError(code: 0, message: json.description)
    }
    var error = RPCError(code: 0, message: json.description, data: object["data"])
    if case .integer(let code)? = object["code"] { error.code = code }
    if case .string(let message)? = object["message"] { error.message = message }
    return error
  }
}
