import SpecText

/// Generates expressions for the text of an undefined step.
///
/// From left to right, the leftmost, then longest text that a type matches becomes a parameter, if
/// it is bounded by white space, punctuation, symbols or the ends. If several types match equally,
/// there is a suggestion for each.
package enum ExpressionSuggestion {
  /// The maximum number of suggestions.
  private static let maximum = 256

  /// Suggestions for the text of a step, the best first; at least one.
  package static func suggestions(
    for text: String, types: ParameterTypes = .builtIn
  ) -> [GeneratedExpression] {
    var text = text
    let finders = types.all.filter(\.useForSnippets).flatMap { type in
      type.regexps.compactMap { regexp in
        (try? Pattern(regexp)).map { Finder(type: type, pattern: $0) }
      }
    }
    return text.withUTF8 { bytes in
      var pieces: [String] = []
      var choices: [[ParameterType]] = []
      var position = 0
      while position < bytes.count {
        guard let best = best(finders, bytes, from: position) else { break }
        pieces.append(piece(bytes, position..<best.range.lowerBound))
        choices.append(best.types)
        position = best.range.upperBound
      }
      pieces.append(piece(bytes, position..<bytes.count))
      return combine(pieces, choices)
    }
  }

  /// The leftmost, then longest match of any type, and the types that match there.
  private static func best(
    _ finders: [Finder], _ bytes: UnsafeBufferPointer<UInt8>, from position: Int
  ) -> (range: Range<Int>, types: [ParameterType])? {
    var best: (range: Range<Int>, types: [ParameterType])?
    for finder in finders {
      guard let range = finder.firstWord(in: bytes, from: position) else { continue }
      guard let rival = best else {
        best = (range, [finder.type])
        continue
      }
      let isEarlier = range.lowerBound < rival.range.lowerBound
      let isSame = range.lowerBound == rival.range.lowerBound
      if isEarlier || (isSame && range.count > rival.range.count) {
        best = (range, [finder.type])
      } else if range == rival.range, !rival.types.contains(where: finder.type.isSame) {
        best?.types.append(finder.type)
      }
    }
    return best.map { ($0.range, $0.types.sorted(by: ParameterType.isListed)) }
  }

  private static func piece(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    escape(String(decoding: bytes[range], as: UTF8.self)[...])
  }

  /// Escapes a text so that an expression matches it literally.
  ///
  /// Upstream does not escape backslashes and so suggests expressions that it then rejects.
  static func escape(_ text: Substring) -> String {
    text.escaped { ["(", "{", "/", "\\"].contains($0) ? "\\\($0)" : nil }
  }

  /// All combinations of one type per choice between the pieces; the last choice varies fastest.
  static func combine(_ pieces: [String], _ choices: [[ParameterType]]) -> [GeneratedExpression] {
    var combinations: [[ParameterType]] = [[]]
    for choice in choices {
      // The first combinations begin with the first combinations of the choices so far.
      combinations = Array(
        combinations.lazy.flatMap { types in choice.lazy.map { types + [$0] } }.prefix(maximum))
    }
    return combinations.map { types in
      var source = pieces.first ?? ""
      for (type, piece) in zip(types, pieces.dropFirst()) { source += "{\(type.name)}" + piece }
      return GeneratedExpression(source: source, parameterTypes: types)
    }
  }
}

/// A regular expression of a type that searches for whole words.
private struct Finder {
  let type: ParameterType
  let pattern: Pattern

  /// The first match of the pattern at or after `position` that is a whole word.
  func firstWord(in bytes: UnsafeBufferPointer<UInt8>, from position: Int) -> Range<Int>? {
    guard let address = bytes.baseAddress else { return nil }
    let reader = ScalarReader(address, count: bytes.count)
    var start = position
    while start < bytes.count {
      guard let range = pattern.firstRange(in: bytes, from: start) else { return nil }
      let isWord =
        !range.isEmpty
        && (range.lowerBound == 0
          || Self.isBoundary(reader, at: reader.position(before: range.lowerBound)))
        && (range.upperBound == bytes.count || Self.isBoundary(reader, at: range.upperBound))
      if isWord { return range }
      // The match may be different one code point later.
      start = max(start, range.lowerBound)
      if start < bytes.count { start += reader.scalar(at: start).length }
    }
    return nil
  }

  /// Whether the code point at a position is a separator, punctuation or a symbol.
  private static func isBoundary(_ reader: ScalarReader, at position: Int) -> Bool {
    let scalar = Unicode.Scalar(reader.scalar(at: position).value)
    switch scalar?.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol:
      return true
    default: return false
    }
  }
}
