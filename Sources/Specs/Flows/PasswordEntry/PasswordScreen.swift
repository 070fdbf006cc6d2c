import SpecDrivers
import SpecSimulator

/// The screen to enter a password and to confirm it: it draws the model and moves the focus.
///
/// Its content stands between two margins that scroll with it, above the keyboard.
final class PasswordScreen: ViewController {
  let title = Label(
    id: "title", label: "title", text: "비밀번호를 입력해주세요", font: Font(size: 22, isBold: true))
  let subtitle = Label(
    id: "subtitle", label: "subtitle", text: "8자리 이상 비밀번호를 입력해주세요",
    font: Font(size: 14))
  let again = Label(
    id: "confirmation-title", label: "confirmation title", text: "다시 한번 입력해 주세요",
    font: Font(size: 14))
  let password: SecureEntry
  let confirmation: SecureEntry
  let area = ScrollView(id: "content", label: "content")
  let leftMargin = TouchArea(id: "left-margin", label: "left margin")
  let rightMargin = TouchArea(id: "right-margin", label: "right margin")

  let model: PasswordModel
  let keyboard: KeyboardResponder
  let faults: PasswordEntryFaults
  private let focus: FocusState<PasswordField>

  init(
    on device: Device, model: PasswordModel, keyboard: KeyboardResponder,
    faults: PasswordEntryFaults
  ) {
    self.model = model
    self.keyboard = keyboard
    self.faults = faults
    focus = FocusState(on: device)
    password = SecureEntry(.password, id: "password", "new password", faults: faults)
    confirmation = SecureEntry(
      .confirmation, id: "confirmation", "confirm new password", faults: faults)
    super.init(name: "password", device: device)
    area.showsIndicator = faults.contains(.indicatorShown)
    add(area, leftMargin, rightMargin)
    if !faults.contains(.titlesMissing) { add(title, subtitle) }
    add(password.views)
    area.hold([leftMargin, rightMargin, title, subtitle, again])
    area.hold(password.views + confirmation.views)
    connect(password, to: .password)
    connect(confirmation, to: .confirmation)
    for margin in [leftMargin, rightMargin] {
      margin.action = { [weak self] in self?.tappedOutside() }
    }
    draw()
  }

  static func makeModel(on device: Device, faults: PasswordEntryFaults) -> PasswordModel {
    PasswordModel(contentWidth: contentWidth(on: device.model, faults), faults: faults)
  }

  /// The view is new; the model and the observer of the keyboard are those that were there.
  override func makeAnew() -> ViewController? {
    model.viewIsGone()
    return PasswordScreen(
      on: device,
      model: faults.contains(.stateInView) ? Self.makeModel(on: device, faults: faults) : model,
      keyboard: faults.contains(.observerPerScreen)
        ? KeyboardResponder(on: device, faults: faults) : keyboard,
      faults: faults)
  }

  // MARK: Its life

  override func viewWillAppear(animated: Bool) {
    model.onChange = { [weak self] in self?.draw() }
    model.onEffect = { [weak self] in self?.perform($0) }
    keyboard.onChange = { [weak self] in self?.makeRoom() }
    focus.onChange = { [model] in model.take(.focused($0)) }
    focus.onSubmit = { [weak self] in self?.submit($0) }
    setNeedsLayout()
  }

  override func viewDidAppear(animated: Bool) {
    model.take(.appeared)
  }

  override func layout() {
    placeAll()
  }

  // MARK: What a person does

  private func connect(_ entry: SecureEntry, to field: PasswordField) {
    focus.bind(entry.secure, entry.plain, to: field)
    entry.onEdit = { [model] in model.take(.edited(field, $0)) }
    entry.eye.action = { [weak self] in
      self?.model.take(.eyeTapped(field))
      if self?.faults.contains(.toggleDropsFocus) ?? false { self?.focus.set(nil) }
    }
  }

  private func submit(_ field: PasswordField) {
    if faults.contains(.doneHidesKeyboard) { return focus.set(nil) }
    if faults.contains(.doneIgnoredWhileRevealed), !model.state[field].isSecure { return }
    if faults.contains(.doneIgnoredOnConfirmation), field == .confirmation { return }
    model.take(.submitted(field))
  }

  private func tappedOutside() {
    if !faults.contains(.tapOutsideIgnored) { focus.set(nil) }
  }

  // MARK: What follows

  private func perform(_ effect: PasswordState.Effect) {
    switch effect {
    case .focus(let field): focus.set(field)
    case .scroll: scrollToFocus()
    case .finish: navigation?.push(NicknameScreen(on: device), animated: true)
    }
  }

  private func draw() {
    showConfirmation(model.state.showsConfirmation)
    password.draw(model.state.look(of: .password))
    confirmation.draw(model.state.look(of: .confirmation))
    focus.follow()
    setNeedsLayout()
  }

  private func showConfirmation(_ isShown: Bool) {
    let isThere = confirmation.secure.screen != nil
    if isShown, !isThere {
      if again.screen == nil { add(again) }
      add(confirmation.views)
    } else if !isShown, isThere {
      if !faults.contains(.confirmationTitleStays) { remove(again) }
      remove(confirmation.views)
    }
  }

  /// The area ends where the keyboard begins.
  private func makeRoom() {
    setNeedsLayout()
    device.animations.animate(duration: SoftwareKeyboard.duration) {
      layoutIfNeeded()
      scrollToFocus()
    }
  }

  /// Scrolls the warning of the field in use to the lower edge, and with it what is above.
  private func scrollToFocus() {
    guard scrolls, let field = focus.value else { return }
    layoutIfNeeded()
    let entry =
      field == .password || faults.contains(.scrollsToPassword) ? password : confirmation
    if faults.contains(.scrollsToTop) {
      area.anchorAtTop(entry.secure)
    } else {
      area.anchorAtBottom(faults.contains(.warningLeftCovered) ? entry.secure : entry.warning)
    }
    layoutIfNeeded()
  }

  private var scrolls: Bool {
    if faults.contains(.nothingScrolls) { return false }
    return device.model.kind != .computer || faults.contains(.macScrolls)
  }
}
