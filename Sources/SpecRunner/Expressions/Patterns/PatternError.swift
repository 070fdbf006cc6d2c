/// What is wrong in a regular expression, and where.
struct PatternError: Error, Sendable, Hashable {
  /// A sentence without its full stop.
  var problem: String
  /// What to do about it, a sentence without its full stop.
  var advice: String
  /// The place, in code points from the start.
  var offset: Int
}
