package import SpecDrivers

/// Reads the screen of a phone from what a server answered to a look.
package struct PhoneScreenReader {
  private let platform: PhonePlatform
  private let snapshotDepth: Int
  private let density: Double?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - snapshotDepth: The server's setting `snapshotMaxDepth`: elements below this level are
  ///     missing from its page sources. By default 50 on iOS and 70 on Android.
  ///   - density: The number of pixels of a point on Android. Without it, the frames of elements are
  ///     in pixels, and only inferred. WebDriverAgent reports points.
  package init(_ platform: PhonePlatform, snapshotDepth: Int? = nil, density: Double? = nil) {
    self.platform = platform
    self.snapshotDepth = snapshotDepth ?? (platform == .ios ? 50 : 70)
    self.density = density.flatMap { (0.1...20).contains($0) ? $0 : nil }
  }

  /// Reads a screen.
  ///
  /// - Throws: An error if the page source is not XML of this platform.
  func read(_ look: PhoneLook) throws(PhoneSourceError) -> PhoneScreen {
    switch platform {
    case .ios:
      return try IOSScreen(look, snapshotDepth: snapshotDepth).read()
    case .android:
      return try AndroidScreen(look, snapshotDepth: snapshotDepth, density: density).read()
    }
  }

  /// Reads a screen from its page source and its screenshot alone.
  ///
  /// - Throws: An error if the page source is not XML of this platform.
  package func screen(source: String, picture: [UInt8]?) throws -> Screen {
    try read(PhoneLook(source: source, picture: picture)).screen
  }
}
