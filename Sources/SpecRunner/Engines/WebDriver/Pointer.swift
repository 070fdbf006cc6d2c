import SpecDrivers
import SpecJSON

/// Touch and mouse gestures as a WebDriver input source.
enum Pointer {
  /// A point of the page in the viewport.
  struct Point: Hashable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    /// Decodes a list of two coordinates; nil if it is none.
    init?(_ json: JSONValue?) {
      guard case .array(let pair)? = json, pair.count == 2, case .integer(let x) = pair[0],
        case .integer(let y) = pair[1]
      else { return nil }
      (self.x, self.y) = (x, y)
    }
  }

  static func tap(at point: Point) -> JSONValue {
    source("touch", [move(to: point), down, up])
  }

  static func doubleTap(at point: Point, isTouched: Bool) -> JSONValue {
    source(isTouched ? "touch" : "mouse", [move(to: point), down, up, down, up])
  }

  /// A double tap with times as a finger has them; XCTest ignores touches that take no time.
  static func slowDoubleTap(at point: Point) -> JSONValue {
    source("touch", [move(to: point), down, pause(50), up, pause(100), down, pause(50), up])
  }

  static func hover(at point: Point) -> JSONValue { source("mouse", [move(to: point)]) }

  /// Clicks while keys are held; both are sequences of the same length.
  static func click(_ click: Click, at point: Point, holding keys: [String]) -> [JSONValue] {
    let button =
      switch click.button {
      case .left: 0
      case .middle: 1
      case .right: 2
      }
    let presses = (1...click.count).flatMap { _ in [press("Down", button), press("Up", button)] }
    let clicks = [move(to: point)] + presses
    guard !keys.isEmpty else { return [source("mouse", clicks)] }
    let held = Array(repeating: pause(0), count: keys.count)
    let pauses = clicks.map { _ in pause(0) }
    return [
      Keys.source(keys.map(Keys.press) + pauses + keys.reversed().map(Keys.release)),
      source("mouse", held + clicks + held),
    ]
  }

  /// Drags in several moves along a line, because a browser starts to drag only after the first.
  static func drag(from start: Point, to end: Point, isTouched: Bool = false) -> JSONValue {
    let (width, height) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = max((width * width + height * height).squareRoot(), 1)
    func point(_ way: Double) -> Point {
      Point(
        x: start.x + Int((width * way / length).rounded()),
        y: start.y + Int((height * way / length).rounded()))
    }
    let (near, over) = (point(min(7, length)), point(max(length - 1, 0)))
    return source(
      isTouched ? "touch" : "mouse",
      [
        move(to: start), down, move(to: near), move(to: over, during: 50),
        move(to: end), up,
      ])
  }

  static func wheel(at point: Point, right: Int, down: Int) -> JSONValue {
    [
      "type": "wheel", "id": "wheel",
      "actions": [
        [
          "type": "scroll", "duration": 0, "origin": "viewport", "x": .integer(point.x),
          "y": .integer(point.y), "deltaX": .integer(right), "deltaY": .integer(down),
        ]
      ],
    ]
  }

  static func hold(at point: Point) -> JSONValue {
    source("touch", [move(to: point), down, pause(700), up])
  }

  /// A swipe over the middle 60 % of a frame, so that it starts and ends inside it.
  static func swipe(_ direction: Direction, over frame: Frame) -> JSONValue {
    let (dx, dy): (Double, Double) =
      switch direction {
      case .left: (-0.3, 0)
      case .right: (0.3, 0)
      case .up: (0, -0.3)
      case .down: (0, 0.3)
      }
    func point(_ sign: Double) -> Point {
      Point(
        x: Int(frame.x + frame.width * (0.5 + sign * dx)),
        y: Int(frame.y + frame.height * (0.5 + sign * dy)))
    }
    return source(
      "touch", [move(to: point(-1)), down, move(to: point(1), during: 200), up])
  }

  /// A slow drag up or down from the middle of a frame; the finger rests before it leaves.
  static func drag(by points: Double, over frame: Frame) -> JSONValue {
    let x = Int(frame.x + frame.width / 2)
    let start = frame.midY - points / 2
    return source(
      "touch",
      [
        move(to: Point(x: x, y: Int(start))), down, pause(100),
        move(to: Point(x: x, y: Int(start + points)), during: 800), pause(200), up,
      ])
  }

  /// The swipe from the left edge that goes back on a phone.
  static func edgeSwipe(width: Double, y: Double) -> JSONValue {
    source(
      "touch",
      [
        move(to: Point(x: 1, y: Int(y))), down,
        move(to: Point(x: Int(width * 0.8), y: Int(y)), during: 300), up,
      ])
  }

  private static func source(_ kind: String, _ actions: [JSONValue]) -> JSONValue {
    [
      "type": "pointer", "id": .string("finger-" + kind),
      "parameters": ["pointerType": .string(kind)], "actions": .array(actions),
    ]
  }

  private static func move(to point: Point, during time: Int = 0) -> JSONValue {
    [
      "type": "pointerMove", "duration": .integer(time), "origin": "viewport",
      "x": .integer(point.x), "y": .integer(point.y),
    ]
  }

  private static func press(_ kind: String, _ button: Int) -> JSONValue {
    ["type": .string("pointer" + kind), "button": .integer(button)]
  }

  private static let down = press("Down", 0)
  private static let up = press("Up", 0)
  static func pause(_ time: Int) -> JSONValue {
    ["type": "pause", "duration": .integer(time)]
  }
}
