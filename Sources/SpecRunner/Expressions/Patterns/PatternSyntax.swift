/// A regular expression that was read: its tree, and its capturing groups in order.
struct PatternSyntax: Sendable {
  /// A capturing group: the text between its parentheses, and how many groups stand inside it.
  struct Group: Sendable {
    var source: String
    var descendants: Int
  }

  var root: PatternNode
  var groups: [Group]
}
