extension StringProtocol {
  /// The text with other texts in place of some code points.
  ///
  /// - Parameter escape: what replaces a code point; nil if it stays.
  package func escaped<Problem: Error>(
    by escape: (Unicode.Scalar) throws(Problem) -> String?
  ) throws(Problem) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = try escape(scalar) {
        escaped.append(contentsOf: other.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
