#if DEBUG && canImport(UIKit)
import UIKit

/// The names of views, as a person would say them.
@MainActor
enum ViewLabel {
  /// The label of a view; empty if it has none.
  static func label(of view: UIView) -> String {
    if let label = (view as? any DescribedView)?.specLabel { return label }
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    switch view {
    case let button as UIButton:
      return button.currentTitle ?? button.configuration?.title ?? ""
    case let label as UILabel: return label.text ?? ""
    case is UITableViewCell, is UICollectionViewCell: return texts(in: view)
    case is UITextField, is UITextView, is UIScrollView: return ""
    case is UIControl: return texts(in: view)
    default: return ""
    }
  }

  /// The label, or what else names a view: its placeholder or its identifier.
  static func name(of view: UIView) -> String {
    let label = label(of: view)
    if !label.isEmpty { return label }
    if let placeholder = (view as? UITextField)?.placeholder, !placeholder.isEmpty {
      return placeholder
    }
    return view.accessibilityIdentifier ?? ""
  }

  /// The visible texts of the labels in a view, in order.
  private static func texts(in view: UIView) -> String {
    var texts: [String] = []
    collect(view, into: &texts, depth: 0)
    return texts.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, into texts: inout [String], depth: Int) {
    guard depth < ViewTree.greatestDepth, !view.isHidden, view.alpha > 0 else { return }
    if let text = (view as? UILabel)?.text, !text.isEmpty { texts.append(text) }
    // The title of a button in a row is the name of the button.
    for child in view.subviews where !(child is UIControl) {
      collect(child, into: &texts, depth: depth + 1)
    }
  }
}
#endif
