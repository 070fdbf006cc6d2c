import SpecDrivers

/// Room on a screen that can be touched, such as a margin: there is nothing to be seen on it.
package final class TouchArea: View {
  /// What a tap does; hold the screen weakly in it.
  package var action: () -> Void = {}

  package init(id: String, label: String) {
    super.init(id: id, role: .area, label: label)
  }

  package override func wasTapped() {
    action()
  }
}
