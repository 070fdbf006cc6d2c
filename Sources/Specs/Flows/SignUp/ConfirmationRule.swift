/// The rule for the repeated password: equal by code points.
struct ConfirmationRule: Equatable {
  static let equal = "비밀번호가 일치합니다."
  static let different = "비밀번호가 일치하지 않습니다."

  enum Comparison { case none, ignoringCase, exact }

  var comparison = Comparison.exact

  func validate(_ text: String, for password: String) -> ValidationResult {
    let isEqual =
      switch comparison {
      case .none: true
      case .ignoringCase: !text.isEmpty && text.lowercased() == password.lowercased()
      case .exact:
        !text.isEmpty && text.unicodeScalars.elementsEqual(password.unicodeScalars)
      }
    return isEqual ? .valid(Self.equal) : .invalid(Self.different)
  }
}
