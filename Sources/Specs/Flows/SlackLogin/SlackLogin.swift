import SpecSimulator

/// The login flow of a workspace: its address first, then the user's e-mail address.
enum SlackLogin {
  static let app = Flow<SlackLoginRules>(
    "slack-login", "log in to a workspace: its address, then your e-mail address"
  ) { device, book in
    let window = NavigationStack(root: WorkspaceScreen(on: device, book))
    window.isBarHidden = true
    return window
  }
}
