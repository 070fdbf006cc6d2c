import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec try` answers to the lines of a session.
@Suite struct TryCommandTests {
  static let files = [
    "specs/steps.feature": """
    Feature: Steps
      @step
      Scenario: I name the workspace <name>
        When I type "<name>" into "Workspace URL"
        Then "Next" is enabled

    """
  ]

  private static func session(
    _ lines: [String], _ arguments: [String] = ["slack-login"]
  ) async throws -> String {
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["try"] + arguments, in: folder, input: lines.joined(separator: "\n") + "\n")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return "\(process.output)--- errors\n\(process.errors)--- exited(\(process.status))\n"
        + "--- files: \(left.joined(separator: ", "))\n"
    }
  }

  @Test(arguments: [
    ("steps", ["I type \"acme\"", "Then \"Next\" is enabled", "When I tap \"Next\"", ":list"]),
    ("failures", ["When I tap \"Next\"", "Then I see \"Nxt\"", "I tapp \"Next\"", "I type \"a\""]),
    ("text-steps", ["I name the workspace acme", ":list", ":undo", ":list", ":undo", ":undo"]),
    ("tables", ["When I fill in:", "  | Workspace URL | acme |", "Then \"Next\" is enabled"]),
    ("accepting", ["I type \"acme\"", ":accept 1", ":accept 9", ":accept", ":list"]),
    ("screens", [":screen", ":offers", ":picture screen.svg", ":picture", ":picture screen.svg"]),
    (
      "saving",
      [":save", ":save a.feature", ":save a.feature", "Then I see \"Next\"", ":save b.feature"]
    ),
    ("commands", [":help", ":hlep", ":undo x", ":undo 9", ":steps return key", ":steps zebra"]),
    (
      "no-steps", ["", "Scenario: another", "@tag", "\"\"\"", "| a |", "Feature: x", "  # comment"]
    ),
    (
      "hostile",
      ["I type \"e\u{301}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{7}\u{1B}[2J\"", ":list"]
    ),
    ("quitting", ["I type \"acme\"", ":quit", "I type \"never\""]),
  ])
  func `a session answers each line`(_ name: String, _ lines: [String]) async throws {
    expectGolden(try await Self.session(lines), "command-line/try/\(name).txt")
  }

  @Test(arguments: [
    ("json", ["I type \"acme\"", "I tap \"Nxt\"", ":undo"], ["slack-login", "--format", "json"]),
    ("no-app", [":screen", "I tap \"Next\"", ":offers"], []),
    ("unknown-app", ["I tap \"Next\""], ["slack"]),
    (
      "korean", ["만일 \"Next\"을 누르면", "그러면 \"Next\" 버튼을 쓸 수 없다", ":save a.feature"],
      ["slack-login", "--language", "ko"]
    ),
    (
      "fault", ["I type \"a\"", "Then \"Next\" is enabled"],
      [
        "slack-login", "--fault", "next-needs-two-characters",
      ]
    ),
    ("dead-engine", ["Given the \"x\" app is open"], ["--engine", "stdio:false"]),
  ])
  func `a session obeys its flags`(
    _ name: String, _ lines: [String], _ arguments: [String]
  ) async throws {
    expectGolden(try await Self.session(lines, arguments), "command-line/try/\(name).txt")
  }

  /// A session goes on with a new engine, and the steps so far run again.
  @Test func `an engine that has ended is started again`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      try folder.writeProgram(Files.mortalEngine, to: "engine")
      let lines = [
        "I type \"acme\"", "I type \"zebra\"", ":screen", ":again", ":list", "I tap \"Next\"",
      ]
      let process = try await SpecProcess.run(
        ["try", "slack-login", "--engine", "stdio:./engine"], in: folder,
        environment: ["SPEC_EXECUTABLE": SpecProcess.executable.path],
        input: lines.joined(separator: "\n"))
      expectGolden(process.description, "command-line/try/lost-engine.txt")
    }
  }

  /// What is saved must run as it ran in the session.
  @Test func `a saved session passes as a scenario`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let lines = ["I type \"acme\"", ":accept", "I tap \"Next\"", ":accept", ":save a.feature"]
      let process = try await SpecProcess.run(
        ["try", "slack-login"], in: folder, input: lines.joined(separator: "\n"))
      #expect(process.status == 0, "\(process)")
      let run = try await SpecProcess.run(["run", "a.feature"], in: folder)
      #expect(run.status == 0, "\(run)")
    }
  }

  @Test func `a secret is in no reply and in no picture`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let lines = [
        "I type \"${WORD}\"", ":screen", "\"Workspace URL\" shows \"x\"", ":picture a.svg",
        ":list",
      ]
      let process = try await SpecProcess.run(
        ["try", "slack-login", "--secret", "WORD"], in: folder,
        environment: ["WORD": "acmesecret"], input: lines.joined(separator: "\n"))
      #expect(process.output.contains("***"), "\(process)")
      #expect(process.output.hasSuffix("When I type \"${WORD}\"\n"), "\(process)")
      #expect(!process.output.contains("acmesecret"), "\(process)")
      #expect(try !folder.text(of: "a.svg").contains("acmesecret"))
    }
  }

  /// A check of the whole value names the variable, so the saved scenario passes; others are left out.
  @Test func `a proposed check names the variable of a secret`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let lines = ["I type \"${WORD}\"", ":accept", ":save a.feature", "I type \"x\"", ":accept"]
      let process = try await SpecProcess.run(
        ["try", "slack-login", "--secret", "WORD"], in: folder,
        environment: ["WORD": "acmesecret"],
        input: (lines + [":save b.feature"]).joined(separator: "\n"))
      let (first, second) = (try folder.text(of: "a.feature"), try folder.text(of: "b.feature"))
      #expect(first.contains("shows \"${WORD}\""), "\(first)\(process)")
      #expect(!(first + second).contains("acmesecret"), "\(second)")
      for file in ["a.feature", "b.feature"] {
        let run = try await SpecProcess.run(
          ["run", file, "--secret", "WORD"], in: folder, environment: ["WORD": "acmesecret"])
        #expect(run.status == 0, "\(run)")
      }
    }
  }

  /// No step can have it in quotation marks, so only a variable names such an element.
  @Test func `the value of a variable may end in a backslash`() async throws {
    let text = try await Self.session(
      [#"Then I see "${X}""#, #"Then I see the "${X}" button"#],
      ["slack-login", "--var", #"X=C:\"#])
    #expect(text.contains(#"there is no "C:\" on the"#), "\(text)")
    #expect(text.contains(#"there is no "C:\" button on the"#), "\(text)")
  }

  /// The scenario types the secret, so the walks do.
  @Test func `a file of walks has the variable of a secret`() async throws {
    let feature = """
      Feature: Login
        Scenario: Type
          Given the "slack-login" app is open
          When I type "${WORD}" into "Workspace URL"
          Then "Next" is enabled

      """
    try await TemporaryFolder.with(["a.feature": feature]) { folder in
      let process = try await SpecProcess.run(
        [
          "walk", "slack-login", "a.feature", "--update", "--file", "a.walk", "--secret", "WORD",
          "--steps", "20",
        ], in: folder, environment: ["WORD": "acmesecret"])
      #expect(process.status == 0, "\(process)")
      let walks = try folder.text(of: "a.walk")
      #expect(walks.contains("I type \"${WORD}\" into \"Workspace URL\""), "\(walks)")
      #expect(!walks.contains("acmesecret"), "\(walks)")
    }
  }

  // MARK: - The terminal

  @Test(arguments: [
    ("a", [TypedKey.character("a")]), ("가", [.character("가")]),
    ("\u{1F468}", [.character("\u{1F468}")]),
    ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OH", [.home]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[1;5C", [.other]), ("\r\t\u{7F}", [.enter, .tab, .backspace]),
    ("\u{4}\u{15}\u{B}", [.endOfInput, .deleteToStart, .deleteToEnd]), ("\u{1B}x", [.other]),
  ])
  func `bytes of a terminal are keys`(_ bytes: String, _ keys: [TypedKey]) {
    var decoder = TypedKey.Decoder()
    #expect(bytes.utf8.compactMap { decoder.add($0) } == keys)
  }

  @Test func `bytes that are no key are passed over`() {
    var decoder = TypedKey.Decoder()
    #expect(decoder.add(0xFF) == .other)
    #expect(decoder.add(0x1B) == nil)
    decoder.pause()
    #expect(decoder.add(UInt8(ascii: "a")) == .character("a"))
    for _ in 0..<100 { _ = decoder.add(0x1B) }
  }

  @Test(arguments: [
    ([TypedKey.character("a"), .character("b"), .left, .character("x")], "ax", "b"),
    ([.character("a"), .backspace, .backspace], "", ""),
    // A family is one character.
    (
      [.character("\u{1F468}"), .character("\u{200D}"), .character("\u{1F467}"), .backspace], "", ""
    ),
    ([.character("a"), .character("b"), .home, .delete], "", "b"),
    ([.character("a"), .character("b"), .left, .deleteToStart], "", "b"),
    ([.character("a"), .character("b"), .left, .deleteToEnd, .end], "a", ""),
  ])
  func `a line is edited by characters`(_ keys: [TypedKey], _ before: String, _ after: String) {
    var line = EditedLine()
    for key in keys {
      let isEdit = line.apply(key)
      #expect(isEdit)
    }
    #expect(line.before == before)
    #expect(line.after == after)
  }

  @Test func `a line that is wider than the terminal shows the part around the cursor`() {
    var line = EditedLine(String(repeating: "가", count: 30))
    #expect(line.drawn(after: "> ", width: 20) == "\r> 가가가가가가가가\u{1B}[K")
    _ = line.apply(.home)
    #expect(line.drawn(after: "> ", width: 20) == "\r> 가가가가가가가가\u{1B}[K\u{1B}[16D")
  }
}
