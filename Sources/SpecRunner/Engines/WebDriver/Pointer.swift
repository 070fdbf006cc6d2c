import SpecDrivers
import SpecJSON

/// What a finger does, as an input source of WebDriver.
enum Pointer {
  /// A point of the page as it is shown.
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  static func tap(at point: Point) -> JSONValue {
    source("touch", [move(to: point), down, up])
  }

  static func doubleTap(at point: Point) -> JSONValue {
    // Two taps of a mouse: a touch screen's are taken for zooming.
    source("mouse", [move(to: point), down, up, down, up])
  }

  static func hold(at point: Point) -> JSONValue {
    source("touch", [move(to: point), down, pause(700), up])
  }

  static func swipe(from start: Point, to end: Point) -> JSONValue {
    source("touch", [move(to: start), down, move(to: end, during: 200), up])
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
