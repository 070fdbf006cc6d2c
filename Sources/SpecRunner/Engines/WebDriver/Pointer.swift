import SpecDrivers
import SpecJSON

/// Touch and mouse gestures as a WebDriver input source.
enum Pointer {
  /// A point of the page in the viewport.
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  static func tap(at point: Point) -> JSONValue {
    source("touch", [move(to: point), down, up])
  }

  static func doubleTap(at point: Point) -> JSONValue {
    // With a mouse, because two taps on a touch screen zoom.
    source("mouse", [move(to: point), down, up, down, up])
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

  private static let down: JSONValue = ["type": "pointerDown", "button": 0]
  private static let up: JSONValue = ["type": "pointerUp", "button": 0]
  private static func pause(_ time: Int) -> JSONValue {
    ["type": "pause", "duration": .integer(time)]
  }
}
