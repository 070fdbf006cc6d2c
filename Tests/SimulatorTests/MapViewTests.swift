import SpecDrivers
import Testing

@testable import SpecSimulator

/// A map, its camera and its markers.
@Suite struct MapViewTests {
  private let device = sampleDevice()
  private let screen: ViewController
  private let map = MapView(id: "map", label: "map")
  private let marker: MapMarker

  init() {
    screen = ViewController(name: "place", device: device)
    marker = MapMarker(
      id: "marker", label: "marker", position: Place(latitude: 37.5, longitude: 127))
    screen.add(map)
    screen.load()
    map.place(x: 0, y: 100, width: 360, height: 200)
  }

  private func update(_ latitude: Double, _ longitude: Double) -> MapView.CameraUpdate {
    MapView.CameraUpdate(
      to: Place(latitude: latitude, longitude: longitude), reason: 3, curve: .fly,
      duration: .seconds(2))
  }

  private func property(_ name: String) -> String? {
    map.element.properties[Property(name)]?.value?.written
  }

  @Test func `a marker is seen where the camera looks, and nowhere else`() {
    marker.map = map
    #expect(!marker.isVisible)
    map.moveCamera(update(37.5, 127)) { _ in }
    #expect(marker.isVisible)
    #expect(marker.frame == Frame(x: 170, y: 170, width: 20, height: 30))
    #expect(marker.element.properties[Property("position")] == .known("37.5, 127.0"))
    marker.map = nil
    #expect(!marker.isVisible)
    #expect(map.parts.isEmpty)
  }

  // At zoom 0 the earth is 256 points round, so a degree is 256 / 360 points.
  @Test(arguments: [(0, 0.7111), (1, 1.4222), (1.5, 2.1333), (15, 23301.689)])
  func `each step of zoom doubles the size of the earth`(zoom: Double, points: Double) {
    map.zoom = zoom
    #expect(abs(map.pointsPerDegree - points) < 0.001)
  }

  @Test func `the zoom keeps within its limits`() {
    map.zoom = 30
    #expect(property("zoom") == "21")
    map.maximumZoom = 18
    #expect(property("zoom") == "18")
    map.minimumZoom = 5
    map.zoom = 1
    #expect(property("zoom") == "5")
    map.zoom = 15
    #expect(property("zoom") == "15")
  }

  @Test func `a flight ends in its time`() {
    var results: [Bool] = []
    map.moveCamera(update(37.5, 127)) { results.append($0) }
    device.clock.settle()
    #expect(results == [])
    device.clock.advance(by: .milliseconds(1_999))
    #expect(results == [])
    device.clock.advance(by: .milliseconds(1))
    #expect(results == [false])
    #expect(map.reason == 3)
    #expect(
      device.log.lines(of: .animation) == [
        "0 ms animation: map (curve fly, duration 2000, from 37.5666103, 126.9783882, id map, "
          + "property camera, reason 3, screen place, to 37.5, 127.0)"
      ])
  }

  @Test func `a finger holds a flight up where it is, and moves the map by half its size`() {
    var results: [Bool] = []
    map.moveCamera(update(39.5666103, 126.9783882)) { results.append($0) }
    device.clock.advance(by: .seconds(1))
    #expect(map.swipe(.left))
    #expect(results == [true])
    #expect(abs(map.camera.latitude - 38.5666103) < 1e-9)
    #expect(abs(map.camera.longitude - 126.9783882 - 180 / map.pointsPerDegree) < 1e-9)
    #expect(map.reason == -1)
    device.clock.advance(by: .seconds(5))
    #expect(results == [true])
  }

  @Test(arguments: [
    (Direction.left, 0.0, 180.0), (.right, 0, -180), (.up, -100, 0), (.down, 100, 0),
  ])
  func `the map follows the finger`(direction: Direction, north: Double, east: Double) {
    #expect(map.swipe(direction))
    let start = MapView.start
    let points = map.pointsPerDegree
    #expect(abs((map.camera.latitude - start.latitude) * points - north) < 1e-6)
    #expect(abs((map.camera.longitude - start.longitude) * points - east) < 1e-6)
  }

  @Test func `a flight in the middle of another holds that one up`() {
    var results: [String] = []
    map.moveCamera(update(38, 127)) { results.append("first \($0)") }
    map.moveCamera(update(39, 127)) { results.append("second \($0)") }
    device.clock.advance(by: .seconds(2))
    #expect(results == ["first true", "second false"])
    #expect(property("camera") == "39.0, 127.0")
  }

  @Test(arguments: [(true, "0"), (false, "1")])
  func `a touch that the marker does not take goes on to the map`(isTaken: Bool, count: String) {
    marker.map = map
    marker.onTouch = { isTaken }
    marker.wasTapped()
    #expect(property("touch count") == count)
  }
}
