import SpecDrivers
import SpecSimulator

/// The first screen: the address of the workspace, with a placeholder that slides behind it.
///
/// The keyboard is up from the start, without animation; going on hands its height over to the
/// next screen, so that nothing moves there either.
final class WorkspaceScreen: ViewController, TextFieldDelegate {
  /// Whether the field had the focus before: it is only the first time that nothing may move.
  final class Memory {
    var wasFocused = false
  }

  let next = Button(id: "next", label: "Next")
  let field: TextField
  let title = Label(
    id: "title", text: "Your Slack workspace URL", font: Font(size: 12, isBold: true))
  let placeholder = Label(
    id: "placeholder", label: "placeholder", text: longPlaceholder, color: .placeholder, offset: 0)
  let hint = Label(id: "hint", text: "Don't know your workspace URL?")
  let follower: KeyboardFollower

  private static let longPlaceholder = "workspace-url.slack.com"
  private static let shortPlaceholder = ".slack.com"

  private let faults: SlackLoginFaults
  private let permitted: PermittedCharacters
  private let memory: Memory

  init(on device: Device, faults: SlackLoginFaults, memory: Memory = Memory()) {
    self.faults = faults
    self.memory = memory
    permitted = PermittedCharacters(faults: faults)
    follower = KeyboardFollower(faults: faults)
    field = TextField(
      id: "workspace-url", label: "Workspace URL",
      traits: TextTraits(
        keyboardType: faults.contains(.defaultKeyboard) ? .standard : .url,
        returnKey: faults.contains(.returnKeySaysReturn) ? "return" : "Go",
        autocorrection: faults.contains(.autoCorrectionOn) ? .standard : .off,
        spellChecking: faults.contains(.spellCheckingOn) ? .standard : .off))
    super.init(name: "workspace", device: device)
    add(next, follower.container, title, field, placeholder, hint)
    field.delegate = self
    next.action = { [weak self] in self?.nextWasTapped() }
    follower.onShown = { [weak self] in self?.keyboardHasShown() }
  }

  deinit {
    if faults.contains(.removedInDeinitOnly) { follower.unsubscribe(device) }
  }

  override func makeAnew() -> ViewController? {
    let remembers = faults.contains(.firstTimeRememberedForever)
    return WorkspaceScreen(on: device, faults: faults, memory: remembers ? memory : Memory())
  }

  // MARK: Its life

  override func viewDidLoad() {
    next.isEnabled = faults.contains(.nextEnabledOnLoad)
    if subscribesOnLoad { follower.subscribe(self) }
  }

  override func viewWillAppear(animated: Bool) {
    if !subscribesOnLoad { follower.subscribe(self) }
    if !faults.contains(.focusAfterAppearing) { takeFocus() }
  }

  override func viewDidAppear(animated: Bool) {
    if faults.contains(.focusAfterAppearing) { takeFocus() }
  }

  /// A screen below others is not freed, so it must stop listening before the next keyboard comes.
  override func viewWillDisappear(animated: Bool) {
    if !leavesLate { follower.unsubscribe(device) }
  }

  override func viewDidDisappear(animated: Bool) {
    if leavesLate, !neverLeaves { follower.unsubscribe(device) }
  }

  private func takeFocus() {
    if faults.contains(.noFocusOnStart) { return }
    if faults.contains(.focusOnlyOnce), memory.wasFocused { return }
    device.focus.become(field)
  }

  private var subscribesOnLoad: Bool {
    faults.contains(.subscribedOnce) || faults.contains(.removedInDeinitOnly)
      || faults.contains(.shortcutBarHeightKept)
  }

  private var leavesLate: Bool {
    neverLeaves || faults.contains(.firstScreenRisesDuringPush)
      || faults.contains(.shortcutBarHeightKept)
  }

  private var neverLeaves: Bool {
    faults.contains(.removedInDeinitOnly) || faults.contains(.subscriptionsPileUp)
  }

  // MARK: What is typed

  /// All animations are off while the keyboard first comes up; once it has, they are on again.
  func didBeginEditing(_ field: TextField) {
    let first = !memory.wasFocused || faults.contains(.animationsOffAtEveryFocus)
    memory.wasFocused = true
    if first, !faults.contains(.firstAppearanceAnimated) { device.animations.setEnabled(false) }
  }

  private func keyboardHasShown() {
    if !faults.contains(.animationsStayOff) { device.animations.setEnabled(true) }
  }

  func shouldChange(_ field: TextField, in range: TextRange, to replacement: String) -> Bool {
    guard permitted.allow(replacement) else {
      refuse(replacement, in: range)
      return false
    }
    update(to: finalText(range, replacement))
    return true
  }

  /// The text as it will be: the field itself is still one edit behind.
  private func finalText(_ range: TextRange, _ replacement: String) -> String {
    if faults.contains(.textOneKeystrokeLate) { return field.text }
    if faults.contains(.editAppended) { return field.text + replacement }
    if faults.contains(.selectionIgnored), !replacement.isEmpty {
      return TextRange(start: range.start).replacing(in: field.text, with: replacement)
    }
    return range.replacing(in: field.text, with: replacement)
  }

  private func update(to text: String) {
    if faults.contains(.noTextNotEmpty), field.text.isEmpty { return }
    if faults.contains(.lastDeletionUnnoticed), text.isEmpty { return }
    slidePlaceholder(behind: text)
    shortenPlaceholder(for: text)
    enableNext(for: text)
  }

  private func slidePlaceholder(behind text: String) {
    if faults.contains(.placeholderStays) { return }
    let font = faults.contains(.measuredInTitleFont) ? title.font : field.font ?? Font(size: 16)
    placeholder.offset = font.width(of: text)
  }

  private func shortenPlaceholder(for text: String) {
    if text.isEmpty {
      if !faults.contains(.shortPlaceholderStays) { placeholder.text = Self.longPlaceholder }
    } else {
      if !faults.contains(.longPlaceholderStays) { placeholder.text = Self.shortPlaceholder }
    }
  }

  private func enableNext(for text: String) {
    let enough = faults.contains(.nextNeedsTwoCharacters) ? 2 : 1
    let isEnough = text.unicodeScalars.count >= enough
    next.isEnabled = isEnough || (faults.contains(.nextStaysEnabled) && next.isEnabled)
  }

  /// A refused edit changes nothing; here is what faults do about it.
  private func refuse(_ replacement: String, in range: TextRange) {
    if faults.isEmpty { return }
    if faults.contains(.forbiddenCharactersDropped) {
      let kept = permitted.filter(replacement)
      if kept.isEmpty { return }
      field.text = range.replacing(in: field.text, with: kept)
      update(to: field.text)
    }
    let wanted = finalText(range, replacement)
    if faults.contains(.refusedEditChangesNext) { enableNext(for: wanted) }
    if faults.contains(.refusedEditMovesPlaceholder) { slidePlaceholder(behind: wanted) }
    if faults.contains(.refusedEditShortensPlaceholder) { shortenPlaceholder(for: wanted) }
  }

  // MARK: Going on

  func shouldReturn(_ field: TextField) -> Bool {
    if faults.contains(.goDoesNothing) { return true }
    if !field.text.isEmpty || faults.contains(.goPushesWhenEmpty) { goOn() }
    return true
  }

  private func nextWasTapped() {
    if !faults.contains(.nextDoesNothing) { goOn() }
  }

  private func goOn() {
    let email = EmailScreen(on: device, faults: faults)
    prepare(for: email)
    navigation?.push(email, animated: !faults.contains(.nextPushesWithoutAnimation))
  }

  /// Hands the height of the keyboard over, if it is the e-mail screen that comes.
  private func prepare(for destination: ViewController) {
    if faults.contains(.contentRisesFromBelow) { return }
    let height = faults.contains(.handsOverFixedHeight) ? 301 : follower.height
    if faults.contains(.handsOverToWrongScreen) {
      follower.handedHeight = height
    } else if let email = destination as? EmailScreen {
      email.follower.handedHeight = height
    }
  }

  // MARK: Where things stand

  override func layout() {
    follower.placeContainer()
    let area = follower.hook
    let width = area.width - 40
    next.place(x: area.width - 80, y: device.model.safeTop + 10, width: 60, height: 40)
    let y =
      faults.contains(.fieldAtContainerTop) ? area.y + 40 : area.y + (area.height - 40) / 2
    field.place(x: 20, y: y, width: width, height: 40)
    title.place(x: 20, y: y - 20, width: title.font.width(of: title.text), height: 20)
    placeholder.place(
      x: 20 + (placeholder.offset ?? 0), y: y,
      width: placeholder.font.width(of: Self.longPlaceholder), height: 40)
    hint.place(x: 20, y: area.maxY - 40, width: width, height: 20)
  }
}
