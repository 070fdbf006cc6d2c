/// A geographic coordinate, in degrees.
package struct Coordinate: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The coordinate as in specifications: `37.556693, 126.929313`.
  package var written: String { "\(latitude), \(longitude)" }

  /// Interpolates to another coordinate; 0 is this one, 1 is the other.
  func interpolated(to other: Coordinate, _ part: Double) -> Coordinate {
    Coordinate(
      latitude: latitude + (other.latitude - latitude) * part,
      longitude: longitude + (other.longitude - longitude) * part)
  }
}
