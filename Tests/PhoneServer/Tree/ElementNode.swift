import SpecDrivers

/// An element of a screen as XCTest sees it.
struct ElementNode {
  let element: Element
  let screen: Screen
  /// The options of a segmented control.
  let options: [String]

  var node: Node {
    var node = Node(
      type: type, identifier: element.id, label: element.label, isEnabled: isEnabled,
      isSelected: flag(.selected), isAccessible: true, traits: [],
      frame: element.frame.value ?? Frame(x: 0, y: 0, width: 0, height: 0),
      element: element.id, touch: .element(element.id), key: "element/" + element.id)
    describe(&node)
    node.children = node.children.map { part in
      var part = part
      part.element = element.id
      return part
    }
    if !node.isEnabled { node.traits.append("NotEnabled") }
    if node.isSelected { node.traits.append("Selected") }
    return node
  }

  /// The element type that UIKit gives to such a view.
  ///
  /// A chip is a plain view (`Other`). Libraries differ in this: MDCChipView of Material Components
  /// and the tags of TagListView are buttons, which a tap selects. But MDCChipField takes the trait
  /// of a button from a chip that has a delete button, and the tags of WSTagsField are plain views.
  /// The chips of the simulator are of that kind: a tap on one does nothing, and the button that
  /// deletes it is an element of its own.
  private var type: String {
    switch element.role {
    case .button, .tab, .radio, .fileButton: "Button"
    case .field, .spinButton, .comboBox: fieldType
    case .searchField: "SearchField"
    case .text, .heading, .status, .alert, .tooltip: "StaticText"
    case .image, .figure: "Image"
    case .segments: "SegmentedControl"
    case .picker: PickedDate(text) == nil ? "Picker" : "DatePicker"
    case .row, .listItem, .treeItem, .menuItem, .option: "Cell"
    case .map: "Map"
    case .link: "Link"
    case .checkbox, .toggle: "Switch"
    case .slider: "Slider"
    case .progress, .meter: "ProgressIndicator"
    case .area where element.properties[.scrollOffset] != nil: "ScrollView"
    case .area where hasRows: "Table"
    case .list, .table: "Table"
    default: "Other"
    }
  }

  private var fieldType: String {
    if flag(.secure) { return "SecureTextField" }
    return element.properties[Property("bottom inset")] == nil ? "TextField" : "TextView"
  }

  private var hasRows: Bool {
    screen.elements.contains {
      $0.role == .row
        && $0.parent.map { $0.unicodeScalars.elementsEqual(element.id.unicodeScalars) }
          ?? false
    }
  }

  private var text: String { element.properties[.text]?.value?.text ?? "" }
  private var isEnabled: Bool { element.properties[.enabled]?.value != .flag(false) }
  private func flag(_ name: Property) -> Bool { element.properties[name]?.value == .flag(true) }

  private func describe(_ node: inout Node) {
    switch node.type {
    case "Button": describeButton(&node)
    case "StaticText": describeText(&node)
    case "TextField", "SecureTextField", "SearchField", "TextView": describeField(&node)
    case "Image": node.traits = ["Image"]
    case "Switch":
      node.traits = ["Button", "ToggleButton"]
      node.value = flag(.checked) ? "1" : "0"
    case "SegmentedControl": describeSegments(&node)
    case "DatePicker", "Picker": describePicker(&node)
    case "Cell": describeRow(&node)
    case "Slider":
      node.traits = ["Adjustable"]
      node.value = text
    default: describeArea(&node)
    }
  }

  /// A button whose name is not its text has its text as its value.
  private func describeButton(_ node: inout Node) {
    node.traits = ["Button"]
    if !text.unicodeScalars.elementsEqual(element.label.unicodeScalars) { node.value = text }
  }

  /// A label whose name is not its text has its text as its value.
  private func describeText(_ node: inout Node) {
    node.traits = element.role == .heading ? ["StaticText", "Header"] : ["StaticText"]
    if !text.unicodeScalars.elementsEqual(element.label.unicodeScalars) { node.value = text }
    node.touch = .none
  }

  /// XCTest reports the placeholder of an empty field as its value, and a bullet for each character
  /// of a secure one.
  private func describeField(_ node: inout Node) {
    node.placeholder = element.properties[.placeholder]?.value?.text ?? ""
    let shown = flag(.secure) ? String(repeating: "•", count: text.count) : text
    node.value = text.isEmpty ? node.placeholder : shown
    if element.role == .searchField { node.traits = ["SearchField"] }
    guard let focus = screen.focus.value ?? nil else { return }
    node.hasKeyboardFocus = focus.unicodeScalars.elementsEqual(element.id.unicodeScalars)
  }

  private func describeSegments(_ node: inout Node) {
    node.isAccessible = false
    node.touch = .dead
    let width = node.frame.width / Double(max(1, options.count))
    node.children = options.enumerated().map { index, title in
      var frame = node.frame
      frame.x += Double(index) * width
      frame.width = width
      let isSelected = title.unicodeScalars.elementsEqual(text.unicodeScalars)
      return Node(
        type: "Button", label: title, isEnabled: isEnabled, isSelected: isSelected,
        isAccessible: true, traits: isSelected ? ["Button", "Selected"] : ["Button"], frame: frame,
        touch: .option(of: element.id, title), key: "\(node.key)/\(title)")
    }
  }

  private func describePicker(_ node: inout Node) {
    node.isAccessible = false
    node.touch = .dead
    let values = PickedDate(text)?.wheels ?? [text]
    let width = node.frame.width / Double(values.count)
    node.children = values.enumerated().map { index, value in
      var frame = node.frame
      frame.x += Double(index) * width
      frame.width = width
      return Node(
        type: "PickerWheel", value: value, isEnabled: isEnabled, isAccessible: true,
        traits: ["Adjustable"], frame: frame, touch: .wheel(of: element.id, index),
        key: "\(node.key)/\(index)")
    }
  }

  /// A cell is no accessible element, its texts are.
  private func describeRow(_ node: inout Node) {
    node.isAccessible = false
    let detail = element.properties[Property("detail")]?.value?.text ?? ""
    node.label = ""
    let texts = [element.label, detail].filter { !$0.isEmpty }
    let height = node.frame.height / Double(max(1, texts.count))
    node.children = texts.enumerated().map { index, text in
      Node(
        type: "StaticText", label: text, isAccessible: true, traits: ["StaticText"],
        frame: Frame(
          x: node.frame.x + 16, y: node.frame.y + Double(index) * height,
          width: max(0, node.frame.width - 32), height: height), key: "\(node.key)/\(index)")
    }
  }

  /// A view without a role of its own is no accessible element.
  private func describeArea(_ node: inout Node) {
    node.isAccessible = element.role == .chip || element.role == .card
    if !text.unicodeScalars.elementsEqual(element.label.unicodeScalars) { node.value = text }
    if [.area, .card, .map, .form, .group, .region].contains(element.role) {
      node.touch = .area(element.id)
    }
  }
}
