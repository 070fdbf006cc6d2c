/// What a password must have: 8 to 16 characters, then a capital, a digit and a sign of `!@#$%`.
///
/// The first demand that is not met decides what the person is told.
struct PasswordRule {
  static let valid = "안전한 비밀번호입니다."

  let faults: SignUpFaults

  private struct Demand {
    let words: String
    let isMet: Bool
  }

  func judge(_ text: String) -> Judgement {
    let scalars = text.unicodeScalars
    let length = Demand(
      words: "8자 이상 16자 이하로 입력해주세요.", isMet: lengths.contains(scalars.count))
    let capital = Demand(
      words: "영문 대문자를 최소 1자 이상 포함해주세요.",
      isMet: faults.contains(.passwordNeedsNoCapital)
        || scalars.contains { ("A"..."Z").contains($0) })
    let digit = Demand(
      words: "숫자를 최소 1자 이상 포함해주세요.",
      isMet: faults.contains(.passwordNeedsNoDigit)
        || scalars.contains { ("0"..."9").contains($0) })
    let sign = Demand(
      words: "특수문자를 최소 1자 이상 포함해주세요.",
      isMet: faults.contains(.passwordNeedsNoSign) || scalars.contains(where: isSign))
    let demands =
      faults.contains(.passwordLengthJudgedLast)
      ? [digit, capital, sign, length] : [length, capital, digit, sign]
    guard let missing = demands.first(where: { !$0.isMet }) else { return .good(Self.valid) }
    return .bad(missing.words)
  }

  private var lengths: ClosedRange<Int> {
    let least =
      faults.contains(.passwordOf7Accepted) ? 7 : faults.contains(.passwordOf8Refused) ? 9 : 8
    let most =
      faults.contains(.passwordOf17Accepted) ? 17 : faults.contains(.passwordOf16Refused) ? 15 : 16
    return least...most
  }

  private func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!", "@", "#", "$", "%": true
    case "?": faults.contains(.passwordOtherSignCounts)
    default: false
    }
  }
}
