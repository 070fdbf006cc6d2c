import SpecSimulator

/// How old one must be to sign up: from 15 to 99 completed years, both included.
struct BirthDateRule {
  static let tooYoung = "만 15세 이상만 가입할 수 있습니다."
  static let tooOld = "만 99세 이하만 가입할 수 있습니다."

  /// How an age is counted.
  enum Age { case completedYears, completedBeforeToday, yearsApart }

  var youngest = 15
  var oldest = 99
  var age = Age.completedYears

  func judge(_ birth: CalendarDate, on today: CalendarDate) -> ValidationResult {
    let years = years(from: birth, to: today)
    if years < youngest { return .bad(Self.tooYoung) }
    if years > oldest { return .bad(Self.tooOld) }
    return .good("")
  }

  private func years(from birth: CalendarDate, to today: CalendarDate) -> Int {
    let completed = birth.completedYears(until: today)
    let isBirthday = (birth.month, birth.day) == (today.month, today.day)
    return switch age {
    case .completedYears: completed
    case .completedBeforeToday: isBirthday ? completed - 1 : completed
    case .yearsApart: today.year - birth.year
    }
  }
}
