import SpecDrivers
import Testing

@testable import SpecSimulator

/// The way to other apps, and back.
@Suite struct OtherAppsTests {
  private let device = sampleDevice()

  private func events() -> [String] {
    device.log.lines(of: .link, .linkCheck, .appState)
  }

  @Test(arguments: [
    ("nmap://place", true, true, true), ("nmap://place", true, false, false),
    ("nmap://place", false, true, false), ("other://place", true, true, false),
    ("https://example.com", false, false, true),
    ("http://itunes.apple.com/app/id1", false, false, true), ("nothing", true, true, false),
    ("", true, true, false),
  ])
  func `an address can be opened if an app takes it and this one may know`(
    address: String, isInstalled: Bool, isDeclared: Bool, answer: Bool
  ) {
    if isInstalled { device.memory.installedApps = ["Naver Map"] }
    if isDeclared { device.otherApps.declaredSchemes = ["nmap", "other"] }
    #expect(device.otherApps.canOpen(address) == answer)
    #expect(
      events() == ["0 ms link check: \(address) (opens \(answer ? "on" : "off"))"])
  }

  @Test(arguments: [
    ("http://itunes.apple.com/app/id1", "App Store"), ("https://itunes.apple.com/", "App Store"),
    ("http://itunes.apple.com.example/", "Safari"), ("nmap://place", "Naver Map"),
  ])
  func `the app that takes it comes to the front`(address: String, app: String) {
    device.memory.installedApps = ["Naver Map"]
    device.otherApps.open(address, options: .none)
    #expect(device.otherApps.front == app)
    #expect(!device.isInForeground)
    #expect(ScreenCapture(of: device).screen.name == app)
    #expect(
      events() == [
        "0 ms link: \(address) (app \(app), options none)",
        "0 ms app state: app (state background)",
      ])
    device.enterForeground()
    #expect(device.otherApps.front == nil)
  }

  @Test func `an address that nothing takes leaves the app where it is`() {
    device.otherApps.open("nmap://place", options: .unknown)
    #expect(device.isInForeground)
    #expect(events() == [])
  }

  @Test func `the other apps outlive a relaunch`() async throws {
    let memory = DeviceStorage()
    memory.keep(.installedApp(name: "Naver Map", installed: true))
    #expect(memory.copy().installedApps == ["Naver Map"])
    memory.keep(.installedApp(name: "Naver Map", installed: false))
    #expect(memory.installedApps == [])
  }

  @Test func `screens hear of leaving and coming back`() {
    let screen = ViewController(name: "page", device: device)
    var heard: [String] = []
    _ = device.notificationCenter.subscribe(to: .didEnterBackground, screen) {
      heard.append($0.name.rawValue)
    }
    _ = device.notificationCenter.subscribe(to: .willEnterForeground, screen) {
      heard.append($0.name.rawValue)
    }
    device.enterBackground()
    device.enterForeground()
    #expect(heard == ["didEnterBackground", "willEnterForeground"])
    #expect(
      device.log.lines(of: .reaction) == [
        "0 ms reaction: page (notice didEnterBackground)",
        "0 ms reaction: page (notice willEnterForeground)",
      ])
  }
}
