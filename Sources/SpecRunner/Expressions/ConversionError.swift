/// An error for an argument that cannot be converted to its type.
public struct ConversionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The message: one sentence with the text in quotes.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
