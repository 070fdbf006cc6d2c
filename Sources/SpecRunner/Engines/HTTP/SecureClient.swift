import SpecSystem
import SpecText

/// Sends one request of a step over https, by the program curl.
///
/// No module of the toolchain can: FoundationNetworking does not link statically, and there is no
/// other TLS. The system's curl checks certificates with the system's authorities, as other
/// programs do. What it must know is passed in its standard input, where no other user sees it.
package struct SecureClient: Sendable {
  /// A file with the authorities that are trusted in place of the system's; nil for those.
  package var authorities: String?
  /// The hosts whose certificates are not checked.
  package var uncheckedHosts: [String] = []

  /// The longest response, in bytes, as for other requests.
  private static let largest = 64 << 20

  package init(authorities: String? = nil, uncheckedHosts: [String] = []) {
    self.authorities = authorities
    self.uncheckedHosts = uncheckedHosts
  }

  package func send(
    _ method: String, _ address: String, headers: [(name: String, value: String)],
    body: [UInt8]?, within limit: Duration
  ) async throws(HTTPError) -> HTTPResponse {
    let file = try await Self.file(for: body, within: limit)
    defer { if let file { FileSystem.remove(file) } }
    let options = try options(method, address, headers, body, in: file, limit)
    let finished: ChildProcess.Finished
    do throws(ChildProcess.NoResult) {
      finished = try await ChildProcess.result(
        of: ["curl", "--disable", "--config", "-"], input: Array(options.utf8),
        atMost: Self.largest, within: limit + .seconds(1))
    } catch {
      switch error {
      case .notStarted:
        throw .badAddress(
          "\"\(address)\" needs the program curl, which cannot be started; install it, "
            + "for example with apt install curl")
      case .overdue: throw .late(after: limit)
      case .tooLong: throw .tooLarge(limit: Self.largest)
      }
    }
    switch finished.end {
    case .exited(0): return try response(finished.output)
    case .exited(28): throw .late(after: limit)
    default: throw .unreachable(Self.reason(finished))
    }
  }

  /// What curl says, without its name and number, and what to do about a certificate.
  private static func reason(_ finished: ChildProcess.Finished) -> String {
    let line = finished.errors.split(separator: "\n").first.map(String.init) ?? "curl failed"
    let words = line.firstRange(of: ") ").map { String(line[$0.upperBound...]) } ?? line
    guard finished.end == .exited(60) else { return words }
    return words + "; to trust its authority: \"back-end\": {\"authorities\": \"ca.pem\"}"
  }

  // MARK: - The request

  /// A file of this user only with a body that is not text, which curl's configuration cannot have.
  ///
  /// `mktemp` makes it, because only the command line reads the environment, which names the folder.
  private static func file(
    for body: [UInt8]?, within limit: Duration
  ) async throws(HTTPError) -> String? {
    guard let body, body.contains(0) || String(validating: body, as: UTF8.self) == nil else {
      return nil
    }
    let made = try? await ChildProcess.result(
      of: ["/bin/sh", "-c", "mktemp \"${TMPDIR:-/tmp}/spec-body.XXXXXX\""], input: [], atMost: 4096,
      within: limit)
    guard let made, made.end == .exited(0),
      let path = String(decoding: made.output, as: UTF8.self).split(separator: "\n").first
    else { throw .badAddress("no temporary file could be made for the body of the request") }
    do throws(SystemError) {
      let file = try FileSystem.open(String(path), .leftover)
      defer { file.close() }
      try file.writeAll(body)
    } catch {
      FileSystem.remove(String(path))
      throw .badAddress(
        "the body of the request could not be written to \"\(path)\": \(error.reason)")
    }
    return String(path)
  }

  private func options(
    _ method: String, _ address: String, _ headers: [(name: String, value: String)],
    _ body: [UInt8]?, in file: String?, _ limit: Duration
  ) throws(HTTPError) -> String {
    let (server, path) = PlainClient.parts(of: address)
    var lines = [
      "silent", "show-error", "include", "http1.1", "globoff", "suppress-connect-headers",
      "proto = \"=https\"", "max-time = \(Double(limit.wholeMilliseconds) / 1000)",
      "url = \(try quoted(server + path))", "request = \(try quoted(method))",
      // Without it, curl waits for an interim response before it sends a long body.
      "header = \"Expect:\"",
    ]
    if method == "HEAD" { lines.append("head") }
    for header in headers {
      // A header without a value is sent with a semicolon.
      let line = header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
      lines.append("header = \(try quoted(line))")
    }
    if let file {
      lines.append("data-binary = \(try quoted("@" + file))")
    } else if let body {
      lines.append("data-raw = \(try quoted(String(decoding: body, as: UTF8.self)))")
    }
    if let authorities { lines.append("cacert = \(try quoted(authorities))") }
    let host = server.split(separator: "/").last.map { $0.prefix { $0 != ":" }.lowercased() }
    if let host, uncheckedHosts.contains(where: { $0.lowercased().isSame(as: host) }) {
      lines.append("insecure")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value of curl's configuration in quotation marks.
  private func quoted(_ text: String) throws(HTTPError) -> String {
    let escaped = try text.escaped { scalar throws(HTTPError) in
      switch scalar {
      case "\0": throw .unsendable("a request", scalar)
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      default: return nil
      }
    }
    return "\"\(escaped)\""
  }

  // MARK: - The response

  /// Reads what curl wrote: the heads of interim responses, that of the response, and the body.
  private func response(_ bytes: [UInt8]) throws(HTTPError) -> HTTPResponse {
    var rest = bytes[...]
    while true {
      guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else {
        throw .malformed("curl wrote no end of its headers")
      }
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        .split(separator: "\r\n").map(String.init)
      rest = rest[end.upperBound...]
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count > 1, let status = Int(words[1]) else {
        throw .malformed("curl wrote no status")
      }
      if status < 200 { continue }
      let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return (line[..<colon].lowercased(), String(value))
      }
      return HTTPResponse(status: status, headers: headers, body: Array(rest))
    }
  }
}
