/// A syntax error in a regular expression, with its position.
struct PatternError: Error, Sendable, Hashable {
  /// The problem, a sentence without full stop.
  var problem: String
  /// The advice, a sentence without full stop.
  var advice: String
  /// The position in code points, counted from 0.
  var offset: Int
}
