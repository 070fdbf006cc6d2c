import SpecSimulator

/// How old one must be to sign up: from 15 to 99 completed years, both included.
struct BirthDateRule {
  static let tooYoung = "만 15세 이상만 가입할 수 있습니다."
  static let tooOld = "만 99세 이하만 가입할 수 있습니다."
  static let youngest = 15
  static let oldest = 99

  let today: CalendarDate
  let faults: SignUpFaults

  func judge(_ birth: CalendarDate) -> Judgement {
    let age = faults.contains(.ageByYearAlone) ? today.year - birth.year : completed(birth)
    let least = faults.contains(.ageOf14Accepted) ? Self.youngest - 1 : Self.youngest
    if age < least { return .bad(Self.tooYoung) }
    if age > Self.oldest { return .bad(Self.tooOld) }
    return .good("")
  }

  private func completed(_ birth: CalendarDate) -> Int {
    let age = birth.completedYears(until: today)
    let isBirthday = (birth.month, birth.day) == (today.month, today.day)
    return isBirthday && faults.contains(.birthdayNotCounted) ? age - 1 : age
  }
}
