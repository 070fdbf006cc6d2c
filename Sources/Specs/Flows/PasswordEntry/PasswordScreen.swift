import SpecDrivers
import SpecSimulator

/// The screen to enter a password and to confirm it: it draws the model and moves the focus.
///
/// Its content stands between two margins that scroll with it, above the keyboard.
final class PasswordScreen: RuledScreen<PasswordEntryRules> {
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

  static func makeModel(on device: Device, _ rules: PasswordEntryRules) -> PasswordModel {
    PasswordModel(contentWidth: contentWidth(on: device.model, rules), rules)
  }

  /// The view is new; the model and the observer of the keyboard are those that were there.
  override func makeAnew() -> ViewController? {
    model.viewIsGone()
    return PasswordScreen(
      on: device,
      model: rules.lostWithView.contains(.everything) ? Self.makeModel(on: device, rules) : model,
      keyboard: rules.observerIsShared ? keyboard : KeyboardResponder(on: device, book), book)
  }

  // MARK: Its life

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
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

  // MARK: What a person does

  private func connect(_ entry: SecureEntry, to field: PasswordField) {
    focus.bind(entry.secure, entry.plain, to: field)
    entry.onEdit = { [model] in model.take(.edited(field, $0)) }
    entry.eye.action = { [weak self] in self?.eyeTapped(field) }
  }

  private func eyeTapped(_ field: PasswordField) {
    model.take(.eyeTapped(field))
    if rules.focusAfterEye == .nowhere { focus.set(nil) }
  }

  private func submit(_ field: PasswordField) {
    let form: PasswordEntryRules.Form = model.state[field].isSecure ? .masked : .plain
    guard rules.formsWithDone.contains(form), rules.fieldsWithDone.contains(field) else { return }
    switch rules.done {
    case .checks: model.take(.submitted(field))
    case .hidesKeyboard: focus.set(nil)
    }
  }

  private func tappedOutside() {
    if rules.tapOutsideEndsEditing { focus.set(nil) }
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
      if rules.titleGoesWithConfirmation { remove(again) }
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
    guard rules.scrollsOn.contains(device.model.kind), let field = focus.value else { return }
    layoutIfNeeded()
    let entry =
      switch rules.bringsIntoSight {
      case .fieldInUse: field == .password ? password : confirmation
      case .password: password
      }
    switch (rules.scrollsTo, rules.sightEndsWith) {
    case (.top, _): area.anchorAtTop(entry.secure)
    case (.bottom, .warning): area.anchorAtBottom(entry.warning)
    case (.bottom, .field): area.anchorAtBottom(entry.secure)
    }
    layoutIfNeeded()
  }

  // MARK: Where things are

  /// A column in the middle, and a margin on either side.
  override func layout() {
    let size = device.model.size
    let top = device.model.safeTop + 50
    let width = model.contentWidth
    let margin = rules.margin ?? (size.width - width) / 2
    // From where to where a finger scrolls.
    let left = rules.marginsThatScroll.contains(.left) ? 0 : margin
    let right = rules.marginsThatScroll.contains(.right) ? size.width : margin + width
    area.place(x: left, y: top, width: right - left, height: size.height - top - room)
    area.contentHeight = contentHeight
    // The area may have grown, and shows nothing below its content.
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
    on model: DeviceModel, _ rules: PasswordEntryRules
  ) -> Double {
    switch rules.width {
    case .byDevice where model.kind == .phone: min(model.size.width, model.size.height) - 48
    case .byDevice, .fixed: 400
    case .whole: model.size.width
    }
  }

  private var contentHeight: Double {
    40 + SecureEntry.height + (model.state.showsConfirmation ? 340 : 180)
  }

  /// What the keyboard takes away at the lower edge, in points.
  private var room: Double {
    guard rules.makesRoomOn.contains(device.model.kind), keyboard.height > 0 else { return 0 }
    return rules.room ?? keyboard.height
  }
}
