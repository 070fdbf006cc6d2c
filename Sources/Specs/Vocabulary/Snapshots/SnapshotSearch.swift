/// The search for the lines of a partial snapshot on a screen.
///
/// Each line must be on the screen after those before it and inside the one it is indented below. The
/// earliest line that fits is always a best choice, because it leaves the most to the lines after it.
struct SnapshotSearch {
  private let pattern: [SnapshotPattern.Line]
  private let screen: [ScreenSnapshot.Line]
  /// The end of the lines that belong to each line, by its index.
  private let patternEnds: [Int]
  private let screenEnds: [Int]
  /// The pairs of lines that match by themselves but whose contents do not.
  private var failures: Set<Int> = []
  /// The index of the first line that was not found; nil if all were.
  private(set) var missing: Int?

  init(_ pattern: SnapshotPattern, in snapshot: ScreenSnapshot) {
    self.pattern = pattern.lines
    screen = snapshot.lines
    patternEnds = Self.ends(pattern.lines.map(\.depth))
    screenEnds = Self.ends(snapshot.lines.map(\.depth))
    var furthest = -1
    if find(0..<self.pattern.count, in: 0..<screen.count, &furthest) == nil { missing = furthest }
  }

  private static func ends(_ depths: [Int]) -> [Int] {
    var ends = [Int](repeating: depths.count, count: depths.count)
    var open: [Int] = []
    for (place, depth) in depths.enumerated() {
      while let last = open.last, depths[last] >= depth {
        ends[last] = place
        open.removeLast()
      }
      open.append(place)
    }
    return ends
  }

  /// Returns the place after the last line that was used; nil if a line is missing.
  ///
  /// - Parameter furthest: the index of the last line that was searched for but not found.
  private mutating func find(
    _ wanted: Range<Int>, in range: Range<Int>, _ furthest: inout Int
  ) -> Int? {
    var place = range.lowerBound
    var line = wanted.lowerBound
    while line < wanted.upperBound {
      let contents = line + 1..<patternEnds[line]
      var end: Int?
      while end == nil, place < range.upperBound {
        let key = line * screen.count + place
        if pattern[line].matchesPart(of: screen[place]), !failures.contains(key) {
          end = find(contents, in: place + 1..<screenEnds[place], &furthest)
          if end == nil { failures.insert(key) }
        }
        place += 1
      }
      guard let end else {
        furthest = max(furthest, line)
        return nil
      }
      place = end
      line = contents.upperBound
    }
    return place
  }
}
