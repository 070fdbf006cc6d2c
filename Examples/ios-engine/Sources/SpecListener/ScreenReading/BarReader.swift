#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The elements of navigation bars and tab bars, read from their items.
@MainActor
enum BarReader {
  private static let frame = Observed<Frame>.unknown(
    "UIKit does not report where an item of a bar is")

  /// Adds the title and the buttons of the navigation bar, if there is one.
  static func readNavigationBar(_ front: FrontController, into tree: inout ViewTree) {
    guard let navigation = front.navigation, !navigation.isNavigationBarHidden,
      let top = navigation.topViewController
    else { return }
    let item = top.navigationItem
    let lefts = item.leftBarButtonItems ?? []
    let hasBack =
      navigation.viewControllers.count > 1 && !item.hidesBackButton
      && (lefts.isEmpty || item.leftItemsSupplementBackButton)
    if hasBack {
      tree.add {
        $0.add(
          .back(navigation), id: "back", role: .button, label: backTitle(in: navigation),
          parent: nil, frame: frame, properties: state(isEnabled: true))
      }
    }
    for button in lefts { add(button, into: &tree) }
    if let view = item.titleView {
      tree.read(view)
    } else if let title = item.title ?? top.title, !title.isEmpty {
      tree.add {
        $0.add(
          .view(navigation.navigationBar), id: "title", role: .heading, label: title, parent: nil,
          frame: frame, properties: [.text: .known(.text(title)), .visible: .known(true)])
      }
    }
    for button in item.rightBarButtonItems ?? [] { add(button, into: &tree) }
    if let search = item.searchController { tree.read(search.searchBar) }
  }

  /// Adds the tabs, if the screen shows a tab bar.
  static func readTabs(_ front: FrontController, into tree: inout ViewTree) {
    guard let tabs = front.tabs, !tabs.tabBar.isHidden else { return }
    for (place, item) in (tabs.tabBar.items ?? []).enumerated() {
      let isSelected = place == tabs.selectedIndex
      let properties = state(isEnabled: item.isEnabled, isSelected: isSelected)
      tree.add {
        $0.add(
          .tab(tabs, place), id: item.accessibilityIdentifier, role: .tab,
          label: item.accessibilityLabel ?? item.title ?? "", parent: nil, frame: frame,
          properties: properties)
      }
    }
  }

  private static func add(_ item: UIBarButtonItem, into tree: inout ViewTree) {
    if let view = item.customView { return tree.read(view) }
    tree.add {
      $0.add(
        .barButton(item), id: item.accessibilityIdentifier, role: .button,
        label: item.accessibilityLabel ?? item.title ?? "", parent: nil, frame: frame,
        properties: state(isEnabled: item.isEnabled))
    }
  }

  private static func state(isEnabled: Bool, isSelected: Bool? = nil) -> Properties {
    var properties: Properties = [.enabled: .known(.flag(isEnabled)), .visible: .known(true)]
    if let isSelected { properties[.selected] = .known(.flag(isSelected)) }
    return properties
  }

  private static func backTitle(in navigation: UINavigationController) -> String {
    let below = navigation.viewControllers.dropLast().last
    return below?.navigationItem.backButtonTitle ?? below?.navigationItem.title ?? below?.title
      ?? "Back"
  }
}
#endif
