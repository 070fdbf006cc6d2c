/// What a mobile number must look like: `^010[0-9]{7,8}$`, so digits alone.
struct PhoneRule {
  static let invalid = "형식에 맞지 않는 번호입니다."

  var beginnings = ["010"]
  var lengths = 10...11
  /// Characters that count for nothing.
  var ignored = ""

  func judge(_ text: String) -> ValidationResult {
    isValid(text) ? .good("") : .bad(Self.invalid)
  }

  private func isValid(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.filter { !ignored.unicodeScalars.contains($0) }
    return beginnings.contains { scalars.starts(with: $0.unicodeScalars) }
      && lengths.contains(scalars.count)
      && scalars.allSatisfy { ("0"..."9").contains($0) }
  }
}
