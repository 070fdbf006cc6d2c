/// What a password must have: 8 to 16 characters, then a capital, a digit and a sign of `!@#$%`.
///
/// The first demand that is not met decides what the person is told.
struct PasswordRule {
  static let valid = "안전한 비밀번호입니다."

  enum Demand { case length, capital, digit, sign }

  /// In the order they are complained of.
  var demands: [Demand] = [.length, .capital, .digit, .sign]
  var lengths = 8...16
  var signs = "!@#$%"

  func judge(_ text: String) -> ValidationResult {
    guard let missing = demands.first(where: { !isMet($0, by: text.unicodeScalars) }) else {
      return .good(Self.valid)
    }
    return .bad(words(missing))
  }

  private func isMet(_ demand: Demand, by scalars: String.UnicodeScalarView) -> Bool {
    switch demand {
    case .length: lengths.contains(scalars.count)
    case .capital: scalars.contains { ("A"..."Z").contains($0) }
    case .digit: scalars.contains { ("0"..."9").contains($0) }
    case .sign: scalars.contains { signs.unicodeScalars.contains($0) }
    }
  }

  private func words(_ missing: Demand) -> String {
    switch missing {
    case .length: "8자 이상 16자 이하로 입력해주세요."
    case .capital: "영문 대문자를 최소 1자 이상 포함해주세요."
    case .digit: "숫자를 최소 1자 이상 포함해주세요."
    case .sign: "특수문자를 최소 1자 이상 포함해주세요."
    }
  }
}
