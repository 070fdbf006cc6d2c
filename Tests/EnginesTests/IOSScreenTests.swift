import SpecDrivers
import SpecText
import Testing

@testable import SpecEngines

/// Screens of iPhones from page sources of WebDriverAgent.
///
/// The sources have the shape of public ones: appium issue 16336 (a keyboard), WebDriverAgent pull
/// 987 (placeholders) and issue 889 (a prompt of the system).
@Suite struct IOSScreenTests {
  /// The page source of an app with a window.
  static func source(_ outline: String, app: String = #"name="Demo" label="Demo""#) -> String {
    PageSource.ios(
      "Application 0 0 390 844 \(app)\n Window 0 0 390 844\n"
        + outline.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
  }

  static func read(_ outline: String, _ look: (inout PhoneLook) -> Void = { _ in }) throws -> String
  {
    var seen = PhoneLook(source: source(outline))
    look(&seen)
    return PhoneScreenText(try PhoneScreenReader(.ios).read(seen)).description
  }

  @Test func `a form is read`() throws {
    let outline = #"""
      Other 0 0 390 844 name="sign in"
       NavigationBar 0 47 390 44 name="Account"
       StaticText 20 100 200 20 value="Welcome" name="Welcome" label="Welcome"
       TextField 20 140 350 40 value="a@b.c" name="email" label="E-mail" placeholderValue="a@b.c"
       TextField 20 200 350 40 value="Ann" name="Name" label="Name" placeholderValue="Full name"
       SecureTextField 20 260 350 40 value="•••" name="Password" label="Password"
       SecureTextField 20 320 350 40 label="Again" enabled="false"
       Switch 300 380 51 31 value="1" name="Remember" label="Remember"
        Switch 300 380 51 31 value="1" accessible="false"
       Button 20 440 350 50 name="Sign In" label="Sign In"
        StaticText 150 455 90 20 label="Sign in" accessible="false"
       Image 0 0 390 80
       Image 0 500 80 80 name="logo"
       Slider 0 600 390 30 name="Size" label="Size" value="50%"
       ActivityIndicator 180 700 20 20 label="In progress" value="1"
      """#
    let screen = try Self.read(outline) {
      $0.active = .element(
        type: "XCUIElementTypeTextField", frame: Frame(x: 20, y: 200, width: 350, height: 40))
    }
    #expect(
      screen == """
        sign in 390×844
        - area Account '' [0 47 390 44]
        - text ~text 1 'Welcome' [20 100 200 20] text 'Welcome'
        - field email 'E-mail' [20 140 350 40] placeholder 'a@b.c' text ~''
        - field ~field 1 'Name' [20 200 350 40] placeholder 'Full name' text 'Ann'
        - field ~field 2 'Password' [20 260 350 40] empty 'off' placeholder '' \
        secure entry 'on' text ?(the phone masks the characters)
        - field ~field 3 'Again' [20 320 350 40] enabled 'off' placeholder '' \
        secure entry 'on' text ''
        - switch ~switch 1 'Remember' [300 380 51 31] checked 'on'
        - button ~button 1 'Sign In' [20 440 350 50] visible text 'Sign in'
        - image logo '' [0 500 80 80]
        - slider ~slider 1 'Size' [0 600 390 30] value text '50%'
        - progress ~progress 1 'In progress' [180 700 20 20] busy 'on' value text '1'
        focus ~field 1
        keyboard ~hidden
        busy
        """)
  }

  // MARK: - Texts

  struct Text: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outline: String
    let properties: String

    init(_ name: String, _ outline: String, _ properties: String) {
      (testDescription, self.outline, self.properties) = (name, outline, properties)
    }
  }

  static let texts = [
    Text(
      "an old server does not tell a placeholder from a text",
      #"TextField 0 0 9 9 value="E-mail" label="""#,
      "placeholder ?(this version of WebDriverAgent does not report it) "
        + #"text ?(its value is "E-mail", which may be its placeholder: this version of "#
        + "WebDriverAgent does not distinguish them)"),
    Text("no value is an empty text", #"TextField 0 0 9 9 label="""#, "placeholder '' text ''"),
    Text(
      "a server that reports traits reports placeholders",
      #"TextField 0 0 9 9 value="E-mail" traits="None""#, "placeholder '' text 'E-mail'"),
    Text(
      "placeholders are compared by code points",
      #"TextField 0 0 9 9 value="e&#x301;" placeholderValue="&#xE9;""#,
      "placeholder '\u{E9}' text 'e\u{301}'"),
    Text(
      "an empty secure field", #"SecureTextField 0 0 9 9 value="Pin" placeholderValue="Pin""#,
      "placeholder 'Pin' secure entry 'on' text ~''"),
    Text(
      "a search field",
      #"SearchField 0 0 9 9 value="Find" name="Search" label="Search" placeholderValue="Find""#,
      "placeholder 'Find' text ~''"),
    Text(
      "a text with a value of its own", #"StaticText 0 0 9 9 value="3 of 9" label="Steps""#,
      "text '3 of 9'"),
    Text(
      "a text without a label", #"StaticText 0 0 9 9 value="Steps" name="steps""#,
      "text 'Steps'"),
    Text("a heading", #"StaticText 0 0 9 9 label="Top" traits="StaticText, Header""#, "text 'Top'"),
    Text("a wheel", #"PickerWheel 0 0 9 9 value="May""#, "text 'May'"),
    Text(
      "segments",
      """
      SegmentedControl 0 0 9 9
       Button 0 0 3 9 label="Day"
       Button 3 0 3 9 label="Week" value="1"
      """, "text ~'Week'"),
    Text(
      "segments of which none is selected",
      """
      SegmentedControl 0 0 9 9
       Button 0 0 3 9 label="Day"
      """, "text ?(the page source does not have exactly one selected segment)"),
    Text("a box that is partly checked", #"CheckBox 0 0 9 9 value="2""#, "checked 'mixed'"),
    Text(
      "a switch without a value", "Switch 0 0 9 9",
      #"checked ?(its value is "", neither 0 nor 1)"#),
    Text("a selected button", #"Button 0 0 9 9 value="1""#, "selected ~'on'"),
    Text(
      "a button with a value", #"Button 0 0 9 9 value="3 new""#,
      """
      selected ?(the button has a value, which hides whether it is selected) text ?(it has the label \
      "" and the value "3 new", and the phone does not report which of them it shows)
      """),
    Text(
      "a selected button by its traits", #"Button 0 0 9 9 value="3" traits="Button, Selected""#,
      """
      selected 'on' text ?(it has the label "" and the value "3", and the phone does not report \
      which of them it shows)
      """),
    Text(
      "a control of the app's own", #"Other 0 0 9 9 name="tag" accessible="true""#,
      "role ?(the phone reports it as an element without a type)"),
    Text(
      "a button that can be tapped", #"Button 0 0 9 9 hittable="true""#, ""),
    Text(
      "a button that cannot be tapped", #"Button 0 0 9 9 hittable="false""#,
      "covered by ?(the phone reports only that it cannot be tapped)"),
  ]

  @Test(arguments: texts)
  func `what an element shows`(text: Text) throws {
    let lines = try Self.read(text.outline).split(separator: "\n")
    let properties = lines[1].split(separator: "] ", maxSplits: 1).dropFirst().first ?? ""
    #expect(properties.isSame(as: text.properties), "\(properties)")
  }

  @Test func `labels, ids and parents`() throws {
    let outline = #"""
      Table 0 0 390 400
       Cell 0 0 390 40 name="row" label=""
        StaticText 0 0 100 40 name="Delete" label="Delete"
        Button 300 0 90 40 name="delete" label="Delete"
       Cell 0 40 390 40 name="row"
        Button 300 40 90 40 name="delete" label="Delete"
        Button 200 40 90 40 name="delete #2" label="Other"
       Other 0 380 390 20 name="Vertical scroll bar, 2 pages" label="Vertical scroll bar, 2 pages" value="0%"
      Other 0 400 390 400
       Group 0 400 390 200 label="Card"
        Link 0 400 390 20 name="text 1" label="More"
      TabBar 0 790 390 54 name="Tab Bar"
       Button 0 790 195 54 name="home" label="Home" value="1"
        Image 80 800 30 30 name="house"
       Button 195 790 195 54 name="Search" label="Search"
      StatusBar 0 0 390 40
       Other 0 0 40 40 name="9:41" label="9:41"
      """#
    #expect(
      try Self.read(outline) == """
        Demo 390×844
        - area ~area 1 '' [0 0 390 400]
        - row row '' in ~area 1 [0 0 390 40] text ~'Delete'
        - text ~text 1 'Delete' in row [0 0 100 40] text 'Delete'
        - button delete 'Delete' in row [300 0 90 40]
        - row ~row 2 '' in ~area 1 [0 40 390 40]
        - button ~delete 2 'Delete' in ~row 2 [300 40 90 40]
        - button delete #2 'Other' in ~row 2 [200 40 90 40]
        - area ~area 2 'Card' [0 400 390 200]
        - link text 1 'More' in ~area 2 [0 400 390 20]
        - area Tab Bar '' [0 790 390 54]
        - tab home 'Home' in Tab Bar [0 790 195 54] selected ~'on'
        - tab ~tab 1 'Search' in Tab Bar [195 790 195 54]
        focus none
        keyboard hidden
        """)
  }

  @Test func `what is out of view, hidden or covered`() throws {
    let outline = #"""
      ScrollView 0 100 390 400 name="list"
       Button 0 480 390 40 label="half in view"
       Button 0 510 390 40 label="scrolled away" visible="false"
      Button 0 900 390 40 label="below the screen" visible="false"
      Button -390 100 390 40 label="in a closed drawer" visible="false"
      Button 0 0 0 0 label="without a size" visible="false"
      Button 0 50 390 40 label="hidden" visible="false"
      TabBar 0 790 390 54
       Button 0 790 195 54 label="Home" visible="false"
      """#
    #expect(
      try Self.read(outline) == """
        Demo 390×844
        - area list '' [0 100 390 400]
        - button ~button 1 'half in view' in list [0 480 390 40]
        - button ~button 2 'scrolled away' in list [0 510 390 40] in view 'off' visible ~'on'
        - button ~button 3 'below the screen' [0 900 390 40] in view 'off' \
        visible ?(it is outside of the window, and nothing around it scrolls)
        - button ~button 4 'in a closed drawer' [-390 100 390 40] in view 'off' \
        visible ?(it is outside of the window, and nothing around it scrolls)
        - button ~button 5 'without a size' [0 0 0 0] in view 'off' visible 'off'
        - button ~button 6 'hidden' [0 50 390 40] visible ~'off'
        - tab ~tab 1 'Home' [0 790 195 54] visible \
        ?(the phone says that the tab is hidden, and that its bar is visible)
        focus none
        keyboard hidden
        """)
  }

  @Test func `what the phone wrongly calls hidden`() throws {
    #expect(
      try Self.read("Button 0 0 90 40 label=\"Go\" visible=\"false\"") == """
        Demo 390×844
        - button ~button 1 'Go' [0 0 90 40] visible \
        ?(the phone says that everything on the screen is hidden)
        focus none
        keyboard hidden
        """)
    let row = """
      Cell 0 0 390 40 visible="false"
       StaticText 0 0 90 40 label="Ann"
      """
    #expect(
      try Self.read(row) == """
        Demo 390×844
        - row ~row 1 '' [0 0 390 40] text ~'Ann' visible ~'on'
        - text ~text 1 'Ann' in ~row 1 [0 0 90 40] text 'Ann'
        focus none
        keyboard hidden
        """)
  }

  // MARK: - Focus

  static let focuses: [(active: PhoneLook.ActiveElement, focus: Observed<String?>)] = [
    (.none, .known(nil)),
    (.unknown("no answer"), .unknown("no answer")),
    (.element(type: nil, frame: Frame(x: 0, y: 0, width: 99, height: 41)), .known("search")),
    (
      .element(type: "XCUIElementTypeOther", frame: Frame(x: 0, y: 0, width: 100, height: 40)),
      .known("box")
    ),
    (
      .element(
        type: "XCUIElementTypeTextField", frame: Frame(x: 0, y: 50, width: 100, height: 40)),
      .unknown(#"2 elements are where the one with the focus is: "one", "two""#)
    ),
    (
      .element(type: nil, frame: Frame(x: 0, y: 200, width: 100, height: 40)),
      .unknown("the element with the focus is not where the page source has an element")
    ),
  ]

  @Test(arguments: focuses)
  func `the focus is found by type and frame`(
    active: PhoneLook.ActiveElement, focus: Observed<String?>
  ) throws {
    let source = Self.source(
      #"""
      Other 0 0 100 40 name="box"
       SearchField 0 0 100 40 name="search"
      TextField 0 50 100 40 name="one"
      TextField 0 50 100 40 name="two"
      """#)
    let look = PhoneLook(source: source, active: active)
    #expect(try PhoneScreenReader(.ios).read(look).screen.focus == focus)
  }

  // MARK: - Names and completeness

  @Test(arguments: [
    (#"Other 0 0 390 844 name="home" label="home""#, "Demo"),
    (#"NavigationBar 0 47 390 44 name="Inbox""#, "Inbox"),
    (
      """
      NavigationBar 0 47 390 44
       StaticText 0 47 390 44 label="Inbox"
      """, "Inbox"
    ),
    (
      """
      Other 0 0 390 844 name="list"
       NavigationBar 0 47 390 44 name="Inbox"
      Other 0 0 390 844 name="detail"
       Other 0 0 390 800 name="smaller"
      Other 0 0 390 844 name="hidden" visible="false"
      """, "detail"
    ),
  ])
  func `the name of a screen`(outline: String, name: String) throws {
    let look = PhoneLook(source: Self.source(outline))
    #expect(try PhoneScreenReader(.ios).read(look).screen.name == name)
  }

  @Test func `a screen is complete unless the server cut it`() throws {
    let nested = { (count: Int) in
      (0..<count).map { String(repeating: " ", count: $0) + "Other 0 0 9 9" }
        .joined(separator: "\n")
    }
    let sources = [
      Self.source(nested(47)), Self.source(nested(48)), Self.source("WebView 0 0 390 844"),
      Self.source("WebView 0 0 390 844\n Other 0 0 390 844"),
      PageSource.ios("Application 0 0 390 844"),
      PageSource.ios("Application 0 0 0 0\n Window 0 0 0 0"),
    ]
    #expect(
      try sources.map { try PhoneScreenReader(.ios).read(PhoneLook(source: $0)).screen.complete }
        == [
          .known(true),
          .unknown(
            "the page source has 50 levels of elements, and the server cuts it at level 50 (its "
              + "setting snapshotMaxDepth)"),
          .unknown("the page source has nothing of the web page on the screen"), .known(true),
          .unknown("the server lists no elements of the app"),
          .unknown("the server reports no size of the app"),
        ])
    let look = PhoneLook(source: Self.source(nested(8)))
    #expect(
      try PhoneScreenReader(.ios, snapshotDepth: 11).read(look).screen.complete == .known(true))
    #expect(
      try PhoneScreenReader(.ios, snapshotDepth: 10).read(look).screen.complete != .known(true))
  }

  @Test(arguments: [
    ("<a/>", "expected an element XCUIElementTypeApplication, found a"),
    ("<html><body/></html>", "expected an element XCUIElementTypeApplication, found html"),
    ("{}", "line 1, column 3: expected an element, found the end of the source"),
  ])
  func `another source is an error`(source: String, error: String) {
    #expect {
      try PhoneScreenReader(.ios).read(PhoneLook(source: source))
    } throws: {
      "\($0)" == "the page source cannot be read: " + error
    }
  }

  @Test func `elements lead back to the page source`() throws {
    let source = Self.source("Other 0 0 390 844\n Button 0 0 9 9 name=\"go\" label=\"Go\"")
    let phone = try PhoneScreenReader(.ios).read(PhoneLook(source: source))
    #expect(
      phone.entries.mapValues(\.node.xpath) == [
        "go": "/XCUIElementTypeApplication[1]/XCUIElementTypeWindow[1]/XCUIElementTypeOther[1]"
          + "/XCUIElementTypeButton[1]"
      ])
  }

  @Test func `what no phone reports is unknown, not absent`() throws {
    let source = Self.source(
      "Button 0 0 9 9\nTextField 0 0 9 9\nTable 0 0 9 9\nStaticText 0 0 9 9 label=\"a\"")
    let screen = try PhoneScreenReader(.ios).read(PhoneLook(source: source)).screen
    #expect(
      screen.elements.map { element in
        element.role.rawValue + ": "
          + element.properties.filter { $0.value.reason == "a phone does not report it" }
          .map(\.key.rawValue).sorted().joined(separator: ", ")
      } == [
        "button: busy, current, description, expanded, offset, opacity, pressed",
        "field: auto-correction, busy, content type, current, description, invalid, keyboard type, "
          + "marked text, offset, opacity, read-only, required, return key, spell checking, "
          + "underline colour",
        "area: busy, content height, current, description, modal, offset, opacity, scroll offset",
        "text: busy, current, description, font size, font weight, level, offset, opacity",
      ])
  }
}
