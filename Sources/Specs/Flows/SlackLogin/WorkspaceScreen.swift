import SpecDrivers
import SpecSimulator

/// The first screen: the address of the workspace, with a placeholder that moves after the text.
///
/// The keyboard is shown from the start, without animation; continuing hands its height over to the
/// next screen, so that nothing moves there either.
final class WorkspaceScreen: KeyboardScreen, TextFieldDelegate {
  /// Whether the field has been focused before: only on the first focus nothing may move.
  final class Memory {
    var wasFocused = false
  }

  let next = Button(id: "next", label: "Next")
  let field = TextField(id: "workspace-url", label: "Workspace URL", traits: TextTraits())
  let title = Label(
    id: "title", text: "Your Slack workspace URL", font: Font(size: 12, isBold: true))
  let placeholder = Label(
    id: "placeholder", label: "placeholder", text: "", color: .placeholder, offset: 0)
  let hint = Label(id: "hint", text: "Don't know your workspace URL?")

  private let memory: Memory

  init(on device: Device, _ book: RuleBook<SlackLoginRules>, memory: Memory = Memory()) {
    self.memory = memory
    super.init(name: "workspace", on: device, book, \.workspace)
    add(next, container, title, field, placeholder, hint)
    placeholder.text = rules.placeholderForEmptyField
    field.delegate = self
    next.action = { [weak self] in self?.continueFlow(by: \.nextButton) }
    applyRules()
  }

  override func applyRules() {
    field.traits = rules.addressTraits
  }

  override func recreate() -> ViewController? {
    WorkspaceScreen(on: device, book, memory: rules.recreationResetsFirstFocus ? Memory() : memory)
  }

  override func viewDidLoad() {
    next.isEnabled = rules.nextIsInitiallyEnabled
    super.viewDidLoad()
  }

  // MARK: The focus

  override func takeFocus() {
    if rules.focusReturns || !memory.wasFocused { device.focus.become(field) }
  }

  /// Animations are disabled while the keyboard is first shown, and enabled again afterwards.
  func didBeginEditing(_ field: TextField) {
    switch rules.animationSuppression {
    case .never: break
    case .atFirstFocus: if !memory.wasFocused { device.animations.setEnabled(false) }
    case .atEveryFocus: device.animations.setEnabled(false)
    }
    memory.wasFocused = true
  }

  override func keyboardHasShown() {
    if rules.animationsResume { device.animations.setEnabled(true) }
  }

  // MARK: Editing

  func shouldChange(_ field: TextField, in range: TextRange, to new: String) -> Bool {
    let text = rules.finalText(field.text, range, new)
    if permits(new) {
      if counts(text) { apply(rules.editEffects, of: text) }
      return true
    }
    if rules.insertsPermittedPart { insertPermittedPart(of: new, in: range) }
    apply(rules.refusalEffects, of: text)
    return false
  }

  private func permits(_ new: String) -> Bool {
    new.isEmpty
      ? rules.permitsDeleting
      : new.unicodeScalars.prefix(rules.checkedCharacters).allSatisfy(rules.permitted.contains)
  }

  private func counts(_ text: String) -> Bool {
    (!field.text.isEmpty || rules.countsEditOfEmptyField)
      && (!text.isEmpty || rules.countsEditToEmptyField)
  }

  private func insertPermittedPart(of new: String, in range: TextRange) {
    let part = String(String.UnicodeScalarView(new.unicodeScalars.filter(rules.permitted.contains)))
    guard !part.isEmpty else { return }
    field.text = range.replacing(in: field.text, with: part)
    apply(rules.editEffects, of: field.text)
  }

  private func apply(_ consequences: Set<SlackLoginRules.EditEffect>, of text: String) {
    if consequences.contains(.placeholderSlides) {
      placeholder.offset = measuringFont.width(of: text)
    }
    if text.isEmpty, consequences.contains(.placeholderLengthens) {
      placeholder.text = rules.placeholderForEmptyField
    }
    if !text.isEmpty, consequences.contains(.placeholderShortens) {
      placeholder.text = rules.placeholderForText
    }
    if consequences.contains(.nextIsUpdated) {
      let isEnough = text.count >= rules.minimumCharacters
      next.isEnabled = isEnough || (next.isEnabled && !rules.nextIsDisabledAgain)
    }
  }

  private var measuringFont: Font {
    switch rules.measuringFont {
    case .fieldFont: field.font ?? Font(size: 16)
    case .titleFont: title.font
    }
  }

  // MARK: Next

  func shouldReturn(_ field: TextField) -> Bool {
    continueFlow(by: \.goKey)
    return true
  }

  private func continueFlow(by key: KeyPath<SlackLoginRules, SlackLoginRules.NavigationCondition>) {
    switch rules[dynamicMember: key] {
    case .never: return
    case .withAddress: if field.text.isEmpty { return }
    case .always: break
    }
    let email = EmailScreen(on: device, book)
    prepare(for: email)
    navigation?.push(email, animated: rules.pushIsAnimated)
  }

  /// Hands over the height of the keyboard, if the next screen is the e-mail screen.
  private func prepare(for destination: ViewController) {
    let height: Double? =
      switch rules.handedOverHeight {
      case .none: nil
      case .current: container.offset
      case .fixed(let height): height
      }
    switch rules.heightReceiver {
    case .emailScreen: (destination as? EmailScreen)?.handedOverHeight = height
    case .sender: handedOverHeight = height
    }
  }

  // MARK: Layout

  override func layout() {
    let area = placeContainer()
    let width = area.width - 40
    next.place(x: area.width - 80, y: device.model.safeTop + 10, width: 60, height: 40)
    let y =
      switch rules.fieldPosition {
      case .centre: area.y + (area.height - 40) / 2
      case .top: area.y + 40
      }
    field.place(x: 20, y: y, width: width, height: 40)
    title.place(x: 20, y: y - 20, width: title.font.width(of: title.text), height: 20)
    placeholder.place(
      x: 20 + (placeholder.offset ?? 0), y: y,
      width: placeholder.font.width(of: rules.placeholderForEmptyField), height: 40)
    hint.place(x: 20, y: area.maxY - 40, width: width, height: 20)
  }
}
