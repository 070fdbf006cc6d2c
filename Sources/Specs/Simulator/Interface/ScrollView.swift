package import SpecDrivers

/// An area that shows a part of a longer content, and moves it when somebody scrolls.
///
/// Its content consists of views of the same screen. The screen's layout hands their places to
/// `placeContent`; what lies outside the area cannot be seen.
package final class ScrollView: View {
  /// How far the content is scrolled up, in points.
  package private(set) var contentOffset = 0.0
  /// How high the content is, in points.
  package var contentHeight = 0.0 { didSet { contentChanged(oldValue != contentHeight) } }
  /// The room to scroll that is added below the content, such as what a keyboard covers.
  package var bottomInset = 0.0 { didSet { contentChanged(oldValue != bottomInset) } }
  /// Whether a finger moves the content; code moves it in any case.
  package var isScrollEnabled = true
  /// Whether a bar at the side tells how far the content is scrolled, while it is.
  package var showsIndicator = true { didSet { redraw() } }

  private var content: [View] = []

  package init(id: String, label: String) {
    super.init(id: id, role: .area, label: label)
  }

  /// How far the content can be scrolled up at most.
  package var limit: Double { max(0, contentHeight + bottomInset - frame.height) }

  /// Makes views part of the content.
  package func hold(_ views: [View]) {
    for view in views { view.scrollView = self }
    content += views
  }

  /// Puts a view of the content in its place, in points from the content's top left corner.
  package func placeContent(
    _ view: View, x: Double, y: Double, width: Double, height: Double
  ) {
    view.place(
      x: frame.x + x, y: frame.y + y - contentOffset, width: width, height: height)
  }

  /// Scrolls by points, as far as the content goes; positive shows what is further down.
  package func scroll(by points: Double) {
    let new = min(max(0, contentOffset + points), limit)
    guard new != contentOffset else { return }
    contentOffset = new
    redraw()
    screen?.setNeedsLayout()
  }

  /// Scrolls as little as is needed to bring the room between two views into sight.
  package func show(from first: View, to last: View) {
    let top = first.frame.y - frame.y
    let bottom = last.frame.maxY - frame.y
    let room = frame.height - bottomInset
    if bottom > room { scroll(by: min(bottom - room, top)) } else if top < 0 { scroll(by: top) }
  }

  /// Whether the whole of a view is in the area, as far as nothing covers it.
  package func shows(_ view: View) -> Bool {
    view.frame.y >= frame.y && view.frame.maxY <= frame.maxY - bottomInset
  }

  /// Whether a view is out of sight because of how far the content is scrolled.
  package func clips(_ view: View) -> Bool {
    view.frame.maxY <= frame.y || view.frame.y >= frame.maxY
  }

  package override func redraw() {
    super.redraw()
    for view in content { view.redraw() }
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
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
