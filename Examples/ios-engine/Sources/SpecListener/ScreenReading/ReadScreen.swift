#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What a window shows, as a screen of elements; every element remembers what it stands for.
@MainActor
struct ReadScreen {
  let front: FrontController
  let screen: Screen
  private let found: [FoundElement]

  /// - Parameter readsCovers: Whether to find out what covers each control, which takes time.
  init(
    of window: UIWindow, _ keyboard: KeyboardWatcher, _ properties: Properties = [:],
    readsCovers: Bool = true
  ) {
    let front = FrontController(of: window)
    var tree = ViewTree(window, front, readsCovers: readsCovers)
    BarReader.readNavigationBar(front, into: &tree)
    if let view = front.whole?.view { tree.read(view) }
    BarReader.readTabs(front, into: &tree)
    let list = tree.list
    self.front = front
    found = list.found
    let focus = list.found.first { $0.view?.isFirstResponder ?? false }
    screen = Screen(
      name: ScreenName.name(of: front.content),
      size: Size(width: Double(window.bounds.width), height: Double(window.bounds.height)),
      elements: list.found.map(\.element),
      complete: list.unread.isEmpty
        ? .known(true) : .unknown(list.unread.joined(separator: ", ")),
      focus: .known(focus?.element.id),
      keyboard: .known(keyboard.height.map { KeyboardReader.keyboard($0, focus?.view) }),
      alert: AlertReader.alert(front.alert), stack: .known(front.stack),
      properties: Self.properties(front, properties))
  }

  /// The view with the focus.
  var focused: UIView? { found.first { $0.view?.isFirstResponder ?? false }?.view }

  /// The views of the screen, in order.
  var views: [UIView] { found.compactMap(\.view) }

  /// What a specification means.
  func find(_ selector: ElementSelector) throws(DriverError) -> FoundElement {
    let element = try selector.resolve(on: screen)
    let id = element.id.unicodeScalars
    guard let found = found.first(where: { id.elementsEqual($0.element.id.unicodeScalars) }) else {
      throw .elementNotFound(selector, screen)
    }
    return found
  }

  /// The element that stands for a view.
  func element(of view: UIView) -> Element? { found.first { $0.view === view }?.element }

  private static func properties(_ front: FrontController, _ own: Properties) -> Properties {
    var properties: Properties = [
      .animations: .known(.flag(UIView.areAnimationsEnabled)),
      .navigationBar: .known(.flag(!(front.navigation?.isNavigationBarHidden ?? true))),
    ]
    for (property, value) in own { properties[property] = value }
    return properties
  }
}

/// A selector of specifications; the Objective-C runtime has a type of the same name.
typealias ElementSelector = SpecDrivers.Selector
#endif
