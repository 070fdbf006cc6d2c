package import SpecText

/// An index that finds the expressions matching a text without trying each.
///
/// An expression is tried only if the text begins with one of its prefixes or, without any, ends
/// with one of its suffixes. The few without either are tried if the text contains the longest
/// literal they require.
package struct ExpressionIndex: Sendable {
  private let programs: [LazyProgram]
  private var prefixes = RadixTree()
  private var suffixes = RadixTree()
  private var rest: [Int] = []
  private let variables: Variables?

  /// Indexes expressions; a match identifies an expression by its index in this array.
  ///
  /// - Parameter variables: The variables of the texts to match; nil to match texts as they are.
  package init(_ expressions: [Expression], _ variables: Variables? = nil) {
    self.variables = variables
    programs = expressions.map(\.deferred)
    for (index, program) in programs.enumerated() { insert(program.outline, index) }
  }

  private mutating func insert(_ outline: ExpressionOutline, _ index: Int) {
    if let prefixes = outline.prefixes {
      for prefix in prefixes { self.prefixes.insert(prefix, value: index) }
    } else if let suffixes = outline.suffixes {
      for suffix in suffixes { self.suffixes.insert(suffix.reversed(), value: index) }
    } else {
      rest.append(index)
    }
  }

  /// The matcher of an expression.
  package func matcher(_ index: Int) -> ExpressionMatcher {
    ExpressionMatcher(program: programs[index].program, variables: variables)
  }

  /// The expressions that match a text given as UTF-8, in order.
  package func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatches {
    guard let variables, VariableScanner.mayContain(utf8) else { return exactMatches(utf8) }
    let forms = FilledText.forms(of: utf8, variables)
    if forms.isEmpty { return exactMatches(utf8) }
    for form in forms {
      let matches = form.bytes.withUnsafeBufferPointer { exactMatches($0) }
      if !matches.isEmpty { return matches }
    }
    return ExpressionMatches()
  }

  private func exactMatches(_ utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatches {
    var matches = ExpressionMatches()
    func attempt(_ index: Int) {
      guard let program = programs[index].program(ifMatching: utf8), program.isMatch(utf8) else {
        return
      }
      matches.insert((index, ExpressionMatcher(program: program, variables: variables)))
    }
    prefixes.forEach(in: utf8, attempt)
    suffixes.forEach(in: utf8, reversed: true, attempt)
    for index in rest where programs[index].outline.mayMatch(in: utf8) { attempt(index) }
    return matches
  }
}
