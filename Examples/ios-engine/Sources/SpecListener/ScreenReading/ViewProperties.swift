#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The properties of a view, read from itself.
@MainActor
enum ViewProperties {
  static func properties(of view: UIView) -> Properties {
    var properties = appearance(of: view)
    merge(state(of: view), into: &properties)
    if let traits = InputTraits(of: view) { merge(traits.properties, into: &properties) }
    if let text = ViewText.text(of: view) { properties[.text] = .known(.text(text)) }
    if let hint = view.accessibilityHint, !hint.isEmpty {
      properties[.description] = .known(.text(hint))
    }
    if let value = view.accessibilityValue, !value.isEmpty {
      properties[.valueText] = .known(.text(value))
    }
    if let described = view as? any DescribedView {
      merge(described.specProperties, into: &properties)
    }
    return properties
  }

  private static func merge(_ more: Properties, into properties: inout Properties) {
    for (property, value) in more { properties[property] = value }
  }

  private static func appearance(of view: UIView) -> Properties {
    var properties: Properties = [.opacity: .known(.number(Double(view.alpha)))]
    if let color = view.layer.borderColor, view.layer.borderWidth > 0 {
      properties[.borderColor] = ColorReading.color(UIColor(cgColor: color), in: view)
    }
    if let background = view.backgroundColor {
      properties[.backgroundColor] = ColorReading.color(background, in: view)
    }
    if let color = textColor(of: view) {
      properties[.textColor] = ColorReading.color(color, in: view)
    }
    if let size = fontSize(of: view) { properties[.fontSize] = .known(.number(Double(size))) }
    if view is UIImageView, let tint = view.tintColor {
      properties[.imageColor] = ColorReading.color(tint, in: view)
    }
    return properties
  }

  private static func textColor(of view: UIView) -> UIColor? {
    switch view {
    case let field as UITextField: field.textColor
    case let view as UITextView: view.textColor
    case let label as UILabel: label.textColor
    case let button as UIButton: button.currentTitleColor
    default: nil
    }
  }

  private static func fontSize(of view: UIView) -> CGFloat? {
    switch view {
    case let field as UITextField: field.font?.pointSize
    case let view as UITextView: view.font?.pointSize
    case let label as UILabel: label.font.pointSize
    default: nil
    }
  }

  private static func state(of view: UIView) -> Properties {
    var properties: Properties = [:]
    if let control = view as? UIControl {
      properties[.enabled] = .known(.flag(control.isEnabled))
      if control.isSelected { properties[.selected] = .known(true) }
    } else if view.isAccessibilityElement, view.accessibilityTraits.contains(.notEnabled) {
      properties[.enabled] = .known(false)
    }
    switch view {
    case let toggle as UISwitch: properties[.checked] = .known(.flag(toggle.isOn))
    case let field as UITextField:
      if let placeholder = field.placeholder {
        properties[.placeholder] = .known(.text(placeholder))
      }
    case let view as UITextView: properties[.readOnly] = .known(.flag(!view.isEditable))
    case let cell as UITableViewCell: properties[.selected] = .known(.flag(cell.isSelected))
    case let cell as UICollectionViewCell: properties[.selected] = .known(.flag(cell.isSelected))
    case let wheel as UIActivityIndicatorView:
      properties[.busy] = .known(.flag(wheel.isAnimating))
    default: break
    }
    if let area = view as? UIScrollView, !(area is UITextView) {
      properties[.scrollOffset] = .known(
        .number(Double(area.contentOffset.y + area.adjustedContentInset.top)))
      properties[.contentHeight] = .known(.number(Double(area.contentSize.height)))
    }
    return properties
  }
}
#endif
