package import SpecDrivers
import SpecText

/// A map: a camera that looks at a place, and markers that are seen if they stand before it.
///
/// A degree of longitude is as long as one of latitude, and the whole round of the earth is 256
/// points wide at zoom 0, twice as wide with each step. So where a place stands can be told in
/// the head.
package final class MapView: View, Swipeable {
  /// What is drawn of the earth.
  package enum Kind: String {
    case none, basic, satellite
  }

  /// A way of the camera to another place.
  package struct CameraUpdate {
    package let target: Place
    /// Why it moves: 0 by the app, -1 by a finger, -2 by a control, -3 by the location, and any
    /// number above for reasons of the app's own.
    package let reason: Int
    package let curve: Curve
    package let duration: Duration

    package init(to target: Place, reason: Int, curve: Curve, duration: Duration) {
      self.target = target
      self.reason = reason
      self.curve = curve
      self.duration = duration
    }
  }

  /// Where a camera looks that was never moved: the middle of Seoul.
  package static let start = Place(latitude: 37.5666103, longitude: 126.9783882)

  package var kind = Kind.none { didSet { redraw() } }
  package var minimumZoom = 0.0 { didSet { zoomChanged() } }
  package var maximumZoom = 21.0 { didSet { zoomChanged() } }
  package var zoom = 14.0 { didSet { zoomChanged() } }
  /// Where the camera looks, or will when it has come to rest.
  package private(set) var camera = MapView.start
  /// Why the camera moved last; nil if it never did.
  package private(set) var reason: Int?

  private var markers: [MapMarker] = []
  private var touches = 0
  private var move: Move?

  /// A way the camera is on.
  private struct Move {
    let start: Place
    let began: Duration
    let update: CameraUpdate
    let timer: VirtualClock.TimerID
    let completion: (Bool) -> Void
  }

  package init(id: String, label: String) {
    super.init(id: id, role: .map, label: label)
  }

  package override var parts: [View] { markers }

  /// Moves the camera; a way it is on ends where it is, and is cancelled.
  ///
  /// - Parameter completion: told at the end whether the way was cancelled; hold the screen weakly
  ///   in it.
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

  /// A finger moves the map by half its size, and ends what the camera was about.
  package func swipe(_ direction: Direction) -> Bool {
    cancelMove()
    let (x, y): (Double, Double) =
      switch direction {
      case .left: (frame.width / 2, 0)
      case .right: (-frame.width / 2, 0)
      case .up: (0, frame.height / 2)
      case .down: (0, -frame.height / 2)
      }
    camera = Place(
      latitude: camera.latitude - y / pointsPerDegree,
      longitude: camera.longitude + x / pointsPerDegree)
    reason = -1
    placeMarkers()
    return true
  }

  /// A touch that no marker has taken.
  package override func wasTapped() {
    touches += 1
    redraw()
  }

  package override func place(x: Double, y: Double, width: Double, height: Double) {
    super.place(x: x, y: y, width: width, height: height)
    placeMarkers()
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
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
  /// How many points of the screen a degree is long.
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
    camera = move.start.onTheWay(to: move.update.target, min(1, part))
    move.completion(true)
  }

  private func note(_ update: CameraUpdate, from start: Place, on screen: ViewController) {
    var details: [String: PropertyValue] = [
      "property": "camera", "from": .text(start.written), "to": .text(update.target.written),
      "duration": .number(Double(update.duration.wholeMilliseconds)),
      "reason": .number(Double(update.reason)),
      "id": .text(id), "screen": .text(screen.name),
    ]
    details.merge(update.curve.details) { $1 }
    screen.device.log.record(.other(.animation, label, details))
  }
}
