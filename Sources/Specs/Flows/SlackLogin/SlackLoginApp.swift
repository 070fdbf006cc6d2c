package import SpecSimulator

/// Logging in to a workspace: its address first, then the e-mail address of who comes in.
package struct SlackLoginApp: SimulatedApp {
  package let name = "slack-login"
  package let summary = "log in to a workspace: its address, then your e-mail address"
  package let faults = SlackLoginFault.allCases.map(\.description)

  package init() {}

  package func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    let faults = SlackLoginFaults(faults.compactMap(SlackLoginFault.init(rawValue:)))
    let window = NavigationStack(root: WorkspaceScreen(on: device, faults: faults))
    window.isBarHidden = true
    return window
  }
}
