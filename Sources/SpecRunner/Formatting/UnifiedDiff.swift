import SpecGherkin

/// The changes from a source to its canonical text, as a unified diff.
///
/// The layouts know where each line comes from, so the lines need not be searched for: the diff
/// takes linear time, however much has changed.
package struct UnifiedDiff {
  /// A line of the diff.
  package struct Line: Hashable, Sendable {
    package let role: Role
    /// The text with its sign, without a line end.
    package let text: String
  }

  /// The meaning of a line.
  package enum Role: Hashable, Sendable {
    case file, hunk, same, removed, added
    /// The note that the line above it has no line end.
    case unended
  }

  /// The lines; empty if nothing has changed.
  package private(set) var lines: [Line] = []

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// Compares a source with its canonical text.
  package init(_ formatted: FormattedSource) {
    guard formatted.isChanged, let text = formatted.text else { return }
    let changes = Self.changes(formatted.source.bytes, text)
    let uri = formatted.source.uri
    lines = [
      Line(role: .file, text: "--- a/" + uri), Line(role: .file, text: "+++ b/" + uri),
    ]
    var index = 0
    while let hunk = Self.nextHunk(in: changes, from: index) {
      write(changes, hunk)
      index = hunk.upperBound
    }
  }

  /// A line that is in one text or in both.
  private struct Change {
    let role: Role
    let bytes: ArraySlice<UInt8>
    /// The numbers of the lines before it, in the source and in the canonical text.
    let before: (old: Int, new: Int)
  }

  private static func changes(_ source: [UInt8], _ text: FormattedText) -> [Change] {
    let old = lines(of: source)
    let new = lines(of: text.bytes)
    var changes: [Change] = []
    var added: [ArraySlice<UInt8>] = []
    var removed = 0
    var place = (old: 0, new: 0)
    func append(_ role: Role, _ bytes: ArraySlice<UInt8>) {
      changes.append(Change(role: role, bytes: bytes, before: place))
      if role != .added { place.old += 1 }
      if role != .removed { place.new += 1 }
    }
    // Removed lines come before those added at the same place.
    func flush() {
      for line in old[place.old..<removed] { append(.removed, line) }
      for line in added { append(.added, line) }
      added = []
    }
    for (line, origin) in zip(new, text.origins) {
      removed = max(removed, origin)
      if origin > 0, old[origin - 1] == line {
        removed = origin - 1
        flush()
        append(.same, line)
      } else {
        added.append(line)
      }
    }
    removed = old.count
    flush()
    return changes
  }

  /// The lines of a text with their ends.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// The next changes that are so close to each other that their contexts touch.
  private static func nextHunk(in changes: [Change], from start: Int) -> Range<Int>? {
    guard let first = changes[start...].firstIndex(where: { $0.role != .same }) else { return nil }
    var last = first
    var index = first
    while index < changes.count, index - last <= 2 * context {
      if changes[index].role != .same { last = index }
      index += 1
    }
    return max(start, first - context)..<min(changes.count, last + context + 1)
  }

  private mutating func write(_ changes: [Change], _ hunk: Range<Int>) {
    let old = changes[hunk].count { $0.role != .added }
    let new = changes[hunk].count { $0.role != .removed }
    let before = changes[hunk.lowerBound].before
    lines.append(
      Line(
        role: .hunk,
        text: "@@ -\(Self.range(before.old, old)) +\(Self.range(before.new, new)) @@"))
    for change in changes[hunk] {
      let sign = change.role == .same ? " " : change.role == .removed ? "-" : "+"
      let isEnded = change.bytes.last == 0x0A
      let text = String(decoding: isEnded ? change.bytes.dropLast() : change.bytes, as: UTF8.self)
      lines.append(Line(role: change.role, text: sign + text))
      if !isEnded { lines.append(Line(role: .unended, text: "\\ No newline at end of file")) }
    }
  }

  /// The first line and the number of lines; an empty range names the line before it.
  private static func range(_ before: Int, _ count: Int) -> String {
    "\(count == 0 ? before : before + 1),\(count)"
  }
}
