import SpecText

/// The reason why a request has no result.
package enum RPCFailure: Error, Hashable, Sendable {
  /// The other side responded with an error.
  case refused(RPCError)
  /// No response before the deadline; whether there was one in the time after the cancellation.
  case timedOut(after: Duration, answersCancel: Bool)
  /// The waiting task was cancelled.
  case cancelled
  /// The connection has ended.
  case ended(RPCTransport.CloseReason)
  /// The other side responded to a request that was never sent.
  case unknownAnswer(id: String)
}

/// The time limits of a request.
package struct RPCDeadline: Hashable, Sendable {
  /// From the request, or its last progress notification, to the response.
  package var answer: Duration
  /// From the request to the response, regardless of progress.
  package var longest: Duration
  /// From the cancellation to the response, before the other side counts as hung.
  package var grace: Duration
}
