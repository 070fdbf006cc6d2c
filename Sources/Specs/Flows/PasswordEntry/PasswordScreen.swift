import SpecDrivers
import SpecSimulator

/// The screen for entering and confirming a password: it draws the model and moves the focus.
///
/// Its content is between two margins that scroll with it, above the keyboard.
final class PasswordScreen: FlowScreen<PasswordEntryRules> {
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
  private let focus: FocusState<PasswordField>

  init(
    on device: Device, model: PasswordModel, keyboard: KeyboardResponder,
    _ book: RuleBook<PasswordEntryRules>
  ) {
    self.model = model
    self.keyboard = keyboard
    focus = FocusState(on: device)
    password = SecureEntry(.password, id: "password", "new password", book.rules)
    confirmation = SecureEntry(
      .confirmation, id: "confirmation", "confirm new password", book.rules)
    super.init(name: "password", on: device, book)
    add(area, leftMargin, rightMargin)
    if rules.hasTitles { add(title, subtitle) }
    add(password.views)
    area.hold([leftMargin, rightMargin, title, subtitle, again])
    area.hold(password.views + confirmation.views)
    connect(password, to: .password)
    connect(confirmation, to: .confirmation)
    for margin in [leftMargin, rightMargin] {
      margin.action = { [weak self] in self?.tappedOutside() }
    }
    applyRules()
    draw()
  }

  override func applyRules() {
    password.rules = rules
    confirmation.rules = rules
    model.follow(rules)
    area.showsIndicator = rules.showsIndicator
  }

  static func makeModel(on device: Device, _ rules: RulesInUse<PasswordEntryRules>) -> PasswordModel
  {
    PasswordModel(contentWidth: contentWidth(on: device.model, rules), rules)
  }

  /// The view is new; the model and the keyboard observer are reused.
  override func recreate() -> ViewController? {
    model.viewIsGone()
    return PasswordScreen(
      on: device,
      model: rules.stateLostWithView.contains(.everything)
        ? Self.makeModel(on: device, rules) : model,
      keyboard: rules.observerIsShared ? keyboard : KeyboardResponder(on: device, book), book)
  }

  // MARK: Lifecycle

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    model.onChange = { [weak self] in self?.draw() }
    model.onEffect = { [weak self] in self?.perform($0) }
    keyboard.onChange = { [weak self] in self?.adjustInsets() }
    focus.onChange = { [model] in model.process(.focused($0)) }
    focus.onSubmit = { [weak self] in self?.submit($0) }
    setNeedsLayout()
  }

  override func viewDidAppear(animated: Bool) {
    model.process(.appeared)
  }

  // MARK: Input

  private func connect(_ entry: SecureEntry, to field: PasswordField) {
    focus.bind(entry.secure, entry.plain, to: field)
    entry.onEdit = { [model] in model.process(.edited(field, $0)) }
    entry.revealButton.action = { [weak self] in self?.revealTapped(field) }
  }

  private func revealTapped(_ field: PasswordField) {
    model.process(.revealTapped(field))
    let entry = field == .password ? password : confirmation
    if rules.maskingKeepsText { entry.secure.clearsOnInsertion = false }
    if rules.focusAfterReveal == .nowhere { focus.set(nil) }
  }

  private func submit(_ field: PasswordField) {
    let form: PasswordEntryRules.EntryStyle = model.state[field].isSecure ? .masked : .plain
    guard rules.stylesWithDoneAction.contains(form), rules.fieldsWithDoneAction.contains(field)
    else { return }
    switch rules.doneAction {
    case .validates: model.process(.submitted(field))
    case .hidesKeyboard: focus.set(nil)
    }
  }

  private func tappedOutside() {
    if rules.tapOutsideEndsEditing { focus.set(nil) }
  }

  // MARK: Effects

  private func perform(_ effect: PasswordState.Effect) {
    switch effect {
    case .focus(let field): focus.set(field)
    case .scroll: scrollToFocus()
    case .finish: navigation?.push(NicknameScreen(on: device), animated: true)
    }
  }

  private func draw() {
    showConfirmation(model.state.showsConfirmation)
    password.draw(model.state.appearance(of: .password))
    confirmation.draw(model.state.appearance(of: .confirmation))
    focus.follow()
    setNeedsLayout()
  }

  private func showConfirmation(_ isShown: Bool) {
    let isThere = confirmation.secure.screen != nil
    if isShown, !isThere {
      if again.screen == nil { add(again) }
      add(confirmation.views)
    } else if !isShown, isThere {
      if rules.titleIsRemovedWithConfirmation { remove(again) }
      remove(confirmation.views)
    }
  }

  /// Ends the scroll view at the top of the keyboard.
  private func adjustInsets() {
    setNeedsLayout()
    device.animations.animate(duration: SoftwareKeyboard.duration) {
      layoutIfNeeded()
      scrollToFocus()
    }
  }

  /// Scrolls the warning of the focused field to the lower edge, and with it the field above.
  private func scrollToFocus() {
    guard rules.scrollsOn.contains(device.model.kind), let field = focus.value else { return }
    layoutIfNeeded()
    let entry =
      switch rules.scrollTarget {
      case .focusedField: field == .password ? password : confirmation
      case .password: password
      }
    switch (rules.scrollEdge, rules.scrollAnchor) {
    case (.top, _): area.anchorAtTop(entry.secure)
    case (.bottom, .warning): area.anchorAtBottom(entry.warning)
    case (.bottom, .field): area.anchorAtBottom(entry.secure)
    }
    layoutIfNeeded()
  }

  // MARK: Layout

  /// A centred column with a margin on each side.
  override func layout() {
    let size = device.model.size
    let top = device.model.safeTop + 50
    let width = model.contentWidth
    let margin = rules.margin ?? (size.width - width) / 2
    // The horizontal range that responds to scrolling.
    let left = rules.scrollableMargins.contains(.left) ? 0 : margin
    let right = rules.scrollableMargins.contains(.right) ? size.width : margin + width
    area.place(x: left, y: top, width: right - left, height: size.height - top - keyboardHeight)
    area.contentHeight = contentHeight
    // The area may have grown and must not show space below its content.
    area.scroll(by: 0)
    let x = margin - left
    area.placeContent(leftMargin, x: -left, y: 0, width: margin, height: contentHeight)
    area.placeContent(
      rightMargin, x: x + width, y: 0, width: size.width - margin - width, height: contentHeight)
    area.placeContent(title, x: x, y: 40, width: width, height: 34)
    area.placeContent(subtitle, x: x, y: 78, width: width, height: 22)
    password.place(x: x, y: 180, width: width, in: area)
    area.placeContent(again, x: x, y: 300, width: width, height: 24)
    confirmation.place(x: x, y: 340, width: width, in: area)
  }

  private static func contentWidth(
    on model: DeviceModel, _ rules: RulesInUse<PasswordEntryRules>
  ) -> Double {
    switch rules.contentWidth {
    case .byDevice where model.kind == .phone: min(model.size.width, model.size.height) - 48
    case .byDevice, .fixed: 400
    case .whole: model.size.width
    }
  }

  private var contentHeight: Double {
    40 + SecureEntry.height + (model.state.showsConfirmation ? 340 : 180)
  }

  /// The height covered by the keyboard, in points.
  private var keyboardHeight: Double {
    guard rules.avoidsKeyboardOn.contains(device.model.kind), keyboard.height > 0 else { return 0 }
    return rules.keyboardInset ?? keyboard.height
  }
}
