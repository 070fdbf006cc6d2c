/// The entry of a password as a machine: events in, state and effects out.
///
/// The stage is the progress, the focus follows it, and the focus that a person moves changes
/// it in turn: who goes back to the password begins again, and what came later is gone.
struct PasswordState {
  /// What happens to it.
  enum Event: Hashable {
    /// The screen has appeared, for the first time or again.
    case appeared
    /// The focus has moved to another field, or is nowhere.
    case focused(PasswordField?)
    case edited(PasswordField, String)
    /// Done was pressed.
    case submitted(PasswordField)
    case eyeTapped(PasswordField)
  }

  /// What is to be done about it.
  enum Effect: Hashable {
    /// The focus goes to a field, if it is not there already, or away.
    case focus(PasswordField?)
    /// The field in use comes into sight.
    case scroll
    /// The password is entered and confirmed.
    case finish
  }

  /// One of the two fields: its text, what the last check said of it, and whether it is masked.
  struct Entry: Hashable {
    var text = ""
    /// What the last check said; nil if there was none.
    var isValid: Bool?
    var isSecure = true
  }

  private(set) var stage = PasswordStage.password
  private(set) var password = Entry()
  private(set) var confirmation = Entry()
  private(set) var focus: PasswordField?

  /// The rules of the visit under way.
  var rules: PasswordEntryRules
  private var hasAppeared = false

  init(rules: PasswordEntryRules) {
    self.rules = rules
    stage = rules.firstStage
    password.isSecure = rules.beginsMasked
    password.isValid = rules.firstVerdict
  }

  subscript(field: PasswordField) -> Entry {
    get { field == .password ? password : confirmation }
    set { if field == .password { password = newValue } else { confirmation = newValue } }
  }

  /// Takes an event in.
  ///
  /// - Returns: what follows from it, in order.
  mutating func take(_ event: Event) -> [Effect] {
    switch event {
    case .appeared: return appeared()
    case .focused(let field): return focused(field)
    case .edited(let field, let text):
      self[field].text = text
      if !rules.verdictSurvivesTyping { self[field].isValid = nil }
      if !rules.typingStaysClear { self[field].isSecure = true }
      return []
    case .submitted(.password): return checkPassword()
    case .submitted(.confirmation): return checkConfirmation()
    case .eyeTapped(let field): return eyeTapped(field)
    }
  }

  /// The state as a screen that was made anew finds it where the view had kept a part.
  mutating func forget() {
    if rules.lostWithView.contains(.stage) { stage = .password }
    if rules.lostWithView.contains(.verdicts) {
      password.isValid = nil
      confirmation.isValid = nil
    }
  }

  private mutating func appeared() -> [Effect] {
    defer { hasAppeared = true }
    let focusesPassword =
      switch rules.focusOnAppearing {
      case .never: false
      case .onceAtPassword: stage == .password && !hasAppeared
      case .atPassword: stage == .password
      case .always: true
      }
    return focusesPassword ? [.focus(.password)] : []
  }

  private mutating func focused(_ field: PasswordField?) -> [Effect] {
    let before = focus
    focus = field
    maskWhatWasLeft(before)
    guard rules.stageFollowsPerson else { return [] }
    switch field {
    case .password: return passwordFocused()
    case .confirmation:
      if rules.selectingClearsConfirmation { clearConfirmation() }
      return enter(.confirmation)
    case nil:
      if !rules.stageSurvivesBlur { stage = .password }
      if !rules.textSurvivesBlur { self[stage.field].text = "" }
      return []
    }
  }

  private mutating func maskWhatWasLeft(_ field: PasswordField?) {
    guard let field else { return }
    if rules.masksOnLeavingFor.contains(focus == nil ? .nothing : .otherField) {
      self[field].isSecure = true
    }
  }

  /// What is entered later depends on the password, so both begin again.
  private mutating func passwordFocused() -> [Effect] {
    switch rules.selectingClearsPassword {
    case .never: break
    case .fromConfirmation: if stage == .confirmation { password.text = "" }
    case .always: password.text = ""
    }
    if !rules.leadingBackKeepsVerdict, stage == .confirmation { password.isValid = false }
    if rules.confirmationIsForgotten { confirmation.isValid = nil }
    return rules.selectingPasswordLeadsBack ? enter(.password) : [.scroll]
  }

  private mutating func checkPassword() -> [Effect] {
    let isValid = rules.password.accepts(password.text)
    password.isValid = isValid
    if isValid || rules.failureLeadsTo == .confirmation {
      clearConfirmation()
      return enter(.confirmation)
    }
    if rules.confirmationIsForgotten { confirmation.isValid = nil }
    let consequences = rules.followsFromFailure
    if consequences.contains(.emptyField) { password.text = "" }
    let effects = enter(.password)
    guard consequences.contains(.focus) else { return [.focus(nil)] }
    // The focus stays as it is, so nobody else would bring the field into sight.
    return consequences.contains(.sight) ? effects : effects.filter { $0 != .scroll }
  }

  private mutating func checkConfirmation() -> [Effect] {
    let isValid = rules.confirms(confirmation.text, password.text)
    confirmation.isValid = isValid
    if isValid { return rules.confirmedGoesOn ? [.finish] : [] }
    if rules.mismatchClears { confirmation.text = "" }
    return enter(rules.mismatchLeadsTo)
  }

  private mutating func clearConfirmation() {
    if rules.confirmationBeginsEmpty { confirmation.text = "" }
  }

  private mutating func eyeTapped(_ field: PasswordField) -> [Effect] {
    switch rules.eye {
    case .nothing: return []
    case .reveals: self[field].isSecure = false
    case .toggles: self[field].isSecure.toggle()
    }
    return rules.focusAfterEye == .entersAgain ? focused(field) : []
  }

  /// Publishes the stage, be it the same or not: focus and sight follow it.
  private mutating func enter(_ stage: PasswordStage) -> [Effect] {
    self.stage = stage
    var effects: [Effect] = []
    if rules.followsFromStage.contains(.focus) { effects.append(.focus(stage.field)) }
    if rules.followsFromStage.contains(.sight) { effects.append(.scroll) }
    return effects
  }
}
