import SpecExpressions
import SpecText

/// The step definitions an author may have meant by a step that matches none.
///
/// Text and expressions are compared word by word: a quoted text or a number is as good as a
/// parameter, a misspelt word costs less than another word, a missing or additional word costs
/// one, and little words such as `the` cost less than half of that. Made when the first undefined
/// step is met, for most runs never.
package struct NearestSteps: Sendable {
  private let candidates: [Candidate]
  /// Every form of a word in the expressions, once.
  private let forms: [Form]
  /// How different words met before are from each form.
  private var known: [[Unicode.Scalar]: [Float]] = [:]

  /// More than this is no advice.
  private static let most = 3
  /// A text of more words than this, or with a longer word, has no near expression.
  private static let mostWords = 100
  private static let longestWord = 100
  private static let mostKnown = 1_000

  /// An expression, and its words, each with the forms it may take; nil is a parameter.
  private struct Candidate: Sendable {
    let pattern: String
    let words: [[Int]?]
    /// What each word costs if it is missing.
    let weights: [Float]
  }

  private struct Form: Sendable {
    let text: [Unicode.Scalar]
    let letters: UInt64
    let isLittle: Bool

    init(_ text: [Unicode.Scalar]) {
      self.text = text
      letters = text.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
      isLittle = NearestSteps.littleWords.contains(text)
    }
  }

  package init(_ definitions: [StepDefinition]) {
    var forms: [Form] = []
    var places: [[Unicode.Scalar]: Int] = [:]
    candidates = definitions.filter {
      $0.isListed && $0.patternType == .cucumberExpression
    }.map { definition in
      let words = Self.words(ofExpression: definition.pattern)
      let numbers = words.map { texts in
        texts?.map { text in
          if let place = places[text] { return place }
          places[text] = forms.count
          forms.append(Form(text))
          return forms.count - 1
        }
      }
      return Candidate(
        pattern: definition.pattern, words: numbers, weights: words.map { Self.weight($0?.first) })
    }
    self.forms = forms
  }

  /// The expressions nearest to a text, the nearest first; none if all are far.
  package mutating func nearest(to text: String) -> [String] {
    guard text.utf8.count <= 4 * Self.mostWords * Self.longestWord else { return [] }
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= Self.mostWords,
      words.allSatisfy({ $0?.count ?? 0 <= Self.longestWord })
    else { return [] }
    var differences: [[Float]?] = []
    for word in words { differences.append(word.map { self.differences(of: $0) }) }
    let weights = words.map(Self.weight)
    var found: [(pattern: String, cost: Float)] = []
    for candidate in candidates {
      let length = Float(max(words.count, candidate.words.count))
      let limit = max(1, length * 0.34)
      // Each word too many or too few costs something.
      guard Float(abs(words.count - candidate.words.count)) * Self.littleWeight <= limit else {
        continue
      }
      let cost = Self.cost(differences, weights, candidate)
      if cost <= limit { found.append((candidate.pattern, cost / length)) }
    }
    let ranked = found.enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
    // What is twice as far as the best is not what was meant.
    let best = ranked.first?.cost ?? 0
    return ranked.prefix(Self.most).filter { $0.cost <= max(best * 2, 0.1) }.map(\.pattern)
  }

  // MARK: - Comparing

  /// The cheapest way from the words of a text to those of an expression.
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

  /// What a missing or additional word costs.
  private static func weight(_ word: [Unicode.Scalar]?) -> Float {
    word.map(littleWords.contains) == true ? littleWeight : 1
  }

  private static let littleWeight: Float = 0.4
  private static let littleWords = Set(
    ["the", "a", "an", "is", "are", "be", "should", "will", "must", "of", "to", "that", "then"]
      .map { Array($0.unicodeScalars) })

  /// How different a word and a place of an expression are, from 0 to 1.
  private static func difference(_ word: [Float]?, _ forms: [Int]?) -> Float {
    switch (word, forms) {
    case (nil, nil): 0
    // A parameter may take a bare word, such as a colour; a word is no quoted text.
    case (_?, nil): 0.5
    case (nil, _?): 1
    case (let word?, let forms?): forms.reduce(1) { min($0, word[$1]) }
    }
  }

  /// How different a word is from each form.
  private mutating func differences(of word: [Unicode.Scalar]) -> [Float] {
    if let differences = known[word] { return differences }
    let one = Form(word)
    let differences = forms.map { form -> Float in
      let length = max(word.count, form.text.count, 1)
      // Words that share less than half are simply other words; two little ones hardly differ.
      let other: Float = one.isLittle && form.isLittle ? 0.5 : 1
      // An edit takes a letter out and puts another in, at most.
      guard (one.letters ^ form.letters).nonzeroBitCount <= length else { return other }
      let distance = EditDistance.between(word, form.text, within: length / 2)
      return distance.map { Float($0) / Float(length) } ?? other
    }
    if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
    known[word] = differences
    return differences
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
        rest = rest[word.endIndex...]
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
