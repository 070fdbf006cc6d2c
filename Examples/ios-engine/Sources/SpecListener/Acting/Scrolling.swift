#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Scrolls: to an element, or by points.
@MainActor
struct Scrolling {
  /// The most pages that a search for an element turns.
  private static let pages = 200

  let window: UIWindow
  let read: @MainActor () -> ReadScreen

  /// Scrolls until an element is in view.
  ///
  /// A table has no views for rows that are far away, so its pages are turned until it has one.
  func scroll(to selector: ElementSelector) throws(DriverError) {
    if let view = try? read().find(selector).view { return reveal(view) }
    guard let area = areas(of: read()).first else {
      _ = try read().find(selector)
      return
    }
    let start = area.contentOffset
    move(area, to: Self.range(of: area).lowerBound)
    for _ in 0..<Self.pages {
      if let view = try? read().find(selector).view { return reveal(view) }
      let before = area.contentOffset.y
      move(area, to: before + max(1, area.bounds.height * 0.9))
      if area.contentOffset.y == before { break }
    }
    let screen = read().screen
    move(area, to: start.y)
    throw .elementNotFound(selector, screen)
  }

  /// Scrolls every area around a view until the view is in it.
  func reveal(_ view: UIView) {
    var outer = view.superview
    for _ in 0..<ViewTree.greatestDepth {
      guard let current = outer else { break }
      if let area = current as? UIScrollView, area.isScrollEnabled {
        area.scrollRectToVisible(view.convert(view.bounds, to: area), animated: false)
      }
      outer = current.superview
    }
    window.layoutIfNeeded()
  }

  /// Scrolls an area, or the first of the screen; a positive number reveals what is further down.
  func scroll(by points: Int, in selector: ElementSelector?) throws(DriverError) {
    let screen = read()
    var area = areas(of: screen).first
    if let selector {
      guard let view = try screen.find(selector).view else {
        throw .notInteractable(selector, why: "it does not scroll", screen.screen)
      }
      area = Self.area(around: view)
    }
    guard let area else {
      throw .impossible(
        what: "scroll by \(points) points", why: "there is no scroll view", screen.screen)
    }
    if area.isScrollEnabled { move(area, to: area.contentOffset.y + CGFloat(points)) }
  }

  private func areas(of screen: ReadScreen) -> [UIScrollView] {
    screen.views.compactMap { $0 as? UIScrollView }.filter { !($0 is UITextView) }
  }

  private static func area(around view: UIView) -> UIScrollView? {
    var outer: UIView? = view
    for _ in 0..<ViewTree.greatestDepth {
      if let area = outer as? UIScrollView { return area }
      outer = outer?.superview
    }
    return nil
  }

  /// Moves the content as far as a finger could.
  private func move(_ area: UIScrollView, to y: CGFloat) {
    let range = Self.range(of: area)
    let offset = CGPoint(
      x: area.contentOffset.x, y: min(max(y, range.lowerBound), range.upperBound))
    area.setContentOffset(offset, animated: false)
    window.layoutIfNeeded()
  }

  private static func range(of area: UIScrollView) -> ClosedRange<CGFloat> {
    let insets = area.adjustedContentInset
    let end = area.contentSize.height + insets.bottom - area.bounds.height
    return -insets.top...max(-insets.top, end)
  }
}
#endif
