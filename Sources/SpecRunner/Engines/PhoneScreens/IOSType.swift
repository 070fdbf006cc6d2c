import SpecDrivers
import SpecText

/// The type of an element in WebDriverAgent's page source, without `XCUIElementType`.
///
/// The names are those of XCTest's `XCUIElement.ElementType`.
struct IOSType: Hashable {
  /// The name: `Button`, `StaticText`.
  let name: String

  init(_ node: SourceNode) {
    let rest = node.type.unicodeScalars.dropFirst(Self.prefix.unicodeScalars.count)
    name = node.type.begins(with: Self.prefix) ? String(rest) : ""
  }

  /// The beginning of all names in a page source.
  static let prefix = "XCUIElementType"

  /// The role of an element that is always listed; nil for others.
  var role: Element.Role? { Self.roles[name] }

  /// Whether it only holds others, and is an element only if it has a name.
  var isContainer: Bool { Self.containers.contains(name) }

  /// Whether it shows only a part of its contents.
  var scrolls: Bool { ["ScrollView", "Table", "CollectionView"].contains(name) }

  /// Whether it may be a part of the looks of a control, such as the title of a button.
  var mayBeContent: Bool { ["StaticText", "Image", "Other", "Group"].contains(name) }

  private static let roles: [String: Element.Role] = [
    "Button": .button, "ToolbarButton": .button, "MenuButton": .button, "PopUpButton": .button,
    "DisclosureTriangle": .button, "Icon": .button, "ColorWell": .button, "Key": .button,
    "IncrementArrow": .button, "DecrementArrow": .button,
    "TextField": .field, "SecureTextField": .field, "TextView": .field,
    "SearchField": .searchField, "ComboBox": .comboBox,
    "StaticText": .text, "Link": .link, "HelpTag": .tooltip,
    "Switch": .toggle, "Toggle": .toggle, "CheckBox": .checkbox, "RadioButton": .radio,
    "Slider": .slider, "SegmentedControl": .segments,
    "Picker": .picker, "PickerWheel": .picker, "DatePicker": .picker,
    "ProgressIndicator": .progress, "ActivityIndicator": .progress,
    "LevelIndicator": .meter, "RatingIndicator": .meter, "ValueIndicator": .meter,
    "RelevanceIndicator": .meter,
    "PageIndicator": .pageIndicator,
    "Stepper": .stepper,
    "Cell": .row, "TableRow": .row, "OutlineRow": .row,
    "Table": .area, "CollectionView": .area, "ScrollView": .area,
    "Tab": .tab, "Map": .map, "Menu": .menu, "MenuItem": .menuItem, "MenuBarItem": .menuItem,
    "Alert": .dialog, "Sheet": .dialog, "Dialog": .dialog, "Popover": .dialog,
  ]

  private static let containers: Set<String> = [
    "Other", "Group", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "WebView", "RadioGroup",
    "LayoutArea", "LayoutItem", "Drawer", "SplitGroup", "Outline", "Browser", "Grid", "MenuBar",
  ]
}

extension Element.Role {
  /// The dots below pages that are turned sideways.
  static let pageIndicator = Self(rawValue: "page indicator")
  /// Two buttons that change a number.
  static let stepper = Self(rawValue: "stepper")
}

extension SourceNode {
  /// Its type on iOS.
  var ios: IOSType { IOSType(self) }

  /// Whether it has a type of WebDriverAgent: `Button`.
  func isIOS(_ name: String) -> Bool {
    type.utf8.count == IOSType.prefix.utf8.count + name.utf8.count && type.ends(with: name)
      && type.begins(with: IOSType.prefix)
  }

  /// The accessibility identifier; nil if it has none.
  ///
  /// `name` is the identifier, or else the label. An identifier that equals the label does not show.
  var iosIdentifier: String? {
    guard let name = attribute("name"), !name.isEmpty else { return nil }
    return name.isSame(as: attribute("label") ?? "") ? nil : name
  }

  /// The name that users hear.
  var iosLabel: String {
    if let label = attribute("label") { return label }
    return isIOS("StaticText") ? attribute("value") ?? "" : ""
  }

  /// Whether a trait is set, such as `Selected`; nil if this server does not report traits.
  func hasTrait(_ trait: String) -> Bool? {
    attribute("traits").map { traits in
      traits.unicodeScalars.split(separator: ",").contains { part in
        String(part).trimmed.isSame(as: trait)
      }
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmed: String {
    let start = utf8.firstIndex { $0 != 0x20 } ?? endIndex
    let end = utf8.lastIndex { $0 != 0x20 }.map { utf8.index(after: $0) } ?? endIndex
    return start < end ? String(self[start..<end]) : ""
  }
}
