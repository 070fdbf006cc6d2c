package import SpecSimulator

/// Entering a new password: twice, masked unless the eye is tapped, by the keyboard alone.
package struct PasswordEntryApp: SimulatedApp {
  package let name = "password-entry"
  package let summary = "enter a new password twice, masked or in the clear"
  package let faults = PasswordEntryFault.allCases.map(\.description)

  package init() {}

  package func launch(on device: Device, faults: Set<String>) -> NavigationStack {
    let faults = PasswordEntryFaults(faults.compactMap(PasswordEntryFault.init(rawValue:)))
    return NavigationStack(
      root: PasswordScreen(
        on: device, model: PasswordScreen.makeModel(on: device, faults: faults),
        keyboard: KeyboardResponder(on: device, faults: faults), faults: faults))
  }
}
