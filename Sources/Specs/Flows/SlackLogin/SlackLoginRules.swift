import SpecDrivers
import SpecSimulator

/// The rules of logging in to a workspace: its address first, then the e-mail address.
///
/// Both screens are laid out in a container that ends at the keyboard, and nothing may move unless
/// the user moves it: not on the first appearance, not on continuing, not on returning.
struct SlackLoginRules: FlowRules {
  static let prefix = "slack"
  static let documented = SlackLoginRules()

  // MARK: The address of the workspace

  /// slack-1.1 to 1.4, 13.3: the traits of the address field; without a shortcut bar, the keyboard
  /// is 301 points high (13.23).
  var addressTraits = TextTraits(
    keyboardType: .url, returnKey: "Go", autocorrection: .off, spellChecking: .off)
  /// slack-1.4: the Go key continues if there is an address.
  var goKey = NavigationCondition.withAddress
  /// slack-5.1 to 5.4: the permitted characters.
  var permitted = PermittedCharacters()
  /// slack-5.5: deleting is always allowed.
  var permitsDeleting = true
  /// slack-5.6: the number of inserted characters that are checked; a single forbidden one rejects
  /// the edit.
  var checkedCharacters = Int.max
  /// slack-5.6: whether a rejected text is inserted without its forbidden characters.
  var insertsPermittedPart = false
  /// slack-6.5 to 6.8: the effects of an edit.
  var editEffects: Set<EditEffect> = [
    .placeholderSlides, .placeholderShortens, .placeholderLengthens, .nextIsUpdated,
  ]
  /// slack-5.7: the effects of a rejected edit.
  var refusalEffects: Set<EditEffect> = []
  /// slack-6.1, 6.2: the text after the edit; the field still has the text before it.
  var finalText: @Sendable (_ text: String, _ range: TextRange, _ new: String) -> String = {
    $1.replacing(in: $0, with: $2)
  }
  /// slack-6.3, 6.9: an edit of an empty field counts.
  var countsEditOfEmptyField = true
  /// slack-6.9: an edit that empties the field counts.
  var countsEditToEmptyField = true
  /// slack-6.4: the font for measuring the text.
  var measuringFont = MeasuringFont.fieldFont
  /// slack-6.6: the placeholder of an empty field.
  var placeholderForEmptyField = "workspace-url.slack.com"
  /// slack-6.7: the placeholder after a text.
  var placeholderForText = ".slack.com"
  /// slack-6.8: the number of characters required to continue.
  var minimumCharacters = 1
  /// slack-6.8: Next is disabled again with fewer characters.
  var nextIsDisabledAgain = true
  /// slack-7.1: Next is disabled before anything is typed.
  var nextIsInitiallyEnabled = false

  // MARK: The keyboard and the container

  /// slack-13.13, 13.8, 7.16, 14.6: the first screen observes the keyboard while it is in front,
  /// with its field focused.
  var workspace = KeyboardObservation(from: .willAppear, until: .willDisappear, focus: .willAppear)
  /// slack-7.3, 7.10, 13.17: the e-mail screen observes the keyboard as long as it exists, and its
  /// handlers do not retain it.
  var email = KeyboardObservation(from: .load, until: .freed, focus: .willAppear)
  /// slack-13.14: the first screen focuses its field again on returning.
  var focusReturns = true
  /// slack-7.11: the notifications that a screen subscribes to.
  var subscribedNotifications: Set<Notification.Name> = [.keyboardWillShow, .keyboardWillHide]
  /// slack-7.4, 7.7: the notifications that the container follows.
  var followedNotifications: Set<Notification.Name> = [.keyboardWillShow, .keyboardWillHide]
  /// slack-7.2, 13.7, 13.15: the notifications whose subscriptions can be cancelled.
  var cancellableNotifications: Set<Notification.Name> = [.keyboardWillShow, .keyboardWillHide]
  /// slack-7.5: the duration of making space for the keyboard.
  var showDuration: Duration = .milliseconds(300)
  /// slack-7.8: the duration of moving back.
  var hideDuration: Duration = .milliseconds(300)
  /// slack-7.9: the height for a notification without a frame; nil if it is ignored.
  var heightWithoutFrame: Double?
  /// slack-7.14, 7.15: the container is resized, not moved.
  var keyboardAvoidance = KeyboardAvoidance.resizing
  /// slack-7.12: the parent of all other views.
  var layoutParent = LayoutParent.container
  /// slack-7.13: the position of the address field in it.
  var fieldPosition = FieldPosition.centre
  /// slack-7.17, 14.2, 14.3: when all animations are disabled, so that nothing moves.
  var animationSuppression = AnimationSuppression.atFirstFocus
  /// slack-7.6, 7.18: animations are enabled again when the container has made space.
  var animationsResume = true
  /// slack-14.5: a recreated screen treats its first focus as the first again.
  var recreationResetsFirstFocus = true

  // MARK: Navigation

  /// slack-13.1: Next continues; without an address it is disabled.
  var nextButton = NavigationCondition.always
  /// slack-13.1: the push is animated.
  var pushIsAnimated = true
  /// slack-14.4: the pop is animated.
  var popIsAnimated = true
  /// slack-13.18: the keyboard height that is handed over.
  var handedOverHeight = HandedOverHeight.current
  /// slack-13.22: the receiver of the height.
  var heightReceiver = HeightReceiver.emailScreen
  /// slack-13.19: the e-mail screen reserves this height before it is visible.
  var usesHandedOverHeight = true
  /// slack-13.19: the reserved height if none was handed over.
  var defaultHandedOverHeight = 0.0
  /// slack-13.21: the height remains, whatever height its own keyboard has.
  var keepsHandedOverHeight = true
  /// slack-13.20: its first layout is not animated.
  var firstLayoutIsAnimated = false

  // MARK: The e-mail address

  /// slack-13.4, 13.24, 13.25: no trait is disabled, so this keyboard has a shortcut bar.
  var emailTraits = TextTraits(keyboardType: .emailAddress, contentType: "email address")
  /// The permitted characters; nil for all.
  var emailPermitted: PermittedCharacters?
  /// Text hides the placeholder.
  var emailPlaceholderHides = true
  /// The text of the placeholder floats above as a title.
  var titleFloats = true
  /// The duration of showing the title.
  var titleDuration: Duration = .milliseconds(300)
}

// The choices of the rules.
extension SlackLoginRules {
  /// The condition for continuing to the next screen.
  enum NavigationCondition { case never, withAddress, always }

  /// An effect of an edit.
  enum EditEffect {
    /// The placeholder moves to the end of the text.
    case placeholderSlides
    /// The placeholder becomes the shorter one after a text.
    case placeholderShortens
    /// The placeholder becomes the longer one without text.
    case placeholderLengthens
    case nextIsUpdated
  }

  enum MeasuringFont { case fieldFont, titleFont }

  /// A phase in the lifecycle of a screen.
  enum LifecyclePhase {
    case load, willAppear, didAppear, willDisappear, didDisappear, freed, never
  }

  /// When a screen observes the keyboard, and when its field is focused.
  struct KeyboardObservation: Equatable {
    var from: LifecyclePhase
    var until: LifecyclePhase
    var focus: LifecyclePhase
    /// How the handlers capture the screen.
    var capture = CaptureMode.weak
  }

  enum CaptureMode { case weak, strong }

  enum KeyboardAvoidance { case resizing, moving }

  enum LayoutParent { case container, screen }

  enum FieldPosition { case centre, top }

  enum AnimationSuppression { case never, atFirstFocus, atEveryFocus }

  /// The height to hand over.
  enum HandedOverHeight: Equatable { case none, current, fixed(Double) }

  enum HeightReceiver { case emailScreen, sender }
}
