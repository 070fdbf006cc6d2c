import SpecDrivers
import SpecText
import Testing

@testable import SpecEngines

/// What of a page source is listed, so that nothing that a person sees counts as absent.
@Suite struct PhoneListingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let platform: PhonePlatform
    let outline: String
    let elements: [String]

    init(_ name: String, _ platform: PhonePlatform, _ outline: String, _ elements: [String]) {
      (testDescription, self.platform) = (name, platform)
      (self.outline, self.elements) = (outline, elements)
    }
  }

  private static func read(_ platform: PhonePlatform, _ outline: String) throws -> PhoneScreen {
    try platform == .ios
      ? PhoneScreenReader(.ios).read(PhoneLook(source: IOSScreenTests.source(outline)))
      : AndroidScreenTests.read(outline)
  }

  static let cases = [
    Case(
      "texts of a web page", .android,
      """
      android.webkit.WebView 0 0 400 800 text="The shop"
       android.view.View 10 100 210 140 text="Card declined" heading="true"
       android.view.View 10 200 210 240 text="Help" clickable="true"
       android.widget.Image 10 300 210 340 text="Out of stock"
      """, ["heading Card declined", "button Help", "image Out of stock"]),
    Case(
      "controls and texts of classes that are not known", .android,
      """
      CompoundButton 10 100 210 140 text="Vegan" checkable="true" clickable="true"
      android.view.View 10 200 210 240 text="Sold out"
      Chronometer 10 300 210 340 text="00:12"
      """, ["switch Vegan", "text Sold out", "text 00:12"]),
    Case(
      "the label and the error of a field of Compose", .android,
      """
      EditText 10 100 210 180 clickable="true" showing-hint="false"
       TextView 10 105 210 125 text="E-mail"
       TextView 10 150 210 170 text="Not a valid address"
      """, ["field E-mail", "text Not a valid address"]),
    Case(
      "texts in buttons of React Native and in a tab", .android,
      """
      Button 10 100 210 180 clickable="true" content-desc="Add to cart"
       TextView 10 100 210 140 text="Add to cart"
       TextView 10 140 210 180 text="€ 12"
      Button 10 200 210 240 clickable="true"
       TextView 10 200 210 240 text="Sign in"
      androidx.appcompat.app.ActionBar$Tab 10 300 210 340 clickable="true"
       TextView 10 300 210 340 text="Home"
      """, ["button Add to cart", "text € 12", "button Sign in", "tab Home"]),
    Case(
      "a control with a name in another", .android,
      """
      FrameLayout 0 0 400 200 clickable="true" content-desc="Order 12"
       ImageView 300 50 360 110 clickable="true" content-desc="Like"
       ImageView 0 50 60 110
      """, ["button Order 12", "button Like"]),
    Case(
      "several texts of a button", .ios,
      """
      Button 10 100 200 40 name="Cart" label="Cart"
       StaticText 10 100 90 40 name="Cart" label="Cart" accessible="false"
       StaticText 110 100 90 40 name="3 items" label="3 items" accessible="false"
      Button 10 200 200 40 name="Buy" label="Buy"
       StaticText 10 200 90 40 name="Buy now" label="Buy now" accessible="false"
      """, ["button Cart", "text 3 items", "button Buy"]),
    Case(
      "the parts of a control with segments", .ios,
      """
      SegmentedControl 10 100 200 40
       Button 10 100 100 40 name="Day" label="Day" value="1"
       Button 110 100 100 40 name="Week" label="Week"
        StaticText 110 100 100 40 name="Week" label="Week" accessible="false"
      """, ["segments Day", "button Day", "button Week"]),
    Case(
      "the wheels of a date", .ios,
      """
      DatePicker 0 100 390 200 name="Birthday" label="Birthday"
       PickerWheel 0 100 200 200 value="November"
       PickerWheel 200 100 190 200 value="2026"
      """, ["picker Birthday", "text November", "text 2026"]),
  ]

  @Test(arguments: cases)
  func `what a person sees is listed`(one: Case) throws {
    let screen = try Self.read(one.platform, one.outline).screen
    let listed = screen.elements.map { element in
      let text = element.properties[.text]?.value?.text ?? ""
      return "\(element.role.rawValue) \(element.label.isEmpty ? text : element.label)"
    }
    #expect(listed == one.elements)
  }

  @Test func `what can be tapped and has only a text may be a button or a link`() throws {
    let screen = try Self.read(
      .android, #"android.view.View 10 200 210 240 text="Help" clickable="true""#
    ).screen
    #expect(Selector("Help", role: .button).unknownRole(on: screen) == nil)
    #expect(Selector("Help", role: .link).unknownRole(on: screen) != nil)
  }

  @Test func `the error of a field is its description, and may be shown`() throws {
    let field = try Self.read(
      .android, #"EditText 0 0 9 9 text="a" hint="E-mail" error="Not valid""#
    ).screen.elements[0]
    #expect(field.properties[.description] == .known("Not valid"))
    #expect(
      field.properties[.visibleText]
        == .unknown(
          #"its error is "Not valid", and the phone does not report whether it shows it"#))
  }

  @Test func `a toast is seen although it has no frame`() throws {
    let toast = #"<android.widget.Toast text="Saved" displayed="true"/></hierarchy>"#
    let source = AndroidScreenTests.source(#"TextView 0 0 9 9 text="Cart""#)
      .replacing("</hierarchy>", with: toast)
    let screen = try PhoneScreenReader(.android).read(PhoneLook(source: source)).screen
    let saved = try Selector("Saved").resolve(on: screen)
    #expect(saved.role == .status && saved.properties[.visible] == .known(true))
  }

  // MARK: - What is in front

  /// A page source with a display of 400 × 800 pixels and windows.
  static func windows(_ outline: String) -> String {
    PageSource.android(outline).replacing(
      "<hierarchy>", with: #"<hierarchy width="400" height="800">"#)
  }

  static let dialog = """
    FrameLayout 50 300 350 500
     android.view.View 50 300 350 500 pane-title="Dialog"
      TextView 60 310 260 350 text="Delete all?"
      android.view.View 60 440 160 480 clickable="true"
       TextView 70 445 150 475 text="Delete"
       Button 60 440 160 480
    """
  private static let whole = "FrameLayout 0 20 400 760\n TextView 0 20 9 40 text=\"Cart\""

  @Test func `a window smaller than the display may be a dialog, and hides what is behind`()
    throws
  {
    let read = { try PhoneScreenReader(.android).read(PhoneLook(source: Self.windows($0))) }
    let why = "a window that is smaller than the display is in front, which may be a dialog"
    let phone = try read(Self.dialog)
    #expect(phone.screen.alert == .unknown(why))
    #expect(
      phone.screen.complete
        == .unknown(
          "the page source has only a window that is smaller than the display, and nothing of the "
            + "screen behind"))
    #expect(phone.alert != nil)
    let both = try read(Self.dialog + "\n" + Self.whole).screen
    #expect(both.alert == .unknown(why) && both.complete == .known(true))
    // The bars of the system take a part of the display.
    let screen = try read(Self.whole).screen
    #expect(screen.alert == .known(nil) && screen.complete == .known(true))
  }

  @Test(arguments: [
    ("org.example.notes:id/alert_title", nil), ("android:id/alertTitle", "Payment due"),
  ])
  func `an id of a dialog on an ordinary screen makes it no dialog`(id: String, title: String?)
    throws
  {
    let screen = try AndroidScreenTests.read(
      "TextView 0 0 9 9 text=\"Payment due\" resource-id=\"\(id)\"\nButton 0 9 9 20 text=\"Pay\""
    ).screen
    #expect((screen.alert.value ?? nil)?.title == title)
  }

  private static let sheet = """
    Sheet 0 500 390 300 name="Share" label="Share"
     StaticText 0 500 390 40 name="Share" label="Share"
     Button 0 600 390 40 name="Copy" label="Copy"
    """

  @Test(arguments: [
    (PhoneLook.AlertLook.none, true), (.text("Share", buttons: ["Copy"]), true),
    (.text("Share\nCopy", buttons: ["Copy"]), true), (.text("", buttons: []), true),
    (.text("Allow “Shop” to use your location?", buttons: ["Allow"]), false),
  ])
  func `a prompt of the system is in front of a sheet of the app`(
    look: PhoneLook.AlertLook, isSheet: Bool
  ) throws {
    let phone = try PhoneScreenReader(.ios).read(
      PhoneLook(source: IOSScreenTests.source(Self.sheet), alert: look))
    let title = (phone.screen.alert.value ?? nil)?.title
    #expect(title == (isSheet ? "Share" : "Allow “Shop” to use your location?"))
    #expect((phone.alert != nil) == isSheet)
  }
}
