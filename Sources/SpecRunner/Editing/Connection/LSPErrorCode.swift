import SpecEngines
import SpecJSON

/// The codes of error responses that LSP adds to those of JSON-RPC.
enum LSPErrorCode {
  static let internalError = -32603
  /// A request before `initialize`.
  static let serverNotInitialized = -32002
  /// The request is valid, but cannot be carried out.
  static let requestFailed = -32803
  static let requestCancelled = -32800
}

extension RPCError {
  /// A refusal that the client shows to its user.
  static func refusal(_ sentence: String) -> RPCError {
    RPCError(code: LSPErrorCode.requestFailed, message: sentence)
  }

  static let cancelled = RPCError(
    code: LSPErrorCode.requestCancelled, message: "the request was cancelled")

  /// The error of parameters that are not what the method takes.
  init(_ error: JSONDecodingError, method: String) {
    self.init(
      code: Self.invalidParameters, message: "the parameters of \(method) are invalid: \(error)")
  }
}
