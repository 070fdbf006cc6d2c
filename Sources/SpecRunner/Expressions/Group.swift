/// What a group of an expression found in a text, with the groups inside it.
public struct Group: Sendable, Hashable {
  /// The text it found; nil if the group took no part in the match.
  public let value: String?
  /// Where that text starts, in code points from the start of the step's text, from 0.
  ///
  /// Upstream counts in the units of each language; the message schema does not say. Code points
  /// are what Gherkin's columns count.
  public let start: Int?
  /// The groups directly inside, in the order of their opening parentheses.
  public let children: [Group]

  public init(value: String?, start: Int?, children: [Group] = []) {
    self.value = value
    self.start = start
    self.children = children
  }

  /// What a parameter type's transform gets: the children's texts, or else its own.
  var texts: [String?] {
    children.isEmpty ? [value] : children.map(\.value)
  }
}
