/// The keywords of the user: which are accepted, and how many are required.
struct Keywords {
  /// The number of keywords that the guide asks for.
  private static let asked = 3

  private(set) var all: [String] = []
  /// The rules of the current visit.
  var rules: RulesInUse<SignUpRules>

  init(_ rules: RulesInUse<SignUpRules>) {
    self.rules = rules
  }

  var areEnough: Bool { all.count >= rules.enoughKeywords }

  /// The guide shown while there are not enough.
  var guide: String {
    let count =
      switch rules.guideCount {
      case .added: all.count
      case .missing: Self.asked - all.count
      case .nothing: 0
      }
    return "3개 이상의 관심사를 입력하세요. (\(count)/\(Self.asked))"
  }

  /// Adds a trimmed keyword; empty and repeated ones are ignored.
  mutating func add(_ text: String) {
    let keyword = rules.keywordsAreTrimmed ? Self.trimmed(text) : text
    if keyword.isEmpty, rules.keywordsAreNonempty { return }
    let isThere = all.contains { $0.unicodeScalars.elementsEqual(keyword.unicodeScalars) }
    if !isThere || !rules.keywordsAreUnique { all.append(keyword) }
  }

  mutating func remove(at place: Int) {
    guard all.indices.contains(place) else { return }
    switch rules.deleteAction {
    case .nothing: break
    case .deletesOwn: all.remove(at: place)
    case .deletesLast: all.removeLast()
    }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    let rest = start.reversed().drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(rest.reversed()))
  }
}
