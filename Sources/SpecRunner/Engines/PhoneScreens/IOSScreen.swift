import SpecDrivers
import SpecText

/// A screen of an iPhone or iPad from WebDriverAgent's page source.
///
/// What the attributes mean is described by the sources of WebDriverAgent: the names of types by
/// `FBElementTypeTransformer`, the attributes by `FBXPath`, and their values by
/// `XCUIElement+FBWebDriverAttributes`.
struct IOSScreen {
  let app: SourceNode
  let look: PhoneLook
  /// The frame of the app.
  let window: Frame
  let keyboard: IOSKeyboard?
  let alert: IOSAlert
  let listed: ListedNodes
  /// Whether the server says of any element that it is visible.
  let seesAnything: Bool
  /// The last container that fills the app and has an identifier.
  private let whole: SourceNode?
  /// The depth at which the server cuts the tree.
  let snapshotDepth: Int
  /// The app in front, if it is not the tested one.
  private let stranger: String?

  init(_ look: PhoneLook, snapshotDepth: Int) throws(PhoneSourceError) {
    let tree = try SourceTree.read(look.source)
    let found = tree.nodes.first { $0.isIOS("Application") }
    guard let app = found ?? tree.root, app.type.begins(with: IOSType.prefix) else {
      throw PhoneSourceError(
        "expected an element \(IOSType.prefix)Application, found \(tree.root?.type ?? "none")")
    }
    self.app = app
    self.look = look
    self.snapshotDepth = snapshotDepth
    let window = Self.window(of: app)
    let keyboard = IOSKeyboard(in: app, window: window)
    let alert = IOSAlert(in: app, look.alert)
    let stranger = look.stranger(among: [app.attribute("bundleId")].compactMap { $0 })
    self.alert = alert
    self.stranger = stranger
    self.window = window
    self.keyboard = keyboard
    // What fills the app and names the screen is the screen itself.
    let root = Self.whole(of: app, window, keyboard)
    whole = root
    seesAnything = app.descendants.contains { $0.flag("visible") == true && !$0.isIOS("Window") }
    listed = ListedNodes(in: tree, window: window) { node, around in
      // Of another app, only what it asks the user is listed.
      if stranger != nil, !alert.isShown { return .skipped }
      if node.index == root?.index { return .passed }
      return keyboard?.listing(of: node) ?? Self.listing(of: node, in: around)
    }
  }

  /// The frame of the app, or else of its first window that has a size.
  private static func window(of app: SourceNode) -> Frame {
    let windows = app.children.lazy.filter { $0.isIOS("Window") }.compactMap(\.frame)
    return ([app.frame].compactMap { $0 } + windows).first { !$0.isEmpty }
      ?? Frame(x: 0, y: 0, width: 0, height: 0)
  }

  private static func whole(
    of app: SourceNode, _ window: Frame, _ keyboard: IOSKeyboard?
  ) -> SourceNode? {
    app.descendants.last { node in
      node.flag("visible") != false && (node.ios.isContainer || node.ios.scrolls)
        && node.iosIdentifier != nil && node.frame == window
        && keyboard.map { node.contains($0.node) } != true
    }
  }

  // MARK: - What is listed

  private static func listing(
    of node: SourceNode, in around: ListedNodes.Around?
  ) -> ListedNodes.Listing {
    let type = node.ios
    if ["StatusBar", "Keyboard", "ScrollBar"].contains(type.name) { return .skipped }
    if let around, isControl(around.role), isContent(node, of: around) { return .passed }
    guard let role = role(of: node, type) else { return .passed }
    return .element(role, identifier: node.iosIdentifier, clips: type.scrolls)
  }

  private static func role(of node: SourceNode, _ type: IOSType) -> Element.Role? {
    let hasName = node.iosIdentifier != nil || !node.iosLabel.isEmpty
    switch type.name {
    case "Button" where node.isInTabBar: return .tab
    case "StaticText" where node.hasTrait("Header") == true: return .heading
    // The wheels of a date are parts of one value.
    case "PickerWheel" where node.ancestors.contains(where: { $0.isIOS("DatePicker") }):
      return .text
    // An image without a name is decoration, unless people can reach it with a screen reader.
    case "Image": return hasName || node.flag("accessible") == true ? .image : nil
    case _ where type.isContainer: return hasName && !node.isOfSystem ? .area : nil
    default: return type.role
    }
  }

  /// Whether the parts of an element of this role are its looks.
  private static func isControl(_ role: Element.Role) -> Bool {
    [.button, .link, .tab, .toggle, .checkbox, .radio, .slider, .menuItem, .segments].contains(role)
      || role.isA(.field)
  }

  /// Whether a node inside a control is only its title, its picture or its shape.
  ///
  /// A toggle of SwiftUI is a switch inside another.
  private static func isContent(_ node: SourceNode, of control: ListedNodes.Around) -> Bool {
    let type = node.ios
    if control.role == .segments { return !node.isIOS("Button") }
    if type.mayBeContent { return !isFurtherText(node, of: control.node) }
    guard node.flag("accessible") != true else { return false }
    return type.role == control.role || type.role == .button && control.role == .tab
  }

  /// Whether it is a text that a control shows in addition to its name and its contents.
  private static func isFurtherText(_ node: SourceNode, of control: SourceNode) -> Bool {
    guard node.isIOS("StaticText"), !node.iosLabel.isEmpty else { return false }
    let names = ["label", "value", "placeholderValue"].compactMap { control.attribute($0) }
    return !names.contains(same: node.iosLabel) && control.shownTitle?.index != node.index
  }

  // MARK: - The screen

  /// The screen with its elements.
  func read() -> PhoneScreen {
    let colors = ScreenColors(
      look, size: size, entries: listed.entries,
      behind: .init(keyboard: keyboard?.cover, hasAlert: alert.isShown, alert: alert.node))
    let fields = IOSFieldText(reportsPlaceholders: reportsPlaceholders)
    let focus = FocusedElement(look.active).id(among: listed.entries)
    let elements = listed.entries.map { entry in
      IOSElement(entry: entry, screen: self, fields: fields, focus: focus.value ?? nil)
        .element(parent: entry.parent.map { listed.entries[$0].id }, colors)
    }
    let screen = Screen(
      name: name, size: size, elements: elements, complete: completeness, focus: focus,
      keyboard: IOSKeyboard.observed(keyboard, in: app, hasFocus: focus.value.map { $0 != nil }),
      alert: alert.observed,
      stack: .unknown("a phone does not report which screens are below this one"),
      properties: properties)
    return PhoneScreen(
      screen: screen,
      entries: Dictionary(listed.entries.map { ($0.id, $0) }) { first, _ in first },
      keyboard: keyboard?.nodes, alert: alert.node, isBusy: isBusy,
      showsApp: look.showsApp(among: [app.attribute("bundleId")].compactMap { $0 }))
  }

  /// The size of the app in points.
  var size: Size { Size(width: window.width, height: window.height) }

  /// The keyboard in view.
  var shownKeyboard: Keyboard? { keyboard?.keyboard }

  /// Whether the server reports placeholders.
  ///
  /// Older versions do not. Those that do write the attribute only for elements that have a
  /// placeholder; newer ones also write traits, so that a trait is enough.
  private var reportsPlaceholders: Bool {
    app.descendants.contains {
      $0.attribute("placeholderValue") != nil || $0.attribute("traits") != nil
    }
  }

  /// The name of the screen: the identifier of the last container that fills the app, or else the
  /// title of the navigation bar, or else the name of the app.
  private var name: String {
    if let stranger { return stranger }
    if let name = whole?.iosIdentifier { return name }
    let shown = app.descendants.filter { $0.flag("visible") != false }
    let bars = shown.lazy.filter { $0.isIOS("NavigationBar") }
    if let name = bars.last?.attribute("name"), !name.isEmpty { return name }
    if let title = bars.last?.descendants.first(where: { $0.isIOS("StaticText") }),
      !title.iosLabel.isEmpty
    {
      return title.iosLabel
    }
    return app.attribute("name") ?? app.iosLabel
  }

  private var completeness: Observed<Bool> {
    if let stranger { return PhoneLook.incomplete(behind: stranger) }
    if app.inside.isEmpty { return .unknown("the server lists no elements of the app") }
    if window.isEmpty { return .unknown("the server reports no size of the app") }
    let deepest = app.descendants.lazy.map(\.level).max() ?? app.level
    // The application itself is the first level.
    if deepest - app.level + 1 >= snapshotDepth {
      return .unknown(
        "the page source has \(deepest - app.level + 1) levels of elements, and the server cuts it "
          + "at level \(snapshotDepth) (its setting snapshotMaxDepth)")
    }
    if app.descendants.contains(where: { $0.isIOS("WebView") && $0.inside.isEmpty }) {
      return .unknown("the page source has nothing of the web page on the screen")
    }
    return .known(true)
  }

  private var properties: Properties {
    [
      .animations: .unknown("a phone does not report whether the app animates changes"),
      .subscriptions: .unknown("a phone does not report the subscriptions of an app"),
      .statusBar: .unknown("the status bar is not part of the app's page source"),
      .navigationBar: .known(
        .flag(
          app.descendants.contains {
            $0.isIOS("NavigationBar") && $0.flag("visible") != false
              && $0.frame?.intersection(window).isEmpty == false
          })),
    ]
  }

  /// An indicator of UIKit has the value 1 while it turns, and 0 when it has stopped.
  private var isBusy: Bool {
    listed.entries.contains { entry in
      entry.node.isIOS("ActivityIndicator") && entry.node.flag("visible") == true
        && entry.node.attribute("value") == "1" && entry.part?.isEmpty == false
    }
  }
}

extension SourceNode {
  /// Whether it is directly in a tab bar, or in one of its groups.
  var isInTabBar: Bool { tabBar != nil }

  /// The tab bar around it.
  var tabBar: SourceNode? {
    for node in ancestors {
      if node.isIOS("TabBar") { return node }
      if !node.ios.isContainer { return nil }
    }
    return nil
  }

  /// Whether the system has put it there: a scroll bar, or the place for a keyboard.
  fileprivate var isOfSystem: Bool {
    isScrollBar || iosLabel.isEmpty && iosIdentifier?.isSame(as: "inputView") == true
  }

  /// Whether it shows the position of a scroll view: something adjustable whose value is a part of
  /// the whole, or, from a server that reports no traits, by its label on an English phone.
  private var isScrollBar: Bool {
    if isIOS("Other"), hasTrait("Adjustable") == true,
      attribute("value")?.utf8.last == UInt8(ascii: "%")
    {
      return true
    }
    return iosLabel.begins(with: "Vertical scroll bar")
      || iosLabel.begins(with: "Horizontal scroll bar")
  }
}
