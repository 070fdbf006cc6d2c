#if DEBUG && canImport(UIKit)
import SpecDrivers

extension Capabilities {
  /// What can be observed and done inside an app: exactly, by inference, or not, with the reason.
  static func uiKit(of app: ListenedApp) -> Capabilities {
    var abilities = exact.merging(inferred) { $1 }.merging(missing) { $1 }
    if !app.faults.isEmpty { abilities[.faults] = .exact }
    if app.open == nil {
      abilities[Capability("opening links")] = .missing("the app opens no links")
    }
    return Capabilities(
      engine: "ios-app", version: "2", abilities: abilities.merging(app.abilities) { $1 })
  }

  private static let exact: [Capability: Ability] = [
    .focus: .exact, .keyboard: .exact, .keyboardHeight: .exact, .returnKey: .exact,
    .colors: .exact, .inputTraits: .exact, .layout: .exact, .navigationStack: .exact,
  ]

  private static let inferred: [Capability: Ability] = [
    .covers: .inferred("a hit test in the middle of each control"),
    .relaunch: .inferred("the process stays, and its window gets a new first screen"),
    .systemEvents: .inferred("the listener posts the notifications that UIKit posts"),
  ]

  private static let missing: [Capability: Ability] = [
    .gestures: .missing("inside the app there is no finger; a gesture recogniser needs one"),
    .mouse: .missing("inside the app there is no pointer"),
    .hardwareKeys: .missing("UIKit takes key presses only from the system"),
    .rotation: .missing("an app cannot turn the device that it runs on"),
    .biometrics: .missing("only the system recognises a face or a fingerprint"),
    .pushNotifications: .missing("only the system delivers push notifications"),
    .deviceButtons: .missing("an app cannot press the buttons of its device"),
    .textSize: .missing("the size of texts belongs to the system"),
    .background: .missing("an app cannot go to the home screen by itself"),
    .permissions: .missing("permissions belong to the system"),
    .prompts: .missing("prompts of the system belong to another process"),
    .clipboard: .missing("reading the pasteboard makes the system ask the user"),
    .animations: .missing(
      "UIKit does not report animations; report them with SpecListener.record, and declare it"),
    .transitions: .missing(
      "UIKit does not report how screens come and go; use ListenedNavigationController and "
        + "ListenedViewController, and declare it"),
    .lifeCycle: .missing(
      "UIKit does not report the calls of controllers; use ListenedViewController, and declare it"),
    .reactions: .missing(
      "UIKit does not report what observes a notification; report it with SpecListener.record, and "
        + "declare it"),
    .records: .missing("only the app knows what it stores; report it in ListenedApp.properties"),
    .secrets: .missing("only the app knows its secrets; report them in ListenedApp.properties"),
    .clock: .missing("the app runs on the clock of the device"),
    .faults: .missing("the app names no faults"),
  ]
}
#endif
