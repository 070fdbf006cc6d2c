import SpecDrivers
import SpecSimulator

/// The first screen: signing in with Apple; a signed-in user continues to the tabs.
final class SignInScreen: FlowScreen<MemoRules> {
  let signIn = Button(id: "sign-in", label: "Sign in with Apple")

  private let account: MemoAccount

  init(on device: Device, _ book: RuleBook<MemoRules>) {
    account = MemoAccount(memory: device.memory, book)
    super.init(name: "sign in", on: device, book)
    add(signIn)
    signIn.action = { [weak self] in self?.signInWasTapped() }
  }

  override func recreate() -> ViewController? { SignInScreen(on: device, book) }

  /// The keychain is checked at every appearance.
  override func viewDidAppear(animated: Bool) {
    switch rules.automaticNavigation {
    case .never: break
    case .ifSignedIn: if account.userID != nil { continueFlow() }
    case .always: continueFlow()
    }
  }

  private func signInWasTapped() {
    guard rules.enabledControls.contains(.signIn) else { return }
    device.appleAccount.signIn { [weak self] user in
      guard let self else { return }
      if let user { account.signIn(user) }
      let end: MemoRules.SignInResult = user == nil ? .cancelled : .signedIn
      if rules.continuingSignInResults.contains(end) { continueFlow() }
    }
  }

  private func continueFlow() {
    Reminder(device: device, book: book).requestPermission(on: .signIn)
    device.present(MemoTabs.bar(on: device, book), animated: rules.tabsPresentationIsAnimated)
  }

  override func layout() {
    let size = device.model.size
    signIn.place(x: 40, y: size.height / 2 - 25, width: size.width - 80, height: 50)
  }
}
