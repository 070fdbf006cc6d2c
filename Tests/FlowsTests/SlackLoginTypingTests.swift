import SpecDrivers
import Testing

/// The address field: what it lets in, and what follows from its text.
@Suite struct SlackLoginTypingTests {
  /// What a person sees around the address.
  struct State: Equatable {
    var text: String
    var placeholder: String
    var offset: String
    var next: String

    /// The state that belongs to a text.
    init(of text: String) {
      self.text = text
      placeholder = text.isEmpty ? "workspace-url.slack.com" : ".slack.com"
      offset = String(8 * text.unicodeScalars.count)
      next = text.isEmpty ? "off" : "on"
    }

    init(on probe: Probe) async throws {
      text = try await probe.value(.text, of: "workspace-url") ?? "nothing"
      placeholder = try await probe.value(.text, of: "placeholder") ?? "nothing"
      offset = try await probe.value(.offset, of: "placeholder") ?? "nothing"
      next = try await probe.value(.enabled, of: "next") ?? "nothing"
    }
  }

  private static func scalars(_ ranges: ClosedRange<Unicode.Scalar>...) -> [String] {
    ranges.flatMap { range in
      (range.lowerBound.value...range.upperBound.value).compactMap { Unicode.Scalar($0) }
        .map { String($0) }
    }
  }

  @Test(arguments: scalars("a"..."z", "0"..."9") + ["-", "é", "ß", "я", "α"])
  func `a permitted character goes in`(character: String) async throws {
    let probe = try await Probe()
    try await probe.do(.type(character, into: nil))
    #expect(try await State(on: probe) == State(of: character))
  }

  /// All of printable ASCII that is not permitted, and a sample of the rest.
  static let forbidden: [String] =
    scalars("A"..."Z", " "...",", "."..."/", ":"..."@", "["..."`", "{"..."~")
    + ["É", "한", "あ", "ª", "٣", "½", "😀", "👨‍👩‍👧", "🇰🇷", "e\u{301}", "\u{301}", "\u{200D}"]

  @Test(arguments: forbidden)
  func `a forbidden character stays out and changes nothing`(character: String) async throws {
    let probe = try await Probe()
    try await probe.do(.type(character, into: nil))
    #expect(try await State(on: probe) == State(of: ""))
    try await probe.do(.type("ab", into: nil), .type(character, into: nil))
    #expect(try await State(on: probe) == State(of: "ab"))
  }

  /// An edit of a field that holds `abcd`, and what it holds afterwards.
  struct Edit: CustomTestStringConvertible {
    let selection: TextSelection
    let action: Action
    let result: String

    init(_ selection: TextSelection, _ action: Action, _ result: String) {
      self.selection = selection
      self.action = action
      self.result = result
    }

    var testDescription: String { "\(selection), \(action) → \(result)" }
  }

  @Test(arguments: [
    Edit(.caret(at: 4), .type("x", into: nil), "abcdx"),
    Edit(.caret(at: 0), .type("x", into: nil), "xabcd"),
    Edit(.caret(at: 2), .type("xy", into: nil), "abxycd"),
    Edit(.range(start: 1, count: 2), .type("x", into: nil), "axd"),
    Edit(.text("cd"), .paste("123", into: nil), "ab123"),
    Edit(.all, .paste("z", into: nil), "z"),
    Edit(.all, .deleteBackward(times: 1, in: nil), ""),
    Edit(.all, .deleteBackward(times: 9, in: nil), ""),
    Edit(.caret(at: 1), .deleteBackward(times: 1, in: nil), "bcd"),
    Edit(.caret(at: 1), .deleteBackward(times: 3, in: nil), "bcd"),
    Edit(.caret(at: 4), .deleteBackward(times: 4, in: nil), ""),
    Edit(.caret(at: 0), .clear(Selector("Workspace URL")), ""),
    Edit(.caret(at: 4), .paste("abc.com", into: nil), "abcd"),
    Edit(.all, .paste("abc.com", into: nil), "abcd"),
    Edit(.range(start: 1, count: 2), .paste(".", into: nil), "abcd"),
  ])
  func `after every edit placeholder and Next belong to the text`(edit: Edit) async throws {
    let probe = try await Probe()
    try await probe.do(.type("abcd", into: nil), .select(edit.selection, in: nil), edit.action)
    #expect(try await State(on: probe) == State(of: edit.result))
  }

  @Test func `placeholder and Next are right after each single keystroke`() async throws {
    let probe = try await Probe()
    #expect(try await State(on: probe) == State(of: ""))
    for text in ["a", "ab", "ab-", "ab-1"] {
      try await probe.do(.type(String(text.suffix(1)), into: nil))
      #expect(try await State(on: probe) == State(of: text))
    }
    for text in ["ab-", "ab", "a", ""] {
      try await probe.do(.deleteBackward(times: 1, in: nil))
      #expect(try await State(on: probe) == State(of: text))
    }
  }

  @Test func `the address field asks for its own keyboard`() async throws {
    let probe = try await Probe()
    let field = try await probe.element("workspace-url")
    #expect(
      Dictionary(field.properties).mapValues { $0.value?.written } == [
        .text: "", .visible: "on", .enabled: "on", .keyboardType: "URL", .returnKey: "Go",
        .autocorrection: "off", .spellChecking: "off", .secure: "off",
      ])
    #expect(
      try await probe.screen.keyboard
        == .known(
          Keyboard(
            type: .known("URL"), returnKey: .known("Go"), height: .known(301),
            shortcutBar: .known(false))))
  }

  @Test func `Go goes on with an address and does nothing without`() async throws {
    let probe = try await Probe()
    try await probe.do(.pressReturn)
    #expect(try await probe.screen.name == "workspace")
    try await probe.do(.type("a\n", into: nil))
    #expect(try await probe.screen.stack == .known(["workspace", "email"]))
  }
}
