import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

@testable import SpecEngines

/// The requests of the engine for iPhones, each held to the public source of its server.
@Suite(.serialized) struct AppiumConversationTests {
  /// An action and the requests that it leads to.
  struct Row: Sendable, CustomTestStringConvertible {
    let action: Action
    /// The public source of the route and its parameters.
    let source: String
    let requests: [String]
    var testDescription: String { "\(action)" }
  }

  private static let field = Selector("Workspace URL")

  private func phone(_ face: PhoneOptions.Face) throws -> AppiumPhone {
    var options = PhoneOptions()
    options.face = face
    // Only the app itself can lose its data there.
    return try AppiumPhone(options) { if face == .agent { $0.reset = .app } }
  }

  private static let find = #"POST ~/element {"using":"accessibility id","value":"workspace-url"}"#

  /// The command for an action of the driver for iPhones.
  private static func mobile(_ name: String, _ arguments: String) -> String {
    #"POST ~/execute/sync {"script":"mobile: \#(name)","args":[\#(arguments)]}"#
  }

  static func finger(_ actions: String...) -> String {
    #"POST ~/actions {"actions":[{"type":"pointer","id":"finger-touch","#
      + #""parameters":{"pointerType":"touch"},"actions":["#
      + actions.joined(separator: ",") + "]}]}"
  }

  static func move(_ x: Int, _ y: Int, _ time: Int = 0) -> String {
    #"{"type":"pointerMove","duration":\#(time),"origin":"viewport","x":\#(x),"y":\#(y)}"#
  }

  static let down = #"{"type":"pointerDown","button":0}"#
  static let up = #"{"type":"pointerUp","button":0}"#
  private static func pause(_ time: Int) -> String { #"{"type":"pause","duration":\#(time)}"# }
  private static let app = #""bundleId":"org.example.slack-login""#
  private static let locale = #"["-AppleLanguages","(ko-KR)","-AppleLocale","ko_KR"]"#
  private static let pointer =
    "FBTouchActionCommands.m, FBW3CActionsSynthesizer.m; W3C WebDriver 17"

  /// The same for an Appium server and a WebDriverAgent: Appium passes these on.
  static let rows: [Row] = [
    Row(
      action: .tap(field), source: "FBFindElementCommands.m, FBElementCommands.m",
      requests: ["look", find, "POST ~/element/ELEMENT/click {}"]),
    Row(
      action: .type("ab", into: field),
      source: "FBElementCommands.m handleSetValue; webelement_test.py test_send_key",
      requests: ["look", find, #"POST ~/element/ELEMENT/value {"text":"ab","value":["a","b"]}"#]),
    Row(
      action: .deleteBackward(times: 1, in: nil),
      source: "appium-xcuitest-driver element.ts prepareInputValue",
      requests: ["look", #"POST ~/element/ELEMENT/value {"text":"\b","value":["\b"]}"#]),
    Row(
      action: .clear(field),
      source: "FBElementCommands.m handleClear; webelement_test.py test_clear",
      requests: ["look", find, "POST ~/element/ELEMENT/clear {}"]),
    Row(
      action: .doubleTap(field), source: pointer,
      requests: [
        "look",
        finger(move(207, 332), down, pause(50), up, pause(100), down, pause(50), up),
      ]),
    Row(
      action: .longPress(field), source: pointer,
      requests: ["look", finger(move(207, 332), down, pause(700), up)]),
    Row(
      action: .swipe(.up, on: nil), source: pointer,
      requests: ["look", finger(move(207, 476), down, move(207, 119, 200), up)]),
    Row(
      action: .scrollBy(points: 50, in: nil), source: pointer,
      requests: [
        "look",
        finger(move(207, 322), down, pause(100), move(207, 272, 800), pause(200), up),
      ]),
    Row(
      action: .pressReturn, source: "FBKeyboard.m, FBElementCommands.m handleClick",
      requests: [
        "look", #"POST ~/element {"using":"accessibility id","value":"Go"}"#,
        "POST ~/element/ELEMENT/click {}",
      ]),
    Row(
      action: .system(.rotate(.landscape)), source: "FBOrientationCommands.m",
      requests: [#"POST ~/orientation {"orientation":"LANDSCAPE"}"#]),
    Row(
      action: .system(.rotate(.portrait)), source: "FBOrientationCommands.m",
      requests: [#"POST ~/orientation {"orientation":"PORTRAIT"}"#]),
  ]

  /// The commands of the XCUITest driver that it has under names of its own.
  static let appiumRows: [Row] = [
    Row(
      action: .hideKeyboard, source: "execute-methods.md; keyboard_test.py test_hide_keyboard",
      requests: ["look", mobile("hideKeyboard", "{}")]),
    Row(
      action: .leave, source: "execute-methods.md; keyboard_test.py test_press_button",
      requests: [mobile("pressButton", #"{"name":"home"}"#)]),
    Row(
      action: .comeBack, source: "execute-methods.md; app_test.py test_activate_app",
      requests: [mobile("activateApp", "{\(app)}")]),
    Row(
      action: .stop, source: "execute-methods.md; app_test.py test_terminate_app",
      requests: [mobile("terminateApp", "{\(app)}")]),
    Row(
      action: .relaunch, source: "execute-methods.md; app_test.py test_terminate_app",
      requests: [
        mobile("terminateApp", "{\(app)}"),
        mobile("launchApp", #"{\#(app),"arguments":\#(locale),"environment":{}}"#),
      ]),
    Row(
      action: .open(url: "slack://x"), source: "execute-methods.md",
      requests: [mobile("deepLink", #"{"url":"slack://x",\#(app)}"#)]),
    Row(
      action: .answer("Close"), source: "execute-methods.md; alert.ts",
      requests: ["look", mobile("alert", #"{"action":"accept","buttonLabel":"Close"}"#)]),
    Row(
      action: .typeIntoAlert("ab"), source: "routes.ts of appium base-driver; alert.ts",
      requests: ["look", #"POST ~/alert/text {"text":"ab"}"#]),
    Row(
      action: .system(.biometrics(.face, isMatch: true)),
      source: "execute-methods.md; lock_test.py test_enroll_biometric",
      requests: [
        mobile("isBiometricEnrolled", "{}"), mobile("enrollBiometric", #"{"isEnabled":true}"#),
        mobile("sendBiometricMatch", #"{"type":"faceId","match":true}"#),
      ]),
    Row(
      action: .system(.biometrics(.fingerprint, isMatch: false)),
      source: "execute-methods.md; lock_test.py test_touch_id",
      requests: [mobile("sendBiometricMatch", #"{"type":"touchId","match":false}"#)]),
    Row(
      action: .system(.pushNotification(payload: #"{"aps":{"alert":"Hi","badge":2}}"#)),
      source: "execute-methods.md",
      requests: [
        mobile("pushNotification", #"{\#(app),"payload":{"aps":{"alert":"Hi","badge":2}}}"#)
      ]),
    Row(
      action: .system(.pushNotification(payload: "[]")), source: "execute-methods.md",
      requests: []),
  ]

  /// The routes of WebDriverAgent.
  static let agentRows: [Row] = [
    Row(
      action: .hideKeyboard, source: "FBCustomCommands.m handleDismissKeyboardCommand",
      requests: ["look", "POST ~/wda/keyboard/dismiss {}"]),
    Row(
      action: .leave, source: "FBCustomCommands.m handlePressButtonCommand",
      requests: [#"POST ~/wda/pressButton {"name":"home"}"#]),
    Row(
      action: .comeBack, source: "FBSessionCommands.m handleSessionAppActivate",
      requests: ["POST ~/wda/apps/activate {\(app)}"]),
    Row(
      action: .relaunch, source: "FBSessionCommands.m handleSessionAppTerminate, …Launch",
      requests: [
        "POST ~/wda/apps/terminate {\(app)}",
        #"POST ~/wda/apps/launch {\#(app),"arguments":\#(locale),"environment":{},"#
          + #""shouldWaitForQuiescence":true}"#,
      ]),
    Row(
      action: .open(url: "slack://x"), source: "FBSessionCommands.m handleOpenURL",
      requests: [#"POST ~/url {"url":"slack://x",\#(app)}"#]),
    Row(
      action: .answer("Close"), source: "FBAlertViewCommands.m handleAlertAcceptCommand",
      requests: ["look", #"POST ~/alert/accept {"name":"Close"}"#]),
    Row(
      action: .typeIntoAlert("ab"), source: "FBAlertViewCommands.m handleAlertSetTextCommand",
      requests: ["look", #"POST ~/alert/text {"value":["a","b"]}"#]),
    Row(
      action: .system(.biometrics(.face, isMatch: true)), source: "endpoints-wda.md", requests: []),
    Row(
      action: .system(.pushNotification(payload: #"{"aps":{}}"#)), source: "endpoints-wda.md",
      requests: []),
  ]

  /// The requests of a scenario, and those that are in the tables.
  private func talk(_ face: PhoneOptions.Face, _ rows: [Row]) async throws {
    let phone = try phone(face)
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login", locale: "ko-KR"))
    for row in rows {
      switch row.action {
      case .answer, .typeIntoAlert:
        await phone.server.arrange(
          .init(.alert("Low Battery", buttons: ["Close"]), path: "/alert/text"))
      default: break
      }
      await phone.server.clearConversation()
      // Some actions have no effect on this app, but their requests are the same.
      try? await driver.perform(row.action)
      let lines = await phone.lines
      #expect(lines == row.requests, "\(row.action), \(row.source)")
    }
    await driver.close()
    await phone.stop()
  }

  @Test func `an Appium server gets the requests of its driver for iPhones`() async throws {
    try await talk(.appium(basePath: "/wd/hub"), Self.rows + Self.appiumRows)
  }

  @Test func `a WebDriverAgent gets requests for its own routes`() async throws {
    try await talk(.agent, Self.rows + Self.agentRows)
  }

  @Test(arguments: [PhoneOptions.Face.appium(basePath: "/wd/hub"), .agent])
  func `a scenario asks, starts, looks and ends`(face: PhoneOptions.Face) async throws {
    let phone = try phone(face)
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login", locale: "ko-KR"))
    try await driver.perform(.tap(Self.field))
    await phone.server.clearConversation()
    _ = try await driver.observe(since: 0)
    let look = await phone.server.conversation.map { RequestLine($0).description }
    await phone.server.clearConversation()
    await driver.close()
    await phone.engine.shutdown()
    let end = await phone.lines
    await phone.server.stop()
    let isAgent = face == .agent
    let terminate =
      isAgent
      ? "POST ~/wda/apps/terminate {\(Self.app)}" : Self.mobile("terminateApp", "{\(Self.app)}")
    #expect(
      look == [
        "GET ~/alert/text", "GET ~/source", "GET ~/element/active",
        "GET ~/element/ELEMENT/rect", "GET ~/element/ELEMENT/name",
      ])
    #expect(end == [terminate, "DELETE ~"])
  }
}
