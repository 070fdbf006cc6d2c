package import SpecDrivers

/// A scroll view: an area that shows a part of its content.
///
/// Its content consists of views of the same screen, positioned by the screen's layout with
/// `placeContent`; content outside the area is invisible.
package final class ScrollView: View {
  /// The vertical content offset, in points.
  package private(set) var contentOffset = 0.0
  /// The height of the content, in points.
  package var contentHeight = 0.0 { didSet { contentChanged(oldValue != contentHeight) } }
  /// The additional space below the content, in points, such as the area behind a keyboard.
  package var bottomInset = 0.0 { didSet { contentChanged(oldValue != bottomInset) } }
  /// Whether the user can scroll; code can always scroll.
  package var isScrollEnabled = true
  /// Whether a scroll indicator is shown while scrolling.
  package var showsIndicator = true { didSet { redraw() } }

  private var content: [View] = []

  package init(id: String, label: String) {
    super.init(id: id, role: .area, label: label)
  }

  /// The maximum content offset, in points.
  package var limit: Double { max(0, contentHeight + bottomInset - frame.height) }

  /// Adds views to the content.
  package func hold(_ views: [View]) {
    for view in views { view.scrollView = self }
    content += views
  }

  /// Positions a view of the content, in points from the content's top left corner.
  package func placeContent(
    _ view: View, x: Double, y: Double, width: Double, height: Double
  ) {
    view.place(
      x: frame.x + x, y: frame.y + y - contentOffset, width: width, height: height)
  }

  /// Scrolls by points, within the limits; positive scrolls down.
  package func scroll(by points: Double) {
    let new = min(max(0, contentOffset + points), limit)
    guard new != contentOffset else { return }
    contentOffset = new
    redraw()
    screen?.setNeedsLayout()
  }

  /// Scrolls the minimum distance to show the area from one view to another.
  package func show(from first: View, to last: View) {
    let top = first.frame.y - frame.y
    let bottom = last.frame.maxY - frame.y
    let room = frame.height - bottomInset
    if bottom > room { scroll(by: min(bottom - room, top)) } else if top < 0 { scroll(by: top) }
  }

  /// Whether a view is completely inside the area, ignoring views in front of it.
  package func shows(_ view: View) -> Bool {
    view.frame.y >= frame.y && view.frame.maxY <= frame.maxY - bottomInset
  }

  /// Whether a view is scrolled out of the area.
  package func clips(_ view: View) -> Bool {
    view.frame.maxY <= frame.y || view.frame.y >= frame.maxY
  }

  package override func redraw() {
    super.redraw()
    for view in content { view.redraw() }
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.scrollOffset] = .known(.number(contentOffset))
    properties[.contentHeight] = .known(.number(contentHeight))
    properties[.scrollIndicator] = .known(.flag(showsIndicator))
  }

  private func contentChanged(_ isNew: Bool) {
    guard isNew else { return }
    redraw()
    scroll(by: 0)
  }
}
