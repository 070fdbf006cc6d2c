import SpecDrivers

/// The background of a tab bar, visible with the bar.
package final class TabBarBackground: View {
  weak var bar: TabBar?

  init() {
    super.init(id: "tab-bar", role: .area, label: "tab bar")
  }

  package override var takesTouches: Bool { true }
  package override var isShown: Bool { super.isShown && bar?.isOnScreen ?? true }
}
