import SpecDrivers
import SpecRunner
import SpecTestKit
import SpecVocabulary
import Testing

/// Steps that arrange or act: what each says to the driver, to the letter.
struct ActionStepsTests {
  @Test(arguments: [
    (#"the "shop" app is open"#, "launch shop"),
    ("the app is open", "launch app"),
    (#"I open the "shop" app"#, "launch shop"),
    ("I open the app", "launch app"),
    ("I leave the app", "perform leave"),
    ("I come back to the app", "perform comeBack"),
    ("I stop the app", "perform stop"),
    ("I restart the app", "perform relaunch"),
    (#"I follow the link "a://b" into the app"#, #"perform open(url: "a://b")"#),
    ("memory runs short", "perform system(SystemEvent.memoryWarning)"),
    ("the system rebuilds the screen", "perform system(SystemEvent.recreateScreen)"),
    ("I rotate the device to portrait", "perform system(SystemEvent.rotate(Orientation.portrait))"),
    (
      "I rotate the device to landscape",
      "perform system(SystemEvent.rotate(Orientation.landscape))"
    ),
    (
      "my face is recognised",
      "perform system(SystemEvent.biometrics(BiometricSensor.face, isMatch: true))"
    ),
    (
      "my face is not recognized",
      "perform system(SystemEvent.biometrics(BiometricSensor.face, isMatch: false))"
    ),
    (
      "my fingerprint is recognized",
      "perform system(SystemEvent.biometrics(BiometricSensor.fingerprint, isMatch: true))"
    ),
    (
      "my fingerprint is not recognised",
      "perform system(SystemEvent.biometrics(BiometricSensor.fingerprint, isMatch: false))"
    ),
    ("I press the volume up button", "perform system(SystemEvent.button(DeviceButton.volumeUp))"),
    (
      "I press the volume down button",
      "perform system(SystemEvent.button(DeviceButton.volumeDown))"
    ),
    ("I lock the device", "perform system(SystemEvent.lock(true))"),
    ("I unlock the device", "perform system(SystemEvent.lock(false))"),
    ("I press the return key", "perform pressReturn"),
    ("I hide the keyboard", "perform hideKeyboard"),
    ("I go back", "perform back"),
    ("I pull the sheet down", "perform dismiss"),
    (#"I answer "Cancel""#, #"perform answer("Cancel")"#),
    ("2 seconds pass", "perform wait(2000)"),
    ("1.5 seconds pass", "perform wait(1500)"),
    ("1 minute passes", "perform wait(60000)"),
    ("300 ms pass", "perform wait(300)"),
    ("the device is offline", "arrange connection(Connection.offline)"),
    ("the device is online", "arrange connection(Connection.online)"),
    (#"the date is "2026-11-21""#, #"arrange date("2026-11-21")"#),
    ("the connection is slow", "arrange connection(Connection.slow)"),
    ("I go forward", "perform forward"),
    ("I reload the page", "perform reload"),
    ("I close the window", "perform closeWindow"),
    (#"I switch to the window "Help""#, #"perform switchWindow("Help")"#),
    ("I switch to window 2", #"perform switchWindow("2")"#),
    (#"I save the session as "Ann""#, #"perform saveSession("Ann")"#),
    (#"the saved session "Ann""#, #"arrange savedSession("Ann")"#),
    (#"I open the address "/users""#, #"perform open(url: "/users")"#),
    (#"I type "Ann" into the prompt"#, #"perform typeIntoAlert("Ann")"#),
    (#"I press "Control+A""#, #"perform pressKey("Control+A")"#),
    (#"I hold down "Shift""#, #"perform holdKey("Shift")"#),
    (#"I release "Shift""#, #"perform releaseKey("Shift")"#),
  ])
  func `a step says one thing to the driver`(_ step: String, _ line: String) async throws {
    let play = try await Play(FakeDriver(), "* \(step)")
    #expect(play.endings == ["passed"])
    #expect(play.driver.ledger.filter { !$0.hasPrefix("observe") } == [line, "close"])
  }

  @Test(arguments: [
    (#"I tap "Next""#, Action.tap(Selector("Next"))),
    (#"I tap the "Next" button"#, .tap(Selector("Next", role: .button))),
    (#"I tap the button "Next""#, .tap(Selector("Next", role: .button))),
    (#"I tap the 2nd "Memo" row"#, .tap(Selector("Memo", role: .row, position: 2))),
    (#"I tap the 11th "Memo""#, .tap(Selector("Memo", position: 11))),
    (#"I tap "a \"b\" c""#, .tap(Selector(#"a "b" c"#))),
    (#"I tap the label "필수""#, .tap(Selector("필수", role: .text))),
    (#"I double-tap "Photo""#, .doubleTap(Selector("Photo"))),
    (#"I touch and hold "Photo""#, .longPress(Selector("Photo"))),
    ("I swipe left", .swipe(.left, on: nil)),
    (#"I swipe up on the "Memo" row"#, .swipe(.up, on: Selector("Memo", role: .row))),
    (#"I scroll to "Agree""#, .scroll(to: Selector("Agree"))),
    ("I scroll down by 200 points", .scrollBy(points: 200, in: nil)),
    ("I scroll up by 200 points", .scrollBy(points: -200, in: nil)),
    (#"I scroll up by 40 points on "List""#, .scrollBy(points: -40, in: Selector("List"))),
    (#"I choose "Profile""#, .choose("Profile", in: nil)),
    (#"I choose "F" in "Gender""#, .choose("F", in: Selector("Gender"))),
    (#"I type "acme""#, .type("acme", into: nil)),
    ("I type \"e\u{301}👩‍👧\" into \"Name\"", .type("e\u{301}👩‍👧", into: Selector("Name"))),
    (#"I paste "a b""#, .paste("a b", into: nil)),
    (#"I paste "" into "Name""#, .paste("", into: Selector("Name"))),
    ("I press delete", .deleteBackward(times: 1, in: nil)),
    ("I press delete 3 times", .deleteBackward(times: 3, in: nil)),
    (#"I clear "Name""#, .clear(Selector("Name"))),
    (#"I select "bc" in "Name""#, .select(.text("bc"), in: Selector("Name"))),
    (#"I select all of "Name""#, .select(.all, in: Selector("Name"))),
    (
      #"I place the caret after 1 character of "Name""#,
      .select(.caret(at: 1), in: Selector("Name"))
    ),
    (#"I press "Tab" on the hardware keyboard"#, .pressKey("Tab")),
    (#"I click "Row""#, .click(Selector("Row"), Click())),
    (#"I double-click "Row""#, .click(Selector("Row"), Click(count: 2))),
    (#"I triple-click "Row""#, .click(Selector("Row"), Click(count: 3))),
    (#"I right-click "Row""#, .click(Selector("Row"), Click(.right))),
    (#"I middle-click "Row""#, .click(Selector("Row"), Click(.middle))),
    (
      #"I right-click the "Map" canvas at 25%, 10%"#,
      .click(Selector("Map", role: .canvas).at(25, 10), Click(.right))
    ),
    (
      #"I click "Row" holding Control"#,
      .click(Selector("Row"), Click(modifiers: [.control]))
    ),
    (
      #"I right-click the 2nd "Row" row holding ControlOrMeta+Shift"#,
      .click(
        Selector("Row", role: .row, position: 2),
        Click(.right, modifiers: [.controlOrMeta, .shift])
      )
    ),
    (#"I hover over "Help""#, .hover(Selector("Help"))),
    (
      #"I drag the "A" row onto the "Done" list"#,
      .drag(Selector("A", role: .row), to: Selector("Done", role: .list))
    ),
    ("I turn the mouse wheel up by 20 points", .turnWheel(right: 0, down: -20, over: nil)),
    (
      #"I turn the mouse wheel right by 20 points over "List""#,
      .turnWheel(right: 20, down: 0, over: Selector("List"))
    ),
    (#"I check the "Agree" checkbox"#, .setChecked(true, Selector("Agree", role: .checkbox))),
    (#"I uncheck "Agree""#, .setChecked(false, Selector("Agree"))),
    (#"I focus "Name""#, .focus(Selector("Name"))),
    (
      #"I choose "Red" in the "Colour" picker in the "Car" form"#,
      .choose(
        "Red", in: Selector("Colour", role: .picker, in: [Selector("Car", role: .form)]))
    ),
    (
      "I choose in \"Colours\":\n| Red |\n| Blue |",
      .chooseAll(["Red", "Blue"], in: Selector("Colours"))
    ),
    (
      "the system announces a keyboard of 150 points",
      .system(.keyboard(shows: true, height: 150))
    ),
    (
      "the system announces a keyboard without saying how high",
      .system(.keyboard(shows: true, height: nil))
    ),
    (
      "the system announces that the keyboard hides",
      .system(.keyboard(shows: false, height: nil))
    ),
  ])
  func `a step is one action`(_ step: String, _ action: Action) async throws {
    let play = try await Play(FakeDriver(), "* \(step)")
    #expect(play.endings == ["passed"])
    #expect(play.driver.ledger == [FakeDriver.line(action), "close"])
  }

  @Test(arguments: [
    (
      "the device has a keyboard of 150 points",
      Condition.device(setting: "keyboard height", value: 150)
    ),
    ("the device offers no shortcut bar", .device(setting: "shortcut bar", value: false)),
    ("the device has a hardware keyboard", .device(setting: "hardware keyboard", value: true)),
    (#"the device setting "text size" is "large""#, .device(setting: "text size", value: "large")),
    (#"the device setting "dark mode" is on"#, .device(setting: "dark mode", value: true)),
    (#"the device setting "zoom" is 1.5"#, .device(setting: "zoom", value: 1.5)),
    ("the permission for photos is denied", .permission(.photos, .denied)),
    (#"the other app "Maps" is installed"#, .installedApp(name: "Maps", installed: true)),
    (#"the other app "Maps" is not installed"#, .installedApp(name: "Maps", installed: false)),
    (
      #"GET "/users" answers 404"#,
      .answer(
        to: RequestPattern(method: "GET", path: "/users"), Response(.status(404, body: "")))
    ),
    (
      #""/users*" answers 200 after 3 seconds"#,
      .answer(
        to: RequestPattern(path: "/users*"), Response(.status(200, body: ""), delay: .seconds(3)))
    ),
    (
      #"POST "/users" fails with "lost""#,
      .answer(to: RequestPattern(method: "POST", path: "/users"), Response(.failure("lost")))
    ),
    (
      #"GET "/users" is never answered"#,
      .answer(to: RequestPattern(method: "GET", path: "/users"), Response(.silence))
    ),
    (#"the keychain holds "1" as "user_id""#, .secret(name: "user_id", value: "1")),
    (#"the keychain holds no "user_id""#, .secret(name: "user_id", value: nil)),
    (#"the app stored "milk" as "memo""#, .record(name: "memo", value: "milk")),
    (#"the cookie "a" holds "1""#, .stored(in: .cookies, name: "a", value: "1")),
    (#"the cookie "a" holds nothing"#, .stored(in: .cookies, name: "a", value: nil)),
    (#"the local storage item "a" holds "1""#, .stored(in: .local, name: "a", value: "1")),
    (#"the session storage item "a" holds nothing"#, .stored(in: .session, name: "a", value: nil)),
    ("the window is 800 by 600 points", .device(setting: "window size", value: "800 × 600")),
    ("the colour scheme is dark", .device(setting: "colour scheme", value: "dark")),
    ("the color scheme is light", .device(setting: "colour scheme", value: "light")),
    (#"the text size is "extra large""#, .device(setting: "text size", value: "extra large")),
    (
      #"the text size is "accessibility medium""#,
      .device(setting: "text size", value: "accessibility medium")
    ),
    ("the device reduces motion", .device(setting: "reduced motion", value: true)),
    ("the device does not reduce motion", .device(setting: "reduced motion", value: false)),
    (#"the time zone is "Asia/Seoul""#, .device(setting: "time zone", value: "Asia/Seoul")),
    ("the location is 37.57, -126.98", .device(setting: "location", value: "37.57, -126.98")),
    (#"the clipboard holds "abc""#, .device(setting: "clipboard", value: "abc")),
    ("the app may open windows", .permission(.windows, .granted)),
    (
      "GET \"/a\" answers 304 with the headers:\n| ETag | 1 |\n| ETag | 2 |",
      .answer(
        to: RequestPattern(method: "GET", path: "/a"),
        Response(.status(304, body: ""), headers: ["ETag": "1, 2"]))
    ),
  ])
  func `a step is one condition`(_ step: String, _ condition: Condition) async throws {
    let play = try await Play(FakeDriver(), "* \(step)")
    #expect(play.endings == ["passed"])
    #expect(play.driver.ledger == [FakeDriver.line(condition), "close"])
  }

  @Test(arguments: [
    (#"the push notification "Say \"hi\"" arrives"#, #"{"aps":{"alert":"Say \"hi\""}}"#),
    (
      "this push notification arrives:\n\"\"\"json\n{ \"aps\": {},\n  \"id\": [1, 2] }\n\"\"\"",
      #"{"aps":{},"id":[1,2]}"#
    ),
  ])
  func `a push notification has a JSON payload`(_ step: String, _ payload: String) async throws {
    let play = try await Play(FakeDriver(), "* \(step)")
    #expect(play.endings == ["passed"])
    #expect(
      play.driver.ledger.filter { !$0.hasPrefix("observe") }
        == [FakeDriver.line(Action.system(.pushNotification(payload: payload))), "close"])
  }

  @Test(arguments: [
    (
      "this push notification arrives:\n\"\"\"\n{\n  \"aps\": hi\n}\n\"\"\"",
      "failed: the doc string is not JSON: line 2, column 10: expected a value, found 'hi'"
    ),
    (
      "this push notification arrives:\n\"\"\"\n[1]\n\"\"\"",
      """
      failed: the payload of a push notification must be a JSON object, and the doc string is an array
        write it like this: {"aps": {"alert": "Your order is on its way"}}
      """
    ),
    (
      #"the text size is "Large""#,
      """
      failed: there is no text size "Large"
        there are: extra small, small, medium, large, extra large, extra extra large, \
      extra extra extra large, accessibility medium, accessibility large, \
      accessibility extra large, accessibility extra extra large, \
      accessibility extra extra extra large
      """
    ),
  ])
  func `an argument of the system is refused with a reason`(
    _ step: String, _ failure: String
  ) async throws {
    let play = try await Play(FakeDriver(), "* \(step)")
    #expect(play.ending == failure)
    #expect(play.driver.ledger.filter { !$0.hasPrefix("observe") } == ["close"])
  }

  @Test(
    arguments: [
      (.biometrics(.face, isMatch: true), ["my face is recognised"]),
      (.biometrics(.fingerprint, isMatch: false), ["my fingerprint is not recognised"]),
      (.button(.volumeUp), ["I press the volume up button"]),
      (.lock(true), ["I lock the device"]), (.lock(false), ["I unlock the device"]),
      (
        .pushNotification(payload: #"{"aps":{"alert":"Hi"}}"#),
        [#"the push notification "Hi" arrives"#]
      ),
      (
        .pushNotification(payload: #"{"aps":{"alert":"Hi"},"id":1}"#),
        [
          "this push notification arrives:", #"  """"#, #"  {"aps":{"alert":"Hi"},"id":1}"#,
          #"  """"#,
        ]
      ),
    ] as [(SystemEvent, [String])])
  func `an event of the system is written as a step that performs it`(
    _ event: SystemEvent, _ lines: [String]
  ) async throws {
    #expect(ActionSentence.lines(for: .system(event)) == lines)
    let play = try await Play(FakeDriver(), steps: ["* " + lines[0]] + lines.dropFirst())
    #expect(play.driver.ledger.contains(FakeDriver.line(Action.system(event))))
  }

  @Test func `device and language are chosen before the app is opened`() async throws {
    let play = try await Play(
      FakeDriver(), #"Given the device is an "iPhone 8""#, #"And the language is "ko-KR""#,
      "And the app is open", #"And the device is a "iPad""#)
    #expect(play.driver.ledger == ["launch app, device iPhone 8, locale ko-KR", "close"])
    #expect(
      play.ending == """
        failed: the device must be chosen before the app is opened
          move this step above the one that opens the app
        """)
  }

  @Test func `repeated taps and filled-in forms are several actions`() async throws {
    let play = try await Play(
      FakeDriver(), #"When I tap "Name" 2 times"#, #"And I tap "A" and then "B" 1 time"#,
      "And I fill in:", "  | Name | Ann |")
    let actions: [Action] = [
      .tap(Selector("Name")), .tap(Selector("Name")), .tap(Selector("A")), .tap(Selector("B")),
      .clear(Selector("Name", role: .field)), .type("Ann", into: Selector("Name", role: .field)),
    ]
    #expect(
      play.driver.ledger.filter { !$0.hasPrefix("observe") }
        == actions.map { FakeDriver.line($0) } + ["close"])
  }

  @Test(arguments: [
    #"I fill in "Name" with "Ben""#, #"I fill in the "Name" field with "Ben""#,
    #""Name" 필드를 "Ben"으로 채우면"#,
  ])
  func `a field is filled in by one sentence`(step: String) async throws {
    let play = try await Play(FakeDriver(), "When " + step)
    let field = Selector("Name", role: .field)
    #expect(
      play.driver.ledger.suffix(3) == [
        FakeDriver.line(.clear(field)), FakeDriver.line(.type("Ben", into: field)), "close",
      ])
  }

  @Test func `a field that is named by its text is filled in once it is empty`() async throws {
    let screen = Screen.sample.with { $0.elements[2].properties[.text] = .known("Buy milk") }
    let play = try await Play(FakeDriver(screen), #"When I fill in "Buy milk" with "Buy tea""#)
    let field = Selector("Buy milk", role: .field)
    #expect(
      play.driver.ledger.suffix(3) == [
        FakeDriver.line(.clear(field)), FakeDriver.line(.type("Buy tea", into: nil)), "close",
      ])
  }

  @Test(arguments: [#"I fill in "Size" with "7""#, #"I fill in the "Size" slider with "7""#])
  func `a slider is filled in by choosing its value`(step: String) async throws {
    let screen = Screen.sample.with {
      $0.elements[2].role = .slider
      $0.elements[2].label = "Size"
    }
    let play = try await Play(FakeDriver(screen), "When " + step)
    let role: Element.Role? = step.contains("slider") ? .slider : nil
    #expect(
      play.driver.ledger.suffix(2)
        == [FakeDriver.line(.choose("7", in: Selector("Size", role: role))), "close"])
  }

  @Test func `repeated taps stay with the element they began with`() async throws {
    let other = Screen.sample.with { $0.elements[1].id = "other" }
    let play = try await Play(
      FakeDriver([Observation(screen: .sample), Observation(screen: other)]),
      #"When I tap "Name" 3 times"#)
    #expect(
      play.ending == """
        failed: "Name" is not the same element after 1 tap
          tap each element in a step of its own, or tap it fewer times
        """)
    #expect(
      play.driver.ledger.filter { !$0.hasPrefix("observe") }
        == [FakeDriver.line(Action.tap(Selector("Name"))), "close"])
  }

  @Test(arguments: [
    ("Next", DriverError.notInteractable(Selector("Next"), why: "it is disabled", .sample), nil),
    ("Next", nil, nil),
    ("Name", nil, nil),
    (
      "Name", .notInteractable(Selector("Name"), why: "something covers it", .sample),
      "failed: \"Name\" cannot be used: something covers it"
    ),
    ("Nobody", nil, "failed: there is no \"Nobody\" on the \"form\" screen"),
  ])
  func `a tap that is tried does nothing if its element is disabled`(
    _ name: String, _ refusal: DriverError?, _ failure: String?
  ) async throws {
    let tap = FakeDriver.line(Action.tap(Selector(name)))
    let play = try await Play(
      FakeDriver(refusals: refusal.map { [tap: $0] } ?? [:]),
      "Given the app is open", "When I try to tap \"\(name)\"")
    let first = play.ending.split(separator: "\n").first.map(String.init)
    #expect(first == failure ?? "passed")
    #expect(play.driver.ledger.contains(tap) == (name != "Nobody"))
  }

  @Test func `a doc string is typed, and answers a request`() async throws {
    let play = try await Play(
      FakeDriver(), #"Given GET "/users" answers 200 with:"#, "  \"\"\"", "  []", "  \"\"\"",
      #"When I type into "Memo":"#, "  \"\"\"", "  a", "  b", "  \"\"\"")
    #expect(
      play.driver.ledger == [
        FakeDriver.line(
          Condition.answer(
            to: RequestPattern(method: "GET", path: "/users"), Response(.status(200, body: "[]")))
        ), FakeDriver.line(Action.type("a\nb", into: Selector("Memo"))), "close",
      ])
  }

  @Test func `the return key is pressed by its title only if it has that title`() async throws {
    let play = try await Play(
      FakeDriver(), "Given the app is open", #"When I press "Go" on the keyboard"#,
      #"And I press "Done" on the keyboard"#)
    #expect(
      play.driver.ledger == [
        "launch app", "observe since 0", FakeDriver.line(Action.pressReturn), "observe since 0",
        "close",
      ])
    #expect(
      play.ending == """
        failed: the return key is not as expected
          expected: "Done"
            actual: "Go"
        """)
  }

  @Test func `a screen does not scroll sideways`() async throws {
    let play = try await Play(FakeDriver(), "When I scroll left by 3 points")
    #expect(play.ending == "failed: a screen scrolls up or down, not left")
  }

  @Test(arguments: [
    ("I upload \"a.txt\" to \"Photo\"", false), ("I drop the file \"a.txt\" onto \"Photo\"", true),
    ("I upload to \"Photo\":\n| a.txt |", false),
    ("I drop the files onto \"Photo\":\n| a.txt |", true),
  ])
  func `a file to upload is found next to the feature`(_ step: String, _ drops: Bool) async throws {
    try await TemporaryFolder.with(["a.txt": "a"]) { folder in
      let play = try await Play(uri: folder.path + "/s.feature", "When " + step)
      let upload = Action.upload(
        [folder.path + "/a.txt"], to: Selector("Photo"), byDropping: drops)
      #expect(play.driver.ledger == [FakeDriver.line(upload), "close"])
    }
  }

  @Test func `a missing file to upload is a message with its place`() async throws {
    let play = try await Play(uri: "specs/s.feature", #"When I upload "no.txt" to "Photo""#)
    #expect(
      play.ending == """
        failed: there is no file "no.txt"
          it was looked for at "specs/no.txt"
          write its path relative to the feature's file
        """)
    #expect(play.driver.ledger == ["close"])
  }

  @Test func `a screenshot is attached by its name, or its scenario is skipped`() async throws {
    let play = try await Play(
      FakeDriver(pictures: [[1, 2]]), "Given the app is open", #"When I take a screenshot "cart""#)
    #expect(play.endings == ["passed", "passed"])
    #expect(play.attachments.map(\.fileName) == ["cart.png"])
    #expect(play.attachments.map(\.body) == [.bytes([1, 2])])
    let blind = try await Play(
      FakeDriver(), "Given the app is open", #"When I take a screenshot "cart""#)
    #expect(blind.ending == "skipped: the fake engine takes no screenshots")
  }
}

extension Selector {
  /// A point of the element in per cent of its size.
  fileprivate func at(_ x: Double, _ y: Double) -> Selector {
    var selector = self
    selector.point = ElementPoint(x: x, y: y, isPercent: true)
    return selector
  }
}
