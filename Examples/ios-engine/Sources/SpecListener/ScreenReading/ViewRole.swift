#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The roles of views: which of them a person would name.
@MainActor
enum ViewRole {
  /// The role of a view; nil if only its subviews matter.
  static func role(of view: UIView) -> Element.Role? {
    if let role = (view as? any DescribedView)?.specRole { return role }
    return control(view) ?? content(view) ?? accessible(view)
  }

  /// Whether the views inside an element of this role are elements of their own.
  static func hasContent(_ role: Element.Role) -> Bool {
    [.area, .list, .row, .card, .group, .region, .form, .dialog, .table].contains(role)
  }

  private static func control(_ view: UIView) -> Element.Role? {
    switch view {
    case is UISearchTextField: .searchField
    case is UITextField: .field
    case is UISwitch: .toggle
    case is UISlider: .slider
    case is UIStepper: .spinButton
    case is UISegmentedControl: .segments
    case is UIDatePicker, is UIPickerView: .picker
    case is UIControl: .button
    default: nil
    }
  }

  private static func content(_ view: UIView) -> Element.Role? {
    switch view {
    case let text as UITextView: text.isEditable ? .field : .text
    case is UILabel: view.accessibilityTraits.contains(.header) ? .heading : .text
    case is UIProgressView, is UIActivityIndicatorView: .progress
    case is UITableView: .list
    case is UITableViewCell, is UICollectionViewListCell: .row
    case is UICollectionViewCell: .card
    case is UIScrollView: .area
    default: nil
    }
  }

  /// The role of a view that only accessibility describes.
  private static func accessible(_ view: UIView) -> Element.Role? {
    let isNamed = view.accessibilityIdentifier != nil
    if view is UIImageView { return view.isAccessibilityElement || isNamed ? .image : nil }
    guard view.isAccessibilityElement else { return isNamed ? .area : nil }
    return role(for: view.accessibilityTraits)
  }

  /// The role of an element that only its traits describe.
  static func role(for traits: UIAccessibilityTraits) -> Element.Role {
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.image) { return .image }
    return traits.contains(.header) ? .heading : .text
  }
}
#endif
