import SpecExpressions

/// The step definitions an author may have meant by a step that matches none.
///
/// Text and expressions are compared word by word: a quoted text or a number is as good as a
/// parameter, a misspelt word costs less than another word, a missing or additional word costs
/// one, and little words such as `the` cost less than half of that. Made when the first undefined step is met, for most runs never.
package struct NearestSteps: Sendable {
  private let candidates: [Candidate]
  /// More than this is no advice.
  private static let most = 3

  /// An expression, and its words, each with the forms it may take; nil is a parameter.
  private struct Candidate: Sendable {
    let pattern: String
    let words: [[[Unicode.Scalar]]?]
  }

  package init(_ definitions: [StepDefinition]) {
    let listed = definitions.filter { $0.isListed && $0.patternType == .cucumberExpression }
    candidates = listed.map { definition in
      Candidate(pattern: definition.pattern, words: Self.words(ofExpression: definition.pattern))
    }
  }

  /// The expressions nearest to a text, the nearest first; none if all are far.
  package func nearest(to text: String) -> [String] {
    let words = Self.words(of: text)
    guard !words.isEmpty else { return [] }
    var similarities: [Pair: Double] = [:]
    var found: [(pattern: String, cost: Double)] = []
    for candidate in candidates {
      let length = Double(max(words.count, candidate.words.count))
      let limit = max(1, length * 0.34)
      let cost = Self.cost(words, candidate.words, &similarities)
      if cost <= limit { found.append((candidate.pattern, cost / length)) }
    }
    let ranked = found.enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
    // What is twice as far as the best is not what was meant.
    let best = ranked.first?.cost ?? 0
    return ranked.prefix(Self.most).filter { $0.cost <= max(best * 2, 0.1) }.map(\.pattern)
  }

  // MARK: - Comparing

  private struct Pair: Hashable {
    let word: [Unicode.Scalar]
    let form: [Unicode.Scalar]
  }

  /// The cheapest way from the words of a text to those of an expression.
  private static func cost(
    _ words: [[Unicode.Scalar]?], _ candidate: [[[Unicode.Scalar]]?],
    _ similarities: inout [Pair: Double]
  ) -> Double {
    let added = candidate.map { weight($0?.first) }
    var row = added.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
    for word in words {
      let removed = weight(word)
      var diagonal = row[0]
      row[0] += removed
      for (column, forms) in candidate.enumerated() {
        let exchanged = diagonal + difference(word, forms, &similarities)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, diagonal + removed, row[column] + added[column])
      }
    }
    return row[candidate.count]
  }

  /// What a missing or additional word costs.
  private static func weight(_ word: [Unicode.Scalar]?) -> Double {
    word.map(littleWords.contains) == true ? 0.4 : 1
  }

  private static let littleWords = Set(
    ["the", "a", "an", "is", "are", "be", "should", "will", "must", "of", "to", "that", "then"]
      .map { Array($0.unicodeScalars) })

  /// How different a word and a place of an expression are, from 0 to 1.
  private static func difference(
    _ word: [Unicode.Scalar]?, _ forms: [[Unicode.Scalar]]?, _ known: inout [Pair: Double]
  ) -> Double {
    switch (word, forms) {
    case (nil, nil): return 0
    // A parameter may take a bare word, such as a colour; a word is no quoted text.
    case (_?, nil): return 0.5
    case (nil, _?): return 1
    case (let word?, let forms?):
      return forms.map { form in
        if word == form { return 0 }
        let pair = Pair(word: word, form: form)
        if let difference = known[pair] { return difference }
        let length = max(word.count, form.count)
        let share = Double(EditDistance.between(word, form)) / Double(max(length, 1))
        // Words that share less than half are simply other words; two little ones hardly differ.
        let areLittle = littleWords.contains(word) && littleWords.contains(form)
        let difference = share <= 0.5 ? share : areLittle ? 0.5 : 1
        known[pair] = difference
        return difference
      }.min() ?? 1
    }
  }

  // MARK: - Cutting into words

  /// The words of a step's text; nil for a quoted text or a number.
  private static func words(of text: String) -> [[Unicode.Scalar]?] {
    var words: [[Unicode.Scalar]?] = []
    var rest = Substring(text).unicodeScalars
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'", let end = rest.dropFirst().firstIndex(of: first) {
        words.append(nil)
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        words += Self.words(ofBare: word)
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  /// A word, nil for a number; of a number that a word is joined to, as in `3번`, both.
  private static func words(ofBare word: Substring.UnicodeScalarView) -> [[Unicode.Scalar]?] {
    guard word.contains(where: { $0.properties.numericType == .decimal }) else {
      return [EditDistance.folded(String(word))]
    }
    let joined = word.drop { $0.isASCII }
    return joined.isEmpty || joined.startIndex == word.startIndex
      ? [nil] : [nil, EditDistance.folded(String(joined))]
  }

  /// The words of a cucumber expression: `cucumber(s)` is two forms, so is `a/b`; `{string}을/를`
  /// is a parameter and a word.
  private static func words(ofExpression source: String) -> [[[Unicode.Scalar]]?] {
    split(source).map { word in
      if word.hasPrefix("{") { return nil }
      return word.split(separator: "/").flatMap { part -> [String] in
        guard let open = part.firstIndex(of: "("), let close = part.lastIndex(of: ")"),
          open < close
        else { return [String(part)] }
        let inside = part[part.index(after: open)..<close]
        let (head, tail) = (part[..<open], part[part.index(after: close)...])
        return [String(head + inside + tail), String(head + tail)]
      }.map { EditDistance.folded($0.filter { $0 != "\\" }) }
    }
  }

  /// Cuts at blanks and around parameters: `{permission state}` is one word.
  private static func split(_ source: String) -> [Substring] {
    var words: [Substring] = []
    var rest = source[...]
    while let first = rest.first {
      if first == "{", let end = rest.firstIndex(of: "}") {
        words.append(rest[...end])
        rest = rest[rest.index(after: end)...]
      } else if first == " " {
        rest = rest.dropFirst()
      } else {
        let word = rest.dropFirst().prefix { $0 != " " && $0 != "{" }
        words.append(rest[rest.startIndex..<word.endIndex])
        rest = rest[word.endIndex...]
      }
    }
    return words
  }
}
