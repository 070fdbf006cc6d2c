import SpecText

/// The address of an HTTP server: host, port and path prefix.
///
/// Only `http` is supported: TLS would require a library, and servers on this machine or its
/// network do without.
struct HTTPAddress: Hashable, Sendable, CustomStringConvertible {
  let host: String
  let port: UInt16
  /// Empty, or begins with a slash and does not end with one.
  let path: String

  init(host: String, port: UInt16, path: String = "") {
    self.host = host
    self.port = port
    self.path = path
  }

  /// Parses `http://host:port/path`; the default port is 80.
  ///
  /// - Throws: `HTTPError.badAddress` with the reason.
  init(_ url: String) throws(HTTPError) {
    guard let scheme = url.firstRange(of: "://") else {
      throw .badAddress("\"\(url)\" is not a valid address: it must start with http://")
    }
    guard url[..<scheme.lowerBound].lowercased() == "http" else {
      throw .badAddress(
        "\"\(url)\" is not http://; for an encrypted server, give the address of a proxy that ends "
          + "the encryption on this machine")
    }
    let rest = url[scheme.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let authority = rest[..<slash]
    guard !authority.contains("@") else {
      throw .badAddress("\"\(url)\" contains a password, which http would send unencrypted")
    }
    (host, port) = try Self.hostAndPort(authority, in: url)
    var path = rest[slash...]
    while path.hasSuffix("/") { path.removeLast() }
    self.path = String(path)
  }

  private static func hostAndPort(
    _ authority: Substring, in url: String
  ) throws(HTTPError) -> (String, UInt16) {
    var host = authority
    var port: Substring = "80"
    if authority.hasPrefix("["), let bracket = authority.firstIndex(of: "]") {
      host = authority[authority.index(after: authority.startIndex)..<bracket]
      let tail = authority[authority.index(after: bracket)...]
      if tail.hasPrefix(":") { port = tail.dropFirst() }
    } else if let colon = authority.lastIndex(of: ":") {
      host = authority[..<colon]
      port = authority[authority.index(after: colon)...]
    }
    guard !host.isEmpty else { throw .badAddress("\"\(url)\" has no host") }
    guard let number = UInt16(port), number > 0 else {
      throw .badAddress(
        "\"\(url)\": \"\(port)\" is not a valid port, which is a number from 1 to 65535")
    }
    return (String(host), number)
  }

  /// Whether the host is this machine by its name.
  var isLoopback: Bool {
    if ["localhost", "::1"].contains(same: host.lowercased()) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return parts.count == 4 && parts.first == 127 && !parts.contains(nil)
  }

  /// The value of the `Host` header.
  var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

  var description: String { "http://\(authority)\(path)" }
}
