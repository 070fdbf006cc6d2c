package import SpecDrivers

/// A pin on a map; a person sees it if the camera looks where it stands.
package final class MapMarker: View {
  package var position: Place { didSet { redraw() } }
  /// The map it is attached to.
  package weak var map: MapView? {
    didSet {
      guard map !== oldValue else { return }
      oldValue?.detach(self)
      map?.attach(self)
    }
  }
  /// What a touch does; whether it is done with then, or goes on to the map.
  ///
  /// Hold the screen weakly in it.
  package var onTouch: () -> Bool = { false }

  /// Whether the camera looks where it stands.
  var isOnMap = false { didSet { redraw() } }

  package init(id: String, label: String, position: Place) {
    self.position = position
    super.init(id: id, role: .button, label: label)
  }

  package override var isShown: Bool { super.isShown && isOnMap && map?.isShown ?? false }

  package override func wasTapped() {
    if !onTouch() { map?.wasTapped() }
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[Property("position")] = .known(.text(position.written))
  }
}
