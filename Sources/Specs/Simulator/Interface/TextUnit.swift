/// The unit in which an app counts a text.
///
/// A person counts characters: a family emoji is one of them and seven code points. Positions in
/// the driver protocol count code points in any case.
package enum TextUnit: Hashable, Sendable {
  case character, codePoint

  /// The length of a text in this unit.
  package func count(of text: String) -> Int {
    switch self {
    case .character: text.count
    case .codePoint: text.unicodeScalars.count
    }
  }
}
