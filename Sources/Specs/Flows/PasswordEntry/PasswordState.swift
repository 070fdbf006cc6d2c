/// The password entry as a state machine: events in, state and effects out.
///
/// The focus follows the stage, and moving the focus changes the stage: returning to the password
/// starts again and discards the confirmation.
struct PasswordState {
  /// An input of the state machine.
  enum Event: Hashable {
    /// The screen appeared, for the first time or again.
    case appeared
    /// The focus moved to another field, or to none.
    case focused(PasswordField?)
    case edited(PasswordField, String)
    /// Done was pressed.
    case submitted(PasswordField)
    case revealTapped(PasswordField)
  }

  /// An output of the state machine.
  enum Effect: Hashable {
    /// Move the focus to a field, or remove it.
    case focus(PasswordField?)
    /// Scroll the focused field into view.
    case scroll
    /// Finish: the password is confirmed.
    case finish
  }

  /// A field: its text, its validity and whether it is masked.
  struct Entry: Hashable {
    var text = ""
    /// The result of the last validation; nil if there was none.
    var isValid: Bool?
    var isSecure = true
  }

  private(set) var stage = PasswordStage.password
  private(set) var password = Entry()
  private(set) var confirmation = Entry()
  private(set) var focus: PasswordField?

  /// The rules of the current visit.
  var rules: RulesInUse<PasswordEntryRules>
  private var hasAppeared = false

  init(rules: RulesInUse<PasswordEntryRules>) {
    self.rules = rules
    stage = rules.initialStage
    password.isSecure = rules.isInitiallyMasked
    password.isValid = rules.initialValidity
  }

  subscript(field: PasswordField) -> Entry {
    get { field == .password ? password : confirmation }
    set { if field == .password { password = newValue } else { confirmation = newValue } }
  }

  /// Processes an event.
  ///
  /// - Returns: The effects, in order.
  mutating func process(_ event: Event) -> [Effect] {
    switch event {
    case .appeared: return appeared()
    case .focused(let field): return focused(field)
    case .edited(let field, let text):
      self[field].text = text
      if !rules.validityPersistsWhileTyping { self[field].isValid = nil }
      if !rules.typingKeepsTextRevealed { self[field].isSecure = true }
      return []
    case .submitted(.password): return checkPassword()
    case .submitted(.confirmation): return checkConfirmation()
    case .revealTapped(let field): return revealTapped(field)
    }
  }

  /// Discards the state that the rules assign to the view when it is recreated.
  mutating func forget() {
    if rules.stateLostWithView.contains(.stage) { stage = .password }
    if rules.stateLostWithView.contains(.validity) {
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
    guard rules.focusChangesStage else { return [] }
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
    if rules.masksOnBlurTo.contains(focus == nil ? .nothing : .otherField) {
      self[field].isSecure = true
    }
  }

  /// The confirmation depends on the password, so both start again.
  private mutating func passwordFocused() -> [Effect] {
    switch rules.selectingClearsPassword {
    case .never: break
    case .fromConfirmation: if stage == .confirmation { password.text = "" }
    case .always: password.text = ""
    }
    if !rules.returningKeepsValidity, stage == .confirmation { password.isValid = false }
    if rules.confirmationValidityIsReset { confirmation.isValid = nil }
    return rules.selectingPasswordResetsStage ? enter(.password) : [.scroll]
  }

  private mutating func checkPassword() -> [Effect] {
    let isValid = rules.password.accepts(password.text)
    password.isValid = isValid
    if isValid || rules.stageAfterFailure == .confirmation {
      clearConfirmation()
      return enter(.confirmation)
    }
    if rules.confirmationValidityIsReset { confirmation.isValid = nil }
    let consequences = rules.failureEffects
    if consequences.contains(.clearsField) { password.text = "" }
    let effects = enter(.password)
    guard consequences.contains(.focus) else { return [.focus(nil)] }
    // The focus does not change, so nothing else scrolls the field into view.
    return consequences.contains(.scroll) ? effects : effects.filter { $0 != .scroll }
  }

  private mutating func checkConfirmation() -> [Effect] {
    let isValid = rules.confirms(confirmation.text, password.text)
    confirmation.isValid = isValid
    if isValid { return rules.confirmationCompletesFlow ? [.finish] : [] }
    if rules.mismatchClears { confirmation.text = "" }
    return enter(rules.stageAfterMismatch)
  }

  private mutating func clearConfirmation() {
    if rules.confirmationBeginsEmpty { confirmation.text = "" }
  }

  private mutating func revealTapped(_ field: PasswordField) -> [Effect] {
    switch rules.revealAction {
    case .nothing: return []
    case .reveals: self[field].isSecure = false
    case .toggles: self[field].isSecure.toggle()
    }
    return rules.focusAfterReveal == .reenters ? focused(field) : []
  }

  /// Sets the stage, even the same one: focus and scrolling follow it.
  private mutating func enter(_ stage: PasswordStage) -> [Effect] {
    self.stage = stage
    var effects: [Effect] = []
    if rules.stageEffects.contains(.focus) { effects.append(.focus(stage.field)) }
    if rules.stageEffects.contains(.scroll) { effects.append(.scroll) }
    return effects
  }
}
