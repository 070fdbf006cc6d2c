import SpecDrivers
import SpecSimulator

/// The first screen: ID, password, repeated password and name.
final class SignUpScreen: FormScreen {
  let id = FormField(
    id: "id", "아이디", traits: TextTraits(), placeholder: "영문 소문자, 숫자, 특수기호(_,-), 5~20자")
  let password = FormField(
    id: "password", "비밀번호", traits: TextTraits(),
    placeholder: "영문 대/소문자, 숫자, 특수문자(!@#$%) 8~16자")
  let confirmation = FormField(id: "confirmation", "비밀번호 재확인", traits: TextTraits())
  let fullName = FormField(id: "name", "이름", traits: TextTraits())
  let next = Button(id: "next", label: "다음")
  /// The message if the server cannot be reached.
  let notice = Label(id: "notice", label: "notice", text: "")

  private var isWaiting = false

  init(on device: Device, _ book: RuleBook<SignUpRules>) {
    super.init(name: "sign-up", title: "회원가입", on: device, book)
    add(title, next, area)
    add(fields: id, password, confirmation)
    if rules.hasName { add(fields: fullName) }
    add(notice)
    next.isEnabled = rules.nextRequirement == .nothing
    next.action = { [weak self] in self?.confirm() }
    applyRules()
    if rules.initialValidation == .beforeLoad { validateAll() }
  }

  override func applyRules() {
    for field in [id, fullName] {
      field.input.traits = TextTraits(returnKey: rules.returnKey, autocorrection: .off)
    }
    password.input.traits = traits(of: .password)
    confirmation.input.traits = traits(of: .confirmation)
    for field in fields.dropFirst() {
      field.input.delegate = rules.reportingFields == .all ? self : nil
    }
  }

  private func traits(of secret: SignUpRules.SecretField) -> TextTraits {
    TextTraits(
      returnKey: rules.returnKey, autocorrection: .off, spellChecking: .off,
      isSecure: rules.maskedFields.contains(secret), mask: rules.mask,
      maskedUnit: rules.maskedUnit)
  }

  override func recreate() -> ViewController? { SignUpScreen(on: device, book) }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    guard visit.direction == .back else { return }
    if !rules.preservedOnReturn.contains(.texts) {
      for field in fields { field.clear() }
      enableNext()
    }
    if !rules.preservedOnReturn.contains(.marks) {
      for field in fields { field.showNothing() }
    }
  }

  override func didReceiveMemoryWarning() {
    if !rules.textsSurviveMemoryWarning { for field in fields { field.clear() } }
  }

  // MARK: Validation

  /// The validation result of a field.
  private func validation(of field: FormField) -> ValidationResult {
    if field === id { return rules.id.validate(id.text) }
    if field === password {
      return switch rules.passwordValidator {
      case .ownRule: rules.password.validate(password.text)
      case .idRule: rules.id.validate(password.text)
      }
    }
    if field === confirmation {
      return rules.confirmation.validate(confirmation.text, for: password.text)
    }
    return rules.name.validate(field.text)
  }

  private func validate(_ field: FormField) {
    let validation = validation(of: field)
    if field === id, id.text.isEmpty, !rules.validatesEmptyID { return id.showNothing() }
    field.show(validation, feedback(for: field))
    if rules.messagePosition == .belowID, field === password || field === confirmation {
      field.message.text = ""
      id.message.text = validation.message
    }
  }

  private func feedback(for field: FormField) -> SignUpRules.Feedback {
    if field === id { return rules.idFeedback }
    if field === password { return rules.passwordFeedback }
    return field === fullName ? rules.nameFeedback : SignUpRules.Feedback()
  }

  private func validateAll() {
    for field in fields { validate(field) }
  }

  private var isEverythingValid: Bool { fields.allSatisfy { validation(of: $0).isValid } }

  // MARK: Editing

  override func began(_ field: FormField) {
    if field === id { showTyping() }
    if field === password, rules.passwordValidation == .fromFocus { validate(password) }
  }

  override func report(_ field: FormField) {
    if field !== password || rules.passwordReportsChanges { super.report(field) }
  }

  override func changed(_ field: FormField) {
    switch field {
    case _ where field === id: idChanged()
    case _ where field === password: passwordChanged()
    case _ where field === confirmation: validate(confirmation)
    default: nameChanged()
    }
    enableNext()
    if rules.focusAdvanceTriggers.contains(.validText), validation(of: field).isValid,
      let next = self.field(after: field)
    {
      device.focus.become(next.input)
    }
  }

  private func idChanged() {
    switch rules.idStateWhileTyping {
    case .neutral: showTyping()
    case .validated: validate(id)
    }
    if rules.passwordReactsToID { validate(password) }
  }

  /// Shows the neutral state of the ID while typing, regardless of earlier validation.
  private func showTyping() {
    let wasJudged = id.mark == .valid || id.mark == .invalid
    if !wasJudged || rules.idResetsWhileTyping { id.showTyping() }
  }

  private func passwordChanged() {
    switch rules.passwordValidation {
    case .fromFocus, .fromFirstInput: validate(password)
    case .untilValid: if password.mark != .valid { validate(password) }
    case .onBlur: password.showTyping()
    }
    if !confirmation.text.isEmpty, rules.confirmationReactsToPassword { validate(confirmation) }
    if rules.idReactsToPassword { validate(id) }
  }

  private func nameChanged() {
    if validation(of: fullName).isValid { validate(fullName) } else { fullName.showTyping() }
  }

  override func ended(_ field: FormField) {
    let isPassword = field === password
    if field === id || field === fullName || (isPassword && rules.passwordValidation == .onBlur) {
      validate(field)
    }
    if rules.postsOnBlur, field === id || isPassword {
      membership.post(id.text, password.text) { _ in }
    }
  }

  override func field(after field: FormField?) -> FormField? {
    if field === password, rules.fieldAfterPassword == .name { return fullName }
    return super.field(after: field)
  }

  override func finished() {
    switch rules.lastReturnAction {
    case .nothing: break
    case .endsEditing: super.finished()
    case .startsAgain: device.focus.become(id.input)
    }
  }

  // MARK: Next

  /// Enables Next as soon as everything is entered, valid or not.
  private func enableNext() {
    let isEnough =
      switch rules.nextRequirement {
      case .nothing: true
      case .everythingEntered: fields.allSatisfy { !$0.text.isEmpty || isOptional($0) }
      case .everythingValid: isEverythingValid
      }
    next.isEnabled = (isEnough || (next.isEnabled && !rules.nextIsDisabledAgain)) && !isWaiting
  }

  private func isOptional(_ field: FormField) -> Bool {
    (field === confirmation && !rules.nextRequiresConfirmation)
      || (field === fullName && !rules.name.isRequired)
  }

  /// Validates everything, and applies for the membership if all is valid.
  private func confirm() {
    if rules.nextShowsValidation { validateAll() }
    guard isEverythingValid || !rules.continuesOnlyIfValid else { return }
    notice.text = ""
    guard rules.asksServer else { return continueFlow() }
    isWaiting = rules.nextWaitsForAnswer
    enableNext()
    if rules.fieldsWaitForAnswer { disableFields() }
    membership.join(id: id.text, password: password.text) { [weak self] in self?.handle($0) }
  }

  private var membership: Membership { Membership(network: device.network, rules: rules) }

  /// Ends editing until the answer arrives, because only validated texts may continue.
  private func disableFields() {
    device.focus.resign()
    for field in fields { field.input.isEnabled = false }
  }

  private func handle(_ outcome: Membership.Outcome) {
    isWaiting = false
    enableNext()
    if rules.fieldsAreReenabled { for field in fields { field.input.isEnabled = true } }
    switch outcome {
    case .accepted: continueFlow()
    case .taken: id.show(.invalid(rules.takenText))
    case .failed: notice.text = rules.failureText
    }
  }

  private func continueFlow() {
    navigation?.push(PersonalScreen(on: device, book), animated: true)
  }

  override func layout() {
    layoutBar(nil, next)
    for (row, field) in fields.enumerated() {
      field.place(at: Double(row) * FormField.height, in: area)
    }
    area.contentHeight = Double(fields.count) * FormField.height
    notice.place(
      x: 20, y: area.frame.y + area.contentHeight, width: area.frame.width - 40, height: 20)
  }
}
