import SpecExpressions
import SpecText

/// Finds steps by what a sentence is about, whatever its words: `the message appears` finds the steps
/// about alerts and about seeing.
///
/// Each word counts by how few steps have it. A word of the same stem counts fully, a synonym less.
/// It does not compare the order of words; `NearestSteps` does.
package struct StepFinder: Sendable {
  private let entries: [Entry]
  /// In how many steps each stem and each group of synonyms occurs.
  private let counts: [StepTerm: Int]

  /// A step with its terms.
  private struct Entry: Sendable {
    let index: Int
    /// How much each term counts: those of the summary less than those of the sentence.
    let terms: [StepTerm: Float]
    let length: Float
    /// The number of its parameters, and whether it begins with what a user does or sees.
    let parameters: Int
    let isOfUser: Bool
    let hasDuration: Bool
  }

  /// The share of a synonym, and of a word that only the summary or the example has.
  private static let (synonymShare, elsewhereShare): (Float, Float) = (0.8, 0.4)
  /// What a word is worth that no step has: as much as one that few steps have.
  private static let unknownWorth: Float = 4
  /// Results must have at least this share of the best possible score.
  private static let least: Float = 0.38

  /// - Parameter definitions: the steps; what is found is named by their indices.
  package init(_ definitions: [StepDefinition]) {
    var counts: [StepTerm: Int] = [:]
    // A thousand steps use few words, so each is reduced to its stem once.
    var known: [ExactText: StepWord] = [:]
    func words(of text: String) -> [StepWord] {
      StepWords.words(of: text).map { text in
        if let word = known[text] { return word }
        let word = StepWord(text)
        known[text] = word
        return word
      }
    }
    let found = definitions.indices.filter { definitions[$0].isListed }.map { index in
      let definition = definitions[index]
      let own = words(of: definition.sentence)
      var terms: [StepTerm: Float] = [:]
      for text in [definition.summary, definition.example].compactMap({ $0 }) {
        for word in words(of: text) { for term in word.terms { terms[term] = Self.elsewhereShare } }
      }
      for word in own { for term in word.terms { terms[term] = 1 } }
      for term in terms.keys { counts[term, default: 0] += 1 }
      return (index, terms, own)
    }
    self.counts = counts
    let all = found.count
    entries = found.map { index, terms, words in
      let sentence = definitions[index].sentence
      return Entry(
        index: index, terms: terms,
        length: words.reduce(Float(0)) { $0 + Self.worth($1, counts, of: all) },
        parameters: sentence.utf8.count { $0 == UInt8(ascii: "{") },
        isOfUser: sentence.begins(with: "I "), hasDuration: sentence.contains("{duration}"))
    }
  }

  /// What a word is worth: the fewer steps are about it, the more; nothing if none is.
  private static func worth(_ word: StepWord, _ counts: [StepTerm: Int], of all: Int) -> Float {
    let count = word.terms.compactMap { counts[$0] }.max() ?? 0
    return count == 0 ? 0 : (1 + Float(all) / Float(count)).squareRoot()
  }

  /// Whether a word is one that steps may use, and therefore no misspelling of a similar one.
  static func isKnown(_ word: [Unicode.Scalar]) -> Bool {
    !StepWord(String(String.UnicodeScalarView(word)).lowercased()).groups.isEmpty
  }

  /// The indices of the steps that fit a text best, the best first; empty if none fits.
  package func steps(for text: String, most: Int) -> [Int] {
    let isOfAddress = text.contains("\"/") || text.contains("://")
    var asked = (StepWords.words(of: text) + (isOfAddress ? ["address"] : [])).map { text in
      let word = StepWord(text)
      return (word, worth: Self.worth(word, counts, of: entries.count))
    }
    guard asked.contains(where: { $0.worth > 0 }) else { return [] }
    let numbers = text.split(separator: " ").count { $0.first?.isNumber == true }
    let values = text.utf8.count { $0 == UInt8(ascii: "\"") } / 2 + numbers
    let folded = text.lowercased()
    let isOfUser = ["i ", "user ", "the user ", "a user "].contains { folded.begins(with: $0) }
    let units = ["second", "minute", "ms", "초", "분"]
    let hasDuration = numbers > 0 && units.contains { folded.contains($0) }
    if !hasDuration {
      // Steps wait by themselves: what is waited for counts.
      let others = asked.filter { $0.0.stem != StepWords.wait }
      if others.contains(where: { $0.worth > 0 }) { asked = others }
    }
    // A word that no step is about speaks against all of them.
    let best = asked.reduce(Float(0)) { $0 + ($1.worth > 0 ? $1.worth : Self.unknownWorth) }
    let found = entries.compactMap { entry -> (index: Int, score: Float)? in
      var score: Float = 0
      for (word, worth) in asked where worth > 0 {
        let same = entry.terms[.stem(word.stem)] ?? 0
        let similar = word.groups.reduce(Float(0)) { max($0, entry.terms[.group($1)] ?? 0) }
        score += worth * max(same, similar * Self.synonymShare)
      }
      guard score >= best * Self.least else { return nil }
      // A step with many other words is less likely to be meant, and one with other parameters.
      score /= (best + entry.length).squareRoot()
      if values > 0 { score /= 1 + 0.15 * Float(abs(entry.parameters - values)) }
      if hasDuration, entry.hasDuration { score *= 1.5 }
      return (entry.index, isOfUser && entry.isOfUser ? score * 1.15 : score)
    }
    return found.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.prefix(most).map(\.element.index)
  }
}

/// What words of steps are compared by.
private enum StepTerm: Hashable, Sendable {
  case stem(String)
  /// The number of a group of synonyms.
  case group(Int)
}

/// A word by its stem, and the groups of synonyms to which it belongs.
private struct StepWord {
  let stem: String
  let groups: [Int]
  let terms: [StepTerm]

  init(_ word: String) {
    stem = StepWords.stem(word)
    groups = StepWords.groups(of: stem)
    terms = [.stem(stem)] + groups.map(StepTerm.group)
  }
}

/// The words of steps, in English and Korean: their stems and their synonyms.
private enum StepWords {
  /// The words of a text without quoted values, parameters and words that say little.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var closing: Unicode.Scalar?
    var isAfterSubject = false
    func end() {
      if word.isEmpty { return }
      if word == "input", isAfterSubject {
        words.append("type")
      } else if ["in", "out"].contains(word), let last = words.last,
        ["log", "logs", "logged"].contains(last)
      {
        // Nothing that an app logs.
        words[words.count - 1] = "login"
      } else if !stops.contains(word) {
        words.append(word)
      }
      isAfterSubject = word == "i" || word == "user"
      word = ""
    }
    for scalar in text.unicodeScalars {
      if let mark = closing {
        if scalar == mark { closing = nil }
      } else if scalar == "\"" || scalar == "{" || scalar == "<" {
        end()
        closing = scalar == "{" ? "}" : scalar == "<" ? ">" : "\""
      } else if scalar.isASCII {
        // The properties of a scalar are slow to look up.
        switch scalar {
        case "a"..."z": word.unicodeScalars.append(scalar)
        case "A"..."Z": word.append(contentsOf: String(scalar).lowercased())
        case "'": break
        default: end()
        }
      } else if scalar.properties.isAlphabetic {
        word.unicodeScalars += scalar.properties.lowercaseMapping.unicodeScalars
      } else if scalar != "’" {
        end()
      }
    }
    end()
    return words
  }

  /// Words that most sentences have, and words for elements, which parameters stand for.
  private static let stops = Set(
    """
    a an and any as at be been but by can for from given has have i if in into is are it its my
    of on or should must that the their them then they this to was we were when will with you
    your user successfully correctly button field textfield textbox input icon element named
    label app application do does did she he made becomes successful out up 나는 내가 사용자가 사용자는 버튼
    버튼을 그 이
    """.split { $0.isWhitespace }.map(String.init))

  static let wait = stem("wait")

  /// A word without its ending: `appears`, `notified`, `sent` are `appear`, `notif`, `send`.
  static func stem(_ word: String) -> String {
    if let known = irregular[word] { return known }
    guard let first = word.unicodeScalars.first, first.isASCII else {
      return String(word.prefix(2))
    }
    var stem = word
    // Until nothing is left to remove: `focused` is `focus`, which is `focu`.
    while let ending = endings.first(where: { stem.count - $0.count >= 3 && stem.hasSuffix($0) }) {
      stem.removeLast(ending.count)
    }
    // stopped, running: a doubled consonant is one.
    if stem.count > 3, let last = stem.last, stem.dropLast().last == last, !"sle".contains(last) {
      stem.removeLast()
    }
    return stem
  }

  private static let endings =
    "ications ication ations ation ments ment ings ing ied ies ify ed es ly s e y"
    .split(separator: " ")

  private static let irregular = [
    "sent": "send", "seen": "see", "saw": "see", "shown": "show", "said": "say", "says": "say",
    "written": "writ", "wrote": "writ", "chosen": "choos", "chose": "choos", "hidden": "hid",
    "gone": "go", "went": "go", "goes": "go", "came": "com", "left": "leav", "kept": "keep",
    "ran": "run", "begun": "begin", "began": "begin", "held": "hold", "read": "read",
    "reads": "read",
    "does": "do", "types": "typ", "alert": "alert", "asked": "ask", "asks": "ask",
  ]

  /// The groups of synonyms to which a stem belongs.
  static func groups(of stem: String) -> [Int] { index[stem] ?? [] }

  /// Groups of stems that mean the same in steps; a stem may be in several.
  private static let groups =
    """
    see appear visibl display show present find exist expect view there
    tap press click touch push hit select choos pick
    typ enter fill writ put insert key
    notif remind reminder push banner
    send request call post submit api server
    alert messag dialog popup pop prompt modal warn toast sheet error
    ask permission allow grant deni deny authoriz consent
    account apple login identit
    disabl inactiv grey greyed unavailabl
    enabl activ availabl clickabl
    open launch start load run visit navigat go redirect
    back previou
    answer accept confirm dismis agree reject cancel
    clos dismis hid disappear vanish remov
    empt blank clear eras
    focu cursor caret
    wait paus sleep pas second delay
    scroll swip drag slid
    contain includ part
    delet remov eras clear
    stor sav keep record persist remember
    tim count number many
    offlin onlin network connect internet disconnect
    animat mov transit slid
    colour color red green blu
    link url address browser website
    leav background home minimis minimiz
    com foreground reopen resum
    restart relaunch kill reopen again
    check tick mark toggl box checkbox
    hold long
    equal say read match text valu display show
    screen view homepag
    screen page
    not no never without cannot nt
    keyboard key
    placeholder hint
    select choos option dropdown pick
    upload attach file
    rotat turn landscap portrait orientat
    보인 보입 보여 보이 나타 표시 뜬다 뜨고 있다
    누른 누르 눌러 탭한 탭하 클릭 터치 선택
    입력 쓴다 쓰고 적는 친다
    알림 통지 푸시
    요청 보낸 보내 전송 호출
    경고 메시 팝업 대화 알림 얼럿
    비활 활성 눌리
    키보 자판
    연다 열고 열린 열려 켠다 실행 시작
    닫는 닫고 닫힌 숨긴 숨겨 사라
    지운 지우 삭제 비운 비어 빈다
    기다 지난 지나 후에
    이동 움직 넘어 화면
    뒤로 이전 돌아
    허용 권한 거부 허락
    저장 기록 보관
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  private static let index: [String: [Int]] = {
    var index: [String: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      // Some are written whole, such as `address`, whose stem is `addres`.
      for word in group {
        for stem in Set([word, stem(word)]) { index[stem, default: []].append(number) }
      }
    }
    return index
  }()
}
