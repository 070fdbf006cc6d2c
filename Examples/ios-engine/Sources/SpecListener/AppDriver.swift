#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Drives the app it is part of: reads its views, and touches them on the main actor.
@MainActor
final class AppDriver: Driver {
  nonisolated let capabilities = Capabilities(
    engine: "ios-app", version: "1",
    abilities: [
      .focus: .exact, .keyboard: .exact, .returnKey: .exact, .colors: .exact,
      .inputTraits: .exact, .layout: .exact, .navigationStack: .exact,
      .keyboardHeight: .missing("the keyboard is in another process"),
    ])

  private let app: String
  private let window: UIWindow
  private let makeRoot: @MainActor () -> UIViewController
  private var isLaunched = false

  init(app: String, window: UIWindow, makeRoot: @escaping @MainActor () -> UIViewController) {
    self.app = app
    self.window = window
    self.makeRoot = makeRoot
  }

  func launch(_ options: LaunchOptions) throws(DriverError) {
    guard options.app == app else { throw .unknownApp(options.app, known: [app]) }
    if let fault = options.faults.first { throw .unknownFault(fault, app: app, known: []) }
    window.endEditing(true)
    window.rootViewController = makeRoot()
    window.layoutIfNeeded()
    isLaunched = true
  }

  func arrange(_ condition: Condition) throws(DriverError) {
    throw .unsupported(Capability("conditions"), why: "this app has no stubs yet")
  }

  func perform(_ action: Action) async throws(DriverError) {
    guard isLaunched else { throw .notLaunched }
    let reader = ViewReader(window)
    switch action {
    case .tap(let selector):
      try touch(selector, in: reader)
    case .type(let text, let selector):
      let field = try field(selector, in: reader)
      for character in text { Typing.type(String(character), into: field) }
    case .clear(let selector):
      let field = try field(selector, in: reader)
      field.selectAll(nil)
      Typing.type("", into: field)
    case .pressReturn:
      Typing.pressReturn(in: try field(nil, in: reader))
    case .hideKeyboard:
      window.endEditing(true)
    case .back:
      reader.navigation?.popViewController(animated: true)
    case .wait(let time):
      try? await Task.sleep(for: time)
    default:
      throw .unsupported(.gestures, why: "this app is tapped and typed into")
    }
  }

  func observe(since mark: EventMark) throws(DriverError) -> Observation {
    guard isLaunched else { throw .notLaunched }
    window.layoutIfNeeded()
    let reader = ViewReader(window)
    return Observation(screen: reader.screen, settled: .known(!reader.isMoving, .inferred))
  }

  func picture() -> [UInt8]? {
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    return image.pngData().map { [UInt8]($0) }
  }

  func close() {
    window.endEditing(true)
    isLaunched = false
  }

  private func touch(_ selector: SpecDrivers.Selector, in reader: ViewReader) throws(DriverError) {
    let view = try reader.view(of: selector)
    if let field = view as? UITextField {
      field.becomeFirstResponder()
      return
    }
    guard let control = view as? UIControl else {
      throw .notInteractable(selector, why: "it is no control", reader.screen)
    }
    guard control.isEnabled else {
      throw .notInteractable(selector, why: "it is disabled", reader.screen)
    }
    control.sendActions(for: .touchUpInside)
  }

  /// The field of a name, focused; without a name the one that has the focus.
  private func field(
    _ selector: SpecDrivers.Selector?, in reader: ViewReader
  ) throws(DriverError) -> UITextField {
    guard let selector else {
      if let field = reader.focused as? UITextField { return field }
      throw .impossible(what: "type", why: "no field has the focus", reader.screen)
    }
    guard let field = try reader.view(of: selector) as? UITextField else {
      throw .notInteractable(selector, why: "it is no field", reader.screen)
    }
    field.becomeFirstResponder()
    return field
  }
}
#endif
