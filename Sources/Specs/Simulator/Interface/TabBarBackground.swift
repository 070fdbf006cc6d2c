import SpecDrivers

/// What the tabs stand on; it is seen as long as the bar is.
package final class TabBarBackground: View {
  weak var bar: TabBar?

  init() {
    super.init(id: "tab-bar", role: .area, label: "tab bar")
  }

  package override var isShown: Bool { super.isShown && bar?.isInSight ?? true }
}
