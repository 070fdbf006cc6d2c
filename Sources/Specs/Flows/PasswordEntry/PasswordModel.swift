/// The model of the screen, which outlives the view.
///
/// The visible view observes it: it draws changes and performs effects.
final class PasswordModel {
  private(set) var state: PasswordState
  /// The width of the content, in points.
  let contentWidth: Double
  /// Called on every change, before its effects; capture the screen weakly.
  var onChange: () -> Void = {}
  var onEffect: (PasswordState.Effect) -> Void = { _ in }

  init(contentWidth: Double, _ rules: RulesInUse<PasswordEntryRules>) {
    self.contentWidth = contentWidth
    state = PasswordState(rules: rules)
  }

  /// Applies the rules of another visit.
  func follow(_ rules: RulesInUse<PasswordEntryRules>) {
    state.rules = rules
  }

  /// Processes an event and publishes the change and its effects.
  func process(_ event: PasswordState.Event) {
    let effects = state.process(event)
    onChange()
    for effect in effects { onEffect(effect) }
  }

  /// Discards state that the rules assign to the view.
  func viewIsGone() {
    state.forget()
  }
}
