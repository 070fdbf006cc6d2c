import SpecDrivers

extension ScrollView {
  /// Scrolls a view of the content to the lower edge, as far as possible.
  package func anchorAtBottom(_ view: View) {
    scroll(by: view.frame.maxY - frame.maxY)
  }

  /// Scrolls a view of the content to the upper edge, as far as possible.
  package func anchorAtTop(_ view: View) {
    scroll(by: view.frame.y - frame.y)
  }

  /// Whether a touch in the middle of the visible part of a view hits the scroll view.
  func takesFinger(on view: View) -> Bool {
    guard let size = screen?.device.model.size else { return false }
    let isContent = view.scrollView === self
    let (top, bottom) = isContent ? (frame.y, frame.maxY) : (0, size.height)
    let x = (max(0, view.frame.x) + min(size.width, view.frame.x + view.frame.width)) / 2
    let y = (max(top, view.frame.y) + min(bottom, view.frame.maxY)) / 2
    return x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.maxY
  }
}
