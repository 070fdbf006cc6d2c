import SpecDrivers
import Testing

@testable import SpecSimulator

/// What lies in front, and the sheets the system lends.
@Suite struct DialogsTests {
  private let device = sampleDevice()

  @Test func `the latest is in front, and each answer does what it says`() {
    var done: [String] = []
    for name in ["one", "two"] {
      device.dialogs.present(
        Dialogs.Dialog(
          .alert, title: name, message: "?",
          answers: [("Yes", { done.append("\(name) yes") }), ("No", { done.append("\(name) no") })]
        ))
    }
    #expect(
      device.dialogs.front?.alert
        == Alert(kind: .alert, title: "two", message: "?", buttons: ["Yes", "No"]))
    #expect(!device.dialogs.answer("yes"))
    #expect(!device.dialogs.dismiss())
    #expect(device.dialogs.answer("No"))
    #expect(device.dialogs.answer("Yes"))
    #expect(!device.dialogs.answer("Yes"))
    #expect(done == ["two no", "one yes"])
  }

  @Test func `answers are told apart by code points`() {
    device.dialogs.present(
      Dialogs.Dialog(.alert, title: "", answers: [("\u{E9}", {}), ("e\u{301}", {})]))
    #expect(!device.dialogs.answer("e"))
    #expect(device.dialogs.answer("e\u{301}"))
  }

  @Test(arguments: [
    ("Continue", nil as String?, ["001234.abcd"]), ("Cancel", nil, ["nobody"]),
    ("Close", "off", ["nobody"]), ("Continue", "005678", ["005678"]), ("Continue", "off", []),
  ])
  func `signing in with Apple tells who came, or nobody`(
    answer: String, user: String?, expected: [String]
  ) throws {
    var settings = DeviceSettings()
    if let user { try settings.set("Apple ID", written: user) }
    let device = sampleDevice(settings: settings)
    var users: [String] = []
    device.appleAccount.signIn { users.append($0 ?? "nobody") }
    _ = device.dialogs.answer(answer)
    #expect(users == expected)
  }

  @Test func `a sheet that is pulled down is cancelled`() {
    var users: [String?] = []
    device.appleAccount.signIn { users.append($0) }
    #expect(device.dialogs.dismiss())
    var photos: [String?] = []
    device.sheets.pickPhoto { photos.append($0) }
    #expect(device.dialogs.dismiss())
    device.sheets.pickPhoto { photos.append($0) }
    #expect(device.dialogs.answer("sea"))
    device.sheets.pickPhoto { photos.append($0) }
    #expect(device.dialogs.answer("Cancel"))
    device.sheets.share("text")
    #expect(device.dialogs.front?.alert.message == "text")
    #expect(device.dialogs.dismiss())
    #expect(users == [nil])
    #expect(photos == [nil, "sea", nil])
    #expect(device.dialogs.front == nil)
  }

  @Test func `while something is in front nothing behind it can be reached`() async throws {
    let driver = SimulatedDriver(apps: [AskingApp()])
    try await driver.launch(LaunchOptions(app: "asking"))
    let seen = try await driver.observe(since: 0)
    #expect(
      seen.screen.alert
        == .known(
          Alert(
            kind: .permission, title: "\"asking\" asks for camera",
            buttons: ["Don't Allow", "Allow"])))
    for action in [Action.tap(Selector("Form")), .type("a", into: nil), .back, .pressReturn] {
      await #expect(
        throws: DriverError.impossible(
          what: "reach the screen", why: "\"\"asking\" asks for camera\" is in front of it",
          seen.screen)
      ) { try await driver.perform(action) }
    }
    await #expect(throws: DriverError.noSuchAnswer("OK", seen.screen)) {
      try await driver.perform(.answer("OK"))
    }
    await #expect(
      throws: DriverError.impossible(
        what: "pull it down", why: "\"\"asking\" asks for camera\" must be answered", seen.screen)
    ) { try await driver.perform(.dismiss) }
    try await driver.perform(.leave)
    #expect(try await driver.observe(since: 0).screen.alert == .known(nil))
    try await driver.perform(.comeBack)
    try await driver.perform(.answer("Allow"))
    #expect(try await driver.observe(since: 0).screen.alert == .known(nil))
    // What was answered outlives the app, what was arranged outlives the launch.
    try await driver.perform(.relaunch)
    #expect(try await driver.observe(since: 0).screen.alert == .known(nil))
    try await driver.launch(LaunchOptions(app: "asking", state: .kept))
    #expect(try await driver.observe(since: 0).screen.alert == .known(nil))
    try await driver.launch(LaunchOptions(app: "asking"))
    #expect(try await driver.observe(since: 0).screen.alert != .known(nil))
    try await driver.arrange(.permission(.camera, .denied))
    try await driver.launch(LaunchOptions(app: "asking"))
    #expect(try await driver.observe(since: 0).screen.alert == .known(nil))
  }
}

/// An app that asks for the camera at its start.
private struct AskingApp: SimulatedApp {
  let name = "asking"
  let summary = "asks at its start"
  let faults: [Fault] = []

  func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    device.permissions.request(.camera, for: name) { _ in }
    return NavigationStack(root: FormScreen(on: device, titled: true))
  }
}
