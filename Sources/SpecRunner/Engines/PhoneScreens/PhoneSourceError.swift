import SpecXML

/// An error in a page source.
struct PhoneSourceError: Error, Hashable, CustomStringConvertible {
  /// What was expected and what was found, and where.
  let error: XMLError

  /// An error of the whole source.
  init(_ problem: String) { error = XMLError(problem) }

  init(_ error: XMLError) { self.error = error }

  var description: String { "the page source cannot be read: \(error)" }
}
