package import SpecJSON

/// The error of an answer: JSON-RPC's number, a sentence, and data for whoever can read them.
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  package var data: JSONValue?

  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// JSON-RPC 2.0, section 5.1: the line was not JSON.
  package static let parseError = -32700
  /// The line was JSON and no message.
  package static let invalidRequest = -32600
  /// There is no such method.
  package static let methodNotFound = -32601
  /// The method does not take these parameters.
  package static let invalidParameters = -32602
  /// A failure of the engine or the app; `data.kind` says which.
  package static let driverError = -32000
  /// The client has not shown the token that this engine wants; it closes the connection.
  package static let wrongToken = -32001
}
