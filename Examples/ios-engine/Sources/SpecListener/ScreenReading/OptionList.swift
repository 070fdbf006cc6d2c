#if DEBUG && canImport(UIKit)
import UIKit

/// The rows of pickers, as their delegates name them.
@MainActor
enum OptionList {
  /// The most rows of a wheel that are read.
  static let limit = 10_000

  /// The titles of a wheel, in order; a row that is a view of its own has none.
  static func titles(in picker: UIPickerView, _ component: Int) -> [String?] {
    (0..<min(limit, picker.numberOfRows(inComponent: component))).map {
      title($0, component, in: picker)
    }
  }

  /// The titles of the selected rows.
  static func chosen(in picker: UIPickerView) -> [String] {
    (0..<picker.numberOfComponents).compactMap { component in
      let row = picker.selectedRow(inComponent: component)
      guard row >= 0, row < picker.numberOfRows(inComponent: component) else { return nil }
      return title(row, component, in: picker)
    }
  }

  private static func title(_ row: Int, _ component: Int, in picker: UIPickerView) -> String? {
    picker.delegate?.pickerView?(picker, titleForRow: row, forComponent: component)
  }
}
#endif
