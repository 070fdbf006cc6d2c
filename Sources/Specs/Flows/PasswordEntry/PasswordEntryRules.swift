import SpecDrivers
import SpecSimulator

/// Entering a new password, rule by rule: twice, masked unless the eye is tapped, by the keyboard.
struct PasswordEntryRules: FlowRules {
  static let prefix = "password"
  static let documented = PasswordEntryRules()

  // MARK: What is entered

  /// password-10.5: what a password must be.
  var password = PasswordContent()
  /// password-15.1: what confirms it.
  var confirmation = Confirmation.samePassword

  // MARK: Entering the screen

  /// password-1.4: the screen says what it is for.
  var hasTitles = true
  /// password-10.12: what is asked for first.
  var firstStage = PasswordStage.password
  /// password-10.9, 10.12: nothing is judged before it was checked.
  var firstVerdict: Bool?
  /// password-4.1 to 4.3: whether the password gets the focus when the screen appears.
  var focusOnAppearing = FocusOnAppearing.atPassword
  /// password-1.3, 2.1, 2.2, 17.1: what a view made anew has lost; the model keeps all of it.
  var lostWithView: Set<ViewState> = []

  // MARK: Masked and in the clear

  /// password-6.3, 6.9: the masked form masks.
  var masks = true
  /// password-6.9: a text is masked until the eye is tapped.
  var beginsMasked = true
  /// password-6.2, 6.3: what is shown of a field in the clear.
  var formsInTheClear: Set<Form> = [.plain]
  /// password-7.2: both forms have one text.
  var formsShareText = true
  /// password-5.1 to 5.3, 11.2: when a form's text is set, which masks the character that can be
  /// read.
  var writes = Writing.whenDifferent
  /// password-1.2, 6.1: the fields with an eye.
  var fieldsWithEye: Set<PasswordField> = [.password, .confirmation]
  /// password-6.1: where it is.
  var eyeSide = Side.right
  /// password-6.5: its picture while the text is masked.
  var eyeWhileMasked = "eye.slash"
  /// password-6.5: and in the clear.
  var eyeInTheClear = "eye"
  /// password-6.7: its colour.
  var eyeColor = Palette.secondary
  /// password-6.6: it is there while there is something to see.
  var eyeNeeds: Set<EyeNeed> = [.focus, .text]
  /// password-6.1, 6.8: what a tap on it does.
  var eye = Eye.toggles
  /// password-3.4, 6.4, 7.2: what becomes of the focus then.
  var focusAfterEye = FocusAfterEye.stays
  /// password-7.1: a text in the clear stays so while it is typed.
  var typingStaysClear = true
  /// password-8.1, 8.2: a field that is left masks its text.
  var masksOnLeavingFor: Set<Leaving> = [.nothing, .otherField]

  // MARK: Lines and warnings

  /// password-1.1: the fields whose line has colours.
  var fieldsWithLine: Set<PasswordField> = [.password, .confirmation]
  /// password-5.5, 5.6, 10.4: when the line of a field that failed is red.
  var redLine = RedLine.always
  /// password-5.6, 5.7: when any other is blue.
  var blueLine = BlueLine.withFocus
  /// password-5.5, 10.9, 11.1, 11.4, 13.7: what goes while there is a text again.
  var typingClears: Set<Sign> = [.line, .passwordWarning, .confirmationWarning]
  /// password-11.3, 11.4: it comes back with the empty field.
  var verdictSurvivesTyping = true
  /// password-10.3, 10.9, 13.7: the fields that warn when they failed.
  var fieldsWithWarning: Set<PasswordField> = [.password, .confirmation]
  /// password-10.8: what the password warns of.
  var passwordWarning = "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
  /// password-13.6: and the confirmation.
  var confirmationWarning = "동일하지 않습니다. 다시 입력해 주세요"
  /// password-10.4: in what colour.
  var warningColor = Palette.wrong
  /// password-10.9: a warning does not need the focus.
  var warningStaysWithoutFocus = true

  // MARK: Keys

  /// password-5.4: the keys of the password.
  var passwordKeyboard = TextTraits.KeyboardType.alphabet
  /// password-1.1, 5.4: and of the confirmation.
  var confirmationKeyboard = TextTraits.KeyboardType.alphabet
  /// password-5.4: nothing corrects what is typed.
  var autocorrection = TextTraits.Choice.off
  /// password-9.2: the return key of a masked field.
  var maskedReturnKey = "Done"
  /// password-9.2: and of one in the clear.
  var plainReturnKey = "Done"
  /// password-9.1, 9.3: what Done does.
  var done = Done.checks
  /// password-9.3: the forms in which it does so.
  var formsWithDone: Set<Form> = [.masked, .plain]
  /// password-9.3, 15.1: and the fields.
  var fieldsWithDone: Set<PasswordField> = [.password, .confirmation]

  // MARK: The check of the password

  /// password-1.5, 1.7, 3.3, 10.7, 10.10: what follows from a stage, be it the same or not.
  var followsFromStage: Set<Consequence> = [.focus, .sight]
  /// password-3.5, 3.6, 10.1, 10.2, 10.7: what follows from a password that failed.
  var followsFromFailure: Set<Consequence> = [.emptyField, .focus, .sight]
  /// password-10.1, 10.6, 10.11: the stage after it.
  var failureLeadsTo = PasswordStage.password
  /// password-10.10, 12.5: when the confirmation is there.
  var confirmationShows = Showing.atItsStage
  /// password-10.10, 12.3, 12.7: it comes without a text.
  var confirmationBeginsEmpty = true

  // MARK: The confirmation

  /// password-13.7: a confirmation that failed is emptied.
  var mismatchClears = true
  /// password-1.5, 13.7: the stage after it.
  var mismatchLeadsTo = PasswordStage.confirmation
  /// password-15.1: the password is confirmed: the flow is finished.
  var confirmedGoesOn = true

  // MARK: Going back to the password

  /// password-3.1, 12.2: a person who moves the focus moves the stage with it.
  var stageFollowsPerson = true
  /// password-3.2, 12.8: without focus everything stays.
  var stageSurvivesBlur = true
  /// password-12.8: the text as well.
  var textSurvivesBlur = true
  /// password-8.2: a tap beside the fields puts the keyboard away.
  var tapOutsideEndsEditing = true
  /// password-12.1, 12.4, 16.1: who selects the password again is back at its stage.
  var selectingPasswordLeadsBack = true
  /// password-12.4, 12.5: the confirmation goes with its title.
  var titleGoesWithConfirmation = true
  /// password-12.6, 16.1: the password that is selected begins anew.
  var selectingClearsPassword = Clearing.always
  /// password-12.7, 16.1: so does the confirmation.
  var selectingClearsConfirmation = true
  /// password-10.11, 12.6: what the last check said of the confirmation is forgotten on the way.
  var confirmationIsForgotten = true
  /// password-12.6: what it said of the password is not.
  var leadingBackKeepsVerdict = true

  // MARK: Room and scrolling

  /// password-13.1, 13.5, 10.13: the devices on which the field in use is scrolled into sight.
  var scrollsOn: Set<DeviceModel.Kind> = [.phone, .tablet]
  /// password-13.2: to which edge.
  var scrollsTo = Edge.bottom
  /// password-10.13, 13.2: which field.
  var bringsIntoSight = Sight.fieldInUse
  /// password-13.3: its lowest part in sight.
  var sightEndsWith = FieldPart.warning
  /// password-13.4, 13.5: the devices on which the content ends where the keyboard begins.
  var makesRoomOn: Set<DeviceModel.Kind> = [.phone, .tablet]
  /// password-13.4: the room it makes; nil for the keyboard's height.
  var room: Double?
  /// password-13.4: it takes the room back when the keyboard goes.
  var roomReturns = true
  /// password-1.6: one observer of the keyboard serves all screens.
  var observerIsShared = true
  /// password-13.8: the content scrolls without an indicator.
  var showsIndicator = false
  /// password-1.8, 14.1, 14.2: the margins a finger can scroll on.
  var marginsThatScroll: Set<Side> = [.left, .right]
  /// password-14.2: the left margin; nil where the content is in the middle.
  var margin: Double?
  /// password-14.2: how wide the content is.
  var width = Width.byDevice
}

// What the rules choose from.
extension PasswordEntryRules {
  /// The colours of the screen, as they are on white.
  enum Palette {
    static let wrong = Color(red: 0xEB, green: 0x57, blue: 0x43)
    static let active = Color(red: 0, green: 122, blue: 255)
    static let placeholder = Color(red: 0xC4, green: 0xC4, blue: 0xC6)
    static let secondary = Color(red: 0x8A, green: 0x8A, blue: 0x8E)
  }

  enum Confirmation { case samePassword, anyPassword, itsBeginning, sameLetters }

  enum FocusOnAppearing { case never, onceAtPassword, atPassword, always }

  enum ViewState { case everything, stage, verdicts }

  enum Form { case masked, plain }

  enum Writing { case whenDifferent, whenDifferentOrRed, always }

  enum Side { case left, right }

  enum EyeNeed { case focus, text }

  enum Eye { case nothing, reveals, toggles }

  enum FocusAfterEye { case stays, nowhere, entersAgain }

  /// What a field is left for.
  enum Leaving { case nothing, otherField }

  enum RedLine { case never, withoutFocus, always }

  enum BlueLine { case never, withFocus, always }

  enum Sign { case line, passwordWarning, confirmationWarning }

  enum Done { case checks, hidesKeyboard }

  enum Consequence { case emptyField, focus, sight }

  enum Showing { case never, atItsStage, always }

  enum Clearing { case never, fromConfirmation, always }

  enum Edge { case top, bottom }

  enum Sight { case fieldInUse, password }

  enum FieldPart { case field, warning }

  enum Width {
    /// All but a margin of 24 points on a phone, 400 points on what is larger.
    case byDevice
    case whole
    /// 400 points.
    case fixed
  }
}
