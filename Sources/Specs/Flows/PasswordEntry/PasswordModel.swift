/// What the screen shows and what it goes by, apart from the view: it outlives the view.
///
/// The view that is in front listens: it draws what has changed, and does what follows from it.
final class PasswordModel {
  private(set) var state: PasswordState
  /// How wide the content is, in points.
  let contentWidth: Double
  /// Told of every change, before its effects; hold the screen weakly in it.
  var onChange: () -> Void = {}
  var onEffect: (PasswordState.Effect) -> Void = { _ in }

  init(contentWidth: Double, _ rules: PasswordEntryRules) {
    self.contentWidth = contentWidth
    state = PasswordState(rules: rules)
  }

  /// Goes by the rules of another visit.
  func follow(_ rules: PasswordEntryRules) {
    state.rules = rules
  }

  /// Takes an event in, and publishes what has become of it.
  func take(_ event: PasswordState.Event) {
    let effects = state.take(event)
    onChange()
    for effect in effects { onEffect(effect) }
  }

  /// Loses what a view had kept to itself.
  func viewIsGone() {
    state.forget()
  }
}
