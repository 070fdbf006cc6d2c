import SpecDrivers

/// A date as the wheels of a date picker show it, in English: `March`, `15`, `2026`.
struct PickedDate: Hashable {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  let year: Int
  let month: Int
  let day: Int

  /// The date of `2026-03-15`; nil for another text.
  init?(_ written: String) {
    guard let date = LocalDateTime(written: written)?.day else { return nil }
    (year, month, day) = date
  }

  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The values of the wheels.
  var wheels: [String] { [Self.months[month - 1], "\(day)", "\(year)"] }

  /// The date after a wheel was turned to a value; nil if the wheel does not have it.
  ///
  /// A day that the new month does not have becomes its last one.
  func turned(_ wheel: Int, to value: String) -> PickedDate? {
    switch wheel {
    case 0:
      guard let place = Self.months.firstIndex(of: value) else { return nil }
      return clamped(year, place + 1, day)
    case 1:
      guard let number = Int(value), (1...31).contains(number) else { return nil }
      return clamped(year, month, number)
    default:
      guard let number = Int(value), (1...9999).contains(number) else { return nil }
      return clamped(number, month, day)
    }
  }

  /// The value next to the current one of a wheel, which goes round at its ends.
  func neighbour(on wheel: Int, by step: Int) -> String {
    switch wheel {
    case 0: Self.months[(month - 1 + step + 12) % 12]
    case 1: "\((day - 1 + step + 31) % 31 + 1)"
    default: "\(year + step)"
    }
  }

  private func clamped(_ year: Int, _ month: Int, _ day: Int) -> PickedDate {
    let days = (28...31).reversed().first {
      LocalDateTime(written: Self.written(year, month, $0)) != nil
    }
    return PickedDate(year: year, month: month, day: min(day, days ?? 28))
  }

  /// `2026-03-15`.
  var written: String { Self.written(year, month, day) }

  private static func written(_ year: Int, _ month: Int, _ day: Int) -> String {
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}
