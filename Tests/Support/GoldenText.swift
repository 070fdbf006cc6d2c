/// Texts in the form that goldens have: what many of them repeat is in one of them.
extension String {
  /// The text without style sheets: many pages have the same.
  public var withoutStyle: String {
    guard let start = firstRange(of: "<style>\n"), let end = firstRange(of: "</style>") else {
      return self
    }
    return self[..<start.upperBound] + "…\n" + self[end.lowerBound...]
  }

  /// The lines that another text does not have, or not as often.
  public func lines(beyond other: String) -> String {
    var known: [Substring: Int] = [:]
    for line in other.split(separator: "\n") { known[line, default: 0] += 1 }
    return split(separator: "\n").filter { line in
      known[line, default: 0] -= 1
      return known[line, default: 0] < 0
    }.map { $0 + "\n" }.joined()
  }

  /// The text with each JSON array and object that fits on a line on one line.
  public var foldingJSON: String {
    var lines: [Substring] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line)
      let indent = line.prefix { $0 == " " }.count
      guard
        let opening = ["}": "{", "},": "{", "]": "[", "],": "["][String(line.dropFirst(indent))],
        let start = lines.dropLast().lastIndex(where: { $0.prefix { $0 == " " }.count <= indent }),
        lines[start].prefix(while: { $0 == " " }).count == indent, lines[start].hasSuffix(opening)
      else { continue }
      let inside = lines[(start + 1)...].dropLast().map { $0.drop { $0 == " " } }
      let folded = lines[start] + inside.joined(separator: " ") + line.dropFirst(indent)
      if folded.count <= 100 { lines.replaceSubrange(start..., with: [folded[...]]) }
    }
    return lines.joined(separator: "\n")
  }
}
