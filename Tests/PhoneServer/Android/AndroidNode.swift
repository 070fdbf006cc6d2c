import SpecDrivers
import SpecText

/// An element as the UiAutomator2 server reports it (`UiElementSnapshot` and `Attribute` of
/// appium-uiautomator2-server).
struct AndroidNode: Sendable {
  let type: String
  var attributes: [(name: String, value: String)]
  /// In points; the source has pixels.
  let frame: Frame
  /// The element of the app that it stands for.
  var element: String?
  /// The answer to an alert that it gives.
  var answer: String?
  var children: [AndroidNode] = []

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// It and everything inside it, in the order of the source.
  var everything: [AndroidNode] { [self] + children.flatMap(\.everything) }
}

/// What UiAutomator2 reports of the phone: the tree of a screen without what nobody sees, and without
/// the keyboard, which is a window of another app.
struct AndroidTree {
  let view: Phone.View
  let screen: Screen?
  let package: String

  /// Pixels of a point.
  static let density = 2.0

  /// The windows.
  var windows: [AndroidNode] {
    if let alert = screen?.alert.value ?? nil { return [dialog(alert)] }
    var window = node("FrameLayout", view.application.frame)
    window.attributes.append(("pane-title", screen?.name ?? ""))
    window.children = view.application.children.flatMap(converted)
    return [window]
  }

  // MARK: Elements

  private func converted(_ node: Node) -> [AndroidNode] {
    if ["Keyboard", "StatusBar"].contains(node.type) { return [] }
    let children = node.children.flatMap(converted)
    guard node.isVisible, !node.isScrolledAway, var result = self.result(node) else {
      return children
    }
    // What is inside such a control is its looks.
    let isWhole = ["Button", "Switch", "EditText", "CheckBox"].contains {
      result.type.hasSuffix($0)
    }
    result.children = isWhole ? [] : children
    return [result]
  }

  private func result(_ node: Node) -> AndroidNode? {
    let element = screen?.elements.first { one in
      node.element.map { one.id.isSame(as: $0) } ?? false
    }
    var result: AndroidNode
    if case .option(_, let title) = node.touch {
      result = self.node("RadioButton", node.frame, text: title, checked: node.isSelected)
    } else {
      // A part of an element that is none of its own is drawn, not listed.
      guard let element, case let isPart = !node.identifier.isSame(as: element.id), !isPart else {
        return nil
      }
      guard let listed = listed(element, node.frame) else { return nil }
      result = listed
    }
    result.element = node.element
    return result
  }

  private func listed(_ element: Element, _ frame: Frame) -> AndroidNode? {
    func flag(_ name: Property) -> Bool { element.properties[name]?.value == .flag(true) }
    let text = element.properties[.text]?.value?.text ?? ""
    var node: AndroidNode
    switch element.role {
    case .button, .link: node = self.node("Button", frame, text: element.label, isClickable: true)
    case .radio:
      node = self.node("RadioButton", frame, text: element.label, checked: flag(.checked))
    case .checkbox:
      node = self.node("CheckBox", frame, text: element.label, checked: flag(.checked))
    case .toggle: node = self.node("Switch", frame, text: element.label, checked: flag(.checked))
    case .text, .heading, .status:
      node = self.node("TextView", frame, text: text.isEmpty ? element.label : text)
      node.attributes.append(("heading", "\(element.role == .heading)"))
    case .image: node = self.node("ImageView", frame)
    case .picker: node = self.node("DatePicker", frame, isClickable: true)
    case .segments: node = self.node("RadioGroup", frame)
    case .chip:
      node = self.node("com.google.android.material.chip.Chip", frame, text: element.label)
    case .tab: node = self.node("android.view.View", frame, isClickable: true)
    case _ where element.role.rawValue.hasSuffix("field"):
      let hint = element.properties[.placeholder]?.value?.text ?? ""
      let isSecure = flag(.secure)
      let shown = isSecure ? String(repeating: "•", count: text.count) : text
      node = self.node("EditText", frame, text: text.isEmpty ? hint : shown, isClickable: true)
      node.attributes += [
        ("input-type", "\(Self.inputType(element))"), ("hint", hint),
        ("showing-hint", "\(text.isEmpty)"), ("password", "\(isSecure)"),
        ("focused", "\((screen?.focus.value ?? nil)?.isSame(as: element.id) ?? false)"),
      ]
    case .area:
      let scrolls = element.properties[.scrollOffset] != nil
      node = self.node(scrolls ? "ScrollView" : "android.view.ViewGroup", frame)
      node.attributes.append(("scrollable", "\(scrolls)"))
    default: node = self.node("android.view.ViewGroup", frame, isClickable: true)
    }
    node.attributes.append(("resource-id", "\(package):id/\(element.id)"))
    // A text is heard as it is, unless the app describes it in another way.
    if !element.label.isEmpty, node.attribute("text")?.isSame(as: element.label) != true {
      node.attributes.append(("content-desc", element.label))
    }
    node.attributes += [
      ("enabled", "\(element.properties[.enabled]?.value != .flag(false))"),
      ("selected", "\(flag(.selected))"),
    ]
    return node
  }

  /// The number with which a field declares what it is for (`android.text.InputType`).
  private static func inputType(_ element: Element) -> Int {
    switch element.properties[.keyboardType]?.value?.text {
    case "URL"?: 17
    case "email address"?: 33
    case "number pad"?: 2
    case "phone pad"?: 3
    default: 1
    }
  }

  private func node(
    _ type: String, _ frame: Frame, text: String = "", isClickable: Bool = false,
    checked: Bool? = nil
  ) -> AndroidNode {
    let type = type.contains(".") ? type : "android.widget." + type
    return AndroidNode(
      type: type,
      attributes: [
        ("package", package), ("class", type), ("text", text),
        ("checkable", "\(checked != nil)"), ("checked", "\(checked == true)"),
        ("clickable", "\(isClickable || checked != nil)"),
      ], frame: frame)
  }

  // MARK: Dialogs

  /// An alert with the ids of AlertDialog, or the prompt of the permission controller.
  private func dialog(_ alert: Alert) -> AndroidNode {
    let isPrompt = alert.kind == .permission
    let owner = isPrompt ? "com.google.android.permissioncontroller" : package
    let ids = isPrompt ? "com.android.permissioncontroller" : "android"
    let frame = Frame(x: 40, y: 300, width: 300, height: 300)
    var panel = AndroidTree(view: view, screen: screen, package: owner).node("LinearLayout", frame)
    panel.attributes.append(("resource-id", "\(ids):id/parentPanel"))
    func line(_ type: String, _ text: String, _ id: String, _ row: Int) -> AndroidNode {
      let place = Frame(x: 40, y: 300 + Double(row) * 40, width: 300, height: 40)
      var node = AndroidTree(view: view, screen: screen, package: owner)
        .node(type, place, text: text, isClickable: type == "Button")
      node.attributes.append(("resource-id", "\(ids):id/\(id)"))
      return node
    }
    panel.children = [
      line("TextView", alert.title, isPrompt ? "permission_message" : "alertTitle", 0)
    ]
    if !alert.message.isEmpty {
      panel.children.append(line("TextView", alert.message, "message", 1))
    }
    panel.children += alert.buttons.enumerated().map { place, title in
      var button = line("Button", title, "button\(place + 1)", place + 2)
      button.answer = title
      return button
    }
    return panel
  }

  // MARK: The source

  var source: String {
    let size = view.application.frame
    var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<hierarchy "
    text += "rotation=\"0\" width=\"\(Int(size.width * Self.density))\" "
    text += "height=\"\(Int(size.height * Self.density))\">\n"
    for window in windows { write(window, into: &text) }
    return text + "</hierarchy>\n"
  }

  private func write(_ node: AndroidNode, into text: inout String) {
    let usual = [
      "focused", "password", "scrollable", "heading", "showing-hint", "selected",
    ].filter { node.attribute($0) == nil }.map { (name: $0, value: "false") }
    let enabled = node.attribute("enabled") == nil ? [(name: "enabled", value: "true")] : []
    text += "<\(node.type)"
    for (name, value) in node.attributes + usual + enabled {
      text += " \(name)=\"\(SourceText.escaped(value))\""
    }
    let sides = [
      node.frame.x, node.frame.y, node.frame.x + node.frame.width, node.frame.y + node.frame.height,
    ].map { Int(($0 * Self.density).rounded()) }
    text += " displayed=\"true\" bounds=\"[\(sides[0]),\(sides[1])][\(sides[2]),\(sides[3])]\">\n"
    for child in node.children { write(child, into: &text) }
    text += "</\(node.type)>\n"
  }
}
