/// The rule for names: required, and not only white space.
struct NameRule: Equatable {
  static let missing = "필수 입력 항목"

  var isRequired = true
  var whiteSpaceCounts = false

  func validate(_ text: String) -> ValidationResult {
    let isThere =
      whiteSpaceCounts
      ? !text.isEmpty : !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    return isThere || !isRequired ? .valid("") : .invalid(Self.missing)
  }
}
