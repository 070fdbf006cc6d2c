package import SpecDrivers

/// A view that a finger can swipe over.
package protocol Swipeable: View {
  /// Swipes over it; false if a swipe in that direction does nothing.
  func swipe(_ direction: Direction) -> Bool
}
