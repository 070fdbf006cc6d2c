import SpecDrivers
import SpecSimulator

/// Entering a new password, rule by rule: twice, masked unless the eye is tapped, by the keyboard.
struct PasswordEntryRules: FlowRules {
  static let prefix = "password"

  // MARK: What is entered

  /// 10.5: what a password must be.
  var password = PasswordContent()
  /// 15.1: what confirms it.
  var confirmation = Confirmation.samePassword

  // MARK: Entering the screen

  /// 1.4: the screen says what it is for.
  var hasTitles = true
  /// 10.12: what is asked for first.
  var firstStage = PasswordStage.password
  /// 10.9, 10.12: nothing is judged before it was checked.
  var firstVerdict: Bool?
  /// 4.1 to 4.3: whether the password gets the focus when the screen appears.
  var focusOnAppearing = FocusOnAppearing.atPassword
  /// 1.3, 2.1, 2.2, 17.1: what a view made anew has lost; the model keeps all of it.
  var lostWithView: Set<ViewState> = []

  // MARK: Masked and in the clear

  /// 6.3, 6.9: the masked form masks.
  var masks = true
  /// 6.9: a text is masked until the eye is tapped.
  var beginsMasked = true
  /// 6.2, 6.3: what is shown of a field in the clear.
  var formsInTheClear: Set<Form> = [.plain]
  /// 7.2: both forms have one text.
  var formsShareText = true
  /// 5.1 to 5.3, 11.2: when a form's text is set, which masks the character that can be read.
  var writes = Writing.whenDifferent
  /// 1.2, 6.1: the fields with an eye.
  var fieldsWithEye: Set<PasswordField> = [.password, .confirmation]
  /// 6.1: where it is.
  var eyeSide = Side.right
  /// 6.5: its picture while the text is masked.
  var eyeWhileMasked = "eye.slash"
  /// 6.5: and in the clear.
  var eyeInTheClear = "eye"
  /// 6.7: its colour.
  var eyeColor = Palette.secondary
  /// 6.6: it is there while there is something to see.
  var eyeNeeds: Set<EyeNeed> = [.focus, .text]
  /// 6.1, 6.8: what a tap on it does.
  var eye = Eye.toggles
  /// 3.4, 6.4, 7.2: what becomes of the focus then.
  var focusAfterEye = FocusAfterEye.stays
  /// 7.1: a text in the clear stays so while it is typed.
  var typingStaysClear = true
  /// 8.1, 8.2: a field that is left masks its text.
  var masksOnLeavingFor: Set<Leaving> = [.nothing, .otherField]

  // MARK: Lines and warnings

  /// 1.1: the fields whose line has colours.
  var fieldsWithLine: Set<PasswordField> = [.password, .confirmation]
  /// 5.5, 5.6, 10.4: when the line of a field that failed is red.
  var redLine = RedLine.always
  /// 5.6, 5.7: when any other is blue.
  var blueLine = BlueLine.withFocus
  /// 5.5, 10.9, 11.1, 11.4, 13.7: what goes while there is a text again.
  var typingClears: Set<Sign> = [.line, .passwordWarning, .confirmationWarning]
  /// 11.3, 11.4: it comes back with the empty field.
  var verdictSurvivesTyping = true
  /// 10.3, 10.9, 13.7: the fields that warn when they failed.
  var fieldsWithWarning: Set<PasswordField> = [.password, .confirmation]
  /// 10.8: what the password warns of.
  var passwordWarning = "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
  /// 13.6: and the confirmation.
  var confirmationWarning = "동일하지 않습니다. 다시 입력해 주세요"
  /// 10.4: in what colour.
  var warningColor = Palette.wrong
  /// 10.9: a warning does not need the focus.
  var warningStaysWithoutFocus = true

  // MARK: Keys

  /// 5.4: the keys of the password.
  var passwordKeyboard = TextTraits.KeyboardType.alphabet
  /// 1.1, 5.4: and of the confirmation.
  var confirmationKeyboard = TextTraits.KeyboardType.alphabet
  /// 5.4: nothing corrects what is typed.
  var autocorrection = TextTraits.Choice.off
  /// 9.2: the return key of a masked field.
  var maskedReturnKey = "Done"
  /// 9.2: and of one in the clear.
  var plainReturnKey = "Done"
  /// 9.1, 9.3: what Done does.
  var done = Done.checks
  /// 9.3: the forms in which it does so.
  var formsWithDone: Set<Form> = [.masked, .plain]
  /// 9.3, 15.1: and the fields.
  var fieldsWithDone: Set<PasswordField> = [.password, .confirmation]

  // MARK: The check of the password

  /// 1.5, 1.7, 3.3, 10.7, 10.10: what follows from a stage, be it the same or not.
  var followsFromStage: Set<Consequence> = [.focus, .sight]
  /// 3.5, 3.6, 10.1, 10.2, 10.7: what follows from a password that failed.
  var followsFromFailure: Set<Consequence> = [.emptyField, .focus, .sight]
  /// 10.1, 10.6, 10.11: the stage after it.
  var failureLeadsTo = PasswordStage.password
  /// 10.10, 12.5: when the confirmation is there.
  var confirmationShows = Showing.atItsStage
  /// 10.10, 12.3, 12.7: it comes without a text.
  var confirmationBeginsEmpty = true

  // MARK: The confirmation

  /// 13.7: a confirmation that failed is emptied.
  var mismatchClears = true
  /// 1.5, 13.7: the stage after it.
  var mismatchLeadsTo = PasswordStage.confirmation
  /// 15.1: the password is confirmed: the flow is finished.
  var confirmedGoesOn = true

  // MARK: Going back to the password

  /// 3.1, 12.2: a person who moves the focus moves the stage with it.
  var stageFollowsPerson = true
  /// 3.2, 12.8: without focus everything stays.
  var stageSurvivesBlur = true
  /// 12.8: the text as well.
  var textSurvivesBlur = true
  /// 8.2: a tap beside the fields puts the keyboard away.
  var tapOutsideEndsEditing = true
  /// 12.1, 12.4, 16.1: who selects the password again is back at its stage.
  var selectingPasswordLeadsBack = true
  /// 12.4, 12.5: the confirmation goes with its title.
  var titleGoesWithConfirmation = true
  /// 12.6, 16.1: the password that is selected begins anew.
  var selectingClearsPassword = Clearing.always
  /// 12.7, 16.1: so does the confirmation.
  var selectingClearsConfirmation = true
  /// 10.11, 12.6: what the last check said of the confirmation is forgotten on the way.
  var confirmationIsForgotten = true
  /// 12.6: what it said of the password is not.
  var leadingBackKeepsVerdict = true

  // MARK: Room and scrolling

  /// 13.1, 13.5, 10.13: the devices on which the field in use is scrolled into sight.
  var scrollsOn: Set<DeviceModel.Kind> = [.phone, .tablet]
  /// 13.2: to which edge.
  var scrollsTo = Edge.bottom
  /// 10.13, 13.2: which field.
  var bringsIntoSight = Sight.fieldInUse
  /// 13.3: its lowest part in sight.
  var sightEndsWith = FieldPart.warning
  /// 13.4, 13.5: the devices on which the content ends where the keyboard begins.
  var makesRoomOn: Set<DeviceModel.Kind> = [.phone, .tablet]
  /// 13.4: the room it makes; nil for the keyboard's height.
  var room: Double?
  /// 13.4: it takes the room back when the keyboard goes.
  var roomReturns = true
  /// 1.6: one observer of the keyboard serves all screens.
  var observerIsShared = true
  /// 13.8: the content scrolls without an indicator.
  var showsIndicator = false
  /// 1.8, 14.1, 14.2: the margins a finger can scroll on.
  var marginsThatScroll: Set<Side> = [.left, .right]
  /// 14.2: the left margin; nil where the content is in the middle.
  var margin: Double?
  /// 14.2: how wide the content is.
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
