/// A visit to a screen: its number since the launch, and the direction of navigation.
struct Visit: Hashable, Sendable {
  enum Direction: Hashable, Sendable {
    /// The screen is new: pushed, presented, recreated, or the first of the app.
    case forward
    /// The screen existed before and is visible again.
    case back
  }

  /// The name of the screen.
  let screen: String
  /// The number of the visit, from 1; screens with the same name are counted together.
  let number: Int
  let direction: Direction
}
