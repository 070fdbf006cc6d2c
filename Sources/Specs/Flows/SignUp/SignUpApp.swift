package import SpecSimulator

/// Signing up: an account, personal information, the consent to its use, and interests.
package struct SignUpApp: SimulatedApp {
  package let name = "sign-up"
  package let summary = "sign up: an account, personal information, a consent, and interests"
  package let faults = SignUpFault.allCases.map(\.description)

  package init() {}

  package func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    let faults = SignUpFaults(faults.compactMap(SignUpFault.init(rawValue:)))
    device.network.server = Membership.server
    let window = NavigationStack(root: SignUpScreen(on: device, faults: faults))
    window.isBarHidden = true
    return window
  }
}
