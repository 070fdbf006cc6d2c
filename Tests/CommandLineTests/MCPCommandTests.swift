import Foundation
import SpecJSON
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// `spec mcp` as a client starts it: whole conversations.
@Suite struct MCPCommandTests {
  private static let files = [
    "specs/log-in.feature": """
    Feature: Log in
      Scenario: The button is off
        Given the "slack-login" app is open
        When I type "acme"
        Then "Next" is disabled

      Scenario: All is well
        Given the "slack-login" app is open
        Then "Next" is disabled

    """,
    "specs/requirements.md":
      "# Log in\n\n- **log-1.1** [M] It opens.\n- **log-1.2** [M] It ends.\n",
  ]

  private static let initialize = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
    "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
    """

  private static func call(_ id: Int, _ tool: String, _ arguments: JSONValue) -> String {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call",
      "params": ["name": .string(tool), "arguments": arguments],
    ]
    return message.description
  }

  /// A conversation without what differs from run to run.
  private struct Talk {
    let output: String
    let errors: String
    let ending: SpecProcess.Ending

    init(_ process: SpecProcess, in folder: TemporaryFolder) {
      let real = URL(filePath: folder.path).resolvingSymlinksInPath().path
      func steady(_ text: String) -> String {
        text.replacing(real, with: "FOLDER").replacing(folder.path, with: "FOLDER")
          .replacing(/(\\?"milliseconds\\?"): ?\d+/) { "\($0.1):0" }
          .replacing(/(\w+\/\w+\.swift):\d+/) { "\($0.1):LINE" }
          .replacing("\"version\":\"\(SpecVersion.current)\"", with: "\"version\":\"VERSION\"")
      }
      output = steady(process.output)
      errors = steady(process.errors)
      ending = process.ending
    }
  }

  private static func talk(
    _ lines: [String], files: [String: String] = files, flags: [String] = []
  ) async throws -> Talk {
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["mcp"] + flags, in: folder, input: lines.map { $0 + "\n" }.joined())
      return Talk(process, in: folder)
    }
  }

  /// A conversation, with answers as readable JSON.
  ///
  /// A page is in an answer twice, as a text and as a value; the story has it once. What all
  /// conversations begin with is in that about the tools.
  ///
  /// - Parameter isSorted: whether answers are ordered by id, because quick calls are answered first.
  private static func story(
    _ lines: [String], _ run: Talk, isFirst: Bool, isSorted: Bool
  ) throws -> String {
    var story = lines.map { $0 == initialize ? "> initialize\n" : "> \($0.prefix(300))\n" }.joined()
    var output = run.output.split(separator: "\n").map { line in
      (line, (try? JSONReader.read(Array(line.utf8)).integer(at: "id")) ?? 0)
    }
    if isSorted { output.sort { $0.1 < $1.1 } }
    for (line, _) in output {
      var message = try JSONReader.read(Array(line.utf8)).object()
      if !isFirst, line.contains("\"instructions\""), message["id"] == 0 {
        story += "< initialized\n"
        continue
      }
      var page: JSONValue?
      if case .object(var result)? = message["result"], let value = result["structuredContent"] {
        var content = try result["content"]?.array() ?? []
        #expect(try JSONReader.read(content.removeFirst().string(at: "text")) == value)
        (result["content"], result["structuredContent"]) = (.array(content), nil)
        message["result"] = .object(result)
        page = value
      }
      for part in [.object(message), page].compactMap({ $0 }) {
        let text = part.description
        story += (page != nil && part == page ? "" : "< ")
        story +=
          text.count <= 400
          ? text : String(decoding: JSONWriter.write(part, pretty: true), as: UTF8.self).foldingJSON
        story += "\n"
      }
    }
    if !run.errors.isEmpty { story += "--- errors\n" + run.errors }
    return story + "--- \(run.ending)\n"
  }

  private func check(
    _ lines: [String], _ golden: String, files: [String: String] = files, flags: [String] = [],
    isSorted: Bool = false
  ) async throws {
    let run = try await Self.talk(lines, files: files, flags: flags)
    expectGolden(
      try Self.story(lines, run, isFirst: golden == "tools", isSorted: isSorted),
      "mcp/\(golden).txt")
  }

  @Test func `a client learns of the tools`() async throws {
    try await check(
      [
        Self.initialize, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
      ], "tools")
  }

  @Test func `a client of the stateless revision needs no handshake`() async throws {
    func line(_ id: Int, _ method: String, _ version: String, _ more: String = "") -> String {
      """
      {"jsonrpc":"2.0","id":\(id),"method":"\(method)","params":{\(more)"_meta":{\
      "io.modelcontextprotocol/protocolVersion":"\(version)",\
      "io.modelcontextprotocol/clientCapabilities":{}}}}
      """
    }
    try await check(
      [
        line(1, "server/discover", "2026-07-28"), line(2, "tools/list", "1999-01-01"),
        line(3, "tools/call", "2026-07-28", #""name":"steps","arguments":{"words":"hidden"},"#),
        #"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      ], "stateless")
  }

  @Test func `the tools answer what the commands print`() async throws {
    try await check(
      [
        Self.initialize, Self.call(1, "steps", ["words": "return key", "limit": 1, "offset": 1]),
        Self.call(2, "check", ["text": "Feature: a\n  Scenario: b\n    Given nothing\n"]),
        Self.call(3, "run", [:]), Self.call(4, "failures", ["limit": 1]),
        Self.call(5, "trace", ["question": "actions", "scenario": "All is well"]),
        Self.call(6, "trace", ["question": "screen", "step": 3]),
        Self.call(7, "trace", ["question": "grep", "text": "acme", "limit": 1]),
        Self.call(8, "coverage", ["state": "uncovered", "limit": 1]),
        Self.call(9, "apps", ["names": ["gone"]]),
        Self.call(10, "explain", ["place": "specs/log-in.feature:5"]),
        Self.call(11, "expand", ["paths": ["specs/log-in.feature:7"]]),
        Self.call(12, "format", ["paths": ["specs"]]),
        Self.call(13, "gate", ["since": "HEAD"]),
        Self.call(14, "diff", ["before": "gone.ndjson", "after": "../gone.ndjson"]),
        Self.call(15, "prove", ["paths": ["specs/log-in.feature"], "fault": ["go-does-nothing"]]),
        Self.call(16, "mutate", ["paths": ["specs/log-in.feature"], "sample": 1]),
      ], "calls", isSorted: true)
  }

  @Test func `a call sees the files as the calls before it left them`() async throws {
    let loose = "Feature: f\n\n\n\n\n  Scenario: s\n    Given the \"memo\" app is open\n"
    let run = try await Self.talk(
      [
        Self.initialize, Self.call(1, "expand", ["paths": ["specs/a.feature"]]),
        Self.call(2, "format", ["paths": ["specs"]]),
        Self.call(3, "expand", ["paths": ["specs/a.feature"]]),
      ], files: ["specs/a.feature": loose])
    let answers = run.output.split(separator: "\n").dropFirst()
    #expect(
      answers.map { $0.firstMatch(of: /"scenarios":\[\{"uri":"[^"]*","line":(\d+)/)?.output.1 }
        == ["6", nil, "3"])
  }

  @Test func `a mistake in a call is told to the model`() async throws {
    try await check(
      [
        Self.initialize, Self.call(1, "failures", [:]),
        Self.call(2, "trace", ["question": "screen", "recording": "run.ndjson"]),
        Self.call(3, "trace", ["question": "why"]), Self.call(4, "trace", [:]),
        Self.call(5, "run", ["paths": "specs"]), Self.call(6, "run", ["path": ["specs"]]),
        Self.call(7, "run", ["paths": ["specs"], "text": "Feature: a"]),
        Self.call(8, "run", ["paths": ["../outside.feature"]]),
        Self.call(9, "run", ["paths": ["/etc/passwd"]]), Self.call(10, "run", ["paths": ["@list"]]),
        Self.call(11, "run", ["paths": ["gone.feature"]]), Self.call(12, "failures", [:]),
        Self.call(13, "run", ["tags": "@a and"]),
        Self.call(14, "steps", ["words": "nothing at all"]),
        Self.call(15, "steps", ["limit": 0]),
        Self.call(16, "failures", ["recording": "gone.ndjson"]),
        Self.call(17, "run", ["paths": ["--fault=go-does-nothing"]]),
      ], "mistakes", isSorted: true)
  }

  private static func line(_ id: Int, _ method: String, _ parameters: JSONValue = [:]) -> String {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters,
    ]
    return message.description
  }

  @Test func `features and requirements can be read, and prompts say how to proceed`() async throws
  {
    try await check(
      [
        Self.initialize, Self.line(1, "resources/list"),
        Self.line(2, "resources/templates/list"),
        Self.line(3, "resources/list", ["cursor": "next"]),
        Self.line(4, "resources/read", [:]),
        Self.line(5, "resources/read", ["uri": "file:///etc/passwd"]),
        Self.line(6, "resources/read", ["uri": "spec://gone"]),
        Self.line(7, "prompts/list"),
        Self.line(8, "prompts/get", ["name": "find-cause"]),
        Self.line(
          9, "prompts/get", ["name": "write-scenario", "arguments": ["requirement": "log-1.1"]]),
        Self.line(10, "prompts/get", ["name": "write-scenario"]),
        Self.line(11, "prompts/get", ["name": "find-cause", "arguments": ["what": "all"]]),
        Self.line(12, "prompts/get", ["name": "sing"]),
      ], "resources", isSorted: true)
  }

  @Test func `the pages that are installed with the program can be read`() async throws {
    let files = ["share/doc/spec/Steps.md": "# Steps\n", "specs/a b.feature": "Feature: a\n"]
    try await TemporaryFolder.with(files) { folder in
      let real = URL(filePath: folder.path).resolvingSymlinksInPath().path
      let uris = ["share/doc/spec/Steps.md", "specs/a%20b.feature", "bin/spec"]
      let reads = uris.enumerated().map { number, path in
        Self.line(number + 2, "resources/read", ["uri": .string("file://\(real)/\(path)")])
      }
      let run = try await SpecProcess.run(
        ["-c", #"mkdir bin && cp "$TOOL" bin/spec && exec bin/spec mcp"#], in: folder,
        environment: ["TOOL": SpecProcess.executable.path],
        input: ([Self.initialize, Self.line(1, "resources/list")] + reads)
          .map { $0 + "\n" }.joined(), executable: URL(filePath: "/bin/sh"))
      #expect(run.output.contains(#""name":"documentation/Steps.md""#), "\(run)")
      #expect(run.output.contains("/specs/a%20b.feature\",\"name\":\"specs/a b.feature\""))
      #expect(run.output.contains("\"text\":\"# Steps\\n\""), "\(run)")
      #expect(run.output.contains("\"text\":\"Feature: a\\n\""), "\(run)")
      #expect(run.output.contains("\"id\":4,\"error\":{\"code\":-32002"), "\(run)")
    }
  }

  @Test func `progress grows from part to part of a call, and is told only if asked for`()
    async throws
  {
    let call: (Int, String, JSONObject, JSONValue?) -> String = { id, tool, arguments, token in
      var parameters: JSONObject = ["name": .string(tool), "arguments": .object(arguments)]
      if let token { parameters["_meta"] = ["progressToken": token] }
      return Self.line(id, "tools/call", .object(parameters))
    }
    let run = try await Self.talk([
      Self.initialize, call(1, "run", [:], "a"), call(2, "run", [:], nil),
      call(
        3, "prove", ["paths": ["specs/log-in.feature:7"], "fault": ["next-enabled-on-load"]], 7),
      call(4, "run", [:], true),
    ])
    var told: [String: [Int]] = [:]
    for line in run.output.split(separator: "\n") where line.contains("notifications/progress") {
      let parameters = try JSONReader.read(Array(line.utf8)).object()["params"] ?? .null
      let token = (try parameters.object()["progressToken"])?.description ?? ""
      let done = try parameters.integer(at: "progress")
      #expect(done <= (try parameters.integer(at: "total")))
      #expect(done > told[token]?.last ?? 0, "\(run)")
      told[token, default: []].append(done)
    }
    #expect(Set(told.keys) == ["\"a\"", "7"], "\(run)")
    #expect(run.output.contains("a progressToken must be a string or a whole number"))
  }

  @Test func `many calls are answered by the server itself, in order`() async throws {
    let calls = (1...40).map { Self.call($0, "steps", ["words": "hidden", "limit": 1]) }
    let run = try await Self.talk([Self.initialize] + calls)
    let ids = try run.output.split(separator: "\n").map {
      try JSONReader.read(Array($0.utf8)).integer(at: "id")
    }
    #expect(ids == Array(0...40))
  }

  @Test func `a call that waits can be cancelled and has no answer`() async throws {
    let run = try await Self.talk([
      Self.initialize, Self.call(1, "steps", ["words": "hidden"]),
      Self.call(2, "run", ["paths": ["/"]]), Self.call(3, "run", ["paths": ["/"]]),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"3"}}"#,
    ])
    let ids = try run.output.split(separator: "\n").map {
      try JSONReader.read(Array($0.utf8)).integer(at: "id")
    }
    // A quick call is answered beside the others.
    #expect(ids.sorted() == [0, 1, 3])
  }

  @Test func `a tool without apps offers no parameters of apps`() async throws {
    let tool = SpecProcess.executable.deletingLastPathComponent().appending(path: "OwnTool")
    let list = Self.initialize + "\n" + #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"# + "\n"
    let run = try await TemporaryFolder.with { folder in
      try await SpecProcess.run(["mcp"], in: folder, input: list, executable: tool)
    }
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("\"tags\"") && !run.output.contains("\"screens\":{"))
  }

  @Test func `the flags of the server apply to its commands`() async throws {
    let run = try await Self.talk(
      [Self.initialize, Self.call(1, "run", ["name": "All is well"])],
      flags: ["--step-timeout", "7s", "--engine", "sim"])
    #expect(run.output.contains(#"spec run --step-timeout=7s --engine=sim '--name=All is well'"#))
    #expect(run.output.contains(#""status":"passed""#), "\(run)")
    let unknown = try await Self.talk([], flags: ["--fault", "x"])
    #expect(unknown.ending == .exited(2))
  }

  @Test func `settings that cannot be read are told in every answer`() async throws {
    try await check(
      [Self.initialize, Self.call(1, "run", [:]), Self.call(2, "steps", [:])], "settings",
      files: ["spec.json": "{"], isSorted: true)
  }

  @Test func `what is no request is refused and the conversation goes on`() async throws {
    try await check(
      [
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}"#, Self.initialize,
        Self.initialize, #"{"jsonrpc":"2.0","id":3,"method":"resources/list"}"#,
        #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "[]", "7", "{}", "",
        #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"tools/call"}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"delete"}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"run","arguments":[1]}}"#,
        Self.call(6, "steps", ["words": "hidden"]), #"{"jsonrpc":"2.0","id":6,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
        #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#,
      ], "refusals")
  }

  /// Input that is no conversation, and what becomes of the server.
  private enum Input: String, CaseIterable, CustomTestStringConvertible {
    case garbage, half, nothing, whole, huge
    var testDescription: String { rawValue }

    var text: String {
      switch self {
      case .garbage: "hello\n\(MCPCommandTests.initialize)\n"
      case .half: "{\"jsonrpc\":"
      case .nothing: ""
      case .whole: #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
      case .huge:
        String(repeating: "x", count: 50_000_000)
          + "\n\(MCPCommandTests.initialize)\n"
      }
    }

    /// The beginning of what is answered to a message that cannot be read, before the next one.
    var refusal: String? {
      switch self {
      case .garbage: "not JSON: line 1, column 1"
      case .huge: "a message of more than 8 MB was dropped: send long features as files"
      case .half, .nothing, .whole: nil
      }
    }

    var ending: (status: Int32, errors: String) {
      switch self {
      case .half: (1, "spec: the client closed the connection in the middle of a message\n")
      case .nothing, .whole, .garbage, .huge: (0, "")
      }
    }
  }

  @Test(arguments: Input.allCases)
  private func `what is no message is refused, and what is half of one ends the server`(
    input: Input
  ) async throws {
    let run = try await TemporaryFolder.with { folder in
      try await SpecProcess.run(["mcp"], in: folder, input: input.text)
    }
    #expect(run.status == input.ending.status)
    #expect(run.errors == input.ending.errors)
    if let refusal = input.refusal {
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.contains(refusal) == true, "\(run)")
      #expect(lines.last?.contains("protocolVersion") == true, "\(run)")
    }
  }

  @Test func `a client that does not read any more ends the server`() async throws {
    try await TemporaryFolder.with { folder in
      let line =
        "(sleep 1; echo '\(Self.initialize)') | (\"$TOOL\" mcp; echo \"ended $?\" >&2) | true"
      let shell = try await SpecProcess.run(
        ["-c", line], in: folder, environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(filePath: "/bin/sh"))
      #expect(shell.errors.contains("the client does not read what the server writes"))
      #expect(shell.errors.contains("ended 1"), "\(shell)")
    }
  }

  @Test func `a signal stops the call that runs and what it started`() async throws {
    let slow = """
      Feature: Slow
        Scenario: Slow
          Given the "slack-login" app is open
          When I run "echo started $$ > pid; exec sleep 50"

      """
    let files = [
      "specs/slow.feature": slow, "spec.json": "{\"back-end\": {\"allow-commands\": true}}",
    ]
    try await TemporaryFolder.with(files) { folder in
      let script = """
        mkfifo input
        "$TOOL" mcp < input &
        exec 3> input
        echo '\(Self.initialize)' >&3
        echo '\(Self.call(1, "run", [:]))' >&3
        until [ -s pid ]; do sleep 0.05; done
        read word id < pid
        kill -TERM $!
        wait $!
        echo "ended $?"
        i=0
        while kill -0 $id 2>/dev/null && [ "$(ps -o stat= -p $id)" != Z ] && [ $i -lt 100 ]; do
          i=$((i + 1)); sleep 0.05
        done
        [ $i -lt 100 ] && echo "the command is gone"
        """
      let shell = try await SpecProcess.run(
        ["-c", script], in: folder, environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(filePath: "/bin/sh"))
      #expect(shell.output.contains("ended 143\nthe command is gone\n"), "\(shell)")
    }
  }

  @Test func `two servers in a folder do not write the same files`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let script = """
        mkfifo input
        "$TOOL" mcp < input > first &
        exec 3> input
        echo '\(Self.initialize)' >&3
        until [ -s first ]; do sleep 0.05; done
        printf '%s\\n' '\(Self.initialize)' '\(Self.call(1, "run", [:]))' | "$TOOL" mcp
        echo '\(Self.call(1, "failures", [:]))' >&3
        exec 3>&-
        wait
        cat first
        """
      let shell = try await SpecProcess.run(
        ["-c", script], in: folder, environment: ["TOOL": SpecProcess.executable.path],
        executable: URL(filePath: "/bin/sh"))
      #expect(shell.output.contains(#""recording":".spec/mcp/2/run.ndjson""#), "\(shell)")
      #expect(shell.output.contains("there is no run yet"), "\(shell)")
    }
  }

  // MARK: - Parts

  @Test func `a client cannot name a path outside of the folder`() throws {
    try TemporaryFolder.with(["suite/a.feature": "", "other/b.feature": ""]) { folder in
      let root = URL(filePath: folder.path).resolvingSymlinksInPath().path
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("suite/link").path, withDestinationPath: root + "/other")
      let server = MCPFolder(root + "/suite")
      let accepted = [
        "a.feature", "sub/../a.feature", "specs/**/*.feature", "a:3", "-x",
        root + "/suite/a.feature:3",
      ]
      for path in accepted {
        #expect(throws: Never.self) { try server.checked(path) }
      }
      let refused = [
        "", "@list", "..", "../b.feature", "a/../../b.feature", "/", root, root + "/suites",
        root + "/suite/../other/b.feature", "a\0b", root + "/suite/link/b.feature",
        root + "/suite/link/b.feature:3", root + "/suite/link/*.feature",
      ]
      for path in refused {
        #expect(throws: Complaint.self, "\(path)") { try server.checked(path) }
      }
    }
  }

  @Test func `a page has the elements that were asked for and the number of others`() {
    let whole: JSONValue = [
      "version": 1,
      "groups": [
        ["name": "a", "items": [["state": "x"], ["state": "y"]]],
        ["name": "b", "items": [["state": "x"], ["state": "x"]]],
      ],
    ]
    func page(_ offset: Int, _ limit: Int, _ state: String? = nil) -> MCPPage {
      MCPPage(of: whole, ["groups", "items"], offset: offset, limit: limit, state: state)
    }
    #expect(page(0, 4).json == whole)
    #expect(page(0, 4).note == nil)
    #expect(
      page(1, 2).json == [
        "version": 1, "omitted": 2,
        "groups": [
          ["name": "a", "items": [["state": "y"]]], ["name": "b", "items": [["state": "x"]]],
        ],
      ])
    #expect(page(1, 2).note == "results 2 to 3 of 4; ask with \"offset\" 3 for more")
    #expect(page(1, 2, "x").note == "results 2 to 3 of 3")
    #expect(page(9, 2).note == "there are only 4 results; \"offset\" passes over all of them")
    let long: JSONValue = [
      "items": .array((0..<100).map { _ in .string(String(repeating: "x", count: 10_000)) })
    ]
    let cut = MCPPage(of: long, ["items"], offset: 0, limit: 100, state: nil)
    #expect(cut.json.description.utf8.count < 100_000)
    #expect(cut.note == "results 1 to 6 of 100; ask with \"offset\" 6 for more")
  }
}
