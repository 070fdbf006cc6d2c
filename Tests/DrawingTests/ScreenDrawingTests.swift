import Foundation
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecDrawing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The drawing of any record is valid, inert and always the same.
@Suite struct ScreenDrawingTests {
  static func element(
    _ role: String, _ label: String, _ frame: (Double, Double, Double, Double)? = nil,
    _ facts: [RecordedScreen.Fact: RecordedScreen.Value] = [:], id: String? = nil,
    parent: String? = nil
  ) -> RecordedScreen.Element {
    var element = RecordedScreen.Element(id: id ?? label, role: role, label: label)
    element.parent = parent
    element.frame = frame.map {
      RecordedScreen.Frame(x: $0.0, y: $0.1, width: $0.2, height: $0.3)
    }
    element.facts = facts
    return element
  }

  static func screen(
    _ elements: [RecordedScreen.Element], size: (Double, Double)? = (375, 667)
  ) -> RecordedScreen {
    var screen = RecordedScreen(.step, name: "sample", width: size?.0, height: size?.1)
    screen.elements = elements
    (screen.focus, screen.keyboard, screen.alert) = (.none, .none, .none)
    return screen
  }

  private static let roles = [
    "button", "field", "search field", "spin button", "combobox", "file button", "text", "heading",
    "link", "image", "figure", "checkbox", "radio", "switch", "slider", "progress", "meter",
    "segments", "picker", "tab", "row", "list item", "option", "menu item", "card", "chip", "map",
    "area", "list", "dialog", "group", "table", "cell", "status", "alert", "tooltip", "unheard of",
    "", "\u{0}",
  ]

  /// Every element of the drawing is closed, and none of them can do anything.
  private static func problems(in drawing: ScreenDrawing) -> [String] {
    var problems: [String] = []
    for text in drawing.fragments.map({ "<svg>\($0)</svg>" }) + [drawing.svg] {
      let parser = XMLParser(data: Data(text.utf8))
      if !parser.parse() { problems.append("not XML: \(text.prefix(200))") }
    }
    let markup = drawing.fragments.joined()
    for forbidden in [
      "<script", " style=", " id=", "href", "url(", "javascript", " on", "nan", "inf",
      "foreignObject",
    ] where markup.replacing(/>[^<]*</, with: "><").contains(forbidden) {
      problems.append("it has \(forbidden)")
    }
    return problems
  }

  @Test func `each role is drawn with a position and without one`() {
    var elements: [RecordedScreen.Element] = []
    for (place, role) in Self.roles.enumerated() {
      let y = Double(place) * 16
      elements.append(
        Self.element(role, "label \(place)", (10, y, 300, 44), [.text: .text("text \(place)")]))
      elements.append(Self.element(role, "unplaced \(place)"))
    }
    let drawing = ScreenDrawing(Self.screen(elements))
    #expect(Self.problems(in: drawing) == [])
    // Nothing is seen of four containers without a border.
    #expect(drawing.parts.count == elements.count - 4)
    #expect(
      drawing.notes == [
        "\(Self.roles.count) elements are listed below, because their positions are not known."
      ])
  }

  private static let hostile = [
    "<script>alert(1)</script>", "\"><svg onload=alert(1)>", "' onclick='x", "a\u{0}b\u{1B}[31mc",
    "\u{202E}txt.exe", "]]>", "&lt;", String(repeating: "𝔘", count: 400),
    "e" + String(repeating: "\u{301}", count: 300), "\u{FFFE}\u{FFFF}", "\r\n\t\u{2028}", "",
  ]

  @Test(arguments: hostile)
  func `text of an app is shown, and is nothing else`(_ text: String) {
    var screen = Self.screen(
      Self.roles.map { role in
        Self.element(
          role, text, (0, 0, 200, 80),
          [
            .text: .text(text), .placeholder: .text(text), .image: .text(text),
            .borderColor: .text(text), .textColor: .text(text), .backgroundColor: .text(text),
            .checked: .text(text), .valueText: .text(text), .detail: .text(text),
          ], id: text)
      })
    screen.name = text
    screen.title = text
    screen.address = text
    screen.stack = [text, text]
    screen.hasNavigationBar = true
    screen.missing = text
    var keyboard = RecordedScreen.Keyboard(type: text)
    keyboard.returnKey = .some(text)
    screen.keyboard = .some(keyboard)
    for kind in ["alert", "sheet", "permission", text] {
      screen.alert = .some(
        RecordedScreen.Alert(kind: kind, title: text, message: text, buttons: [text, text, text]))
      #expect(Self.problems(in: ScreenDrawing(screen)) == [])
      screen.address = nil
      screen.title = nil
    }
  }

  @Test(arguments: [0, -1, 1e-9, 1e6, -1e6, 0.5, 20_000])
  func `any numbers give a drawing of a usable size`(_ number: Double) {
    let numbers = [number, 10]
    for x in numbers {
      for width in numbers {
        var screen = Self.screen(
          Self.roles.map { role in
            Self.element(
              role, "label", (x, number, abs(width), abs(number)),
              [
                .fontSize: .number(number), .opacity: .number(number), .text: .text("text"),
                .contentHeight: .number(number), .scrollOffset: .number(-number),
                .cornerRadius: .number(number), .level: .number(number),
              ])
          }, size: (abs(number), abs(width)))
        var keyboard = RecordedScreen.Keyboard(type: "default")
        keyboard.height = abs(number)
        screen.keyboard = .some(keyboard)
        let drawing = ScreenDrawing(screen)
        #expect(Self.problems(in: drawing) == [])
        #expect((100...5_000).contains(drawing.width) && (100...60_000).contains(drawing.height))
      }
    }
  }

  @Test func `screens without positions are a list`() {
    let screen = Self.screen([
      Self.element("heading", "Log in"),
      Self.element("field", "Name", nil, [.text: .text("Ada")]),
      Self.element("button", "Next", nil, [.enabled: .flag(false)]),
    ])
    let drawing = ScreenDrawing(screen)
    #expect(
      drawing.notes == ["The engine does not report positions; the elements are listed in order."])
    expectGolden(drawing.svg, "screens/list.svg")
  }

  @Test(arguments: ["todo-page", "form-page"])
  func `a page is drawn in the window of a browser`(_ name: String) throws {
    let file = ConformanceData.projectRoot.appendingPathComponent(
      "Tests/Goldens/screens/\(name).json")
    let attachment = SpecMessages.Attachment(
      body: .bytes(Array(try Data(contentsOf: file))), mediaType: RecordedScreen.mediaType,
      owner: .run(testRunStartedID: nil))
    let drawing = ScreenDrawing(try #require(try RecordedScreen.read(attachment)))
    #expect(Self.problems(in: drawing) == [])
    expectGolden(drawing.svg.withoutStyle, "screens/\(name).svg")
  }

  @Test func `what is unknown is named, not drawn as if it were known`() {
    var screen = Self.screen([
      Self.element("checkbox", "Terms", (16, 100, 200, 30)),
      Self.element("switch", "Push", (16, 150, 343, 40)),
      Self.element("slider", "Volume", (16, 200, 343, 40)),
      Self.element("field", "Name", (16, 260, 343, 40)),
    ])
    (screen.focus, screen.alert) = (.unknown, .unknown)
    screen.keyboard = .some(RecordedScreen.Keyboard(type: nil))
    screen.missing = "a web view"
    let drawing = ScreenDrawing(screen)
    #expect(
      drawing.notes == [
        "The engine does not report the focus.", "The engine does not report alerts.",
        "The screen is not complete: a web view",
      ])
    expectGolden(drawing.svg.withoutStyle, "screens/unknown.svg")
  }

  @Test func `elements inside each other in a circle are all drawn`() {
    let drawing = ScreenDrawing(
      Self.screen([
        Self.element("area", "a", (0, 0, 100, 100), parent: "b"),
        Self.element("area", "b", (0, 0, 100, 100), parent: "a"),
        Self.element("button", "c", (0, 0, 50, 50), parent: "c"),
      ]))
    #expect(drawing.parts.map(\.id) == ["c"])
  }

  @Test func `the mask of a secure text is drawn as dots, not as text`() {
    let drawing = ScreenDrawing(
      Self.screen([
        Self.element("field", "Password", (16, 100, 343, 44), [.text: .text("••••")])
      ]))
    #expect(!drawing.fragments.joined().contains("•"))
  }
}
