extension String {
  /// The text, or the beginning of one that is longer.
  ///
  /// - Parameters:
  ///   - longest: the greatest number of code points.
  ///   - ending: what replaces the rest.
  package func cut(to longest: Int, ending: String = "…") -> String {
    guard utf8.count > longest,
      let end = unicodeScalars.index(startIndex, offsetBy: longest, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + ending
  }
}
