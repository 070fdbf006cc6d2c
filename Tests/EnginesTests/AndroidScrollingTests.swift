import SpecDrivers
import SpecJSON
import Synchronization
import Testing

@testable import SpecEngines

/// What the engine does on Android screens that change, before a server with a script instead of a
/// phone.
@Suite(.serialized) struct AndroidScrollingTests {
  /// A list of which a part is on the screen, as the UiAutomator2 server reports it.
  private struct List {
    /// The items that each position shows.
    var pages: [[String]]
    var position = 0
    var isScrollable = true
    /// Whether the server reports that it can scroll although it cannot.
    var isOptimistic = false

    var source: String {
      var source = """
        FrameLayout 0 0 1080 2400
         HorizontalScrollView 0 0 1080 2400 scrollable="\(isScrollable)"
         ListView 0 200 1080 2200 scrollable="\(isScrollable)"
         Button 0 2200 1080 2400 text="Add" clickable="true"
        """
      for (row, item) in pages[position].enumerated() {
        source += "\n TextView 0 \(300 + 100 * row) 1080 \(400 + 100 * row) text=\"\(item)\""
      }
      return source
    }

    /// Moves by a page; whether it can move further.
    mutating func scroll(_ direction: Direction) -> Bool {
      position = min(max(position + (direction == .down ? 1 : -1), 0), pages.count - 1)
      return isOptimistic || (direction == .down ? position < pages.count - 1 : position > 0)
    }
  }

  /// The requests of a scroll to an element, and its failure.
  private static func scroll(
    to selector: Selector, _ list: List
  ) async throws -> (requests: [String], failure: String?) {
    let list = Mutex(list)
    let server = try FakeWebDriverServer { request in
      if request.body.contains("scrollGesture") {
        let direction: Direction = request.body.contains(#""down""#) ? .down : .up
        return .value(.bool(list.withLock { $0.scroll(direction) }))
      }
      return AndroidConversationTests.reply(request, showing: list.withLock { $0.source })
    }
    defer { server.stop() }
    // Without patience, a search that fails does not begin again.
    let engine = AndroidConversationTests.engine(server) { $0.patience = .zero }
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "notes"))
    var failure: String?
    let requests = await AndroidConversationTests.lines(server) {
      do throws(DriverError) { try await driver.perform(.scroll(to: selector)) } catch {
        failure = AppiumPhone.words(error)
      }
    }
    await driver.close()
    await engine.shutdown()
    return (requests, failure)
  }

  /// The request for a gesture over the list, without its upper and lower edges.
  private static func gesture(
    _ direction: Direction, top: Int = 400, height: Int = 1600
  ) -> String {
    AndroidConversationTests.mobile(
      "scrollGesture",
      #"{"left":0,"top":\#(top),"width":1080,"height":\#(height),"direction":"\#(direction.rawValue)","#
        + #""percent":1}"#)
  }

  private static let pages = [["One", "Two"], ["Three"], ["Four"]]

  @Test func `an element below is found by scrolling down`() async throws {
    let outcome = try await Self.scroll(to: Selector("Four"), List(pages: Self.pages))
    #expect(
      outcome.requests == ["look", Self.gesture(.down), "look", Self.gesture(.down), "look"])
    #expect(outcome.failure == nil)
  }

  @Test func `an element above is found by scrolling up after the end`() async throws {
    let list = List(pages: Self.pages, position: 1)
    let outcome = try await Self.scroll(to: Selector("One"), list)
    #expect(
      outcome.requests == [
        "look", Self.gesture(.down), "look", Self.gesture(.up), "look", Self.gesture(.up), "look",
      ])
    #expect(outcome.failure == nil)
  }

  @Test func `a screen without an area that scrolls is scrolled as a whole`() async throws {
    let list = List(pages: [["One"], ["Two"]], isScrollable: false)
    let outcome = try await Self.scroll(to: Selector("Two"), list)
    #expect(outcome.requests == ["look", Self.gesture(.down, top: 240, height: 1920), "look"])
    #expect(outcome.failure == nil)
  }

  @Test(arguments: [false, true])
  func `an element that is nowhere is an error that names both ends`(
    isOptimistic: Bool
  ) async throws {
    let list = List(pages: Self.pages, position: 1, isOptimistic: isOptimistic)
    let outcome = try await Self.scroll(to: Selector("Five"), list)
    // A server that is wrong about the end costs one more gesture at each.
    let more = isOptimistic ? 1 : 0
    var requests = ["look"]
    for _ in 0..<1 + more { requests += [Self.gesture(.down), "look"] }
    for _ in 0..<2 + more { requests += [Self.gesture(.up), "look"] }
    #expect(outcome.requests == requests)
    #expect(
      outcome.failure
        == #"cannot scroll to "Five": it is not on the screen after scrolling down to the end and up to the start"#
    )
  }

  @Test func `content without end is scrolled a limited number of times`() async throws {
    let pages = (1...100).map { ["Item \($0)"] }
    let outcome = try await Self.scroll(to: Selector("Five"), List(pages: pages, position: 50))
    #expect(outcome.requests.count { $0.contains("scrollGesture") } == 60)
    #expect(
      outcome.failure
        == #"cannot scroll to "Five": it is not on the screen after scrolling down 30 times without reaching "#
        + "the end and up 30 times without reaching the start")
  }

  // MARK: Screens that a tap changes

  /// The requests of an action; a tap on an element shows the next source.
  private static func perform(
    _ action: Action, _ sources: [String]
  ) async throws -> (requests: [String], failure: String?) {
    let taps = Mutex(0)
    let server = try FakeWebDriverServer { request in
      if request.path.hasSuffix("/click") { taps.withLock { $0 += 1 } }
      let source = sources[min(taps.withLock { $0 }, sources.count - 1)]
      return AndroidConversationTests.reply(request, showing: source)
    }
    defer { server.stop() }
    let engine = AndroidConversationTests.engine(server) { $0.patience = .milliseconds(200) }
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "notes"))
    var failure: String?
    let requests = await AndroidConversationTests.lines(server) {
      do throws(DriverError) { try await driver.perform(action) } catch {
        failure = AppiumPhone.words(error)
      }
    }
    await driver.close()
    await engine.shutdown()
    return (requests, failure)
  }

  private static func find(_ type: String, _ place: Int = 0) -> String {
    #"POST ~/element {"using":"-android uiautomator","value":"new UiSelector().className("#
      + #"\"android.widget.\#(type)\").instance(\#(place))"}"#
  }

  private static let tap = "POST ~/element/e1/click {}"

  @Test func `a switch in the other state is tapped once`() async throws {
    func source(_ isOn: Bool) -> String {
      "FrameLayout 0 0 1080 2400\n"
        + " Switch 40 820 1040 900 text=\"Wi-Fi\" checkable=\"true\" checked=\"\(isOn)\""
    }
    let outcome = try await Self.perform(
      .setChecked(true, Selector("Wi-Fi")), [source(false), source(true)])
    #expect(outcome.requests == ["look", Self.find("Switch"), "look", Self.tap, "look"])
    #expect(outcome.failure == nil)
  }

  private static let spinner = """
    FrameLayout 0 0 1080 2400
     Spinner 40 600 1040 720 content-desc="Colour" clickable="true"
      TextView 40 600 1040 720 text="Red"
    """
  private static let items = """
    FrameLayout 0 0 1080 2400
     ListView 40 600 1040 900
      CheckedTextView 40 600 1040 700 text="Red" checkable="true" checked="true"
      CheckedTextView 40 700 1040 800 text="Blue" checkable="true"
    """

  private static let opening = [
    "look", #"POST ~/element {"using":"accessibility id","value":"Colour"}"#, tap, "look",
  ]

  struct Choice: Sendable {
    let item: String
    let requests: [String]
    var failure: String?
  }

  @Test(arguments: [
    Choice(item: "Blue", requests: opening + [find("CheckedTextView", 1), "look", tap]),
    Choice(item: "Red", requests: ["look"]),
    Choice(item: "Green", requests: opening, failure: #"no "Green""#),
  ])
  func `an item of a spinner is tapped in the list that it opens`(
    choice: Choice
  ) async throws {
    let outcome = try await Self.perform(
      .choose(choice.item, in: Selector("Colour")), [Self.spinner, Self.items])
    #expect(outcome.requests == choice.requests)
    #expect(outcome.failure == choice.failure)
  }
}
