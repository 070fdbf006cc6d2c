#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// A part of a view that draws its content itself, as the view describes it to screen readers.
@MainActor
struct DrawnElement {
  private let element: UIAccessibilityElement
  private let window: UIWindow

  init(_ element: UIAccessibilityElement, in window: UIWindow) {
    self.element = element
    self.window = window
  }

  /// - Parameter isRendered: Whether the view around it is.
  func add(to list: inout ElementList, parent: String?, _ isRendered: Bool) {
    let frame = frame
    let isVisible = isRendered && !frame.isEmpty
    var properties: Properties = [.visible: .known(.flag(isVisible))]
    if isVisible { properties[.inView] = .known(.flag(frame.intersects(window.bounds))) }
    if let value = element.accessibilityValue { properties[.text] = .known(.text(value)) }
    if let hint = element.accessibilityHint { properties[.description] = .known(.text(hint)) }
    let traits = element.accessibilityTraits
    if traits.contains(.selected) { properties[.selected] = .known(true) }
    if traits.contains(.notEnabled) { properties[.enabled] = .known(false) }
    list.add(
      .drawn(element), id: element.accessibilityIdentifier, role: ViewRole.role(for: traits),
      label: element.accessibilityLabel ?? "", parent: parent,
      frame: .known(
        Frame(
          x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
          height: Double(frame.height))),
      properties: properties)
  }

  /// The frame in the window; accessibility gives it on the screen.
  private var frame: CGRect {
    window.screen.coordinateSpace.convert(element.accessibilityFrame, to: window)
  }
}
#endif
