import SpecDrivers
import SpecText

/// The class of an element in a page source of the UiAutomator2 server, without its package.
///
/// Libraries have classes of their own for the same controls: `AppCompatButton`, `MaterialButton`.
struct AndroidType: Hashable {
  /// The name: `Button`, `TextView`.
  let name: String

  init(_ node: SourceNode) {
    let type = node.attribute("class") ?? node.type
    var name = Substring(type.unicodeScalars.split(separator: ".").last.map(String.init) ?? "")
    for prefix in ["AppCompat", "Material"]
    where name.begins(with: prefix) && name.utf8.count > prefix.utf8.count {
      name = Substring(name.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
    }
    self.name = String(name)
  }

  /// The role of an element that is always listed; nil for others.
  var role: Element.Role? { Self.roles[name] }

  /// Whether it shows only a part of its contents.
  var scrolls: Bool { Self.areas.contains(name) }

  /// Whether the elements directly inside it are the rows of a list.
  var hasRows: Bool { ["RecyclerView", "ListView", "GridView"].contains(name) }

  /// Whether it moves its contents to the left and to the right only.
  var scrollsSideways: Bool { ["HorizontalScrollView", "ViewPager", "ViewPager2"].contains(name) }

  /// Whether the parts of an element of this role are its looks.
  static func isControl(_ role: Element.Role) -> Bool {
    [.button, .tab, .chip, .toggle, .checkbox, .radio, .slider].contains(role) || role.isA(.field)
  }

  private static let areas: Set<String> = [
    "ScrollView", "HorizontalScrollView", "NestedScrollView", "RecyclerView", "ListView",
    "GridView", "ViewPager", "ViewPager2",
  ]

  private static let roles: [String: Element.Role] = [
    "Button": .button, "ImageButton": .button, "FloatingActionButton": .button,
    "EditText": .field, "AutoCompleteTextView": .field, "MultiAutoCompleteTextView": .field,
    "TextInputEditText": .field, "SearchView$SearchAutoComplete": .searchField,
    "TextView": .text, "CheckedTextView": .text, "Toast": .status,
    "CheckBox": .checkbox, "RadioButton": .radio, "Chip": .chip,
    "Switch": .toggle, "SwitchCompat": .toggle, "SwitchMaterial": .toggle, "ToggleButton": .toggle,
    "SeekBar": .slider, "RatingBar": .slider, "ProgressBar": .progress,
    "Spinner": .picker, "NumberPicker": .picker, "DatePicker": .picker, "TimePicker": .picker,
    "BottomNavigationItemView": .tab, "NavigationBarItemView": .tab, "TabLayout$TabView": .tab,
    "ActionBar$Tab": .tab, "MapView": .map,
  ]
}

extension SourceNode {
  /// Its class on Android.
  var android: AndroidType { AndroidType(self) }

  /// The resource id without its package; nil if it has none.
  var androidIdentifier: String? {
    guard let id = attribute("resource-id"), !id.isEmpty else { return nil }
    guard let mark = id.utf8.firstRange(of: ":id/".utf8) else { return id }
    let name = String(id[mark.upperBound...])
    return name.isEmpty ? nil : name
  }

  /// The name that users hear: the description, or else the text; that of a field is its contents.
  ///
  /// A control without one has the name of the first part that has one.
  var androidLabel: String {
    let role = android.role ?? drawnControl
    let isField = role?.isA(.field) == true
    if let label = isField ? attribute("content-desc") : ownLabel, !label.isEmpty { return label }
    guard let role, AndroidType.isControl(role) else { return "" }
    return parts?.lazy.compactMap(\.ownLabel).first ?? ""
  }

  /// The description or the text; nil if it has neither.
  var ownLabel: String? {
    ["content-desc", "text"].lazy.compactMap { attribute($0) }.first { !$0.isEmpty }
  }

  /// Whether it has a description.
  var isDescribed: Bool { attribute("content-desc")?.isEmpty == false }

  /// What a view is that a framework such as Compose draws itself; nil for another view.
  ///
  /// A button is a clickable view with texts and an empty button directly inside it; a switch, a
  /// checkbox and a radio button are views that are only checkable.
  var drawnControl: Element.Role? {
    guard android.role == nil, !android.scrolls else { return nil }
    if flag("checkable") == true { return .toggle }
    guard android.name == "View", flag("clickable") == true || flag("enabled") == false else {
      return nil
    }
    return children.contains(where: \.isShapeOfButton) ? .button : nil
  }

  /// Whether it is the button without a name by which Compose reports the role of the view around it.
  var isShapeOfButton: Bool {
    android.name == "Button" && flag("clickable") == false && ownLabel == nil && inside.isEmpty
  }

  /// Whether it has one of some resource ids, in whatever package.
  func hasID(_ ids: String...) -> Bool {
    androidIdentifier.map { ids.contains(same: $0) } ?? false
  }
}
