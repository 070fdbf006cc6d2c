import SpecDrivers

/// Tabs at the screen's lower edge, each with screens of its own; one of them is in front.
package final class TabBar {
  /// How high the bar is, in points, without the home indicator's room.
  package static let height = 49.0

  /// The name by which it is presented.
  package let name: String
  package let tabs: [Tab]
  /// The tab in front.
  package private(set) var selected: Tab
  /// What the tabs stand on, the home indicator's room included.
  package let ground = TabBarBackground()
  /// How far down from its place it was moved, in points.
  package internal(set) var shift = 0.0
  let device: Device

  /// - Parameters:
  ///   - selected: the tab that is in front first.
  ///   - others: the other tabs, with their places from the left.
  package init(name: String, tabs: [Tab], selected: Tab, on device: Device) {
    self.name = name
    self.tabs = tabs
    self.selected = selected
    self.device = device
    selected.isSelected = true
    ground.bar = self
    for tab in tabs { tab.bar = self }
    place()
  }

  /// Brings a tab to the front, at once; the screens of the others stay as they are.
  ///
  /// The tab that is in front already goes back to its first screen.
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
