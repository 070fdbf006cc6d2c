import SpecDrivers
import SpecSimulator

/// The second screen: birth date, gender, e-mail address and mobile number.
final class PersonalScreen: FormScreen {
  private(set) lazy var birthDate = BirthDateInput(today: device.today, rules)
  let genderCaption = Label(id: "gender-caption", label: "성별 caption", text: "성별")
  private(set) lazy var gender = Segments(
    id: "gender", label: "성별", titles: ["남자", "여자"], selected: rules.firstGender)
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
    next.isEnabled = rules.personalNextNeeds.isEmpty
    previous.action = { [weak self] in _ = self?.navigation?.pop(animated: true) }
    next.action = { [weak self] in self?.askForConsent() }
    birthDate.onChange = { [weak self] in self?.enableNext() }
    gender.onChange = { [weak self] in self?.enableNext() }
    applyRules()
  }

  override func applyRules() {
    birthDate.rules = rules
    gender.isEnabled = rules.working.contains(.gender)
    email.input.traits = TextTraits(
      keyboardType: rules.emailKeyboard, returnKey: "Next", autocorrection: .off,
      contentType: "email address")
    phone.input.traits = TextTraits(keyboardType: rules.phoneKeyboard)
  }

  override func changed(_ field: FormField) {
    field.show(
      judgement(of: field), field === email ? rules.emailFeedback : rules.phoneFeedback)
    enableNext()
  }

  private func judgement(of field: FormField) -> ValidationResult {
    field === email ? rules.email.judge(email.text) : rules.phone.judge(phone.text)
  }

  /// Next can be used when all four are as they must be.
  private func enableNext() {
    let isGood = rules.personalNextNeeds.allSatisfy(isGood)
    next.isEnabled = isGood || (next.isEnabled && !rules.personalNextGoesOff)
  }

  private func isGood(_ entry: SignUpRules.PersonalEntry) -> Bool {
    switch entry {
    case .birthDate: birthDate.isGood
    case .gender: gender.selected != nil
    case .email: judgement(of: email).isGood
    case .phone: judgement(of: phone).isGood
    }
  }

  // MARK: The consent

  private func askForConsent() {
    let consent = ConsentScreen(on: device, book)
    consent.onAgree = { [weak self] in self?.agreed() }
    consent.onCancel = { [weak self] in self?.cancelled() }
    switch rules.consentComes {
    case .never: goOn()
    case .asSheet: device.presentations.present(consent, animated: true)
    case .pushed: navigation?.push(consent, animated: true)
    }
  }

  private func agreed() {
    leaveConsent(animated: rules.agreeIsAnimated)
    goOn(animated: rules.agreeIsAnimated)
  }

  private func cancelled() {
    leaveConsent(animated: rules.cancelIsAnimated)
    switch rules.cancelLeadsTo {
    case .signUp: navigation?.pop(animated: false)
    case .personal: break
    case .interests: goOn()
    }
    guard !rules.cancelKeepsForm else { return }
    for field in fields { field.clear() }
    enableNext()
  }

  private func leaveConsent(animated: Bool) {
    if !device.presentations.dismiss(animated: animated) { navigation?.pop(animated: animated) }
  }

  private func goOn(animated: Bool = false) {
    let interests = InterestsScreen(on: device, book)
    interests.onConsent = { [weak self] in self?.askForConsent() }
    navigation?.push(interests, animated: animated)
  }

  override func layout() {
    placeBar(previous, next)
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
