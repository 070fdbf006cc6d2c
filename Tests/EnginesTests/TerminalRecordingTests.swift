import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What a person types in a terminal, and the steps it becomes.
@Suite struct TerminalRecordingTests {
  // MARK: - Bytes to keys

  @Test(arguments: [
    ("acme", "text acme"), ("a\rb", "text a, Enter, text b"), ("\u{7F}\t", "Backspace, Tab"),
    ("\u{1B}[A\u{1B}OA", "Up, Up"), ("\u{1B}[1;5D", "Control+Left"), ("\u{1B}[Z", "Shift+Tab"),
    ("\u{1B}OP\u{1B}[15~", "F1, F5"), ("\u{3}\u{4}", "Control+C, Control+D"),
    ("\u{1D}", "Control+]"), ("\0", "Control+Space"), ("\n", "Control+J"), ("\u{1B}x", "Alt+x"),
    ("\u{1B}한", "Alt+한"), ("\u{1B}", "Escape"), ("\u{1B}\u{1B}[A", "Escape, Up"),
    ("\u{1B}[", "Alt+["), ("\u{1B}[<0;3;4M", "other [<0;3;4M"), ("hé한👍", "text hé한👍"),
    ("\u{1B}[200~one\rtwo \u{1B}[A\u{1B}[201~!", "pasted one\ntwo \u{1B}[A, text !"),
  ])
  func `bytes are the keys and texts that a person typed`(
    _ bytes: String, _ inputs: String
  ) {
    #expect(Self.decoded([Array(bytes.utf8)]) == inputs)
    // However they arrive.
    #expect(Self.joined(Self.inputs(bytes.utf8.map { [$0] })) == inputs)
  }

  @Test func `every key that a step can press is known again`() throws {
    let held = ["", "Shift+", "Alt+", "Control+", "Control+Shift+", "Alt+Shift+", "Control+Alt+"]
    for name in held.flatMap({ held in KeyNames.all.map { held + $0 } }) {
      for isApplication in [false, true] {
        let keys = TerminalKeys(usesApplicationKeys: isApplication)
        guard let bytes = keys.bytes(try KeyChord(written: name)) else { continue }
        let inputs = Self.inputs([bytes])
        let again = try inputs.flatMap { input -> [UInt8] in
          switch input {
          case .text(let text): TerminalKeys.typed(text)
          case .key(let name): try keys.bytes(KeyChord(written: name)) ?? []
          case .pasted, .other: []
          }
        }
        #expect(again == bytes, "\(name): \(inputs)")
        #expect(inputs.count == 1, "\(name): \(inputs)")
      }
    }
  }

  @Test func `a key sequence that is cut off waits, and is Escape after a pause`() {
    var decoder = TypedInput.Decoder()
    decoder.add([0x1B])
    #expect(decoder.next(isPause: false) == nil)
    decoder.add(Array("[1;5".utf8))
    #expect(decoder.next(isPause: false) == nil)
    decoder.add(Array("C".utf8))
    #expect(decoder.next(isPause: false) == .key("Control+Right"))
    decoder.add([0x1B])
    #expect(decoder.next(isPause: true) == .key("Escape"))
    #expect(decoder.next(isPause: true) == nil)
  }

  @Test func `a paste without an end is taken at a limit`() {
    var decoder = TypedInput.Decoder()
    decoder.add(Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x61, count: 1 << 20))
    guard case .pasted(let text)? = decoder.next(isPause: false) else {
      Issue.record("nothing was pasted")
      return
    }
    #expect(text.utf8.count == 1 << 20)
  }

  private static func inputs(_ parts: [[UInt8]]) -> [TypedInput] {
    var decoder = TypedInput.Decoder()
    var inputs: [TypedInput] = []
    for part in parts {
      decoder.add(part)
      while let input = decoder.next(isPause: false) { inputs.append(input) }
    }
    while let input = decoder.next(isPause: true) { inputs.append(input) }
    return inputs
  }

  private static func decoded(_ parts: [[UInt8]]) -> String { joined(inputs(parts)) }

  /// The inputs as words, those of one text together.
  private static func joined(_ inputs: [TypedInput]) -> String {
    var words: [String] = []
    for input in inputs {
      switch input {
      case .text(let text):
        if words.last?.hasPrefix("text ") ?? false {
          words[words.count - 1] += text
        } else {
          words.append("text " + text)
        }
      case .key(let name): words.append(name)
      case .pasted(let text): words.append("pasted " + text)
      case .other(let bytes):
        words.append("other " + String(decoding: bytes.dropFirst(), as: UTF8.self))
      }
    }
    return words.joined(separator: ", ")
  }

  // MARK: - Keys to inputs

  /// What a program shows.
  private static func shown(_ line: String, hidesInput: Bool = false) -> TerminalRecorder.Shown {
    var terminal = TerminalScreen()
    _ = terminal.feed(line.utf8)
    let view = TerminalView(screen: terminal, name: "a", status: nil).observed
    return TerminalRecorder.Shown(view, terminal, hidesInput: hidesInput)
  }

  /// The actions and secrets of inputs, a line each.
  private static func lines(_ inputs: [RecordedInput]) -> [String] {
    inputs.map { input in
      let actions = input.actions.map { action -> String in
        switch action {
        case .type(let text, _): "type \(text)"
        case .pressKey(let key): key
        case .paste(let text, _): "paste \(text)"
        default: "\(action)"
        }
      }
      let secret = input.secret.map { ["\($0.field)=\($0.text ?? "?")"] } ?? []
      return (actions.isEmpty ? [input.description] : actions + secret).joined(separator: ", ")
    }
  }

  @Test func `a text, its end and other keys are inputs`() {
    var recorder = TerminalRecorder()
    let prompt = Self.shown("> ")
    for input: TypedInput in [
      .text("a"), .text("b"), .key("Enter"), .key("Enter"), .text("c"), .key("Up"),
      .key("Backspace"), .pasted("one\ntwo"), .other([0x1B, 0x5B, 0x49]), .text("d"),
    ] {
      recorder.add(input, prompt, at: .zero)
    }
    #expect(recorder.isTyping)
    recorder.finish(prompt)
    #expect(
      Self.lines(recorder.takeInputs()) == [
        "type ab, Enter", "Enter", "type c", "Up", "Backspace", "paste one\ntwo",
        "a key that has no name", "type d",
      ])
    #expect(recorder.takeInputs().isEmpty)
  }

  @Test func `what is not shown is a secret, typed or pasted, and corrected`() {
    var recorder = TerminalRecorder()
    let hidden = Self.shown("Password: ", hidesInput: true)
    let keys: [TypedInput] = [
      .key("Backspace"), .text("x"), .key("Backspace"), .key("Backspace"), .text("hunter23"),
      .key("Backspace"), .pasted("2"), .key("Enter"),
    ]
    for input in keys { recorder.add(input, hidden, at: .zero) }
    recorder.add(.text("shown"), Self.shown("> "), at: .zero)
    recorder.finish(Self.shown("> shown"))
    #expect(
      Self.lines(recorder.takeInputs()) == [
        "Backspace", "Backspace", "type , Enter, Password: =hunter22", "type shown",
      ])
  }

  @Test(arguments: [
    ("Password: ********", "type , Enter, Password: =hunter22"),
    ("PIN • ••••••••", "type , Enter, PIN • =hunter22"),
    ("> hunter22", "type hunter22, Enter"), ("***", "type hunter22, Enter"),
  ])
  func `what is shown as stars or bullets is a secret`(_ line: String, _ input: String) {
    var recorder = TerminalRecorder()
    recorder.add(.text("hunter22"), Self.shown("Password: "), at: .zero)
    recorder.add(.key("Enter"), Self.shown(line), at: .zero)
    #expect(Self.lines(recorder.takeInputs()) == [input])
  }

  // MARK: - The screen of the person

  @Test func `the person sees the screen of the program`() {
    var program = TerminalScreen(columns: 20, rows: 4)
    var person = TerminalScreen(columns: 30, rows: 8)
    var painter = TerminalPainter()
    _ = person.feed(TerminalPainter.begin(program, hint: "hint").utf8)
    #expect(person.isAlternate)
    for output in [
      "plain \u{1B}[1;31mbold red\u{1B}[0m\r\n한글 👍 é", "\u{1B}[2;1H\u{1B}[7;4minverse\u{1B}[0m",
      "\u{1B}[48;2;1;2;3;3;9mon colour", "\u{1B}[2J\u{1B}[3;5H\u{1B}[?25lgone\u{1B}[5;8mhidden",
      "\u{1B}[?25h\n\n\n\n",
    ] {
      _ = program.feed(output.utf8)
      _ = person.feed(painter.text(for: program).utf8)
      #expect(person.lines.prefix(4).map { Array($0.prefix(20)) } == program.lines, "\(output)")
      #expect(
        person.cursor.row == program.cursor.row && person.cursor.column == program.cursor.column)
      #expect(person.isCursorVisible == program.isCursorVisible)
    }
    #expect(person.lines[4].prefix(4).map(\.text).joined() == "hint")
    _ = person.feed(TerminalPainter.end.utf8)
    #expect(!person.isAlternate && person.isCursorVisible && !person.usesBracketedPaste)
  }

  // MARK: - Whole recordings

  /// Uses a program while `spec record` runs in a terminal, and returns the scenario.
  private static func record(
    _ script: String, _ deeds: [(waitFor: String, keys: [Action])], _ arguments: String = ""
  ) async throws -> String {
    try await TemporaryFolder.with(["app.sh": "#!/bin/bash\n" + script]) { folder in
      let app = folder.file("app.sh").path
      let command = """
        \(SpecProcess.executable.path) record --engine 'terminal:/bin/bash \(app)' -o a.feature \(arguments)
        """
      let shell = TerminalApp(
        "/bin/sh -c 'cd \(folder.path) && \(command.replacing("'", with: #"'\''"#)); echo status $?; read x'",
        name: "shell")
      let driver = TerminalEngine(shell).makeDriver()
      let result: Result<String, any Error>
      do {
        try await driver.launch(LaunchOptions(app: "shell"))
        for (text, keys) in deeds {
          try await look(driver, for: text)
          for key in keys { try await driver.perform(key) }
        }
        try await look(driver, for: "status ")
        let screen = try await driver.observe(since: 0).screen
        let lines = screen.elements.filter { $0.role == .row }.map(\.label)
        let end = lines.filter { $0.hasPrefix("status ") || $0.hasPrefix("spec: the scenario") }
        let scenario = (try? folder.text(of: "a.feature")) ?? lines.joined(separator: "\n")
        result = .success(scenario + end.joined(separator: "\n"))
      } catch { result = .failure(error) }
      await driver.close()
      return try result.get()
    }
  }

  /// Waits until the terminal shows a text, for at most a minute.
  private static func look(_ driver: any Driver, for text: String) async throws {
    let start = ContinuousClock.now
    while true {
      let screen = try await driver.observe(since: 0).screen
      if screen.elements.contains(where: { $0.label.contains(text) }) { return }
      guard start.duration(to: .now) < .seconds(60) else {
        throw Missing(text: text, lines: screen.elements.map(\.label))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private struct Missing: Error {
    let text: String
    let lines: [String]
  }

  @Test(.timeLimit(.minutes(3)))
  func `questions, a password and the end of a program are recorded`() async throws {
    let script = """
      read -r -p 'Name: ' name
      read -r -s -p 'Password: ' word; echo
      echo "Hello $name, ${#word} letters"
      read -r -p 'Go on? ' answer
      exit 4
      """
    // A person looks before the next input, so that the outcome of the last one is known.
    let pause = Action.wait(.milliseconds(600))
    let scenario = try await Self.record(
      script,
      [
        ("Name:", [.type("Ann 한글 👍", into: nil), .pressReturn]),
        ("Password:", [pause, .type("hunter22", into: nil), .pressReturn]),
        ("8 letters", [pause, .pressReturn]),
      ])
    #expect(
      scenario == """
        Feature: Recording

          Scenario: Recording
            Given the app is open
            When I type "Ann 한글 👍"
            And I press "Enter"
            Then I see "Password:"
            When I type "${PASSWORD}"
            And I press "Enter"
            Then I see "Hello Ann 한글 👍, 8 letters"
            And I see "Go on?"
            When I press "Enter"
            Then the program ends with status 4
        spec: the scenario passes when it is run again
        status 0
        """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `keys reach the program, and Control and the bracket end the recording`() async throws {
    let script = """
      trap 'echo interrupted' INT
      echo ready; read -r -s -n 3 key; printf '%q\\n' "$key"; while :; do read -r x; done
      """
    let scenario = try await Self.record(
      script,
      [
        ("ready", [.pressKey("Up")]), ("[A", [.pressKey("Control+C")]),
        ("interrupted", [.pressKey("Control+]")]),
      ], "--checks none")
    #expect(
      scenario == """
        Feature: Recording

          Scenario: Recording
            Given the app is open
            When I press "Up"
            And I press "Control+C"
        spec: the scenario passes when it is run again
        status 0
        """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `a recording without input, and a terminal that is too small, are refused`() async throws {
    let nothing = try await Self.record("echo ready; cat", [("ready", [.pressKey("Control+]")])])
    #expect(nothing.contains("spec: nothing was recorded"))
    #expect(nothing.hasSuffix("status 1"))
    try await TemporaryFolder.with { folder in
      let run = try await SpecProcess.run(
        ["record", "--engine", "terminal:cat", "--headless"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("a program in a terminal has no window"))
      let engine = TerminalEngine(
        TerminalApp("\(SpecProcess.executable.path) record --engine terminal:cat", name: "spec"))
      let driver = engine.makeDriver()
      try await driver.arrange(.device(setting: DeviceSetting.windowSize, value: "70 × 20"))
      try await driver.launch(LaunchOptions(app: "spec"))
      try await Self.look(driver, for: "the terminal has 70 columns and 20 rows")
      await driver.close()
    }
  }
}
