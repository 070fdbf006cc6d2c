import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecText
import Synchronization
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
        - switch ~switch 1 'Large print' [0 100 540 100] checked 'on' \
        role ?(the page source does not tell switches, checkboxes and radio buttons apart)
        - text ~text 1 'For the small screen' in ~switch 1 [20 140 430 55] text 'For the small screen'
        - text ~text 2 'Quiet hours' [20 205 220 30] checked ?(what can be checked is beside it) \
        text 'Quiet hours'
        - text ~text 3 '22 to 7' [20 240 220 30] checked ?(what can be checked is beside it) \
        text '22 to 7'
        - switch ~switch 2 'Quiet hours' [450 205 70 65] checked 'off' \
        role ?(the page source does not tell switches, checkboxes and radio buttons apart)
        - button ~button 1 'Save' [20 350 230 50] enabled 'off'
        - button ~button 2 'Share' [270 350 250 50]
        - text ~text 4 'More' [40 460 160 30] enabled 'off' text 'More'
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

  // MARK: - Typing

  @Test(arguments: [Selector("Password"), nil])
  func `a text on Android is typed by keys, after what is there, also into a password`(
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

  // MARK: - The system

  private static let flags =
    #"{"command":"pm","args":["set-permission-flags","org.example.notes","#
    + #""android.permission.CAMERA","user-set","user-fixed"]}"#

  private static func change(_ action: String) -> String {
    AndroidConversationTests.mobile(
      "changePermissions",
      #"{"action":"\#(action)","appPackage":"org.example.notes","#
        + #""permissions":"android.permission.CAMERA"}"#)
  }

  @Test(arguments: [
    (PermissionState.granted, [change("grant")]),
    (.undetermined, [change("revoke")]),
    (.denied, [change("revoke"), AndroidConversationTests.mobile("shell", flags)]),
  ])
  func `an app on Android does not ask again for a permission that was denied`(
    state: PermissionState, commands: [String]
  ) async throws {
    let requests = try await Self.play(.android, source: PageSource.android("Button 0 0 9 9")) {
      driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      try await driver.arrange(.permission(.camera, state))
    }
    #expect(Array(requests.suffix(commands.count)) == commands)
  }

  @Test(arguments: [Permission.location, .notifications, .camera])
  func `a permission that ends an app on a simulator starts it again`(
    permission: Permission
  ) async throws {
    let requests = try await Self.play(
      .ios, source: IOSScreenTests.source("Button 0 0 9 9 label=\"a\"")
    ) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      try await driver.arrange(.permission(permission, .granted))
    }
    #expect(requests.contains { $0.contains("\"\(permission.rawValue)\":\"yes\"") })
    #expect(requests.last?.contains("launchApp") == (permission != .camera), "\(requests)")
  }

  @Test func `a phone is where the scenario says, and offline, until it ends`() async throws {
    for platform in [PhonePlatform.android, .ios] {
      let source =
        platform == .ios
        ? IOSScreenTests.source("Button 0 0 9 9 label=\"a\"") : PageSource.android("Button 0 0 9 9")
      var offline: DriverError?
      let requests = try await Self.play(
        platform, source: source,
        answer: { request in
          request.body.includes("getConnectivity")
            ? .value(["wifi": true, "data": false, "airplaneMode": false]) : nil
        }
      ) { driver in
        try await driver.launch(LaunchOptions(app: "notes"))
        try await driver.arrange(.device(setting: DeviceSetting.location, value: "37.5, 127"))
        do throws(DriverError) { try await driver.arrange(.connection(.offline)) } catch {
          offline = error
        }
        await driver.close()
      }
      let mobile = AndroidConversationTests.mobile
      let commands = requests.filter { $0.contains("ocation") || $0.contains("onnectivity") }
      #expect(
        commands
          == (platform == .ios
            ? [
              mobile("setSimulatedLocation", #"{"latitude":37.5,"longitude":127.0}"#),
              mobile("resetSimulatedLocation", "{}"),
            ]
            : [
              mobile("setGeolocation", #"{"latitude":37.5,"longitude":127.0}"#),
              mobile("getConnectivity", "{}"),
              mobile("setConnectivity", #"{"wifi":false,"data":false}"#),
              mobile("setConnectivity", #"{"wifi":true,"data":false,"airplaneMode":false}"#),
              mobile("resetGeolocation", "{}"),
            ]))
      #expect((offline == nil) == (platform == .android))
    }
  }

  // MARK: - More shapes of real screens

  /// The three windows of an iPhone with its keyboard (mobiumdev/mobium
  /// `ios-keyboard-over-button.xml`), and a button of React Native with its text inside.
  private static let keyboardWindows = """
    Window 0 0 402 874
     Other 16 120 370 48 name="Sign in" label="Sign in" accessible="true"
      StaticText 30 130 342 20 name="Sign in" label="Sign in" value="Sign in"
     ScrollView 0 200 402 366
      Other 369 146 30 300 value="0%" name="세로 스크롤 막대, 2페이지" label="세로 스크롤 막대, 2페이지" traits="Adjustable"
    Window 0 0 402 874 visible="false"
     Other 0 566 402 308 visible="false"
      Other 0 566 402 308 name="inputView" visible="false"
    Window 0 0 402 874
     Other 0 566 402 308
      Other 0 583 402 233
       Keyboard 0 583 402 233
        Key 0 583 0 0 name="Padding-Left" label="Padding-Left" visible="false"
        Key 4 590 40 54 name="Q" label="Q"
        Button 300 752 100 54 name="Return" label="return"
      Other 0 583 402 291 visible="false" accessible="true"
       Button 8 805 69 70 name="Next keyboard" label="Next keyboard"
       Button 325 805 69 70 name="dictation" label="Dictate"
    """

  @Test func `what the system adds for its keyboard and its scroll bars is not listed`() throws {
    let source = IOSScreenTests.source(Self.keyboardWindows)
    let screen = try PhoneScreenReader(.ios).read(PhoneLook(source: source)).screen
    #expect(screen.elements.map(\.label) == ["Sign in", "Sign in", ""])
    #expect(screen.elements.map(\.role) == [.area, .text, .area])
    // Whether it is a button is not known, although its text is listed.
    #expect(Selector("Sign in", role: .button).unknownRole(on: screen) != nil)
  }

  @Test func `a look at Android asks for one page source, and for more only what a step needs`()
    async throws
  {
    let titled = PageSource.android(
      "FrameLayout 0 0 9 9 pane-title=\"Inbox\"\n EditText 0 0 9 9 focused=\"true\"")
    let untitled = PageSource.android("EditText 0 0 9 9 focused=\"true\"")
    for (source, needs, requests) in [
      (titled, [], ["source"]), (untitled, [], ["source", "getCurrentActivity"]),
      (titled, [.keyboard], ["source", "isKeyboardShown"]),
    ] as [(String, Set<Capability>, [String])] {
      let server = try FakeWebDriverServer { request in
        request.path == "/session/1/source"
          ? .value(.string(source)) : AndroidConversationTests.reply(request)
      }
      let driver = AndroidConversationTests.engine(server).makeDriver()
      var launch = LaunchOptions(app: "notes")
      launch.needs = needs
      try await driver.launch(launch)
      let before = server.requests.count
      _ = try await driver.observe(since: 0)
      let seen = server.requests.dropFirst(before).map { $0.path + " " + $0.body }
      #expect(seen.count == requests.count, "\(seen)")
      for (one, wanted) in zip(seen, requests) { #expect(one.contains(wanted)) }
      server.stop()
    }
  }

  // MARK: - Dates

  /// The parts of a calendar as public UI tests name them.
  private static func calendar(_ header: String, _ day: String) -> String {
    let days = (1...28).map { number in
      "  Button \(number) 300 40 40 name=\"\(number == 8 ? day : "x\(number)")\" label=\"\(number)\""
    }
    return
      ([
        " Other 0 0 390 844 name=\"PopoverDismissRegion\"",
        " Other 20 200 350 400", "  StaticText 30 210 150 30 label=\"\(header)\"",
        "  Button 300 210 40 30 name=\"DatePicker.PreviousMonth\" label=\"Previous\"",
        "  Button 340 210 40 30 name=\"DatePicker.NextMonth\" label=\"Next\"",
      ] + days).joined(separator: "\n")
  }

  // Public UI tests: appium "Date Picker" and its calendar, `DatePicker.NextMonth` of XCTest.
  @Test(arguments: [
    ("November 2026", "December 2026", "Tuesday, December 8"),
    ("2026년 11월", "2026년 12월", "12월 8일 화요일"),
  ])
  func `a date is chosen in a compact picker by its calendar`(
    now: String, then: String, day: String
  ) async throws {
    let taps = Mutex<[String]>([])
    let picker = "DatePicker 20 100 120 34 name=\"Birthday\" label=\"Birthday\"\n"
    _ = try await Self.play(
      .ios, source: "",
      answer: { request in
        if request.path.ends(with: "/element"), request.method == "POST" {
          let found = ["Birthday", "NextMonth", "Dismiss", day].first {
            request.body.includes($0)
          }
          taps.withLock { $0.append(found ?? request.body) }
          return nil
        }
        guard request.path == "/session/1/source" else { return nil }
        return .value(
          .string(
            IOSScreenTests.source(
              picker
                + (taps.withLock { taps in
                  taps.contains(day) && taps.contains("Dismiss") || taps.isEmpty
                    ? "" : Self.calendar(taps.contains("NextMonth") ? then : now, day)
                }), app: #"name="Notes" bundleId="org.example.notes""#)))
      }
    ) { driver in
      try await driver.launch(LaunchOptions(app: "notes"))
      try await driver.perform(.choose("2026-12-08", in: Selector("Birthday")))
    }
    #expect(taps.withLock { $0 } == ["Birthday", "NextMonth", day, "Dismiss"])
  }
}
