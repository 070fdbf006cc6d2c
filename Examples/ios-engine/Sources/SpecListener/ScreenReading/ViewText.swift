#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The text that a view shows: what was typed, what is chosen, the value.
@MainActor
enum ViewText {
  static func text(of view: UIView) -> String? {
    switch view {
    case let field as UITextField: shown(field.text, isSecure: field.isSecureTextEntry)
    case let view as UITextView: shown(view.text, isSecure: view.isSecureTextEntry)
    case let label as UILabel: label.text ?? ""
    case let segments as UISegmentedControl: title(in: segments)
    case let slider as UISlider: number(Double(slider.value))
    case let stepper as UIStepper: number(stepper.value)
    case let progress as UIProgressView: number(Double(progress.progress))
    case let picker as UIPickerView: OptionList.chosen(in: picker).joined(separator: " ")
    case let picker as UIDatePicker: DateText.text(of: picker)
    default: nil
    }
  }

  /// What users see of a text: bullets in a field for secrets.
  private static func shown(_ text: String?, isSecure: Bool) -> String {
    let text = text ?? ""
    return isSecure ? String(repeating: "•", count: text.count) : text
  }

  private static func title(in segments: UISegmentedControl) -> String {
    let place = segments.selectedSegmentIndex
    guard (0..<segments.numberOfSegments).contains(place) else { return "" }
    return segments.titleForSegment(at: place) ?? ""
  }

  /// `3`, `0.25`: without the digits of a binary fraction that nobody wrote.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    guard abs(rounded) < 1e15, let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
#endif
