/// The address of a real server: `http://host:port` and an optional path prefix.
package struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
  private let address: HTTPAddress

  /// - Throws: `Unusable` with what is wrong with the text.
  package init(_ text: String) throws(Unusable) {
    do { address = try HTTPAddress(text) } catch { throw Unusable(reason: "\(error)") }
  }

  package var description: String { address.description }

  /// A text that is no such address.
  package struct Unusable: Error, Hashable {
    package let reason: String
  }
}
