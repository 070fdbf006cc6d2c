/// Many expressions, ready to tell which of them match a text without trying each.
///
/// An expression is tried only if the text begins with its leading literal, or, where it has
/// none, ends with its closing one. The few that begin and end with something else are tried
/// when the text holds the longest literal they need.
package struct ExpressionIndex: Sendable {
  private let programs: [DeferredProgram]
  private var beginnings = LiteralTree()
  private var endings = LiteralTree()
  private var rest: [Int] = []

  /// Files expressions; a match tells an expression by its place in this array.
  package init(_ expressions: [Expression]) {
    programs = expressions.map(\.deferred)
    for (index, program) in programs.enumerated() { file(program.outline, index) }
  }

  private mutating func file(_ outline: DeferredProgram.Outline, _ index: Int) {
    if let beginnings = outline.beginnings {
      for beginning in beginnings { self.beginnings.insert(beginning, value: index) }
    } else if !outline.ending.isEmpty {
      endings.insert(outline.ending.reversed(), value: index)
    } else {
      rest.append(index)
    }
  }

  /// An expression by its place.
  package func matcher(_ index: Int) -> ExpressionMatcher {
    ExpressionMatcher(program: programs[index].program)
  }

  /// The expressions that match a text given as UTF-8, in order.
  package func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatches {
    var matches = ExpressionMatches()
    func attempt(_ index: Int) {
      let program = programs[index].program
      guard program.firstMatch(in: utf8) != nil else { return }
      matches.insert((index, ExpressionMatcher(program: program)))
    }
    beginnings.forEach(in: utf8, attempt)
    endings.forEach(in: utf8, reversed: true, attempt)
    for index in rest where programs[index].outline.isConceivable(in: utf8) { attempt(index) }
    return matches
  }
}

extension DeferredProgram.Outline {
  /// Whether a text holds the longest literal that every match needs.
  fileprivate func isConceivable(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = required.first else { return true }
    guard text.count >= required.count else { return false }
    for start in 0...text.count - required.count where text[start] == first {
      var count = 1
      while count < required.count, text[start + count] == required[count] { count += 1 }
      if count == required.count { return true }
    }
    return false
  }
}
