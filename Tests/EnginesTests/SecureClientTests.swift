import Foundation
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecEngines

/// Requests over https to a server with a certificate of its own.
@Suite(.enabled(if: SecureServer.isPossible, "there is no python3, openssl or curl"))
struct SecureClientTests {
  /// Answers with what it was sent, and `HEAD` without a body.
  private static let server = #"""
    import http.server, json, ssl, sys
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        def log_message(self, *words): pass
        def answer(self):
            length = int(self.headers.get('Content-Length', 0))
            body = self.rfile.read(length).decode()
            text = json.dumps([self.command, self.path, self.headers.get('X'), body]).encode()
            self.send_response(404 if self.path == '/none' else 201)
            self.send_header('X-Two', 'a: b')
            self.send_header('Content-Length', str(len(text)))
            self.end_headers()
            if self.command != 'HEAD': self.wfile.write(text)
        do_GET = do_POST = do_HEAD = do_DELETE = answer
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain('cert.pem', 'key.pem')
    server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """#

  /// Starts the server in a folder with a new certificate, and ends it afterwards.
  private func withServer(
    _ body: (_ address: String, _ authority: String) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with(["server.py": Self.server]) { folder in
      let place = folder.url.path
      let script = """
        cd "$1" && openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 \
          -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>&- \
          && exec python3 server.py
        """
      let child = try ChildProcess.start(["sh", "-c", script, "sh", place])
      child.input.close()
      if let port = ExampleServerTests.firstLine(of: child.output) {
        try await body("https://127.0.0.1:\(port)", place + "/cert.pem")
      } else {
        Issue.record("the server named no port: \(child.lastOutput)")
      }
      child.output.close()
      await child.terminate(grace: .seconds(1))
    }
  }

  @Test func `a request is sent as it is written, to a server whose authority is known`()
    async throws
  {
    try await withServer { address, authority in
      let client = SecureClient(authorities: authority)
      let response = try await client.send(
        "POST", address + "/a b?[1]=é", headers: [("X", "\"q\" \\")],
        body: Array("@a\r\n\t\"ü\\n".utf8),
        within: .seconds(20))
      #expect(response.status == 201)
      #expect(response["x-two"] == "a: b")
      #expect(
        String(decoding: response.body, as: UTF8.self)
          == #"["POST", "/a%20b?[1]=%C3%A9", "\"q\" \\", "@a\r\n\t\"\u00fc\\n"]"#)
      let missing = try await client.send(
        "DELETE", address + "/none", headers: [], body: nil, within: .seconds(20))
      #expect(missing.status == 404)
      let head = try await client.send(
        "HEAD", address, headers: [("X", "")], body: nil, within: .seconds(20))
      #expect(head.status == 201 && head.body.isEmpty)
    }
  }

  @Test func `an unknown authority is refused, unless its host is not checked`() async throws {
    try await withServer { address, _ in
      let words = try await #require(throws: HTTPError.self) {
        _ = try await SecureClient().send(
          "GET", address, headers: [], body: nil, within: .seconds(20))
      }
      #expect("\(words)".contains("certificate"), "\(words)")
      #expect("\(words)".contains("\"authorities\": \"ca.pem\""), "\(words)")
      let client = SecureClient(uncheckedHosts: ["127.0.0.1"])
      let response = try await client.send(
        "GET", address, headers: [], body: nil, within: .seconds(20))
      #expect(response.status == 201)
    }
  }

  @Test func `a server that is not there is named`() async throws {
    let words = try await #require(throws: HTTPError.self) {
      _ = try await SecureClient().send(
        "GET", "https://127.0.0.1:1", headers: [], body: nil, within: .seconds(20))
    }
    #expect("\(words)".hasPrefix("cannot be reached: Failed to connect"), "\(words)")
  }
}

private enum SecureServer {
  static let isPossible =
    [["python3", "-c", "import ssl"], ["openssl", "version"], ["curl", "--version"]]
    .allSatisfy { command in
      guard let child = try? ChildProcess.start(command) else { return false }
      child.input.close()
      child.output.close()
      return true
    }
}
