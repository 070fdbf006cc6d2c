import SpecDrivers

/// The keyboard as a window of its own.
///
/// Public page sources of iOS 15 to 18 show its parts: the window covers the whole keyboard, the
/// keyboard itself ends above the home indicator, keys are `XCUIElementTypeKey`, and shift, the
/// change to digits and the return key are buttons. The return key is named after its type (`Go`,
/// `Next:`, `Return`) and labelled in lower case (`go`, `next`, `return`).
struct KeyboardTree {
  let keyboard: Keyboard
  /// The size of the screen.
  let size: Size
  /// The height of the area below the keyboard, in points.
  let safeBottom: Double
  /// Whether the next letter is a capital.
  let isShifted: Bool
  /// Whether digits and signs are shown instead of letters.
  let showsDigits: Bool

  /// The height of the bar with suggestions, in points.
  private static let barHeight = 45.0

  var window: Node {
    let height = keyboard.height.value ?? 0
    let whole = Frame(x: 0, y: size.height - height, width: size.width, height: height)
    var keys = whole
    keys.height = max(0, height - safeBottom)
    var parts: [Node] = []
    if keyboard.shortcutBar.value == true {
      let bar = Frame(x: 0, y: keys.y, width: keys.width, height: min(Self.barHeight, keys.height))
      keys.y += bar.height
      keys.height -= bar.height
      parts.append(suggestions(bar))
    }
    parts.append(
      Node(
        type: "Keyboard", frame: keys, touch: .dead, key: "keyboard", children: rows(in: keys)))
    let input = Node(
      type: "Other", identifier: "inputView", frame: whole, key: "keyboard/input", children: parts)
    return Node(
      type: "Window", frame: whole, touch: .dead, key: "keyboard/window", blocksTouches: true,
      children: [input])
  }

  private func suggestions(_ frame: Frame) -> Node {
    let bar = Node(
      type: "Other", identifier: "CenterPageView", label: "Typing Predictions", frame: frame,
      touch: .dead, key: "keyboard/predictions")
    return Node(
      type: "Other", identifier: "SystemInputAssistantView", frame: frame,
      key: "keyboard/assistant", children: [bar])
  }

  // MARK: The keys

  /// A key: its name, its label, what it does and its width in parts of a row.
  private struct Key {
    var name: String
    var label: String
    var touch: Node.Touch
    var width = 1.0
    var isButton = false
  }

  private var isPad: Bool {
    ["number pad", "phone pad", "decimal pad"].contains(keyboard.type.value ?? "")
  }

  private func rows(in frame: Frame) -> [Node] {
    let rows = isPad ? pad : showsDigits ? digits : letters
    let height = frame.height / Double(max(1, rows.count))
    return rows.enumerated().flatMap { index, row in
      let unit = frame.width / row.reduce(0) { $0 + $1.width }
      var x = frame.x
      return row.map { key in
        defer { x += key.width * unit }
        return node(
          key,
          Frame(
            x: x, y: frame.y + Double(index) * height, width: key.width * unit, height: height))
      }
    }
  }

  private func node(_ key: Key, _ frame: Frame) -> Node {
    Node(
      type: key.isButton ? "Button" : "Key", identifier: key.name, label: key.label,
      isAccessible: true, traits: key.isButton ? ["Button"] : ["KeyboardKey"], frame: frame,
      touch: key.touch, key: "keyboard/" + key.name)
  }

  private var letters: [[Key]] {
    [
      characters("qwertyuiop"), characters("asdfghjkl"),
      [shift] + characters("zxcvbnm") + [delete], lastRow("numbers"),
    ]
  }

  private var digits: [[Key]] {
    [
      characters("1234567890"), characters("-/:;()$&@\""),
      [Key(name: "shift", label: "symbols", touch: .dead, width: 1.5, isButton: true)]
        + characters(".,?!'") + [delete],
      lastRow("letters"),
    ]
  }

  private var pad: [[Key]] {
    let corner =
      keyboard.type.value == "decimal pad"
      ? characters(".")[0] : Key(name: "", label: "", touch: .dead)
    var last = characters("0") + [Key(name: "Delete", label: "Delete", touch: .delete)]
    if !corner.name.isEmpty { last.insert(corner, at: 0) }
    return [characters("123"), characters("456"), characters("789"), last]
  }

  private func characters(_ text: String) -> [Key] {
    text.map { character in
      let letter = isShifted && !showsDigits ? character.uppercased() : String(character)
      return Key(name: letter, label: letter, touch: .character(letter))
    }
  }

  private var shift: Key {
    Key(name: "shift", label: "shift", touch: .shift, width: 1.5, isButton: true)
  }

  private var delete: Key { Key(name: "delete", label: "delete", touch: .delete, width: 1.5) }

  private func lastRow(_ other: String) -> [Key] {
    let space = Key(name: "space", label: "space", touch: .character(" "), width: 5)
    var row = [Key(name: "more", label: other, touch: .plane, width: 2, isButton: true)]
    switch keyboard.type.value {
    case "URL": row += characters("./")
    case "email address": row += [space] + characters("@.")
    default: row.append(space)
    }
    if let title = keyboard.returnKey.value ?? nil {
      let key = ReturnKeyName(title)
      row.append(
        Key(name: key.name, label: key.label, touch: .returnKey, width: 3, isButton: true))
    }
    return row
  }
}

/// The identifier and the label of a return key.
struct ReturnKeyName {
  let name: String
  let label: String

  /// The titles with the identifier that the system gives a key; others are identified by their
  /// title.
  private static let known: [(title: String, name: String)] = [
    ("return", "Return"), ("go", "Go"), ("next", "Next:"), ("done", "Done"), ("search", "Search"),
    ("send", "Send"), ("join", "Join"), ("continue", "Continue"), ("route", "Route"),
    ("이동", "Go"), ("다음", "Next:"), ("완료", "Done"), ("검색", "Search"), ("보내기", "Send"),
    ("가입", "Join"), ("계속", "Continue"),
  ]

  init(_ title: String) {
    label = title.lowercased()
    let label = label
    name =
      Self.known.first { $0.title.unicodeScalars.elementsEqual(label.unicodeScalars) }?.name
      ?? title
  }
}
