import SpecSimulator

/// The password policy: 8 to 20 characters, among them a letter of `A-Z` or `a-z`, a digit and one
/// of `!@#$%^&*()`.
///
/// Other characters are allowed, but only count towards the length.
struct PasswordContent: Equatable {
  enum Part { case letter, digit, special }

  enum Quantity { case any, all }

  var lengths = 8...20
  /// The unit of the length.
  var unit = TextUnit.character
  /// The required classes of characters.
  var required: Set<Part> = [.letter, .digit, .special]
  /// Whether all or any of these are required.
  var needs = Quantity.all
  var letters: [ClosedRange<Unicode.Scalar>] = ["a"..."z", "A"..."Z"]
  var specialCharacters = "!@#$%^&*()"
  var mayHaveOthers = true

  func accepts(_ text: String) -> Bool {
    let parts = text.unicodeScalars.map(part)
    guard lengths.contains(unit.count(of: text)), mayHaveOthers || !parts.contains(nil) else {
      return false
    }
    switch needs {
    case .all: return required.allSatisfy(parts.contains)
    case .any: return required.contains(where: parts.contains)
    }
  }

  private func part(_ scalar: Unicode.Scalar) -> Part? {
    if letters.contains(where: { $0.contains(scalar) }) { return .letter }
    if ("0"..."9").contains(scalar) { return .digit }
    return specialCharacters.unicodeScalars.contains(scalar) ? .special : nil
  }
}

extension RulesInUse<PasswordEntryRules> {
  /// Whether a text confirms a password: it is valid itself and equal.
  func confirms(_ text: String, _ password: String) -> Bool {
    let isSame =
      self.password.accepts(text) && text.unicodeScalars.elementsEqual(password.unicodeScalars)
    switch self.confirmation {
    case .samePassword: return isSame
    case .anyPassword: return self.password.accepts(text)
    case .itsPrefix: return isSame || !text.isEmpty && password.hasPrefix(text)
    case .sameLetters: return text.lowercased() == password.lowercased()
    }
  }
}
