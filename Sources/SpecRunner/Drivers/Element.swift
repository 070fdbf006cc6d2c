import SpecText

/// An element of a screen.
public struct Element: Hashable, Sendable {
  /// The engine's id of the element, unique on its screen.
  ///
  /// Specifications may use the id that the app gives an element. One that the engine has made up,
  /// which the next launch may not have, begins with `~`.
  public var id: String
  /// The kind of control.
  public var role: Role
  /// The name for users and screen readers.
  public var label: String
  /// The id of the closest listed element that contains it; nil if there is none.
  public var parent: String?
  /// The position and size in points.
  public var frame: Observed<Frame>
  /// Further properties; those that are not listed do not apply to the element.
  public var properties: Properties

  /// Creates an element.
  public init(
    id: String, role: Role, label: String, parent: String? = nil, frame: Observed<Frame>,
    properties: Properties = [:]
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.parent = parent
    self.frame = frame
    self.properties = properties
  }

  /// The id that the app gives the element; nil if the engine has made it up.
  package var identifier: String? { id.utf8.first == UInt8(ascii: "~") ? nil : id }

  /// The role of an element; engines may add roles of their own.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name, as in specifications.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A control that acts when tapped.
    public static let button = Self(rawValue: "button")
    /// A field for text.
    public static let field = Self(rawValue: "field")
    /// A text that users cannot edit.
    public static let text = Self(rawValue: "text")
    /// A picture.
    public static let image = Self(rawValue: "image")
    /// A picture that a page draws itself, such as a chart or a field for a signature.
    public static let canvas = Self(rawValue: "canvas")
    /// A choice between a few visible options.
    public static let segments = Self(rawValue: "segments")
    /// A choice from a list or of a date.
    public static let picker = Self(rawValue: "picker")
    /// A tab of a tab bar.
    public static let tab = Self(rawValue: "tab")
    /// A row of a list.
    public static let row = Self(rawValue: "row")
    /// A card with content of its own.
    public static let card = Self(rawValue: "card")
    /// A small button or tag.
    public static let chip = Self(rawValue: "chip")
    /// A map.
    public static let map = Self(rawValue: "map")
    /// An area that contains other elements, and may scroll.
    public static let area = Self(rawValue: "area")
    /// A link.
    public static let link = Self(rawValue: "link")
    /// A checkbox.
    public static let checkbox = Self(rawValue: "checkbox")
    /// A switch with the states on and off.
    public static let toggle = Self(rawValue: "switch")
    /// A radio button.
    public static let radio = Self(rawValue: "radio")
    /// A slider.
    public static let slider = Self(rawValue: "slider")
    /// A field for search terms.
    public static let searchField = Self(rawValue: "search field")
    /// A field for a number with buttons to change it.
    public static let spinButton = Self(rawValue: "spin button")
    /// A picker with a field that accepts text.
    public static let comboBox = Self(rawValue: "combobox")
    /// A button that chooses files.
    public static let fileButton = Self(rawValue: "file button")
    /// A heading; its property `level` counts from 1.
    public static let heading = Self(rawValue: "heading")
    /// A text that reports the state of the app, such as "saved".
    public static let status = Self(rawValue: "status")
    /// A text that demands attention.
    public static let alert = Self(rawValue: "alert")
    /// A text that explains an element while the pointer is over it.
    public static let tooltip = Self(rawValue: "tooltip")
    /// An indication of progress.
    public static let progress = Self(rawValue: "progress")
    /// A value in a range.
    public static let meter = Self(rawValue: "meter")
    /// A picture with a caption.
    public static let figure = Self(rawValue: "figure")
    /// A list.
    public static let list = Self(rawValue: "list")
    /// An item of a list.
    public static let listItem = Self(rawValue: "list item")
    /// An option of a picker.
    public static let option = Self(rawValue: "option")
    /// A menu.
    public static let menu = Self(rawValue: "menu")
    /// An item of a menu.
    public static let menuItem = Self(rawValue: "menu item")
    /// A tree.
    public static let tree = Self(rawValue: "tree")
    /// An item of a tree.
    public static let treeItem = Self(rawValue: "tree item")
    /// A table or grid.
    public static let table = Self(rawValue: "table")
    /// A cell of a table; its properties `row` and `column` are the names of its headers.
    public static let cell = Self(rawValue: "cell")
    /// The header of a column.
    public static let columnHeader = Self(rawValue: "column header")
    /// The header of a row.
    public static let rowHeader = Self(rawValue: "row header")
    /// A dialog.
    public static let dialog = Self(rawValue: "dialog")
    /// A form.
    public static let form = Self(rawValue: "form")
    /// A group of elements.
    public static let group = Self(rawValue: "group")
    /// A landmark of a page, such as its navigation.
    public static let region = Self(rawValue: "region")
    /// A page inside another.
    public static let frame = Self(rawValue: "frame")
    /// A line between parts.
    public static let separator = Self(rawValue: "separator")

    /// The roles that specifications have words for.
    package static let all: [Self] = [
      .button, .field, .text, .image, .canvas, .segments, .picker, .tab, .row, .card, .chip, .map,
      .area, .link, .checkbox, .toggle, .radio, .slider, .searchField, .spinButton, .comboBox,
      .fileButton, .heading, .status, .alert, .tooltip, .progress, .meter, .figure, .list,
      .listItem, .option, .menu, .menuItem, .tree, .treeItem, .table, .cell, .columnHeader,
      .rowHeader, .dialog, .form, .group, .region, .frame, .separator,
    ]

    /// The roles that include a role: a list item is a row, and a heading is a text.
    private static let general: [Self: [Self]] = [
      .searchField: [.field], .spinButton: [.field], .comboBox: [.field, .picker],
      .fileButton: [.button, .field], .heading: [.text], .status: [.text], .alert: [.text],
      .canvas: [.image], .tooltip: [.text], .meter: [.progress], .figure: [.image, .area],
      .list: [.area],
      .listItem: [.row], .option: [.row], .menu: [.area], .menuItem: [.row], .tree: [.area],
      .treeItem: [.row], .table: [.area], .cell: [.text], .columnHeader: [.cell, .text],
      .rowHeader: [.cell, .text], .dialog: [.area], .form: [.area], .group: [.area],
      .region: [.area], .frame: [.area],
    ]

    /// Whether an element of this role, which is only the closest, may be one of another: what can be
    /// checked may be something else that can be checked.
    package func mayBe(_ role: Self) -> Bool {
      let checked: [Self] = [.checkbox, .toggle, .radio, .chip]
      return !checked.contains(self) || checked.contains(role)
    }

    /// Whether it is a role or a special case of it.
    package func isA(_ role: Self) -> Bool {
      self == role || Self.general[self]?.contains(role) ?? false
    }
  }

  /// Whether the element is on the page: it is rendered and has a size.
  ///
  /// It may be scrolled out of view or covered. True if the engine does not report it. The text that
  /// names another element is seen as that element.
  package var isVisible: Bool { isRendered && properties[.naming] == nil }

  /// Whether it is a text that names another element; only selectors of texts find it.
  package var isNaming: Bool { isRendered && properties[.naming] != nil }

  /// Whether anything of it can be seen: it is visible, and nothing covers the whole of it.
  package var isSeen: Bool { isRendered && properties[.whollyCovered] == nil }

  /// Why the engine cannot tell whether the element is visible; nil if it does not say so.
  package var whyVisibilityIsUnknown: String? {
    if case .unknown(let why)? = properties[.visible] { why } else { nil }
  }

  private var isRendered: Bool { properties[.visible]?.value != .flag(false) }
}

/// The properties of an element or a screen, by name.
public typealias Properties = NamedValues<Property, Observed<PropertyValue>>

/// The name of a property of an element or a screen; engines may add their own.
public struct Property: RawRepresentable, Hashable, Sendable {
  /// The name, as in the protocol and in specifications.
  public let rawValue: String
  /// Creates a property with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a property with a name.
  public init(_ name: String) { rawValue = name }

  /// Compares names by code points, because names of stored records are part of them.
  public static func == (one: Self, other: Self) -> Bool {
    one.rawValue.isSame(as: other.rawValue)
  }

  /// The properties that are true or false.
  package static let flags: Set<Property> = [
    .visible, .inView, .enabled, .selected, .expanded, .required, .readOnly, .busy, .modal, .broken,
  ]
  /// The properties that may also be partly true, which is the text `mixed`.
  package static let mixedFlags: Set<Property> = [.checked, .pressed]

  /// The text of a field or label.
  public static let text = Self("text")
  /// The text of an empty field.
  public static let placeholder = Self("placeholder")
  /// Whether the element is enabled.
  public static let enabled = Self("enabled")
  /// Whether the element is on the page: rendered, with a size, even if it is scrolled out of view;
  /// hidden elements are listed with `off`.
  public static let visible = Self("visible")
  /// Whether a part of the element is in the window and in the areas that scroll around it.
  public static let inView = Self("in view")
  /// The name of the element that is drawn over its middle, even if it lets through what is behind
  /// it; not listed if there is none.
  public static let coveredBy = Self("covered by")
  /// On if opaque elements cover the whole of it and still do when the screen is scrolled; otherwise
  /// not listed.
  public static let whollyCovered = Self("wholly covered")
  /// The parts of its text that readers take for texts of their own, a line each; otherwise not
  /// listed.
  public static let parts = Self("parts")
  /// On if it is the text that names another element, such as the label of a field; otherwise not
  /// listed.
  public static let naming = Self("naming")
  /// What the engine could not read inside the element; otherwise not listed.
  ///
  /// It is a property of an incomplete screen if its elements have it: `canvas` if only pictures could
  /// not be read, otherwise `parts`.
  public static let unread = Self("unread")
  /// Unknown if the engine cannot tell the role of the element; otherwise not listed, as the role is
  /// known.
  public static let role = Self("role")
  /// Whether the element is selected.
  public static let selected = Self("selected")
  /// Whether a checkbox, switch or radio button is checked; the text `mixed` if only in part.
  public static let checked = Self("checked")
  /// Whether a button that stays down is pressed; the text `mixed` if only in part.
  public static let pressed = Self("pressed")
  /// Whether the element is the current one of a set: a flag, or a kind such as `page`.
  public static let current = Self("current")
  /// Whether the content that the element controls is shown.
  public static let expanded = Self("expanded")
  /// Whether the value of a field is invalid.
  public static let invalid = Self("invalid")
  /// Whether a field must be filled in.
  public static let required = Self("required")
  /// Whether the text of a field cannot be changed.
  public static let readOnly = Self("read-only")
  /// Whether a picture could not be loaded.
  public static let broken = Self("broken")
  /// Whether the element is being updated.
  public static let busy = Self("busy")
  /// The level of a heading or tree item, from 1.
  public static let level = Self("level")
  /// The value of a slider or progress indicator as users hear it.
  public static let valueText = Self("value text")
  /// The description of the element in addition to its label.
  public static let description = Self("description")
  /// Whether a dialog blocks the rest of the screen.
  public static let modal = Self("modal")
  /// The header of a cell's row.
  public static let row = Self("row")
  /// The header of a cell's column.
  public static let column = Self("column")
  /// The address of a link, or of the page if it is a property of the screen.
  public static let address = Self("address")

  /// An attribute in the markup of the element.
  public static func attribute(_ name: String) -> Self { Self("attribute " + name) }
  /// The colour of the border.
  public static let borderColor = Self("border colour")
  /// The colour of the text.
  public static let textColor = Self("text colour")
  /// The colour of the background.
  public static let backgroundColor = Self("background colour")
  /// The colour of an image.
  public static let imageColor = Self("image colour")
  /// The name of the image that is shown.
  public static let image = Self("image")
  /// The colour of the line below a field.
  public static let underlineColor = Self("underline colour")
  /// What a map shows.
  package static let ofMaps = [
    "position", "camera", "map type", "minimum zoom", "maximum zoom", "zoom", "touch count",
  ].map { Self($0) }
  /// Whether a field has no text; only if the text itself is unknown, because it is masked.
  package static let isEmpty = Self("empty")
  /// Whether a scroll indicator is shown while the element scrolls.
  package static let scrollIndicator = Self("scroll indicator")
  /// The opaque colour behind the text as it is painted; unknown if it is an image or a gradient.
  public static let colorBehind = Self("colour behind")
  /// The text that a control shows as its label, which its name may differ from.
  public static let visibleText = Self("visible text")
  /// All that the element shows, with what is inside it, if its text is not all of that; otherwise not
  /// listed.
  public static let content = Self("content")
  /// The size of the text in points.
  public static let fontSize = Self("font size")
  /// The weight of the text, from 1 to 1000; 400 is normal and 700 bold.
  public static let fontWeight = Self("font weight")
  /// Whether the focused element looks different from the same element without the focus.
  public static let focusVisible = Self("focus visible")
  /// Opacity from 0 to 1.
  public static let opacity = Self("opacity")
  /// The keyboard type of a field, such as `email address`.
  public static let keyboardType = Self("keyboard type")
  /// The title of the return key of a field, such as `Next`.
  public static let returnKey = Self("return key")
  /// Whether the keyboard corrects the text of a field.
  public static let autocorrection = Self("auto-correction")
  /// Whether the keyboard checks the spelling of a field's text.
  public static let spellChecking = Self("spell checking")
  /// Whether a field hides its text, as for passwords.
  public static let secure = Self("secure entry")
  /// The content type of a field for automatic completion, such as `username`.
  public static let contentType = Self("content type")
  /// The part of a field's text that the keyboard is still composing, such as a Hangul syllable.
  public static let markedText = Self("marked text")
  /// The distance from the position that constraints define, in points.
  public static let offset = Self("offset")
  /// The scroll position of an area, in points.
  public static let scrollOffset = Self("scroll offset")
  /// The height of an area's content in points; content higher than the area scrolls.
  public static let contentHeight = Self("content height")

  // Properties of the screen

  /// Whether view animations are enabled for the whole app.
  public static let animations = Self("animations")
  /// The number of the app's subscriptions to notifications, including those of released screens.
  public static let subscriptions = Self("subscriptions")
  /// Whether there is a status bar, if the app sets it.
  public static let statusBar = Self("status bar")
  /// The language of a page, such as `en`; empty if it does not name one.
  public static let language = Self("language")
  /// Whether there is a navigation bar.
  public static let navigationBar = Self("navigation bar")

  /// The status that the server answered with when the page was opened.
  public static let status = Self("status")
  /// The title of a page.
  public static let title = Self("title")
  /// The number of open windows.
  public static let windows = Self("windows")

  /// The text on the clipboard.
  public static let clipboard = Self("clipboard")

  package static let ofScreens = [
    animations, subscriptions, statusBar, navigationBar, title, address, status, windows, clipboard,
  ]
}
