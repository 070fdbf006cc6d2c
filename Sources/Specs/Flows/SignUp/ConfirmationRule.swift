/// What the password typed once more must be: the password, to the letter.
struct ConfirmationRule {
  static let equal = "비밀번호가 일치합니다."
  static let different = "비밀번호가 일치하지 않습니다."

  let faults: SignUpFaults

  func judge(_ text: String, for password: String) -> Judgement {
    if faults.contains(.confirmationNotCompared) { return .good(Self.equal) }
    let isEqual =
      faults.contains(.confirmationIgnoresCase)
      ? text.lowercased() == password.lowercased()
      : text.unicodeScalars.elementsEqual(password.unicodeScalars)
    return isEqual && !text.isEmpty ? .good(Self.equal) : .bad(Self.different)
  }
}
