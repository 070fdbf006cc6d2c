import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecText
import Testing

@testable import SpecEngines

/// What a real phone shows or answers that must not be taken for the app or for a success.
@Suite(.serialized) struct PhoneTruthTests {
  private static let icons = """
    Icon 20 100 60 60 name="Photos" label="Photos"
    Button 20 200 60 60 name="Mail" label="Mail"
    """

  @Test func `the home screen is not the app`() throws {
    let source = IOSScreenTests.source(
      Self.icons, app: #"name=" " label=" " bundleId="com.apple.springboard""#)
    let screen = try PhoneScreenReader(.ios).read(
      PhoneLook(source: source, app: "org.example.notes")
    )
    .screen
    #expect(screen.name == "com.apple.springboard")
    #expect(screen.elements.isEmpty)
    #expect(screen.complete == .unknown("com.apple.springboard is in front of the app"))
    // The same source is that of the app if the app has this identifier.
    let own = try PhoneScreenReader(.ios).read(
      PhoneLook(source: source, app: "com.apple.springboard")
    ).screen
    #expect(own.elements.count == 2 && own.complete == .known(true))
  }

  @Test func `what the system asks in front of the app is listed, and nothing is absent`() throws {
    let source = IOSScreenTests.source(
      #"""
      Alert 60 300 270 200 name="Allow?" label="Allow?"
       StaticText 70 310 250 20 value="Allow?" label="Allow?"
       Button 70 400 100 40 name="Allow" label="Allow"
      """#, app: #"name=" " label=" " bundleId="com.apple.springboard""#)
    let screen = try PhoneScreenReader(.ios).read(
      PhoneLook(source: source, app: "org.example.notes")
    )
    .screen
    #expect(screen.alert.value??.buttons == ["Allow"])
    #expect(screen.elements.contains { $0.label == "Allow" })
    #expect(screen.complete.value == nil)
  }

  @Test func `another app on Android is not the app`() throws {
    let source = PageSource.android(
      """
      FrameLayout 0 0 1080 100 package="com.android.systemui"
      FrameLayout 0 0 1080 2400 package="com.android.launcher3"
       TextView 40 300 200 400 text="Photos" clickable="true" package="com.android.launcher3"
      """)
    let screen = try PhoneScreenReader(.android).read(
      PhoneLook(source: source, app: "org.example.notes")
    ).screen
    #expect(screen.name == "com.android.launcher3")
    #expect(screen.elements.isEmpty)
    #expect(screen.complete == .unknown("com.android.launcher3 is in front of the app"))
  }

  @Test func `keys without a size do not hide the type of a keyboard`() throws {
    let keys = "qwertyuiopasdfghjklzxcvbnm@.".enumerated().map { place, key in
      " Key \(place * 10) 600 10 40 name=\"\(key)\" label=\"\(key)\""
    }
    let padding = (0..<12).map { _ in " Key 0 0 0 0 name=\"Padding-Left\" label=\"Padding-Left\"" }
    let screen = try PhoneScreenReader(.ios).read(
      PhoneLook(
        source: IOSScreenTests.source(
          (["Keyboard 0 550 390 294"] + padding + keys).joined(separator: "\n")))
    ).screen
    #expect(screen.keyboard.value??.type.value == "email address")
  }

  // MARK: - Acts

  /// A server for one phone, with an own page source and further answers.
  private static func play(
    _ platform: PhonePlatform, source: String, capabilities: JSONObject = [:],
    options: @escaping (inout AppiumOptions) -> Void = { _ in },
    answer: @escaping @Sendable (FakeWebDriverServer.Request) -> FakeWebDriverServer.Reply? = { _ in
      nil
    }, _ work: (any Driver) async throws -> Void
  ) async throws -> [String] {
    let server = try FakeWebDriverServer { request in
      if let own = answer(request) { return own }
      switch request.path {
      case "/session": return .value(["sessionId": "1", "capabilities": .object(capabilities)])
      case "/session/1/source": return .value(.string(source))
      default: return AndroidConversationTests.reply(request)
      }
    }
    defer { server.stop() }
    let engine = AndroidConversationTests.engine(server) {
      $0.platform = platform
      $0.patience = .zero
      options(&$0)
    }
    let driver = engine.makeDriver()
    return try await AndroidConversationTests.lines(server) { try await work(driver) }
  }

  @Test(arguments: [("name=\"Edit\" label=\"Delete all\"", false), ("name=\"BackButton\"", true)])
  func `only a back button of a bar is the way back`(button: String, isPressed: Bool) async throws {
    let source = IOSScreenTests.source(
      """
      NavigationBar 0 47 390 44 name="Account"
       Button 8 50 60 40 \(button)
      """, app: #"name="Notes" label="Notes" bundleId="org.example.notes""#)
    var failure: DriverError?
    let requests = try await Self.play(.ios, source: source) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      do throws(DriverError) { try await driver.perform(.back) } catch { failure = error }
    }
    #expect(requests.contains { $0.contains("/click") } == isPressed, "\(requests)")
    #expect((failure == nil) == isPressed)
  }

  @Test func `the density that Android's driver reports makes points of pixels`() async throws {
    let source = PageSource.android(
      "FrameLayout 0 0 1050 2400\n Button 0 0 105 210 text=\"Pay\" clickable=\"true\"")
    var frame: Frame?
    let requests = try await Self.play(
      .android, source: source, capabilities: ["deviceScreenDensity": 420]
    ) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      frame = try await driver.observe(since: 0).screen.elements.first?.frame.value
      try await driver.perform(.longPress(Selector("Pay")))
    }
    #expect(frame == Frame(x: 0, y: 0, width: 40, height: 80))
    // The finger is in the middle of the button, in pixels.
    #expect(requests.contains { $0.contains(#""x":52,"y":105"#) }, "\(requests)")
  }

  @Test func `a dialog without a title on Android is answered by its button`() async throws {
    let source = PageSource.android(
      """
      FrameLayout 100 900 980 1500 resource-id="android:id/parentPanel"
       TextView 140 940 940 1000 text="Delete the draft?" resource-id="android:id/message"
       Button 600 1300 900 1400 text="Delete" clickable="true" resource-id="android:id/button1"
      """)
    let requests = try await Self.play(
      .android, source: source,
      answer: { request in
        request.path.includes("/alert/")
          || request.body.includes("acceptAlert") || request.body.includes("dismissAlert")
          ? .error(404, "no such alert", "An attempt was made to operate on a modal dialog") : nil
      }
    ) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      try await driver.perform(.answer("Delete"))
    }
    #expect(requests.last == "POST ~/element/e1/click {}", "\(requests)")
  }

  // The driver for iPhones refuses the state of an app that is not installed: nil.
  @Test(arguments: [(4, false), (0, true), (nil, true)])
  func `an app that was not removed keeps its data, which is an error`(
    state: Int?, isFine: Bool
  ) async throws {
    var failure: DriverError?
    _ = try await Self.play(
      .ios, source: IOSScreenTests.source("Button 0 0 9 9 label=\"a\""),
      options: {
        $0.reset = .reinstall
        $0.typed["app"] = "a.app"
      },
      answer: { request in
        if request.body.includes("removeApp") { return .value(false) }
        guard request.body.includes("queryAppState") else { return nil }
        return state.map { .value(.integer($0)) }
          ?? .error(500, "unknown error", "the app is not installed")
      }
    ) { driver in
      do throws(DriverError) { try await driver.launch(LaunchOptions(app: "notes")) } catch {
        failure = error
      }
    }
    #expect((failure == nil) == isFine, "\(String(describing: failure))")
  }

  // MARK: - Starts

  @Test func `through Appium too, a start waits until the app rests`() async throws {
    var options = PhoneOptions()
    options.isSlowToStart = true
    let phone = try AppiumPhone(options)
    let driver = phone.engine.makeDriver()
    for _ in 1...2 {
      try await driver.launch(LaunchOptions(app: "slack-login"))
      #expect(try await !driver.observe(since: 0).screen.elements.isEmpty)
    }
    await driver.close()
    await phone.stop()
  }

  @Test(arguments: [
    (nil, #"["-AppleLanguages","(ko)","-AppleLocale","ko_KR"]"#),
    ("en-GB", #"["-AppleLanguages","(en-GB)","-AppleLocale","en_GB"]"#),
  ])
  func `each start has the language of the settings, or else that of the scenario`(
    locale: String?, arguments: String
  ) async throws {
    let phone = try AppiumPhone { $0.typed = ["language": "ko", "locale": "ko_KR"] }
    let driver = phone.engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "slack-login", locale: locale))
    let starts = await phone.lines.filter { $0.contains("launchApp") }
    await driver.close()
    await phone.stop()
    #expect(starts.count == 1 && starts[0].contains("\"arguments\":" + arguments), "\(starts)")
  }

  // MARK: - Compose

  /// The shape of the screens of an app made with Compose (mobiumdev/mobium `seal-look-uia2.xml`,
  /// `seal-dialog-uia2.xml`), with other texts.
  private static let composed = """
    androidx.compose.ui.platform.ComposeView 0 0 1080 2400
     android.view.View 0 200 1080 400 clickable="true" checkable="true" checked="true"
      TextView 40 210 480 270 text="Large print"
      TextView 40 280 900 390 text="For the small screen"
     android.view.View 0 400 1080 600 clickable="true"
      TextView 40 410 480 470 text="Quiet hours"
      TextView 40 480 480 540 text="22 to 7"
      android.view.View 900 410 1040 540 content-desc="Quiet hours" checkable="true" clickable="true"
     android.view.View 40 700 500 800 clickable="true" enabled="false"
      TextView 80 720 400 780 text="Save"
      Button 40 700 500 800
     android.view.View 540 700 1040 800 clickable="true"
      android.view.View 580 720 640 780 content-desc="Share"
      Button 540 700 1040 800
     android.view.View 40 900 500 1000 clickable="true" enabled="false"
      TextView 80 920 400 980 text="More"
    """

  @Test func `Compose's controls are found by role, with their names and their states`() throws {
    let screen = try AndroidScreenTests.text(Self.composed)
    #expect(
      screen == """
        org.example.notes 540×1200
        - switch switch 1 'Large print' [0 100 540 100] checked 'on' \
        role ?(the page source does not tell switches, checkboxes and radio buttons apart)
        - text text 1 'For the small screen' in switch 1 [20 140 430 55] text 'For the small screen'
        - text text 2 'Quiet hours' [20 205 220 30] checked ?(what can be checked is beside it) \
        text 'Quiet hours'
        - text text 3 '22 to 7' [20 240 220 30] checked ?(what can be checked is beside it) \
        text '22 to 7'
        - switch switch 2 'Quiet hours' [450 205 70 65] checked 'off' \
        role ?(the page source does not tell switches, checkboxes and radio buttons apart)
        - button button 1 'Save' [20 350 230 50] enabled 'off'
        - button button 2 'Share' [270 350 250 50]
        - text text 4 'More' [40 460 160 30] enabled 'off' text 'More'
        focus none
        keyboard ?(the server did not report whether the keyboard is shown)
        """)
  }

  @Test func `which kind of a switch Compose has, and whose text is beside it, is not known`()
    throws
  {
    let screen = try AndroidScreenTests.read(Self.composed).screen
    #expect(Selector("Large print", role: .checkbox).unknownRole(on: screen) != nil)
    let hours = try Selector("22 to 7").resolve(on: screen)
    #expect(hours.properties[.checked] == .unknown("what can be checked is beside it"))
  }

  // MARK: - Passwords

  @Test(arguments: [Selector("Password"), nil])
  func `a password on Android is typed by keys, after what is there`(
    field: Selector?
  ) async throws {
    let source = PageSource.android(
      """
      EditText 40 300 1040 420 text="•••" content-desc="Password" password="true" focused="true" \
      showing-hint="false"
      """)
    let requests = try await Self.play(.android, source: source) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      try await driver.perform(.type("a b", into: field))
    }
    #expect(requests.last == AndroidConversationTests.mobile("type", #"{"text":"a b"}"#))
    #expect(!requests.contains { $0.contains("/value") }, "\(requests)")
  }

  @Test func `keys that could not be typed are an error`() async throws {
    let source = PageSource.android(
      "EditText 40 300 1040 420 content-desc=\"Password\" password=\"true\" focused=\"true\"")
    var failure: DriverError?
    _ = try await Self.play(
      .android, source: source,
      answer: { $0.body.includes("mobile: type") ? .value(false) : nil }
    ) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      do throws(DriverError) { try await driver.perform(.type("a", into: nil)) } catch {
        failure = error
      }
    }
    #expect(failure.map(AppiumPhone.words) == "fault: the server could not type by keys")
  }
}
