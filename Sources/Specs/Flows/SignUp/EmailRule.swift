/// The rule for e-mail addresses: `^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$`.
struct EmailRule: Equatable {
  static let invalid = "이메일 주소를 다시 확인해주세요."

  /// The special characters before the @, besides letters and digits.
  var signs = "._%+-"
  var needsEnding = true
  var endingLengths = 2...Int.max

  func validate(_ text: String) -> ValidationResult {
    isValid(text) ? .valid("") : .invalid(Self.invalid)
  }

  private func isValid(_ text: String) -> Bool {
    let parts = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let user = parts.first, let place = parts.last,
      !user.isEmpty, user.allSatisfy(isOfPerson)
    else { return false }
    guard let dot = place.lastIndex(of: ".") else {
      return !needsEnding && place.allSatisfy(isOfPlace)
    }
    let (host, ending) = (place[..<dot], place[place.index(after: dot)...])
    return !host.isEmpty && host.allSatisfy(isOfPlace) && isEnding(ending)
  }

  private func isEnding(_ ending: Substring.UnicodeScalarView) -> Bool {
    endingLengths.contains(ending.count) && ending.allSatisfy(Self.isLetter)
  }

  private func isOfPerson(_ scalar: Unicode.Scalar) -> Bool {
    signs.unicodeScalars.contains(scalar) || Self.isLetter(scalar) || Self.isDigit(scalar)
  }

  private func isOfPlace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "-" || Self.isLetter(scalar) || Self.isDigit(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
