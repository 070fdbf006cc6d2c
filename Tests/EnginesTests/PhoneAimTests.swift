import SpecDrivers
import SpecJSON
import SpecText
import Synchronization
import Testing

@testable import SpecEngines

/// What an action on a phone reaches is what the step names.
@Suite(.serialized) struct PhoneAimTests {
  /// The requests of an action after the launch, and its failure.
  ///
  /// - Parameters:
  ///   - source: The page source after a number of requests that find an element.
  private static func perform(
    _ actions: Action..., on platform: PhonePlatform = .ios, patience: Duration = .zero,
    source: @escaping @Sendable (Int) -> String
  ) async throws -> (requests: [String], failure: String?) {
    let finds = Mutex(0)
    let server = try FakeWebDriverServer { request in
      switch request.path {
      case "/session/1/source": return .value(.string(source(finds.withLock { $0 })))
      case "/session/1/element/active":
        return .error(404, "no such element", "no element has the focus")
      case "/session/1/element":
        finds.withLock { $0 += 1 }
        return AndroidConversationTests.reply(request)
      default: return AndroidConversationTests.reply(request)
      }
    }
    defer { server.stop() }
    let engine = AndroidConversationTests.engine(server) {
      $0.platform = platform
      $0.patience = patience
    }
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "notes"))
    var failure: String?
    let requests = await AndroidConversationTests.lines(server) {
      do throws(DriverError) {
        for action in actions { try await driver.perform(action) }
      } catch { failure = AppiumPhone.words(error) }
    }
    await driver.close()
    await engine.shutdown()
    return (requests.filter { $0 != "look" }, failure)
  }

  private static func ios(_ outline: String) -> String {
    IOSScreenTests.source(outline, app: #"name="Notes" bundleId="org.example.notes""#)
  }

  private static func find(_ chain: String) -> String {
    #"POST ~/element {"using":"-ios class chain","value":"XCUIElementTypeWindow[1]/"#
      + chain.split(separator: "/").map { "XCUIElementType" + $0 }.joined(separator: "/") + "\"}"
  }

  private static let click = "POST ~/element/e1/click {}"

  private static func tap(_ x: Int, _ y: Int) -> String {
    AppiumConversationTests.finger(
      AppiumConversationTests.move(x, y), AppiumConversationTests.down, AppiumConversationTests.up)
  }

  @Test func `a name that is the label of another element does not find it`() async throws {
    let outcome = try await Self.perform(.tap(Selector("Delete", role: .button))) { _ in
      Self.ios(
        """
        StaticText 10 50 200 40 name="title" label="Delete"
        Button 10 200 200 40 name="Delete" label="Delete"
        """)
    }
    #expect(outcome.requests == [Self.find("Button[1]"), Self.click])
    #expect(outcome.failure == nil)
  }

  /// A list of names, each with a button.
  private static func list(_ names: [String]) -> String {
    ios(
      "Table 0 0 390 800\n"
        + names.enumerated().map { place, name in
          """
           Cell 0 \(place * 60) 390 60
            StaticText 0 \(place * 60) 100 60 name="\(name)" label="\(name)"
            Button 200 \(place * 60) 100 60 name="Delete" label="Delete"
          """
        }.joined(separator: "\n"))
  }

  @Test func `what moves while it is looked for is looked for again`() async throws {
    let delete = Action.tap(
      Selector("Delete", role: .button, in: [Selector("Ann", role: .row)]))
    let changing: @Sendable (Int) -> String = { count in
      Self.list(count == 0 ? ["Ann", "Ben"] : ["Zoe", "Ann", "Ben"])
    }
    let outcome = try await Self.perform(delete, patience: .seconds(5), source: changing)
    #expect(
      outcome.requests
        == [
          Self.find("Table[1]/Cell[1]/Button[1]"), Self.find("Table[1]/Cell[2]/Button[1]"),
          Self.click,
        ])
    let impatient = try await Self.perform(delete, source: changing)
    #expect(impatient.requests == [Self.find("Table[1]/Cell[1]/Button[1]")])
    #expect(impatient.failure?.includes("the screen has just changed") == true)
  }

  @Test(arguments: [
    (Action.doubleTap(Selector("Row 20", role: .row)), "\"x\":195,\"y\":822"),
    (.swipe(.up, on: Selector("content")), "\"x\":195,\"y\":675"),
    (.scrollBy(points: 50, in: Selector("content")), "\"x\":195,\"y\":447"),
  ])
  func `a finger stays in the window`(action: Action, place: String) async throws {
    let outcome = try await Self.perform(action) { _ in
      Self.ios(
        """
        Table 0 0 390 844
         Cell 0 800 390 88 name="row" label="Row 20"
        Other 0 0 390 3000 name="content" label="content"
         StaticText 0 0 90 40 name="Hi" label="Hi"
        """)
    }
    #expect(outcome.requests.count == 1)
    #expect(outcome.requests.first?.includes(place) == true, "\(outcome.requests)")
  }

  /// A row with a button in its middle.
  private static func row(_ rest: String = "") -> String {
    ios(
      """
      Table 0 0 390 844
       Cell 0 100 390 40 name="ann" label="Ann, 30"
        Button 95 100 200 40 name="Delete" label="Delete"\(rest)
      """)
  }

  @Test func `a tap on a row does not press the button in its middle`() async throws {
    let tap = Action.tap(Selector("Ann, 30"))
    let named = try await Self.perform(tap) { _ in
      Self.row("\n  StaticText 20 100 60 40 name=\"Ann\" label=\"Ann\"")
    }
    #expect(named.requests == [Self.tap(50, 120)])
    let bare = try await Self.perform(tap) { _ in Self.row() }
    #expect(bare.requests == [])
    #expect(
      bare.failure
        == #"cannot use "Ann, 30": "Delete" is in its middle, and it has no text of its own"#)
  }

  /// A shop with a cart, which a button with a title closes; the screen after a number of searches.
  private static func shop(_ count: Int, closing title: String) -> String {
    ios(
      count == 1
        ? """
        NavigationBar 0 40 390 40 name="Cart"
         Button 0 50 80 40 name="\(title)" label="\(title)"
        """
        : """
        NavigationBar 0 40 390 40 name="Shop"
         Button 310 50 80 40 name="Cart" label="Cart"
        """)
  }

  @Test func `only a button on the left with the name of the screen below goes back`() async throws
  {
    let cart = Action.tap(Selector("Cart", role: .button))
    let returned = try await Self.perform(cart, .back) { Self.shop($0, closing: "Shop") }
    #expect(returned.failure == nil && returned.requests.count == 4)
    // The cart was on the screen before, but is not below the shop.
    let closed = try await Self.perform(cart, .tap(Selector("Done")), .back) {
      Self.shop($0, closing: "Done")
    }
    #expect(closed.failure?.includes("there is no navigation bar with a back button") == true)
    #expect(closed.requests.count == 5 && closed.requests.last?.includes("/actions") == true)
  }

  // MARK: - Dialogs and the keyboard

  @Test func `what is in an alert can be used`() async throws {
    let outcome = try await Self.perform(.tap(Selector("Dark")), on: .android) { _ in
      PageSource.android(
        """
        FrameLayout 0 0 400 800
         LinearLayout 20 100 360 500 resource-id="org.example.notes:id/parentPanel"
          TextView 30 110 300 140 text="Theme" resource-id="org.example.notes:id/alertTitle"
          ListView 30 160 340 400
           CheckedTextView 30 160 340 220 text="Light" checkable="true" clickable="true"
           CheckedTextView 30 220 340 280 text="Dark" checkable="true" clickable="true"
         TextView 30 600 340 700 text="Behind"
        """)
    }
    #expect(outcome.failure == nil && outcome.requests.last == Self.click)
    let field = try await Self.perform(.tap(Selector("User"))) { _ in
      Self.ios(
        """
        Alert 50 300 300 200 name="Sign in" label="Sign in"
         StaticText 60 310 200 20 name="Sign in" label="Sign in"
         TextField 60 350 200 40 name="user" label="User" value=""
        Button 50 600 300 40 name="Help" label="Help"
        """)
    }
    #expect(field.failure == nil && field.requests.last == Self.click)
  }

  @Test func `a dialog of Compose is answered by its button`() async throws {
    let answer = { (button: String) in
      try await Self.perform(.answer(button), on: .android) { _ in
        PhoneListingTests.windows(PhoneListingTests.dialog)
      }
    }
    // The driver of this phone finds any alert.
    let outcome = try await answer("Delete")
    #expect(
      outcome.requests
        == [AndroidConversationTests.mobile("acceptAlert", #"{"buttonLabel":"Delete"}"#)])
    #expect(try await answer("Keep").failure == "no answer Keep")
  }

  @Test func `a field behind the keyboard is scrolled out from behind it`() async throws {
    let outcome = try await Self.perform(.scroll(to: Selector("City"))) { count in
      Self.ios(
        """
        ScrollView 0 0 390 844
         TextField 10 \(count == 0 ? 700 : 300) 200 40 name="city" label="City" visible="\(count > 0)"
        Other 0 600 390 244
         Keyboard 0 600 390 244
          Key 0 650 30 40 name="q" label="q"
        """)
    }
    #expect(outcome.failure == nil)
    #expect(outcome.requests.last?.includes("scrollToElement") == true, "\(outcome.requests)")
  }
}
