/// What a name must be: there, and not of spaces alone.
struct NameRule {
  static let missing = "필수 입력 항목"

  let faults: SignUpFaults

  func judge(_ text: String) -> Judgement {
    if faults.contains(.nameOptional) { return .good("") }
    let isMissing =
      faults.contains(.blankNameAccepted)
      ? text.isEmpty : text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    return isMissing ? .bad(Self.missing) : .good("")
  }
}
