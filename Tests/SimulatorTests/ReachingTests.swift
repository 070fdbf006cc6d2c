import SpecDrivers
import Testing

@testable import SpecSimulator

/// Scrolling, choosing and pulling down, as a person does them through the driver.
@Suite struct ReachingTests {
  /// Twenty rows of 100 points in an area, a wheel, segments, and a sheet to come.
  private final class LongScreen: ViewController {
    let area = ScrollView(id: "area", label: "area")
    let segments = SegmentedControl(
      id: "size", label: "Size", titles: ["S", "M", "L"], selected: nil)
    let day: DatePicker
    let more = Button(id: "more", label: "More")
    let rows: [Label]

    init(on device: Device) {
      rows = (1...20).map { Label(id: "row-\($0)", text: "Row \($0)") }
      day = DatePicker(
        id: "day", label: "Day", from: device.today.moved(years: -1), to: device.today,
        showing: device.today)
      super.init(name: "long", device: device)
      add(segments, day, more, area)
      add(rows)
      area.hold(rows)
      more.action = { [weak self] in
        if let device = self?.device {
          device.presentations.present(
            ViewController(name: "sheet", device: device), animated: true)
        }
      }
    }

    override func layout() {
      segments.place(x: 0, y: 50, width: 200, height: 30)
      day.place(x: 0, y: 100, width: 200, height: 100)
      more.place(x: 0, y: 210, width: 100, height: 40)
      area.place(x: 0, y: 300, width: 400, height: 500)
      for (number, row) in rows.enumerated() {
        area.placeContent(row, x: 0, y: Double(number) * 100, width: 400, height: 100)
      }
      area.contentHeight = 2_000
    }
  }

  private struct LongApp: SimulatedApp {
    let name = "long"
    let summary = "a screen that scrolls"
    let faults: [Fault] = []
    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      NavigationStack(root: LongScreen(on: device))
    }
  }

  private let driver = SimulatedDriver(apps: [LongApp()])

  private func element(_ id: String) async throws -> Element {
    let screen = try await driver.observe(since: .max).screen
    return try #require(screen.elements.first { $0.id == id })
  }

  private func visibleRows() async throws -> [String] {
    try await driver.observe(since: .max).screen.elements.filter {
      $0.id.hasPrefix("row") && $0.properties[.inView] == nil
    }.map(\.label)
  }

  private func why(_ action: Action) async throws -> String? {
    do {
      try await driver.perform(action)
      return nil
    } catch {
      switch error {
      case .notInteractable(_, let why, _): return why
      case .impossible(let what, let why, _): return "\(what): \(why)"
      case .elementNotFound(let selector, _): return "no \(selector)"
      default: return "\(error)"
      }
    }
  }

  @Test func `what is scrolled out of view is on the screen, but not in view`() async throws {
    try await driver.launch(LaunchOptions(app: "long"))
    #expect(try await visibleRows() == ["Row 1", "Row 2", "Row 3", "Row 4", "Row 5"])
    #expect(try await element("row-6").properties[.visible] == .known(true))
    #expect(try await element("row-6").properties[.inView] == .known(false))
    #expect(try await element("row-6").parent == "area")
    try await driver.perform(.scrollBy(points: 50, in: nil))
    #expect(try await visibleRows() == ["Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Row 6"])
    #expect(
      try await element("row-1").frame == .known(Frame(x: 0, y: 250, width: 400, height: 100)))
    #expect(try await element("area").properties[.scrollOffset] == .known(50))
    #expect(try await element("area").properties[.contentHeight] == .known(2_000))
  }

  @Test func `a tap scrolls its element into view`() async throws {
    try await driver.launch(LaunchOptions(app: "long"))
    try await driver.perform(.tap(Selector("Row 6")))
    #expect(try await visibleRows() == ["Row 2", "Row 3", "Row 4", "Row 5", "Row 6"])
  }

  @Test(arguments: [
    (Action.scrollBy(points: 99_999, in: nil), 1_500.0), (.scrollBy(points: -10, in: nil), 0),
    (.scroll(to: Selector("Row 20")), 1_500), (.scroll(to: Selector("Row 6")), 100),
    (.scroll(to: Selector("Row 3")), 0), (.scrollBy(points: 200, in: Selector("area")), 200),
    (.scroll(to: Selector("More")), 0),
  ])
  func `scrolling goes as far as needed and as there is content`(
    action: Action, offset: Double
  ) async throws {
    try await driver.launch(LaunchOptions(app: "long"))
    try await driver.perform(action)
    #expect(try await element("area").properties[.scrollOffset] == .known(.number(offset)))
  }

  @Test func `scrolling back shows the upper edge`() async throws {
    try await driver.launch(LaunchOptions(app: "long"))
    try await driver.perform(.scroll(to: Selector("Row 20")))
    try await driver.perform(.scroll(to: Selector("Row 2")))
    #expect(try await visibleRows() == ["Row 2", "Row 3", "Row 4", "Row 5", "Row 6"])
  }

  @Test(arguments: [
    (Action.scroll(to: Selector("Row 21")), "no \"Row 21\""),
    (
      .scrollBy(points: 5, in: Selector("More")),
      "scroll by 5 points: there is no scroll view"
    ),
    (.tap(Selector("Size")), "a tap does not select an option; choose one of S, M, L"),
    (.choose("XL", in: Selector("Size")), "choose \"XL\": \"Size\" offers S, M, L"),
    (.choose("XL", in: nil), "choose \"XL\": nothing on \"long\" offers it"),
    (.choose("S", in: Selector("More")), "it has no options"),
    (.choose("soon", in: Selector("Day")), "choose \"soon\": \"Day\" offers days as 2026-11-21"),
    (.dismiss, "pull the sheet down: no sheet is presented"),
  ])
  func `what cannot be reached is refused with a reason`(
    action: Action, reason: String
  ) async throws {
    try await driver.arrange(.date("2026-11-21"))
    try await driver.launch(LaunchOptions(app: "long"))
    #expect(try await why(action) == reason)
  }

  @Test(arguments: [
    (Action.choose("M", in: Selector("Size")), "size", "M"), (.choose("L", in: nil), "size", "L"),
    (.choose("2026-11-20", in: Selector("Day")), "day", "2026-11-20"),
    (.choose("2026-11-22", in: Selector("Day")), "day", "2026-11-21"),
    (.choose("2020-01-01", in: nil), "day", "2025-11-21"),
  ])
  func `choosing takes what is offered, a wheel turns back to its limit`(
    action: Action, id: String, text: String
  ) async throws {
    try await driver.arrange(.date("2026-11-21"))
    try await driver.launch(LaunchOptions(app: "long"))
    try await driver.perform(action)
    #expect(try await element(id).properties[.text] == .known(.text(text)))
  }

  @Test func `a sheet is pulled down, and is no place to go back from`() async throws {
    try await driver.launch(LaunchOptions(app: "long"))
    try await driver.perform(.tap(Selector("More")))
    #expect(try await driver.observe(since: .max).screen.name == "sheet")
    #expect(
      try await why(.system(.recreateScreen))
        == "rebuild \"sheet\": the app gives no way to make it")
    #expect(
      try await why(.back) == "go back: \"sheet\" is a sheet; pull it down instead")
    try await driver.perform(.dismiss)
    let seen = try await driver.observe(since: 0)
    #expect(seen.screen.name == "long")
    #expect(seen.events.last { $0.kind == .dismiss }?.details["animated"] == true)
  }

  @Test func `room for a keyboard is room to scroll`() {
    let device = sampleDevice()
    let screen = LongScreen(on: device)
    screen.load()
    screen.area.bottomInset = 300
    #expect(screen.area.limit == 1_800)
    screen.area.show(from: screen.rows[3], to: screen.rows[3])
    #expect(screen.area.contentOffset == 200)
    screen.area.scroll(by: 5_000)
    screen.area.bottomInset = 0
    #expect(screen.area.contentOffset == 1_500)
  }

  @Test func `a date that is none cannot be arranged`() async throws {
    await #expect(
      throws: DriverError.unknownSetting(
        "date: tomorrow", known: ["date: such as 2026-11-21T09:30"])
    ) { try await driver.arrange(.date("tomorrow")) }
  }
}
