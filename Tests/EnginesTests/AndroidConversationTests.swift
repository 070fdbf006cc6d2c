import SpecDrivers
import SpecJSON
import SpecText
import Testing

@testable import SpecEngines

/// The requests of the engine for Android phones, each held to the public source of its driver.
///
/// The server only answers as the UiAutomator2 driver does; it has no phone.
@Suite(.serialized) struct AndroidConversationTests {
  private typealias Row = AppiumConversationTests.Row

  private static let source = PageSource.android(
    """
    FrameLayout 0 0 1080 2400
     EditText 40 300 1040 420 text="Ann" content-desc="Name" focused="true" resource-id="a.b:id/name"
     Button 40 600 1040 720 text="Next" clickable="true"
     Switch 40 820 1040 900 text="Wi-Fi" checkable="true" checked="true" content-desc="Wi-Fi"
     RadioGroup 40 920 1040 1200 content-desc="Size"
      RadioButton 40 920 1040 1060 text="Small" checkable="true"
      RadioButton 40 1060 1040 1200 text="Large" checkable="true"
    """)

  static func reply(_ request: FakeWebDriverServer.Request) -> FakeWebDriverServer.Reply {
    let element: JSONValue = ["element-6066-11e4-a52e-4f735466cecf": "e1"]
    switch request.path {
    case "/status": return .value(["ready": true, "build": ["version": "3.1.0"]])
    case "/session": return .value(["sessionId": "1", "capabilities": [:]])
    case "/session/1/source": return .value(.string(source))
    case "/session/1/element/active", "/session/1/element": return .value(element)
    case "/session/1/element/e1/rect":
      return .value(["x": 40, "y": 300, "width": 1000, "height": 120])
    case "/session/1/element/e1/name": return .value("android.widget.EditText")
    case "/session/1/alert/text" where request.method == "GET":
      return .error(404, "no such alert", "An attempt was made to operate on a modal dialog")
    case "/session/1/execute/sync":
      if request.body.includes("isKeyboardShown") { return .value(true) }
      if request.body.includes("queryAppState") { return .value(4) }
      if request.body.includes("getCurrentActivity") { return .value(".Main") }
      return .value(.null)
    default: return .value(.null)
    }
  }

  /// Answers like `reply`, with page sources of its own.
  static func reply(
    _ request: FakeWebDriverServer.Request, showing source: String
  ) -> FakeWebDriverServer.Reply {
    request.path == "/session/1/source"
      ? .value(.string(PageSource.android(source))) : reply(request)
  }

  static func mobile(_ name: String, _ arguments: String) -> String {
    #"POST ~/execute/sync {"script":"mobile: \#(name)","args":[\#(arguments)]}"#
  }

  private static let app = #""appId":"org.example.notes""#
  private static let field = Selector("Name")

  private static let rows: [Row] = [
    Row(
      action: .tap(Selector("Next")), source: "android_test.py; UiSelector of Android",
      requests: [
        "look",
        #"POST ~/element {"using":"-android uiautomator","#
          + #""value":"new UiSelector().className(\"android.widget.Button\").instance(0)"}"#,
        "look", "POST ~/element/e1/click {}",
      ]),
    Row(
      action: .type("ab", into: field),
      source: "execute-method-map.ts of appium-uiautomator2-driver",
      requests: [
        "look", #"POST ~/element {"using":"id","value":"a.b:id/name"}"#,
        mobile("type", #"{"text":"ab"}"#),
      ]),
    Row(
      action: .deleteBackward(times: 2, in: nil), source: "keyboard_test.py test_press_keycode",
      requests: [
        "look", mobile("pressKey", #"{"keycode":67}"#), mobile("pressKey", #"{"keycode":67}"#),
      ]),
    Row(
      action: .paste("ab", into: nil), source: "clipboard_test.py test_set_clipboard_text",
      requests: [
        "look", mobile("setClipboard", #"{"content":"YWI="}"#),
        mobile("pressKey", #"{"keycode":279}"#),
      ]),
    Row(
      action: .select(.all, in: nil), source: "keyboard_test.py test_press_keycode_with_flags",
      requests: ["look", mobile("pressKey", #"{"keycode":29,"metastate":4096}"#)]),
    Row(
      action: .pressReturn, source: "keyboard_test.py test_press_keycode",
      requests: ["look", mobile("pressKey", #"{"keycode":66}"#)]),
    Row(
      action: .hideKeyboard, source: "keyboard_test.py test_hide_keyboard",
      requests: ["look", mobile("hideKeyboard", "{}")]),
    Row(action: .back, source: "W3C WebDriver 10.3", requests: ["POST ~/back {}"]),
    Row(
      action: .leave, source: "keyboard_test.py test_press_keycode",
      requests: [mobile("pressKey", #"{"keycode":3}"#)]),
    Row(
      action: .comeBack, source: "app_test.py test_activate_app",
      requests: [mobile("activateApp", "{\(app)}")]),
    Row(
      action: .stop, source: "app_test.py; app-management.ts of appium-android-driver",
      requests: [mobile("terminateApp", #"{\#(app),"timeout":10000}"#)]),
    Row(
      action: .relaunch, source: "app_test.py; app-management.ts of appium-android-driver",
      requests: [
        mobile("terminateApp", #"{\#(app),"timeout":10000}"#), mobile("activateApp", "{\(app)}"),
      ]),
    Row(
      action: .open(url: "notes://1"),
      source: "execute-method-map.ts of appium-uiautomator2-driver",
      requests: [mobile("deepLink", #"{"url":"notes://1","package":"org.example.notes"}"#)]),
    Row(
      action: .scroll(to: Selector("Next")), source: "what is listed is in view",
      requests: ["look"]),
    Row(
      action: .scrollBy(points: 50, in: nil), source: "W3C WebDriver 17",
      requests: [
        "look",
        #"POST ~/actions {"actions":[{"type":"pointer","id":"finger-touch","#
          + #""parameters":{"pointerType":"touch"},"actions":["#
          + #"{"type":"pointerMove","duration":0,"origin":"viewport","x":540,"y":1225},"#
          + #"{"type":"pointerDown","button":0},{"type":"pause","duration":100},"#
          + #"{"type":"pointerMove","duration":800,"origin":"viewport","x":540,"y":1175},"#
          + #"{"type":"pause","duration":200},{"type":"pointerUp","button":0}]}]}"#,
      ]),
    Row(
      action: .setChecked(true, Selector("Wi-Fi")), source: "a switch that is on stays so",
      requests: ["look"]),
    Row(
      action: .choose("Large", in: Selector("Size")),
      source: "UiSelector of Android; webelement_test.py",
      requests: [
        "look",
        #"POST ~/element {"using":"-android uiautomator","#
          + #""value":"new UiSelector().className(\"android.widget.RadioButton\").instance(1)"}"#,
        "look", "POST ~/element/e1/click {}",
      ]),
    Row(
      action: .system(.rotate(.landscape)), source: "routes.ts of appium base-driver",
      requests: [#"POST ~/orientation {"orientation":"LANDSCAPE"}"#]),
    Row(
      action: .system(.biometrics(.fingerprint, isMatch: true)),
      source: "execute-method-map.ts of appium-uiautomator2-driver",
      requests: [mobile("fingerprint", #"{"fingerprintId":1}"#)]),
    Row(
      action: .system(.biometrics(.fingerprint, isMatch: false)),
      source: "execute-method-map.ts of appium-uiautomator2-driver",
      requests: [mobile("fingerprint", #"{"fingerprintId":2}"#)]),
  ]

  /// The lines of the requests that come while something is done.
  static func lines(
    _ server: FakeWebDriverServer, _ work: () async throws -> Void
  ) async rethrows -> [String] {
    let before = server.requests.count
    try await work()
    return RequestLine.lines(
      server.requests.dropFirst(before).map { request in
        RequestLine(
          request.method, request.path, (try? JSONReader.read(request.body)) ?? .null)
      })
  }

  static func engine(
    _ server: FakeWebDriverServer, _ change: (inout AppiumOptions) -> Void = { _ in }
  ) -> AppiumEngine {
    AppiumEngine(
      AppiumPhone.options(server.address) {
        $0.platform = .android
        $0.apps = [.init(name: "notes", id: "org.example.notes")]
        change(&$0)
      })
  }

  @Test func `an Appium server gets the requests of its driver for Android`() async throws {
    let server = try FakeWebDriverServer(Self.reply)
    let engine = Self.engine(server)
    let driver = engine.makeDriver()
    let start = try await Self.lines(server) {
      try await driver.launch(LaunchOptions(app: "notes"))
    }
    #expect(
      start == [
        "GET /status",
        #"POST /session {"capabilities":{"alwaysMatch":{"platformName":"Android","#
          + #""appium:automationName":"UiAutomator2","appium:autoLaunch":false,"#
          + #""appium:autoGrantPermissions":false,"appium:newCommandTimeout":600,"#
          + #""appium:appPackage":"org.example.notes"}}}"#,
        Self.mobile("terminateApp", #"{\#(Self.app),"timeout":10000}"#),
        Self.mobile("clearApp", "{\(Self.app)}"), Self.mobile("activateApp", "{\(Self.app)}"),
      ])
    for row in Self.rows {
      let lines = try await Self.lines(server) { try await driver.perform(row.action) }
      #expect(lines == row.requests, "\(row.action), \(row.source)")
    }
    let end = await Self.lines(server) {
      await driver.close()
      await engine.shutdown()
    }
    #expect(
      end == [
        Self.mobile("terminateApp", #"{\#(Self.app),"timeout":10000}"#),
        #"POST ~/orientation {"orientation":"PORTRAIT"}"#, "DELETE ~",
      ])
    server.stop()
  }

  @Test func `an activity, a file and permissions lead to further commands`() async throws {
    let server = try FakeWebDriverServer(Self.reply)
    let engine = Self.engine(server) {
      $0.typed = ["appActivity": ".MainActivity", "app": "/builds/notes.apk"]
      $0.reset = .reinstall
    }
    let driver = engine.makeDriver()
    let start = try await Self.lines(server) {
      try await driver.arrange(.permission(.camera, .granted))
      try await driver.arrange(.permission(.location, .undetermined))
      try await driver.launch(LaunchOptions(app: "notes"))
    }
    let permissions = start.dropFirst(5).prefix(2).sorted()
    #expect(
      Array(start.dropFirst(2).prefix(3)) + permissions + start.dropFirst(7) == [
        Self.mobile("terminateApp", #"{\#(Self.app),"timeout":10000}"#),
        Self.mobile("removeApp", "{\(Self.app)}"),
        Self.mobile("installApp", #"{"appPath":"/builds/notes.apk"}"#),
        Self.mobile(
          "changePermissions",
          #"{"action":"grant","appPackage":"org.example.notes","permissions":"android.permission.CAMERA"}"#
        ),
        Self.mobile(
          "changePermissions",
          #"{"action":"revoke","appPackage":"org.example.notes","#
            + #""permissions":"android.permission.ACCESS_FINE_LOCATION"}"#),
        Self.mobile("startActivity", #"{"intent":"org.example.notes/.MainActivity"}"#),
      ])
    await driver.close()
    await engine.shutdown()
    server.stop()
  }

  @Test func `an emulator has no face, no text size and no push notifications`() async throws {
    let server = try FakeWebDriverServer(Self.reply)
    let engine = Self.engine(server)
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "notes"))
    var words: [String] = []
    let lines = await Self.lines(server) {
      for event in [
        SystemEvent.biometrics(.face, isMatch: true), .pushNotification(payload: "{}"),
      ] {
        do throws(DriverError) { try await driver.perform(.system(event)) } catch {
          words.append(AppiumPhone.words(error))
        }
      }
      do throws(DriverError) {
        try await driver.arrange(.device(setting: DeviceSetting.textSize, value: "large"))
      } catch { words.append(AppiumPhone.words(error)) }
    }
    await driver.close()
    await engine.shutdown()
    server.stop()
    #expect(lines == [])
    #expect(
      words == [
        "unsupported biometrics: the server has no command for the sensor face",
        "unsupported push notifications: only Appium's driver for iPhones has a command for it",
        "unsupported text size: only Appium's driver for iPhones has a command for it",
      ])
  }

  @Test func `a switch that a tap does not change is an error`() async throws {
    let server = try FakeWebDriverServer(Self.reply)
    let engine = Self.engine(server)
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "notes"))
    let wifi = Selector("Wi-Fi", role: .toggle)
    try await driver.perform(.setChecked(true, wifi))
    var words = "nothing"
    do throws(DriverError) { try await driver.perform(.setChecked(false, wifi)) } catch {
      words = AppiumPhone.words(error)
    }
    await driver.close()
    await engine.shutdown()
    server.stop()
    #expect(words == #"cannot use "Wi-Fi" switch: a tap does not change its state"#)
  }
}
