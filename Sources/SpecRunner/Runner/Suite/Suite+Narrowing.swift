package import SpecText

/// A suite with only some of its scenarios.
extension Suite {
  /// Keeps only the files of some lines, restricted to those lines, and some whole files.
  ///
  /// A file with errors is kept, so that its errors are reported.
  ///
  /// - Returns: the number of lines that no longer refer to a scenario.
  @discardableResult
  package mutating func narrow(
    to lines: [ExactText: Set<Int>], and whole: Set<ExactText> = []
  ) -> Int {
    var stale = 0
    var kept: [ExactText: Set<Int>] = [:]
    var others = whole
    for (uri, asked) in lines where !whole.contains(uri) {
      let file = files.first { $0.source.uri.isSame(as: uri.wrappedValue) }
      guard let document = file?.document else {
        if file == nil { stale += asked.count } else { others.insert(uri) }
        continue
      }
      let empty = RequestedLines(asked, of: document).empty
      stale += empty.count
      let rest = asked.subtracting(empty)
      if !rest.isEmpty { kept[uri] = rest }
    }
    files.removeAll { kept[$0.source.uri] == nil && !others.contains($0.source.uri) }
    warnings.removeAll { kept[$0.uri] == nil && !others.contains($0.uri) }
    self.lines = kept
    return stale
  }
}
