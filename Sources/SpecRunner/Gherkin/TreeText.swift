/// A document or its pickles drawn as a tree: for eyes, for pages, for tests.
///
///     login.feature
///     └─ Feature: Log in  1:1 en
///        └─ Scenario: Right password  3:3 @smoke
///           └─ Given an account  4:5
///
/// A doc string's lines hang below its delimiter, a description's below its title, each behind a
/// bar; cells are written with their escapes.
public struct TreeText: CustomStringConvertible, Sendable {
  /// What is told besides keywords and texts.
  public struct Details: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Line and column of every node.
    public static let places = Details(rawValue: 1)
    /// The number of every node, as `#12`.
    public static let ids = Details(rawValue: 2)
    /// What kind of step each step is.
    public static let types = Details(rawValue: 4)
  }

  public let description: String

  /// The tree of a document.
  public init(_ document: GherkinDocument, showing details: Details = .places) {
    let drawing = TreeDrawing(details: details)
    description = drawing.draw(drawing.document(document))
  }

  /// The pickles, each with its steps.
  public init(_ pickles: Pickles, showing details: Details = [.places, .types]) {
    let drawing = TreeDrawing(details: details)
    description = pickles.map { drawing.draw(drawing.pickle($0)) }.joined(separator: "\n")
  }
}
