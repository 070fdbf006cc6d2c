/// What the password typed once more must be: the password, to the letter.
struct ConfirmationRule {
  static let equal = "비밀번호가 일치합니다."
  static let different = "비밀번호가 일치하지 않습니다."

  enum Comparison { case none, ignoringCase, exact }

  var comparison = Comparison.exact

  func judge(_ text: String, for password: String) -> ValidationResult {
    let isEqual =
      switch comparison {
      case .none: true
      case .ignoringCase: !text.isEmpty && text.lowercased() == password.lowercased()
      case .exact:
        !text.isEmpty && text.unicodeScalars.elementsEqual(password.unicodeScalars)
      }
    return isEqual ? .good(Self.equal) : .bad(Self.different)
  }
}
