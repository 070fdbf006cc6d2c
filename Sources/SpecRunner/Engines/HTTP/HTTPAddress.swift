/// Where an HTTP server listens: host, port and the path in front of every request's.
///
/// Plain `http` only: a client that spoke TLS would need a library of its own, and what listens
/// on this machine or in its network speaks without.
struct HTTPAddress: Hashable, Sendable, CustomStringConvertible {
  let host: String
  let port: UInt16
  /// Starts with a slash, or is empty; never ends in a slash.
  let path: String

  init(host: String, port: UInt16, path: String = "") {
    self.host = host
    self.port = port
    self.path = path
  }

  /// Reads `http://host:port/path`; port 80 if none is named.
  ///
  /// - Throws: `HTTPError.badAddress` with what is wrong.
  init(_ url: String) throws(HTTPError) {
    guard let scheme = url.firstRange(of: "://") else {
      throw .badAddress("\"\(url)\" is no address: it has no http:// in front")
    }
    guard url[..<scheme.lowerBound].lowercased() == "http" else {
      throw .badAddress(
        "\"\(url)\" is not http://: encrypted servers are reached through a local proxy")
    }
    let rest = url[scheme.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let authority = rest[..<slash]
    guard !authority.contains("@") else {
      throw .badAddress("\"\(url)\" holds a password, which plain http would send in the clear")
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
    guard !host.isEmpty else { throw .badAddress("\"\(url)\" names no host") }
    guard let number = UInt16(port), number > 0 else {
      throw .badAddress("\"\(url)\": \"\(port)\" is no port, which is a number from 1 to 65535")
    }
    return (String(host), number)
  }

  /// As a request's `Host` header has it.
  var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

  var description: String { "http://\(authority)\(path)" }
}
