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

  let faults: PasswordEntryFaults
  private let rules: PasswordRules
  private var hasAppeared = false

  init(faults: PasswordEntryFaults) {
    self.faults = faults
    rules = PasswordRules(faults: faults)
    if faults.contains(.startsInConfirmation) { stage = .confirmation }
    if faults.contains(.revealedAtFirst) { password.isSecure = false }
    if faults.contains(.warnsBeforeCheck) { password.isValid = false }
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
      if faults.contains(.blueForGood) { self[field].isValid = nil }
      if faults.contains(.typingHides) { self[field].isSecure = true }
      return []
    case .submitted(.password): return checkPassword()
    case .submitted(.confirmation): return checkConfirmation()
    case .eyeTapped(let field): return eyeTapped(field)
    }
  }

  /// The state as a screen that was made anew finds it where the view had kept a part.
  mutating func forget() {
    if faults.contains(.stageInView) { stage = .password }
    if faults.contains(.verdictsInView) {
      password.isValid = nil
      confirmation.isValid = nil
    }
  }

  private mutating func appeared() -> [Effect] {
    defer { hasAppeared = true }
    if faults.contains(.entryWithoutFocus) { return [] }
    if faults.contains(.focusOnlyAtFirstEntry), hasAppeared { return [] }
    if faults.contains(.comingBackFocusesPassword) { return [.focus(.password)] }
    return stage == .password ? [.focus(.password)] : []
  }

  private mutating func focused(_ field: PasswordField?) -> [Effect] {
    let before = focus
    focus = field
    secureWhatWasLeft(before)
    if faults.contains(.focusUnheard) { return [] }
    switch field {
    case .password: return passwordFocused()
    case .confirmation:
      if !faults.contains(.confirmationKeptOnReselection) { clearConfirmation() }
      return enter(.confirmation)
    case nil:
      if faults.contains(.stageFollowsFocus) { stage = .password }
      if faults.contains(.blurClears) { self[stage.field].text = "" }
      return []
    }
  }

  private mutating func secureWhatWasLeft(_ field: PasswordField?) {
    guard let field else { return }
    if faults.contains(.revealedAfterBlur), focus == nil { return }
    if faults.contains(.revealedAfterGoingOn), focus != nil { return }
    self[field].isSecure = true
  }

  /// What is entered later depends on the password, so both begin again.
  private mutating func passwordFocused() -> [Effect] {
    let isReset = stage == .confirmation || !faults.contains(.clearedFromConfirmationOnly)
    if isReset, !faults.contains(.passwordKeptOnReturn) { password.text = "" }
    if faults.contains(.returnShowsRed), stage == .confirmation { password.isValid = false }
    if !faults.contains(.verdictKeptOnReturn) { confirmation.isValid = nil }
    return faults.contains(.confirmationStaysOnReturn) ? [.scroll] : enter(.password)
  }

  private mutating func checkPassword() -> [Effect] {
    let isValid = rules.accepts(password.text)
    password.isValid = isValid
    if isValid || faults.contains(.failureResetsConfirmation) {
      clearConfirmation()
      return enter(.confirmation)
    }
    if !faults.contains(.verdictKeptOnReturn) { confirmation.isValid = nil }
    if !faults.contains(.failureKeepsText) { password.text = "" }
    let effects = enter(.password)
    if faults.contains(.failureLosesFocus) { return [.focus(nil)] }
    // The focus stays as it is, so nobody else would bring the field into sight.
    return faults.contains(.failureDoesNotScroll) ? effects.filter { $0 != .scroll } : effects
  }

  private mutating func checkConfirmation() -> [Effect] {
    let isValid = rules.accepts(confirmation.text, confirming: password.text)
    confirmation.isValid = isValid
    if isValid { return faults.contains(.confirmedStays) ? [] : [.finish] }
    if !faults.contains(.mismatchKeepsText) { confirmation.text = "" }
    return enter(faults.contains(.mismatchStartsOver) ? .password : .confirmation)
  }

  private mutating func clearConfirmation() {
    if !faults.contains(.confirmationTextKept) { confirmation.text = "" }
  }

  private mutating func eyeTapped(_ field: PasswordField) -> [Effect] {
    if faults.contains(.eyeDoesNothing) { return [] }
    self[field].isSecure = !self[field].isSecure && !faults.contains(.eyeOnlyReveals)
    return faults.contains(.toggleCountsAsFocusChange) ? focused(field) : []
  }

  /// Publishes the stage, be it the same or not: focus and sight follow it.
  private mutating func enter(_ stage: PasswordStage) -> [Effect] {
    self.stage = stage
    if faults.contains(.stageUnheard) { return [] }
    return faults.contains(.stageMovesNoFocus) ? [.scroll] : [.focus(stage.field), .scroll]
  }
}
