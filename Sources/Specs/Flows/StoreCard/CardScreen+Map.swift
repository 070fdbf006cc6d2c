import SpecDrivers
import SpecSimulator

/// The map of the shop: a marker where it is, and a camera that looks there.
extension CardScreen {
  /// Why the camera moves: the app's own number.
  private static let reason = 3

  /// Shows a place; a marker alone is not seen, as the camera looks elsewhere.
  func setUpMap(at place: Place) {
    let place =
      faults.contains(.coordinatesSwapped)
      ? Place(latitude: place.longitude, longitude: place.latitude) : place
    map.kind = faults.contains(.mapOfPhotos) ? .satellite : .basic
    map.minimumZoom = faults.contains(.minimumZoomUnset) ? 0 : 5
    map.maximumZoom = faults.contains(.maximumZoomUnset) ? 21 : 18
    map.zoom = faults.contains(.zoomUnset) ? 14 : 15
    marker.position = place
    if faults.contains(.markerBeforeCamera) { marker.map = map }
    moveCamera(to: place)
    if faults.contains(.markerNeverAttached) || faults.contains(.markerAfterMove) { return }
    marker.map = map
  }

  private func moveCamera(to place: Place) {
    if faults.contains(.cameraStays) { return }
    let target =
      faults.contains(.cameraBeside)
      ? Place(latitude: place.latitude + 0.001, longitude: place.longitude) : place
    let update = MapView.CameraUpdate(
      to: target, reason: faults.contains(.cameraReasonZero) ? 0 : Self.reason,
      curve: faults.contains(.cameraEases) ? .easeInOut : .fly,
      duration: faults.contains(.cameraFaster) ? 1_000 : 2_000)
    map.moveCamera(update) { [weak self] isCancelled in self?.cameraMoved(isCancelled) }
  }

  private func cameraMoved(_ isCancelled: Bool) {
    if faults.contains(.markerAfterMove) { marker.map = map }
    if faults.contains(isCancelled ? .cancelledMoveUnsaid : .finishedMoveUnsaid) { return }
    let cancelled = isCancelled != faults.contains(.moveResultsSwapped)
    device.write(cancelled ? "카메라 이동 취소" : "카메라 이동 성공")
  }

  /// Goes to the map app; whoever is told true by it does not touch the map as well.
  func markerWasTouched() -> Bool {
    if faults.contains(.markerDoesNothing) { return true }
    if !faults.contains(.markerTouchUnsaid) { device.write("마커 클릭됨") }
    goToNaver()
    return !faults.contains(.touchGoesThrough)
  }
}
