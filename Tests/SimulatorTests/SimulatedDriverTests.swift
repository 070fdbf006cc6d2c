import SpecDrivers
import SpecText
import Testing

@testable import SpecSimulator

@Suite struct SimulatedDriverTests {
  private let driver = SimulatedDriver(apps: [SampleApp()])

  private func launch(_ options: LaunchOptions = LaunchOptions(app: "sample")) async throws {
    try await driver.launch(options)
  }

  private func screen() async throws -> Screen { try await driver.observe(since: .max).screen }

  private func text(of id: String) async throws -> String? {
    try await screen().elements.first { $0.id == id }?.properties[.text]?.value?.text
  }

  /// What an action is refused with, in a few words; nil if it is done.
  private func refusal(of action: Action) async throws -> String? {
    do {
      try await driver.perform(action)
      return nil
    } catch {
      switch error {
      case .elementNotFound(let selector, _): return "no \(selector)"
      case .ambiguousElement(let selector, let count, _): return "\(count) × \(selector)"
      case .notInteractable(let selector, let why, _): return "\(selector): \(why)"
      case .impossible(let what, let why, _): return "\(what): \(why)"
      case .noSuchAnswer(let answer, _): return "no answer \(answer)"
      case .unsupported(let capability, let why):
        return "unsupported \(capability.rawValue): \(why)"
      default: return "\(error)"
      }
    }
  }

  @Test(arguments: [
    (LaunchOptions(app: "nothing"), DriverError.unknownApp("nothing", known: ["sample"])),
    (
      LaunchOptions(app: "sample", faults: ["no-title", "no-sense"]),
      .unknownFault("no-sense", app: "sample", known: ["no-title"])
    ),
    (
      LaunchOptions(app: "sample", device: "iPhone 1"),
      .unknownDevice("iPhone 1", known: DeviceModel.all.map(\.name))
    ),
    (
      LaunchOptions(app: "sample", parameters: ["keyboard": "150"]),
      .unknownSetting(
        "keyboard",
        known: [
          "Apple ID", "hardware keyboard", "keyboard height", "secure fields clear", "shortcut bar",
          "system version", "moved tab bars stay undrawn", "tab bars return with the app",
        ])
    ),
    (
      LaunchOptions(app: "sample", parameters: ["keyboard height": "tall"]),
      .unknownSetting(
        "keyboard height: tall", known: ["keyboard height: a number of points from 0 to 2000"])
    ),
    (
      LaunchOptions(app: "sample", parameters: ["keyboard height": "-1"]),
      .unknownSetting(
        "keyboard height: -1", known: ["keyboard height: a number of points from 0 to 2000"])
    ),
    (
      LaunchOptions(app: "sample", locale: "ko-KR"),
      .unsupported(.locales, why: "sample has one language, so not ko-KR")
    ),
  ])
  func `what the phone does not know it does not launch`(
    options: LaunchOptions, expected: DriverError
  ) async throws {
    try await launch()
    await #expect(throws: expected) { try await driver.launch(options) }
    // The app that ran before still does.
    #expect(try await screen().name == "form")
  }

  @Test func `before a launch and after a close there is nothing to do or see`() async throws {
    await #expect(throws: DriverError.notLaunched) { try await driver.observe(since: 0) }
    await #expect(throws: DriverError.notLaunched) { try await driver.perform(.pressReturn) }
    await #expect(throws: DriverError.notLaunched) {
      try await driver.perform(.wait(.milliseconds(1)))
    }
    await driver.close()
    try await launch()
    await driver.close()
    await driver.close()
    await #expect(throws: DriverError.notLaunched) { try await driver.observe(since: 0) }
  }

  @Test func `a launch begins a fresh world with what was arranged before`() async throws {
    try await driver.arrange(.device(setting: "keyboard height", value: 200))
    try await launch()
    try await driver.perform(.type("abc", into: Selector("Name")))
    try await launch(LaunchOptions(app: "sample", faults: ["no-title"], device: "iPhone 8"))
    let seen = try await driver.observe(since: 0)
    #expect(seen.screen.size == Size(width: 375, height: 667))
    #expect(!seen.screen.elements.contains { $0.id == "title" })
    #expect(seen.time == .known(.zero))
    #expect(seen.events.first?.number == 1)
    try await driver.perform(.tap(Selector("Name")))
    #expect(try await screen().keyboard.value??.height == .known(200))
    await driver.close()
    try await launch(LaunchOptions(app: "sample", parameters: ["keyboard height": "100"]))
    try await driver.perform(.relaunch)
    try await driver.perform(.tap(Selector("Name")))
    #expect(try await screen().keyboard.value??.height == .known(100))
    try await launch()
    try await driver.perform(.tap(Selector("Name")))
    #expect(try await screen().keyboard.value??.height == .known(346))
  }

  @Test func `a screen is seen as a user sees it`() async throws {
    try await launch()
    try await driver.perform(.type("1234", into: Selector("PIN")))
    let screen = try await screen()
    #expect(screen.focus == .known("pin"))
    #expect(screen.stack == .known(["form"]))
    #expect(
      screen.properties == [
        .animations: .known(true), .subscriptions: .known(0), .navigationBar: .known(true),
      ])
    #expect(
      screen.elements.first { $0.id == "pin" }
        == Element(
          id: "pin", role: .field, label: "PIN",
          frame: .known(Frame(x: 0, y: 200, width: 414, height: 40)),
          properties: [
            .text: .known("••••"), .visible: .known(true), .enabled: .known(true),
            .keyboardType: .known("number pad"), .returnKey: .known("return"),
            .autocorrection: .known(true), .spellChecking: .known(true), .secure: .known(true),
          ]))
    #expect(
      screen.elements.map(\.id) == [
        "title", "name", "pin", "code", "locked", "stubborn", "go", "later", "off", "low", "hidden",
        "count",
      ])
    #expect(screen.elements.first { $0.id == "hidden" }?.properties[.visible] == .known(false))
  }

  @Test(arguments: [
    (Action.tap(Selector("Form")), nil as String?),
    (.tap(Selector("Go on")), nil), (.doubleTap(Selector("Go on")), nil),
    (.longPress(Selector("Name")), nil), (.tap(Selector("Low")), nil),
    (.type("", into: Selector("Name")), nil), (.paste("", into: Selector("Name")), nil),
    (.clear(Selector("Code")), nil), (.select(.all, in: Selector("Name")), nil),
    (.deleteBackward(times: 5, in: Selector("Name")), nil), (.leave, nil), (.stop, nil),
    (.relaunch, nil),
    (.system(.memoryWarning), nil), (.system(.recreateScreen), nil), (.wait(.zero), nil),
    (.tap(Selector("Nothing")), "no \"Nothing\""),
    (.tap(Selector("Now you see me")), "no \"Now you see me\""),
    (.tap(Selector("Form", role: .button)), "no \"Form\" button"),
    (.tap(Selector("Off")), "\"Off\": it is disabled"),
    (.tap(Selector("Locked")), "\"Locked\": it is disabled"),
    (.type("a", into: Selector("Locked")), "\"Locked\": it is disabled"),
    (.type("a", into: Selector("Form")), "\"Form\": it is not a field"),
    (
      .tap(Selector("Stubborn")),
      "\"Stubborn\": the app does not allow the focus to move to it"
    ),
    (.type("a", into: nil), "type \"a\": no field has the focus"),
    (.paste("a", into: nil), "paste \"a\": no field has the focus"),
    (.deleteBackward(times: 1, in: nil), "delete: no field has the focus"),
    (.deleteBackward(times: -1, in: Selector("Name")), "delete -1 times: the number is negative"),
    (.select(.all, in: nil), "select text: no field has the focus"),
    (.select(.text("x"), in: Selector("Name")), "select \"x\": the field contains \"\""),
    (
      .select(.range(start: 0, count: 1), in: Selector("Name")),
      "select 1 characters from 0: the field contains 0: \"\""
    ),
    (.pressReturn, "press return: no field has the focus, so there is no keyboard"),
    (.pressKey("Tab"), "press Tab: no hardware keyboard is attached to the device"),
    (.back, "go back: \"form\" is the first screen"),
    (.dismiss, "pull the sheet down: no sheet is presented"),
    (.answer("OK"), "no answer OK"),
    (.hideKeyboard, "hide the keyboard: a phone's keyboard has no key for it"),
    (.comeBack, "come back: the app is in front already"),
    (.wait(.milliseconds(-1)), "wait -1 ms: the duration is negative"),
    (.swipe(.left, on: nil), "swipe left: nothing responds to swipes on \"form\""),
    (.swipe(.left, on: Selector("Form")), "\"Form\": it cannot be swiped"),
    (.scroll(to: Selector("Low")), nil),
    (.scrollBy(points: 10, in: nil), "scroll by 10 points: there is no scroll view"),
    (.choose("x", in: nil), "choose \"x\": nothing on \"form\" offers it"),
    (.choose("x", in: Selector("Form")), "\"Form\": it has no options"),
    (.open(url: "a:b"), "follow a:b: the app takes no links"),
    (
      .system(.biometrics(.face, isMatch: true)),
      "unsupported biometrics: simulated apps do not ask for a face or a fingerprint"
    ),
    (
      .system(.pushNotification(payload: "{}")),
      "unsupported push notifications: simulated apps do not register for push notifications"
    ),
  ])
  func `an action is done or refused with a reason`(
    action: Action, refusal: String?
  ) async throws {
    try await launch()
    #expect(try await self.refusal(of: action) == refusal)
  }

  @Test func `the size of texts is not a setting of a simulated phone`() async throws {
    await #expect(
      throws: DriverError.unsupported(.textSize, why: "simulated apps have texts of one size")
    ) { try await driver.arrange(.device(setting: DeviceSetting.textSize, value: "large")) }
  }

  @Test func `another app that does not exist can be missing and not be installed`() async throws {
    let known = OtherApp.known.map(\.name)
    try await driver.arrange(.installedApp(name: "Map", installed: false))
    await #expect(throws: DriverError.unknownSetting("other app: Map", known: known)) {
      try await driver.arrange(.installedApp(name: "Map", installed: true))
    }
    for name in known { try await driver.arrange(.installedApp(name: name, installed: true)) }
  }

  @Test func `a user cannot use what is covered, ambiguous or out of sight`() async throws {
    try await launch()
    try await driver.perform(.tap(Selector("Name")))
    #expect(try await refusal(of: .tap(Selector("Low"))) == "\"Low\": the keyboard covers it")
    try await driver.perform(.tap(Selector("Go on")))
    #expect(try await refusal(of: .tap(Selector("Same"))) == "2 × \"Same\"")
    #expect(try await refusal(of: .tap(Selector("Same", position: 2))) == nil)
    #expect(
      try await refusal(of: .tap(Selector("Back"))) == "\"Back\": the \"Front\" button covers it")
    #expect(try await refusal(of: .tap(Selector("Front"))) == nil)
    #expect(
      try await refusal(of: .tap(Selector("Aside"))) == "\"Aside\": it is outside the screen")
    // A view without a size cannot be seen.
    #expect(try await refusal(of: .tap(Selector("Nowhere"))) == "no \"Nowhere\"")
    let elements = try await screen().elements
    #expect(
      elements.first { $0.id == "back" }?.properties[.coveredBy] == .known("\"Front\" button"))
    #expect(elements.first { $0.id == "front" }?.properties[.coveredBy] == nil)
    #expect(
      try await refusal(of: .system(.recreateScreen))
        == "rebuild \"page\": the app gives no way to make it")
    try await driver.perform(.leave)
    #expect(try await screen().name == "home screen")
    #expect(
      try await refusal(of: .tap(Selector("Same", position: 1)))
        == "use the app: it is in the background")
    #expect(
      try await refusal(of: .leave) == "leave the app: it is in the background already")
    try await driver.perform(.comeBack)
    #expect(try await screen().name == "page")
    try await driver.perform(.back)
    #expect(try await screen().name == "form")
  }

  @Test func `return goes where the delegate sends the focus, and typing follows it`() async throws
  {
    try await launch()
    try await driver.perform(.type("ann\nxyz", into: Selector("Name")))
    #expect(try await text(of: "name") == "ann")
    #expect(try await text(of: "code") == "xyz")
    #expect(try await refusal(of: .type("a\nb", into: Selector("Code"))) != nil)
    #expect(try await text(of: "code") == "xyza")
    #expect(try await screen().keyboard == .known(nil))
    #expect(try await refusal(of: .type("1\n", into: Selector("PIN"))) == nil)
  }

  @Test func `a number pad has no return key`() async throws {
    try await launch()
    try await driver.perform(.tap(Selector("PIN")))
    #expect(
      try await refusal(of: .pressReturn) == "press return: the number pad has no return key")
  }

  @Test func `a double tap selects the last word`() async throws {
    try await launch()
    try await driver.perform(.type("two words", into: Selector("Name")))
    try await driver.perform(.doubleTap(Selector("Name")))
    try await driver.perform(.type("x", into: nil))
    #expect(try await text(of: "name") == "two x")
  }

  @Test func `a hardware keyboard has its keys`() async throws {
    try await driver.arrange(.device(setting: "hardware keyboard", value: true))
    try await launch()
    try await driver.perform(.type("ab", into: Selector("Name")))
    #expect(try await screen().keyboard == .known(nil))
    for key in ["c", "Backspace", "Tab", "Tab", "z"] {
      try await driver.perform(.pressKey(key))
    }
    #expect(try await text(of: "name") == "ab")
    #expect(try await text(of: "code") == "z")
    #expect(
      try await refusal(of: .pressKey("Tab"))
        == "press Tab: the next field, \"Stubborn\", does not take the focus")
    try await driver.perform(.pressKey("Enter"))
    #expect(try await refusal(of: .pressKey("Tab")) == "press Tab: no field has the focus")
    #expect(
      try await refusal(of: .pressKey("F1"))
        == "unsupported hardware keys: the simulator supports Return, Enter, Backspace, Tab and "
        + "characters")
    // A typing error is no ability that is missing.
    await #expect(throws: DriverError.unknownKey("Escpae", known: KeyNames.all)) {
      try await driver.perform(.pressKey("Escpae"))
    }
  }

  @Test func `events are numbered on, and a mark gives those above it`() async throws {
    try await launch()
    let first = try await driver.observe(since: 0)
    #expect(first.events.map(\.number) == Array(1...first.mark))
    try await driver.perform(.type("a", into: Selector("Name")))
    let second = try await driver.observe(since: first.mark)
    #expect(second.events.map(\.number) == Array((first.mark + 1)...second.mark))
    #expect(try await driver.observe(since: second.mark).events == [])
    #expect(try await driver.observe(since: .max).events == [])
    #expect(try await driver.observe(since: .min).events.count == second.mark)
  }

  @Test func `a relaunch forgets the app's memory and goes on with clock and log`() async throws {
    try await launch()
    try await driver.perform(.type("abc", into: Selector("Name")))
    let before = try await driver.observe(since: 0)
    try await driver.perform(.relaunch)
    let after = try await driver.observe(since: before.mark)
    #expect(try await text(of: "name") == "")
    #expect(after.screen.focus == .known(nil))
    #expect(after.time == before.time)
    #expect(
      after.events.map(\.description) == [
        "250 ms app state: app (state launched)", "250 ms life cycle: form (call viewDidLoad)",
        "250 ms life cycle: form (call viewWillAppear)",
        "250 ms life cycle: form (call viewDidAppear)",
      ])
  }

  @Test func `an app that was stopped starts again when the user comes back`() async throws {
    try await launch()
    try await driver.perform(.type("abc", into: Selector("Name")))
    let before = try await driver.observe(since: 0)
    try await driver.perform(.stop)
    let stopped = try await driver.observe(since: before.mark)
    #expect(stopped.screen.name == "home screen")
    #expect(stopped.screen.elements == [])
    #expect(stopped.events == [])
    for (action, why) in [
      (Action.stop, "stop the app: it does not run"),
      (.leave, "leave the app: it is in the background already"),
      (.tap(Selector("Name")), "use the app: it was stopped"),
    ] {
      #expect(try await refusal(of: action) == why)
    }
    try await driver.perform(.wait(.seconds(60)))
    try await driver.perform(.comeBack)
    let after = try await driver.observe(since: before.mark)
    #expect(try await text(of: "name") == "")
    #expect(
      after.events.map(\.description) == [
        "60250 ms app state: app (state launched)", "60250 ms life cycle: form (call viewDidLoad)",
        "60250 ms life cycle: form (call viewWillAppear)",
        "60250 ms life cycle: form (call viewDidAppear)",
      ])
  }

  @Test func `a perform comes to rest, a wait takes its time to the millisecond`() async throws {
    func moment() async throws -> String {
      let seen = try await driver.observe(since: .max)
      let settled = seen.settled == .known(true) ? "at rest" : "moving"
      return "\(seen.time.value?.wholeMilliseconds ?? -1) ms: \(seen.screen.name), \(settled)"
    }
    try await launch()
    try await driver.perform(.tap(Selector("Name")))
    #expect(try await moment() == "250 ms: form, at rest")
    // What is due later is not waited for.
    try await driver.perform(.tap(Selector("Go on later")))
    #expect(try await moment() == "250 ms: form, at rest")
    try await driver.perform(.wait(.milliseconds(499)))
    #expect(try await moment() == "749 ms: form, at rest")
    try await driver.perform(.wait(.milliseconds(101)))
    #expect(try await moment() == "850 ms: page, moving")
    // Whoever taps waits for what moves.
    try await driver.perform(.tap(Selector("Other")))
    #expect(try await moment() == "1100 ms: page, at rest")
  }
}
