import SpecText

/// What a person did with an app, as a driver reports it that watches the app.
package struct RecordedInput: Sendable {
  /// The actions that do the same, in order; empty if none does.
  ///
  /// A secret text is left out: the action types an empty text.
  package var actions: [Action]
  /// What was done, in words, for an input without an action.
  package var description: String
  /// The secret that was typed, if any.
  package var secret: Secret?
  /// Whether it counts only if it changes the screen, as a click beside all controls.
  package var isTentative: Bool
  /// Whether it includes the previous input with the same target, as a double-click does.
  package var replacesSame: Bool
  /// The id of the element, if there is one.
  package var target: String?
  /// The screen before it; nil if it is not known.
  package var before: Screen?
  /// The time at which it happened, on the clock of the app.
  package var time: Duration

  /// A text that was typed into a field for secrets.
  package struct Secret: Sendable, Equatable {
    /// The name of the field.
    package var field: String
    /// The text; nil if the page was left before it could be read.
    package var text: String?

    package init(field: String, text: String?) {
      self.field = field
      self.text = text
    }
  }

  package init(
    _ actions: [Action], _ description: String, secret: Secret? = nil, isTentative: Bool = false,
    replacesSame: Bool = false, target: String? = nil, before: Screen? = nil,
    time: Duration = .zero
  ) {
    self.actions = actions
    self.description = description
    self.secret = secret
    self.isTentative = isTentative
    self.replacesSame = replacesSame
    self.target = target
    self.before = before
    self.time = time
  }
}

/// What a person did in a time, oldest first.
package struct RecordedInputs: Sendable {
  package var inputs: [RecordedInput]
  /// Whether a text is being typed, which is reported when it is complete.
  package var isTyping: Bool
  /// Whether the person has ended the recording, or the app has ended.
  package var isLast: Bool

  package init(_ inputs: [RecordedInput] = [], isTyping: Bool = false, isLast: Bool = false) {
    self.inputs = inputs
    self.isTyping = isTyping
    self.isLast = isLast
  }
}

/// A driver of an app that a person uses meanwhile, and that reports what the person does.
package protocol RecordingDriver: Driver {
  /// Waits for what a person does.
  ///
  /// - Parameters:
  ///   - limit: how long to wait.
  ///   - ends: whether this is the last call, so that a text that is being typed is complete.
  /// - Returns: what was done; nothing after the time; nil if the person has closed the app.
  func inputs(within limit: Duration, ends: Bool) async throws(DriverError) -> RecordedInputs?

  /// The screen after animations and loading have ended.
  func restingScreen() async throws(DriverError) -> Screen
}
