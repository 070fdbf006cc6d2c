/// The syntax tree of a file: its feature and comments.
///
/// A document and its nodes are views of one block of memory, which lives as long as any of them.
/// The structure is that of `GherkinDocument` in [Cucumber
/// messages](https://github.com/cucumber/messages).
public struct GherkinDocument: Sendable {
  let storage: DocumentStorage

  init(_ storage: DocumentStorage) { self.storage = storage }

  /// The URI of the source.
  public var uri: String { storage.source.uri }

  /// The feature, or nil if the file contains only comments and blank lines.
  public var feature: Feature? {
    storage.records.feature == nil ? nil : Feature(storage: storage)
  }

  /// All comments of the file in order, without the language line.
  public var comments: NodeList<Comment> {
    NodeList(storage, 0..<storage.records.comments.count, Comment.init(storage:index:))
  }
}
