package import SpecSimulator

/// Memos: sign in, write them down, like them, be reminded of them; and a profile with a photo.
package struct MemoApp: SimulatedApp {
  package let name = "memo"
  package let summary = "write memos, like them and be reminded of them, behind a sign-in"
  package let faults = MemoFault.allCases.map(\.description)

  package init() {}

  package func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    let faults = MemoFaults(faults.compactMap(MemoFault.init(rawValue:)))
    if !faults.contains(.noForegroundDelegate) {
      device.notifications.presentsInForeground = { _ in true }
    }
    if faults.contains(.asksAtLaunch) { Reminder.ask(on: device) }
    return NavigationStack(root: SignInScreen(on: device, faults: faults))
  }
}
