import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

/// Tables with rows that are swiped, texts of many lines, drawn animations.
@Suite struct TableViewTests {
  private let driver = SimulatedDriver(apps: [ListApp()])

  private func screen() async throws -> Screen { try await driver.observe(since: .max).screen }

  private func element(_ id: String) async throws -> Element? {
    try await screen().elements.first { $0.id == id }
  }

  private func ids() async throws -> [String] { try await screen().elements.map(\.id) }

  @Test func `a row shows text, detail and picture`() async throws {
    try await driver.launch(LaunchOptions(app: "list"))
    #expect(
      try await element("b")
        == Element(
          id: "b", role: .row, label: "Bread", parent: "table",
          frame: .known(Frame(x: 0, y: 160, width: 414, height: 60)),
          properties: [
            .text: .known("Bread"), .detail: .known("two"), .image: .known("none"),
            .visible: .known(true),
          ]))
    #expect(try await ids() == ["log", "table", "a", "b", "note"])
  }

  @Test func `a swipe brings out the actions of one side and hides those of another row`()
    async throws
  {
    try await driver.launch(LaunchOptions(app: "list"))
    try await driver.perform(.swipe(.right, on: Selector("Apples")))
    #expect(try await ids() == ["log", "table", "a", "a-Mark", "b", "note"])
    #expect(
      try await element("a-Mark")?.properties == [
        .enabled: .known(true), .visible: .known(true),
        .backgroundColor: .known(.color(Color(red: 0, green: 122, blue: 255))),
      ])
    try await driver.perform(.swipe(.left, on: Selector("Bread")))
    #expect(try await ids() == ["log", "table", "a", "b", "b-Drop", "note"])
    // A swipe the other way puts them back, and so does a tap on the row.
    try await driver.perform(.swipe(.right, on: Selector("Bread")))
    #expect(try await ids() == ["log", "table", "a", "b", "note"])
    try await driver.perform(.swipe(.left, on: Selector("Bread")))
    try await driver.perform(.tap(Selector("Bread")))
    #expect(try await ids() == ["log", "table", "a", "b", "note"])
    #expect(try await element("log")?.properties[.text] == .known(""))
    try await driver.perform(.tap(Selector("Bread")))
    #expect(try await element("log")?.properties[.text] == .known("tap b "))
  }

  @Test func `an action is chosen by its name, whichever side it is on`() async throws {
    try await driver.launch(LaunchOptions(app: "list"))
    try await driver.perform(.choose("Mark", in: Selector("Apples")))
    try await driver.perform(.swipe(.right, on: Selector("Bread")))
    try await driver.perform(.tap(Selector("Mark")))
    #expect(try await element("log")?.properties[.text] == .known("mark a mark b "))
    let before = try await screen()
    await #expect(
      throws: DriverError.impossible(
        what: "choose \"Burn\"", why: "\"Bread\" offers Mark, Drop", before)
    ) { try await driver.perform(.choose("Burn", in: Selector("Bread"))) }
    await #expect(
      throws: DriverError.notInteractable(
        Selector("Bread"), why: "a swipe up has no effect on it", before)
    ) { try await driver.perform(.swipe(.up, on: Selector("Bread"))) }
  }

  @Test func `a row that is deleted fades, then the rows below move up`() async throws {
    try await driver.launch(LaunchOptions(app: "list"))
    let mark = try await driver.observe(since: .max).mark
    try await driver.perform(.choose("Drop", in: Selector("Apples")))
    #expect(try await ids() == ["log", "table", "b", "note"])
    #expect(
      try await driver.observe(since: mark).events.map(\.description) == [
        "0 ms animation: Apples (duration 300, from 1, id a, property opacity, screen list, to 0)",
        "300 ms jump: Bread (from 160, id b, property y, screen list, to 100)",
      ])
  }

  @Test func `return breaks the line of a text view, and its caret keeps clear of the inset`()
    async throws
  {
    try await driver.launch(LaunchOptions(app: "list"))
    #expect(try await element("caret") == nil)
    try await driver.perform(.type("a\nb", into: Selector("Note")))
    #expect(try await element("note")?.properties[.text] == .known("a\nb"))
    #expect(try await screen().focus == .known("note"))
    #expect(
      try await element("caret")?.frame == .known(Frame(x: 0, y: 520, width: 2, height: 20)))
    // The keyboard covers its middle, and a finger can still get at it.
    try await driver.perform(.type("\n\n\n\n\n\n\n\n", into: Selector("Note")))
    #expect(
      try await element("caret")?.frame == .known(Frame(x: 0, y: 580, width: 2, height: 20)))
    #expect(
      try await element("note")?.properties[Property("bottom inset")] == .known(300))
  }

  @Test func `a drawn animation plays once and nobody waits for it`() throws {
    let device = sampleDevice()
    let screen = ViewController(name: "s", device: device)
    let view = AnimationView(id: "v", label: "v", url: "v.json", duration: .milliseconds(800))
    view.play { Issue.record("it is on no screen") }
    screen.add(view)
    var ends: [Int] = []
    view.play { ends.append(device.clock.now.wholeMilliseconds) }
    #expect(!device.clock.isAnimating)
    device.clock.advance(by: .seconds(2))
    #expect(ends == [800])
    #expect(
      device.log.lines(of: .animation) == [
        "0 ms animation: v (duration 800, from 0, id v, property progress, screen s, to 1)"
      ])
  }
}

/// An app with a table of two rows and a note below it.
private struct ListApp: SimulatedApp {
  let name = "list"
  let summary = "two rows"
  let faults: [Fault] = []

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    NavigationStack(root: ListScreen(on: device))
  }
}

private final class ListScreen: ViewController {
  let log = Label(id: "log", label: "log", text: "")
  let table = TableView(id: "table", label: "table")
  let note = TextView(id: "note", label: "Note", traits: TextTraits())

  init(on device: Device) {
    super.init(name: "list", device: device)
    add(log, table, note)
    note.bottomInset = 300
    table.show([row("a", "Apples", "one"), row("b", "Bread", "two")])
  }

  private func row(_ id: String, _ text: String, _ detail: String) -> Row {
    let row = Row(id: id, text: text, detail: detail, image: nil)
    row.action = { [weak self] in self?.log.text += "tap \(id) " }
    row.leading = [
      Row.Action("Mark", Color(red: 0, green: 122, blue: 255)) { [weak self] in
        self?.log.text += "mark \(id) "
      }
    ]
    row.trailing = [
      Row.Action("Drop", Color(red: 255, green: 0, blue: 0)) { [weak self, weak row] in
        if let row { self?.table.remove(row) }
      }
    ]
    return row
  }

  override func layout() {
    table.place(x: 0, y: 100, width: 414, height: 300)
    table.placeRows()
    note.place(x: 0, y: 500, width: 414, height: 400)
  }
}
