import SpecDrivers
import SpecSimulator

/// The second screen: birth date, gender, e-mail address and mobile number.
final class PersonalScreen: FormScreen {
  private(set) lazy var birthDate = BirthDateInput(today: device.today, rules)
  let genderCaption = Label(id: "gender-caption", label: "성별 caption", text: "성별")
  private(set) lazy var gender = SegmentedControl(
    id: "gender", label: "성별", titles: ["남자", "여자"], selected: rules.initialGender)
  let email = FormField(id: "email", "이메일", traits: TextTraits())
  let phone = FormField(
    id: "phone", "휴대전화", traits: TextTraits(), placeholder: "-없이 입력해주세요. 예)01012341234")
  let previous = Button(id: "previous", label: "이전")
  let next = Button(id: "next", label: "다음")

  init(on device: Device, _ book: RuleBook<SignUpRules>) {
    super.init(name: "personal information", title: "개인정보", on: device, book)
    add(title, previous, next, area)
    birthDate.add(to: self)
    add(genderCaption, gender)
    area.hold([genderCaption, gender])
    add(fields: email, phone)
    next.isEnabled = rules.personalNextRequires.isEmpty
    previous.action = { [weak self] in _ = self?.navigation?.pop(animated: true) }
    next.action = { [weak self] in self?.askForConsent() }
    birthDate.onChange = { [weak self] in self?.enableNext() }
    gender.onChange = { [weak self] in self?.enableNext() }
    applyRules()
  }

  override func applyRules() {
    birthDate.rules = rules
    gender.isEnabled = rules.enabledControls.contains(.gender)
    email.input.traits = TextTraits(
      keyboardType: rules.emailKeyboard, returnKey: "Next", autocorrection: .off)
    phone.input.traits = TextTraits(keyboardType: rules.phoneKeyboard)
  }

  /// The keyboard would cover the date picker and its buttons.
  override func began(_ field: FormField) {
    if rules.keyboardClosesPicker { birthDate.closePicker() }
  }

  override func changed(_ field: FormField) {
    field.show(
      validation(of: field), field === email ? rules.emailFeedback : rules.phoneFeedback)
    enableNext()
  }

  private func validation(of field: FormField) -> ValidationResult {
    field === email ? rules.email.validate(email.text) : rules.phone.validate(phone.text)
  }

  /// Enables Next if all four inputs are valid.
  private func enableNext() {
    let isValid = rules.personalNextRequires.allSatisfy(isValid)
    next.isEnabled = isValid || (next.isEnabled && !rules.personalNextIsDisabledAgain)
  }

  private func isValid(_ entry: SignUpRules.PersonalEntry) -> Bool {
    switch entry {
    case .birthDate: birthDate.isValid
    case .gender: gender.selected != nil
    case .email: validation(of: email).isValid
    case .phone: validation(of: phone).isValid
    }
  }

  // MARK: The consent

  private func askForConsent() {
    let consent = ConsentScreen(on: device, book)
    consent.onAgree = { [weak self] in self?.agreed() }
    consent.onCancel = { [weak self] in self?.cancelled() }
    switch rules.consentPresentation {
    case .never: continueFlow()
    case .asSheet: device.presentations.present(consent, animated: true)
    case .pushed: navigation?.push(consent, animated: true)
    }
  }

  private func agreed() {
    leaveConsent(animated: rules.agreeIsAnimated)
    continueFlow(animated: rules.agreeIsAnimated)
  }

  private func cancelled() {
    leaveConsent(animated: rules.cancelIsAnimated)
    switch rules.screenAfterCancel {
    case .signUp: navigation?.pop(animated: false)
    case .personal: break
    case .interests: continueFlow()
    }
    guard !rules.cancelKeepsForm else { return }
    for field in fields { field.clear() }
    enableNext()
  }

  private func leaveConsent(animated: Bool) {
    if !device.presentations.dismiss(animated: animated) { navigation?.pop(animated: animated) }
  }

  private func continueFlow(animated: Bool = false) {
    let interests = InterestsScreen(on: device, book)
    interests.onConsent = { [weak self] in self?.askForConsent() }
    navigation?.push(interests, animated: animated)
  }

  override func layout() {
    layoutBar(previous, next)
    birthDate.place(at: 0, in: area)
    let y = FormField.height
    area.placeContent(genderCaption, x: 20, y: y, width: 200, height: 20)
    area.placeContent(gender, x: 20, y: y + 22, width: 200, height: 32)
    email.place(at: 2 * FormField.height, in: area)
    phone.place(at: 3 * FormField.height, in: area)
    area.contentHeight = 4 * FormField.height
    birthDate.placePicker(on: device.model)
  }
}
