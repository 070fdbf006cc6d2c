import Testing

// In a file of its own, because a scenario has a type of this name too.
extension Tag {
  /// Tests that are written in plain words.
  @Tag static var specification: Self
}
