import SpecText

/// Why a request has no result.
package enum RPCFailure: Error, Hashable, Sendable {
  /// The other side answered with an error.
  case refused(RPCError)
  /// No answer within the deadline; whether one came within the grace after the cancel.
  case timedOut(after: Duration, answersCancel: Bool)
  /// The task that waited for the answer was cancelled.
  case cancelled
  /// The conversation is over.
  case ended(RPCTransport.CloseReason)
  /// The other side answered a request that was never sent.
  case foreignAnswer(id: String)
}

/// How long a request may take.
package struct RPCDeadline: Hashable, Sendable {
  /// From the request, or from the last progress, to the answer.
  package var answer: Duration
  /// From the request to the answer, progress or not.
  package var longest: Duration
  /// From the cancel to the answer, before the other side counts as hung.
  package var grace: Duration

  package init(answer: Duration, longest: Duration, grace: Duration) {
    self.answer = answer
    self.longest = longest
    self.grace = grace
  }
}
