import SpecJSON
import SpecText

/// The acts that pages have announced in the browser's log and have not reported.
///
/// A page that is left hands its acts to the next one, which may start before they have arrived; a
/// page of another origin never receives them. The browser's log outlives both.
struct AnnouncedActs {
  private struct Act {
    let key: String
    let what: String
    /// Whether a page has answered since it was announced.
    var isOld = false
  }

  private var acts: [Act] = []

  private static let mark = "\"__spec act "
  /// The largest number that is kept.
  private static let most = 1_000

  /// Takes what is lost: acts of pages that were left, which the page of today has not reported.
  ///
  /// - Parameters:
  ///   - log: the new lines of the browser's log.
  ///   - seen: the keys of all acts that were reported.
  ///   - page: the id of the page of today.
  ///   - ends: whether no page answers any more.
  /// - Returns: what was done, in words.
  mutating func lost(
    with log: JSONValue, after seen: Set<String>, on page: String, ends: Bool
  ) -> [String] {
    let earlier = acts.count
    acts += Self.acts(in: log).prefix(Self.most - min(acts.count, Self.most))
    for place in acts.indices { acts[place].isOld = place < earlier || ends }
    acts.removeAll { seen.contains($0.key) }
    func isLost(_ act: Act) -> Bool { act.isOld && !act.key.begins(with: page + ":") }
    defer { acts.removeAll(where: isLost) }
    return acts.filter(isLost).map(\.what)
  }

  private static func acts(in log: JSONValue) -> [Act] {
    guard case .array(let lines) = log else { return [] }
    return lines.compactMap { line in
      guard case .object(let fields) = line, case .string(let message)? = fields["message"],
        let start = message.firstRange(of: mark)?.lowerBound,
        case .string(let text)? = try? JSONReader.read(String(message[start...]))
      else { return nil }
      // The mark, and then the key and the words.
      let words = text.split(separator: " ", maxSplits: 3)
      guard words.count == 4 else { return nil }
      return Act(key: String(words[2]), what: String(words[3]))
    }
  }
}
