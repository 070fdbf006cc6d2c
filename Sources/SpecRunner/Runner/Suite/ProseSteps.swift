import SpecGherkin
import SpecText

/// Finds lines of scenarios that read like steps, but that the grammar takes for prose.
package struct ProseSteps {
  /// The name of the lint rule, which comments silence.
  package static let rule = "step-as-prose"

  private let file: ParseResult
  let dialect: Dialect
  private let lines: [ArraySlice<UInt8>]
  private var found: [Diagnostic] = []

  /// The warnings of a file, including those that comments silence.
  package static func all(in file: ParseResult) -> [Diagnostic] {
    guard let feature = file.document?.feature, let dialect = Dialect.named(feature.language)
    else { return [] }
    let sections = sections(of: feature)
    let isMarkdown = file.source.mediaType == .markdown
    var search = ProseSteps(file, dialect)
    // A feature without scenarios is warned of as such.
    if !isMarkdown, !feature.allScenarios.isEmpty { search.readDescriptions(of: feature) }
    for (number, section) in sections.enumerated() {
      if isMarkdown {
        let next = number + 1 < sections.count ? sections[number + 1].line : .max
        search.readMarkdown(section, before: next)
      } else if section.isBackground || !section.steps.isEmpty {
        // A scenario without steps is warned of as such, with the line that may be one.
        search.readDescription(of: section)
      }
    }
    return search.found.sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
  }

  /// The warnings of a file that no comment silences.
  static func unsilenced(in file: ParseResult) -> [Diagnostic] {
    let all = all(in: file)
    guard !all.isEmpty else { return [] }
    let lines = file.source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    func silences(_ line: String, _ command: String) -> Bool {
      line.includes("spec-lint-disable\(command) ") && line.includes(rule)
    }
    if lines.contains(where: { silences($0, "") }) { return [] }
    return all.filter { warning in
      guard let line = warning.location?.line, line > 1 else { return true }
      return !silences(lines[line - 2], "-next-line")
    }
  }

  private init(_ file: ParseResult, _ dialect: Dialect) {
    self.file = file
    self.dialect = dialect
    lines = file.source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  // MARK: - Lines

  /// A scenario or background: the line of its title, its description, its steps.
  private struct Section {
    let line: Int
    let description: String
    let steps: NodeList<Step>
    var isBackground = false

    private init(_ location: Location, _ description: String, _ steps: NodeList<Step>) {
      line = location.line
      self.description = description
      self.steps = steps
    }

    init(_ scenario: Scenario) {
      self.init(scenario.location, scenario.description, scenario.steps)
    }

    init(_ background: Background) {
      self.init(background.location, background.description, background.steps)
      isBackground = true
    }
  }

  private static func sections(of feature: Feature) -> [Section] {
    let rules = feature.rules.flatMap { rule in
      (rule.background.map { [Section($0)] } ?? []) + rule.scenarios.map { Section($0) }
    }
    return (feature.background.map { [Section($0)] } ?? [])
      + feature.scenarios.map { Section($0) } + rules
  }

  private mutating func readDescription(of section: Section) {
    for (line, text) in rows(of: section.description, below: section.line) {
      note(text, line, isParagraph: false)
    }
  }

  /// The lines of a description, which comments may interrupt.
  func rows(of description: String, below title: Int) -> [(line: Int, text: Text)] {
    var rest = description.utf8.split(separator: 0x0A).map { Text($0) }[...]
    var found: [(line: Int, text: Text)] = []
    var line = title + 1
    while let wanted = rest.first, line <= lines.count {
      if Text(lines[line - 1]).text.isSame(as: wanted.text) {
        found.append((line, wanted))
        rest.removeFirst()
      }
      line += 1
    }
    return found
  }

  private mutating func readMarkdown(_ section: Section, before next: Int) {
    let steps = Set(section.steps.map(\.location.line))
    var isFenced = false
    var line = section.line + 1
    while line < next, line <= lines.count {
      let text = Text(lines[line - 1])
      if text.text.begins(with: "```") { isFenced.toggle() }
      // The next title, of a rule, of examples or of other prose, ends the steps.
      if !isFenced, text.text.begins(with: "#") { return }
      if !isFenced, !steps.contains(line), !text.text.begins(with: "|"),
        !text.text.begins(with: "<!--")
      {
        note(text, line, isParagraph: text.mark.isEmpty)
      }
      line += 1
    }
  }

  /// A line without its indentation, and the marks of lists, quotes and emphasis before its text.
  struct Text {
    let text: String
    let mark: String
    let indentation: Int

    private static let marks = Set(" \t>*-+_`".utf8)

    init(_ line: some Collection<UInt8>) {
      let spaces: Set<UInt8> = [0x20, 0x09, 0x0D]
      let start = line.drop { spaces.contains($0) }
      var bytes = Array(start)
      while let last = bytes.last, spaces.contains(last) { bytes.removeLast() }
      indentation = line.count - start.count
      text = String(decoding: bytes, as: UTF8.self)
      var count = bytes.prefix { Self.marks.contains($0) }.count
      let digits = bytes[count...].prefix { (0x30...0x39).contains($0) }
      if !digits.isEmpty, bytes[digits.endIndex...].first.map({ $0 == 0x2E || $0 == 0x29 }) == true
      {
        count = digits.endIndex + 1
        count += bytes[count...].prefix { Self.marks.contains($0) }.count
      }
      mark = String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  private mutating func note(_ line: Text, _ number: Int, isParagraph: Bool) {
    let text = String(line.text.unicodeScalars.dropFirst(line.mark.unicodeScalars.count))
    guard let keyword = keyword(of: text, hasMark: !line.mark.isEmpty, isParagraph) else { return }
    // A tab or a no-break space does not end a keyword.
    let blank =
      text.begins(with: keyword) && !isMarkdown
      ? text.unicodeScalars.dropFirst(keyword.unicodeScalars.count).first : nil
    note(
      line, number, Self.stepMessage,
      blank.map { $0 != " " && $0.properties.isWhitespace } == true
        ? "write a space after \"\(keyword)\""
        : "begin it with \"\(isMarkdown ? "* " : "")\(keyword)\"")
  }

  static let stepMessage = "this line reads like a step, but is prose, so it is not run"

  private var isMarkdown: Bool { file.source.mediaType == .markdown }

  mutating func note(_ line: Text, _ number: Int, _ message: String, _ fix: String) {
    let comment = "spec-lint-disable \(Self.rule): …"
    found.append(
      Diagnostic(
        code: "step.prose", severity: .warning, message: message, uri: file.source.uri,
        location: Location(line: number, column: line.indentation + 1),
        fix: fix + ", or keep it as prose with the comment "
          + "\"\(isMarkdown ? "<!-- \(comment) -->" : "# \(comment)")\""))
  }

  // MARK: - Keywords

  /// The keyword that a line should begin with, if it reads like a step; otherwise nil.
  private func keyword(of text: String, hasMark: Bool, _ isParagraph: Bool) -> String? {
    let words = text.unicodeScalars.split(maxSplits: 1) { $0.properties.isWhitespace }
    guard let start = words.first else { return nil }
    var first = String(start)
    while let last = first.unicodeScalars.last, last == "*" || last == "_" || last == "`" {
      first.unicodeScalars.removeLast()
    }
    let hasRest = words.count > 1
    let checks = dialect.then.map(Dialect.trimmed)
    if isParagraph { return hasRest ? checks.first { $0.isSame(as: first) && $0 != "*" } : nil }
    for keyword in (dialect.given + dialect.when).map(Dialect.trimmed) + checks where keyword != "*"
    {
      if hasRest, keyword.lowercased().isSame(as: first.lowercased()) { return keyword }
      if hasRest, dialect.code == "en", isMisspelt(first, keyword) { return keyword }
      if isJoined(first, keyword) { return keyword }
    }
    if hasRest, hasMark {
      let others = (dialect.and + dialect.but).map(Dialect.trimmed)
      if let keyword = others.first(where: { $0 != "*" && $0.isSame(as: first) }) { return keyword }
    }
    return hasRest ? foreign(first) : nil
  }

  /// Words that begin sentences and are one letter away from a keyword.
  private static let words: Set<String> = [
    "the", "they", "them", "ten", "than", "hen", "this", "these", "there", "thee", "thin", "give",
    "gives", "giver", "live", "who", "why", "whey", "wren", "teen", "omen", "open",
  ]

  private func isMisspelt(_ word: String, _ keyword: String) -> Bool {
    word.unicodeScalars.count >= 3 && !Self.words.contains(word.lowercased())
      && EditDistance.isNear(word, keyword)
  }

  /// Whether a keyword lacks the space after it: `ThenI`.
  private func isJoined(_ word: String, _ keyword: String) -> Bool {
    guard keyword.utf8.count >= 4, word.begins(with: keyword) else { return false }
    guard let next = word.unicodeScalars.dropFirst(keyword.unicodeScalars.count).first else {
      return false
    }
    return next.properties.isUppercase || next == "\""
  }

  /// The keyword for one of another language.
  private func foreign(_ word: String) -> String? {
    let others = dialect.code == "en" ? Self.others : Self.english
    for (own, others) in zip([dialect.given, dialect.when, dialect.then], others) {
      let own = own.map(Dialect.trimmed)
      if others.contains(ExactText(word)), !own.contains(where: { $0.isSame(as: word) }) {
        return own.first { $0 != "*" }
      }
    }
    return nil
  }

  private static let english = keywords(of: [.english]) { _ in true }

  /// The keywords of all languages, except for those that are English words or short.
  private static let others = keywords(of: Dialect.codes.compactMap(Dialect.named)) { word in
    let english: Set<String> = ["Data", "Date", "Dada", "Logo", "Nato", "Given", "When", "Then"]
    return word.unicodeScalars.count >= (word.utf8.allSatisfy { $0 < 0x80 } ? 4 : 2)
      && !english.contains(word) && !word.includes(" ")
  }

  private static func keywords(
    of dialects: [Dialect], _ isUsed: (String) -> Bool
  ) -> [Set<ExactText>] {
    [\Dialect.given, \.when, \.then].map { words in
      Set(
        exactly: dialects.filter { !$0.code.begins(with: "en-") }.flatMap { $0[keyPath: words] }
          .map(Dialect.trimmed).filter { $0 != "*" && isUsed($0) })
    }
  }
}
