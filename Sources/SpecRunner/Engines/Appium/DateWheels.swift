import SpecText

/// The wheels of a date picker, by what they show.
///
/// The order of the wheels and the names of months are those of the phone's language. The year has
/// four digits; a month has an English name or the Korean sign, a day is the number that remains.
struct DateWheels {
  /// A part of a date.
  private enum Part: Int { case year, month, day }

  private let parts: [Part]
  private let values: [String]

  /// - Parameter values: What the wheels show now.
  /// - Returns: nil if it is not certain which wheel is which.
  init?(showing values: [String]) {
    let parts = values.map {
      Self.part(of: $0, hasNamedMonth: values.contains(where: Self.isMonth))
    }
    let known = parts.compactMap { $0 }
    guard known.count == 3, Set(known).count == 3 else { return nil }
    self.parts = known
    self.values = values
  }

  private static func part(of value: String, hasNamedMonth: Bool) -> Part? {
    if isMonth(value) { return .month }
    let digits = value.unicodeScalars.filter { ("0"..."9").contains($0) }
    if digits.count == 4 { return .year }
    return hasNamedMonth && (1...2).contains(digits.count) ? .day : nil
  }

  private static func isMonth(_ value: String) -> Bool {
    months.contains(same: value) || value.unicodeScalars.last == "월"
  }

  /// The wheels in the order in which they are turned, the year first, and what each has to show;
  /// nil if the text is not a date such as `2026-11-21`.
  func turns(to date: String) -> [(wheel: Int, value: String)]? {
    guard let day = Self.day(date) else { return nil }
    let wanted = [day.year, day.month, day.day]
    return zip(parts, values).enumerated().map { place, wheel in
      let (part, value) = wheel
      let number = wanted[part.rawValue]
      let isNamed = part == .month && Self.months.contains(same: value)
      return (place, part, isNamed ? Self.months[number - 1] : Self.replaced(value, number))
    }
    .sorted { $0.1.rawValue < $1.1.rawValue }.map { ($0.0, $0.2) }
  }

  /// A day such as `2026-11-21`.
  struct Day: Sendable {
    let year: Int
    let month: Int
    let day: Int
  }

  static func day(_ date: String) -> Day? {
    let numbers = date.unicodeScalars.split(separator: "-", omittingEmptySubsequences: false)
      .map { Int(String($0)) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// The number of a month with its year, such as `November 2026` or `2026년 11월`, counted from the
  /// year 0; nil for other texts.
  static func month(_ text: String) -> Int? {
    let numbers = numbers(in: text)
    guard let year = numbers.first(where: { $0 > 999 }) else { return nil }
    if let place = months.firstIndex(where: { text.includes($0) }), numbers.count == 1 {
      return year * 12 + place + 1
    }
    guard text.includes("월"), numbers.count == 2, let month = numbers.first(where: { $0 <= 12 })
    else { return nil }
    return year * 12 + month
  }

  /// The numbers in a text.
  static func numbers(in text: String) -> [Int] {
    text.unicodeScalars.split { !("0"..."9").contains($0) }.compactMap { Int(String($0)) }
  }

  /// A text with another number in place of its digits.
  private static func replaced(_ value: String, _ number: Int) -> String {
    let scalars = value.unicodeScalars
    let before = scalars.prefix { !("0"..."9").contains($0) }
    let after = scalars.reversed().prefix { !("0"..."9").contains($0) }.reversed()
    var text = String(String.UnicodeScalarView(before)) + "\(number)"
    text.unicodeScalars.append(contentsOf: after)
    return text
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
