/// Suggests the expressions the author of an undefined step may want.
///
/// From left to right, the leftmost and then longest text a usable type takes becomes a
/// parameter, if it stands between blanks, punctuation, symbols or the ends. Types that tie are
/// all offered.
public enum ExpressionSuggestion {
  /// More suggestions than this help nobody.
  private static let most = 256

  /// The suggestions for a step's text, the likeliest first; at least one.
  public static func suggestions(
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

  /// The leftmost, then longest place some type takes, and the types that take it.
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

  /// A text as an expression that takes it literally.
  ///
  /// Upstream leaves backslashes alone and so suggests expressions it then refuses.
  static func escape(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "{", "/", "\\": result.append("\\")
      default: break
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// All ways to put one type of each choice between the pieces, the last choice changing first.
  static func combine(_ pieces: [String], _ choices: [[ParameterType]]) -> [GeneratedExpression] {
    var combinations: [[ParameterType]] = [[]]
    for choice in choices {
      // The first so many ways begin with the first so many ways of what stands before.
      combinations = Array(
        combinations.lazy.flatMap { types in choice.lazy.map { types + [$0] } }.prefix(most))
    }
    return combinations.map { types in
      var source = pieces.first ?? ""
      for (type, piece) in zip(types, pieces.dropFirst()) { source += "{\(type.name)}" + piece }
      return GeneratedExpression(source: source, parameterTypes: types)
    }
  }
}

/// One regular expression of a type, looking for words it takes.
private struct Finder {
  let type: ParameterType
  let pattern: Pattern

  /// The first place at or after `position` the pattern takes as a whole word.
  func firstWord(in bytes: UnsafeBufferPointer<UInt8>, from position: Int) -> Range<Int>? {
    guard let address = bytes.baseAddress else { return nil }
    let reader = ScalarReader(address, count: bytes.count)
    var start = position
    while start < bytes.count {
      guard let range = pattern.firstRange(in: bytes, from: start) else { return nil }
      let isWord =
        !range.isEmpty
        && (range.lowerBound == 0
          || Self.isBorder(reader, at: reader.position(before: range.lowerBound)))
        && (range.upperBound == bytes.count || Self.isBorder(reader, at: range.upperBound))
      if isWord { return range }
      // What matched here may match differently one code point on.
      start = max(start, range.lowerBound)
      if start < bytes.count { start += reader.scalar(at: start).length }
    }
    return nil
  }

  /// Whether a separator, punctuation or a symbol stands at a place.
  private static func isBorder(_ reader: ScalarReader, at position: Int) -> Bool {
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
