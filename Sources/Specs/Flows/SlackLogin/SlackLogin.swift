import SpecSimulator

/// Logging in to a workspace: its address first, then the e-mail address of who comes in.
enum SlackLogin {
  static let app = Flow<SlackLoginRules>(
    "slack-login", "log in to a workspace: its address, then your e-mail address"
  ) { device, book in
    let window = NavigationStack(root: WorkspaceScreen(on: device, book))
    window.isBarHidden = true
    return window
  }
}
