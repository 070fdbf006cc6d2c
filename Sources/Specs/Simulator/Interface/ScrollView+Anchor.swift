package import SpecDrivers

extension ScrollView {
  /// Scrolls a view of the content to the area's lower edge, as far as the content goes.
  package func anchorAtBottom(_ view: View) {
    scroll(by: view.frame.maxY - frame.maxY)
  }

  /// Scrolls a view of the content to the area's upper edge, as far as the content goes.
  package func anchorAtTop(_ view: View) {
    scroll(by: view.frame.y - frame.y)
  }

  /// Whether a finger that is put on a view, in the middle of what can be seen of it, touches
  /// the area.
  func takesFinger(on view: View) -> Bool {
    guard let size = screen?.device.model.size else { return false }
    let isContent = view.scrollView === self
    let (top, bottom) = isContent ? (frame.y, frame.maxY) : (0, size.height)
    let x = (max(0, view.frame.x) + min(size.width, view.frame.x + view.frame.width)) / 2
    let y = (max(top, view.frame.y) + min(bottom, view.frame.maxY)) / 2
    return x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.maxY
  }
}

extension Property {
  /// Whether a bar at the side of an area tells how far its content is scrolled.
  package static let scrollIndicator = Property("scroll indicator")
}
