import SpecDrivers
import SpecText

/// Whether users see an element on iOS, and what covers it.
///
/// The attribute `visible` is false for elements that are hidden, out of view or covered, so that
/// the frames have to distinguish these cases.
struct IOSSight {
  let entry: ListedNodes.Entry
  let screen: IOSScreen

  /// The name of the keyboard where it covers an element.
  static let keyboard = "the keyboard"

  private var node: SourceNode { entry.node }

  /// Whether the element is on the screen, even if it is out of view or covered.
  var visible: Observed<PropertyValue> {
    guard let frame = node.frame else { return .unknown("the page source does not have it") }
    if frame.isEmpty { return .known(.flag(false)) }
    switch node.flag("visible") {
    case true?: return .known(.flag(true))
    case nil: return .unknown("the page source does not have it")
    case false?: break
    }
    let showsParts = node.parts?.contains { $0.flag("visible") == true } ?? false
    if showsParts || covered(by: keyboard) || entry.isOutOfView && isInScrollingArea {
      return .known(.flag(true), .inferred)
    }
    if entry.isOutOfView {
      return .unknown("it is outside of the window, and nothing around it scrolls")
    }
    // Some versions of iOS call everything hidden.
    if !screen.seesAnything {
      return .unknown("the phone says that everything on the screen is hidden")
    }
    if screen.alert.isShown, !isInAlert {
      return .unknown("an alert is in front of it, and the phone does not report what it hides")
    }
    if node.tabBar?.flag("visible") == true {
      return .unknown("the phone says that the tab is hidden, and that its bar is visible")
    }
    return .known(.flag(false), .inferred)
  }

  /// Whether a part of it is in the window and in the areas that scroll around it.
  var inView: Observed<PropertyValue> {
    node.frame == nil
      ? .unknown("the page source does not have its frame") : .known(.flag(!entry.isOutOfView))
  }

  /// What covers its middle; nil if nothing does.
  var cover: Observed<PropertyValue>? {
    if entry.isOutOfView { return nil }
    if covered(by: keyboard) { return .known(.text(Self.keyboard), .inferred) }
    if !isInAlert, let alert = screen.alert.node, covered(by: alert.frame) {
      let title = screen.alert.observed.value.flatMap { $0 }?.title ?? ""
      return .known(.text(title.isEmpty ? "the alert" : title), .inferred)
    }
    // The setting `includeHittableInPageSource` adds the attribute.
    switch node.flag("hittable") {
    case true?: return nil
    case false?: return .unknown("the phone reports only that it cannot be tapped")
    case nil: return .unknown("the phone does not report what covers it")
    }
  }

  private var isInScrollingArea: Bool {
    node.ancestors.contains { $0.ios.scrolls || $0.isIOS("WebView") }
  }

  private var keyboard: Frame? {
    guard let keyboard = screen.keyboard, !keyboard.node.contains(node) else { return nil }
    return keyboard.cover
  }

  private var isInAlert: Bool { screen.alert.node?.contains(node) ?? false }

  private func covered(by cover: Frame?) -> Bool {
    guard let cover, let frame = node.frame else { return false }
    return cover.containsMiddle(of: frame)
  }
}
