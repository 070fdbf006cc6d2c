import SpecDrivers
import SpecSimulator

/// The first screen: signing in with Apple; whoever is signed in goes on to the tabs.
final class SignInScreen: RuledScreen<MemoRules> {
  let signIn = Button(id: "sign-in", label: "Sign in with Apple")

  private let account: MemoAccount

  init(on device: Device, _ book: RuleBook<MemoRules>) {
    account = MemoAccount(memory: device.memory, book)
    super.init(name: "sign in", on: device, book)
    add(signIn)
    signIn.action = { [weak self] in self?.signInWasTapped() }
  }

  override func makeAnew() -> ViewController? { SignInScreen(on: device, book) }

  /// The keychain decides, at every appearance.
  override func viewDidAppear(animated: Bool) {
    switch rules.firstScreenGoesOn {
    case .never: break
    case .ifSignedIn: if account.userID != nil { goOn() }
    case .always: goOn()
    }
  }

  private func signInWasTapped() {
    guard rules.working.contains(.signIn) else { return }
    device.appleAccount.signIn { [weak self] user in
      guard let self else { return }
      if let user { account.signIn(user) }
      let end: MemoRules.SignInEnd = user == nil ? .cancelled : .signedIn
      if rules.endsOfSignInThatGoOn.contains(end) { goOn() }
    }
  }

  private func goOn() {
    Reminder(device: device, book: book).ask(on: .signIn)
    device.present(MemoTabs.bar(on: device, book), animated: rules.tabsComeAnimated)
  }

  override func layout() {
    let size = device.model.size
    signIn.place(x: 40, y: size.height / 2 - 25, width: size.width - 80, height: 50)
  }
}
