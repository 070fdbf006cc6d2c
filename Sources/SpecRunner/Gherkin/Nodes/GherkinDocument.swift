/// The root of the tree: one file's feature and its comments.
///
/// A document and everything reached from it are views on one block of memory, which lives as long
/// as any of them.
public struct GherkinDocument: Sendable {
  let storage: DocumentStorage

  init(_ storage: DocumentStorage) { self.storage = storage }

  public var uri: String { storage.source.uri }

  /// The feature, or nil if the file holds nothing but comments and blank lines.
  public var feature: Feature? {
    storage.records.feature == nil ? nil : Feature(storage: storage)
  }

  /// Every comment of the file in order; the language line is not among them.
  public var comments: NodeList<Comment> {
    NodeList(storage, 0..<storage.records.comments.count, Comment.init(storage:index:))
  }
}
