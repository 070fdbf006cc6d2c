import SpecDrivers
import Testing

/// The container, the keyboard and what hangs between them.
@Suite struct SlackLoginKeyboardTests {
  @Test(arguments: [(0, 483.0), (150, 408), (301, 332.5), (346, 310)])
  func `the field stands in the middle of what the keyboard leaves`(
    height: Int, middle: Double
  ) async throws {
    let probe = try await Probe(settings: ["keyboard height": .number(Double(height))])
    let container = try await probe.frame(of: "container")
    #expect(container == Frame(x: 0, y: 104, width: 414, height: 758 - Double(height)))
    #expect(container.midY == middle)
    #expect(try await probe.frame(of: "workspace-url").midY == middle)
    #expect(try await probe.frame(of: "placeholder").midY == middle)
    #expect(try await probe.frame(of: "title").maxY == middle - 20)
    #expect(try await probe.frame(of: "hint").maxY == container.maxY - 20)
  }

  @Test func `the container follows the keyboard in three tenths of a second`() async throws {
    let probe = try await Probe()
    func moves(_ shows: Bool, _ height: Int?) async throws -> [String] {
      try await probe.events(
        of: .animation, .jump, .reaction,
        during: .system(.keyboard(shows: shows, height: height)))
    }
    #expect(
      try await moves(true, 150) == [
        "0 ms reaction: workspace (height 150, notice keyboardWillShow)",
        "0 ms animation: container (duration 300, from 301, id container, property offset, "
          + "screen workspace, to 150)",
        "0 ms animation: container (duration 300, from 457, id container, property height, "
          + "screen workspace, to 608)",
        "0 ms animation: Workspace URL (duration 300, from 312.5, id workspace-url, property y, "
          + "screen workspace, to 388)",
        "0 ms animation: Your Slack workspace URL (duration 300, from 292.5, id title, "
          + "property y, screen workspace, to 368)",
        "0 ms animation: placeholder (duration 300, from 312.5, id placeholder, property y, "
          + "screen workspace, to 388)",
        "0 ms animation: Don't know your workspace URL? (duration 300, from 521, id hint, "
          + "property y, screen workspace, to 672)",
      ])
    #expect(
      try await moves(true, nil) == ["300 ms reaction: workspace (notice keyboardWillShow)"])
    #expect(try await moves(false, nil).count == 7)
    #expect(try await probe.value(.offset, of: "container") == "0")
    #expect(try await probe.screen.keyboard == .known(nil))
  }

  @Test(arguments: [
    ("iPhone SE", 216.0, 253.0), ("iPhone 8", 216, 260), ("iPhone 8 Plus", 226, 271),
    ("iPhone 11 Pro", 291, 336), ("iPhone 11", 301, 346),
  ])
  func `each device has its two keyboards`(
    device: String, plain: Double, full: Double
  ) async throws {
    let probe = try await Probe(device: device)
    #expect(try await probe.screen.keyboard.value??.height == .known(plain))
    #expect(try await probe.value(.offset, of: "container") == String(Int(plain)))
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")))
    #expect(try await probe.screen.keyboard.value??.height == .known(full))
    #expect(try await probe.value(.offset, of: "container") == String(Int(plain)))
  }

  @Test func `a screen made anew starts as the first time, without animation`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("abc", into: nil))
    #expect(
      try await probe.events(
        of: .lifeCycle, .keyboard, .animationSwitch, .reaction,
        during: .system(.recreateScreen)) == [
          "0 ms life cycle: workspace (call viewWillDisappear)",
          "0 ms keyboard: keyboard (animated on, height 0, notice keyboardWillHide)",
          "0 ms life cycle: workspace (call viewDidDisappear)",
          "0 ms life cycle: workspace (call deinit)",
          "0 ms life cycle: workspace (call viewDidLoad)",
          "0 ms life cycle: workspace (call viewWillAppear)",
          "0 ms animation switch: animations (enabled off)",
          "0 ms keyboard: keyboard (animated off, height 301, notice keyboardWillShow)",
          "0 ms reaction: workspace (height 301, notice keyboardWillShow)",
          "0 ms life cycle: workspace (call viewDidAppear)",
          "0 ms animation switch: animations (enabled on)",
          "0 ms keyboard: keyboard (animated off, height 301, notice keyboardDidShow)",
          "250 ms keyboard: keyboard (animated on, height 0, notice keyboardDidHide)",
        ])
    #expect(try await probe.value(.text, of: "workspace-url") == "")
    #expect(try await probe.screen.properties[.subscriptions] == .known(2))
  }

  @Test func `an e-mail screen made anew follows its own keyboard`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")))
    #expect(try await probe.value(.offset, of: "container") == "301")
    try await probe.do(.system(.recreateScreen))
    #expect(try await probe.value(.offset, of: "container") == "346")
  }

  @Test func `any number of round trips leaves two subscriptions and one height`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil))
    for _ in 1...3 {
      try await probe.do(.tap(Selector("Next")))
      #expect(try await probe.screen.properties[.subscriptions] == .known(2))
      #expect(
        try await probe.events(
          of: .reaction, during: .system(.keyboard(shows: true, height: 200))
        ).count == 1)
      try await probe.do(.tap(Selector("Prev")))
      #expect(try await probe.screen.properties[.subscriptions] == .known(2))
      #expect(try await probe.value(.offset, of: "container") == "301")
      #expect(
        try await probe.events(
          of: .reaction, during: .system(.keyboard(shows: false, height: nil))
        ).count == 1)
      try await probe.do(.system(.keyboard(shows: true, height: 301)))
    }
    #expect(try await probe.value(.text, of: "workspace-url") == "a")
  }

  @Test func `what the keyboard's height is when going on is handed over`() async throws {
    let probe = try await Probe()
    try await probe.do(
      .type("a", into: nil), .system(.keyboard(shows: true, height: 150)), .tap(Selector("Next")))
    #expect(try await probe.value(.offset, of: "container") == "150")
  }

  @Test func `a first screen that is warned of low memory keeps what was typed`() async throws {
    let probe = try await Probe()
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")))
    #expect(
      try await probe.events(of: .lifeCycle, during: .system(.memoryWarning)) == [
        "350 ms life cycle: workspace (call didReceiveMemoryWarning)"
      ])
    try await probe.do(.tap(Selector("Prev")))
    #expect(try await probe.value(.text, of: "workspace-url") == "a")
    #expect(try await probe.screen.focus == .known("workspace-url"))
  }
}
