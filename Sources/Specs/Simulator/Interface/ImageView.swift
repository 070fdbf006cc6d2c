package import SpecDrivers

/// An image view that shows a named image.
package final class ImageView: View {
  /// The name of the image.
  package var image: String { didSet { redraw() } }

  package init(id: String, label: String, image: String) {
    self.image = image
    super.init(id: id, role: .image, label: label)
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.image] = .known(.text(image))
  }
}
