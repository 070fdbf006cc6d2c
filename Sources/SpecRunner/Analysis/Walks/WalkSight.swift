package import SpecText

/// What was seen after a step of a walk: a digest of the screen, one of the events, and the changes
/// in a few words.
///
/// The digests decide whether two sights are equal. The words are for people.
package struct WalkSight: Hashable, Sendable {
  /// Four hexadecimal digits for all lines of the screen.
  package let screen: String
  /// The same for all events since the step before.
  package let events: String
  @ExactText package private(set) var words: String

  package init(screen: String, events: String, words: String) {
    self.screen = screen
    self.events = events
    _words = ExactText(words)
  }

  /// - Parameters:
  ///   - before: the lines of the screen before the step; empty if no app was open.
  ///   - screen: the lines of the screen after it.
  ///   - events: the lines of the events of the step.
  package init(before: [String], screen: [String], events: [String]) {
    self.init(
      screen: Self.digest(screen), events: Self.digest(events),
      words: Self.words(before, screen, events))
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.screen.isSame(as: other.screen) && one.events.isSame(as: other.events)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(screen) }

  /// 64 bits of a hash, folded to 16.
  private static func digest(_ lines: [String]) -> String {
    var hash = FNV1a()
    for line in lines { hash.add(line, end: UInt8(ascii: "\n")) }
    let folded = hash.value ^ (hash.value >> 32)
    return ((folded ^ (folded >> 16)) & 0xffff).hexadecimal(digits: 4)
  }

  // MARK: - Words

  /// How many changes are named, and how many characters of each.
  private static let (most, longest) = (3, 60)

  private static func words(_ before: [String], _ screen: [String], _ events: [String]) -> String {
    let isArrival = before.first.map { !$0.isSame(as: screen.first ?? "") } ?? true
    let difference = screen.map { ExactText($0) }.difference(from: before.map { ExactText($0) })
    var old: [ExactText: ScreenLine] = [:]
    for case .remove(_, let line, _) in difference.removals {
      let line = ScreenLine(line.wrappedValue)
      old[line.subject] = line
    }
    var found: [String] = []
    for case .insert(_, let line, _) in difference.insertions {
      let line = ScreenLine(line.wrappedValue)
      let earlier = old.removeValue(forKey: line.subject)
      // Of a new screen, the name is enough.
      if !isArrival || !line.isIndented { found.append(line.words(after: earlier)) }
    }
    if !isArrival {
      for case .remove(_, let line, _) in difference.removals {
        let line = ScreenLine(line.wrappedValue)
        // What can be answered goes with the question.
        guard old[line.subject] != nil, !line.subject.wrappedValue.begins(with: "answers") else {
          continue
        }
        found.append("no more " + line.subject.wrappedValue)
      }
    }
    if found.isEmpty, let event = events.first { found.append("event " + ScreenLine(event).whole) }
    guard !found.isEmpty else { return "nothing changes" }
    let rest = found.count - most
    let shown = found.prefix(most).map { $0.count > longest ? $0.prefix(longest - 1) + "…" : $0 }
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
  }
}

/// A line of a screen as text, in its parts: the role, the name and the properties of an element.
private struct ScreenLine {
  let isIndented: Bool
  private let parts: [String]

  init(_ line: String) {
    let scalars = line.unicodeScalars
    isIndented = scalars.first == " " || scalars.first == ">"
    // Parts are separated by two spaces or more; an arrow would end the step in a file of walks.
    parts = scalars.drop { $0 == " " || $0 == ">" }.split(separator: "  ".unicodeScalars)
      .map { String($0.drop { $0 == " " }).replacing(exactly: "→", with: "-") }
      .filter { !$0.isEmpty }
  }

  var whole: String { parts.joined(separator: " ") }

  /// What the line is about: the role and the name of an element, or the first words.
  var subject: ExactText {
    isIndented
      ? ExactText(parts.prefix(2).joined(separator: " "))
      : ExactText(String((parts.first ?? "").prefix { $0 != " " && $0 != "," }))
  }

  /// The line, or only what is new in it.
  func words(after earlier: ScreenLine?) -> String {
    guard let earlier, isIndented else { return whole }
    let new = parts.dropFirst(2).filter { !earlier.parts.contains(same: $0) }
    let gone = earlier.parts.dropFirst(2).filter { part in
      !parts.contains(same: part) && !new.contains { $0.sharesName(with: part) }
    }
    return ([subject.wrappedValue] + new + gone.map { "not " + $0 }).joined(separator: " ")
  }
}

extension String {
  /// Whether two properties begin with the same word, so that one replaces the other.
  fileprivate func sharesName(with other: String) -> Bool {
    prefix { $0 != " " }.isSame(as: other.prefix { $0 != " " })
  }
}
