/// A line difference of two texts: `-` expected, `+` found, blanks at line ends made visible.
public struct TextDiff: CustomStringConvertible {
  public let description: String

  public init(from expected: String, to found: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if let line = removed[oldIndex] {
        lines.append("- " + Self.visible(line))
        oldIndex += 1
      } else if let line = inserted[newIndex] {
        lines.append("+ " + Self.visible(line))
        newIndex += 1
      } else {
        lines.append("  " + (oldIndex < old.count ? old[oldIndex] : ""))
        oldIndex += 1
        newIndex += 1
      }
    }
    description = lines.joined(separator: "\n")
  }

  private static func visible(_ line: String) -> String {
    let kept = line.reversed().drop { $0 == " " || $0 == "\t" }.count
    return String(line.prefix(kept)) + line.dropFirst(kept).map { $0 == " " ? "␣" : "⇥" }.joined()
  }
}
