/// What a password must be, and what its confirmation.
///
/// A password has 8 to 20 characters, among them a letter of `A-Z` or `a-z`, a digit and one of
/// `!@#$%^&*()`. Other characters are not forbidden; they count for nothing but the length.
struct PasswordRules {
  static let specialCharacters = "!@#$%^&*()"

  let faults: PasswordEntryFaults

  func accepts(_ text: String) -> Bool {
    if faults.contains(.everythingPasses) { return true }
    let scalars = text.unicodeScalars
    guard lengths.contains(scalars.count) else { return false }
    let hasLetter = scalars.contains(where: isLetter)
    let hasDigit = scalars.contains(where: isDigit)
    let hasSpecial = scalars.contains(where: isSpecial)
    if faults.contains(.oneSetIsEnough) { return hasLetter || hasDigit || hasSpecial }
    let isOnlyThat = scalars.allSatisfy { isLetter($0) || isDigit($0) || isSpecial($0) }
    return (hasLetter || faults.contains(.letterOptional))
      && (hasDigit || faults.contains(.digitOptional))
      && (hasSpecial || faults.contains(.specialOptional))
      && (isOnlyThat || !faults.contains(.otherCharactersRefused))
  }

  /// Whether a text confirms a password: it is one itself, and the same.
  func accepts(_ text: String, confirming password: String) -> Bool {
    if faults.contains(.mismatchPasses) { return accepts(text) }
    if faults.contains(.prefixPasses), !text.isEmpty, password.hasPrefix(text) { return true }
    if faults.contains(.letterCaseIgnored) { return text.lowercased() == password.lowercased() }
    return accepts(text) && text.unicodeScalars.elementsEqual(password.unicodeScalars)
  }

  private var lengths: ClosedRange<Int> {
    let least =
      faults.contains(.sevenCharactersPass) ? 7 : faults.contains(.eightCharactersRefused) ? 9 : 8
    let most =
      faults.contains(.twentyOneCharactersPass)
      ? 21 : faults.contains(.twentyCharactersRefused) ? 19 : 20
    return least...most
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar)
      || ("A"..."Z").contains(scalar) && !faults.contains(.capitalsDoNotCount)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" { return faults.contains(.hyphenCounts) }
    if scalar == "(" || scalar == ")", faults.contains(.parenthesesDoNotCount) { return false }
    return Self.specialCharacters.unicodeScalars.contains(scalar)
  }
}
