#if DEBUG && canImport(UIKit)
import UIKit

/// Which part of a view a person sees, and what is in front of it.
@MainActor
struct Sight {
  private let window: UIWindow
  private let readsCovers: Bool

  init(_ window: UIWindow, readsCovers: Bool = true) {
    self.window = window
    self.readsCovers = readsCovers
  }

  /// Whether a part of the view is in the window and in the views that cut it off.
  func shows(_ view: UIView) -> Bool { visiblePart(of: view) != nil }

  /// The point of a view that a finger touches, in the window: the middle of what is in view.
  func touchPoint(of view: UIView) -> CGPoint? {
    visiblePart(of: view).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// The name of the view that takes the touches on a control; nil if the control gets them.
  ///
  /// A hit test finds it, so a cover that lets touches through is none.
  func cover(of view: UIView) -> String? {
    guard readsCovers, view is UIControl || view is UITableViewCell || view is UICollectionViewCell,
      let point = touchPoint(of: view), let hit = window.hitTest(point, with: nil),
      !hit.isDescendant(of: view), !view.isDescendant(of: hit)
    else { return nil }
    let name = ViewLabel.name(of: hit)
    return name.isEmpty ? String(describing: type(of: hit)) : name
  }

  /// The part of a view in the window; nil if there is none.
  private func visiblePart(of view: UIView) -> CGRect? {
    var part = view.convert(view.bounds, to: window).intersection(window.bounds)
    var outer = view.superview
    for _ in 0..<ViewTree.greatestDepth {
      guard let clip = outer, clip !== window else { break }
      if clip.clipsToBounds || clip is UIScrollView {
        part = part.intersection(clip.convert(clip.bounds, to: window))
      }
      outer = clip.superview
    }
    return part.isNull || part.isEmpty ? nil : part
  }
}
#endif
