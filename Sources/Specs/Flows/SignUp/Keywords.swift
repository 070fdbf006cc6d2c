/// The interests somebody has given: what counts as one, and how many are enough.
struct Keywords {
  static let enough = 3

  private(set) var all: [String] = []
  let faults: SignUpFaults

  var areEnough: Bool {
    let enough =
      faults.contains(.twoAreEnough)
      ? 2 : faults.contains(.fourAreNeeded) ? 4 : Self.enough
    return all.count >= enough
  }

  /// What the person is told as long as there are not enough.
  var guide: String {
    let count = faults.contains(.missingOnesCounted) ? Self.enough - all.count : all.count
    return "3개 이상의 관심사를 입력하세요. (\(faults.contains(.countStays) ? 0 : count)/\(Self.enough))"
  }

  /// Adds a keyword without the white space around it; an empty one and one that is there do
  /// nothing.
  mutating func add(_ text: String) {
    let keyword = faults.contains(.keywordsNotTrimmed) ? text : Self.trimmed(text)
    if keyword.isEmpty, !faults.contains(.emptyKeywordAdded) { return }
    let isThere = all.contains { $0.unicodeScalars.elementsEqual(keyword.unicodeScalars) }
    if !isThere || faults.contains(.sameKeywordAddedAgain) { all.append(keyword) }
  }

  mutating func remove(at place: Int) {
    guard all.indices.contains(place), !faults.contains(.xDoesNothing) else { return }
    all.remove(at: faults.contains(.xDeletesLast) ? all.count - 1 : place)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    let rest = start.reversed().drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(rest.reversed()))
  }
}
