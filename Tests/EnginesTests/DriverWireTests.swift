import SpecDrivers
import SpecEngines
import SpecJSON
import Testing

/// Everything the contract can say crosses the wire and comes back equal.
struct DriverWireTests {
  static let selector = Selector("e\u{301}🧑‍🍳\"\n", role: .button, position: 2)
  static let scoped = Selector(
    "D.*", .matching, in: [Selector("Ann", role: .row), Selector(role: .table)])

  static var pointed: Selector {
    var selector = selector
    selector.point = ElementPoint(x: 12.5, y: 100, isPercent: true)
    return selector
  }

  static let actions: [Action] = [
    .tap(pointed), .drag(pointed, to: pointed), .tap(Selector("Next")), .tap(selector),
    .doubleTap(selector), .longPress(selector),
    .type("a\u{301}\r\n", into: nil), .type("", into: selector), .paste("x", into: selector),
    .paste("x", into: nil), .deleteBackward(times: 3, in: nil),
    .deleteBackward(times: 1, in: selector), .clear(selector), .select(.all, in: nil),
    .select(.text("b"), in: selector), .select(.range(start: 1, count: 0), in: nil),
    .select(.caret(at: 4), in: nil), .pressReturn, .pressKey("Tab"),
    .holdKey("Shift"), .releaseKey("Shift"), .tap(scoped), .hover(scoped), .focus(selector),
    .click(selector, Click(.right, count: 3, modifiers: [.shift, .controlOrMeta])),
    .click(selector, Click()), .drag(selector, to: scoped),
    .turnWheel(right: -3, down: 40, over: nil), .turnWheel(right: 0, down: 1, over: scoped),
    .chooseAll([], in: selector), .chooseAll(["A", "b\n"], in: scoped),
    .setChecked(true, selector), .upload(["a.png", "b c.pdf"], to: selector, byDropping: true),
    .typeIntoAlert("Ann"), .forward, .reload, .switchWindow("2"), .closeWindow,
    .saveSession("ann"), .swipe(.left, on: nil),
    .swipe(.up, on: selector), .scroll(to: selector), .scrollBy(points: -40, in: nil),
    .scrollBy(points: 40, in: selector), .choose("A", in: nil), .choose("A", in: selector),
    .answer("Allow"), .back, .dismiss, .hideKeyboard, .leave, .comeBack, .stop, .relaunch,
    .open(url: "app://x"), .system(.keyboard(shows: true, height: 301)),
    .system(.keyboard(shows: false, height: nil)), .system(.memoryWarning),
    .system(.recreateScreen), .system(.rotate(.landscape)),
    .system(.biometrics(.face, isMatch: true)), .system(.biometrics(.fingerprint, isMatch: false)),
    .system(.pushNotification(payload: #"{"aps":{"alert":"한 \"a\""},"n":[1,null]}"#)),
    .system(.button(.volumeDown)), .system(.lock(true)),
    .wait(.milliseconds(250)),
  ]

  @Test(arguments: actions)
  func `an action survives the wire`(_ action: Action) throws {
    let json = try overTheWire(DriverWire.json(action))
    #expect(try DriverWire.action(json) == action)
  }

  @Test func `the list of actions has every type`() {
    let types = Set(Self.actions.map { DriverWire.type(of: $0) })
    #expect(types == Set(DriverWire.ActionType.allCases))
  }

  static let conditions: [Condition] = [
    .permission(.camera, .denied), .permission(Permission(rawValue: "moon"), .undetermined),
    .secret(name: "a", value: "b"), .secret(name: "a", value: nil),
    .record(name: "a", value: ""), .record(name: "a", value: nil),
    .answer(to: RequestPattern(method: "GET", path: "/a*"), Response(.status(200, body: "{}"))),
    .answer(
      to: RequestPattern(path: "/"), Response(.status(500, body: ""), delay: .milliseconds(30))),
    .answer(to: RequestPattern(path: "/"), Response(.failure("no route"), delay: .milliseconds(1))),
    .answer(to: RequestPattern(path: "/"), Response(.silence, delay: .milliseconds(2))),
    .answer(
      to: RequestPattern(path: "/"),
      Response(.status(200, body: ""), headers: ["X-B": "2", "X-A": "1"])),
    .answer(
      to: RequestPattern(path: "/"), Response(.changed("a", to: ""), delay: .seconds(1), times: 2)),
    .answer(to: RequestPattern(path: "/"), Response(.status(500, body: ""), times: 1)),
    .answer(to: RequestPattern(path: "/"), Response(.failure("x"), times: 1)),
    .answer(to: RequestPattern(path: "/"), Response(.silence, times: 1)),
    .stored(in: .cookies, name: "theme", value: "dark"),
    .stored(in: .local, name: "a", value: nil), .savedSession("ann"),
    .connection(.offline), .connection(.slow), .installedApp(name: "Maps", installed: false),
    .device(setting: "keyboard height", value: 301), .device(setting: "s", value: "text"),
    .device(setting: "s", value: true),
    .device(setting: "s", value: .color(Color(red: 1, green: 2, blue: 3, alpha: 4))),
    .date("2026-11-21T09:30"),
  ]

  @Test(arguments: conditions)
  func `a condition survives the wire`(_ condition: Condition) throws {
    let json = try overTheWire(DriverWire.json(condition))
    #expect(try DriverWire.condition(json) == condition)
  }

  @Test func `the list of conditions has every type`() throws {
    let types = try Set(Self.conditions.map { try DriverWire.json($0).string(at: "type") })
    #expect(types == Set(DriverWire.ConditionType.allCases.map(\.rawValue)))
  }

  static let screens: [Screen] = [
    Screen(name: "", size: Size(width: 0, height: -0.0), elements: [], stack: .known([])),
    Screen(
      name: "full", size: Size(width: 414, height: 896.5),
      elements: [
        Element(
          id: "a", role: Element.Role(rawValue: "knob"), label: "A",
          frame: .known(Frame(x: 0.1, y: -2, width: 1e300, height: 3), .inferred),
          properties: [
            .text: .known("unknown"), .opacity: .known(0.5), .enabled: .known(false, .inferred),
            .borderColor: .known(.color(Color(red: 0, green: 166, blue: 3)), .inferred),
            .secure: .unknown("hidden"),
          ]),
        Element(id: "b", role: .text, label: "", parent: "a", frame: .unknown("")),
      ],
      focus: .known("a", .inferred),
      keyboard: .known(
        Keyboard(
          type: .known("URL"), returnKey: .known("Go", .inferred), height: .known(301),
          shortcutBar: .unknown("not drawn")), .inferred),
      alert: .known(Alert(kind: .sheet, title: "t", message: "m", buttons: ["OK", "No"])),
      stack: .known(["one", "full"], .inferred), properties: [Property("status bar"): .known(true)]
    ),
    Screen(
      name: "dark", size: Size(width: 1, height: 1), elements: [],
      complete: .unknown("the frame \"Ads\""), focus: .unknown("a"), keyboard: .unknown("b"),
      alert: .unknown("c"), stack: .unknown("d")),
    Screen(
      name: "bare", size: Size(width: 1, height: 1), elements: [],
      complete: .known(true, .inferred), focus: .known(nil, .inferred),
      keyboard: .known(
        Keyboard(
          type: .unknown("?"), returnKey: .known(nil), height: .unknown("?"),
          shortcutBar: .known(true))),
      alert: .known(Alert(kind: .permission, title: "", buttons: [])), stack: .known([])),
  ]

  @Test(arguments: screens)
  func `an observation survives the wire`(_ screen: Screen) throws {
    let observations = [
      Observation(screen: screen, mark: 3),
      Observation(
        screen: screen,
        events: [
          Event(number: 4, time: nil, kind: .push, subject: ""),
          Event(
            number: 5, time: .milliseconds(12), kind: Event.Kind(rawValue: "own"), subject: "s",
            details: ["text": "t", "count": 2, "half": 0.5, "on": true]),
        ], mark: 5, time: .known(.milliseconds(99), .inferred),
        settled: .unknown("a browser cannot tell")),
    ]
    for observation in observations {
      let json = try overTheWire(DriverWire.json(observation))
      let mark = observation.events.isEmpty ? observation.mark : 0
      #expect(try DriverWire.observation(json, since: mark) == observation)
    }
  }

  static let errors: [DriverError] = [
    .elementNotFound(selector, screens[0]), .ambiguousElement(selector, 2, screens[1]),
    .notInteractable(selector, why: "covered", screens[2]), .noSuchAnswer("OK", screens[0]),
    .impossible(what: "press return", why: "no keyboard", screens[0]),
    .unsupported(.clock, why: "real time"), .unknownApp("a", known: ["b", "c"]),
    .unknownFault("f", app: "a", known: []), .unknownDevice("d", known: ["e"]),
    .unknownSetting("s", known: []), .unknownKey("k", known: ["l"]), .notLaunched,
    .appCrashed("why"),
    .timedOut(what: "launch", after: .seconds(60)), .engineLost("lost"), .engineFault("fault"),
  ]

  @Test(arguments: errors)
  func `an error survives the wire`(_ error: DriverError) throws {
    let json = try overTheWire(DriverWire.json(error))
    #expect(try DriverWire.driverError(json) == error)
    #expect(DriverWire.errorKind(json) == DriverWire.kind(of: error))
  }

  @Test func `the list of errors has every kind`() {
    #expect(Set(Self.errors.map { DriverWire.kind(of: $0) }) == Set(DriverWire.ErrorKind.allCases))
  }

  @Test func `capabilities survive the wire, those of an engine's own too`() throws {
    let capabilities = Capabilities(
      engine: "e", version: "1",
      abilities: [
        .focus: .exact, .returnKey: .inferred("from attributes"), .clock: .missing("real time"),
        .relaunch: .exact, .gestures: .exact, Capability("smell"): .exact,
      ])
    let json = try overTheWire(DriverWire.json(capabilities))
    #expect(try DriverWire.abilities(json) == capabilities.abilities)
    #expect(
      json.description
        == #"{"observe":{"focus":"exact","return key":{"inferred":"from attributes"}},"#
        + #""act":{"gestures":"exact"},"control":{"virtual clock":{"missing":"real time"}},"#
        + #""reset":{"relaunch":"exact"},"other":{"smell":"exact"}}"#)
  }

  @Test(arguments: [
    LaunchOptions(app: "a"),
    LaunchOptions(
      app: "a", faults: ["f", "g"], device: "d", locale: "ko-KR", state: .kept,
      parameters: ["x": "1", "y": ""]),
  ])
  func `launch options survive the wire`(_ options: LaunchOptions) throws {
    let json = try overTheWire(DriverWire.json(options))
    #expect(try DriverWire.launchOptions(json) == options)
  }

  @Test(
    arguments: [
      (DriverWire.json(.tap(Selector("Next"))), #"{"type":"tap","target":{"name":"Next"}}"#),
      (
        DriverWire.json(.type("a", into: Selector("Name", role: .field))),
        #"{"type":"type","text":"a","target":{"name":"Name","role":"field"}}"#
      ),
      (DriverWire.json(.select(.all, in: nil)), #"{"type":"select","selection":"all"}"#),
      (
        DriverWire.json(.permission(.camera, .denied)),
        #"{"type":"permission","permission":"camera","state":"denied"}"#
      ),
      (
        DriverWire.json(.answer(to: .init(path: "/a"), Response(.status(201, body: "b")))),
        #"{"type":"answer","to":{"path":"/a"},"response":{"status":201,"body":"b"}}"#
      ),
      (
        DriverWire.json(.unknownApp("a", known: ["b"])),
        #"{"kind":"unknownApp","name":"a","known":["b"]}"#
      ),
      (
        DriverWire.json(LaunchOptions(app: "a")),
        #"{"app":"a","faults":[],"state":"erased","parameters":{}}"#
      ),
    ] as [(JSONValue, String)])
  func `a message reads like what it says`(_ json: JSONValue, _ line: String) {
    #expect(json.description == line)
  }

  @Test func `what an engine leaves out is not known, and what it adds is ignored`() throws {
    let json = try JSONReader.read(
      #"""
      {"smell":"burnt","screen":{"name":"s","size":{"width":1,"height":2,"depth":3},
       "elements":[{"id":"a","role":"text","colour":"green"}],"stack":["s"]}}
      """#)
    let silence = "the engine does not report it"
    let expected = Observation(
      screen: Screen(
        name: "s", size: Size(width: 1, height: 2),
        elements: [Element(id: "a", role: .text, label: "", frame: .unknown(silence))],
        focus: .unknown(silence), keyboard: .unknown(silence), alert: .unknown(silence),
        stack: .known(["s"])),
      events: [], mark: 7, time: .unknown(silence), settled: .unknown(silence))
    #expect(try DriverWire.observation(json, since: 7) == expected)
  }

  @Test(arguments: [
    (
      #""events":[{"number":3,"kind":"own"}],"mark":8"#,
      "mark: expected 3, the number of the last event, found 8"
    ),
    (#""events":[],"mark":8"#, "mark: expected 1, the number of the last event, found 8"),
    (#""mark":1"#, "events: expected a value, found nothing"),
    (
      #""events":[{"number":1,"kind":"own"}]"#,
      "events[0].number: expected a number above 1, found 1"
    ),
    (
      #""events":[{"number":3,"kind":"own"},{"number":2,"kind":"own"}]"#,
      "events[1].number: expected a number above 3, found 2"
    ),
  ])
  func `events are not hidden`(members: String, words: String) throws {
    let json = try JSONReader.read(
      #"{"screen":{"name":"s","size":{"width":1,"height":2},"elements":[]},"# + members + "}")
    #expect(throws: (any Error).self) {
      do { _ = try DriverWire.observation(json, since: 1, reportsEvents: true) } catch {
        #expect("\(error)" == words)
        throw error
      }
    }
  }

  @Test func `a screen that does not say whether it is complete is taken for complete`() throws {
    func screen(_ member: String) throws -> Screen {
      try DriverWire.screen(
        JSONReader.read(
          #"{"name":"s","size":{"width":1,"height":2},"elements":[]"# + member + "}"))
    }
    #expect(try screen("").complete == .known(true))
    #expect(try screen(#","complete":true"#).complete == .known(true))
    #expect(try screen(#","complete":{"unknown":"a frame"}"#).complete == .unknown("a frame"))
    for value in ["false", "null"] {
      do {
        _ = try screen(#","complete":"# + value)
        Issue.record("it is read")
      } catch let error as JSONDecodingError {
        #expect(
          error.description
            == #"complete: expected true, or {"unknown": what could not be read and where}, "#
            + "found \(value)")
      }
    }
    // This engine always says it.
    let json = DriverWire.json(try screen(""))
    #expect(try json.object()["complete"] == true)
  }

  @Test(arguments: [
    ("button", nil), ("page indicator", nil), ("KPI tile", nil),
    ("Button", "expected \"button\", found \"Button\""),
    ("", "expected a role such as \"button\", found \"\""),
  ])
  func `a role is one of specifications, or one of the engine's own`(
    role: String, words: String?
  ) throws {
    let json: JSONValue = [
      "name": "s", "size": ["width": 1, "height": 2],
      "elements": [["id": "a", "role": .string(role)]],
    ]
    var problem: String?
    do { _ = try DriverWire.screen(json) } catch { problem = "\(error)" }
    #expect(problem == words.map { "elements[0].role: " + $0 })
  }

  @Test func `an ability outside of a group is an error`() {
    #expect(throws: (any Error).self) {
      do {
        _ = try DriverWire.abilities(["observe": ["focus": "exact"], "requests": "exact"])
      } catch {
        #expect(
          "\(error)"
            == #"requests: expected a group of abilities, such as {"observe": {…}}, found "exact"#
            + "\"")
        throw error
      }
    }
  }

  @Test(arguments: [
    (#"{"type":"fly"}"#, #"type: expected one of "tap", "doubleTap""#),
    (#"{"text":"a"}"#, #"type: expected one of "tap", "doubleTap""#),
    (#"{"type":"tap"}"#, "target: expected an object, found nothing"),
    (#"{"type":"tap","target":{}}"#, "target.name: expected a string, found nothing"),
    (#"{"type":"wait","milliseconds":1.5}"#, "milliseconds: expected a whole number, found 1.5"),
    (#"{"type":"swipe","direction":"in"}"#, #"direction: expected one of "up", "down""#),
    (
      #"{"type":"system","event":{"type":"biometrics","sensor":"iris","match":true}}"#,
      #"event.sensor: expected one of "face", "fingerprint""#
    ),
    (
      #"{"type":"system","event":{"type":"pushNotification","payload":"{}"}}"#,
      "event.payload: expected an object, found a string"
    ),
    (#"7"#, "expected an object, found a number"),
  ])
  func `a broken action is told where it breaks`(_ line: String, _ beginning: String) throws {
    let json = try JSONReader.read(line)
    let error = #expect(throws: JSONDecodingError.self) { try DriverWire.action(json) }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "none")")
  }

  @Test(arguments: [
    (#""visible":"false""#, "properties.visible: expected true or false, found \"false\""),
    (#""enabled":{"inferred":"no"}"#, "properties.enabled: expected true or false, found \"no\""),
    (#""in view":0"#, "properties.\"in view\": expected true or false, found 0"),
    (#""checked":1"#, "properties.checked: expected true, false or \"mixed\", found 1"),
    (#""text":5"#, "properties.text: expected a string, found 5"),
  ])
  func `a known property has a value of its type`(_ member: String, _ words: String) throws {
    func screen(_ member: String) throws -> Screen {
      try DriverWire.screen(
        try JSONReader.read(
          #"{"name":"s","size":{"width":1,"height":2},"elements":"#
            + #"[{"id":"a","role":"button","properties":{"# + member + "}}]}"))
    }
    let error = #expect(throws: JSONDecodingError.self) { try screen(member) }
    #expect(error?.description == "elements[0]." + words)
    for right in [#""visible":{"unknown":"dark"}"#, #""checked":"mixed""#, #""weight":"no""#] {
      #expect(throws: Never.self) { try screen(right) }
    }
  }

  @Test(arguments: ["red", "#12345", "#1234567", "#12345g", "#", "", "#+12345"])
  func `a broken colour is told`(_ text: String) {
    #expect(throws: JSONDecodingError.self) {
      try DriverWire.propertyValue(["color": .string(text)])
    }
  }

  private func overTheWire(_ json: JSONValue) throws -> JSONValue {
    try JSONReader.read(JSONWriter.write(json))
  }
}
