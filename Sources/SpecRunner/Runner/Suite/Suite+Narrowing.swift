package import SpecText

/// A suite cut down to some of its scenarios.
extension Suite {
  /// Leaves nothing but the files of some lines, and those lines asked for in them.
  ///
  /// - Returns: how many of the lines stand for no scenario any more.
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
