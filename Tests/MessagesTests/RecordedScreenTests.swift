import SpecMessages
import SpecTestKit
import Testing

/// A recorded screen: what is written of it, and what is read of any JSON.
@Suite struct RecordedScreenTests {
  private static func attachment(_ json: String) -> SpecMessages.Attachment {
    SpecMessages.Attachment(
      body: .text(json), mediaType: RecordedScreen.mediaType,
      owner: .run(testRunStartedID: nil))
  }

  private static func written(_ screen: RecordedScreen) -> String {
    if case .text(let text) = screen.body { text } else { "" }
  }

  private static var sample: RecordedScreen {
    var screen = RecordedScreen(.after, name: "log in", width: 375, height: 667)
    var field = RecordedScreen.Element(id: "password", role: "field", label: "Password")
    field.frame = RecordedScreen.Frame(x: 16, y: 100.256, width: 343, height: 44)
    field.facts = [
      .text: .text("••••"), .secure: .flag(true), .borderColor: .text("#ff0000"),
      .fontSize: .number(17),
    ]
    screen.elements = [field]
    screen.focus = .some("password")
    var keyboard = RecordedScreen.Keyboard(type: "default")
    keyboard.returnKey = .some("Go")
    keyboard.height = 260
    screen.keyboard = .some(keyboard)
    screen.alert = .none
    screen.stack = ["welcome", "log in"]
    screen.time = 1_250
    screen.events = ["1250 ms  \"log in\" push with animation"]
    return screen
  }

  @Test func `a record has what is known, and nothing for what is not`() {
    #expect(
      Self.written(Self.sample)
        == ##"{"version":1,"moment":"after","screen":"log in","size":[375,667],"##
        + ##""stack":["welcome","log in"],"elements":[{"id":"password","role":"field","##
        + ##""label":"Password","frame":[16,100.26,343,44],"text":"••••","secure entry":true,"##
        + ##""border colour":"#ff0000","font size":17}],"focus":"password","##
        + ##""keyboard":{"type":"default","return key":"Go","height":260},"alert":null,"##
        + ##""time":1250,"events":["1250 ms  \"log in\" push with animation"]}"##)
  }

  @Test func `a record is read as it was written`() throws {
    let read = try RecordedScreen.read(Self.attachment(Self.written(Self.sample)))
    #expect(try Self.written(#require(read)) == Self.written(Self.sample))
  }

  @Test func `another attachment is not a screen`() throws {
    let other = SpecMessages.Attachment(
      body: .text("{}"), mediaType: "application/json", owner: .run(testRunStartedID: nil))
    #expect(try RecordedScreen.read(other) == nil)
  }

  @Test(arguments: [
    (
      "",
      "the recorded screen is not JSON: line 1, column 1: expected a value, found the end of the text"
    ),
    ("[]", "the recorded screen is invalid: expected an object, found an array"),
    ("{}", "the recorded screen is invalid: version: expected a whole number, found nothing"),
    (
      #"{"version": 2}"#,
      "the recorded screen is invalid: version: expected 1, as this version of spec writes, found 2"
    ),
    (
      #"{"version": 1, "moment": "later"}"#,
      "the recorded screen is invalid: moment: expected before, after or step, found \"later\""
    ),
    (
      #"{"version": 1, "moment": "step", "screen": 7}"#,
      "the recorded screen is invalid: screen: expected a string, found a number"
    ),
    (
      #"{"version": 1, "moment": "step", "screen": "a", "elements": [{"id": "b"}]}"#,
      "the recorded screen is invalid: elements[0].role: expected a string, found nothing"
    ),
  ])
  func `an attachment that is not a screen has one clear error`(_ json: String, _ words: String) {
    #expect(throws: RecordedScreen.Unreadable(description: words)) {
      try RecordedScreen.read(Self.attachment(json))
    }
  }

  @Test func `an attachment that is too large is not read`() {
    let json = String(repeating: " ", count: 400_001)
    #expect(
      throws: RecordedScreen.Unreadable(
        description: "the recorded screen has 400001 bytes, more than the limit of 400000")
    ) { try RecordedScreen.read(Self.attachment(json)) }
  }

  @Test func `an optional fact of another type or size is unknown`() throws {
    let json = """
      {"version": 1, "moment": "step", "screen": "a", "size": [-5, 1e300], "stack": 3,
       "status bar": "yes", "focus": 9, "keyboard": "none", "alert": [], "time": -1,
       "events": "many", "omitted": {"elements": -3},
       "elements": [
         {"id": "", "role": "button", "label": "x", "frame": [0, 0, -1, 5], "enabled": [true]},
         {"id": "b", "role": "", "label": "", "frame": [0, 0, 1e9, 5], "parent": {}},
         {"id": "c", "role": "?", "label": "", "frame": ["0", 0, 1, 5], "opacity": "none"}
       ]}
      """
    let screen = try #require(try RecordedScreen.read(Self.attachment(json)))
    #expect(screen.width == nil && screen.height == nil && screen.stack == nil)
    #expect(screen.hasStatusBar == nil && screen.time == nil && screen.events == [])
    #expect(screen.focus == .unknown && screen.keyboard == .unknown && screen.alert == .unknown)
    #expect(screen.omittedElements == 0)
    #expect(screen.elements.map(\.frame) == [nil, nil, nil])
    #expect(screen.elements[2].facts == [.opacity: .text("none")])
  }

  @Test func `what exceeds the limits is counted, elements in view are kept first`() throws {
    var screen = RecordedScreen(.step, name: "long", width: 400, height: 800)
    screen.elements = (0..<2_000).map { number in
      var element = RecordedScreen.Element(
        id: "e\(number)", role: "text", label: String(repeating: "long ", count: 400))
      if number < 1_990 { element.facts[.inView] = .flag(false) }
      return element
    }
    screen.events = (0..<100).map { "event \($0)" }
    let json = Self.written(screen)
    #expect(json.utf8.count < 60_000)
    let read = try #require(try RecordedScreen.read(Self.attachment(json)))
    #expect(read.elements.count + read.omittedElements == 2_000)
    #expect(read.elements.suffix(10).map(\.id) == (1_990..<2_000).map { "e\($0)" })
    #expect(read.elements.allSatisfy { $0.label.unicodeScalars.count == 501 })
    #expect(read.events.first == "event 60" && read.omittedEvents == 60)
  }

  @Test(arguments: [
    ("secret", "••••••"), ("••••t", "•••••"), ("****", "****"), ("", ""), ("e\u{301}🙂", "••"),
  ])
  func `every character of a secure text is masked`(_ text: String, _ masked: String) {
    #expect(RecordedScreen.masked(text) == masked)
  }
}
