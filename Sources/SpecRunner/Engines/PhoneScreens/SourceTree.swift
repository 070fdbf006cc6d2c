import SpecText

/// The elements of a page source in the order of their start tags.
///
/// The tree is stored as a list, so that neither reading, walking nor freeing a deep tree needs
/// recursion.
struct SourceTree: Sendable {
  /// The elements, parents before their children.
  private(set) var records: [Record] = []

  /// An element with its place in the tree.
  struct Record: Sendable {
    let type: String
    let attributes: [Attribute]
    /// The index of the parent; nil for the root.
    let parent: Int?
    /// The number of elements around it.
    let level: Int
    /// The index after that of its last descendant.
    fileprivate(set) var end: Int
  }

  /// An attribute of an element.
  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// Adds an element as the last child of another and returns its index.
  mutating func add(_ type: String, _ attributes: [Attribute], to parent: Int?) -> Int {
    let level = parent.map { records[$0].level + 1 } ?? 0
    records.append(
      Record(
        type: type, attributes: attributes, parent: parent, level: level, end: records.count + 1))
    return records.count - 1
  }

  /// Ends an element: elements that are added from now on are not inside it.
  mutating func close(_ index: Int) { records[index].end = records.count }

  /// The root; nil if the tree is empty.
  var root: SourceNode? { records.isEmpty ? nil : SourceNode(tree: self, index: 0) }

  /// All elements, parents before their children.
  var nodes: some RandomAccessCollection<SourceNode> {
    records.indices.lazy.map { SourceNode(tree: self, index: $0) }
  }
}
