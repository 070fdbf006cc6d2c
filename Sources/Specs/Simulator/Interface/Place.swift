/// A place on earth, in degrees.
package struct Place: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// As specifications write it: `37.556693, 126.929313`.
  package var written: String { "\(latitude), \(longitude)" }

  /// A place part of the way to another; 0 is here, 1 is there.
  func onTheWay(to other: Place, _ part: Double) -> Place {
    Place(
      latitude: latitude + (other.latitude - latitude) * part,
      longitude: longitude + (other.longitude - longitude) * part)
  }
}
