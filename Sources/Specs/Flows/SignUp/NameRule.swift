/// What a name must be: there, and not of spaces alone.
struct NameRule {
  static let missing = "필수 입력 항목"

  var isRequired = true
  var whiteSpaceCounts = false

  func judge(_ text: String) -> ValidationResult {
    let isThere =
      whiteSpaceCounts
      ? !text.isEmpty : !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    return isThere || !isRequired ? .good("") : .bad(Self.missing)
  }
}
