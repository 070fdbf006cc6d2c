import SpecSimulator

/// The rules of the sign-up: account, personal information, consent and interests.
struct SignUpRules: FlowRules {
  static let prefix = "signup"
  static let documented = SignUpRules()

  /// signup-4.1, 4.3, 6.12, 6.14, 6.16: the controls that respond.
  var enabledControls = Set(Control.allCases)

  // MARK: The ID

  /// signup-1.1: the rule for IDs.
  var id = IDRule()
  /// signup-1.3, 1.4: the feedback of the validation.
  var idFeedback = Feedback()
  /// signup-1.2: the state shown while typing.
  var idStateWhileTyping = TypingState.neutral
  /// signup-1.4: an empty ID is validated, too.
  var validatesEmptyID = true
  /// signup-1.11: editing a validated ID resets it to black.
  var idResetsWhileTyping = true

  // MARK: The password

  /// signup-1.1, Q1.3: the rule for passwords.
  var password = PasswordRule()
  /// signup-1.6: the feedback of the validation.
  var passwordFeedback = Feedback()
  /// signup-1.5, 1.7: the timing of the validation.
  var passwordValidation = ValidationTiming.fromFirstInput
  /// signup-Q1.3: the rule that validates it.
  var passwordValidator = PasswordValidator.ownRule
  /// signup-2.1: the masked fields.
  var maskedFields: Set<SecretField> = [.password, .confirmation]
  /// signup-2.1: the masking character.
  var mask = "*"
  /// signup-2.1: what it stands for.
  var maskedUnit = TextUnit.character
  /// signup-2.2: the rule for the repeated password.
  var confirmation = ConfirmationRule()
  /// signup-2.2: it is validated again when the password changes.
  var confirmationReactsToPassword = true

  // MARK: The name

  /// signup-1.8: the rule for names.
  var name = NameRule()
  /// signup-1.9, 1.10: the feedback of the validation.
  var nameFeedback = Feedback()
  /// signup-Q1.1: there is a field for the name.
  var hasName = true

  // MARK: Several fields

  /// signup-Q1.2, 2.4: the fields that report to the screen.
  var reportingFields = ReportingFields.all
  /// signup-Q1.3: the position of messages.
  var messagePosition = MessagePosition.belowEachField
  /// signup-Q1.7, Q1.8: the password reports its own changes.
  var passwordReportsChanges = true
  /// signup-1.7, Q1.8: the text after the last edit is validated.
  var validatesCurrentText = true
  /// signup-Q2.1, Q2.4, Q2.5: a change of the ID does not affect the password.
  var passwordReactsToID = false
  /// signup-Q2.5: a change of the password does not affect the ID.
  var idReactsToPassword = false
  /// signup-Q3.1, Q3.3, Q3.4: when fields may first be validated.
  var initialValidation = InitialValidation.afterLoad

  // MARK: The keyboard

  /// signup-2.3: the return key of every field of the first screen.
  var returnKey = "Next"
  /// signup-2.4: what moves the focus to the next field.
  var focusAdvanceTriggers: Set<FocusAdvanceTrigger> = [.returnKey]
  /// signup-2.4: the field after the password.
  var fieldAfterPassword = FieldAfterPassword.confirmation
  /// signup-2.5: the action of return on the last field.
  var lastReturnAction = LastReturnAction.endsEditing
  /// signup-2.6: when the focused field is scrolled into view.
  var scrollTiming = ScrollTiming.always
  /// signup-2.6: the inset is reset when the keyboard is hidden.
  var insetIsReset = true

  // MARK: Next

  /// signup-2.7: what enables Next.
  var nextRequirement = NextRequirement.everythingEntered
  /// signup-2.7: Next also requires the confirmation.
  var nextRequiresConfirmation = true
  /// signup-2.7: Next is disabled again when a field is cleared.
  var nextIsDisabledAgain = true
  /// signup-2.8: Next continues only if everything is valid.
  var continuesOnlyIfValid = true
  /// signup-2.8: Next shows the validation results.
  var nextShowsValidation = true

  // MARK: The network

  /// signup-3.1, 3.2: the server is queried.
  var asksServer = true
  /// signup-3.1: the outcome without an answer.
  var outcomeWithoutAnswer = Membership.Outcome.failed
  /// signup-3.1: the message of a failure.
  var failureText = "회원가입에 실패했습니다"
  /// Next is disabled while a request is pending.
  var nextWaitsForAnswer = true
  /// signup-2.8, 3.3: the fields cannot be edited meanwhile, so that what continues was validated.
  var fieldsWaitForAnswer = true
  /// signup-3.1: they can be edited again after a failure.
  var fieldsAreReenabled = true
  /// signup-3.3: the application is posted.
  var posts = true
  /// signup-3.3: the application contains the password.
  var postsPassword = true
  /// signup-3.3, 3.4: the application is not posted when a field loses the focus, only by Next.
  var postsOnBlur = false
  /// signup-3.5: the list of IDs is fetched first.
  var fetchesIDs = true
  /// signup-3.5: how IDs are compared with the list.
  var idComparison = IDComparison.same
  /// signup-3.6: the result of a taken ID.
  var takenIDResult = TakenIDResult.refusal
  /// signup-3.6: the message for a taken ID.
  var takenText = IDRule.taken
  /// signup-3.6: the outcome of status 409.
  var outcomeOfConflict = Membership.Outcome.taken

  // MARK: Personal information

  /// signup-4.1: the range of the date picker, in years.
  var pickerYears = 99
  /// signup-4.2: what selects the date of the date picker.
  var dateSelectionTriggers: Set<DateSelectionTrigger> = [.select]
  /// signup-2.6, 4.2: a field that receives the focus closes the date picker, which the keyboard
  /// would cover.
  var keyboardClosesPicker = true
  /// signup-4.9: the age limits.
  var birthDate = BirthDateRule()
  /// signup-4.9: the gender that is selected first.
  var initialGender: Int? = 0
  /// signup-4.4: the keyboard of the e-mail address.
  var emailKeyboard = TextTraits.KeyboardType.emailAddress
  /// signup-4.5, 4.6: the rule for e-mail addresses.
  var email = EmailRule()
  /// signup-4.5, 4.6: the feedback of the validation.
  var emailFeedback = Feedback()
  /// signup-4.7: the keyboard of the mobile number.
  var phoneKeyboard = TextTraits.KeyboardType.numberPad
  /// signup-4.8, 4.9: the rule for mobile numbers.
  var phone = PhoneRule()
  /// signup-4.8: the feedback of the validation.
  var phoneFeedback = Feedback()
  /// signup-4.9, 4.10: the inputs that must be valid to enable Next.
  var personalNextRequires: Set<PersonalEntry> = [.birthDate, .gender, .email, .phone]
  /// signup-4.9: Next is disabled again when one becomes invalid.
  var personalNextIsDisabledAgain = true
  /// signup-4.11: the state preserved when returning to the first screen.
  var preservedOnReturn: Set<FormState> = [.texts, .marks]
  /// signup-4.11: the first screen keeps its texts when memory runs short.
  var textsSurviveMemoryWarning = true

  // MARK: The consent

  /// signup-5.1: the presentation of the consent.
  var consentPresentation = ConsentPresentation.asSheet
  /// signup-5.2: the maximum width of a line of the consent, in points.
  var consentWidth = 400.0
  /// signup-5.2, 5.3: the number of paragraphs shown: all.
  var consentParagraphs = Int.max
  /// signup-5.3: the consent scrolls.
  var consentScrolls = true
  /// signup-5.3: the number of points at its end that cannot be reached.
  var consentCutOff = 0.0
  /// signup-5.4: the consent has a Cancel button.
  var consentHasCancel = true
  /// signup-5.4: when Agree is enabled.
  var agreeTiming = AgreeTiming.atOnce
  /// signup-5.5: Agree continues without animation.
  var agreeIsAnimated = false
  /// signup-5.6: Cancel dismisses the consent with animation.
  var cancelIsAnimated = true
  /// signup-5.7: the screen after Cancel.
  var screenAfterCancel = ScreenAfterCancel.personal
  /// signup-5.8: Cancel preserves the form.
  var cancelKeepsForm = true

  // MARK: Interests

  /// signup-6.3, 6.5: the required number of keywords.
  var enoughKeywords = 3
  /// Repeated keywords are ignored.
  var keywordsAreUnique = true
  /// Empty keywords are ignored.
  var keywordsAreNonempty = true
  /// Keywords are trimmed.
  var keywordsAreTrimmed = true
  /// signup-6.2: the guide is shown from the start.
  var guideIsInitiallyShown = true
  /// signup-6.4: what the guide counts.
  var guideCount = GuideCount.added
  /// signup-6.5: the guide is hidden when there are enough.
  var guideHidesWhenEnough = true
  /// signup-6.17: the guide reappears when too few are left.
  var guideReappears = true
  /// signup-6.1, 6.7: the layout of the keywords.
  var keywordLayout = KeywordLayout.wrapped
  /// signup-6.6: the position of the keywords.
  var keywordPosition = KeywordPosition.belowField
  /// signup-6.6: a comma adds the text before it.
  var commaAdds = true
  /// signup-6.8: the number of lines after which no keyword can be added.
  var maximumLines = 3
  /// signup-6.18: the field is enabled again when lines become free.
  var fieldIsReenabled = true
  /// signup-6.9: keywords have a delete button.
  var keywordsHaveDeleteButton = true
  /// signup-6.10: the action of the delete button.
  var deleteAction = DeleteAction.deletesOwn
  /// signup-6.11: Complete is disabled before there are enough.
  var completeRequiresEnough = true
  /// signup-6.11: Complete does not require free space.
  var completeRequiresSpace = false
  /// signup-6.17: Complete is disabled again when too few are left.
  var completeIsDisabledAgain = true
  /// signup-6.12: the end is announced.
  var endIsAnnounced = true
  /// signup-6.13: the screen before the interests.
  var screenBeforeInterests = ScreenBeforeInterests.personal
  /// signup-6.14: the return key while there are not enough.
  var addKey = "ADD"
  /// signup-6.15: the return key when there are enough.
  var doneKey = "Done"
  /// signup-6.16: its action when there are enough.
  var doneAction = DoneAction.completes
  /// signup-6.17: the return key is ADD again when too few are left.
  var addKeyReappears = true
}

// The choices of the rules.
extension SignUpRules {
  enum Control: CaseIterable { case birthDate, gender, add, complete }

  /// The feedback of a validation: the border and the message.
  struct Feedback: Equatable {
    var valid = FormField.Mark.valid
    var invalid = FormField.Mark.invalid
    /// Whether a message explains the error.
    var explains = true
    /// Whether the message is cleared when the input is valid.
    var clearsMessage = true
  }

  enum TypingState { case neutral, validated }

  enum ValidationTiming { case fromFocus, fromFirstInput, untilValid, onBlur }

  enum PasswordValidator { case ownRule, idRule }

  enum SecretField { case password, confirmation }

  enum ReportingFields { case first, all }

  enum MessagePosition { case belowEachField, belowID }

  enum InitialValidation { case beforeLoad, afterLoad }

  enum FocusAdvanceTrigger { case returnKey, validText }

  enum FieldAfterPassword { case confirmation, name }

  enum LastReturnAction { case nothing, endsEditing, startsAgain }

  enum ScrollTiming { case never, withKeyboard, always }

  enum NextRequirement { case nothing, everythingEntered, everythingValid }

  enum IDComparison { case same, prefix }

  enum TakenIDResult { case refusal, post, acceptance }

  enum DateSelectionTrigger { case turning, select, cancel }

  enum PersonalEntry { case birthDate, gender, email, phone }

  enum FormState { case texts, marks }

  enum ConsentPresentation { case never, asSheet, pushed }

  enum AgreeTiming { case atOnce, atEndOfText }

  enum ScreenAfterCancel { case signUp, personal, interests }

  enum GuideCount { case added, missing, nothing }

  enum KeywordLayout { case wrapped, onePerLine, single }

  enum KeywordPosition { case aboveField, belowField }

  enum DeleteAction { case nothing, deletesOwn, deletesLast }

  enum ScreenBeforeInterests { case consent, personal }

  enum DoneAction { case nothing, completes, addsText }
}
