import SpecText

/// What goes wrong with a request, as tests arrange it.
package enum PhoneFault: Hashable, Sendable {
  /// The session has ended: this request and all later ones of it get `invalid session id`.
  case sessionLost
  /// `unknown error` with status 500.
  case unknownError
  /// The page source, or another text, ends in the middle; the reply is complete JSON.
  case truncatedText
  /// The connection ends in the middle of the reply.
  case cutReply
  /// The element of the request is no longer there.
  case staleElement
  /// An alert of the system comes before the request is answered, with this title and these
  /// buttons.
  case alert(String, buttons: [String])
  /// The reply comes after this time.
  case delay(Duration)
  /// The reply is no JSON.
  case noJSON
  /// The reply never comes; the connection stays open.
  case silence
  /// The connection is closed without a reply.
  case closedConnection
}

/// A fault and the requests that it is for.
package struct ArrangedFault: Hashable, Sendable {
  package var fault: PhoneFault
  /// The method of the requests; nil for any.
  package var method: String?
  /// What their path ends with, such as `/source`; empty for any.
  package var path: String
  /// How many matching requests come first without the fault.
  package var skipping: Int
  /// How many requests have the fault.
  package var times: Int

  package init(
    _ fault: PhoneFault, method: String? = nil, path: String = "", skipping: Int = 0,
    times: Int = 1
  ) {
    self.fault = fault
    self.method = method
    self.path = path
    self.skipping = skipping
    self.times = times
  }

  func isFor(_ request: PhoneRequest) -> Bool {
    (method.map { $0.isSame(as: request.method) } ?? true) && request.path.ends(with: path)
  }
}
