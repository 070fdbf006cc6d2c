#if DEBUG && canImport(UIKit)
import UIKit

/// The dates of date pickers as specifications write them: `2026-11-21`, `09:30`, or both.
@MainActor
enum DateText {
  static func text(of picker: UIDatePicker) -> String? {
    let parts = calendar(of: picker).dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute
    else { return nil }
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let time = "\(padded(hour, 2)):\(padded(minute, 2))"
    switch picker.datePickerMode {
    case .date: return date
    case .time: return time
    case .dateAndTime: return "\(date) \(time)"
    default: return nil
    }
  }

  /// The date that a text means in a picker; nil if it means none.
  static func date(_ text: String, in picker: UIDatePicker) -> Date? {
    let calendar = calendar(of: picker)
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    for word in text.split(whereSeparator: { $0 == " " || $0 == "T" }) {
      let numbers = word.split(whereSeparator: { $0 == "-" || $0 == ":" }).map { Int($0) }
      switch (numbers.count, word.contains(":")) {
      case (3, false): (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      case (2, true): (parts.hour, parts.minute) = (numbers[0], numbers[1])
      default: return nil
      }
      if numbers.contains(nil) { return nil }
    }
    // A calendar makes 3 March of 31 February.
    guard let date = calendar.date(from: parts),
      calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date) == parts
    else { return nil }
    return date
  }

  private static func calendar(of picker: UIDatePicker) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = picker.timeZone ?? .current
    return calendar
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
#endif
