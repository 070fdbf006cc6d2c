import SpecText

/// A request as it came over a connection.
package struct PhoneRequest: Sendable {
  /// The method in capitals.
  package let method: String
  /// The path with the query, as written.
  package let target: String
  /// The headers; names are in lower case.
  let headers: [(name: String, value: String)]
  /// The body; empty if there is none.
  package let body: [UInt8]
  /// Whether the client keeps the connection open for another request.
  let keepsAlive: Bool

  /// The value of the first header with a name in lower case.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  /// The path without the query.
  var path: String {
    String(target.unicodeScalars.prefix { $0 != "?" })
  }

  /// The parameters of the query, decoded, in order.
  var query: [(name: String, value: String)] {
    let parts = target.unicodeScalars.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        PercentText.decoded(String(halves[0])),
        halves.count == 2 ? PercentText.decoded(String(halves[1])) : ""
      )
    }
  }
}

/// Percent-encoding of addresses (RFC 3986, section 2.1).
enum PercentText {
  /// The text with its encoded bytes replaced; a broken code stays as it is.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "%"), rest.count >= 3,
        let code = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
