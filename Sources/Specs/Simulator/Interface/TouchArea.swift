import SpecDrivers

/// An invisible area of a screen that can be touched, such as a margin.
package final class TouchArea: View {
  /// The action of a tap; capture the screen weakly.
  package var action: () -> Void = {}

  package init(id: String, label: String) {
    super.init(id: id, role: .area, label: label)
  }

  package override func wasTapped() {
    action()
  }
}
