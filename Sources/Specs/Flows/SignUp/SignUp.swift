import SpecSimulator

/// The sign-up flow: account, personal information, consent and interests.
enum SignUp {
  static let app = Flow<SignUpRules>(
    "sign-up", "sign up: an account, personal information, a consent, and interests"
  ) { device, book in
    device.network.server = Membership.server
    let window = NavigationStack(root: SignUpScreen(on: device, book))
    window.isBarHidden = true
    return window
  }
}
