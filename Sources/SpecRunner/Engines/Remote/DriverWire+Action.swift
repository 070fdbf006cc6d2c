package import SpecDrivers
package import SpecJSON
import SpecText

/// Actions of When steps, such as `{"type":"tap","target":{"name":"Next"}}`.
///
/// The element is always `target`; without it, the action applies to the focused field or to the
/// screen.
extension DriverWire {
  package static func json(_ action: Action) -> JSONValue {
    let (type, members) = parts(of: action)
    var object: JSONObject = ["type": .string(type.rawValue)]
    for (key, value) in members { if let value { object[key] = value } }
    return .object(object)
  }

  /// The types of actions in the protocol.
  package enum ActionType: String, CaseIterable {
    case tap, doubleTap, longPress, type, paste, deleteBackward, clear, select, pressReturn
    case pressKey, holdKey, releaseKey, swipe, scroll, scrollBy, choose, chooseAll, setChecked
    case click, hover, drag, turnWheel, focus, upload, typeIntoAlert, answer, back, forward
    case reload, switchWindow, closeWindow, saveSession, dismiss, hideKeyboard, leave
    case comeBack, stop, relaunch, open, system, wait
  }

  package static func type(of action: Action) -> ActionType { parts(of: action).type }

  private typealias Members = KeyValuePairs<String, JSONValue?>

  /// The type of an action, and its other members.
  private static func parts(of action: Action) -> (type: ActionType, members: Members) {
    func target(_ element: Selector?) -> JSONValue? { element.map { json($0) } }
    return switch action {
    case .tap(let element): (.tap, ["target": json(element)])
    case .doubleTap(let element): (.doubleTap, ["target": json(element)])
    case .longPress(let element): (.longPress, ["target": json(element)])
    case .clear(let element): (.clear, ["target": json(element)])
    case .scroll(let element): (.scroll, ["target": json(element)])
    case .hover(let element): (.hover, ["target": json(element)])
    case .focus(let element): (.focus, ["target": json(element)])
    case .type(let text, let field): (.type, ["text": .string(text), "target": target(field)])
    case .paste(let text, let field): (.paste, ["text": .string(text), "target": target(field)])
    case .deleteBackward(let times, let field):
      (.deleteBackward, ["times": .integer(times), "target": target(field)])
    case .select(let selection, let field):
      (.select, ["selection": json(selection), "target": target(field)])
    case .pressKey(let key): (.pressKey, ["key": .string(key)])
    case .holdKey(let key): (.holdKey, ["key": .string(key)])
    case .releaseKey(let key): (.releaseKey, ["key": .string(key)])
    case .click(let element, let click):
      (
        .click,
        [
          "target": json(element), "button": .string(click.button.rawValue),
          "count": .integer(click.count),
          "modifiers": click.modifiers.isEmpty
            ? nil : .array(click.modifiers.map { .string($0.rawValue) }),
        ]
      )
    case .drag(let element, let place): (.drag, ["target": json(element), "to": json(place)])
    case .turnWheel(let right, let down, let element):
      (
        .turnWheel,
        ["right": .integer(right), "down": .integer(down), "target": target(element)]
      )
    case .chooseAll(let options, let element):
      (.chooseAll, ["options": .array(options.map { .string($0) }), "target": json(element)])
    case .setChecked(let checked, let element):
      (.setChecked, ["checked": .bool(checked), "target": json(element)])
    case .upload(let files, let element, let drops):
      (
        .upload,
        [
          "files": .array(files.map { .string($0) }), "target": json(element),
          "byDropping": .bool(drops),
        ]
      )
    case .typeIntoAlert(let text): (.typeIntoAlert, ["text": .string(text)])
    case .switchWindow(let name): (.switchWindow, ["name": .string(name)])
    case .saveSession(let name): (.saveSession, ["name": .string(name)])
    case .swipe(let direction, let element):
      (.swipe, ["direction": .string(direction.rawValue), "target": target(element)])
    case .scrollBy(let points, let element):
      (.scrollBy, ["points": .integer(points), "target": target(element)])
    case .choose(let option, let element):
      (.choose, ["option": .string(option), "target": target(element)])
    case .answer(let button): (.answer, ["button": .string(button)])
    case .open(let url): (.open, ["url": .string(url)])
    case .system(let event): (.system, ["event": json(event)])
    case .wait(let time): (.wait, ["milliseconds": .integer(time.wholeMilliseconds)])
    case .pressReturn: (.pressReturn, [:])
    case .back: (.back, [:])
    case .forward: (.forward, [:])
    case .reload: (.reload, [:])
    case .closeWindow: (.closeWindow, [:])
    case .dismiss: (.dismiss, [:])
    case .hideKeyboard: (.hideKeyboard, [:])
    case .leave: (.leave, [:])
    case .comeBack: (.comeBack, [:])
    case .stop: (.stop, [:])
    case .relaunch: (.relaunch, [:])
    }
  }

  /// Decodes an action.
  ///
  /// - Throws: An error at `type` with the known types if the type is unknown.
  package static func action(_ json: JSONValue) throws(JSONDecodingError) -> Action {
    let type: ActionType = try json.field(at: "type", as: raw)
    switch type {
    case .tap: return .tap(try target(json))
    case .doubleTap: return .doubleTap(try target(json))
    case .longPress: return .longPress(try target(json))
    case .type: return .type(try json.string(at: "text"), into: try targetIfAny(json))
    case .paste: return .paste(try json.string(at: "text"), into: try targetIfAny(json))
    case .deleteBackward:
      return .deleteBackward(times: try json.integer(at: "times"), in: try targetIfAny(json))
    case .clear: return .clear(try target(json))
    case .select:
      return .select(try json.field(at: "selection", as: selection), in: try targetIfAny(json))
    case .pressReturn: return .pressReturn
    case .pressKey: return .pressKey(try json.string(at: "key"))
    case .holdKey: return .holdKey(try json.string(at: "key"))
    case .releaseKey: return .releaseKey(try json.string(at: "key"))
    case .click:
      return .click(
        try target(json),
        Click(
          try json.fieldIfPresent(at: "button", as: raw) ?? .left,
          count: try json.integer(ifPresent: "count") ?? 1,
          modifiers: try json.list(at: "modifiers", of: raw)))
    case .hover: return .hover(try target(json))
    case .drag: return .drag(try target(json), to: try json.field(at: "to", as: selector))
    case .turnWheel:
      return .turnWheel(
        right: try json.integer(at: "right"), down: try json.integer(at: "down"),
        over: try targetIfAny(json))
    case .focus: return .focus(try target(json))
    case .chooseAll:
      return .chooseAll(try json.strings(at: "options"), in: try target(json))
    case .setChecked: return .setChecked(try json.bool(at: "checked"), try target(json))
    case .upload:
      return .upload(
        try json.strings(at: "files"), to: try target(json),
        byDropping: try json.bool(at: "byDropping"))
    case .typeIntoAlert: return .typeIntoAlert(try json.string(at: "text"))
    case .forward: return .forward
    case .reload: return .reload
    case .switchWindow: return .switchWindow(try json.string(at: "name"))
    case .closeWindow: return .closeWindow
    case .saveSession: return .saveSession(try json.string(at: "name"))
    case .swipe:
      return .swipe(try json.field(at: "direction", as: raw), on: try targetIfAny(json))
    case .scroll: return .scroll(to: try target(json))
    case .scrollBy:
      return .scrollBy(points: try json.integer(at: "points"), in: try targetIfAny(json))
    case .choose: return .choose(try json.string(at: "option"), in: try targetIfAny(json))
    case .answer: return .answer(try json.string(at: "button"))
    case .back: return .back
    case .dismiss: return .dismiss
    case .hideKeyboard: return .hideKeyboard
    case .leave: return .leave
    case .comeBack: return .comeBack
    case .stop: return .stop
    case .relaunch: return .relaunch
    case .open: return .open(url: try json.string(at: "url"))
    case .system: return .system(try json.field(at: "event", as: systemEvent))
    case .wait: return .wait(.milliseconds(try json.integer(at: "milliseconds")))
    }
  }

  private static func target(_ json: JSONValue) throws(JSONDecodingError) -> Selector {
    try json.field(at: "target", as: selector)
  }

  private static func targetIfAny(_ json: JSONValue) throws(JSONDecodingError) -> Selector? {
    try json.fieldIfPresent(at: "target", as: selector)
  }

  private enum SystemEventType: String, CaseIterable {
    case keyboard, memoryWarning, recreateScreen, rotate, biometrics, pushNotification, button,
      lock
  }

  private static func json(_ event: SystemEvent) -> JSONValue {
    switch event {
    case .keyboard(let shows, let height):
      object([
        "type": "keyboard", "shows": .bool(shows), "height": height.map { .integer($0) },
      ])
    case .memoryWarning: ["type": "memoryWarning"]
    case .recreateScreen: ["type": "recreateScreen"]
    case .rotate(let orientation):
      ["type": "rotate", "orientation": .string(orientation.rawValue)]
    case .biometrics(let sensor, let isMatch):
      ["type": "biometrics", "sensor": .string(sensor.rawValue), "match": .bool(isMatch)]
    case .pushNotification(let payload):
      // What is no JSON is passed on as a text, which the engine refuses.
      [
        "type": "pushNotification",
        "payload": (try? JSONReader.read(payload)) ?? .string(payload),
      ]
    case .button(let button): ["type": "button", "button": .string(button.rawValue)]
    case .lock(let isLocked): ["type": "lock", "locked": .bool(isLocked)]
    }
  }

  private static func systemEvent(_ json: JSONValue) throws(JSONDecodingError) -> SystemEvent {
    let type: SystemEventType = try json.field(at: "type", as: raw)
    switch type {
    case .keyboard:
      return .keyboard(
        shows: try json.bool(at: "shows"),
        height: try json.integer(ifPresent: "height"))
    case .memoryWarning: return .memoryWarning
    case .recreateScreen: return .recreateScreen
    case .rotate: return .rotate(try json.field(at: "orientation", as: raw))
    case .biometrics:
      return .biometrics(
        try json.field(at: "sensor", as: raw), isMatch: try json.bool(at: "match"))
    case .pushNotification:
      return .pushNotification(
        payload: try json.field(at: "payload") { payload throws(JSONDecodingError) in
          _ = try payload.object()
          return payload.description
        })
    case .button: return .button(try json.field(at: "button", as: raw))
    case .lock: return .lock(try json.bool(at: "locked"))
    }
  }
}
