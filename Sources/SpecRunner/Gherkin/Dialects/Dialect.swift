/// The keywords of one spoken language.
///
/// Step keywords have the blank at their end that separates them from the text; those of languages
/// written without blanks have none. `*` stands among the step keywords of most languages.
public struct Dialect: Sendable {
  /// The code a `# language:` line names, such as `ko`.
  public let code: String
  /// The language's English name.
  public let name: String
  /// The language's own name.
  public let native: String
  public let feature: [String]
  public let rule: [String]
  public let background: [String]
  public let scenario: [String]
  public let scenarioOutline: [String]
  public let examples: [String]
  public let given: [String]
  public let when: [String]
  public let then: [String]
  public let and: [String]
  public let but: [String]

  /// What the scanners look keywords up in.
  let keywords: KeywordTable

  /// The dialect of a language code (case counts), or nil if there is none.
  public static func named(_ code: String) -> Dialect? { DialectTable.dialect(code) }

  /// The language of every file that names none.
  static let english = Dialect(code: "en")

  /// Every language code in order.
  public static var codes: [String] { DialectTable.codes }

  /// The dialect of a code the table has; without keywords for any other.
  init(code: String) {
    let fields = (DialectTable.row(code) ?? "").utf8
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { field in
        field.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
      }
    func words(_ index: Int) -> [String] { index < fields.count ? fields[index] : [] }
    self.code = code
    name = words(0).first ?? code
    native = words(1).first ?? code
    feature = words(2)
    rule = words(3)
    background = words(4)
    scenario = words(5)
    scenarioOutline = words(6)
    examples = words(7)
    given = words(8)
    when = words(9)
    then = words(10)
    and = words(11)
    but = words(12)
    keywords = KeywordTable(
      titles: [
        (.featureLine, feature), (.backgroundLine, background), (.ruleLine, rule),
        (.examplesLine, examples), (.scenarioLine, scenario), (.scenarioLine, scenarioOutline),
      ],
      steps: [
        (.context, given), (.action, when), (.outcome, then), (.conjunction, and),
        (.conjunction, but),
      ])
  }
}
