import SpecDrivers
import SpecText

/// The tree of an application that shows a screen of the simulator.
///
/// The screen itself is an element that fills the window and has the screen's name as its
/// identifier. Hidden elements are left out, as in the accessibility tree of a phone; elements that
/// are scrolled away or covered are there and not visible.
struct ScreenTree {
  let screen: Screen
  /// The name of the app on the home screen.
  let appName: String
  let process: (id: Int, bundle: String)
  /// The heights of the areas outside the safe area, in points.
  let safeTop: Double
  let safeBottom: Double
  let isShifted: Bool
  let showsDigits: Bool
  /// The options of segmented controls, by the identifier of the element.
  let options: [String: [String]]

  private var window: Frame {
    Frame(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
  }

  /// The application with its windows.
  ///
  /// A permission prompt is not part of it: it belongs to the system.
  var application: Node {
    var windows = [mainWindow]
    if let keyboard = screen.keyboard.value ?? nil {
      windows.append(
        KeyboardTree(
          keyboard: keyboard, size: screen.size, safeBottom: safeBottom, isShifted: isShifted,
          showsDigits: showsDigits
        ).window)
    }
    return Node(
      type: "Application", label: appName, frame: window, process: process, key: "application",
      children: windows)
  }

  private var mainWindow: Node {
    var content = Node(
      type: "Other", identifier: screen.name, frame: window, key: "screen", children: elements)
    if screen.properties[.navigationBar]?.value == .flag(true) {
      content.children.append(navigationBar)
    }
    var parts = [Node(type: "Other", frame: window, key: "container", children: [content])]
    if let alert = screen.alert.value ?? nil, alert.kind != .permission {
      parts = parts.map(\.hidden)
      parts.append(AlertTree(alert: alert, size: screen.size).node)
    }
    return Node(type: "Window", frame: window, key: "window", children: parts)
  }

  private var navigationBar: Node {
    let frame = Frame(x: 0, y: safeTop, width: window.width, height: 44)
    var bar = Node(type: "NavigationBar", identifier: screen.name, frame: frame, key: "bar")
    let back = Frame(x: 8, y: safeTop, width: 60, height: 44)
    // Where the app has a control of its own, the bar has none.
    let isFree = !shown.contains { $0.frame.value?.intersection(back) != nil }
    if (screen.stack.value?.count ?? 0) > 1, isFree {
      bar.children = [
        Node(
          type: "Button", identifier: "BackButton", label: "Back", isAccessible: true,
          traits: ["Button"], frame: back, touch: .back, key: "bar/back")
      ]
    }
    return bar
  }

  // MARK: Elements

  private var shown: [Element] { screen.elements.filter(\.isVisible) }

  /// The elements that are in no other, with those in them; tabs are in a tab bar.
  private var elements: [Node] {
    let ids = shown.map(\.id)
    let roots = shown.filter { element in
      guard let parent = element.parent else { return true }
      return !ids.contains { $0.isSame(as: parent) }
    }
    var nodes = roots.filter { $0.role != .tab }.map { node($0, depth: 0) }
    let tabs = roots.filter { $0.role == .tab }.map { node($0, depth: 0) }
    if let bar = tabBar(tabs) { nodes.append(bar) }
    return nodes
  }

  private func tabBar(_ tabs: [Node]) -> Node? {
    guard let first = tabs.first else { return nil }
    let frame = Frame(x: 0, y: first.frame.y, width: window.width, height: first.frame.height)
    return Node(
      type: "TabBar", label: "Tab Bar", traits: ["TabBar"], frame: frame, key: "tabs",
      children: tabs)
  }

  private func node(_ element: Element, depth: Int) -> Node {
    var node = ElementNode(
      element: element, screen: screen, options: options[element.id] ?? []
    ).node
    node.isVisible = isVisible(element)
    node.isScrolledAway = screen.shows(element).value != true
    // Elements nest a few levels deep; the limit keeps a broken screen from ending in a loop.
    guard depth < 16 else { return node }
    node.children += shown.filter { $0.parent?.isSame(as: element.id) ?? false }
      .map { self.node($0, depth: depth + 1) }
    return node
  }

  private func isVisible(_ element: Element) -> Bool {
    guard let frame = element.frame.value, frame.intersection(window) != nil,
      screen.shows(element).value == true
    else { return false }
    return element.properties[.coveredBy] == nil
  }
}

extension Node {
  /// The same element and everything in it, not visible.
  var hidden: Node {
    var node = self
    node.isVisible = false
    node.children = children.map(\.hidden)
    return node
  }
}
