import SpecDrivers
import SpecSimulator

/// The first screen: ID, password, the password once more, and the name.
final class SignUpScreen: FormScreen {
  let id = FormField(
    id: "id", "아이디", traits: TextTraits(returnKey: "Next", autocorrection: .off),
    placeholder: "영문 소문자, 숫자, 특수기호(_,-), 5~20자")
  let password: FormField
  let confirmation: FormField
  let fullName = FormField(
    id: "name", "이름", traits: TextTraits(returnKey: "Next", autocorrection: .off))
  let next = Button(id: "next", label: "다음")
  /// What is said if the server cannot be reached.
  let notice = Label(id: "notice", label: "notice", text: "")

  static let failure = "회원가입에 실패했습니다"

  private let membership: Membership
  private var hasAppeared = false
  private var isWaiting = false

  init(on device: Device, faults: SignUpFaults) {
    membership = Membership(network: device.network, faults: faults)
    password = FormField(
      id: "password", "비밀번호", traits: Self.secret(faults, shown: .passwordShown),
      placeholder: "영문 대/소문자, 숫자, 특수문자(!@#$%) 8~16자")
    confirmation = FormField(
      id: "confirmation", "비밀번호 재확인", traits: Self.secret(faults, shown: .confirmationShown))
    super.init(name: "sign-up", title: "회원가입", on: device, faults: faults)
    add(title, next, area)
    add(fields: id, password, confirmation)
    if !faults.contains(.nameFieldMissing) { add(fields: fullName) }
    add(notice)
    if faults.contains(.onlyFirstFieldIsTold) {
      for field in fields.dropFirst() { field.input.delegate = nil }
    }
    if faults.contains(.returnKeySaysReturn) {
      for field in fields { field.input.traits.returnKey = "return" }
    }
    next.isEnabled = faults.contains(.nextAlwaysEnabled)
    next.action = { [weak self] in self?.confirm() }
    if faults.contains(.judgedBeforeLoad) { judgeAll() }
  }

  private static func secret(_ faults: SignUpFaults, shown: SignUpFault) -> TextTraits {
    TextTraits(
      returnKey: "Next", autocorrection: .off, spellChecking: .off,
      isSecure: !faults.contains(shown), mask: faults.contains(.maskedWithBullets) ? "•" : "*")
  }

  override func makeAnew() -> ViewController? { SignUpScreen(on: device, faults: faults) }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    defer { hasAppeared = true }
    guard hasAppeared else { return }
    if faults.contains(.firstScreenCleared) {
      for field in fields { field.clear() }
      enableNext()
    }
    if faults.contains(.firstScreenMarksLost) {
      for field in fields { field.showNothing() }
    }
  }

  // MARK: What the rules say

  /// What the rule of a field says of its text.
  func judgement(of field: FormField) -> Judgement {
    if field === id { return IDRule(faults: faults).judge(id.text) }
    if field === password {
      return faults.contains(.oneRuleForAll)
        ? IDRule(faults: faults).judge(password.text)
        : PasswordRule(faults: faults).judge(password.text)
    }
    if field === confirmation {
      return ConfirmationRule(faults: faults).judge(confirmation.text, for: password.text)
    }
    return NameRule(faults: faults).judge(field.text)
  }

  private func judge(_ field: FormField) {
    let judgement = judgement(of: field)
    if !faults.isEmpty, showFaulty(judgement, of: field) { return }
    field.show(judgement)
  }

  @discardableResult
  private func judgeAll() -> Bool {
    for field in fields { judge(field) }
    return fields.allSatisfy { judgement(of: $0).isGood }
  }

  // MARK: What is typed

  override func began(_ field: FormField) {
    if field === id, !keepsColor { id.showTyping() }
    if field === password, faults.contains(.passwordRedFromFocus) {
      password.show(judgement(of: password))
    }
  }

  override func report(_ field: FormField) {
    if field === password, faults.contains(.passwordChangeUnreported) { return }
    super.report(field)
  }

  override func changed(_ field: FormField) {
    switch field {
    case _ where field === id: idChanged()
    case _ where field === password: passwordChanged()
    case _ where field === confirmation: judge(confirmation)
    default: nameChanged()
    }
    enableNext()
    if faults.contains(.movesOnWhenValid), judgement(of: field).isGood,
      let next = self.field(after: field)
    {
      device.focus.become(next.input)
    }
  }

  private func idChanged() {
    if faults.contains(.idJudgedWhileTyping) {
      judge(id)
    } else if !keepsColor {
      id.showTyping()
    }
    if faults.contains(.idChangeJudgesPassword) { judge(password) }
  }

  private func passwordChanged() {
    if faults.contains(.passwordBlackAtFirst) {
      password.showTyping()
    } else if password.mark != .good || !faults.contains(.passwordJudgedOnce) {
      judge(password)
    }
    if !confirmation.text.isEmpty, !faults.contains(.confirmationStale) { judge(confirmation) }
    if faults.contains(.passwordChangeJudgesID) { judge(id) }
  }

  private func nameChanged() {
    if judgement(of: fullName).isGood { judge(fullName) } else { fullName.showTyping() }
  }

  override func ended(_ field: FormField) {
    let isPassword = field === password
    if field === id || field === fullName || (isPassword && faults.contains(.passwordBlackAtFirst))
    {
      judge(field)
    }
    if faults.contains(.postsWhenEditingEnds), field === id || isPassword {
      membership.post(id.text, password.text) { _ in }
    }
  }

  override func field(after field: FormField?) -> FormField? {
    if field === password, faults.contains(.returnSkipsConfirmation) { return fullName }
    return super.field(after: field)
  }

  override func finished() {
    if faults.contains(.lastReturnStartsAgain) {
      device.focus.become(id.input)
    } else if !faults.contains(.lastReturnKeepsKeyboard) {
      super.finished()
    }
  }

  private var keepsColor: Bool {
    faults.contains(.idKeepsColorWhenEditedAgain) && id.mark != .none && id.mark != .typing
  }

  // MARK: Going on

  /// Next can be used as soon as everything is entered, be it right or wrong.
  private func enableNext() {
    let isOptional = { [faults, confirmation, fullName] (field: FormField) in
      (field === confirmation && faults.contains(.nextWithoutConfirmation))
        || (field === fullName && faults.contains(.nameOptional))
    }
    let isEntered = fields.allSatisfy { !$0.text.isEmpty || isOptional($0) }
    let isEnough =
      faults.contains(.nextEnabledWhenValid)
      ? fields.allSatisfy { judgement(of: $0).isGood } : isEntered
    let stays = faults.contains(.nextStaysEnabled) && next.isEnabled
    next.isEnabled = (isEnough || stays || faults.contains(.nextAlwaysEnabled)) && !isWaiting
  }

  /// Judges everything, and applies for the membership if all is as it must be.
  private func confirm() {
    let isGood =
      faults.contains(.confirmedInSilence)
      ? fields.allSatisfy { judgement(of: $0).isGood } : judgeAll()
    guard isGood || faults.contains(.goesOnWhenInvalid) else { return }
    notice.text = ""
    if faults.contains(.nothingSent) { return goOn() }
    isWaiting = !faults.contains(.nextEnabledWhileWaiting)
    enableNext()
    membership.join(id: id.text, password: password.text) { [weak self] in self?.hear($0) }
  }

  private func hear(_ outcome: Membership.Outcome) {
    isWaiting = false
    enableNext()
    switch outcome {
    case .accepted: goOn()
    case .taken: id.show(.bad(faults.contains(.duplicateUnexplained) ? "" : IDRule.taken))
    case .failed: notice.text = faults.contains(.failureUnexplained) ? "" : Self.failure
    }
  }

  private func goOn() {
    navigation?.push(PersonalScreen(on: device, faults: faults), animated: true)
  }

  override func layout() {
    placeBar(nil, next)
    for (row, field) in fields.enumerated() {
      field.place(at: Double(row) * FormField.height, in: area)
    }
    area.contentHeight = Double(fields.count) * FormField.height
    notice.place(
      x: 20, y: area.frame.y + area.contentHeight, width: area.frame.width - 40, height: 20)
  }
}
