import SpecSimulator

/// The age limits for signing up: from 15 to 99 completed years, both included.
struct BirthDateRule: Equatable {
  static let tooYoung = "만 15세 이상만 가입할 수 있습니다."
  static let tooOld = "만 99세 이하만 가입할 수 있습니다."

  /// The way of computing an age.
  enum AgeCounting { case completedYears, excludingBirthday, calendarYears }

  var youngest = 15
  var oldest = 99
  var age = AgeCounting.completedYears

  func validate(_ birth: CalendarDate, on today: CalendarDate) -> ValidationResult {
    let years = years(from: birth, to: today)
    if years < youngest { return .invalid(Self.tooYoung) }
    if years > oldest { return .invalid(Self.tooOld) }
    return .valid("")
  }

  private func years(from birth: CalendarDate, to today: CalendarDate) -> Int {
    let completed = birth.completedYears(until: today)
    let isBirthday = (birth.month, birth.day) == (today.month, today.day)
    return switch age {
    case .completedYears: completed
    case .excludingBirthday: isBirthday ? completed - 1 : completed
    case .calendarYears: today.year - birth.year
    }
  }
}
