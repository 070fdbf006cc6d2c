import SpecDrivers
import Testing

/// Whole stories of the log-in, event by event.
@Suite struct SlackLoginTimelineTests {
  @Test func `the first screen starts with the keyboard up and nothing moving`() async throws {
    let probe = try await Probe()
    #expect(
      try await probe.timeline() == [
        "0 ms app state: app (state launched)",
        "0 ms life cycle: workspace (call viewDidLoad)",
        "0 ms life cycle: workspace (call viewWillAppear)",
        "0 ms field: Workspace URL (call shouldBeginEditing, id workspace-url, screen workspace, "
          + "text )",
        "0 ms field: Workspace URL (call didBeginEditing, id workspace-url, screen workspace, "
          + "text )",
        "0 ms animation switch: animations (enabled off)",
        "0 ms keyboard: keyboard (animated off, height 301, notice keyboardWillShow)",
        "0 ms reaction: workspace (height 301, notice keyboardWillShow)",
        "0 ms jump: container (from 0, id container, property offset, screen workspace, to 301)",
        "0 ms jump: container (from 758, id container, property height, screen workspace, to 457)",
        "0 ms jump: Workspace URL (from 463, id workspace-url, property y, screen workspace, "
          + "to 312.5)",
        "0 ms jump: Your Slack workspace URL (from 443, id title, property y, screen workspace, "
          + "to 292.5)",
        "0 ms jump: placeholder (from 463, id placeholder, property y, screen workspace, to 312.5)",
        "0 ms jump: Don't know your workspace URL? (from 822, id hint, property y, "
          + "screen workspace, to 521)",
        "0 ms life cycle: workspace (call viewDidAppear)",
        "0 ms animation switch: animations (enabled on)",
        "0 ms keyboard: keyboard (animated off, height 301, notice keyboardDidShow)",
      ])
  }

  @Test func `a keystroke asks first and then slides the placeholder`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil))
    #expect(
      try await probe.events(during: .type("b", into: nil)) == [
        "0 ms field: Workspace URL (accepted on, call shouldChangeCharacters, count 0, "
          + "id workspace-url, replacement b, screen workspace, start 1, text a)",
        "0 ms field: Workspace URL (call editingChanged, id workspace-url, screen workspace, "
          + "text ab)",
        "0 ms jump: placeholder (from 8, id placeholder, property offset, screen workspace, to 16)",
        "0 ms jump: placeholder (from 28, id placeholder, property x, screen workspace, to 36)",
      ])
    #expect(
      try await probe.events(during: .type("_", into: nil)) == [
        "0 ms field: Workspace URL (accepted off, call shouldChangeCharacters, count 0, "
          + "id workspace-url, replacement _, screen workspace, start 2, text ab)"
      ])
  }

  @Test func `going on moves nothing but the screens`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil))
    #expect(
      try await probe.events(during: .tap(Selector("Next"))) == [
        "0 ms life cycle: email (call viewDidLoad)",
        "0 ms jump: container (from 0, id container, property offset, screen email, to 301)",
        "0 ms jump: container (from 758, id container, property height, screen email, to 457)",
        "0 ms jump: Your email address (from 463, id email, property y, screen email, to 312.5)",
        "0 ms jump: floating title (from 463, id floating-title, property y, screen email, "
          + "to 312.5)",
        "0 ms jump: placeholder (from 463, id placeholder, property y, screen email, to 312.5)",
        "0 ms life cycle: workspace (call viewWillDisappear)",
        "0 ms life cycle: email (call viewWillAppear)",
        "0 ms field: Your email address (call shouldBeginEditing, id email, screen email, text )",
        "0 ms field: Workspace URL (call shouldEndEditing, id workspace-url, screen workspace, "
          + "text a)",
        "0 ms field: Workspace URL (call didEndEditing, id workspace-url, screen workspace, "
          + "text a)",
        "0 ms field: Your email address (call didBeginEditing, id email, screen email, text )",
        "0 ms keyboard: keyboard (animated on, height 346, notice keyboardWillShow)",
        "0 ms reaction: email (height 346, notice keyboardWillShow)",
        "0 ms push: email (animated on, duration 350, from workspace)",
        "250 ms keyboard: keyboard (animated on, height 346, notice keyboardDidShow)",
        "350 ms life cycle: workspace (call viewDidDisappear)",
        "350 ms life cycle: email (call viewDidAppear)",
      ])
  }

  @Test func `coming back frees the second screen and the first one listens again`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")))
    #expect(
      try await probe.events(
        of: .lifeCycle, .keyboard, .reaction, .pop, .animation, .jump, .animationSwitch,
        during: .tap(Selector("Prev"))) == [
          "350 ms life cycle: email (call viewWillDisappear)",
          "350 ms life cycle: workspace (call viewWillAppear)",
          "350 ms keyboard: keyboard (animated on, height 301, notice keyboardWillShow)",
          "350 ms reaction: email (height 301, notice keyboardWillShow)",
          "350 ms reaction: workspace (height 301, notice keyboardWillShow)",
          "350 ms pop: email (animated on, duration 350, to workspace)",
          "600 ms keyboard: keyboard (animated on, height 301, notice keyboardDidShow)",
          "700 ms life cycle: email (call viewDidDisappear)",
          "700 ms life cycle: workspace (call viewDidAppear)",
          "700 ms life cycle: email (call deinit)",
        ])
  }

  @Test func `the title floats up while the placeholder goes at once`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")))
    #expect(
      try await probe.events(of: .animation, .jump, during: .type("m@x", into: nil)) == [
        "350 ms jump: placeholder (from 1, id placeholder, property opacity, screen email, to 0)",
        "350 ms animation: floating title (duration 300, from 0, id floating-title, "
          + "property opacity, screen email, to 1)",
        "350 ms animation: floating title (duration 300, from -20, id floating-title, "
          + "property offset, screen email, to 0)",
        "350 ms animation: floating title (duration 300, from 312.5, id floating-title, "
          + "property y, screen email, to 292.5)",
      ])
    #expect(try await probe.value(.text, of: "email") == "m@x")
    #expect(try await probe.value(.visible, of: "placeholder") == "off")
    #expect(try await probe.value(.visible, of: "floating-title") == "on")
    try await probe.do(.clear(Selector("Your email address", role: .field)))
    #expect(try await probe.value(.opacity, of: "placeholder") == "1")
    #expect(try await probe.value(.opacity, of: "floating-title") == "0")
    #expect(try await probe.value(.offset, of: "floating-title") == "-20")
  }
}
