import SpecDrivers
import SpecText

/// The rules about pages as a whole; screens of other apps have neither a title nor a language.
extension AuditRule {
  static let pageRules = [
    AuditRule(
      "page-title", "2.4.2", .a, "A page has a title.", advice: "describe the page in its title"
    ) { audited, verdicts in
      check(.title, of: audited, &verdicts) { $0.isBlank ? "has no title" : nil }
    },
    AuditRule(
      "page-language", "3.1.1", .a, "A page names its language.",
      advice: "set the lang attribute of the page, such as \"en\""
    ) { audited, verdicts in
      let properties = audited.screen.properties
      if properties[.title] != nil, properties[.language] == nil {
        verdicts.leaveOpen(audited.itself, "the engine does not report the language of the page")
      }
      check(.language, of: audited, &verdicts) { language in
        if language.isBlank { return "does not name its language" }
        return isTag(language)
          ? nil : "has the language \(language.quoted), which is not a language tag"
      }
    },
  ]

  private static func check(
    _ property: Property, of audited: AuditedScreen, _ verdicts: inout Verdicts,
    _ problem: (String) -> String?
  ) {
    switch audited.screen.properties[property] {
    case nil: break
    case .unknown(let why)?: verdicts.leaveOpen(audited.itself, why)
    case .known(let value, _)?:
      if let problem = problem(value.written) { verdicts.report(audited.itself, problem) }
    }
  }

  /// Whether it has the form of a language tag: `en`, `ko-KR`, `zh-Hant-TW`.
  private static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
    guard isPlain, let first = parts.first else { return false }
    return (2...8).contains(first.count) && first.allSatisfy { $0 >= UInt8(ascii: "A") }
  }
}
