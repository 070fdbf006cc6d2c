/// The Gherkin keywords of a spoken language.
///
/// Step keywords include the trailing space that separates them from the text; keywords of
/// languages without spaces have none. `*` is a step keyword in most languages. The data are those
/// of
/// [gherkin-languages.json](https://github.com/cucumber/gherkin/blob/main/gherkin-languages.json).
public struct Dialect: Sendable {
  /// The code in a `# language:` line, such as `ko`.
  public let code: String
  /// The lookup table of the scanners.
  let keywords: KeywordTable
  private let row: StaticString

  /// The dialect of a language code (case-sensitive), or nil if there is none.
  public static func named(_ code: String) -> Dialect? { DialectTable.dialect(code) }

  /// The dialect of files without a language line.
  package static let english = Dialect(code: "en")

  /// All language codes, sorted.
  public static var codes: [String] { DialectTable.codes }

  /// Creates the dialect of a code in the table; for any other, it has no keywords.
  init(code: String) {
    self.code = code
    row = DialectTable.row(code) ?? ""
    keywords = KeywordTable(row)
  }

  /// The English name of the language.
  public var name: String { words(.name).first ?? code }
  /// The name of the language in the language itself.
  public var native: String { words(.native).first ?? code }
  /// The keywords for `Feature`.
  public var feature: [String] { words(.feature) }
  /// The keywords for `Rule`.
  public var rule: [String] { words(.rule) }
  /// The keywords for `Background`.
  public var background: [String] { words(.background) }
  /// The keywords for `Scenario`.
  public var scenario: [String] { words(.scenario) }
  /// The usual keyword for `Scenario`: of several, the first is the word for an example in most
  /// languages.
  package var usualScenario: String { scenario.dropFirst().first ?? scenario.first ?? "Scenario" }
  /// The keywords for `Scenario Outline`.
  public var scenarioOutline: [String] { words(.scenarioOutline) }
  /// The keywords for `Examples`.
  public var examples: [String] { words(.examples) }
  /// The keywords for `Given`.
  public var given: [String] { words(.given) }
  /// The keywords for `When`.
  public var when: [String] { words(.when) }
  /// The keywords for `Then`.
  public var then: [String] { words(.then) }
  /// The keywords for `And`.
  public var and: [String] { words(.and) }
  /// The keywords for `But`.
  public var but: [String] { words(.but) }
  /// The keywords of steps, except for `*`.
  package var steps: [String] { (given + when + then + and + but).filter { $0 != "* " } }

  /// A keyword of a step without the space after it.
  package static func trimmed(_ keyword: String) -> String {
    keyword.utf8.last == UInt8(ascii: " ") ? String(keyword.dropLast()) : keyword
  }

  /// The columns of the table, in the order written by `Scripts/generate-dialects`.
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
