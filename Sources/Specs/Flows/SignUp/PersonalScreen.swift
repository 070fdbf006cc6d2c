import SpecDrivers
import SpecSimulator

/// The second screen: birth date, gender, e-mail address and mobile number.
final class PersonalScreen: FormScreen {
  let birthDate: BirthDateInput
  let genderCaption = Label(id: "gender-caption", label: "성별 caption", text: "성별")
  let gender: Segments
  let email: FormField
  let phone: FormField
  let previous = Button(id: "previous", label: "이전")
  let next = Button(id: "next", label: "다음")

  init(on device: Device, faults: SignUpFaults) {
    birthDate = BirthDateInput(today: device.today, faults: faults)
    gender = Segments(
      id: "gender", label: "성별", titles: ["남자", "여자"],
      selected: faults.contains(.noGenderAtFirst) ? nil : 0)
    email = FormField(
      id: "email", "이메일",
      traits: TextTraits(
        keyboardType: faults.contains(.emailDefaultKeyboard) ? .standard : .emailAddress,
        returnKey: "Next", autocorrection: .off, contentType: "email address"))
    phone = FormField(
      id: "phone", "휴대전화",
      traits: TextTraits(
        keyboardType: faults.contains(.phoneDefaultKeyboard) ? .standard : .numberPad),
      placeholder: "-없이 입력해주세요. 예)01012341234")
    super.init(name: "personal information", title: "개인정보", on: device, faults: faults)
    add(title, previous, next, area)
    birthDate.add(to: self)
    add(genderCaption, gender)
    area.hold([genderCaption, gender])
    add(fields: email, phone)
    next.isEnabled = faults.contains(.personalNextAlwaysEnabled)
    previous.action = { [weak self] in _ = self?.navigation?.pop(animated: true) }
    next.action = { [weak self] in self?.askForConsent() }
    birthDate.onChange = { [weak self] in self?.enableNext() }
    gender.isEnabled = !faults.contains(.genderNotSelectable)
    gender.onChange = { [weak self] in self?.enableNext() }
  }

  override func changed(_ field: FormField) {
    let judgement = judgement(of: field)
    let isEmail = field === email
    let (unsaid, stays): (SignUpFault, SignUpFault) =
      isEmail ? (.emailUnexplained, .emailMessageStays) : (.phoneUnexplained, .phoneMessageStays)
    if judgement.isGood, faults.contains(stays) {
      field.draw(.good, field.message.text)
    } else if !judgement.isGood, faults.contains(unsaid) {
      field.draw(.bad, "")
    } else {
      field.show(judgement)
    }
    enableNext()
  }

  private func judgement(of field: FormField) -> Judgement {
    field === email
      ? EmailRule(faults: faults).judge(email.text) : PhoneRule(faults: faults).judge(phone.text)
  }

  /// Next can be used when all four are as they must be.
  private func enableNext() {
    let isGood =
      (birthDate.isGood || faults.contains(.personalNextWithoutDate))
      && (gender.selected != nil)
      && (judgement(of: email).isGood || faults.contains(.personalNextWithoutEmail))
      && (judgement(of: phone).isGood || faults.contains(.personalNextWithoutPhone))
    let stays = faults.contains(.personalNextStaysEnabled) && next.isEnabled
    next.isEnabled = isGood || stays || faults.contains(.personalNextAlwaysEnabled)
  }

  // MARK: The consent

  private func askForConsent() {
    if faults.contains(.consentSkipped) { return goOn() }
    let consent = ConsentScreen(on: device, faults: faults)
    consent.onAgree = { [weak self] in self?.agreed() }
    consent.onCancel = { [weak self] in self?.cancelled() }
    if faults.contains(.consentPushed) {
      navigation?.push(consent, animated: true)
    } else {
      device.presentations.present(consent, animated: true)
    }
  }

  private func agreed() {
    let animated = faults.contains(.agreeAnimated)
    leaveConsent(animated: animated)
    goOn(animated: animated)
  }

  private func cancelled() {
    leaveConsent(animated: !faults.contains(.cancelNotAnimated))
    if faults.contains(.cancelLeavesTwoScreens) { navigation?.pop(animated: false) }
    if faults.contains(.cancelGoesOn) { goOn() }
    guard faults.contains(.cancelClearsForm) else { return }
    for field in fields { field.clear() }
    enableNext()
  }

  private func leaveConsent(animated: Bool) {
    if !device.presentations.dismiss(animated: animated) { navigation?.pop(animated: animated) }
  }

  private func goOn(animated: Bool = false) {
    let interests = InterestsScreen(on: device, faults: faults)
    interests.onPreviousToConsent = { [weak self] in self?.askForConsent() }
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
