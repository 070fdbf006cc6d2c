import SpecDrivers
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// What is recorded of a session: states, labels of actions, what is left out.
@Suite struct PathRecordingTests {
  /// The first state and each step of a path, a line for each.
  private static func lines(_ path: RecordedPath) -> [String] {
    [path.first.text] + path.steps.map { "\($0.label.text) → \($0.state.text)" }
  }

  @Test func `a session is a state after each action`() async throws {
    let paths = try await GateWalks.record([GateWalks.thereAndBack])
    #expect(
      paths.map(Self.lines) == [
        [
          #"gate, "Open" disabled"#,
          #"tap "Code" → gate, focus "Code", keyboard, "Open" disabled"#,
          #"enter valid text into "Code" → gate, focus "Code", keyboard, "Code" valid"#,
          #"press return → gate, "Code" valid"#,
          #"tap "Open" → garden"#,
          "go back → garden › Leave the garden?",
          #"answer "Go" → gate, "Code" valid"#,
        ]
      ])
  }

  @Test func `what is refused is counted and is no step`() async throws {
    let paths = try await GateWalks.record([
      [.tap(Selector("Open")), .back, .tap(GateWalks.code), .wait(.seconds(1))]
    ])
    #expect(paths.map(\.refusals) == [2])
    #expect(paths.map { $0.steps.map(\.label.text) } == [[#"tap "Code""#]])
  }

  @Test func `who has left the app is where they were when they come back`() async throws {
    let paths = try await GateWalks.record([[.type("9", into: GateWalks.code), .leave, .comeBack]])
    let wrong = #"focus "Code", keyboard, "Code" invalid, "Open" disabled"#
    #expect(
      paths.map { $0.steps.map(\.state.text) }
        == [["gate, " + wrong, "gate (left), " + wrong, "gate, " + wrong]])
  }

  @Test(arguments: [
    ([PathFacet.screen], ["gate", "gate", "garden"]),
    ([.screen, .prompt], ["gate", "gate", "garden"]),
    ([.screen, .fields], ["gate", #"gate, "Code" valid"#, "garden"]),
    (
      [.focus, .keyboard],
      ["any screen", #"any screen, focus "Code", keyboard"#, "any screen"]
    ),
    ([.controls], [#"any screen, "Open" disabled"#, "any screen", "any screen"]),
  ])
  func `facets decide what is one state`(_ facets: [PathFacet], _ states: [String]) async throws {
    let paths = try await GateWalks.record(
      [[.type("42", into: GateWalks.code), .tap(Selector("Open"))]], PathAbstraction(Set(facets)))
    #expect(paths.map { $0.states.map(\.text) } == [states])
  }

  @Test(
    arguments: [
      ([:], "unknown"), ([.text: .known("")], "empty"), ([.text: .known("a")], "valid"),
      ([.text: .known("a"), .invalid: .known(true)], "invalid"),
      ([.text: .known(""), .invalid: .known(true)], "invalid"),
      ([.text: .known("a"), .invalid: .known(false)], "valid"),
      ([.text: .known("a"), .invalid: .known("spelling")], "invalid"),
      (
        [.text: .known("a"), .borderColor: .known(.color(Color(red: 255, green: 0, blue: 0)))],
        "invalid"
      ),
      (
        [
          .text: .known("a"), .underlineColor: .known(.color(Color(red: 235, green: 87, blue: 67))),
        ],
        "invalid"
      ),
      (
        [.text: .known("a"), .borderColor: .known(.color(Color(red: 255, green: 149, blue: 0)))],
        "valid"
      ),
      (
        [.text: .known("a"), .borderColor: .known(.color(Color(red: 0, green: 166, blue: 3)))],
        "valid"
      ),
      ([.text: .unknown("no text")], "unknown"),
    ] as [(Properties, String)])
  func `a field is empty, valid or invalid`(_ properties: Properties, _ content: String) {
    let field = Element(
      id: "f", role: .field, label: "F", frame: .unknown("none"), properties: properties)
    #expect(FieldContent(of: field).rawValue == content)
  }

  @Test func `what an engine does not report is named with its reason`() {
    let screen = Screen(
      name: "page", size: Size(width: 1, height: 1),
      elements: [
        Element(
          id: "b", role: .button, label: "B", frame: .unknown("none"),
          properties: [.enabled: .unknown("no idea")])
      ], focus: .unknown("no focus"), keyboard: .unknown("no keyboard"),
      alert: .unknown("no alerts"), stack: .unknown("none"))
    #expect(
      PathAbstraction.standard.unknown(on: screen) == [
        .focus: "no focus", .keyboard: "no keyboard", .prompt: "no alerts", .controls: "no idea",
      ])
    #expect(
      PathAbstraction.standard.state(of: screen).text
        == #"page, unknown focus, unknown keyboard, unknown prompt, "B" unknown"#)
  }

  @Test func `inputs are learned whatever the order of the sessions`() async throws {
    let sessions: [[Action]] = [
      [.type("4", into: GateWalks.code), .type("2", into: GateWalks.code)],
      [.type("42", into: GateWalks.code)], [.type("777", into: GateWalks.code)],
      [.type("9", into: GateWalks.code)],
    ]
    for order in [sessions, sessions.reversed()] {
      let learned = LearnedInputs(try await GateWalks.record(order))
      // "2" led to a valid text too, after "4"; a text for an empty field is better.
      #expect(learned.text(for: #""Code""#, .valid) == "42")
      #expect(learned.text(for: #""Code""#, .invalid) == "4")
      #expect(learned.text(for: #""Name""#, .valid) == nil)
    }
  }

  @Test func `a session that is closed during a look ends with what was seen before`() async throws
  {
    let recorder = PathRecorder(.standard)
    let gate = HeldGate()
    let driver = recorder.driver(gate)
    try await driver.launch(GateWalks.start.options)
    await gate.hold()
    async let tap: Void = driver.perform(.tap(GateWalks.code))
    _ = await gate.isLooking.wait(atMost: .seconds(60))
    await driver.close()
    gate.mayLook.set(())
    try await tap
    #expect(
      recorder.paths.map(Self.lines) == [
        [#"gate, "Open" disabled"#, #"tap "Code" → gate, "Open" disabled"#]
      ])
  }
}

/// A gate whose screen comes only when the test allows it.
private actor HeldGate: Driver {
  private let gate = Gate([])
  private var isHeld = false
  nonisolated let (isLooking, mayLook) = (Latch<Void>(), Latch<Void>())

  func hold() { isHeld = true }

  nonisolated var capabilities: Capabilities { gate.capabilities }
  func launch(_ options: LaunchOptions) async throws(DriverError) { try await gate.launch(options) }
  func arrange(_ condition: Condition) async throws(DriverError) {}
  func perform(_ action: Action) async throws(DriverError) { try await gate.perform(action) }
  func close() async {}

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    let seen = try await gate.observe(since: mark)
    if isHeld {
      isLooking.set(())
      _ = await mayLook.wait(atMost: .seconds(60))
    }
    return seen
  }
}
