import SpecSimulator

/// The rule for passwords: 8 to 16 characters with a capital, a digit and one of `!@#$%`.
///
/// The first unmet requirement determines the message.
struct PasswordRule: Equatable {
  static let valid = "안전한 비밀번호입니다."

  enum Requirement { case length, capital, digit, sign }

  /// The requirements, in the order of validation.
  var requirements: [Requirement] = [.length, .capital, .digit, .sign]
  var lengths = 8...16
  /// The unit of the length.
  var unit = TextUnit.character
  var signs = "!@#$%"

  func validate(_ text: String) -> ValidationResult {
    guard let missing = requirements.first(where: { !isMet($0, by: text) }) else {
      return .valid(Self.valid)
    }
    return .invalid(message(for: missing))
  }

  private func isMet(_ demand: Requirement, by text: String) -> Bool {
    let scalars = text.unicodeScalars
    return switch demand {
    case .length: lengths.contains(unit.count(of: text))
    case .capital: scalars.contains { ("A"..."Z").contains($0) }
    case .digit: scalars.contains { ("0"..."9").contains($0) }
    case .sign: scalars.contains { signs.unicodeScalars.contains($0) }
    }
  }

  private func message(for missing: Requirement) -> String {
    switch missing {
    case .length: "8자 이상 16자 이하로 입력해주세요."
    case .capital: "영문 대문자를 최소 1자 이상 포함해주세요."
    case .digit: "숫자를 최소 1자 이상 포함해주세요."
    case .sign: "특수문자를 최소 1자 이상 포함해주세요."
    }
  }
}
