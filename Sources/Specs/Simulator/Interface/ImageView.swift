package import SpecDrivers

/// A picture on a screen, known by its name.
package final class ImageView: View {
  /// The name of the picture it shows.
  package var image: String { didSet { redraw() } }

  package init(id: String, label: String, image: String) {
    self.image = image
    super.init(id: id, role: .image, label: label)
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.image] = .known(.text(image))
  }
}

extension Property {
  /// The name of the picture something shows.
  package static let image = Property("image")
}
