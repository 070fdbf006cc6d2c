import SpecDrivers
import SpecSimulator

/// Logging in to a workspace, rule by rule: its address first, then the e-mail address.
///
/// Both screens hang in a container that ends where the keyboard begins, and nothing must move
/// that a person did not move: not on the first appearance, not on the way on, not on the way back.
struct SlackLoginRules: FlowRules {
  static let prefix = "slack"
  static let documented = SlackLoginRules()

  // MARK: The address of the workspace

  /// slack-1.1 to 1.4, 13.3: how the keyboard helps; without a shortcut bar it is 301 points high
  /// (13.23).
  var addressTraits = TextTraits(
    keyboardType: .url, returnKey: "Go", autocorrection: .off, spellChecking: .off)
  /// slack-1.4: the Go key goes on, if there is an address.
  var goKey = Going.withAddress
  /// slack-5.1 to 5.4: what may be typed.
  var permitted = PermittedCharacters()
  /// slack-5.5: an edit that only deletes is always allowed.
  var permitsDeleting = true
  /// slack-5.6: how many characters of what is inserted are checked; one that is forbidden is
  /// enough.
  var checkedCharacters = Int.max
  /// slack-5.6: whether a refused text goes in without its forbidden characters.
  var insertsPermittedPart = false
  /// slack-6.5 to 6.8: what follows from the text an edit leads to.
  var followsFromEdit: Set<Consequence> = [
    .placeholderSlides, .placeholderShortens, .placeholderLengthens, .nextIsJudged,
  ]
  /// slack-5.7: what follows from the text a refused edit would have led to.
  var followsFromRefusal: Set<Consequence> = []
  /// slack-6.1, 6.2: the text as it will be; the field itself is still one edit behind.
  var finalText: @Sendable (_ text: String, _ range: TextRange, _ new: String) -> String = {
    $1.replacing(in: $0, with: $2)
  }
  /// slack-6.3, 6.9: an edit counts if the field was empty before it.
  var countsEditOfNothing = true
  /// slack-6.9: an edit counts if the field is empty after it.
  var countsEditToNothing = true
  /// slack-6.4: the font the width of the text is measured in.
  var measuringFont = MeasuringFont.ofField
  /// slack-6.6: the placeholder while there is no text.
  var placeholderForNothing = "workspace-url.slack.com"
  /// slack-6.7: the placeholder behind a text.
  var placeholderForText = ".slack.com"
  /// slack-6.8: how many characters it takes to go on.
  var charactersToGoOn = 1
  /// slack-6.8: with fewer than that Next is off again.
  var nextGoesOff = true
  /// slack-7.1: Next is off before anything is typed.
  var nextIsOnAtFirst = false

  // MARK: The keyboard and the container

  /// slack-13.13, 13.8, 7.16, 14.6: the first screen listens while it is in front, its field
  /// focused.
  var workspace = Presence(listensFrom: .willAppear, until: .willDisappear, focus: .willAppear)
  /// slack-7.3, 7.10, 13.17: the e-mail screen listens as long as it lives, and its handlers do not
  /// keep it alive.
  var email = Presence(listensFrom: .load, until: .freed, focus: .willAppear)
  /// slack-13.14: the first screen takes the focus again when it is seen again.
  var focusReturns = true
  /// slack-7.11: the notices a screen subscribes to.
  var heard: Set<Notification.Name> = [.keyboardWillShow, .keyboardWillHide]
  /// slack-7.4, 7.7: the notices the container follows.
  var followed: Set<Notification.Name> = [.keyboardWillShow, .keyboardWillHide]
  /// slack-7.2, 13.7, 13.15: the subscriptions whose tokens are kept, so that they can be
  /// cancelled.
  var cancellable: Set<Notification.Name> = [.keyboardWillShow, .keyboardWillHide]
  /// slack-7.5: how long the container takes to make room.
  var showDuration: Duration = .milliseconds(300)
  /// slack-7.8: how long the container takes to get its room back.
  var hideDuration: Duration = .milliseconds(300)
  /// slack-7.9: the height a notice without a frame stands for; nil if nothing changes then.
  var heightWithoutFrame: Double?
  /// slack-7.14, 7.15: the container's lower edge moves, not the whole of it.
  var makesRoom = Room.byShrinking
  /// slack-7.12: what everything else hangs in.
  var hook = Hook.container
  /// slack-7.13: where in it the address field is.
  var fieldPlace = FieldPlace.centre
  /// slack-7.17, 14.2, 14.3: when all animations are turned off, so that nothing moves.
  var stillness = Stillness.atFirstFocus
  /// slack-7.6, 7.18: animations are on again as soon as the container has made room.
  var stillnessEnds = true
  /// slack-14.5: a screen made anew takes its first focus for the first again.
  var firstFocusIsForgotten = true

  // MARK: From screen to screen

  /// slack-13.1: Next goes on; while there is no address it is off.
  var nextButton = Going.always
  /// slack-13.1: the way on has the navigation's own animation.
  var pushIsAnimated = true
  /// slack-14.4: so has the way back.
  var popIsAnimated = true
  /// slack-13.18: the height of the keyboard that is handed over.
  var handedOver = Height.current
  /// slack-13.22: who gets it.
  var receiver = Receiver.emailScreen
  /// slack-13.19: the e-mail screen makes that room before it is seen.
  var handedHeightCounts = true
  /// slack-13.19: the room it makes where none was handed over.
  var heightWithoutHandover = 0.0
  /// slack-13.21: it stays there, whatever height its own keyboard has.
  var handedHeightStays = true
  /// slack-13.20: its first layout happens at once.
  var firstLayoutIsAnimated = false

  // MARK: The e-mail address

  /// slack-13.4, 13.24, 13.25: nothing is turned off, so this keyboard has a shortcut bar.
  var emailTraits = TextTraits(keyboardType: .emailAddress, contentType: "email address")
  /// What may be typed; nil for everything.
  var emailPermitted: PermittedCharacters?
  /// A text hides the placeholder.
  var emailPlaceholderHides = true
  /// In its place the words float above the text.
  var titleFloats = true
  /// How long the title takes to appear.
  var titleDuration: Duration = .milliseconds(300)
}

// What the rules choose from.
extension SlackLoginRules {
  /// When a key or a button goes on to the next screen.
  enum Going { case never, withAddress, always }

  /// What an edit changes around the field.
  enum Consequence {
    /// To the end of the text.
    case placeholderSlides
    /// Behind a text.
    case placeholderShortens
    /// When there is none any more.
    case placeholderLengthens
    case nextIsJudged
  }

  enum MeasuringFont { case ofField, ofTitle }

  /// A moment in the life of a screen.
  enum Moment { case load, willAppear, didAppear, willDisappear, didDisappear, freed, never }

  /// From when to when a screen listens to the keyboard, and when its field gets the focus.
  struct Presence {
    var listensFrom: Moment
    var until: Moment
    var focus: Moment
    /// How the handlers of its subscriptions hold the screen.
    var hold = Hold.weakly
  }

  enum Hold { case weakly, strongly }

  enum Room { case byShrinking, byMoving }

  enum Hook { case container, screen }

  enum FieldPlace { case centre, top }

  enum Stillness { case never, atFirstFocus, atEveryFocus }

  /// The height that is handed over.
  enum Height { case none, current, fixed(Double) }

  enum Receiver { case emailScreen, sender }
}
