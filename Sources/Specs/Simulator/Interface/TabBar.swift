import SpecDrivers

/// A tab bar with a navigation stack per tab, one of which is selected.
package final class TabBar {
  /// The height of the bar in points, without the home indicator area.
  package static let height = 49.0

  /// The name in events of presentation.
  package let name: String
  package let tabs: [Tab]
  /// The selected tab.
  package private(set) var selected: Tab
  /// The background, including the home indicator area.
  package let background = TabBarBackground()
  /// The offset from its position, in points; positive is down.
  package internal(set) var shift = 0.0
  let device: Device

  /// - Parameters:
  ///   - selected: The tab that is selected first.
  ///   - others: The other tabs with their indices.
  package init(name: String, tabs: [Tab], selected: Tab, on device: Device) {
    self.name = name
    self.tabs = tabs
    self.selected = selected
    self.device = device
    selected.isSelected = true
    background.bar = self
    for tab in tabs { tab.bar = self }
    place()
  }

  /// Selects a tab without animation; the screens of the others remain as they are.
  ///
  /// Selecting the current tab pops to its first screen.
  package func select(_ tab: Tab) {
    guard tab !== selected else {
      while tab.stack.screens.count > 1 { tab.stack.pop(animated: false) }
      return
    }
    let old = selected
    guard let leaving = old.stack.top, let coming = tab.stack.top else { return }
    coming.load()
    leaving.willDisappear(animated: false)
    coming.willAppear(animated: false)
    device.focus.leave(leaving)
    old.isSelected = false
    tab.isSelected = true
    selected = tab
    leaving.didDisappear(animated: false)
    coming.didAppear(animated: false)
  }

  func close() {
    for tab in tabs { tab.stack.close() }
  }
}
