import SpecText

/// The comparison of a whole screen with a snapshot, line by line.
struct SnapshotComparison {
  /// A line of the snapshot, of the screen, or of both.
  private enum Change {
    case same(SnapshotPattern.Line, ScreenSnapshot.Line)
    case missing(SnapshotPattern.Line)
    case added(ScreenSnapshot.Line)
  }

  private let changes: [Change]

  init(_ pattern: SnapshotPattern, with snapshot: ScreenSnapshot) {
    changes = Self.align(pattern.lines, snapshot.lines)
  }

  /// Whether both have the same lines.
  var isEqual: Bool {
    changes.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Whether the screen has no line that the snapshot lacks, except that it is incomplete.
  var hasNothingNew: Bool { added.allSatisfy { $0.role == ScreenSnapshot.incomplete } }

  /// A state that the engine could not observe, if the snapshot differs only in such states.
  var unknownState: String? {
    guard missing.count == added.count else { return nil }
    let states = zip(missing, added).map { $0.isSame(as: $1) ? $0.unknownState(of: $1) : nil }
    return states.contains(nil) ? nil : states.first ?? nil
  }

  private var missing: [SnapshotPattern.Line] {
    changes.compactMap { if case .missing(let line) = $0 { line } else { nil } }
  }

  private var added: [ScreenSnapshot.Line] {
    changes.compactMap { if case .added(let line) = $0 { line } else { nil } }
  }

  /// The lines that differ, `-` for the snapshot and `+` for the screen, with lines around them.
  var difference: String {
    let marked = changes.map { change -> (text: String, isSame: Bool) in
      switch change {
      case .same(_, let line): ("  " + line.indented, true)
      case .missing(let line):
        ("- " + ScreenSnapshot.Line.indentation(line.depth) + line.source, false)
      case .added(let line): ("+ " + line.indented, false)
      }
    }
    let differing = marked.indices.filter { !marked[$0].isSame }
    var lines: [String] = []
    var last = -1
    for place in marked.indices {
      // `differing` is sorted, so the closest one is next to where it would be inserted.
      let next = differing.partitioningIndex { $0 >= place }
      let isNear = [next - 1, next].contains {
        differing.indices.contains($0) && abs(differing[$0] - place) <= Self.around
      }
      guard isNear else { continue }
      if place > last + 1 { lines.append("  …") }
      lines.append(marked[place].text)
      last = place
    }
    if last < marked.count - 1 { lines.append("  …") }
    let rest = lines.count - Self.most
    if rest > 0 { lines = lines.prefix(Self.most) + ["… \(rest.counted("more line"))"] }
    return lines.joined(separator: "\n")
  }

  private static let around = 2
  private static let most = 80

  /// The snapshot of the screen, in which lines that match keep their patterns and comments.
  var merged: String {
    changes.compactMap { change -> String? in
      switch change {
      case .missing: nil
      case .added(let line): line.indented + "\n"
      case .same(let pattern, let line):
        (pattern.comments + [pattern.hasPattern ? pattern.source : line.text]).map {
          ScreenSnapshot.Line.indentation(line.depth) + $0 + "\n"
        }.joined()
      }
    }.joined()
  }

  // MARK: - Alignment

  /// Larger differences are not aligned line by line.
  private static let largest = 1 << 20

  /// Aligns the lines by their longest common subsequence.
  private static func align(
    _ old: [SnapshotPattern.Line], _ new: [ScreenSnapshot.Line]
  ) -> [Change] {
    func isSame(_ one: Int, _ other: Int) -> Bool {
      old[one].depth == new[other].depth && old[one].matches(new[other])
    }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, isSame(start, start) { start += 1 }
    var end = 0
    while end < shorter - start, isSame(old.count - 1 - end, new.count - 1 - end) { end += 1 }
    let (rows, columns) = (old.count - end - start, new.count - end - start)
    var changes = (0..<start).map { Change.same(old[$0], new[$0]) }
    if rows * columns > largest {
      changes += old[start..<start + rows].map { .missing($0) }
      changes += new[start..<start + columns].map { .added($0) }
    } else {
      changes += middle(old, new, from: start, rows, columns, isSame)
    }
    let ends = zip(old.suffix(end), new.suffix(end)).map { Change.same($0, $1) }
    return changes + ends
  }

  private static func middle(
    _ old: [SnapshotPattern.Line], _ new: [ScreenSnapshot.Line], from start: Int, _ rows: Int,
    _ columns: Int, _ isSame: (Int, Int) -> Bool
  ) -> [Change] {
    let width = columns + 1
    var isEqual = [Bool](repeating: false, count: rows * width)
    // The length of the longest common subsequence of the rest after each pair of places.
    var lengths = [Int](repeating: 0, count: (rows + 1) * width)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let place = row * width + column
        isEqual[place] = isSame(start + row, start + column)
        lengths[place] =
          isEqual[place]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var changes: [Change] = []
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      let place = row * width + column
      if row < rows, column < columns, isEqual[place] {
        changes.append(.same(old[start + row], new[start + column]))
        (row, column) = (row + 1, column + 1)
      } else if row < rows, column == columns || lengths[place + width] >= lengths[place + 1] {
        changes.append(.missing(old[start + row]))
        row += 1
      } else {
        changes.append(.added(new[start + column]))
        column += 1
      }
    }
    return changes
  }
}

extension [Int] {
  /// The first index whose element, in a sorted array, fulfils the condition.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SnapshotPattern.Line {
  /// Whether a name or a state is written as a regular expression, or a state is excluded.
  fileprivate var hasPattern: Bool {
    if case .pattern = name { return true }
    return states.contains { state in
      if case .text(.pattern) = state.value { true } else { state.isExcluded }
    }
  }
}
