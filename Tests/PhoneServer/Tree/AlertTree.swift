import SpecDrivers

/// An alert, a sheet or a prompt of the system.
///
/// Public page sources show an alert as `XCUIElementTypeAlert`, named after its title, with the
/// title and the message as static texts and the answers as buttons, and an action sheet as
/// `XCUIElementTypeSheet`.
struct AlertTree {
  let alert: Alert
  let size: Size

  private static let lineHeight = 44.0

  var node: Node {
    let isSheet = alert.kind == .sheet
    let texts = [alert.title, alert.message].filter { !$0.isEmpty }
    let height = Double(texts.count + alert.buttons.count) * Self.lineHeight
    let width = isSheet ? size.width - 16 : 270
    let box = Frame(
      x: (size.width - width) / 2,
      y: isSheet ? size.height - height - 16 : (size.height - height) / 2, width: width,
      height: height)
    var y = box.y
    func line() -> Frame {
      defer { y += Self.lineHeight }
      return Frame(x: box.x, y: y, width: box.width, height: Self.lineHeight)
    }
    let labels = texts.enumerated().map { index, text in
      Node(
        type: "StaticText", label: text, isAccessible: true, traits: ["StaticText"], frame: line(),
        key: "alert/\(alert.title)/text/\(index)")
    }
    let buttons = alert.buttons.enumerated().map { index, title in
      Node(
        type: "Button", label: title, isAccessible: true, traits: ["Button"], frame: line(),
        touch: .answer(title), key: "alert/\(alert.title)/button/\(index)")
    }
    let content = Node(
      type: "Other", frame: box, key: "alert/\(alert.title)/content", children: labels + buttons)
    return Node(
      type: isSheet ? "Sheet" : "Alert", label: alert.title, frame: box, touch: .dead,
      key: "alert/\(alert.title)", blocksTouches: true, children: [content])
  }
}

/// The home screen and the prompts of the system: the application `com.apple.springboard`.
struct SystemTree {
  static let bundle = "com.apple.springboard"

  let alert: Alert?
  let size: Size

  var application: Node {
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    var home = Node(
      type: "Other", identifier: "Home screen icons", frame: frame, touch: .dead, key: "home")
    home.isVisible = alert == nil
    var windows = [Node(type: "Window", frame: frame, key: "home/window", children: [home])]
    if let alert {
      let node = AlertTree(alert: alert, size: size).node
      windows.append(Node(type: "Window", frame: frame, key: "prompt/window", children: [node]))
    }
    // The system's own application has a blank as its name.
    return Node(
      type: "Application", label: " ", frame: frame, process: (35, Self.bundle), key: "springboard",
      children: windows)
  }
}
