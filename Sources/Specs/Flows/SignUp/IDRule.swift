/// The rule for IDs: `^[a-z0-9_-]{5,20}$`.
struct IDRule: Equatable {
  static let valid = "사용 가능한 아이디입니다."
  static let invalid = "5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다."
  static let taken = "이미 사용중인 아이디입니다."

  var lengths = 5...20
  var characters: [ClosedRange<Unicode.Scalar>] = ["a"..."z", "0"..."9"]
  var signs = "_-"

  func validate(_ text: String) -> ValidationResult {
    let scalars = text.unicodeScalars
    return lengths.contains(text.count) && scalars.allSatisfy(isPermitted)
      ? .valid(Self.valid) : .invalid(Self.invalid)
  }

  private func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    characters.contains { $0.contains(scalar) } || signs.unicodeScalars.contains(scalar)
  }
}
