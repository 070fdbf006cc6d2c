/// A visit to a screen: how many there were with it since the launch, and which way led there.
struct Visit: Hashable, Sendable {
  enum Way: Hashable, Sendable {
    /// The screen is new: it was pushed, presented or made anew, or the app starts with it.
    case forward
    /// The screen was there all the time, and is seen again.
    case back
  }

  /// The name of the screen.
  let screen: String
  /// 1 for the first visit; screens of one name count together.
  let number: Int
  let way: Way
}
