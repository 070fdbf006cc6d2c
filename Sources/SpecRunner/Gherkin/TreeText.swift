/// A drawing of a document or its pickles as a tree, for reading and for tests.
///
///     login.feature
///     └─ Feature: Log in  1:1 en
///        └─ Scenario: Right password  3:3 @smoke
///           └─ Given an account  4:5
///
/// The lines of a doc string are below its delimiter, those of a description below its title, each
/// after a bar; cells are shown with their escapes.
package struct TreeText: CustomStringConvertible, Sendable {
  /// The details shown besides keywords and texts.
  package struct Details: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The line and column of every node.
    package static let locations = Details(rawValue: 1)
    /// The id of every node, as `#12`.
    package static let ids = Details(rawValue: 2)
    /// The type of every step.
    package static let types = Details(rawValue: 4)
  }

  package let description: String

  /// Draws a document.
  package init(_ document: GherkinDocument, showing details: Details = .locations) {
    let drawing = TreeDrawing(details: details)
    description = drawing.draw(drawing.document(document))
  }

  /// Draws pickles with their steps.
  package init(_ pickles: Pickles, showing details: Details = [.locations, .types]) {
    let drawing = TreeDrawing(details: details)
    description = pickles.map { drawing.draw(drawing.pickle($0)) }.joined(separator: "\n")
  }
}
