/// A capture group of a match, with the groups inside it.
public struct Group: Sendable, Hashable {
  /// The captured text; nil if the group did not participate in the match.
  public let value: String?
  /// The start of the text in code points from the start of the step's text, counted from 0.
  ///
  /// Upstream counts in the units of each language; the message schema does not define them.
  /// Gherkin's columns count code points as well.
  public let start: Int?
  /// The groups directly inside, ordered by their opening parentheses.
  public let children: [Group]

  /// Creates a group.
  public init(value: String?, start: Int?, children: [Group] = []) {
    self.value = value
    self.start = start
    self.children = children
  }

  /// The input of a parameter type's transform: the texts of the children, or the group's own text.
  var texts: [String?] {
    children.isEmpty ? [value] : children.map(\.value)
  }
}
