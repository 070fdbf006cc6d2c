import SpecEngines
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEditing

/// A client that breaks the protocol is told so, and the server ends.
@Suite struct BadClientTests {
  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

  private static func framed(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private static func notification(_ method: String, _ parameters: String) -> String {
    framed(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  private static let document = #""uri":"file:///x/a.feature""#
  private static let opened = notification(
    "textDocument/didOpen",
    "{\"textDocument\":{\(document),\"languageId\":\"gherkin\",\"version\":3,\"text\":\"a\\nb\"}}")

  private static func changed(_ version: Int, _ changes: String) -> String {
    notification(
      "textDocument/didChange",
      "{\"textDocument\":{\(document),\"version\":\(version)},\"contentChanges\":[\(changes)]}")
  }

  private static let streams: [(name: String, bytes: String)] = [
    ("garbage", "hello, server\n"), ("a control character", "Content-Length: 1\u{7}\r\n\r\nx"),
    ("a header without a length", "Content-Type: text/plain\r\n\r\n{}"),
    ("no number as the length", "Content-Length: ten\r\n\r\n{}"),
    ("a negative length", "Content-Length: -1\r\n\r\n"),
    ("another encoding", "Content-Type: a; charset=utf-16\r\nContent-Length: 2\r\n\r\n{}"),
    ("a message of 50 MB", "Content-Length: 52428800\r\n\r\n{"),
    ("a long header", "X: " + String(repeating: "x", count: 5_000)),
    ("half a header", "Content-Le"), ("half a message", "Content-Length: 20\r\n\r\n{\"jsonrpc\""),
    ("nothing", ""), ("no JSON", framed("{]")),
    ("a batch, then exit", framed("[]") + notification("exit", "null")),
    ("a request without a method", framed(#"{"id":1}"#) + notification("exit", "null")),
    ("exit before initialize", notification("exit", "null")),
    ("the end before shutdown", framed(initialize)),
    (
      "the end after shutdown",
      framed(initialize) + framed(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    ),
    ("a document opened twice", framed(initialize) + opened + opened),
    ("a change of what is not open", framed(initialize) + changed(1, #"{"text":""}"#)),
    ("an old version", framed(initialize) + opened + changed(3, #"{"text":""}"#)),
    (
      "a range that is reversed",
      framed(initialize) + opened
        + changed(
          4,
          #"{"range":{"start":{"line":1,"character":1},"end":{"line":0,"character":0}},"text":""}"#)
    ),
    (
      "a range past the end of the document",
      framed(initialize) + opened
        + changed(
          4,
          #"{"range":{"start":{"line":7,"character":0},"end":{"line":9,"character":0}},"text":""}"#)
    ),
    (
      "a negative position",
      framed(initialize) + opened
        + changed(
          4,
          #"{"range":{"start":{"line":-1,"character":0},"end":{"line":0,"character":0}},"text":""}"#
        )
    ),
    (
      "closing what is not open",
      framed(initialize) + notification("textDocument/didClose", "{\"textDocument\":{\(document)}}")
    ),
  ]

  @Test func `the server says what is wrong and ends`() throws {
    var text = ""
    for (name, bytes) in Self.streams {
      let lines = try TemporaryFolder.with { folder in
        let conversation = EditingConversation(folder) { _ in }
        conversation.receive(Array(bytes.utf8), isShown: false)
        conversation.hangUp()
        return conversation.session.ending
      }
      text += "# \(name)\n\(lines.map { "\($0)" } ?? "goes on")\n"
      if let complaint = lines?.complaint { text += "  \(complaint)\n" }
    }
    expectGolden(text, "lsp/bad-clients.txt")
  }

  @Test func `a document that is too large is refused`() throws {
    let documents = OpenDocuments()
    let text = String(repeating: "a", count: OpenDocuments.largest + 1)
    #expect(
      throws: LSPBreach(
        "file:///a has 16 MB; the server reads documents of at most 16 MB")
    ) {
      try documents.open("a", uri: "file:///a", version: 1, text: text, .utf16)
    }
  }

  @Test func `messages may arrive in any pieces`() throws {
    let bytes = Array((Self.framed(Self.initialize) + Self.framed("[]")).utf8)
    var reader = LSPFrameReader()
    var bodies: [String] = []
    for byte in bytes {
      reader.append([byte])
      while let body = try reader.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
    }
    #expect(bodies == [Self.initialize, "[]"])
    #expect(!reader.isInMessage)
  }
}
