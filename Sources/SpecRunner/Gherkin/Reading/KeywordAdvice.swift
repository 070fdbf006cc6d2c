/// What the author of a line that is not understood most likely meant.
enum KeywordAdvice {
  /// How to mend a line that may not stand where it stands, if that can be guessed.
  static func fix(for text: String, at position: Position, in dialect: Dialect) -> String? {
    for keyword in titles(of: dialect) where isNearTitle(text, keyword) {
      return "write \"\(keyword):\", with the colon directly behind the keyword"
    }
    if let title = text.split(separator: ":", omittingEmptySubsequences: false).dropLast().first {
      for keyword in titles(of: dialect) where isMisspelt(String(title), keyword) {
        return "write \"\(keyword):\" for \"\(title):\""
      }
    }
    for keyword in steps(of: dialect) where lowered(text).starts(with: lowered(keyword)) {
      if !text.utf8.starts(with: keyword.utf8) {
        return "write \"\(trimmed(keyword))\": keywords are case-sensitive"
      }
      return position == .start || position == .featureHead
        ? "write the feature and a scenario above its first step" : nil
    }
    return nil
  }

  /// The language a feature's title is written in, if it is another than that it is read in.
  static func otherLanguage(of text: String, at position: Position, in dialect: Dialect) -> String?
  {
    guard position == .start || position == .featureHead else { return nil }
    return (["en"] + Dialect.codes).first { code in
      guard code != dialect.code, let other = Dialect.named(code) else { return false }
      return other.feature.contains { text.utf8.starts(with: ($0 + ":").utf8) }
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

  /// Whether a word is another one but for an edit in every three of its bytes.
  private static func isMisspelt(_ word: String, _ keyword: String) -> Bool {
    let (one, other) = (lowered(word), lowered(keyword))
    let limit = other.count / 3
    guard one.count <= 40, abs(one.count - other.count) <= limit, one != other else { return false }
    return distance(one, other) <= limit
  }

  /// The language code nearest to one that is not in the table, if any is near.
  static func nearestLanguage(to code: String) -> String? {
    let wanted = lowered(code)
    guard wanted.count <= 20 else { return nil }
    let ranked = Dialect.codes.map { ($0, distance(wanted, lowered($0))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, wanted.count / 3) else {
      return nil
    }
    return best.0
  }

  private static func titles(of dialect: Dialect) -> [String] {
    (dialect.feature + dialect.background + dialect.rule + dialect.scenarioOutline
      + dialect.scenario + dialect.examples)
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  private static func steps(of dialect: Dialect) -> [String] {
    (dialect.given + dialect.when + dialect.then + dialect.and + dialect.but)
      .filter { $0 != "* " }
      .sorted { $0.utf8.count > $1.utf8.count }
  }

  private static func lowered(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

  private static func trimmed(_ keyword: String) -> Substring {
    keyword.utf8.last == 0x20 ? keyword.dropLast() : Substring(keyword)
  }

  /// The edit distance of two short words.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
