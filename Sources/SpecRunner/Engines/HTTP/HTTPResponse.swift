/// An answer as it came: status, headers, body.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// Names in lower case, in order.
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]

  /// The value of the first header of a name, given in lower case.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
