package import SpecDrivers

/// A tab of a tab bar: its icon and its navigation stack.
package final class Tab: View {
  package let icon: String
  package let stack: NavigationStack
  package internal(set) var isSelected = false { didSet { redraw() } }
  weak var bar: TabBar?

  package init(id: String, label: String, icon: String, root: ViewController) {
    self.icon = icon
    stack = NavigationStack(root: root)
    super.init(id: id, role: .tab, label: label)
  }

  /// It is shown and hidden with its bar.
  package override var isShown: Bool { super.isShown && bar?.isOnScreen ?? true }

  package override func wasTapped() {
    bar?.select(self)
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.selected] = .known(.flag(isSelected))
    properties[.image] = .known(.text(icon))
  }
}
