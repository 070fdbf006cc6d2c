package import SpecDrivers

/// A card: a tappable area with rounded corners.
package final class Card: View {
  /// The corner radius, in points.
  package var cornerRadius = 0.0 {
    didSet {
      redraw()
      note(.cornerRadius, from: oldValue, to: cornerRadius)
    }
  }
  /// The action of a tap; capture the screen weakly.
  package var action: () -> Void = {}

  package init(id: String, label: String) {
    super.init(id: id, role: .card, label: label)
  }

  package override func wasTapped() {
    action()
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.cornerRadius] = .known(.number(cornerRadius))
  }
}

extension Property {
  /// The corner radius of an element, in points.
  package static let cornerRadius = Property("corner radius")
}
