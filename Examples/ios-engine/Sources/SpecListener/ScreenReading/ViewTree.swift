#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Walks through the views of a controller and lists those that a person would name.
@MainActor
struct ViewTree {
  /// How deep views may lie.
  static let greatestDepth = 500

  let window: UIWindow
  private(set) var list: ElementList
  private let sight: Sight
  /// The bars whose items are read: their views belong to UIKit.
  private let bars: [UIView]

  init(_ window: UIWindow, _ front: FrontController, readsCovers: Bool) {
    self.window = window
    list = ElementList()
    sight = Sight(window, readsCovers: readsCovers && front.alert == nil)
    bars = front.bars
  }

  /// Where a view stands: the listed view around it, and whether that is rendered.
  private struct Place {
    var parent: String?
    var isRendered = true
    var depth = 0
  }

  /// Reads a view of the screen; a view that a bar contains has that bar around it.
  mutating func read(_ view: UIView) { read(view, Place()) }

  /// Changes the list outside of the tree: adds the items of a bar.
  mutating func add(_ add: (inout ElementList) -> Void) { add(&list) }

  private mutating func read(_ view: UIView, _ place: Place) {
    if bars.contains(where: { $0 === view }) { return }
    guard place.depth < Self.greatestDepth, !list.isFull else {
      return list.note("views beyond the first \(ElementList.limit), or too deep in others")
    }
    var inner = place
    inner.depth += 1
    inner.isRendered = place.isRendered && !view.isHidden && view.alpha > 0
    if view is UINavigationBar || view is UITabBar {
      if inner.isRendered { list.note("a bar that belongs to no controller") }
      return
    }
    if inner.isRendered, let reason = OpaqueView.reason(for: view) { list.note(reason) }
    if let role = ViewRole.role(of: view) {
      inner.parent = add(view, role, inner)
      if !ViewRole.hasContent(role) { return }
    }
    if view.accessibilityElementsHidden { return }
    for child in view.subviews { read(child, inner) }
    for part in view.accessibilityElements ?? [] {
      guard let drawn = part as? UIAccessibilityElement, !list.isFull else { continue }
      DrawnElement(drawn, in: window).add(to: &list, parent: inner.parent, inner.isRendered)
    }
  }

  private mutating func add(_ view: UIView, _ role: Element.Role, _ place: Place) -> String {
    let frame = view.convert(view.bounds, to: window)
    var properties = ViewProperties.properties(of: view)
    let isVisible = place.isRendered && !frame.isEmpty && !isEmptyText(view)
    properties[.visible] = .known(.flag(isVisible))
    if isVisible {
      properties[.inView] = .known(.flag(sight.shows(view)))
      if let cover = sight.cover(of: view) { properties[.coveredBy] = .known(.text(cover)) }
    }
    return list.add(
      .view(view), id: view.accessibilityIdentifier, role: role, label: ViewLabel.label(of: view),
      parent: place.parent,
      frame: .known(
        Frame(
          x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
          height: Double(frame.height))),
      properties: properties)
  }

  private func isEmptyText(_ view: UIView) -> Bool {
    (view as? UILabel).map { ($0.text ?? "").isEmpty } ?? false
  }
}
#endif
