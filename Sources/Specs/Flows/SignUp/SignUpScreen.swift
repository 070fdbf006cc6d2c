import SpecDrivers
import SpecSimulator

/// The first screen: ID, password, the password once more, and the name.
final class SignUpScreen: FormScreen {
  let id = FormField(
    id: "id", "아이디", traits: TextTraits(), placeholder: "영문 소문자, 숫자, 특수기호(_,-), 5~20자")
  let password = FormField(
    id: "password", "비밀번호", traits: TextTraits(),
    placeholder: "영문 대/소문자, 숫자, 특수문자(!@#$%) 8~16자")
  let confirmation = FormField(id: "confirmation", "비밀번호 재확인", traits: TextTraits())
  let fullName = FormField(id: "name", "이름", traits: TextTraits())
  let next = Button(id: "next", label: "다음")
  /// What is said if the server cannot be reached.
  let notice = Label(id: "notice", label: "notice", text: "")

  private var isWaiting = false

  init(on device: Device, _ book: RuleBook<SignUpRules>) {
    super.init(name: "sign-up", title: "회원가입", on: device, book)
    add(title, next, area)
    add(fields: id, password, confirmation)
    if rules.hasName { add(fields: fullName) }
    add(notice)
    next.isEnabled = rules.nextNeeds == .nothing
    next.action = { [weak self] in self?.confirm() }
    applyRules()
    if rules.firstJudgement == .beforeLoad { judgeAll() }
  }

  override func applyRules() {
    for field in [id, fullName] {
      field.input.traits = TextTraits(returnKey: rules.returnKey, autocorrection: .off)
    }
    password.input.traits = traits(of: .password)
    confirmation.input.traits = traits(of: .confirmation)
    for field in fields.dropFirst() {
      field.input.delegate = rules.fieldsThatTell == .all ? self : nil
    }
  }

  private func traits(of secret: SignUpRules.Secret) -> TextTraits {
    TextTraits(
      returnKey: rules.returnKey, autocorrection: .off, spellChecking: .off,
      isSecure: rules.masked.contains(secret), mask: rules.mask)
  }

  override func makeAnew() -> ViewController? { SignUpScreen(on: device, book) }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    guard visit.way == .back else { return }
    if !rules.keptForReturn.contains(.texts) {
      for field in fields { field.clear() }
      enableNext()
    }
    if !rules.keptForReturn.contains(.marks) {
      for field in fields { field.showNothing() }
    }
  }

  // MARK: What the rules say

  /// What the rule of a field says of its text.
  private func judgement(of field: FormField) -> ValidationResult {
    if field === id { return rules.id.judge(id.text) }
    if field === password {
      return switch rules.passwordIsJudgedBy {
      case .ownRule: rules.password.judge(password.text)
      case .idRule: rules.id.judge(password.text)
      }
    }
    if field === confirmation {
      return rules.confirmation.judge(confirmation.text, for: password.text)
    }
    return rules.name.judge(field.text)
  }

  private func judge(_ field: FormField) {
    let judgement = judgement(of: field)
    if field === id, id.text.isEmpty, !rules.emptyIDIsJudged { return id.showNothing() }
    field.show(judgement, feedback(for: field))
    if rules.wordsAppear == .belowID, field === password || field === confirmation {
      field.message.text = ""
      id.message.text = judgement.words
    }
  }

  private func feedback(for field: FormField) -> SignUpRules.Feedback {
    if field === id { return rules.idFeedback }
    if field === password { return rules.passwordFeedback }
    return field === fullName ? rules.nameFeedback : SignUpRules.Feedback()
  }

  private func judgeAll() {
    for field in fields { judge(field) }
  }

  private var isEverythingGood: Bool { fields.allSatisfy { judgement(of: $0).isGood } }

  // MARK: What is typed

  override func began(_ field: FormField) {
    if field === id { showTyping() }
    if field === password, rules.passwordIsJudged == .fromFocus { judge(password) }
  }

  override func report(_ field: FormField) {
    if field !== password || rules.passwordReports { super.report(field) }
  }

  override func changed(_ field: FormField) {
    switch field {
    case _ where field === id: idChanged()
    case _ where field === password: passwordChanged()
    case _ where field === confirmation: judge(confirmation)
    default: nameChanged()
    }
    enableNext()
    if rules.movesOnBy.contains(.validText), judgement(of: field).isGood,
      let next = self.field(after: field)
    {
      device.focus.become(next.input)
    }
  }

  private func idChanged() {
    switch rules.idWhileTyping {
    case .black: showTyping()
    case .judged: judge(id)
    }
    if rules.passwordReactsToID { judge(password) }
  }

  /// The ID is black while it is typed, whatever was said of it before.
  private func showTyping() {
    let wasJudged = id.mark == .good || id.mark == .bad
    if !wasJudged || rules.idTurnsBlackAgain { id.showTyping() }
  }

  private func passwordChanged() {
    switch rules.passwordIsJudged {
    case .fromFocus, .fromFirstInput: judge(password)
    case .untilGood: if password.mark != .good { judge(password) }
    case .whenLeft: password.showTyping()
    }
    if !confirmation.text.isEmpty, rules.confirmationReactsToPassword { judge(confirmation) }
    if rules.idReactsToPassword { judge(id) }
  }

  private func nameChanged() {
    if judgement(of: fullName).isGood { judge(fullName) } else { fullName.showTyping() }
  }

  override func ended(_ field: FormField) {
    let isPassword = field === password
    if field === id || field === fullName || (isPassword && rules.passwordIsJudged == .whenLeft) {
      judge(field)
    }
    if rules.leavingPosts, field === id || isPassword {
      membership.post(id.text, password.text) { _ in }
    }
  }

  override func field(after field: FormField?) -> FormField? {
    if field === password, rules.passwordLeadsTo == .name { return fullName }
    return super.field(after: field)
  }

  override func finished() {
    switch rules.lastReturn {
    case .nothing: break
    case .endsEditing: super.finished()
    case .startsAgain: device.focus.become(id.input)
    }
  }

  // MARK: Going on

  /// Next can be used as soon as everything is entered, be it right or wrong.
  private func enableNext() {
    let isEnough =
      switch rules.nextNeeds {
      case .nothing: true
      case .everythingEntered: fields.allSatisfy { !$0.text.isEmpty || isOptional($0) }
      case .everythingValid: isEverythingGood
      }
    next.isEnabled = (isEnough || (next.isEnabled && !rules.nextGoesOff)) && !isWaiting
  }

  private func isOptional(_ field: FormField) -> Bool {
    (field === confirmation && !rules.nextNeedsConfirmation)
      || (field === fullName && !rules.name.isRequired)
  }

  /// Judges everything, and applies for the membership if all is as it must be.
  private func confirm() {
    if rules.nextShowsJudgements { judgeAll() }
    guard isEverythingGood || !rules.goesOnOnlyIfValid else { return }
    notice.text = ""
    guard rules.asksServer else { return goOn() }
    isWaiting = rules.nextWaitsForAnswer
    enableNext()
    membership.join(id: id.text, password: password.text) { [weak self] in self?.hear($0) }
  }

  private var membership: Membership { Membership(network: device.network, rules: rules) }

  private func hear(_ outcome: Membership.Outcome) {
    isWaiting = false
    enableNext()
    switch outcome {
    case .accepted: goOn()
    case .taken: id.show(.bad(rules.takenText))
    case .failed: notice.text = rules.failureText
    }
  }

  private func goOn() {
    navigation?.push(PersonalScreen(on: device, book), animated: true)
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
