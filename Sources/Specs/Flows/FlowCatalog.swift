package import SpecSimulator

/// The reference apps, by name: the one list of flows.
package enum FlowCatalog {
  package static let apps: [any SimulatedApp] = [
    SlackLogin.app,
    SignUp.app,
    MemoFlow.app,
    StoreCard.app,
    PasswordEntry.app,
  ]
}
