import SpecDrivers
import Testing

@testable import SpecEngines

/// The keyboard and the alerts of iPhones, from page sources of WebDriverAgent.
@Suite struct IOSKeyboardTests {
  /// A keyboard in the part of the tree where iOS shows it, with keys in one row.
  static func keyboard(_ keys: [String], _ more: String = "", visible: Bool = true) -> String {
    let row = keys.map { "   Key 0 550 30 40 name=\"\($0)\" label=\"\($0)\"" }
    return """
      Other 0 0 390 844
       Other 0 508 390 336
        Keyboard 0 552 390 216 visible="\(visible)"
      \(row.joined(separator: "\n"))\(more.isEmpty ? "" : "\n" + more)
      """
  }

  static let letters = "qwertyuiopasdfghjklzxcvbnm".map { String($0) }
  static let digits = (0...9).map { String($0) }

  static func read(_ outline: String) throws -> PhoneScreen {
    try PhoneScreenReader(.ios).read(PhoneLook(source: IOSScreenTests.source(outline)))
  }

  @Test func `a keyboard is no element of the screen`() throws {
    let outline = #"""
      Other 0 0 390 844
       TextField 20 140 350 40 name="email" label="" placeholderValue="E-mail"
       Button 20 600 350 50 name="go" label="Continue" visible="false"
       Button 20 480 350 50 name="near" label="Near"
      Other 0 0 390 844
       Other 0 464 390 380 name="input"
        Toolbar 0 464 390 44
         Button 300 464 80 44 name="done" label="Done"
        Other 0 508 390 44 name="Typing Predictions" label="Typing Predictions"
         Other 0 508 130 44 label="“I”"
        Keyboard 0 552 390 216
         Key 0 560 39 46 name="Q" label="Q"
         Key 0 560 39 46 name="delete" label="delete"
         Button 0 700 80 46 name="shift" label="shift"
         Button 300 700 80 46 name="Next:" label="next"
        Button 0 780 60 46 name="Emoji" label="Emoji"
        Button 300 780 60 46 name="dictation" label="Dictate"
      """#
    var look = PhoneLook(source: IOSScreenTests.source(outline))
    look.active = .element(type: nil, frame: Frame(x: 20, y: 140, width: 350, height: 40))
    let phone = try PhoneScreenReader(.ios).read(look)
    #expect(
      PhoneScreenText(phone).description == """
        Demo 390×844
        - field email '' [20 140 350 40] \
        keyboard type ?(its keys are not those of only one type of keyboard) \
        placeholder 'E-mail' return key ~'Next' text ''
        - button go 'Continue' [20 600 350 50] covered by ~'the keyboard' visible ~'on'
        - button near 'Near' [20 480 350 50]
        - button done 'Done' [300 464 80 44]
        focus email
        keyboard type ?(its keys are not those of only one type of keyboard), return ~Next, \
        height ~380, bar ~true
        """)
    #expect(phone.keyboard?.keyboard.type == "XCUIElementTypeKeyboard")
    #expect(phone.keyboard?.returnKey?.attribute("label") == "next")
    #expect(phone.keyboard?.hideKey == nil)
  }

  static let types: [(keys: [String], type: String?)] = [
    (letters + ["space"], nil),
    (letters + ["space", "@", "."], "email address"),
    (letters.map { $0.uppercased() } + ["@", "."], "email address"),
    (letters + [".", "/", ".com"], "URL"),
    (letters + ["space", "."], "web search"),
    (letters + ["space", ".", ",", "!", "?"], nil),
    (digits + ["Delete"], "number pad"),
    (digits + ["Delete", "."], "decimal pad"),
    (digits + ["Delete", ","], "decimal pad"),
    (digits + ["Delete", "+*#"], "phone pad"),
    (digits + ["-", "/", ":", ";", "(", ")"], nil),
    (digits.dropLast(), nil),
    (["ㅂ", "ㅈ", "ㄷ", "ㄱ", "ㅅ", "ㅛ", "ㅕ", "ㅑ", "ㅐ", "ㅔ", "@", "."], "email address"),
    ([], nil),
  ]

  @Test(arguments: types)
  func `the type of a keyboard is inferred if only one has its keys`(keys: [String], type: String?)
    throws
  {
    let keyboard = try Self.read(Self.keyboard(keys)).screen.keyboard.value.flatMap { $0 }
    #expect(
      keyboard?.type
        == (type.map { .known($0, .inferred) }
          ?? .unknown("its keys are not those of only one type of keyboard")))
  }

  static let returnKeys: [(buttons: [String], title: Observed<String?>)] = [
    (["Return"], .known("return", .inferred)), (["Go:"], .known("Go", .inferred)),
    (["done"], .known("Done", .inferred)),
    (["Emergency call"], .known("Emergency Call", .inferred)),
    (
      ["shift", "Weiter"],
      .unknown("no button of the keyboard has a title that this engine knows")
    ),
    (
      ["Search", "Next:"],
      .unknown("no button of the keyboard has a title that this engine knows")
    ),
  ]

  @Test(arguments: returnKeys)
  func `the return key has the title of specifications`(
    buttons: [String], title: Observed<String?>
  ) throws {
    let buttons = buttons.map { "   Button 300 700 80 46 name=\"\($0)\"" }
    let phone = try Self.read(Self.keyboard(Self.letters, buttons.joined(separator: "\n")))
    #expect(phone.screen.keyboard.value.flatMap { $0 }?.returnKey == title)
    #expect((phone.keyboard?.returnKey != nil) == (title.value != nil))
  }

  @Test func `a pad has no return key`() throws {
    let keyboard = try Self.read(Self.keyboard(Self.digits + ["Delete"])).screen.keyboard
    #expect(keyboard.value.flatMap { $0 }?.returnKey == .known(nil, .inferred))
  }

  @Test func `a keyboard may be out of view or hidden`() throws {
    let hidden = Self.keyboard([], visible: false)
    #expect(
      try Self.read(hidden).screen.keyboard
        == .unknown("the page source has a keyboard that it says is not visible"))
    #expect(
      try Self.read(Self.keyboard(["q"], visible: false)).screen.keyboard.value.flatMap { $0 }
        != nil)
    #expect(try Self.read("Keyboard 0 844 390 300").screen.keyboard == .known(nil))
    #expect(try Self.read("Keyboard 0 0 0 0").screen.keyboard == .known(nil))
  }

  @Test func `a tablet has a key that hides the keyboard`() throws {
    let outline = Self.keyboard(["q"], "   Button 300 700 80 46 name=\"Hide keyboard\"")
    #expect(try Self.read(outline).keyboard?.hideKey?.attribute("name") == "Hide keyboard")
  }

  // MARK: - Alerts

  static let alert = #"""
    Button 0 400 390 50 label="Below" visible="false"
    Button 0 50 390 50 label="Beside" visible="false"
    Alert 60 339 270 135 name="Delete?" label="Delete?"
     StaticText 76 359 238 43 label="Delete?"
     StaticText 76 405 238 48 label="It is gone at once."
     StaticText 76 415 238 48 label="For ever."
     Button 60 430 135 44 label="Cancel"
      StaticText 76 440 50 20 label="Cancel"
     Button 195 430 135 44 label="Delete"
    """#

  @Test func `an alert of the app is a part of the screen`() throws {
    var look = PhoneLook(source: IOSScreenTests.source(Self.alert))
    look.alert = .text("Delete?\nIt is gone at once.\nFor ever.", buttons: ["Cancel", "Delete"])
    let phone = try PhoneScreenReader(.ios).read(look)
    #expect(
      PhoneScreenText(phone).description == """
        Demo 390×844
        - button ~button 1 'Below' [0 400 390 50] covered by ~'Delete?' visible \
        ?(an alert is in front of it, and the phone does not report what it hides)
        - button ~button 2 'Beside' [0 50 390 50] visible \
        ?(an alert is in front of it, and the phone does not report what it hides)
        - dialog ~dialog 1 'Delete?' [60 339 270 135]
        - text ~text 1 'Delete?' in ~dialog 1 [76 359 238 43] text 'Delete?'
        - text ~text 2 'It is gone at once.' in ~dialog 1 [76 405 238 48] text 'It is gone at once.'
        - text ~text 3 'For ever.' in ~dialog 1 [76 415 238 48] text 'For ever.'
        - button ~button 3 'Cancel' in ~dialog 1 [60 430 135 44] visible text 'Cancel'
        - button ~button 4 'Delete' in ~dialog 1 [195 430 135 44]
        focus none
        keyboard hidden
        alert alert 'Delete?' 'It is gone at once.
        For ever.' ["Cancel", "Delete"]
        """)
    #expect(phone.alert?.type == "XCUIElementTypeAlert")
  }

  static let alerts: [(outline: String, look: PhoneLook.AlertLook, alert: Observed<Alert?>)] = [
    ("", .none, .known(nil)), ("", .unknown("no answer"), .unknown("no answer")),
    (
      "Sheet 0 600 390 200\n StaticText 0 600 9 9 label=\"Photo\"\n Button 0 700 9 9 label=\"Camera\"",
      .none, .known(Alert(kind: .sheet, title: "Photo", buttons: ["Camera"]), .inferred)
    ),
    (
      "Alert 0 600 390 200 label=\"Photo\"", .unknown("no answer"),
      .known(Alert(kind: .alert, title: "Photo", buttons: []))
    ),
    (
      "", .text("“A” Would Like to\nAccess\nOK\nDon’t Allow", buttons: ["Don’t Allow", "OK"]),
      .known(
        Alert(
          kind: .permission, title: "“A” Would Like to", message: "Access",
          buttons: ["Don’t Allow", "OK"]), .inferred)
    ),
    (
      "", .text("OK", buttons: ["OK"]),
      .known(Alert(kind: .permission, title: "OK", buttons: ["OK"]), .inferred)
    ),
    (
      "", .text("", buttons: []),
      .known(Alert(kind: .permission, title: "", buttons: []), .inferred)
    ),
  ]

  @Test(arguments: alerts)
  func `an alert comes from the page source and from the server`(
    outline: String, look: PhoneLook.AlertLook, alert: Observed<Alert?>
  ) throws {
    let look = PhoneLook(source: IOSScreenTests.source(outline), alert: look)
    #expect(try PhoneScreenReader(.ios).read(look).screen.alert == alert)
  }

  @Test func `an alert of the home screen asks for a permission`() throws {
    let source = IOSScreenTests.source(
      "Alert 0 0 9 9 label=\"Allow?\"", app: "bundleId=\"com.apple.springboard\"")
    let phone = try PhoneScreenReader(.ios).read(PhoneLook(source: source))
    #expect(phone.screen.alert.value.flatMap { $0 }?.kind == .permission)
  }
}
