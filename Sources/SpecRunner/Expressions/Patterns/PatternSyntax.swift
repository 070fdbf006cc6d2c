/// A parsed regular expression: its tree, and its capture groups in order.
struct PatternSyntax: Sendable {
  /// A capture group: its source between the parentheses, and the number of groups inside it.
  struct Group: Sendable {
    var source: String
    var descendants: Int
  }

  var root: PatternNode
  var groups: [Group]
}
