import SpecDrivers
import Testing

@testable import SpecSimulator

/// Scrolling to an edge, and scrolling with the finger on a margin.
@Suite struct ScrollAnchorTests {
  /// An area of 300 points between a margin that is part of it and one that is not.
  private final class MarginScreen: ViewController {
    let area = ScrollView(id: "area", label: "area")
    let inside = TouchArea(id: "inside", label: "inside")
    let beside = TouchArea(id: "beside", label: "beside")
    let mark = Label(id: "mark", text: "mark")
    var taps = 0

    init(on device: Device) {
      super.init(name: "margins", device: device)
      add(area, inside, beside, mark)
      area.hold([inside, mark])
      area.showsIndicator = false
      inside.action = { [weak self] in self?.taps += 1 }
    }

    override func layout() {
      area.place(x: 0, y: 100, width: 200, height: 300)
      area.contentHeight = 1_000
      area.placeContent(inside, x: 0, y: 0, width: 50, height: 1_000)
      area.placeContent(mark, x: 50, y: 500, width: 100, height: 20)
      beside.place(x: 200, y: 100, width: 50, height: 300)
    }
  }

  private struct MarginApp: SimulatedApp {
    let name = "margins"
    let summary = "an area and its margins"
    let faults: [Fault] = []
    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      NavigationStack(root: MarginScreen(on: device))
    }
  }

  @Test func `a view is scrolled to the edge that is asked for, as far as the content goes`() {
    let screen = MarginScreen(on: sampleDevice())
    screen.load()
    screen.area.anchorAtBottom(screen.mark)
    #expect(screen.area.contentOffset == 220)
    screen.layout()
    screen.area.anchorAtTop(screen.mark)
    #expect(screen.area.contentOffset == 500)
    screen.layout()
    screen.area.anchorAtBottom(screen.inside)
    #expect(screen.area.contentOffset == 700)
  }

  @Test(arguments: [("inside", 40.0), ("mark", 40), ("area", 40), ("beside", 0)])
  func `a finger scrolls where the area is`(name: String, offset: Double) async throws {
    let driver = SimulatedDriver(apps: [MarginApp()])
    try await driver.launch(LaunchOptions(app: "margins"))
    try await driver.perform(.scrollBy(points: 200, in: Selector("area")))
    try await driver.perform(.scrollBy(points: -200, in: Selector("area")))
    if name == "mark" { try await driver.perform(.scroll(to: Selector("mark"))) }
    let before = try await Self.offset(driver)
    try await driver.perform(.scrollBy(points: 40, in: Selector(name)))
    #expect(try await Self.offset(driver) - before == offset)
  }

  @Test func `an area says whether it shows how far it is scrolled`() {
    let screen = MarginScreen(on: sampleDevice())
    #expect(screen.area.element.properties[.scrollIndicator] == .known(false))
    screen.area.showsIndicator = true
    #expect(screen.area.element.properties[.scrollIndicator] == .known(true))
  }

  @Test func `room that is touched does what it is made for`() {
    let screen = MarginScreen(on: sampleDevice())
    screen.inside.wasTapped()
    screen.beside.wasTapped()
    #expect(screen.taps == 1)
  }

  private static func offset(_ driver: any Driver) async throws -> Double {
    let area = try await driver.observe(since: .max).screen.elements.first { $0.id == "area" }
    return try #require(area?.properties[.scrollOffset]?.value?.number)
  }
}
