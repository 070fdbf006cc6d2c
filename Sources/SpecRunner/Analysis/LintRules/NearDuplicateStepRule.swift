import SpecGherkin
import SpecText

/// Finds steps that look like the same step, written twice in slightly different words.
///
/// Quoted texts, numbers and placeholders do not count. Two steps are alike if they differ only in
/// case, punctuation, spaces and articles, or in one letter of one longer word; and only if they do
/// not match the same definition, because a definition may allow several forms.
///
/// The more frequent form is taken as the right one. Every form is looked up by what remains of it
/// without a letter, so the time grows with the length of the text, not with the pairs of steps.
struct NearDuplicateStepRule: LintRule {
  static let info = LintRuleInfo(
    "near-duplicate-step", .off, "a step differs from another one only in a letter or an article",
    advice: "use one form for both, or words that differ more", comparesFiles: true)

  /// A step's text without its literals, and where it is used.
  private struct Form {
    let text: String
    let uri: String
    let location: Location
    let definitions: Set<Int>
    var count = 1
  }

  private var forms: [Form] = []
  private var places: [ExactText: Int] = [:]

  /// Shorter words, such as `tap` and `tip`, differ by a letter too often.
  private static let shortest = 5
  /// Longer texts, in bytes, are left out: the keys take the square of the length.
  private static let longest = 300

  mutating func check(
    _ file: LintFile, _ context: LintContext, _ findings: inout LintFindings
  ) {
    for step in file.steps {
      guard let match = context.match(of: step) else { continue }
      let text = StepSkeleton.text(of: step.text)
      if text.utf8.count > Self.longest { continue }
      if let place = places[text] {
        forms[place].count += 1
      } else {
        places[text] = forms.count
        forms.append(
          Form(
            text: text, uri: file.uri, location: step.location, definitions: match.definitions))
      }
    }
  }

  func finish(_ context: LintContext, _ findings: inout LintFindings) {
    var groups: [ExactText: [Int]] = [:]
    for (index, form) in forms.enumerated() {
      for key in Self.keys(of: form.text) { groups[key, default: []].append(index) }
    }
    var reported: Set<Int> = []
    for group in groups.values.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where group.count > 1 {
      report(group, &reported, &findings)
    }
  }

  /// Compares the forms of a group with its most frequent one.
  private func report(
    _ group: [Int], _ reported: inout Set<Int>, _ findings: inout LintFindings
  ) {
    guard let best = group.max(by: { (forms[$0].count, -$0) < (forms[$1].count, -$1) }) else {
      return
    }
    let model = forms[best]
    for index in group where index != best && !reported.contains(index) {
      let form = forms[index]
      if form.text.isSame(as: model.text) { continue }
      // A common definition shows that both forms are meant.
      if !form.definitions.isDisjoint(with: model.definitions) { continue }
      if form.definitions.isEmpty, model.definitions.isEmpty { continue }
      reported.insert(index)
      findings.add(
        "this step is nearly \"\(model.text)\"", in: form.uri, at: form.location,
        notes: [
          "\(model.count.counted("step")) \(model.count == 1 ? "has" : "have") that form, first at "
            + "\(model.uri):\(model.location.line)"
        ])
    }
  }

  /// What forms that are alike have in common: the folded text, and it without one letter.
  private static func keys(of text: String) -> Set<ExactText> {
    let words = StepSkeleton.folded(text)
    var keys: Set<ExactText> = [ExactText(words.joined(separator: " "))]
    for (place, word) in words.enumerated()
    where word.unicodeScalars.count >= shortest && word.unicodeScalars.allSatisfy(isLetter) {
      let scalars = Array(word.unicodeScalars)
      for index in scalars.indices {
        var shorter = String.UnicodeScalarView(scalars[..<index])
        shorter.append(contentsOf: scalars[(index + 1)...])
        var others = words
        others[place] = String(shorter)
        // The length distinguishes a missing letter from a missing word.
        keys.insert(ExactText("\(words.count)/\(place)/" + others.joined(separator: " ")))
      }
      var whole = words
      whole[place] = word
      keys.insert(ExactText("\(words.count)/\(place)/" + whole.joined(separator: " ")))
    }
    return keys
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
}
