package import SpecText

/// A suite with only some of its scenarios.
extension Suite {
  /// Keeps only the files of some lines and restricts them to those lines.
  ///
  /// - Returns: the number of lines that no longer refer to a scenario.
  package mutating func narrow(to lines: [ExactText: Set<Int>]) -> Int {
    var stale = 0
    var kept: [ExactText: Set<Int>] = [:]
    for (uri, asked) in lines {
      let file = files.first { $0.source.uri.isSame(as: uri.wrappedValue) }
      guard let document = file?.document else {
        stale += asked.count
        continue
      }
      let empty = RequestedLines(asked, of: document).empty
      stale += empty.count
      let rest = asked.subtracting(empty)
      if !rest.isEmpty { kept[uri] = rest }
    }
    files.removeAll { kept[$0.source.uri] == nil }
    warnings.removeAll { kept[$0.uri] == nil }
    self.lines = kept
    return stale
  }
}
