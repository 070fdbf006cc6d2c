import SpecExpressions
import SpecText

/// Finds suggestions for an undefined step: the steps with the most similar expressions, then those
/// that are about the same.
///
/// Text and expressions are compared by a word-level edit distance. A quoted text or a number
/// equals a parameter, a misspelt word costs less than a different word, a missing or additional
/// word costs 1, and a stop word such as `the` costs 0.4. It is created for the first undefined
/// step, so most runs never need it.
package struct NearestSteps: Sendable {
  private let candidates: [Candidate]
  private let definitions: [StepDefinition]
  /// Created for the first text to which too few expressions are similar.
  private var finder: StepFinder?
  /// The distinct word forms in all expressions.
  private let forms: [Form]
  /// The cached distances between words and each form.
  private var cached: [[Unicode.Scalar]: [Float]] = [:]

  /// The maximum number of suggestions.
  private static let maxCount = 3
  /// Limits of words and of their length; longer texts get no suggestions.
  private static let maxWords = 100
  private static let maxWordLength = 100
  private static let maxCached = 1_000

  /// An expression and its words, each with its alternative forms; nil is a parameter.
  private struct Candidate: Sendable {
    /// As its author wrote it.
    let pattern: String
    let words: [[Int]?]
    /// The cost of each word if it is missing.
    let weights: [Float]
    let isNegative: Bool
    let isPhrasing: Bool
  }

  private struct Form: Sendable {
    let text: [Unicode.Scalar]
    let letters: UInt64
    let isStopWord: Bool

    init(_ text: [Unicode.Scalar]) {
      self.text = text
      letters = text.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
      isStopWord = NearestSteps.stopWords.contains(text)
    }
  }

  /// - Parameter phrasings: other words for steps, whose steps are suggested.
  package init(_ definitions: [StepDefinition], _ phrasings: [StepPhrasing] = []) {
    var forms: [Form] = []
    var places: [[Unicode.Scalar]: Int] = [:]
    let listed = definitions.filter { $0.isListed && $0.patternType == .cucumberExpression }
    let known = Set(exactly: listed.map(\.pattern))
    let sentences =
      listed.map { ($0.pattern, $0.written, false) }
      + phrasings.filter { known.contains($0.step) }.map { ($0.words, $0.step, true) }
    candidates = sentences.map { words, meant, isPhrasing in
      let isNegative = Negation.isIn(words)
      let words = Self.words(ofExpression: words)
      let numbers = words.map { texts in
        texts?.map { text in
          if let place = places[text] { return place }
          places[text] = forms.count
          forms.append(Form(text))
          return forms.count - 1
        }
      }
      return Candidate(
        pattern: meant, words: numbers, weights: words.map { Self.weight($0?.first) },
        isNegative: isNegative, isPhrasing: isPhrasing)
    }
    self.forms = forms
    self.definitions = definitions
  }

  /// The steps most similar to a text, the best first, with its values in place of their parameters;
  /// empty if none is similar enough.
  package mutating func nearest(to text: String) -> [String] {
    guard text.utf8.count <= 4 * Self.maxWords * Self.maxWordLength else { return [] }
    let isNegative = Negation.isIn(text)
    let costs = costs(of: text)
    var found = Self.similar(costs)
    if found.count < Self.maxCount, !Self.isPhrasing(costs) {
      let finder = self.finder ?? StepFinder(definitions)
      self.finder = finder
      let more = finder.steps(for: text, most: 3 * Self.maxCount).map { definitions[$0].written }
        .filter { Negation.isIn($0) == isNegative }
      for pattern in more where found.count < Self.maxCount && !found.contains(same: pattern) {
        found.append(pattern)
      }
    }
    let filled = FilledStep(valuesOf: text)
    return found.map(filled.text)
  }

  /// Whether a text is, but for a stop word, one of the other words for a step.
  mutating func isPhrasing(_ text: String) -> Bool { Self.isPhrasing(costs(of: text)) }

  private static func isPhrasing(_ costs: [Cost]) -> Bool {
    costs.contains { $0.candidate.isPhrasing && $0.cost <= stopWordWeight }
  }

  /// The steps of the expressions that differ from a text by few words or letters, the best first.
  private static func similar(_ costs: [Cost]) -> [String] {
    var named: Set<ExactText> = []
    let ranked = costs.map { (pattern: $0.candidate.pattern, cost: $0.cost / $0.length) }
      .enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
      .filter { named.insert($0.pattern) }
    // Drop suggestions that cost more than twice as much as the best one.
    let best = ranked.first?.cost ?? 0
    return ranked.prefix(maxCount).filter { $0.cost <= max(best * 2, 0.1) }.map(\.pattern)
  }

  /// What it costs to make an expression of a text, and the number of words of the longer.
  private typealias Cost = (candidate: Candidate, cost: Float, length: Float)

  /// The costs of the expressions that are similar to a text.
  ///
  /// A step that claims the opposite is not one of them.
  private mutating func costs(of text: String) -> [Cost] {
    let isNegative = Negation.isIn(text)
    let text = Negation.spelledOut(text)
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= Self.maxWords,
      words.allSatisfy({ $0?.count ?? 0 <= Self.maxWordLength })
    else { return [] }
    var differences: [[Float]?] = []
    for word in words { differences.append(word.map { self.differences(of: $0) }) }
    let weights = words.map(Self.weight)
    let telling = words.indices.compactMap { index in
      weights[index] == 1 && words[index].map(Self.linkWords.contains) != true
        ? differences[index] : nil
    }
    return candidates.filter { $0.isNegative == isNegative }.compactMap { candidate in
      let length = Float(max(words.count, candidate.words.count))
      let limit = max(1, length * 0.34)
      // Each additional or missing word costs at least this much.
      guard Float(abs(words.count - candidate.words.count)) * Self.stopWordWeight <= limit else {
        return nil
      }
      let cost = Self.cost(differences, weights, candidate)
      guard cost <= limit, Self.sharesWord(telling, candidate) else { return nil }
      return (candidate, cost, length)
    }
  }

  // MARK: - Comparing

  /// The edit distance between the words of a text and those of an expression.
  private static func cost(
    _ words: [[Float]?], _ weights: [Float], _ candidate: Candidate
  ) -> Float {
    var row = candidate.weights.reduce(into: [Float(0)]) { $0.append(($0.last ?? 0) + $1) }
    for (word, removed) in zip(words, weights) {
      var diagonal = row[0]
      row[0] += removed
      for (column, forms) in candidate.words.enumerated() {
        let exchanged = diagonal + difference(word, forms)
        diagonal = row[column + 1]
        row[column + 1] = min(
          exchanged, diagonal + removed, row[column] + candidate.weights[column])
      }
    }
    return row[candidate.words.count]
  }

  /// Whether a word that says something is in an expression, perhaps misspelt; a text of values and
  /// stop words alone has none to share.
  private static func sharesWord(_ words: [[Float]], _ candidate: Candidate) -> Bool {
    words.isEmpty
      || words.contains { word in
        candidate.words.contains { $0?.contains { word[$0] <= 0.4 } ?? false }
      }
  }

  /// The cost of a missing or additional word.
  private static func weight(_ word: [Unicode.Scalar]?) -> Float {
    word.map(stopWords.contains) == true ? stopWordWeight : 1
  }

  private static let stopWordWeight: Float = 0.4
  /// Words that sentences about different things share.
  private static let linkWords = Set(
    "I i in into on at for from with by as and or not no".split(separator: " ")
      .map { Array($0.unicodeScalars) })
  private static let stopWords = Set(
    ["the", "a", "an", "is", "are", "be", "should", "will", "must", "of", "to", "that", "then"]
      .map { Array($0.unicodeScalars) })

  /// The distance between a word and a position of an expression, from 0 to 1.
  private static func difference(_ word: [Float]?, _ forms: [Int]?) -> Float {
    switch (word, forms) {
    case (nil, nil): 0
    // A parameter can match a bare word, such as a colour; a quoted text never equals a word.
    case (_?, nil): 0.5
    case (nil, _?): 1
    case (let word?, let forms?): forms.reduce(1) { min($0, word[$1]) }
    }
  }

  /// The distances between a word and each form.
  private mutating func differences(of word: [Unicode.Scalar]) -> [Float] {
    if let differences = cached[word] { return differences }
    let one = Form(word)
    // `visible` is no misspelling of `disabled`.
    let parts = StepFinder.isKnown(word) ? 4 : 2
    let differences = forms.map { form -> Float in
      let length = max(word.count, form.text.count, 1)
      // Words that differ in more than half of their letters are different words, known ones in more
      // than a quarter; two stop words count as half.
      let other: Float = one.isStopWord && form.isStopWord ? 0.5 : 1
      // An edit changes at most two bits: the letter removed and the letter inserted.
      guard (one.letters ^ form.letters).nonzeroBitCount <= length else { return other }
      let distance = EditDistance.between(word, form.text, within: length / parts)
      return distance.map { Float($0) / Float(length) } ?? other
    }
    if cached.count >= Self.maxCached { cached.removeAll(keepingCapacity: true) }
    cached[word] = differences
    return differences
  }

  // MARK: - Splitting into words

  private static let article = Array("the".unicodeScalars)

  /// The words of a step's text; nil for a quoted text or a number.
  private static func words(of text: String) -> [[Unicode.Scalar]?] {
    var words: [[Unicode.Scalar]?] = []
    var rest = Substring(text).unicodeScalars
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'", let end = rest.dropFirst().firstIndex(of: first) {
        // `the "Next" button` is one parameter.
        if words.last == Self.article { words.removeLast() }
        words.append(nil)
        rest = rest[rest.index(after: end)...]
        let word = rest.dropFirst().prefix { $0 != " " && $0 != "\t" }
        if FilledStep.roles.contains(String(word)) {
          rest = rest[word.endIndex...]
        } else if let role = FilledStep.koreanRole(after: Substring(rest)) {
          rest = rest.dropFirst(1 + role.unicodeScalars.count)
        }
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        words += Self.words(ofBare: word)
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  /// A word, or nil for a number; a number with a suffix, as in `3번`, gives both.
  private static func words(ofBare word: Substring.UnicodeScalarView) -> [[Unicode.Scalar]?] {
    guard word.contains(where: { $0.properties.numericType == .decimal }) else {
      return [EditDistance.folded(String(word))]
    }
    let joined = word.drop { $0.isASCII }
    return joined.isEmpty || joined.startIndex == word.startIndex
      ? [nil] : [nil, EditDistance.folded(String(joined))]
  }

  /// The words of a Cucumber expression: `cucumber(s)` and `a/b` have two forms each;
  /// `{string}을/를` is a parameter and a word.
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

  /// Splits at spaces and around parameters: `{permission state}` is one word.
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

extension StepDefinition {
  /// The expression as its author wrote it.
  fileprivate var written: String { textStep?.sentence ?? pattern }
}
