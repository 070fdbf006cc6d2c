package import SpecDrivers
import SpecText

/// A map with a camera and markers.
///
/// In this projection, a degree of longitude is as long as one of latitude, and the circumference
/// of the earth is 256 points at zoom 0, doubling with each level, so that positions can be
/// computed mentally.
package final class MapView: View, Swipeable {
  /// The type of map tiles.
  package enum Kind: String {
    case none, basic, satellite
  }

  /// A movement of the camera to another position.
  package struct CameraUpdate {
    package let target: Coordinate
    /// The reason: 0 for the app, -1 for a gesture, -2 for a control, -3 for the location, and
    /// positive numbers for reasons defined by the app.
    package let reason: Int
    package let curve: Curve
    package let duration: Duration

    package init(to target: Coordinate, reason: Int, curve: Curve, duration: Duration) {
      self.target = target
      self.reason = reason
      self.curve = curve
      self.duration = duration
    }
  }

  /// The default position of the camera: the centre of Seoul.
  package static let start = Coordinate(latitude: 37.5666103, longitude: 126.9783882)

  package var kind = Kind.none { didSet { redraw() } }
  package var minimumZoom = 0.0 { didSet { zoomChanged() } }
  package var maximumZoom = 21.0 { didSet { zoomChanged() } }
  package var zoom = 14.0 { didSet { zoomChanged() } }
  /// The position of the camera, or its target while it is moving.
  package private(set) var camera = MapView.start
  /// The reason of the last movement; nil if the camera never moved.
  package private(set) var reason: Int?

  private var markers: [MapMarker] = []
  private var touches = 0
  private var move: Move?

  /// A movement in progress.
  private struct Move {
    let start: Coordinate
    let began: Duration
    let update: CameraUpdate
    let timer: VirtualClock.TimerID
    let completion: (Bool) -> Void
  }

  package init(id: String, label: String) {
    super.init(id: id, role: .map, label: label)
  }

  package override var parts: [View] { markers }

  /// Moves the camera; a movement in progress is cancelled at its current position.
  ///
  /// - Parameter completion: Called at the end with whether the movement was cancelled; capture the
  ///   screen weakly.
  package func moveCamera(_ update: CameraUpdate, completion: @escaping (Bool) -> Void) {
    guard let screen else { return }
    cancelMove()
    let start = camera
    camera = update.target
    reason = update.reason
    let clock = screen.device.clock
    note(update, from: start, on: screen)
    let timer = clock.schedule(after: update.duration) { [weak self] in self?.arrive() }
    move = Move(
      start: start, began: clock.now, update: update, timer: timer, completion: completion)
    placeMarkers()
  }

  /// Pans the map by half its size, and cancels a movement in progress.
  package func swipe(_ direction: Direction) -> Bool {
    cancelMove()
    let (x, y): (Double, Double) =
      switch direction {
      case .left: (frame.width / 2, 0)
      case .right: (-frame.width / 2, 0)
      case .up: (0, frame.height / 2)
      case .down: (0, -frame.height / 2)
      }
    camera = Coordinate(
      latitude: camera.latitude - y / pointsPerDegree,
      longitude: camera.longitude + x / pointsPerDegree)
    reason = -1
    placeMarkers()
    return true
  }

  /// Handles a touch that no marker has handled.
  package override func wasTapped() {
    touches += 1
    redraw()
  }

  package override func place(x: Double, y: Double, width: Double, height: Double) {
    super.place(x: x, y: y, width: width, height: height)
    placeMarkers()
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[Property("map type")] = .known(.text(kind.rawValue))
    properties[Property("zoom")] = .known(.number(zoom))
    properties[Property("minimum zoom")] = .known(.number(minimumZoom))
    properties[Property("maximum zoom")] = .known(.number(maximumZoom))
    properties[Property("camera")] = .known(.text(camera.written))
    properties[Property("touch count")] = .known(.number(Double(touches)))
  }
}

extension MapView {
  /// The length of a degree, in points.
  var pointsPerDegree: Double {
    let steps = zoom.rounded(.down)
    let doubled = Double(sign: .plus, exponent: Int(steps), significand: 1 + zoom - steps)
    return 256 * doubled / 360
  }

  func attach(_ marker: MapMarker) {
    guard let screen, !markers.contains(where: { $0 === marker }) else { return }
    markers.append(marker)
    marker.screen = screen
    marker.scrollView = scrollView
    screen.device.log.record(
      .other(
        .attached, marker.label,
        ["to": .text(label), "id": .text(marker.id), "screen": .text(screen.name)]))
    placeMarkers()
  }

  func detach(_ marker: MapMarker) {
    markers.removeAll { $0 === marker }
    redraw()
  }

  private func placeMarkers() {
    redraw()
    for marker in markers {
      let x = (marker.position.longitude - camera.longitude) * pointsPerDegree
      let y = (camera.latitude - marker.position.latitude) * pointsPerDegree
      marker.isOnMap = abs(x) <= frame.width / 2 && abs(y) <= frame.height / 2
      marker.place(
        x: frame.x + frame.width / 2 + x - 10, y: frame.y + frame.height / 2 + y - 30, width: 20,
        height: 30)
    }
  }

  private func zoomChanged() {
    let inside = max(minimumZoom, min(zoom, maximumZoom))
    if inside != zoom { zoom = inside }
    placeMarkers()
  }

  private func arrive() {
    let done = move
    move = nil
    done?.completion(false)
  }

  private func cancelMove() {
    guard let move, let clock = screen?.device.clock else { return }
    self.move = nil
    clock.cancel(move.timer)
    let part = (clock.now - move.began) / max(.milliseconds(1), move.update.duration)
    camera = move.start.interpolated(to: move.update.target, min(1, part))
    move.completion(true)
  }

  private func note(_ update: CameraUpdate, from start: Coordinate, on screen: ViewController) {
    var details: Event.Details = [
      "property": "camera", "from": .text(start.written), "to": .text(update.target.written),
      "duration": .number(Double(update.duration.wholeMilliseconds)),
      "reason": .number(Double(update.reason)),
      "id": .text(id), "screen": .text(screen.name),
    ]
    update.curve.describe(in: &details)
    screen.device.log.record(.other(.animation, label, details))
  }
}
