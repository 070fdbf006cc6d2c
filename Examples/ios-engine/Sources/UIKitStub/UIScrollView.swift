/// A view that scrolls.
@MainActor open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open var adjustedContentInset = UIEdgeInsets.zero
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if rect.maxY > bounds.maxY { contentOffset.y = rect.maxY - bounds.height }
    if rect.minY < bounds.minY { contentOffset.y = rect.minY }
  }
}

/// Distances from the edges.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
