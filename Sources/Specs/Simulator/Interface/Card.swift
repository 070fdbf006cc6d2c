package import SpecDrivers

/// A card: an area with round corners that may be tapped.
package final class Card: View {
  /// How round its corners are, in points.
  package var cornerRadius = 0.0 {
    didSet {
      redraw()
      note(.cornerRadius, from: oldValue, to: cornerRadius)
    }
  }
  /// What a tap does; hold the screen weakly in it.
  package var action: () -> Void = {}

  package init(id: String, label: String) {
    super.init(id: id, role: .card, label: label)
  }

  package override func wasTapped() {
    action()
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.cornerRadius] = .known(.number(cornerRadius))
  }
}

extension Property {
  /// How round the corners of something are, in points.
  package static let cornerRadius = Property("corner radius")
}
