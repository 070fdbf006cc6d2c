import SpecDrivers
import SpecSimulator

/// The first screen: signing in with Apple; whoever is signed in goes on to the tabs.
final class SignInScreen: ViewController {
  let signIn = Button(id: "sign-in", label: "Sign in with Apple")

  private let faults: MemoFaults
  private let account: MemoAccount

  init(on device: Device, faults: MemoFaults) {
    self.faults = faults
    account = MemoAccount(memory: device.memory, faults: faults)
    super.init(name: "sign in", device: device)
    add(signIn)
    signIn.action = { [weak self] in self?.signInWasTapped() }
  }

  override func makeAnew() -> ViewController? { SignInScreen(on: device, faults: faults) }

  /// The keychain decides, at every appearance.
  override func viewDidAppear(animated: Bool) {
    if faults.contains(.keychainNotChecked) { return }
    if account.userID != nil || faults.contains(.tabsWithoutSignIn) { goOn() }
  }

  private func signInWasTapped() {
    if faults.contains(.signInDoesNothing) { return }
    device.appleAccount.signIn { [weak self] user in
      guard let self else { return }
      if let user { account.signIn(user) }
      if user != nil || faults.contains(.cancelledSignInGoesOn) { goOn() }
    }
  }

  private func goOn() {
    if faults.contains(.asksAfterSignIn) { Reminder.ask(on: device) }
    device.present(
      MemoTabs.bar(on: device, faults: faults), animated: !faults.contains(.tabsComeAtOnce))
  }

  override func layout() {
    let size = device.model.size
    signIn.place(x: 40, y: size.height / 2 - 25, width: size.width - 80, height: 50)
  }
}
