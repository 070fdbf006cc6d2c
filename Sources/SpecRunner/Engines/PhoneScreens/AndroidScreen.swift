import SpecDrivers
import SpecText

/// A screen of an Android phone from the page source of the UiAutomator2 server.
///
/// What the attributes mean is described by the sources of the server: `Attribute` and
/// `UiElementSnapshot`. Frames are in pixels, and they have only the part that is in view.
struct AndroidScreen {
  let look: PhoneLook
  let tree: SourceTree
  /// The frame of the app, in pixels.
  let window: Frame
  let alert: AndroidAlert
  let listed: ListedNodes
  /// The number of pixels of a point; nil if it is not known.
  let density: Double?
  /// The depth at which the server cuts the tree.
  let snapshotDepth: Int
  /// The keyboard; only servers that report all windows have it.
  private let keyboard: SourceNode?
  /// The app in front, if it is not the tested one.
  private let stranger: String?
  /// Whether the tested app is in front.
  private let showsApp: Bool

  init(_ look: PhoneLook, snapshotDepth: Int, density: Double?) throws(PhoneSourceError) {
    let tree = try SourceTree.read(look.source)
    guard let root = tree.root, root.type.isSame(as: "hierarchy") else {
      throw PhoneSourceError("expected an element hierarchy, found \(tree.root?.type ?? "none")")
    }
    self.look = look
    self.tree = tree
    self.density = density
    self.snapshotDepth = snapshotDepth
    let window = Self.window(of: root)
    self.window = window
    keyboard = root.children.first {
      $0.attribute("package")?.includes("inputmethod") == true && $0.frame?.isEmpty == false
    }
    let windows = root.children.filter { !Self.isOfSystem($0) }
    let alert = AndroidAlert(in: tree, windows: windows, display: window)
    let apps = windows.compactMap { $0.attribute("package") }
    let stranger = look.stranger(among: apps)
    showsApp = look.showsApp(among: apps)
    self.alert = alert
    self.stranger = stranger
    listed = ListedNodes(in: tree, window: window) { node, around in
      // Of another app, only what it asks the user is listed.
      if stranger != nil, !alert.isShown { return .skipped }
      return Self.listing(of: node, in: around)
    }
  }

  /// The display, or else the largest window.
  private static func window(of root: SourceNode) -> Frame {
    let sides = ["width", "height"].compactMap { root.attribute($0).flatMap { Double($0) } }
    if sides.count == 2, sides.allSatisfy({ (1...1e6).contains($0) }) {
      return Frame(x: 0, y: 0, width: sides[0], height: sides[1])
    }
    return root.children.compactMap(\.frame).max { $0.width * $0.height < $1.width * $1.height }
      ?? Frame(x: 0, y: 0, width: 0, height: 0)
  }

  /// Whether a window is a keyboard or the bars of the system.
  private static func isOfSystem(_ window: SourceNode) -> Bool {
    guard let package = window.attribute("package") else { return false }
    return package.includes("inputmethod") || package.isSame(as: "com.android.systemui")
  }

  // MARK: - What is listed

  private static func listing(
    of node: SourceNode, in around: ListedNodes.Around?
  ) -> ListedNodes.Listing {
    if node.level == 1, isOfSystem(node) { return .skipped }
    let type = node.android
    if let around, AndroidType.isControl(around.role), isContent(type),
      !isNamedFurther(node, in: around.node)
    {
      return .passed
    }
    if node.isShapeOfButton, node.parent?.drawnControl != nil { return .passed }
    guard let role = role(of: node, type) else { return .passed }
    return .element(
      role, identifier: node.androidIdentifier,
      clips: type.scrolls || node.flag("scrollable") == true)
  }

  private static func role(of node: SourceNode, _ type: AndroidType) -> Element.Role? {
    let isTappable = node.flag("clickable") == true
    let isDescribed = node.isDescribed
    if type.role == .text, node.flag("heading") == true { return .heading }
    // A choice in a list of several.
    if type.name == "CheckedTextView", node.flag("checkable") == true { return .checkbox }
    if let role = type.role { return role }
    if type.scrolls || node.flag("scrollable") == true { return .area }
    switch type.name {
    // Pictures of web pages have the class `Image`.
    case "ImageView", "Image":
      guard node.ownLabel != nil || node.androidIdentifier != nil else { return nil }
      return isTappable ? .button : .image
    case "hierarchy": return nil
    case _ where node.parent?.android.hasRows == true: return .row
    case _ where node.drawnControl != nil: return node.drawnControl
    // Buttons that frameworks draw themselves have the class of any view.
    case _ where isTappable && isDescribed: return .button
    // So do texts of web pages and of views that apps draw. The text of a web view is a title.
    case _ where node.ownLabel != nil && !isDescribed && type.name != "WebView":
      return node.flag("heading") == true ? .heading : isTappable ? .button : .text
    default: return isDescribed || node.androidIdentifier != nil ? .area : nil
    }
  }

  /// Whether a part of a control has a name, and not that of the control.
  private static func isNamedFurther(_ node: SourceNode, in control: SourceNode) -> Bool {
    node.ownLabel.map { !control.androidLabel.isSame(as: $0) } ?? false
  }

  private static func isContent(_ type: AndroidType) -> Bool {
    type.role == .text || type.role == nil && !type.scrolls
  }

  // MARK: - The screen

  /// The screen with its elements.
  func read() -> PhoneScreen {
    let colors = ScreenColors(
      look, size: Size(width: window.width, height: window.height), entries: listed.entries,
      behind: .init(keyboard: keyboard?.frame, hasAlert: alert.front != nil, alert: alert.front),
      pixelsOfAPoint: density ?? 1)
    let fields = AndroidFieldText(
      reportsHints: tree.nodes.contains {
        $0.attribute("hint") != nil || $0.attribute("showing-hint") != nil
      })
    let focus = focus
    let elements = listed.entries.map { entry in
      AndroidElement(entry: entry, screen: self, fields: fields, focus: focus.value ?? nil)
        .element(parent: entry.parent.map { listed.entries[$0].id }, colors)
    }
    let screen = Screen(
      name: name, size: inPoints(window).size, elements: elements, complete: completeness,
      focus: focus, keyboard: observedKeyboard(elements, focus: focus.value ?? nil),
      alert: alert.observed,
      stack: .unknown("a phone does not report which screens are below this one"),
      properties: properties)
    return PhoneScreen(
      screen: screen,
      entries: Dictionary(listed.entries.map { ($0.id, $0) }) { first, _ in first },
      keyboard: nil, alert: alert.front, isBusy: false, showsApp: showsApp,
      isUntitled: title == nil)
  }

  /// A frame in points; in pixels if the density is not known.
  func inPoints(_ frame: Frame) -> Frame {
    let density = density ?? 1
    return Frame(
      x: frame.x / density, y: frame.y / density, width: frame.width / density,
      height: frame.height / density)
  }

  /// The name of the screen: its title, or else the activity, or else the app's package.
  private var name: String {
    if let title { return title }
    if let activity = look.activity, !activity.isEmpty { return activity }
    return tree.root?.children.first?.attribute("package") ?? ""
  }

  /// The app in front instead, or else the title of a pane or of the toolbar; nil if there is none.
  private var title: String? {
    if let stranger { return stranger }
    let panes = tree.nodes.compactMap { $0.attribute("pane-title") }.filter { !$0.isEmpty }
    if let pane = panes.last { return pane }
    let bars = tree.nodes.lazy.filter { $0.android.name == "Toolbar" || $0.hasID("toolbar") }
    return bars.last?.descendants.first {
      $0.android.role == .text && !$0.androidLabel.isEmpty
    }?.androidLabel
  }

  private var focus: Observed<String?> {
    let focused = listed.entries.filter { $0.node.flag("focused") == true }
    let fields = focused.filter { $0.role.isA(.field) }
    if fields.count == 1 { return .known(fields[0].id) }
    if focused.count == 1 { return .known(focused[0].id) }
    if focused.isEmpty {
      let knows = tree.nodes.contains { $0.attribute("focused") != nil }
      return knows ? .known(nil) : FocusedElement(look.active).id(among: listed.entries)
    }
    // In several windows at once, elements may have the focus of their window.
    if case .none = look.active { return .unknown("\(focused.count) elements have the focus") }
    return FocusedElement(look.active).id(among: focused)
  }

  /// The keyboard is a window of another app, so that the page source of this one does not have it.
  private func observedKeyboard(_ elements: [Element], focus: String?) -> Observed<Keyboard?> {
    guard let isShown = keyboard != nil ? true : look.isKeyboardShown else {
      return .unknown("the server did not report whether the keyboard is shown")
    }
    guard isShown else { return .known(nil) }
    let field = elements.first { element in focus.map { element.id.isSame(as: $0) } ?? false }
    let height = keyboard?.frame.map { inPoints($0).height }
    return .known(
      Keyboard(
        type: field?.properties[.keyboardType]?.value?.text.map { .known($0, .inferred) }
          ?? .unknown("the field with the focus does not declare it"),
        returnKey: .unknown("Android does not report the keys of its keyboards"),
        height: height.map { .known($0, .inferred) }
          ?? .unknown("the keyboard is not part of the page source"),
        shortcutBar: .unknown("Android does not report the parts of its keyboards")))
  }

  private var completeness: Observed<Bool> {
    if let stranger { return PhoneLook.incomplete(behind: stranger) }
    if listed.entries.isEmpty { return .unknown("the server lists no elements of the app") }
    if let why = alert.whyRestIsUnread { return .unknown(why) }
    let deepest = tree.records.lazy.map(\.level).max() ?? 0
    if deepest >= snapshotDepth {
      return .unknown(
        "the page source has \(deepest) levels of elements, and the server cuts it at level "
          + "\(snapshotDepth) (its setting snapshotMaxDepth)")
    }
    if tree.nodes.contains(where: { $0.android.name == "WebView" && $0.inside.isEmpty }) {
      return .unknown("the page source has nothing of the web page on the screen")
    }
    // What is scrolled out of view is not listed, and at the end an area still calls itself scrollable.
    let scrolls = tree.nodes.contains { $0.flag("scrollable") == true }
    return .known(true, scrolls ? .inferred : .exact)
  }

  private var properties: Properties {
    [
      .animations: .unknown("a phone does not report whether the app animates changes"),
      .subscriptions: .unknown("a phone does not report the subscriptions of an app"),
      .statusBar: .unknown("the status bar is not part of the app's page source"),
      .navigationBar: .known(
        .flag(tree.nodes.contains { $0.android.name == "Toolbar" || $0.hasID("action_bar") }),
        .inferred),
    ]
  }
}

extension Frame {
  /// Its width and height.
  fileprivate var size: Size { Size(width: width, height: height) }
}
