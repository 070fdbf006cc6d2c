package import SpecDrivers

/// A view that responds to swipes.
package protocol Swipeable: View {
  /// Swipes over the view; false if that direction has no effect.
  func swipe(_ direction: Direction) -> Bool
}
