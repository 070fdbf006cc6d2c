import SpecDrivers
import Testing

@testable import SpecFlows

/// The entry of a password as a table: events in, state and effects out.
@Suite struct PasswordStateTests {
  /// A state in a line: the stage, both entries, the focus.
  private static func line(_ state: PasswordState) -> String {
    func entry(_ entry: PasswordState.Entry) -> String {
      let verdict = entry.isValid.map { $0 ? "+" : "-" } ?? "?"
      return "\"\(entry.text)\"" + verdict + (entry.isSecure ? "" : " in the clear")
    }
    let focus = state.focus.map { "\($0)" } ?? "nowhere"
    return "\(state.stage): \(entry(state.password)) \(entry(state.confirmation)) focus \(focus)"
  }

  /// The state after some events, and what follows from the last of them.
  private static func outcome(
    of events: [PasswordState.Event]
  ) -> (line: String, effects: [PasswordState.Effect], state: PasswordState) {
    var state = PasswordState(rules: RulesInUse(PasswordEntryRules()))
    var effects: [PasswordState.Effect] = []
    for event in events { effects = state.process(event) }
    return (line(state), effects, state)
  }

  private static let good = "abcd123!"

  /// On the way to the confirmation: the password is in, and the focus has followed.
  private static let confirming: [PasswordState.Event] = [
    .appeared, .focused(.password), .edited(.password, good), .submitted(.password),
    .focused(.confirmation),
  ]

  @Test func `it begins with nothing`() {
    #expect(Self.outcome(of: []).line == #"password: ""? ""? focus nowhere"#)
  }

  @Test(arguments: [
    (
      [PasswordState.Event.appeared], #"password: ""? ""? focus nowhere"#,
      [PasswordState.Effect.focus(.password)]
    ),
    (
      [.focused(.password)], #"password: ""? ""? focus password"#,
      [.focus(.password), .scroll]
    ),
    (
      [.focused(.password), .edited(.password, "ab")],
      #"password: "ab"? ""? focus password"#, []
    ),
    (
      [.focused(.password), .edited(.password, "ab"), .submitted(.password)],
      #"password: ""- ""? focus password"#, [.focus(.password), .scroll]
    ),
    (
      [.focused(.password), .submitted(.password), .edited(.password, "a")],
      #"password: "a"- ""? focus password"#, []
    ),
    (
      [.focused(.password), .edited(.password, good), .submitted(.password)],
      #"confirmation: "abcd123!"+ ""? focus password"#, [.focus(.confirmation), .scroll]
    ),
    (
      [.focused(.password), .edited(.password, "ab"), .focused(nil)],
      #"password: "ab"? ""? focus nowhere"#, []
    ),
    (
      [.focused(.password), .edited(.password, "ab"), .focused(nil), .focused(.password)],
      #"password: ""? ""? focus password"#, [.focus(.password), .scroll]
    ),
  ])
  func `the password is entered and checked`(
    events: [PasswordState.Event], line: String, effects: [PasswordState.Effect]
  ) {
    let outcome = Self.outcome(of: events)
    #expect(outcome.line == line)
    #expect(outcome.effects == effects)
  }

  @Test(
    arguments: [
      ([], #"confirmation: "abcd123!"+ ""? focus confirmation"#, [.focus(.confirmation), .scroll]),
      (
        [.edited(.confirmation, good), .submitted(.confirmation)],
        #"confirmation: "abcd123!"+ "abcd123!"+ focus confirmation"#, [.finish]
      ),
      (
        [.edited(.confirmation, "abcd123?"), .submitted(.confirmation)],
        #"confirmation: "abcd123!"+ ""- focus confirmation"#, [.focus(.confirmation), .scroll]
      ),
      (
        [.edited(.confirmation, "ab"), .focused(.password)],
        #"password: ""+ "ab"? focus password"#, [.focus(.password), .scroll]
      ),
      (
        [.submitted(.confirmation), .focused(.password)],
        #"password: ""+ ""? focus password"#, [.focus(.password), .scroll]
      ),
      (
        [.edited(.confirmation, "ab"), .focused(nil)],
        #"confirmation: "abcd123!"+ "ab"? focus nowhere"#, []
      ),
      (
        [.edited(.confirmation, "ab"), .focused(nil), .focused(.confirmation)],
        #"confirmation: "abcd123!"+ ""? focus confirmation"#, [.focus(.confirmation), .scroll]
      ),
      ([.focused(nil), .appeared], #"confirmation: "abcd123!"+ ""? focus nowhere"#, []),
    ] as [([PasswordState.Event], String, [PasswordState.Effect])])
  func `the password is confirmed, or entered anew`(
    events: [PasswordState.Event], line: String, effects: [PasswordState.Effect]
  ) {
    let outcome = Self.outcome(of: Self.confirming + events)
    #expect(outcome.line == line)
    #expect(outcome.effects == effects)
  }

  @Test(
    arguments: [
      ([.revealTapped(.password)], #"password: "a"? in the clear ""? focus password"#),
      (
        [.revealTapped(.password), .revealTapped(.password)], #"password: "a"? ""? focus password"#
      ),
      (
        [.revealTapped(.password), .edited(.password, "ab")],
        #"password: "ab"? in the clear ""? focus password"#
      ),
      ([.revealTapped(.password), .focused(nil)], #"password: "a"? ""? focus nowhere"#),
      (
        [.revealTapped(.password), .focused(.confirmation)],
        #"confirmation: "a"? ""? focus confirmation"#
      ),
    ] as [([PasswordState.Event], String)])
  func `the eye shows a text until its field is left`(
    events: [PasswordState.Event], line: String
  ) {
    let start: [PasswordState.Event] = [.focused(.password), .edited(.password, "a")]
    #expect(Self.outcome(of: start + events).line == line)
  }

  @Test(
    arguments: [
      ([], PasswordState.Palette.placeholder, "", false),
      ([.focused(.password)], PasswordState.Palette.active, "", false),
      ([.focused(.password), .edited(.password, "a")], PasswordState.Palette.active, "", true),
      (
        [.focused(.password), .edited(.password, "a"), .focused(nil)],
        PasswordState.Palette.placeholder, "", false
      ),
      (
        [.focused(.password), .submitted(.password)], PasswordState.Palette.wrong,
        PasswordEntryRules().passwordWarning, false
      ),
      (
        [.focused(.password), .submitted(.password), .focused(nil)], PasswordState.Palette.wrong,
        PasswordEntryRules().passwordWarning, false
      ),
      (
        [.focused(.password), .submitted(.password), .edited(.password, "a")],
        PasswordState.Palette.active, "", true
      ),
      (
        [
          .focused(.password), .submitted(.password), .edited(.password, "a"),
          .edited(.password, ""),
        ], PasswordState.Palette.wrong, PasswordEntryRules().passwordWarning, false
      ),
    ] as [([PasswordState.Event], Color, String, Bool)])
  func `line, warning and eye are computed from the state`(
    events: [PasswordState.Event], underline: Color, warning: String, showsRevealButton: Bool
  ) {
    let appearance = Self.outcome(of: events).state.appearance(of: .password)
    #expect(appearance.underline == underline)
    #expect(appearance.warning == warning)
    #expect(appearance.showsRevealButton == showsRevealButton)
  }
}
