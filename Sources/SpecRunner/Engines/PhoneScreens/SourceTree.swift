import SpecText
import SpecXML

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

  typealias Attribute = XMLAttribute

  /// The indexes of the elements that have not ended, outermost first.
  private var opened: [Int] = []

  /// Reads a page source.
  static func read(_ source: String) throws(PhoneSourceError) -> SourceTree {
    try read(Array(source.utf8))
  }

  /// Reads a page source given as UTF-8.
  static func read(_ bytes: [UInt8]) throws(PhoneSourceError) -> SourceTree {
    do throws(XMLError) { return try XMLReader.read(bytes, into: SourceTree()) } catch {
      throw PhoneSourceError(error)
    }
  }

}

extension SourceTree: XMLReceiver {
  /// Page sources have no texts but those of attributes.
  static var receivesText: Bool { false }

  mutating func text(_ text: String) {}

  mutating func open(_ type: String, _ attributes: [Attribute]) {
    let parent = opened.last
    let level = parent.map { records[$0].level + 1 } ?? 0
    records.append(
      Record(
        type: type, attributes: attributes, parent: parent, level: level, end: records.count + 1))
    opened.append(records.count - 1)
  }

  /// Ends an element: elements that are added from now on are not inside it.
  mutating func close() {
    guard let last = opened.popLast() else { return }
    records[last].end = records.count
  }
}

extension SourceTree {
  /// The root; nil if the tree is empty.
  var root: SourceNode? { records.isEmpty ? nil : SourceNode(tree: self, index: 0) }

  /// All elements, parents before their children.
  var nodes: some RandomAccessCollection<SourceNode> {
    records.indices.lazy.map { SourceNode(tree: self, index: $0) }
  }
}
