import SpecDrivers

/// The edit menu as a window of its own in front of the app.
///
/// Public UI tests find it in the app, as in issue 64 of theappbusiness/TABTestKit: one
/// `XCUIElementTypeMenu` without an identifier, whose descendants of type `XCUIElementTypeMenuItem`
/// have their titles as names. No public source shows its window or its frames, so those are the
/// usual ones: the window fills the screen, and the menu is centred above the field, or below it if
/// there is no space above.
struct EditMenuTree {
  let commands: [EditCommand]
  let language: SystemLanguage
  /// The frame of the field.
  let field: Frame
  /// The size of the screen.
  let size: Size
  /// The height of the area above the safe area, in points.
  let safeTop: Double
  /// The top of the keyboard, or the bottom of the screen without one.
  let bottom: Double

  private static let height = 44.0
  private static let distance = 8.0

  var window: Node {
    let titles = commands.map { $0.title(in: language) }
    let widths = titles.map(width(of:))
    var frame = frame(width: widths.reduce(0, +))
    let whole = frame
    let items = zip(commands, zip(titles, widths)).map { command, item in
      frame.width = item.1
      defer { frame.x += item.1 }
      return Node(
        type: "MenuItem", label: item.0, isAccessible: true, frame: frame, touch: .edit(command),
        key: "menu/\(command)")
    }
    let menu = Node(
      type: "Menu", frame: whole, touch: .dead, key: "menu", blocksTouches: true, children: items)
    return Node(
      type: "Window", frame: Frame(x: 0, y: 0, width: size.width, height: size.height),
      key: "menu/window", children: [menu])
  }

  /// The width of an item; Hangul is wider than Latin.
  private func width(of title: String) -> Double {
    title.unicodeScalars.reduce(24) { $0 + ($1.value < 0x1100 ? 9 : 15) }
  }

  private func frame(width: Double) -> Frame {
    let middle = field.x + field.width / 2
    let left = max(Self.distance, min(middle - width / 2, size.width - width - Self.distance))
    let above = field.y - Self.height - Self.distance
    let below = min(field.maxY + Self.distance, bottom - Self.height - Self.distance)
    let top = above >= safeTop ? min(above, below) : below
    return Frame(x: left.rounded(), y: top.rounded(), width: width, height: Self.height)
  }
}
