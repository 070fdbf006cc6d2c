import SpecDrivers
import SpecText

/// The properties of an element on iOS.
struct IOSElement {
  let entry: ListedNodes.Entry
  let screen: IOSScreen
  let fields: IOSFieldText
  /// The id of the element with the focus.
  let focus: String?

  private var node: SourceNode { entry.node }

  /// The element of the screen.
  func element(parent: String?, _ colors: ScreenColors) -> Element {
    Element(
      id: entry.id, role: entry.role, label: node.iosLabel, parent: parent,
      // WebDriverAgent rounds it to whole points.
      frame: node.frame.map { .known($0, .inferred) }
        ?? .unknown("the page source does not have it"),
      properties: properties(colors))
  }

  private func properties(_ colors: ScreenColors) -> Properties {
    let sight = IOSSight(entry: entry, screen: screen)
    var properties: Properties = [
      .visible: sight.visible, .inView: sight.inView, .enabled: node.observedFlag("enabled"),
      .selected: selected,
    ]
    if let cover = sight.cover { properties[.coveredBy] = cover }
    // A control that an app draws itself, such as a chip.
    if node.ios.isContainer, node.flag("accessible") == true {
      properties[.role] = .unknown("the phone reports it as an element without a type")
    }
    if entry.role.isA(.field) {
      fields.add(node, to: &properties)
      addTraits(to: &properties)
    }
    addState(to: &properties)
    UnreportedProperties.add(to: &properties, of: entry.role)
    colors.add(to: &properties, of: entry, showing: content(properties[.text]))
    return properties
  }

  /// What the pixels of the element show.
  private func content(_ text: Observed<PropertyValue>?) -> ScreenColors.Content {
    ScreenColors.Content(
      of: entry.role, showing: text, hasFocus: focus?.isSame(as: entry.id) == true,
      hasPicture: node.parts?.contains { $0.isIOS("Image") || $0.isIOS("Button") } ?? true)
  }

  // MARK: - States

  /// A button without a value of its own has the value 1 while it is selected.
  private var selected: Observed<PropertyValue> {
    if let isSelected = node.flag("selected") ?? node.hasTrait("Selected") {
      return .known(.flag(isSelected))
    }
    guard node.isIOS("Button") else {
      return .unknown("this version of WebDriverAgent reports it only of buttons")
    }
    switch node.attribute("value") {
    case nil: return .known(.flag(false))
    case "1"?: return .known(.flag(true), .inferred)
    default: return .unknown("the button has a value, which hides whether it is selected")
    }
  }

  private func addState(to properties: inout Properties) {
    let value = node.attribute("value")
    switch entry.role {
    case .toggle, .checkbox, .radio: properties[.checked] = Self.checked(value)
    // The value of a text is its label, unless the app has given it another name than its text.
    case .text, .heading, .tooltip:
      properties[.text] = .known(.text(value.flatMap { $0.isEmpty ? nil : $0 } ?? node.iosLabel))
    case .segments: properties[.text] = chosenSegment
    // A button that shows what was chosen has it as its value; one with a badge has that.
    case .button, .link:
      if let value, !["", "0", "1"].contains(same: value) {
        properties[.text] = .unknown(
          "it has the label \(node.iosLabel.inQuotes) and the value \(value.inQuotes), and the phone "
            + "does not report which of them it shows")
      }
    case .row: if let firstText { properties[.text] = .known(.text(firstText), .inferred) }
    case .picker:
      properties[.text] =
        value.map { .known(.text($0)) } ?? .unknown("the page source has no value of it")
    case .slider, .progress, .meter, .pageIndicator, .stepper:
      properties[.valueText] =
        value.map { .known(.text($0)) } ?? .unknown("the page source has no value of it")
    default: break
    }
    if node.isIOS("ActivityIndicator"), value == "1" || value == "0" {
      properties[.busy] = .known(.flag(value == "1"))
    }
    if [.button, .link, .tab].contains(entry.role), let title = node.shownTitle {
      properties[.visibleText] = .known(.text(title.iosLabel))
    }
  }

  /// The first text in a row, by which people name one that has no label.
  private var firstText: String? {
    guard node.iosLabel.isEmpty else { return nil }
    return node.parts?.lazy.filter { $0.isIOS("StaticText") }.map(\.iosLabel).first { !$0.isEmpty }
  }

  private static func checked(_ value: String?) -> Observed<PropertyValue> {
    switch value {
    case "1"?: .known(.flag(true))
    case "0"?: .known(.flag(false))
    case "2"?: .known("mixed")
    default: .unknown("its value is \((value ?? "").inQuotes), neither 0 nor 1")
    }
  }

  /// The label of the selected part of a control with segments.
  private var chosenSegment: Observed<PropertyValue> {
    let chosen = node.children.filter { child in
      child.flag("selected") ?? child.hasTrait("Selected") ?? (child.attribute("value") == "1")
    }
    return chosen.count == 1
      ? .known(.text(chosen[0].iosLabel), .inferred)
      : .unknown("the page source does not have exactly one selected segment")
  }

  // MARK: - Input traits

  /// The keyboard shows the type and the return key of the field with the focus, and of no other.
  private func addTraits(to properties: inout Properties) {
    guard focus?.isSame(as: entry.id) == true, let keyboard = screen.shownKeyboard else { return }
    properties[.keyboardType] = keyboard.type.asProperty
    switch keyboard.returnKey {
    case .known(let title?, let certainty): properties[.returnKey] = .known(.text(title), certainty)
    case .known(nil, _): properties[.returnKey] = .unknown("its keyboard has no return key")
    case .unknown(let why): properties[.returnKey] = .unknown(why)
    }
  }
}

extension SourceNode {
  /// The text inside a button, a link or a tab that is its title; nil if there is not exactly one.
  var shownTitle: SourceNode? {
    let texts = parts?.filter { $0.isIOS("StaticText") && $0.flag("accessible") != true } ?? []
    return texts.count == 1 ? texts[0] : nil
  }
}

extension Observed<String> {
  /// The same as a property.
  fileprivate var asProperty: Observed<PropertyValue> {
    switch self {
    case .known(let text, let certainty): .known(.text(text), certainty)
    case .unknown(let why): .unknown(why)
    }
  }
}
