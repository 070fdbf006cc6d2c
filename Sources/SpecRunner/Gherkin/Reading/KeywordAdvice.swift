import SpecText

/// What the author of a line that is not understood most likely meant.
enum KeywordAdvice {
  /// The advice for a line that is not allowed at its position, if there is any.
  static func fix(for text: String, at position: Position, in dialect: Dialect) -> String? {
    if let repair = repair(of: text, at: position, in: dialect) { return repair.advice }
    if let title = title(of: text), titles(of: dialect).contains(same: String(title)) {
      return misplaced(String(title), at: position, in: dialect)
    }
    let isStep = steps(of: dialect).contains { text.utf8.starts(with: $0.utf8) }
    return isStep && (position == .start || position == .featureHead)
      ? "write the feature and a scenario above its first step" : nil
  }

  /// The keyword that a line misspells, which is at its beginning.
  static func repair(
    of text: String, at position: Position, in dialect: Dialect
  ) -> KeywordRepair? {
    if let keyword = decomposed(in: text, dialect) { return keyword }
    if let keyword = keywordBeforeOtherBlank(in: text, dialect) { return keyword }
    if let title = misspeltTitle(in: text, dialect) { return title }
    for keyword in steps(of: dialect) where lowered(text).starts(with: lowered(keyword)) {
      if text.utf8.starts(with: keyword.utf8) { return nil }
      return KeywordRepair(
        written: prefix(of: text, keyword), keyword: keyword,
        advice: "write \"\(Dialect.trimmed(keyword))\": keywords are case-sensitive")
    }
    let first = text.prefix { $0 != " " }
    guard position.expected.contains(.stepLine), first.utf8.count >= 3,
      let keyword = nearest(to: first, in: steps(of: dialect).map(Dialect.trimmed))
    else { return nil }
    let hasBlank = first.endIndex < text.endIndex
    return KeywordRepair(
      written: String(first) + (hasBlank ? " " : ""), keyword: keyword + (hasBlank ? " " : ""),
      advice: "write \"\(keyword)\" for \"\(first)\"")
  }

  /// A keyword of a step with a tab or a no-break space after it, as in a text from a word processor.
  private static func keywordBeforeOtherBlank(
    in text: String, _ dialect: Dialect
  ) -> KeywordRepair? {
    for keyword in steps(of: dialect) where keyword.utf8.last == 0x20 {
      let word = Dialect.trimmed(keyword)
      guard text.utf8.starts(with: word.utf8),
        let blank = text.unicodeScalars.dropFirst(word.unicodeScalars.count).first,
        blank != " ", blank.properties.isWhitespace
      else { continue }
      let name =
        switch blank {
        case "\t": "a tab"
        case "\u{A0}": "a no-break space (U+00A0)"
        default: "the character U+" + blank.value.hexadecimal(digits: 4, uppercase: true)
        }
      return KeywordRepair(
        written: word + String(blank), keyword: keyword,
        advice: "write a space after \"\(word)\", where \(name) is")
    }
    return nil
  }

  /// A keyword whose letters are decomposed; strings are equal in Swift if their letters are.
  private static func decomposed(in text: String, _ dialect: Dialect) -> KeywordRepair? {
    let keywords = titles(of: dialect).map { $0 + ":" } + steps(of: dialect)
    let found = keywords.first { text.hasPrefix($0) && !text.utf8.starts(with: $0.utf8) }
    return found.map { keyword in
      KeywordRepair(
        written: prefix(of: text, keyword), keyword: keyword,
        advice:
          "write \"\(Dialect.trimmed(keyword))\" with composed letters: here they are decomposed into "
          + "several code points, which look the same")
    }
  }

  /// The kind of line that a keyword begins; a title's keyword has its colon.
  static func kind(
    of keyword: String, in dialect: Dialect
  ) -> (token: TokenKind, type: StepKeywordType)? {
    let word = keyword.utf8.last == UInt8(ascii: ":") ? String(keyword.dropLast()) : keyword
    let lists: [([String], TokenKind, StepKeywordType)] = [
      (dialect.feature, .featureLine, .unknown), (dialect.rule, .ruleLine, .unknown),
      (dialect.background, .backgroundLine, .unknown),
      (dialect.scenario + dialect.scenarioOutline, .scenarioLine, .unknown),
      (dialect.examples, .examplesLine, .unknown), (dialect.given, .stepLine, .context),
      (dialect.when, .stepLine, .action), (dialect.then, .stepLine, .outcome),
      (dialect.and + dialect.but, .stepLine, .conjunction),
    ]
    return lists.first { list in
      list.0.contains { $0.isSame(as: word) || Dialect.trimmed($0) == word }
    }
    .map { ($0.1, $0.2) }
  }

  private static func nearest(to word: Substring, in keywords: [String]) -> String? {
    Nearest.nearest(to: String(word), in: keywords).flatMap {
      EditDistance.isNear(String(word), $0) ? $0 : nil
    }
  }

  /// The title that a line misspells, and what to write; nil for any other line.
  private static func misspeltTitle(in text: String, _ dialect: Dialect) -> KeywordRepair? {
    let titles = titles(of: dialect)
    let near = titles.filter { isNearTitle(text, $0) }
    if let keyword = near.first(where: { lowered(text).starts(with: lowered($0 + ":")) }) {
      return KeywordRepair(
        written: prefix(of: text, keyword + ":"), keyword: keyword + ":",
        advice: "write \"\(keyword):\": keywords are case-sensitive")
    }
    // `Scenario Outlne:` begins with another keyword.
    if let title = title(of: text), title.utf8.last != 0x20, !titles.contains(same: String(title)),
      let keyword = nearest(to: title, in: titles)
    {
      return KeywordRepair(
        written: title + ":", keyword: keyword + ":",
        advice: "write \"\(keyword):\" for \"\(title):\"")
    }
    return near.first.map { keyword in
      let written = prefix(of: text, keyword)
      let rest = text.dropFirst(written.count).prefix { $0 == " " || $0 == ":" }
      return KeywordRepair(
        written: written + (rest.contains(":") ? rest.prefix { $0 == " " } + ":" : ""),
        keyword: keyword + ":",
        advice: "write \"\(keyword):\", with the colon directly after the keyword")
    }
  }

  /// The beginning of a text that is as long as a keyword.
  private static func prefix(of text: String, _ keyword: String) -> String {
    String(text.prefix(keyword.count))
  }

  /// What is before the first colon of a line.
  private static func title(of text: String) -> Substring? {
    text.split(separator: ":", omittingEmptySubsequences: false).dropLast().first
  }

  /// The advice for a title that is spelt correctly, but not allowed at its position.
  private static func misplaced(
    _ title: String, at position: Position, in dialect: Dialect
  ) -> String? {
    if position == .start || position == .featureHead {
      return "write a line with \"\(dialect.feature.first ?? "Feature"):\" above it"
    }
    if dialect.feature.contains(same: title) {
      return "write the second feature into a file of its own"
    }
    return dialect.background.contains(same: title)
      ? "write the background above the first scenario" : nil
  }

  /// The language a feature's title is written in, if it is another than that it is read in.
  static func otherLanguage(of text: String, at position: Position, in dialect: Dialect) -> String?
  {
    guard position == .start || position == .featureHead,
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return languages[String(text[..<colon])]?.first { $0 != dialect.code }
  }

  /// The languages that have a keyword for `Feature`, English first; decomposed letters find them, too.
  private static let languages = (["en"] + Dialect.codes).reduce(into: [String: [String]]()) {
    languages, code in
    for keyword in Dialect.named(code)?.feature ?? [] {
      languages[keyword, default: []].append(code)
    }
  }

  /// Whether a text begins like a title, but not quite: colon missing or apart, or another case.
  private static func isNearTitle(_ text: String, _ keyword: String) -> Bool {
    let line = lowered(text)
    let word = lowered(keyword)
    guard line.starts(with: word), !text.utf8.starts(with: (keyword + ":").utf8) else {
      return false
    }
    let rest = line.dropFirst(word.count)
    return rest.isEmpty || rest.first == 0x20 || rest.first == UInt8(ascii: ":")
  }

  /// The closest language code to an unknown one, if any is close.
  static func nearestLanguage(to code: String) -> String? {
    Nearest.nearest(to: code, in: Dialect.codes)
  }

  private static func titles(of dialect: Dialect) -> [String] {
    (dialect.feature + dialect.background + dialect.rule + dialect.scenarioOutline
      + dialect.scenario + dialect.examples)
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  private static func steps(of dialect: Dialect) -> [String] {
    dialect.steps.sorted { $0.utf8.count > $1.utf8.count }
  }

  private static func lowered(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }
}

/// A keyword that is misspelt at the beginning of a line, and how to repair it.
struct KeywordRepair: Hashable {
  /// What is written, with the colon of a title or the blank after the keyword of a step.
  let written: String
  /// The keyword in its place.
  let keyword: String
  /// What to do, for people.
  let advice: String
}
