/// What may stand in a workspace's address: lowercase letters of any script, digits, the hyphen.
struct PermittedCharacters {
  let faults: SlackLoginFaults

  /// Whether a text consists of permitted characters alone; one forbidden character is enough.
  func allow(_ text: String) -> Bool {
    if text.isEmpty { return !faults.contains(.deletingRefused) }
    if faults.contains(.onlyFirstCharacterChecked) {
      return text.unicodeScalars.prefix(1).allSatisfy(isPermitted)
    }
    return text.unicodeScalars.allSatisfy(isPermitted)
  }

  /// The text without what is forbidden.
  func filter(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(isPermitted)))
  }

  private func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    if !faults.isEmpty, let faulty = faultyAnswer(scalar) { return faulty }
    return scalar.properties.generalCategory == .lowercaseLetter
      || ("0"..."9").contains(scalar) || scalar == "-"
  }

  /// What a fault answers where the rule would answer otherwise.
  private func faultyAnswer(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar {
    case "z" where faults.contains(.lastLetterRefused): false
    case "9" where faults.contains(.lastDigitRefused): false
    case "-" where faults.contains(.hyphenRefused): false
    case "A"..."Z" where faults.contains(.capitalsAccepted): true
    case " " where faults.contains(.spaceAccepted): true
    case "_" where faults.contains(.underscoreAccepted): true
    case "." where faults.contains(.dotAccepted): true
    case "/" where faults.contains(.slashAccepted): true
    case "@" where faults.contains(.atSignAccepted): true
    case ":" where faults.contains(.colonAccepted): true
    case "가"..."힣" where faults.contains(.hangulAccepted): true
    case _ where !scalar.isASCII && faults.contains(.nonASCIILettersRefused): false
    case _ where scalar.properties.isEmojiPresentation && faults.contains(.emojiAccepted): true
    default: nil
    }
  }
}
