import SpecSystem
import SpecText

/// The address of a page: `http` or `https`, a host, and the rest as written.
package struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// The server, by which it is reached without TLS.
  let server: HTTPAddress
  /// The path and the query; at least a slash.
  let path: String

  /// Parses an address, with a name and a password or without.
  ///
  /// - Throws: `ServerAddress.Unusable` with what is wrong with the text.
  package init(_ text: String) throws(ServerAddress.Unusable) {
    let origin = PageAddress.origin(of: text)
    let isSecure = text.begins(with: "https://")
    guard isSecure || text.begins(with: "http://") else {
      throw ServerAddress.Unusable(reason: "\"\(text)\" does not begin with http:// or https://")
    }
    let authority = origin.utf8.dropFirst(isSecure ? 8 : 7)
    let name = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    let plain = name.last.map { String(Substring($0)) } ?? ""
    let hasPort = plain.isEmpty || plain.contains(":") && !plain.hasSuffix("]")
    let port = hasPort ? "" : isSecure ? ":443" : ":80"
    do throws(HTTPError) { server = try HTTPAddress("http://" + plain + port) } catch {
      throw ServerAddress.Unusable(reason: "\(error)")
    }
    let rest = text.utf8.dropFirst(origin.utf8.count).prefix { $0 != UInt8(ascii: "#") }
    let target = String(Substring(rest))
    path = target.begins(with: "/") ? target : "/" + target
    description = text
  }

  /// `http://host:port`, to which paths are appended.
  package var origin: String { PageAddress.origin(of: description) }

  /// Whether it is on this machine.
  package var isLocal: Bool {
    let host = server.host.lowercased()
    return host == "localhost" || host.ends(with: ".localhost") || host == "::1"
      || host.begins(with: "127.") && host.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
  }

  /// The reason why no connection is possible, as the end of a sentence; nil if one is.
  package func problem(within limit: Duration) async -> String? {
    await Caller().problem(connectingTo: server, within: limit)
  }
}

/// Connects to a server, on a queue of its own because that blocks.
private actor Caller {
  private let executor = SessionExecutor("spec.pages.call")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func problem(connectingTo server: HTTPAddress, within limit: Duration) -> String? {
    do throws(HTTPError) {
      _ = try Socket(to: server, by: .after(limit))
      return nil
    } catch {
      return switch error {
      // A slow server may still answer the browser.
      case .late, .cancelled: nil
      default: "\(error)"
      }
    }
  }
}
