import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct TabBarTests {
  private let driver = SimulatedDriver(apps: [TabbedApp()])

  private func screen() async throws -> Screen { try await driver.observe(since: .max).screen }

  /// What happens during actions, one line an event.
  private func events(_ actions: Action...) async throws -> [String] {
    let mark = try await driver.observe(since: .max).mark
    for action in actions { try await driver.perform(action) }
    return try await driver.observe(since: mark).events.map { event in
      event.details["call"]?.text.map { "\(event.subject) \($0)" } ?? event.description
    }
  }

  @Test func `tabs cover the screens below in UIKit's order of calls`() async throws {
    try await driver.launch(LaunchOptions(app: "tabbed"))
    #expect(
      try await events(.tap(Selector("Cover"))) == [
        "second viewDidLoad", "below viewWillDisappear", "second viewWillAppear",
        "0 ms present: tabs (animated on, duration 350, over below)", "second viewDidAppear",
        "below viewDidDisappear",
      ])
    let screen = try await screen()
    #expect(screen.name == "second")
    #expect(screen.stack == .known(["second"]))
    #expect(screen.elements.map(\.id) == ["label", "away", "tab-bar", "tab-1", "tab-2"])
    #expect(
      screen.elements.last
        == Element(
          id: "tab-2", role: .tab, label: "Two",
          frame: .known(Frame(x: 207, y: 813, width: 207, height: 49)),
          properties: [.visible: .known(true), .selected: .known(true), .image: .known("dot")]))
  }

  @Test func `a tab comes at once, and what the others show stays`() async throws {
    try await driver.launch(LaunchOptions(app: "tabbed"))
    try await driver.perform(.tap(Selector("Cover")))
    #expect(
      try await events(.choose("One", in: nil)) == [
        "first viewDidLoad", "second viewWillDisappear", "first viewWillAppear",
        "second viewDidDisappear", "first viewDidAppear",
      ])
    #expect(try await events(.tap(Selector("One", role: .tab))) == [])
    #expect(
      try await events(.tap(Selector("Two"))) == [
        "first viewWillDisappear", "second viewWillAppear", "first viewDidDisappear",
        "second viewDidAppear",
      ])
    await #expect(throws: DriverError.self) { try await driver.perform(.choose("Three", in: nil)) }
  }

  @Test func `when they go they are freed, after the screen below has appeared`() async throws {
    try await driver.launch(LaunchOptions(app: "tabbed"))
    try await driver.perform(.tap(Selector("Cover")))
    #expect(
      try await events(.tap(Selector("Away"))) == [
        "second viewWillDisappear", "below viewWillAppear",
        "350 ms dismiss: tabs (animated off, duration 0)", "below viewDidAppear",
        "second viewDidDisappear", "first deinit", "second deinit",
      ])
    #expect(try await screen().elements.map(\.id) == ["cover"])
  }

  @Test func `a screen's own back button stands for the system's`() async throws {
    try await driver.launch(LaunchOptions(app: "tabbed"))
    try await driver.perform(.tap(Selector("Cover")))
    try await driver.perform(.choose("One", in: nil))
    try await driver.perform(.tap(Selector("Deeper")))
    try await driver.perform(.back)
    #expect(try await screen().name == "deep")
    // The tab in front goes back to its first screen.
    try await driver.perform(.tap(Selector("One")))
    #expect(try await screen().name == "first")
  }
}

/// An app with two tabs over a screen.
private struct TabbedApp: SimulatedApp {
  let name = "tabbed"
  let summary = "two tabs"
  let faults: [Fault] = []

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    let below = ViewController(name: "below", device: device)
    let cover = Button(id: "cover", label: "Cover")
    below.add(cover)
    cover.place(x: 0, y: 100, width: 100, height: 40)
    cover.action = { [weak device] in if let device { Self.cover(device) } }
    return NavigationStack(root: below)
  }

  private static func cover(_ device: Device) {
    let first = ViewController(name: "first", device: device)
    let deeper = Button(id: "deeper", label: "Deeper")
    first.add(deeper)
    deeper.place(x: 0, y: 100, width: 100, height: 40)
    deeper.action = { [weak first] in
      let deep = ViewController(name: "deep", device: device)
      deep.backButton = Button(id: "stay", label: "Stay")
      first?.navigation?.push(deep, animated: true)
    }
    let second = ViewController(name: "second", device: device)
    let away = Button(id: "away", label: "Away")
    second.add(Label(id: "label", text: "Two"), away)
    away.place(x: 0, y: 100, width: 100, height: 40)
    away.action = { [weak device] in device?.dismissTabs(animated: false) }
    let tabs = [
      Tab(id: "tab-1", label: "One", icon: "dot", root: first),
      Tab(id: "tab-2", label: "Two", icon: "dot", root: second),
    ]
    device.present(
      TabBar(name: "tabs", tabs: tabs, selected: tabs[1], on: device), animated: true)
  }
}
