#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What a window shows, as a screen of elements; every element remembers its view.
@MainActor
struct ViewReader {
  private let window: UIWindow
  private let controller: UIViewController?
  private var found: [(element: Element, view: UIView)] = []

  init(_ window: UIWindow) {
    self.window = window
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    controller = (front as? UINavigationController)?.topViewController ?? front
    read(front?.view ?? window)
  }

  var navigation: UINavigationController? { controller?.navigationController }

  var focused: UIView? { found.first { $0.view.isFirstResponder }?.view }

  var isMoving: Bool {
    controller?.transitionCoordinator != nil
      || found.contains { !($0.view.layer.animationKeys() ?? []).isEmpty }
  }

  var screen: Screen {
    let focus = found.first { $0.view.isFirstResponder }
    let alert = controller as? UIAlertController
    return Screen(
      name: Self.name(of: controller),
      size: Size(width: window.bounds.width, height: window.bounds.height),
      elements: found.map(\.element), focus: .known(focus?.element.id),
      keyboard: .known((focus?.view as? UITextField).map { ViewTraits.keyboard(of: $0) }),
      alert: .known(
        alert.map {
          Alert(
            kind: $0.preferredStyle == .alert ? .alert : .sheet, title: $0.title ?? "",
            message: $0.message ?? "", buttons: $0.actions.compactMap { $0.title })
        }),
      stack: .known(stack))
  }

  private var stack: [String] {
    (navigation?.viewControllers ?? [controller].compactMap { $0 }).map { Self.name(of: $0) }
  }

  /// The view that a specification means.
  func view(of selector: SpecDrivers.Selector) throws(DriverError) -> UIView {
    let screen = screen
    let element = try selector.resolve(on: screen)
    guard let view = found.first(where: { $0.element.id == element.id })?.view else {
      throw .elementNotFound(selector, screen)
    }
    return view
  }

  /// A screen is called by its controller's type: `EmailViewController` is "email".
  private static func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    let type = String(describing: Swift.type(of: controller))
    let name = type.hasSuffix("ViewController") ? String(type.dropLast(14)) : type
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private mutating func read(_ view: UIView) {
    if view.isHidden || view.alpha == 0 { return }
    if let role = ViewTraits.role(of: view) {
      found.append((element(view, role), view))
      return
    }
    for child in view.subviews { read(child) }
  }

  private func element(_ view: UIView, _ role: Element.Role) -> Element {
    let frame = view.convert(view.bounds, to: window)
    return Element(
      id: view.accessibilityIdentifier ?? "\(role.rawValue) \(found.count + 1)", role: role,
      label: ViewTraits.label(of: view),
      frame: .known(
        Frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)),
      properties: ViewTraits.properties(of: view))
  }
}
#endif
