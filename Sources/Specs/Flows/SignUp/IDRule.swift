/// What an ID may be: `^[a-z0-9_-]{5,20}$`.
struct IDRule {
  static let valid = "사용 가능한 아이디입니다."
  static let invalid = "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
  static let taken = "이미 사용중인 아이디입니다."

  let faults: SignUpFaults

  func judge(_ text: String) -> Judgement {
    let scalars = text.unicodeScalars
    return lengths.contains(scalars.count) && scalars.allSatisfy(isPermitted)
      ? .good(Self.valid) : .bad(Self.invalid)
  }

  private var lengths: ClosedRange<Int> {
    let least = faults.contains(.idOf4Accepted) ? 4 : faults.contains(.idOf5Refused) ? 6 : 5
    let most = faults.contains(.idOf21Accepted) ? 21 : faults.contains(.idOf20Refused) ? 19 : 20
    return least...most
  }

  private func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9": true
    case "_", "-": !faults.contains(.idSignsRefused)
    case "A"..."Z": faults.contains(.idCapitalsAccepted)
    case ".": faults.contains(.idDotAccepted)
    default: false
    }
  }
}
