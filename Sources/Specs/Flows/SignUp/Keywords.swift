/// The interests somebody has given: what counts as one, and how many are enough.
struct Keywords {
  /// How many the person is told to give.
  private static let asked = 3

  private(set) var all: [String] = []
  /// The rules of the visit under way.
  var rules: SignUpRules

  init(_ rules: SignUpRules) {
    self.rules = rules
  }

  var areEnough: Bool { all.count >= rules.enoughKeywords }

  /// What the person is told as long as there are not enough.
  var guide: String {
    let count =
      switch rules.counted {
      case .added: all.count
      case .missing: Self.asked - all.count
      case .nothing: 0
      }
    return "3개 이상의 관심사를 입력하세요. (\(count)/\(Self.asked))"
  }

  /// Adds a keyword without the white space around it; an empty one and one that is there do
  /// nothing.
  mutating func add(_ text: String) {
    let keyword = rules.keywordsAreTrimmed ? Self.trimmed(text) : text
    if keyword.isEmpty, rules.keywordsAreFilled { return }
    let isThere = all.contains { $0.unicodeScalars.elementsEqual(keyword.unicodeScalars) }
    if !isThere || !rules.keywordsAreUnique { all.append(keyword) }
  }

  mutating func remove(at place: Int) {
    guard all.indices.contains(place) else { return }
    switch rules.x {
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
