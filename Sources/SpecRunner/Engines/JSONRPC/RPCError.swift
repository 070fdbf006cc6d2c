package import SpecJSON

/// An error response: JSON-RPC's code, a message and data.
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  package var data: JSONValue?

  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The error as JSON; without data, it has no such member.
  var json: JSONValue {
    var members: JSONObject = ["code": .integer(code), "message": .string(message)]
    members["data"] = data
    return .object(members)
  }

  /// The line is not JSON (JSON-RPC 2.0, section 5.1).
  package static let parseError = -32700
  /// The line is JSON but not a message.
  package static let invalidRequest = -32600
  /// The method does not exist.
  package static let methodNotFound = -32601
  /// The parameters are invalid.
  package static let invalidParameters = -32602
  /// A failure of the engine or the app; `data.kind` has the kind.
  package static let driverError = -32000
  /// The client has not sent the token that this engine requires; the engine closes the connection.
  package static let wrongToken = -32001
}
