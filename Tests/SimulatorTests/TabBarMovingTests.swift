import SpecDrivers
import Testing

@testable import SpecSimulator

/// A tab bar that an app moves off the screen and back.
@Suite struct TabBarMovingTests {
  private let device: Device
  private let bar: TabBar

  init() throws {
    (device, bar) = try Self.tabs(on: "iPhone 11")
  }

  private static func tabs(on name: String) throws -> (Device, TabBar) {
    let device = sampleDevice(try DeviceModel(named: name))
    let tabs = ["One", "Two"].map {
      Tab(id: $0, label: $0, icon: "dot", root: ViewController(name: $0, device: device))
    }
    let bar = TabBar(name: "tabs", tabs: tabs, selected: tabs[0], on: device)
    device.start(CoveredApp(), faults: [])
    device.present(bar, animated: false)
    return (device, bar)
  }

  /// An app whose first screen the tabs cover.
  private struct CoveredApp: SimulatedApp {
    let name = "covered"
    let summary = "an empty screen"
    let faults: [Fault] = []
    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      NavigationStack(root: ViewController(name: "below", device: device))
    }
  }

  @Test func `it moves from where it stands, with its tabs`() {
    bar.move(by: 83, duration: .milliseconds(400))
    #expect(!bar.isOnScreen)
    #expect(!bar.tabs[1].isVisible)
    #expect(bar.background.frame == Frame(x: 0, y: 896, width: 414, height: 83))
    #expect(bar.tabs[1].frame == Frame(x: 207, y: 896, width: 207, height: 49))
    bar.move(by: 83, duration: .zero)
    #expect(bar.background.frame.y == 979)
    bar.move(by: -83, duration: .zero)
    #expect(!bar.isOnScreen)
    bar.move(by: -83, duration: .milliseconds(400))
    #expect(bar.isOnScreen)
    #expect(
      device.log.lines(of: .animation, .jump) == [
        "0 ms animation: tab bar (duration 400, from 813, id tab-bar, property y, screen One, "
          + "to 896)",
        "0 ms jump: tab bar (from 896, id tab-bar, property y, screen One, to 979)",
        "0 ms jump: tab bar (from 979, id tab-bar, property y, screen One, to 896)",
        "0 ms animation: tab bar (duration 400, from 896, id tab-bar, property y, screen One, "
          + "to 813)",
      ])
  }

  @Test(arguments: [
    ("iPhone 8", false), ("iPhone SE 2", false), ("iPhone 8 Plus", false), ("iPhone X", true),
    ("iPhone 11 Pro Max", true), ("iPad Pro 11", true), ("Mac Catalyst", true),
  ])
  func `on phones with a home button a bar that was moved is not drawn until it is told`(
    name: String, isDrawn: Bool
  ) throws {
    let (_, bar) = try Self.tabs(on: name)
    let place = bar.background.frame
    bar.move(by: place.height, duration: .milliseconds(400))
    bar.move(by: -place.height, duration: .milliseconds(400))
    #expect(bar.background.frame == place)
    #expect(bar.isOnScreen == isDrawn)
    bar.setHidden(false)
    #expect(bar.isOnScreen)
    bar.setHidden(true)
    #expect(!bar.isOnScreen)
  }

  @Test(arguments: [("iPhone 11", true), ("iPhone 8", true), ("Mac Catalyst", false)])
  func `coming back lays it out anew, but not on a Mac`(name: String, isBack: Bool) throws {
    let (device, bar) = try Self.tabs(on: name)
    bar.move(by: bar.background.frame.height, duration: .milliseconds(400))
    device.enterBackground()
    #expect(!bar.isOnScreen)
    device.enterForeground()
    #expect(bar.isOnScreen == isBack)
  }

  @Test(arguments: ["moved tab bars stay undrawn", "tab bars return with the app"])
  func `a defect of the system can be switched off`(name: String) throws {
    let (device, bar) = try Self.tabs(on: "iPhone 8")
    var settings = DeviceSettings()
    try settings.set(name, to: .flag(false))
    device.apply(settings)
    let height = bar.background.frame.height
    bar.move(by: height, duration: .zero)
    if name.hasPrefix("moved") {
      bar.move(by: -height, duration: .zero)
      #expect(bar.isOnScreen)
    } else {
      device.enterBackground()
      device.enterForeground()
      #expect(!bar.isOnScreen)
    }
  }
}
