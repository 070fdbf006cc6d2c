/// A view that offers several things of which one is chosen, by their names.
package protocol Choosing: View {
  /// What it offers, in words for somebody who asked for something else.
  var offer: String { get }

  /// Chooses something as a finger does, or returns false if it is not offered.
  func choose(_ choice: String) -> Bool
}
