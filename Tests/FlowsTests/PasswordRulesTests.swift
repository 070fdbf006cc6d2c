import Testing

@testable import SpecFlows

@Suite struct PasswordRulesTests {
  @Test(arguments: [
    ("abcd123!", true), ("abc123!", false), ("abcdefghijklmnop12!@", true),
    ("abcdefghijklmnop12!@#", false), ("A234567)", true), ("abcdefgh", false),
    ("abcd1234", false), ("abcd!@#$", false), ("1234!@#$", false), ("abcd123-", false),
    ("abcd-123!", true), ("", false), ("ａｂｃｄ123!", false), ("abcdef٣!", false),
    ("ab 123!😀", true), ("abcd12!e\u{301}", true), ("abc12!e\u{301}", false),
    ("👨‍👩‍👧‍👦a1!", false), ("👨‍👩‍👧‍👦abcd1!", false), ("👨‍👩‍👧‍👦abcde1!", true),
  ])
  func `a password has 8 to 20 characters, a letter, a digit and one of ten others`(
    password: String, isGood: Bool
  ) {
    #expect(PasswordContent().accepts(password) == isGood)
  }

  @Test func `there are ten special characters, each of which is enough`() {
    let characters = PasswordContent().specialCharacters
    #expect(characters.unicodeScalars.count == 10)
    #expect(characters.allSatisfy { PasswordContent().accepts("abcd123\($0)") })
  }

  @Test(arguments: [
    ("abcd123!", true), ("abcd123", false), ("abcd123!!", false), ("Abcd123!", false),
    ("", false), ("wxyz987&", false),
  ])
  func `a confirmation is the same password once more`(text: String, isGood: Bool) {
    #expect(RulesInUse(PasswordEntryRules()).confirms(text, "abcd123!") == isGood)
  }

  @Test func `texts that look the same are not the same`() {
    let rules = RulesInUse(PasswordEntryRules())
    #expect(!rules.confirms("abcd123!é", "abcd123!e\u{301}"))
  }
}
