/// A response: status, headers and body.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// The headers in order; names are in lower case.
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]

  /// The value of the first header with a name in lower case.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
