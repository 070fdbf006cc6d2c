import Foundation
import SpecJSON
import SpecTestKit
import SpecText
import Testing

/// `spec lsp` as an editor starts it.
@Suite struct LSPCommandTests {
  private static func framed(_ bodies: String...) -> String {
    bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  private static func run(_ input: String, _ files: [String: String] = [:]) async throws
    -> SpecProcess
  {
    try await TemporaryFolder.with(files) { folder in
      try await SpecProcess.run(["lsp"], in: folder, input: input)
    }
  }

  /// The messages on standard output, which has nothing else.
  private static func messages(_ output: String) throws -> [JSONValue] {
    var rest = Array(output.utf8)[...]
    var messages: [JSONValue] = []
    while !rest.isEmpty {
      let start = try #require(rest.firstIndex(of: 0x7B))
      let header = String(decoding: rest[..<start], as: UTF8.self)
      let length = try #require(header.split { !$0.isNumber }.first.flatMap { Int($0) })
      #expect(header == "Content-Length: \(length)\r\n\r\n")
      messages.append(try JSONReader.read(rest[start..<start + length]))
      rest = rest[(start + length)...]
    }
    return messages
  }

  @Test func `a conversation takes place on standard input and output`() async throws {
    let run = try await Self.run(Self.framed(Self.initialize, Self.shutdown, Self.exit))
    #expect(run.status == 0)
    #expect(run.errors == "")
    let messages = try Self.messages(run.output)
    #expect(messages.count == 2)
    #expect(messages.last == ["jsonrpc": "2.0", "id": 2, "result": nil])
  }

  @Test(arguments: [
    (
      "hello\n", 2 as Int32,
      "the client sent \"hello?\" where a header such as \"Content-Length: 12\" is expected\nthe server ends; start it again in the editor\n"
    ),
    (
      "Content-Length: 50\r\n\r\n{", 1,
      "the client closed the connection in the middle of a message\n"
    ),
    ("", 1, "the client closed the connection without shutdown and exit\n"),
  ]) func `a client that breaks off is told why the server ends`(
    input: String, status: Int32, errors: String
  ) async throws {
    let run = try await Self.run(input)
    #expect(run.status == status)
    #expect(run.errors == "spec: " + errors)
  }

  // A simulated app is walked through after the check, another is not.
  @Test(arguments: ["the \"memo\" app is open", "the app is open"])
  func `each folder of the client has its settings and its files`(opening: String) async throws {
    let feature = "Feature: a\n  Scenario: b\n    Given I am in the shop\n    Then nothing\n"
    let files = [
      "one/specs/steps.feature":
        "@step\nFeature: s\n  Scenario: I am in the shop\n    Given \(opening)\n",
      "one/specs/a.feature": feature,
      "two/spec.json":
        #"{"defaults": {"paths": ["features"]}, "lint": {"rules": {"no-then": "error"}}}"#,
      "two/features/a.feature": feature.replacingOccurrences(of: "Then", with: "When"),
    ]
    let run = try await TemporaryFolder.with(files) { folder in
      func uri(_ path: String) -> JSONValue { .string("file://\(folder.path)/\(path)") }
      func framed(_ id: Int, _ method: String, _ parameters: JSONValue) -> String {
        let message: JSONValue = [
          "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters,
        ]
        return Self.framed(message.description)
      }
      func pulled(_ id: Int, _ path: String) -> String {
        framed(id, "textDocument/diagnostic", ["textDocument": ["uri": uri(path)]])
      }
      let begin = framed(
        1, "initialize",
        [
          "capabilities": ["textDocument": ["diagnostic": [:]]],
          "workspaceFolders": [["uri": uri("one")], ["uri": uri("two")]],
        ])
      let pulls = pulled(3, "one/specs/a.feature") + pulled(4, "two/features/a.feature")
      let whole = framed(5, "workspace/diagnostic", ["previousResultIds": []])
      return try await SpecProcess.run(
        ["lsp"], in: folder,
        input: begin + whole + pulls + Self.framed(Self.shutdown) + Self.framed(Self.exit))
    }
    #expect(run.status == 0)
    let found = try Self.messages(run.output).map(\.description).map { answer in
      [#"no step definition matches \"I am"#, #"matches \"nothing"#, "no-then"].map { part in
        answer.includes(part)
      }
    }
    let (none, both) = ([false, false, false], [true, true, true])
    #expect(found == [none, both, [false, true, false], both, none])
  }

  @Test func `settings that cannot be read are an error message for the user`() async throws {
    let run = try await Self.run(
      Self.framed(Self.initialize, Self.shutdown, Self.exit), ["spec.json": "{"])
    #expect(run.status == 0)
    let shown = try Self.messages(run.output).first
    guard case .object(let message)? = shown else {
      Issue.record("there is no message")
      return
    }
    #expect(message["method"] == "window/showMessage")
    #expect(message["params"]?.description.contains("spec.json:1:2") == true)
  }
}
