import SpecDrivers
import SpecJSON
import SpecText

/// The actions of one finger or keyboard (`FBW3CActionsSynthesizer.m`).
struct ActionChain {
  /// What a finger or a keyboard does next.
  enum Item {
    /// The finger moves: to a place on the screen, relative to an element's middle, or by a
    /// distance.
    case move(Origin, x: Double, y: Double)
    case down
    case up
    case pause(milliseconds: Double)
    case key(String)
  }

  enum Origin {
    case viewport, pointer
    case element(String)
  }

  let items: [Item]

  /// The chains of a request.
  ///
  /// - Throws: `invalid argument` for actions that WebDriverAgent does not know.
  static func chains(in value: JSONValue?) throws(AgentError) -> [ActionChain] {
    guard case .array(let actions)? = value, !actions.isEmpty else {
      throw .invalidArgument("'actions' must be a non-empty array")
    }
    var chains: [ActionChain] = []
    for action in actions { chains.append(try ActionChain(action)) }
    return chains
  }

  private init(_ action: JSONValue) throws(AgentError) {
    let id = (try? action.string(at: "id")) ?? "(null)"
    let type = (try? action.string(at: "type")) ?? "(null)"
    guard type == "pointer" || type == "key" else {
      throw .invalidArgument(
        "Only actions of '(\n    pointer,\n    key\n)' types are supported. '\(type)' is given "
          + "instead for action with id '\(id)'")
    }
    let pointer = (try? action.object(at: "parameters"))?["pointerType"]
    if type == "pointer", pointer != .string("touch") {
      let given = (try? pointer?.string()) ?? "mouse"
      throw .invalidArgument(
        "Only pointer type 'touch' is supported. '\(given)' is given instead for action with id "
          + "'\(id)'")
    }
    // A chain without items does nothing; clients leave one when its pauses are removed
    // (pull request 919 of WebDriverAgent).
    guard let written = try? action.array(at: "actions") else {
      throw .invalidArgument(
        "It is mandatory to have at least one gesture item defined for each action. Action with "
          + "id '\(id)' contains none")
    }
    var items: [Item] = []
    for item in written { items.append(try Self.item(item, id: id)) }
    self.items = items
  }

  private static func item(_ item: JSONValue, id: String) throws(AgentError) -> Item {
    let type = (try? item.string(at: "type")) ?? "(null)"
    let duration = (try? item.number(at: "duration")) ?? 0
    guard duration >= 0 else {
      throw .invalidArgument("Duration value '\(duration)' cannot be negative")
    }
    switch type {
    case "pointerMove": return try move(item)
    case "pointerDown": return .down
    case "pointerUp": return .up
    case "pause": return .pause(milliseconds: duration)
    case "keyDown", "keyUp":
      guard let key = try? item.string(at: "value"), !key.isEmpty else {
        throw .invalidArgument("Key value must be present and should be a valid non-empty string")
      }
      // The character is typed when the key goes up.
      return type == "keyUp" ? .key(key) : .pause(milliseconds: 0)
    default:
      throw .invalidArgument("'\(id)' action item type '\(type)' is not supported")
    }
  }

  private static func move(_ item: JSONValue) throws(AgentError) -> Item {
    let x = (try? item.number(at: "x")).map(AgentCall.bounded)
    let y = (try? item.number(at: "y")).map(AgentCall.bounded)
    guard (x == nil) == (y == nil) else {
      throw .invalidArgument("Both 'x' and 'y' options should be set for '\(item)' action item")
    }
    let origin: Origin
    switch (try? item.object())?["origin"] {
    case nil, .string("viewport")?:
      guard x != nil else {
        throw .invalidArgument("Both 'x' and 'y' options should be set for '\(item)' action item")
      }
      origin = .viewport
    case .string("pointer")?: origin = .pointer
    case .string(let id)?: origin = .element(id)
    case .object(let element)?:
      let id = element["element-6066-11e4-a52e-4f735466cecf"] ?? element["ELEMENT"]
      guard let id = try? id?.string() else {
        throw .invalidArgument("Unsupported origin type is set for '\(item)' action item")
      }
      origin = .element(id)
    default: throw .invalidArgument("Unsupported origin type is set for '\(item)' action item")
    }
    return .move(origin, x: x ?? 0, y: y ?? 0)
  }
}

extension Agent {
  /// Performs the actions of a finger: taps, double taps, presses of half a second and more, drags.
  func perform(_ chain: ActionChain) async throws(AgentError) {
    var finger = Finger()
    var typed = ""
    for item in chain.items {
      switch item {
      case .move(let origin, let x, let y):
        finger.place = try await place(origin, x, y, from: finger.place)
      case .down:
        guard finger.place != nil else {
          throw .invalidArgument("The pointerDown action item must be preceded by pointerMove item")
        }
        finger.start = finger.place
        finger.held = 0
      case .pause(let milliseconds): finger.held += milliseconds
      case .up:
        guard let start = finger.start, let end = finger.place else {
          throw .invalidArgument("Pointer Up must not be the first action")
        }
        finger.strokes.append(Finger.Stroke(start: start, end: end, held: finger.held))
        finger.start = nil
      case .key(let key): typed += Self.character(key)
      }
    }
    await perform(finger.strokes)
    if !typed.isEmpty, !(await phone.type(typed)) {
      throw .invalidState(Self.noFocus("The application"))
    }
  }

  /// What one finger did.
  private struct Finger {
    struct Stroke {
      let start: Point
      let end: Point
      let held: Double

      var isTap: Bool { abs(end.x - start.x) < 10 && abs(end.y - start.y) < 10 }
    }

    var place: Point?
    var start: Point?
    var held = 0.0
    var strokes: [Stroke] = []
  }

  private func place(
    _ origin: ActionChain.Origin, _ x: Double, _ y: Double, from last: Point?
  ) async throws(AgentError) -> Point {
    switch origin {
    case .viewport: return Point(x: x, y: y)
    case .pointer:
      guard let last else {
        throw .invalidArgument("There is no previous item, however origin is set to 'pointer'")
      }
      return Point(x: last.x + x, y: last.y + y)
    case .element(let id):
      let middle = try await element(id).node.frame.middle
      return Point(x: middle.x + x, y: middle.y + y)
    }
  }

  private func perform(_ strokes: [Finger.Stroke]) async {
    if strokes.count == 2, strokes.allSatisfy(\.isTap), strokes.allSatisfy({ $0.held < 500 }) {
      return await phone.touch(strokes[0].start, .doubleTap)
    }
    for stroke in strokes {
      if !stroke.isTap {
        await phone.drag(from: stroke.start, to: stroke.end)
      } else {
        await phone.touch(stroke.start, stroke.held >= 500 ? .longPress : .tap)
      }
    }
  }

  /// The character of a key; special keys have code points of their own (W3C WebDriver, section
  /// 17.4.2).
  private static func character(_ key: String) -> String {
    switch key {
    case "\u{E006}", "\u{E007}": "\n"
    case "\u{E003}", "\u{E017}": "\u{8}"
    case "\u{E00D}": " "
    default: key
    }
  }
}
