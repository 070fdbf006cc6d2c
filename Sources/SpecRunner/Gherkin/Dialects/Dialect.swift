/// The keywords of one spoken language.
///
/// Step keywords have the blank at their end that separates them from the text; those of languages
/// written without blanks have none. `*` stands among the step keywords of most languages.
public struct Dialect: Sendable {
  /// The code a `# language:` line names, such as `ko`.
  public let code: String
  /// What the scanners look keywords up in.
  let keywords: KeywordTable
  private let row: StaticString

  /// The dialect of a language code (case counts), or nil if there is none.
  public static func named(_ code: String) -> Dialect? { DialectTable.dialect(code) }

  /// The language of every file that names none.
  static let english = Dialect(code: "en")

  /// Every language code in order.
  public static var codes: [String] { DialectTable.codes }

  /// The dialect of a code the table has; without keywords for any other.
  init(code: String) {
    self.code = code
    row = DialectTable.row(code) ?? ""
    keywords = KeywordTable(row)
  }

  /// The language's English name.
  public var name: String { words(.name).first ?? code }
  /// The language's own name.
  public var native: String { words(.native).first ?? code }
  public var feature: [String] { words(.feature) }
  public var rule: [String] { words(.rule) }
  public var background: [String] { words(.background) }
  public var scenario: [String] { words(.scenario) }
  public var scenarioOutline: [String] { words(.scenarioOutline) }
  public var examples: [String] { words(.examples) }
  public var given: [String] { words(.given) }
  public var when: [String] { words(.when) }
  public var then: [String] { words(.then) }
  public var and: [String] { words(.and) }
  public var but: [String] { words(.but) }

  /// The fields of a row, in the order in which `Scripts/generate-dialects` writes them.
  enum Field: Int, CaseIterable, BitwiseCopyable {
    case name, native, feature, rule, background, scenario, scenarioOutline, examples
    case given, when, then, and, but

    static let separator = UInt8(ascii: "|")
    static let wordSeparator = UInt8(ascii: ";")
  }

  private func words(_ field: Field) -> [String] {
    row.withUTF8Buffer { bytes in
      let fields = bytes.split(separator: Field.separator, omittingEmptySubsequences: false)
      guard field.rawValue < fields.count else { return [] }
      return fields[field.rawValue].split(separator: Field.wordSeparator).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}
