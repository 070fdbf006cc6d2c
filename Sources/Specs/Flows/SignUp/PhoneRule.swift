/// What a mobile number must look like: `^010[0-9]{7,8}$`, so digits alone.
struct PhoneRule {
  static let invalid = "형식에 맞지 않는 번호입니다."

  let faults: SignUpFaults

  func judge(_ text: String) -> Judgement {
    isValid(text) ? .good("") : .bad(Self.invalid)
  }

  private func isValid(_ text: String) -> Bool {
    var scalars = Array(text.unicodeScalars)
    if faults.contains(.phoneHyphensAccepted) { scalars.removeAll { $0 == "-" } }
    let isMobile =
      scalars.starts(with: "010".unicodeScalars)
      || (faults.contains(.phone011Accepted) && scalars.starts(with: "011".unicodeScalars))
    return isMobile && lengths.contains(scalars.count)
      && scalars.allSatisfy { ("0"..."9").contains($0) }
  }

  private var lengths: ClosedRange<Int> {
    let least =
      faults.contains(.phoneOf9Accepted) ? 9 : faults.contains(.phoneOf10Refused) ? 11 : 10
    return least...(faults.contains(.phoneOf12Accepted) ? 12 : 11)
  }
}
