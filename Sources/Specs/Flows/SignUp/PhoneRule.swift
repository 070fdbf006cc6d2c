/// The rule for mobile numbers: `^010[0-9]{7,8}$`, digits only.
struct PhoneRule: Equatable {
  static let invalid = "형식에 맞지 않는 번호입니다."

  var beginnings = ["010"]
  var lengths = 10...11
  /// The characters to ignore.
  var ignored = ""

  func validate(_ text: String) -> ValidationResult {
    isValid(text) ? .valid("") : .invalid(Self.invalid)
  }

  private func isValid(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.filter { !ignored.unicodeScalars.contains($0) }
    return beginnings.contains { scalars.starts(with: $0.unicodeScalars) }
      && lengths.contains(scalars.count)
      && scalars.allSatisfy { ("0"..."9").contains($0) }
  }
}
