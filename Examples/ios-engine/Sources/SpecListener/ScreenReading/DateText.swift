#if DEBUG && canImport(UIKit)
import UIKit

/// The dates of date pickers as specifications write them: `2026-11-21`, `09:30`, or both.
@MainActor
enum DateText {
  static func text(of picker: UIDatePicker) -> String? {
    let parts = calendar(of: picker).dateComponents(units, from: picker.date)
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
    var parts = calendar.dateComponents(units, from: picker.date)
    var (hasDate, hasTime) = (false, false)
    for word in text.split(separator: " ") {
      if !hasDate, let date = numbers(word, 3, "-") {
        (parts.year, parts.month, parts.day) = (date[0], date[1], date[2])
        hasDate = true
      } else if !hasTime, let time = numbers(word, 2, ":") {
        (parts.hour, parts.minute) = (time[0], time[1])
        hasTime = true
      } else {
        return nil
      }
    }
    // A calendar makes 3 March of 31 February.
    guard takes(hasDate, hasTime, picker.datePickerMode), let date = calendar.date(from: parts),
      calendar.dateComponents(units, from: date) == parts
    else { return nil }
    return date
  }

  private static let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]

  /// The numbers of a date or a time, each with at most four digits.
  private static func numbers(
    _ word: Substring, _ count: Int, _ separator: Character
  ) -> [Int]? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.count <= 4 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  private static func takes(
    _ hasDate: Bool, _ hasTime: Bool, _ mode: UIDatePicker.Mode
  ) -> Bool {
    switch mode {
    case .date: hasDate && !hasTime
    case .time: hasTime && !hasDate
    case .dateAndTime: hasDate || hasTime
    default: false
    }
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
