import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEditing

/// Messages are handled in order, except that a request can be cancelled, and files can change.
@Suite struct OrderTests {
  private static func bytes(_ message: JSONValue) -> [UInt8] {
    let body = JSONWriter.write(message)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  @Test func `a request that waits can be cancelled`() throws {
    let text = try EditingConversation.transcript(EditingSuite.files) { editor in
      let search: JSONValue = [
        "jsonrpc": "2.0", "id": "search", "method": "workspace/symbol", "params": ["query": ""],
      ]
      let cancel: JSONValue = [
        "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "search"],
      ]
      // The client writes both before the server has read the first.
      editor.receive(Self.bytes(search) + Self.bytes(cancel))
      editor.receive(Self.bytes(cancel))
      editor.request("workspace/symbol", ["query": "nothing has this"])
    }
    expectGolden(text, "lsp/cancellation.txt")
  }

  @Test func `a request that is being answered can be cancelled`() throws {
    let text = try EditingConversation.transcript(EditingSuite.files) { editor in
      var count = 0
      editor.session.readMore = { [unowned editor] in
        count += 1
        // The first look is before the request begins.
        guard count == 2 else { return }
        editor.session.receive(
          Self.bytes(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 2]]))
      }
      editor.request("workspace/symbol", ["query": ""])
    }
    expectGolden(text, "lsp/cancelled-at-work.txt")
  }

  @Test func `files that change outside of the editor are read again`() throws {
    let text = try EditingConversation.transcript(EditingSuite.files) { editor in
      editor.open("specs/basket.feature")
      editor.settle()
      try editor.folder.write(
        EditingSuite.steps.replacingOccurrences(of: "I eat everything", with: "I sell everything"),
        to: "specs/steps.feature")
      editor.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .string(editor.uri("specs/steps.feature")), "type": 2]]])
      editor.settle()
    }
    expectGolden(text, "lsp/watched-files.txt")
  }

  @Test func `another program continues a conversation`() throws {
    try TemporaryFolder.with(EditingSuite.files) { folder in
      let first = EditingConversation(folder) { _ in }
      first.request("initialize", ["capabilities": EditingConversation.capabilities])
      first.notify("initialized", [:])
      first.open("specs/basket.feature")
      first.replace("I sell everything", with: "I eat everything", in: "specs/basket.feature")
      // A message has arrived in part.
      let next = Self.bytes([
        "jsonrpc": "2.0", "id": 2, "method": "textDocument/documentSymbol",
        "params": ["textDocument": first.document("specs/basket.feature")],
      ])
      first.session.receive(next.prefix(30))
      let conversation = try #require(first.session.conversation)

      let second = EditingConversation(folder) { $0.build = "2026-01-02T04:04:05Z" }
      second.session.resume(conversation, "the program is new")
      second.note()
      second.receive(Array(next.dropFirst(30)))
      expectGolden(second.text, "lsp/resumed.txt")
    }
  }
}
