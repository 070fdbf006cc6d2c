import SpecDrivers
import SpecText
import Testing

@testable import SpecEngines

/// Screens of Android phones from page sources of the UiAutomator2 server.
///
/// The sources have the shape of those in appium issue 8349 and in the server's `UiElementSnapshot`;
/// hints are reported as in openatx/android-uiautomator-server pull 65.
@Suite struct AndroidScreenTests {
  static func source(_ outline: String) -> String {
    PageSource.android(
      "FrameLayout 0 0 1080 2400\n"
        + outline.split(separator: "\n").map { " " + $0 }.joined(separator: "\n"))
  }

  static func read(
    _ outline: String, density: Double? = 2, _ look: (inout PhoneLook) -> Void = { _ in }
  ) throws -> PhoneScreen {
    var seen = PhoneLook(source: source(outline))
    look(&seen)
    return try PhoneScreenReader(.android, density: density).read(seen)
  }

  static func text(
    _ outline: String, density: Double? = 2, _ look: (inout PhoneLook) -> Void = { _ in }
  ) throws -> String {
    PhoneScreenText(try read(outline, density: density, look)).description
  }

  @Test func `a form is read`() throws {
    let outline = #"""
      androidx.appcompat.widget.Toolbar 0 100 1080 260 resource-id="org.example.notes:id/toolbar"
       TextView 40 140 400 220 text="Sign in"
      ScrollView 0 260 1080 2200 scrollable="true"
       EditText 40 300 1040 420 text="E-mail" resource-id="org.example.notes:id/email" hint="E-mail" showing-hint="true" input-type="33"
       EditText 40 440 1040 560 text="Ann" hint="Name" focused="true" clickable="true" input-type="40961"
       EditText 40 580 1040 700 text="••••" password="true" content-desc="Password" showing-hint="false"
       CheckBox 40 720 1040 800 text="Remember me" checkable="true" checked="true"
       Switch 40 820 1040 900 text="Wi-Fi" checkable="true" enabled="false"
       SeekBar 40 920 1040 1000 text="0.5" content-desc="Volume"
       com.google.android.material.button.MaterialButton 40 1020 1040 1140 text="Next" clickable="true" resource-id="org.example.notes:id/next"
       android.view.View 40 1160 1040 1280 content-desc="Help" clickable="true"
        TextView 60 1180 200 1260 text="Help"
       ImageView 40 1300 140 1400
       ImageView 140 1300 240 1400 content-desc="Logo"
       Spinner 40 1420 1040 1500
        TextView 40 1420 900 1500 text="May"
       android.view.ViewGroup 0 1600 1080 1700 resource-id="org.example.notes:id/card"
        TextView 0 1600 500 1700 text="One" heading="true"
      """#
    let screen = try Self.text(outline) { $0.isKeyboardShown = true }
    #expect(
      screen == """
        Sign in 540×1200
        - area toolbar '' [0 50 540 80]
        - text ~text 1 'Sign in' in toolbar [20 70 180 40] text 'Sign in'
        - area ~area 1 '' [0 130 540 970]
        - field email '' in ~area 1 [20 150 500 60] \
        auto-correction ?(the field leaves it to the keyboard) keyboard type ~'email address' \
        placeholder 'E-mail' text ''
        - field ~field 1 '' in ~area 1 [20 220 500 60] auto-correction ~'on' \
        keyboard type ~'default' placeholder 'Name' text 'Ann'
        - field ~field 2 'Password' in ~area 1 [20 290 500 60] empty 'off' placeholder '' \
        secure entry 'on' text ?(the phone masks the characters)
        - checkbox ~checkbox 1 'Remember me' in ~area 1 [20 360 500 40] checked 'on'
        - switch ~switch 1 'Wi-Fi' in ~area 1 [20 410 500 40] checked 'off' enabled 'off'
        - slider ~slider 1 'Volume' in ~area 1 [20 460 500 40] value text '0.5'
        - button next 'Next' in ~area 1 [20 510 500 60] visible text 'Next'
        - button ~button 1 'Help' in ~area 1 [20 580 500 60]
        - image ~image 1 'Logo' in ~area 1 [70 650 50 50]
        - picker ~picker 1 '' in ~area 1 [20 710 500 40] text 'May'
        - text ~text 2 'May' in ~picker 1 [20 710 430 40] text 'May'
        - area card '' in ~area 1 [0 800 540 50]
        - heading ~heading 1 'One' in card [0 800 250 50] text 'One'
        focus ~field 1
        keyboard type ~default, return ?(Android does not report the keys of its keyboards), \
        height ?(the keyboard is not part of the page source), \
        bar ?(Android does not report the parts of its keyboards)
        complete ~true
        """)
  }

  @Test func `the elements of a list are rows`() throws {
    let outline = #"""
      androidx.recyclerview.widget.RecyclerView 0 0 1080 800 resource-id="org.example.notes:id/people"
       LinearLayout 0 0 1080 100 clickable="true" resource-id="org.example.notes:id/row"
        TextView 0 0 500 100 text="Ann"
        android.view.View 500 0 1080 100
       LinearLayout 0 100 1080 200 content-desc="Bob, 2 new" clickable="true"
       TextView 0 200 1080 300 text="End"
      """#
    #expect(
      try Self.text(outline) == """
        org.example.notes 540×1200
        - area people '' [0 0 540 400]
        - row row '' in people [0 0 540 50] text ~'Ann'
        - text ~text 1 'Ann' in row [0 0 250 50] text 'Ann'
        - row ~row 2 'Bob, 2 new' in people [0 50 540 50]
        - text ~text 2 'End' in people [0 100 540 50] text 'End'
        focus none
        keyboard ?(the server did not report whether the keyboard is shown)
        """)
  }

  static let texts: [(outline: String, properties: String)] = [
    (
      #"EditText 0 0 9 9 text="E-mail""#,
      "placeholder ?(this server does not report it) "
        + #"text ?(it shows "E-mail", which may be its hint: this server does not distinguish them)"#
    ),
    (#"EditText 0 0 9 9 text="""#, "placeholder ?(this server does not report it) text ''"),
    (#"EditText 0 0 9 9 text="E-mail" hint="E-mail""#, "placeholder 'E-mail' text ~''"),
    (#"EditText 0 0 9 9 text="a" hint="E-mail""#, "placeholder 'E-mail' text 'a'"),
    (#"EditText 0 0 9 9 text="a" showing-hint="false""#, "placeholder '' text 'a'"),
    (#"EditText 0 0 9 9 text="a" showing-hint="true""#, "placeholder 'a' text ''"),
    (
      #"EditText 0 0 9 9 text="" content-invalid="true" hint="E""#,
      "invalid 'on' placeholder 'E' text ''"
    ),
    (
      #"EditText 0 0 9 9 text="" hint="" input-type="8194""#,
      "auto-correction ?(the field leaves it to the keyboard) keyboard type ~'decimal pad' "
        + "placeholder '' text ''"
    ),
    (
      #"EditText 0 0 9 9 text="" hint="" input-type="524305""#,
      "auto-correction ~'off' keyboard type ~'URL' placeholder '' text ''"
    ),
    (
      #"EditText 0 0 9 9 text="" hint="" input-type="3""#,
      "auto-correction ?(the field leaves it to the keyboard) keyboard type ~'phone pad' "
        + "placeholder '' text ''"
    ),
    (#"EditText 0 0 9 9 text="" hint="" input-type="x""#, "placeholder '' text ''"),
    (#"CheckedTextView 0 0 9 9 text="One" checkable="true" checked="true""#, "checked 'on'"),
    (#"TextView 0 0 9 9 text="1" content-desc="one""#, "text '1'"),
    ("Spinner 0 0 9 9", "text ?(the page source does not have exactly one text of it)"),
    (#"Button 0 0 9 9 text="a" selected="true""#, "selected 'on' visible text 'a'"),
    (#"Button 0 0 9 9 text="a" displayed="false""#, "visible ~'off' visible text 'a'"),
    (
      #"Button 0 2400 9 2409 displayed="false""#, "in view 'off' visible ~'on'"
    ),
    ("Button 5 5 5 9", "in view 'off' visible 'off'"),
  ]

  @Test(arguments: texts)
  func `what an element shows`(outline: String, properties: String) throws {
    let lines = try Self.text(outline).split(separator: "\n")
    let shown = lines[1].split(separator: "] ", maxSplits: 1).dropFirst().first ?? ""
    #expect(shown.isSame(as: properties), "\(shown)")
  }

  @Test func `without a density frames are only inferred`() throws {
    let screen = try Self.read("Button 40 300 140 400", density: nil).screen
    #expect(screen.size == Size(width: 1080, height: 2400))
    #expect(
      screen.elements.map(\.frame)
        == [.known(Frame(x: 40, y: 300, width: 100, height: 100), .inferred)])
  }

  @Test(arguments: [
    ("TextView 0 0 9 9 text=\"a\"", "org.example.notes"),
    ("TextView 0 0 9 9 text=\"a\" pane-title=\"Inbox\"", "Inbox"),
    ("Toolbar 0 0 9 9\n Button 0 0 9 9\n TextView 0 0 9 9 text=\"Mail\"", "Mail"),
  ])
  func `the name of a screen`(outline: String, name: String) throws {
    #expect(try Self.read(outline).screen.name == name)
  }

  @Test func `an activity names a screen without a title`() throws {
    #expect(
      try Self.read("TextView 0 0 9 9 text=\"a\"") { $0.activity = ".SignIn" }.screen.name
        == ".SignIn")
  }

  @Test func `the focus and the keyboard`() throws {
    let two = "EditText 0 0 9 9 focused=\"true\" hint=\"a\"\nEditText 10 0 19 9 focused=\"true\""
    #expect(
      try Self.read(two).screen.focus == .unknown("2 elements have the focus"))
    #expect(
      try Self.read(two) {
        $0.active = .element(type: nil, frame: Frame(x: 10, y: 0, width: 9, height: 9))
      }.screen.focus == .known("~field 2"))
    #expect(try Self.read("Button 0 0 9 9").screen.focus == .known(nil))
    #expect(
      try Self.read("Button 0 0 9 9").screen.keyboard
        == .unknown("the server did not report whether the keyboard is shown"))
    #expect(
      try Self.read("Button 0 0 9 9") { $0.isKeyboardShown = false }.screen.keyboard == .known(nil))
  }

  @Test func `windows of the keyboard and of the system are not listed`() throws {
    let source = PageSource.android(
      #"""
      FrameLayout 0 0 1080 2400
       Button 0 0 500 100 text="Go"
      FrameLayout 0 1600 1080 2400 package="com.google.android.inputmethod.latin"
       Button 0 1600 500 1700 text="q"
      FrameLayout 0 0 1080 80 package="com.android.systemui"
       TextView 0 0 500 80 text="9:41"
      """#)
    let phone = try PhoneScreenReader(.android, density: 2).read(PhoneLook(source: source))
    #expect(
      PhoneScreenText(phone).description == """
        org.example.notes 540×1200
        - button ~button 1 'Go' [0 0 250 50] visible text 'Go'
        focus none
        keyboard type ?(the field with the focus does not declare it), \
        return ?(Android does not report the keys of its keyboards), height ~400, \
        bar ?(Android does not report the parts of its keyboards)
        """)
  }

  // MARK: - Alerts

  @Test func `a dialog is an alert, and hides the screen behind it`() throws {
    let outline = #"""
      LinearLayout 100 900 980 1500 resource-id="org.example.notes:id/parentPanel"
       TextView 140 940 900 1000 text="Delete?" resource-id="org.example.notes:id/alertTitle"
       TextView 140 1040 900 1200 text="It is gone at once." resource-id="android:id/message"
       Button 140 1400 500 1480 text="CANCEL" resource-id="android:id/button2" clickable="true"
       Button 520 1400 900 1480 text="DELETE" resource-id="android:id/button1" clickable="true"
      """#
    let phone = try Self.read(outline)
    #expect(
      PhoneScreenText(phone).description == """
        org.example.notes 540×1200
        - area parentPanel '' [50 450 440 300]
        - text alertTitle 'Delete?' in parentPanel [70 470 380 30] text 'Delete?'
        - text message 'It is gone at once.' in parentPanel [70 520 380 80] \
        text 'It is gone at once.'
        - button button2 'CANCEL' in parentPanel [70 700 180 40] visible text 'CANCEL'
        - button button1 'DELETE' in parentPanel [260 700 190 40] visible text 'DELETE'
        focus none
        keyboard ?(the server did not report whether the keyboard is shown)
        alert alert 'Delete?' 'It is gone at once.' ["CANCEL", "DELETE"]
        complete ?(the page source has only the alert "Delete?", and nothing of the screen behind)
        """)
    #expect(phone.alert?.attribute("resource-id") == "org.example.notes:id/parentPanel")
  }

  static let prompt = #"""
    FrameLayout 0 0 1080 2400 package="com.google.android.permissioncontroller"
     TextView 0 0 9 9 text="Allow Demo to send you notifications?" resource-id="com.android.permissioncontroller:id/permission_message"
     Button 0 0 9 9 text="Allow" resource-id="com.android.permissioncontroller:id/permission_allow_button"
     Button 0 0 9 9 text="Don’t allow"
    """#

  static let alerts: [(source: String, alert: Alert?)] = [
    (source("Button 0 0 9 9"), nil),
    (
      PageSource.android(prompt),
      Alert(
        kind: .permission, title: "Allow Demo to send you notifications?",
        buttons: ["Allow", "Don’t allow"])
    ),
    (
      source("TextView 0 0 9 9 text=\"Gone\" resource-id=\"android:id/message\""),
      Alert(kind: .alert, title: "Gone", buttons: [])
    ),
  ]

  @Test(arguments: alerts)
  func `an alert comes from the page source`(source: String, alert: Alert?) throws {
    let look = PhoneLook(source: source)
    #expect(try PhoneScreenReader(.android).read(look).screen.alert == .known(alert))
  }

  // MARK: - Completeness, colours and errors

  @Test func `a screen is complete unless the server cut it`() throws {
    let nested = { (count: Int) in
      (0..<count).map { String(repeating: " ", count: $0) + "Button 0 0 9 9" }
        .joined(separator: "\n")
    }
    #expect(try Self.read(nested(68)).screen.complete == .known(true))
    #expect(
      try Self.read(nested(69)).screen.complete
        == .unknown(
          "the page source has 70 levels of elements, and the server cuts it at level 70 (its "
            + "setting snapshotMaxDepth)"))
    #expect(
      try Self.read("FrameLayout 0 0 9 9").screen.complete
        == .unknown("the server lists no elements of the app"))
    #expect(
      try Self.read("Button 0 0 9 9\nandroid.webkit.WebView 0 0 9 9").screen.complete
        == .unknown("the page source has nothing of the web page on the screen"))
  }

  @Test func `colours are sampled in pixels`() throws {
    let red = Color(red: 220, green: 30, blue: 30)
    let pale = Color(red: 250, green: 250, blue: 250)
    let writer = PNGWriter(width: 200, height: 240) { x, y in
      guard (20...179).contains(x), (40...99).contains(y) else { return pale }
      return (22...177).contains(x) && (42...97).contains(y) ? pale : red
    }
    let source = PageSource.android("FrameLayout 0 0 200 200\n EditText 20 40 180 100 text=\"\"")
    let look = PhoneLook(source: source, picture: writer.bytes)
    let field = try PhoneScreenReader(.android, density: 2).read(look).screen.elements[0]
    #expect(field.properties[.borderColor] == .known(.color(red), .inferred))
    #expect(field.properties[.backgroundColor] == .known(.color(pale), .inferred))
  }

  @Test func `another source is an error`() {
    #expect {
      try PhoneScreenReader(.android).read(PhoneLook(source: "<AppiumAUT/>"))
    } throws: {
      "\($0)" == "the page source cannot be read: expected an element hierarchy, found AppiumAUT"
    }
  }
}
