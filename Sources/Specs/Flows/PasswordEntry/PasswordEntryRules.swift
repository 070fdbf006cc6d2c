import SpecDrivers
import SpecSimulator

/// The rules of the password entry: twice, masked unless revealed, with the keyboard only.
struct PasswordEntryRules: FlowRules {
  static let prefix = "password"
  static let documented = PasswordEntryRules()

  // MARK: Password policy

  /// password-10.5: the password policy.
  var password = PasswordContent()
  /// password-15.1: how it is confirmed.
  var confirmation = Confirmation.samePassword

  // MARK: First appearance

  /// password-1.4: the screen has titles.
  var hasTitles = true
  /// password-10.12: the first stage.
  var initialStage = PasswordStage.password
  /// password-10.9, 10.12: nothing is validated before Done is pressed.
  var initialValidity: Bool?
  /// password-4.1 to 4.3: whether the password gets the focus when the screen appears.
  var focusOnAppearing = FocusOnAppearing.atPassword
  /// password-1.3, 2.1, 2.2, 17.1: the state lost when the view is recreated; the model keeps all
  /// of it.
  var stateLostWithView: Set<ViewState> = []

  // MARK: Masking

  /// password-6.3, 6.9: the masked field masks its text.
  var masksText = true
  /// password-6.3: what a mask stands for.
  var maskedUnit = TextUnit.character
  /// password-6.9: a text is masked until it is revealed.
  var isInitiallyMasked = true
  /// password-6.2, 6.3: the fields shown while the text is revealed.
  var unmaskedStyles: Set<EntryStyle> = [.plain]
  /// password-7.2: the masked and the plain field have the same text.
  var stylesShareText = true
  /// password-5.1 to 5.3, 11.2: when the text of a field is set, which masks its visible character.
  var textUpdate = TextUpdate.whenDifferent
  /// password-1.2, 6.1: the fields with a reveal button.
  var fieldsWithRevealButton: Set<PasswordField> = [.password, .confirmation]
  /// password-6.1: the position of the reveal button.
  var revealButtonSide = Side.right
  /// password-6.5: its image while the text is masked.
  var iconWhileMasked = "eye.slash"
  /// password-6.5: its image while the text is revealed.
  var iconWhileRevealed = "eye"
  /// password-6.7: the colour of the reveal button.
  var revealButtonColor = Palette.secondary
  /// password-6.6: the conditions for showing the reveal button.
  var revealButtonConditions: Set<RevealButtonCondition> = [.focus, .text]
  /// password-6.1, 6.8: the action of the reveal button.
  var revealAction = RevealAction.toggles
  /// password-3.4, 6.4, 7.2: the focus after revealing.
  var focusAfterReveal = FocusAfterReveal.stays
  /// password-7.2: after masking the text again, the next key adds to it; the system would clear it.
  var maskingKeepsText = true
  /// password-7.1: a revealed text remains revealed while typing.
  var typingKeepsTextRevealed = true
  /// password-8.1, 8.2: a field that loses the focus masks its text.
  var masksOnBlurTo: Set<BlurTarget> = [.nothing, .otherField]

  // MARK: Underlines and warnings

  /// password-1.1: the fields whose underline has colours.
  var fieldsWithUnderline: Set<PasswordField> = [.password, .confirmation]
  /// password-5.5, 5.6, 10.4: when the underline of an invalid field is red.
  var errorUnderline = ErrorUnderline.always
  /// password-5.6, 5.7: when any other underline is blue.
  var activeUnderline = ActiveUnderline.withFocus
  /// password-5.5, 10.9, 11.1, 11.4, 13.7: the indicators hidden while there is text again.
  var typingClears: Set<Indicator> = [.line, .passwordWarning, .confirmationWarning]
  /// password-11.3, 11.4: the indicators return with the empty field.
  var validityPersistsWhileTyping = true
  /// password-10.3, 10.9, 13.7: the fields with a warning.
  var fieldsWithWarning: Set<PasswordField> = [.password, .confirmation]
  /// password-10.8: the warning of the password.
  var passwordWarning = "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
  /// password-13.6: the warning of the confirmation.
  var confirmationWarning = "동일하지 않습니다. 다시 입력해 주세요"
  /// password-10.4: the colour of warnings.
  var warningColor = Palette.wrong
  /// password-10.9: a warning remains without focus.
  var warningStaysWithoutFocus = true

  // MARK: Keys

  /// password-5.4: the keyboard of the password.
  var passwordKeyboard = TextTraits.KeyboardType.alphabet
  /// password-1.1, 5.4: the keyboard of the confirmation.
  var confirmationKeyboard = TextTraits.KeyboardType.alphabet
  /// password-5.4: autocorrection is off.
  var autocorrection = TextTraits.Choice.off
  /// password-9.2: the return key of a masked field.
  var maskedReturnKey = "Done"
  /// password-9.2: the return key of a revealed field.
  var plainReturnKey = "Done"
  /// password-9.1, 9.3: the action of Done.
  var doneAction = DoneAction.validates
  /// password-9.3: the field styles with this action.
  var stylesWithDoneAction: Set<EntryStyle> = [.masked, .plain]
  /// password-9.3, 15.1: the fields with this action.
  var fieldsWithDoneAction: Set<PasswordField> = [.password, .confirmation]

  // MARK: Validation of the password

  /// password-1.5, 1.7, 3.3, 10.7, 10.10: the effects of setting a stage, even the same one.
  var stageEffects: Set<SideEffect> = [.focus, .scroll]
  /// password-3.5, 3.6, 10.1, 10.2, 10.7: the effects of an invalid password.
  var failureEffects: Set<SideEffect> = [.clearsField, .focus, .scroll]
  /// password-10.1, 10.6, 10.11: the stage after an invalid password.
  var stageAfterFailure = PasswordStage.password
  /// password-10.10, 12.5: when the confirmation is visible.
  var confirmationVisibility = Visibility.atItsStage
  /// password-10.10, 12.3, 12.7: the confirmation is initially empty.
  var confirmationBeginsEmpty = true

  // MARK: The confirmation

  /// password-13.7: an invalid confirmation is cleared.
  var mismatchClears = true
  /// password-1.5, 13.7: the stage after an invalid confirmation.
  var stageAfterMismatch = PasswordStage.confirmation
  /// password-15.1: a valid confirmation completes the flow.
  var confirmationCompletesFlow = true

  // MARK: Returning to the password

  /// password-3.1, 12.2: the stage follows the focus.
  var focusChangesStage = true
  /// password-3.2, 12.8: the stage remains without focus.
  var stageSurvivesBlur = true
  /// password-12.8: the text remains without focus.
  var textSurvivesBlur = true
  /// password-8.2: a tap outside the fields hides the keyboard.
  var tapOutsideEndsEditing = true
  /// password-12.1, 12.4, 16.1: selecting the password returns to its stage.
  var selectingPasswordResetsStage = true
  /// password-12.4, 12.5: the title is removed with the confirmation.
  var titleIsRemovedWithConfirmation = true
  /// password-12.6, 16.1: when selecting the password clears it.
  var selectingClearsPassword = ClearingRule.always
  /// password-12.7, 16.1: selecting the confirmation clears it.
  var selectingClearsConfirmation = true
  /// password-10.11, 12.6: returning resets the validity of the confirmation.
  var confirmationValidityIsReset = true
  /// password-12.6: returning keeps the validity of the password.
  var returningKeepsValidity = true

  // MARK: Keyboard and scrolling

  /// password-13.1, 13.5, 10.13: the devices on which the focused field is scrolled into view.
  var scrollsOn: Set<DeviceModel.Kind> = [.phone, .tablet]
  /// password-13.2: the edge to which it is scrolled.
  var scrollEdge = Edge.bottom
  /// password-10.13, 13.2: the field that is scrolled.
  var scrollTarget = ScrollTarget.focusedField
  /// password-13.3: the lowest visible part of the field.
  var scrollAnchor = FieldPart.warning
  /// password-13.4, 13.5: the devices on which the content ends where the keyboard begins.
  var avoidsKeyboardOn: Set<DeviceModel.Kind> = [.phone, .tablet]
  /// password-13.4: the inset; nil for the height of the keyboard.
  var keyboardInset: Double?
  /// password-13.4: the inset is reset when the keyboard is hidden.
  var insetIsReset = true
  /// password-1.6: one observer of the keyboard serves all screens.
  var observerIsShared = true
  /// password-13.8: the content scrolls without an indicator.
  var showsIndicator = false
  /// password-1.8, 14.1, 14.2: the margins that respond to scrolling.
  var scrollableMargins: Set<Side> = [.left, .right]
  /// password-14.2: the left margin; nil for centred content.
  var margin: Double?
  /// password-14.2: the width of the content.
  var contentWidth = ContentWidth.byDevice
}

// The choices of the rules.
extension PasswordEntryRules {
  /// The colours of the screen on a white background.
  enum Palette {
    static let wrong = Color(red: 0xEB, green: 0x57, blue: 0x43)
    static let active = Color(red: 0, green: 122, blue: 255)
    static let placeholder = Color(red: 0xC4, green: 0xC4, blue: 0xC6)
    static let secondary = Color(red: 0x8A, green: 0x8A, blue: 0x8E)
  }

  enum Confirmation { case samePassword, anyPassword, itsPrefix, sameLetters }

  enum FocusOnAppearing { case never, onceAtPassword, atPassword, always }

  enum ViewState { case everything, stage, validity }

  enum EntryStyle { case masked, plain }

  enum TextUpdate { case whenDifferent, whenDifferentOrRed, always }

  enum Side { case left, right }

  enum RevealButtonCondition { case focus, text }

  enum RevealAction { case nothing, reveals, toggles }

  enum FocusAfterReveal { case stays, nowhere, reenters }

  /// Where the focus moves when a field loses it.
  enum BlurTarget { case nothing, otherField }

  enum ErrorUnderline { case never, withoutFocus, always }

  enum ActiveUnderline { case never, withFocus, always }

  enum Indicator { case line, passwordWarning, confirmationWarning }

  enum DoneAction { case validates, hidesKeyboard }

  enum SideEffect { case clearsField, focus, scroll }

  enum Visibility { case never, atItsStage, always }

  enum ClearingRule { case never, fromConfirmation, always }

  enum Edge { case top, bottom }

  enum ScrollTarget { case focusedField, password }

  enum FieldPart { case field, warning }

  enum ContentWidth {
    /// The screen width minus margins of 24 points on a phone, 400 points on larger devices.
    case byDevice
    case whole
    /// 400 points.
    case fixed
  }
}
