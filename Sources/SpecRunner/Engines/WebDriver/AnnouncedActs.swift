import SpecJSON
import SpecText

/// The acts that pages have written to the browser's log, in case they do not report them.
///
/// A page that is left hands its acts to the next one, which may start before they have arrived; a
/// page of another origin never receives them. The browser's log outlives both.
struct AnnouncedActs {
  private var acts: [(key: String, act: JSONValue)] = []

  private static let mark = "\"__spec act "
  /// The largest number that is kept.
  private static let most = 1_000

  /// Adds the new lines of the browser's log.
  mutating func add(_ log: JSONValue) {
    acts += Self.acts(in: log).prefix(Self.most - min(acts.count, Self.most))
  }

  /// Takes the acts of pages that were left, which no page has reported.
  ///
  /// - Parameters:
  ///   - reported: The keys of all acts that were reported.
  ///   - page: The id of the page of today, which reports its own acts itself.
  mutating func take(after reported: Set<String>, on page: String) -> [(
    key: String, act: JSONValue
  )] {
    acts.removeAll { reported.contains($0.key) }
    func isOfToday(_ key: String) -> Bool { key.begins(with: page + ":") }
    defer { acts.removeAll { !isOfToday($0.key) } }
    return acts.filter { !isOfToday($0.key) }
  }

  private static func acts(in log: JSONValue) -> [(key: String, act: JSONValue)] {
    guard case .array(let lines) = log else { return [] }
    return lines.compactMap { line in
      guard case .object(let fields) = line, case .string(let message)? = fields["message"],
        let start = message.firstRange(of: mark)?.lowerBound,
        case .string(let text)? = try? JSONReader.read(String(message[start...])),
        // The first quotation mark belongs to the message.
        let act = try? JSONReader.read(
          String(text.unicodeScalars.dropFirst(mark.unicodeScalars.count - 1))),
        let key = try? act.string(at: "key")
      else { return nil }
      return (key, act)
    }
  }
}
