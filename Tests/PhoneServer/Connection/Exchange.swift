package import SpecJSON

/// A request and its reply, as the log of a phone keeps them.
package struct Exchange: Hashable, Sendable, CustomStringConvertible {
  package let method: String
  /// The path with the query, without the base path.
  package let path: String
  /// The body; null if there is none.
  package let body: JSONValue
  package let status: Int
  /// The reply; null if there is none, or if it is no JSON.
  package let reply: JSONValue

  /// `POST /session/1/element {"using": …} → 200 {"value": …}`.
  package var description: String {
    "\(method) \(path) \(body) → \(status) \(reply)"
  }
}
