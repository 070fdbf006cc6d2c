/// Why the text of an argument has no value of its type.
public struct ConversionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence, with the text in quotes.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
