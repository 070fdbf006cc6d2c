import SpecDrivers
import Testing

@testable import SpecEngines

/// The colours of elements, from drawn screenshots.
@Suite struct ScreenColorsTests {
  static let white = Color(red: 255, green: 255, blue: 255)
  static let black = Color(red: 0, green: 0, blue: 0)
  static let red = Color(red: 255, green: 59, blue: 48)
  static let blue = Color(red: 0, green: 122, blue: 255)
  static let pale = Color(red: 250, green: 251, blue: 252)

  /// A rectangle of a drawing, in pixels.
  struct Box: Sendable {
    let x: ClosedRange<Int>
    let y: ClosedRange<Int>
    let color: Color

    init(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>, _ color: Color) {
      (self.x, self.y, self.color) = (x, y, color)
    }
  }

  /// The screenshot of an app of 100 × 200 points on a display with two pixels a point.
  static func picture(_ boxes: [Box], width: Int = 200, height: Int = 400) -> [UInt8] {
    PNGWriter(width: width, height: height) { x, y in
      boxes.last { $0.x.contains(x) && $0.y.contains(y) }?.color ?? white
    }.bytes
  }

  static func look(_ outline: String, _ picture: [UInt8]?) -> PhoneLook {
    let lines = outline.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return PhoneLook(
      source: PageSource.ios(
        "Application 0 0 100 200 name=\"Demo\"\n Window 0 0 100 200\n" + lines),
      picture: picture)
  }

  /// The colours of the elements, each as border, background and text.
  static func colors(_ look: PhoneLook) throws -> [String] {
    try PhoneScreenReader(.ios).read(look).screen.elements.map { element in
      [Property.borderColor, .backgroundColor, .textColor].map { property in
        switch element.properties[property] {
        case .known(.color(let color), .inferred)?: "~" + color.hex
        case .unknown(let why)?: "?" + why
        case let other: "\(String(describing: other))"
        }
      }.joined(separator: " | ")
    }
  }

  /// A field of 80 × 30 points with a border of a point, and a text of strokes.
  static let field = "TextField 10 20 80 30 name=\"id\" value=\"Ann\" placeholderValue=\"Name\""
  static let frame = [Box(20...179, 40...99, red), Box(22...177, 42...97, pale)]
  static let strokes = (0..<8).map { Box(40 + $0 * 6...41 + $0 * 6, 60...79, black) }

  struct Drawing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outline: String
    let boxes: [Box]
    let colors: [String]

    init(_ name: String, _ outline: String, _ boxes: [Box], _ colors: [String]) {
      (testDescription, self.outline, self.boxes, self.colors) = (name, outline, boxes, colors)
    }
  }

  static let none = "?no border can be seen at the middle of its sides"

  static let drawings = [
    Drawing("a field with a border", field, frame + strokes, ["~#ff3b30 | ~#fafbfc | ~#000000"]),
    Drawing(
      "a field without a border", field, strokes, ["\(none) | ~#ffffff | ~#000000"]),
    Drawing(
      "an empty field", field.replacing("\"Ann\"", with: "\"Name\""), frame,
      ["~#ff3b30 | ~#fafbfc | ?it shows no text, and perhaps its placeholder"]),
    Drawing(
      "a line below a field", field, [Box(20...179, 98...99, red)] + strokes,
      [
        "?the samples of its border disagree: top none, right none, bottom #ff3b30, left none | "
          + "~#ffffff | ~#000000"
      ]),
    Drawing(
      "a border of two colours", field, frame + [Box(20...179, 40...41, blue)],
      [
        "?the samples of its border disagree: top #007aff, right #ff3b30, bottom #ff3b30, left "
          + "#ff3b30 | ~#fafbfc | ?nothing in it differs from its background"
      ]),
    Drawing(
      "a border of similar colours", field,
      frame + [Box(20...179, 40...41, Color(red: 250, green: 50, blue: 60))] + strokes,
      ["~#ff3b30 | ~#fafbfc | ~#000000"]),
    Drawing(
      "a filled button with soft edges", "Button 10 20 80 30 label=\"Next\"",
      [
        Box(20...179, 40...99, Color(red: 128, green: 189, blue: 255)),
        Box(21...178, 41...98, blue),
      ] + (0..<8).map { Box(40 + $0 * 6...41 + $0 * 6, 60...79, white) },
      ["\(none) | ~#007aff | ~#ffffff"]),
    Drawing(
      "a frame that is rounded to whole points", "Button 9 19 82 32 label=\"Next\"", frame,
      ["~#ff3b30 | ~#fafbfc | ?nothing in it differs from its background"]),
    Drawing(
      "a gradient", "Button 10 20 80 30",
      (0...159).map {
        Box($0 + 20...$0 + 20, 40...99, Color(red: UInt8($0), green: 99, blue: UInt8(255 - $0)))
      }, ["\(none) | ?no colour fills most of it | ?no colour fills most of it"]),
    Drawing(
      "a button with a picture", "Button 10 20 80 30 label=\"Next\"\n Image 10 20 10 10", frame,
      ["~#ff3b30 | ~#fafbfc | ?it also shows a picture or a button"]),
    Drawing(
      "a switch", "Switch 10 20 80 30", frame,
      ["~#ff3b30 | ~#fafbfc | ?it has no text of its own"]),
  ]

  @Test(arguments: drawings)
  func `colours are inferred from pixels`(drawing: Drawing) throws {
    let look = Self.look(drawing.outline, Self.picture(drawing.boxes))
    #expect(try Self.colors(look) == drawing.colors)
  }

  static let hidden: [(outline: String, why: [String?])] = [
    ("Button 10 190 80 30", ["it is not completely in view"]),
    ("Button 10 20 80 7", ["it is too small"]),
    (
      "Button 10 20 80 30 visible=\"false\"", ["the phone says that it is not visible"]
    ),
    ("ScrollView 0 0 100 30\n Button 10 20 80 30", [nil, "it is not completely in view"]),
    (
      "Button 10 20 80 30\nStaticText 40 20 20 20 name=\"over\"",
      ["the element \"over\" may cover a part of it", nil]
    ),
    ("Button 10 20 80 30\nOther 0 0 100 199 name=\"over\"", [nil, nil]),
    (
      "Button 10 20 80 30\nOther 0 40 100 160\n Keyboard 0 40 100 160",
      ["the keyboard covers a part of it"]
    ),
    (
      "Button 10 20 80 30\nAlert 10 90 80 80\n Button 10 100 60 40",
      ["an alert is in front of it", nil, nil]
    ),
  ]

  @Test(arguments: hidden)
  func `an element that may be covered has no known colours`(outline: String, why: [String?]) throws
  {
    let look = Self.look(outline, Self.picture(Self.frame))
    let colors = try Self.colors(look).map { text -> String? in
      let parts = text.split(separator: " | ")
      return parts[0] == parts[1] && parts[1] == parts[2] ? String(parts[0].dropFirst()) : nil
    }
    #expect(colors == why)
  }

  @Test func `a field with the focus shows a caret`() throws {
    var look = Self.look(Self.field, Self.picture(Self.frame + Self.strokes))
    look.active = .element(type: nil, frame: Frame(x: 10, y: 20, width: 80, height: 30))
    #expect(
      try Self.colors(look) == ["~#ff3b30 | ~#fafbfc | ?the caret may have another colour"])
  }

  @Test func `a screenshot that cannot be used is a reason`() throws {
    var looks = [
      Self.look(Self.field, nil), Self.look(Self.field, [1, 2, 3]),
      Self.look(Self.field, Self.picture([], width: 400, height: 200)),
      Self.look(
        (0..<2_001).map { _ in "Button 0 0 9 9" }.joined(separator: "\n"), Self.picture([])),
      Self.look(Self.field, nil),
    ]
    looks[4].pictureProblem = "the server answered with an error"
    #expect(
      try looks.map { try Self.colors($0)[0].split(separator: " | ")[0] } == [
        "?there is no screenshot: the server sent none",
        "?the screenshot cannot be read: it does not begin with the signature of PNG",
        "?the screenshot cannot be read: its 400 × 200 pixels do not have the shape of the app, 100 "
          + "× 200",
        "?the screenshot cannot be read: there are too many elements to find those that overlap",
        "?there is no screenshot: the server answered with an error",
      ])
  }

  @Test func `an alert of the system dims the screen`() throws {
    var look = Self.look(Self.field, Self.picture(Self.frame))
    look.alert = .text("Allow?", buttons: [])
    #expect(try Self.colors(look)[0].split(separator: " | ")[0] == "?an alert is in front of it")
  }
}
