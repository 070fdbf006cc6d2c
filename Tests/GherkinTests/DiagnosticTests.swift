import SpecGherkin
import Testing

struct DiagnosticTests {
  /// A text that ends at a position, and what may come there.
  struct Expectation: Sendable, CustomTestStringConvertible {
    let before: String
    let kinds: String
    var testDescription: String { before.debugDescription }

    init(_ before: String, _ kinds: String) {
      self.before = before
      self.kinds = kinds
    }
  }

  static let inScenario = "Feature:\nScenario:\n"
  static let inBackground = "Feature:\nBackground:\n"

  @Test(arguments: [
    Expectation("", "EOF Language TagLine FeatureLine Comment Empty"),
    Expectation("# language: en\n", "TagLine FeatureLine Comment Empty"),
    Expectation("@a\n", "TagLine FeatureLine Comment Empty"),
    Expectation(
      inBackground + "* a\n",
      "EOF TableRow DocStringSeparator StepLine TagLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      inBackground + "* a\n|a|\n",
      "EOF TableRow DocStringSeparator StepLine TagLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      inBackground + "* a\n```\n```\n",
      "EOF TableRow StepLine TagLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      inBackground + "* a\n```\n```\n|a|\n",
      "EOF TableRow StepLine TagLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      inBackground + "* a\n|a|\n```\n```\n",
      "EOF StepLine TagLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      "Feature:\n@a\n\n@b\n",
      "TagLine RuleLine Comment Empty"),
    Expectation(
      inScenario + "* a\n",
      """
      EOF TableRow DocStringSeparator StepLine TagLine ExamplesLine ScenarioLine RuleLine Comment \
      Empty
      """),
    Expectation(
      inScenario + "* a\n```\n```\n",
      "EOF TableRow StepLine TagLine ExamplesLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      inScenario + "* a\n|a|\n```\n```\n",
      "EOF StepLine TagLine ExamplesLine ScenarioLine RuleLine Comment Empty"),
    Expectation(
      inScenario + "* a\nExamples:\n|a|\n",
      "EOF TableRow TagLine ExamplesLine ScenarioLine RuleLine Comment Empty"),
  ])
  func `a line that may not come names what may`(position: Expectation) {
    let line = position.before.utf8.count { $0 == 0x0A } + 1
    let names = position.kinds.split(separator: " ").map { "#" + $0 }.joined(separator: ", ")
    let first = Parser.parse(Source(uri: "a", text: position.before + "  what is this \n")).errors
      .first
    #expect(
      first?.officialText == "(\(line):3): expected: \(names), got 'what is this'")
  }

  @Test(arguments: [
    Expectation("# language: en", "TagLine FeatureLine Comment Empty"),
    Expectation("@a\n\n", "TagLine FeatureLine Comment Empty"),
    Expectation("Feature:\n@a", "TagLine RuleLine Comment Empty"),
    Expectation("Feature:\nRule:\n@a\n", "TagLine RuleLine Comment Empty"),
    Expectation(inScenario + "@a\n", "TagLine RuleLine Comment Empty"),
    Expectation(inScenario + "* a\n\"\"\"\n", "DocStringSeparator Other"),
  ])
  func `an end that may not come names what may`(position: Expectation) {
    let names = position.kinds.split(separator: " ").map { "#" + $0 }.joined(separator: ", ")
    let lines = position.before.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.last == "" ? lines.count - 1 : lines.count
    #expect(
      parsed(position.before)
        == "(\(count + 1):0): unexpected end of file, expected: \(names)")
    #expect(
      Parser.parse(Source(uri: "a", text: position.before)).errors.first?.location?.column == nil)
  }

  @Test func `tags that belong to nothing leave the title below them unread`() {
    let tags = "expected: #TagLine, #RuleLine, #Comment, #Empty, got"
    #expect(
      parsed("Feature:\n@a\nBackground:\n* b\n@c\nRule: r") == """
        (3:1): \(tags) 'Background:'
        (4:1): \(tags) '* b'
        """)
    #expect(parsed("Feature:\n@a\nExamples:\n@b\nRule:") == "(3:1): \(tags) 'Examples:'")
    let example = "expected: #TagLine, #ScenarioLine, #Comment, #Empty, got"
    #expect(
      parsed("Feature:\n@a\n* b\n@c\nScenario:") == """
        (3:1): \(tags) '* b'
        (5:1): \(tags) 'Scenario:'
        (6:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty
        """)
    #expect(!parsed("Feature:\n@a\nScenario:").contains(example))
  }

  @Test func `a row with other cells than the first is an error where the table ends`() {
    let cells = "inconsistent cell count within the table"
    #expect(parsed(Self.inScenario + "* a\n|a|\n |b|c|\n|d|e|\n") == "(5:2): \(cells)")
    #expect(
      parsed(Self.inScenario + "* a\n|a|\n|b|c|\nwhat\n* d\nwhat") == """
        (6:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, \
        #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'what'
        (5:1): \(cells)
        (8:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, \
        #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'what'
        """)
    for end in ["* b", "```\n```", "@t\nScenario:", "Scenario:", "Rule:", "Examples:", "# c", ""] {
      #expect(parsed(Self.inScenario + "* a\n|a|\n|b|c|\n" + end) == "(5:1): \(cells)")
    }
    #expect(parsed(Self.inScenario + "Examples:\n|a|\n||\n|\n") == "(6:1): \(cells)")
  }

  @Test func `white space in a tag is an error, and the line may still be a description`() {
    #expect(parsed("Feature:\n @a @b c @d e\n") == "(2:5): A tag may not contain whitespace")
    #expect(
      parsed(Self.inScenario + "* a\n@é @b c\nScenario:") == """
        (4:4): A tag may not contain whitespace
        (4:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, \
        #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got '@é @b c'
        """)
    #expect(
      parsed("Feature:\n@a\n@b c\nScenario:") == """
        (3:1): A tag may not contain whitespace
        (3:1): expected: #TagLine, #RuleLine, #Comment, #Empty, got '@b c'
        (4:1): expected: #TagLine, #RuleLine, #Comment, #Empty, got 'Scenario:'
        (5:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty
        """)
  }

  @Test func `reading stops after the eleventh error`() {
    let wrong = (1...20).map { "wrong \($0)" }.joined(separator: "\n")
    let errors = Parser.parse(Source(uri: "a", text: wrong)).errors
    #expect(errors.map(\.location?.line) == Array(1...11))
  }

  @Test(arguments: [
    ("# language: ko\nFeature: x", "\"Feature: x\" is not allowed here; expected a tag or \"기능:\""),
    (
      "# language: ko\n기능: x\n시나리오: y\n조건 z\n오타",
      "\"오타\" is not allowed here; expected the end of the file, a row of a table, a doc string's "
        + "delimiter, a step, a tag, \"예:\", \"시나리오:\" or \"규칙:\""
    ),
    ("# language: ko\n@a", "the file ends too early; expected a tag or \"기능:\""),
    ("Feature: x\n@a", "the file ends too early; expected a tag or \"Rule:\""),
  ])
  func `an error names the keywords of the file's language`(text: String, message: String) throws {
    let error = try #require(Parser.parse(Source(uri: "a", text: text)).errors.first)
    #expect(ExpectationText.message(error) == message)
  }

  @Test(arguments: [
    ("기능: x", "기능:", 2), ("기능: x\n시나리오: y\n조건 z\n그러면 w", "그러면", 5),
    ("기능: x\n시나리오: y\n조건 z\n시나리오: w", "시나리오:", 5),
  ])
  func `a keyword of decomposed letters is told`(text: String, keyword: String, line: Int) throws {
    let scalars = keyword.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard let place = Optional(Int(scalar.value) - 0xAC00), (0..<11_172).contains(place) else {
        return [scalar]
      }
      let parts = [0x1100 + place / 588, 0x1161 + place % 588 / 28]
      let final = place % 28 == 0 ? [] : [0x11A7 + place % 28]
      return (parts + final).compactMap { Unicode.Scalar(UInt32($0)) }
    }
    // Without its language line, too.
    let feature = Parser.parse(
      Source(uri: "a", text: "\u{1100}\u{1175}\u{1102}\u{1173}\u{11BC}: x"))
    #expect(feature.errors.first?.fix?.contains("write \"# language: ko\"") == true)
    let lines = text.split(separator: "\n").map { String($0) }
    let decomposed = lines.enumerated().map { number, text in
      number + 2 == line
        ? String(String.UnicodeScalarView(scalars)) + text.dropFirst(keyword.count) : text
    }
    let source = (["# language: ko"] + decomposed).joined(separator: "\n")
    let errors = Parser.parse(Source(uri: "a", text: source)).errors
    #expect(errors.first?.location?.line == line)
    #expect(
      errors.first?.fix?.utf8.elementsEqual(
        ("write \"\(keyword)\" with composed letters: here they are decomposed into several code "
          + "points, which look the same").utf8) == true)
  }

  @Test func `an error is data, and says how to mend it`() {
    let errors = Parser.parse(Source(uri: "x.feature", text: "# language: kp\nFeature:")).errors
    #expect(
      errors == [
        Diagnostic(
          code: "gherkin.unknown-language", severity: .error,
          message: "Language not supported: kp", uri: "x.feature",
          location: Location(line: 1, column: 1), notes: [], fix: "did you mean \"ka\"?")
      ])
    #expect(errors.first?.officialText == "(1:1): Language not supported: kp")
  }

  @Test(arguments: [
    ("Feature", "write \"Feature:\", with the colon directly after the keyword"),
    ("Feature : x", "write \"Feature:\", with the colon directly after the keyword"),
    ("feature: x", "write \"Feature:\": keywords are case-sensitive"),
    ("Feature x", "write \"Feature:\", with the colon directly after the keyword"),
    ("Features: x", "write \"Feature:\" for \"Features:\""),
    ("Given x", "write the feature and a scenario above its first step"),
    ("given x", "write \"Given\": keywords are case-sensitive"), ("what", nil),
  ])
  func `a near miss is told from nonsense`(line: String, fix: String?) {
    #expect(Parser.parse(Source(uri: "a", text: line)).errors.first?.fix == fix)
  }

  @Test(arguments: [
    ("Background:", "write the background above the first scenario"),
    ("Feature: G", "write the second feature into a file of its own"),
  ])
  func `a title in the wrong place is not advised again`(line: String, fix: String) {
    let text = Self.inScenario + "* a\n" + line
    #expect(Parser.parse(Source(uri: "a", text: text)).errors.first?.fix == fix)
  }

  @Test func `what never runs is warned of`() {
    #expect(
      warnings(
        "@a @\nFeature:\n@\nScenario: s\n* a\n Examples: e\n  Examples:\n  |x|\n Examples:\n |x|\n |1|"
      )
        == """
        1:4 gherkin.bare-tag an @ without a name is not a tag
        3:1 gherkin.bare-tag an @ without a name is not a tag
        6:2 gherkin.empty-examples these examples have no table, so nothing runs for them
        7:3 gherkin.empty-examples these examples have a header but no row, so nothing runs for them
        """)
    #expect(warnings("Feature:\nScenario:\n* a") == "")
  }
}
