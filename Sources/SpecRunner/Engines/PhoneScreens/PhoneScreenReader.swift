import SpecDrivers

/// Reads the screen of a phone from what a server answered to a look.
struct PhoneScreenReader {
  private let platform: PhonePlatform
  private let snapshotDepth: Int

  /// Creates a reader.
  ///
  /// - Parameter snapshotDepth: The setting `snapshotMaxDepth` of WebDriverAgent: elements below
  ///   this level are missing from its page sources.
  init(_ platform: PhonePlatform, snapshotDepth: Int = 50) {
    self.platform = platform
    self.snapshotDepth = snapshotDepth
  }

  /// Reads a screen.
  ///
  /// - Throws: An error if the page source is not XML of this platform.
  func read(_ look: PhoneLook) throws(PhoneSourceError) -> PhoneScreen {
    switch platform {
    case .ios:
      return try IOSScreen(look, snapshotDepth: snapshotDepth).read()
    case .android:
      throw PhoneSourceError("this engine does not read page sources of Android")
    }
  }
}
