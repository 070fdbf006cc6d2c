#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Performs the actions of When steps, or gives the reason why it cannot.
@MainActor
struct ActionInput {
  let app: ListenedApp
  let window: UIWindow
  let editing: EditingWatcher
  let read: @MainActor () -> ReadScreen

  private var typing: Typing { Typing(window: window, watcher: editing, read: read) }
  private var scrolling: Scrolling { Scrolling(window: window, read: read) }
  private var touch: Touch { Touch(window: window, screen: read()) }

  func perform(_ action: Action) async throws(DriverError) {
    if try await performAnywhere(action) { return }
    if let alert = read().front.alert {
      throw .impossible(
        what: "reach the screen", why: "\"\(alert.title ?? "an alert")\" is in front of it",
        read().screen)
    }
    if try await performWithKeyboard(action) { return }
    try performWithFinger(action)
  }

  /// Actions that an alert does not keep from the app.
  private func performAnywhere(_ action: Action) async throws(DriverError) -> Bool {
    switch action {
    case .answer(let title): try AlertAnswer(screen: read()).answer(title)
    case .choose(let title, nil) where read().front.alert != nil:
      try AlertAnswer(screen: read()).answer(title)
    case .typeIntoAlert(let text):
      try AlertAnswer(screen: read()).field().becomeFirstResponder()
      try await typing.type(text)
    case .system(let event): try post(event)
    case .open(let url): try open(url)
    case .wait(let time): try? await Task.sleep(for: time)
    default: return false
    }
    return true
  }

  private func performWithKeyboard(_ action: Action) async throws(DriverError) -> Bool {
    switch action {
    case .type(let text, let field):
      try focus(field)
      try await typing.type(text)
    case .paste(let text, let field):
      try focus(field)
      try typing.paste(text)
    case .deleteBackward(let times, let field):
      try focus(field)
      try await typing.deleteBackward(times: times)
    case .clear(let field):
      try focus(field)
      try typing.clear()
    case .select(let selection, let field):
      try focus(field)
      try typing.select(selection)
    case .pressReturn: try typing.pressReturn()
    case .hideKeyboard: try hideKeyboard()
    default: return false
    }
    return true
  }

  private func performWithFinger(_ action: Action) throws(DriverError) {
    switch action {
    case .tap(let element):
      try reveal(element)
      try touch.tap(element)
    case .focus(let element): try focus(element)
    case .setChecked(let isChecked, let element):
      try reveal(element)
      try touch.setChecked(isChecked, element)
    case .choose(let option, let element):
      try Choosing(screen: read()).choose(option, in: element)
    case .scroll(let element): try scrolling.scroll(to: element)
    case .scrollBy(let points, let area): try scrolling.scroll(by: points, in: area)
    case .back: try Leaving(screen: read()).back()
    case .dismiss: try Leaving(screen: read()).dismiss()
    default: throw Self.unsupported(action)
    }
  }

  // MARK: Steps on the way

  private func focus(_ selector: ElementSelector?) throws(DriverError) {
    guard let selector else { return }
    try reveal(selector)
    try touch.focus(selector)
  }

  /// Scrolls to an element, as a person does who wants to touch it.
  private func reveal(_ selector: ElementSelector) throws(DriverError) {
    let found = try read().find(selector)
    if let view = found.view, found.element.properties[.inView]?.value == .flag(false) {
      scrolling.reveal(view)
    }
  }

  private func hideKeyboard() throws(DriverError) {
    window.endEditing(false)
    guard FirstResponder.view(in: window) != nil else { return }
    throw .impossible(
      what: "hide the keyboard", why: "the app does not let the field give up the focus",
      read().screen)
  }

  private func post(_ event: SystemEvent) throws(DriverError) {
    switch event {
    case .keyboard(let shows, let height):
      SystemNotice.keyboard(shows: shows, height: height, in: window)
    case .memoryWarning: SystemNotice.memoryWarning()
    case .recreateScreen:
      throw .unsupported(.systemEvents, why: "only the app can rebuild a screen")
    case .rotate:
      throw .unsupported(.rotation, why: "an app cannot turn the device that it runs on")
    case .biometrics:
      throw .unsupported(.biometrics, why: "only the system recognises a face or a fingerprint")
    case .pushNotification:
      throw .unsupported(.pushNotifications, why: "only the system delivers push notifications")
    case .button, .lock:
      throw .unsupported(.deviceButtons, why: "an app cannot press the buttons of its device")
    }
  }

  private func open(_ address: String) throws(DriverError) {
    guard let open = app.open else {
      throw .unsupported(
        Capability("opening links"), why: "the app opens no links; see ListenedApp.open")
    }
    guard let url = URL(string: address) else {
      throw .impossible(
        what: "open \"\(address)\"", why: "it is not a valid address", read().screen)
    }
    open(url)
  }

  private static func unsupported(_ action: Action) -> DriverError {
    switch action {
    case .pressKey, .holdKey, .releaseKey:
      .unsupported(.hardwareKeys, why: "UIKit takes key presses only from the system")
    case .click, .hover, .drag, .turnWheel:
      .unsupported(.mouse, why: "inside the app there is no pointer")
    case .leave, .comeBack:
      .unsupported(.background, why: "an app cannot go to the home screen by itself")
    case .stop: .unsupported(.stopping, why: "an app cannot be started again from inside")
    case .upload: .unsupported(.fileUploads, why: "the file browser belongs to the system")
    case .forward, .reload: .unsupported(.history, why: "an app has no history of pages")
    case .switchWindow, .closeWindow: .unsupported(.windows, why: "the listener has one window")
    case .saveSession:
      .unsupported(.savedSessions, why: "the listener does not know what the app stores")
    default:
      .unsupported(
        .gestures, why: "inside the app there is no finger; a gesture recogniser needs one")
    }
  }
}
#endif
