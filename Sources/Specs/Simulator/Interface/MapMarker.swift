package import SpecDrivers

/// A marker on a map, visible if it is in the viewport of the camera.
package final class MapMarker: View {
  package var position: Coordinate { didSet { redraw() } }
  /// The map that shows the marker.
  package weak var map: MapView? {
    didSet {
      guard map !== oldValue else { return }
      oldValue?.detach(self)
      map?.attach(self)
    }
  }
  /// Called on a touch; returns whether the touch is handled, or passed on to the map.
  ///
  /// Capture the screen weakly.
  package var onTouch: () -> Bool = { false }

  /// Whether it is in the viewport of the camera.
  var isOnMap = false { didSet { redraw() } }

  package init(id: String, label: String, position: Coordinate) {
    self.position = position
    super.init(id: id, role: .button, label: label)
  }

  package override var isShown: Bool { super.isShown && isOnMap && map?.isShown ?? false }

  package override func wasTapped() {
    if !onTouch() { map?.wasTapped() }
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[Property("position")] = .known(.text(position.written))
  }
}
