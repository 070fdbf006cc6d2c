import SpecSimulator

/// Every way the sign-up can be broken on purpose: the defects it once had, and one for each rule.
extension SignUpRules {
  static let faults: [RuleFault<Self>] = [
    // the ID
    RuleFault("id-of-4-accepted", breaks: ["1.1"], "an ID of four characters is taken for valid") {
      $0.id.lengths = 4...20
    },
    RuleFault("id-of-5-refused", breaks: ["1.1"], "an ID of five characters is taken for invalid") {
      $0.id.lengths = 6...20
    },
    RuleFault(
      "id-of-20-refused", breaks: ["1.1"], "an ID of twenty characters is taken for invalid"
    ) {
      $0.id.lengths = 5...19
    },
    RuleFault(
      "id-of-21-accepted", breaks: ["1.1"], "an ID of twenty-one characters is taken for valid"
    ) { $0.id.lengths = 5...21 },
    RuleFault("id-capitals-accepted", breaks: ["1.1"], "capitals pass in an ID") {
      $0.id.characters.append("A"..."Z")
    },
    RuleFault("id-dot-accepted", breaks: ["1.1"], "a full stop passes in an ID") {
      $0.id.signs += "."
    },
    RuleFault("id-signs-refused", breaks: ["1.1"], "underscore and hyphen do not pass in an ID") {
      $0.id.signs = ""
    },
    RuleFault("id-judged-while-typing", breaks: ["1.2"], "the ID is judged while it is typed") {
      $0.idStateWhileTyping = .validated
    },
    RuleFault("valid-id-stays-black", breaks: ["1.3"], "a valid ID does not turn green") {
      $0.idFeedback.valid = .typing
    },
    RuleFault("invalid-id-stays-black", breaks: ["1.4"], "an invalid ID does not turn red") {
      $0.idFeedback.invalid = .typing
    },
    RuleFault("invalid-id-unexplained", breaks: ["Q1.3"], "nothing is said below an invalid ID") {
      $0.idFeedback.explains = false
    },
    RuleFault("empty-id-not-judged", breaks: ["1.4"], "an ID that is left empty is not judged") {
      $0.validatesEmptyID = false
    },
    RuleFault(
      "id-keeps-colour-when-edited-again", breaks: ["1.11"],
      "the ID keeps its colour while it is edited again"
    ) { $0.idResetsWhileTyping = false },

    // the password
    RuleFault(
      "password-black-at-first", breaks: ["1.5"], "the password is not judged before it is left"
    ) { $0.passwordValidation = .onBlur },
    RuleFault(
      "password-red-from-focus", breaks: ["1.5"], "the password is red before anything is typed"
    ) { $0.passwordValidation = .fromFocus },
    RuleFault("valid-password-stays-red", breaks: ["1.6"], "a valid password does not turn green") {
      $0.passwordFeedback.valid = .invalid
    },
    RuleFault("password-judged-once", breaks: ["1.7"], "a password that was valid once stays green")
    {
      $0.passwordValidation = .untilValid
    },
    RuleFault("password-of-7-accepted", breaks: ["1.1"], "a password of seven characters passes") {
      $0.password.lengths = 7...16
    },
    RuleFault(
      "password-of-8-refused", breaks: ["1.1"], "a password of eight characters does not pass"
    ) { $0.password.lengths = 9...16 },
    RuleFault(
      "password-of-16-refused", breaks: ["1.1"], "a password of sixteen characters does not pass"
    ) { $0.password.lengths = 8...15 },
    RuleFault(
      "password-of-17-accepted", breaks: ["1.1"], "a password of seventeen characters passes"
    ) {
      $0.password.lengths = 8...17
    },
    RuleFault(
      "password-code-points-counted", breaks: ["1.1"],
      "the length of a password counts code points, not characters"
    ) { $0.password.unit = .codePoint },
    RuleFault("password-needs-no-capital", breaks: ["1.1"], "a password without a capital passes") {
      $0.password.requirements = [.length, .digit, .sign]
    },
    RuleFault("password-needs-no-digit", breaks: ["1.1"], "a password without a digit passes") {
      $0.password.requirements = [.length, .capital, .sign]
    },
    RuleFault("password-needs-no-sign", breaks: ["1.1"], "a password without a sign passes") {
      $0.password.requirements = [.length, .capital, .digit]
    },
    RuleFault(
      "password-other-sign-counts", breaks: ["1.1"],
      "a question mark counts as a sign of a password"
    ) { $0.password.signs += "?" },
    RuleFault(
      "password-length-judged-last", breaks: ["Q1.3"],
      "the length of a password is the last thing complained of"
    ) { $0.password.requirements = [.digit, .capital, .sign, .length] },

    // the name
    RuleFault("name-optional", breaks: ["1.8", "1.9", "1.10"], "the name may be left out") {
      $0.name.isRequired = false
    },
    RuleFault("blank-name-accepted", breaks: ["1.8"], "a name of spaces passes") {
      $0.name.whiteSpaceCounts = true
    },
    RuleFault("missing-name-without-text", breaks: ["1.9"], "nothing is said below a missing name")
    {
      $0.nameFeedback.explains = false
    },
    RuleFault("missing-name-without-border", breaks: ["1.10"], "a missing name has no red border") {
      $0.nameFeedback.invalid = .typing
    },

    // several fields
    RuleFault("name-field-missing", breaks: ["Q1.1"], "the name field is missing") {
      $0.hasName = false
    },
    RuleFault(
      "only-first-field-is-told", breaks: ["Q1.2", "2.4"],
      "only the first field reports its edits to the screen"
    ) { $0.reportingFields = .first },
    RuleFault("one-rule-for-all", breaks: ["Q1.3"], "the password is judged as the ID is") {
      $0.passwordValidator = .idRule
    },
    RuleFault(
      "one-message-for-all", breaks: ["Q1.3"], "what is wrong with a password is said below the ID"
    ) { $0.messagePosition = .belowID },
    RuleFault(
      "password-change-unreported", breaks: ["Q1.7", "Q1.8"],
      "the password does not report its changes"
    ) { $0.passwordReportsChanges = false },
    RuleFault(
      "text-one-edit-late", breaks: ["Q1.8", "1.7"],
      "what is judged is the text from before the last edit"
    ) { $0.validatesCurrentText = false },
    RuleFault(
      "id-change-judges-password", breaks: ["Q2.1", "Q2.4", "Q2.5"],
      "a change of the ID makes the password react"
    ) { $0.passwordReactsToID = true },
    RuleFault(
      "password-change-judges-id", breaks: ["Q2.5"], "a change of the password makes the ID react"
    ) { $0.idReactsToPassword = true },
    RuleFault(
      "judged-before-load", breaks: ["Q3.1", "Q3.3", "Q3.4"],
      "the fields are judged before the screen is there"
    ) { $0.initialValidation = .beforeLoad },

    // the keyboard
    RuleFault("password-shown", breaks: ["2.1"], "the password can be read") {
      $0.maskedFields.remove(.password)
    },
    RuleFault("confirmation-shown", breaks: ["2.1"], "the password typed once more can be read") {
      $0.maskedFields.remove(.confirmation)
    },
    RuleFault(
      "masked-with-bullets", breaks: ["2.1"], "bullets stand for the characters of a password"
    ) { $0.mask = "•" },
    RuleFault(
      "asterisk-for-each-code-point", breaks: ["2.1"],
      "an emoji of several code points has as many asterisks"
    ) { $0.maskedUnit = .codePoint },
    RuleFault("confirmation-not-compared", breaks: ["2.2"], "any confirmation passes") {
      $0.confirmation.comparison = .none
    },
    RuleFault(
      "confirmation-ignores-case", breaks: ["2.2"], "a confirmation in other letter case passes"
    ) { $0.confirmation.comparison = .ignoringCase },
    RuleFault(
      "confirmation-stale", breaks: ["2.2"],
      "the confirmation is not judged again when the password changes"
    ) { $0.confirmationReactsToPassword = false },
    RuleFault("return-key-not-next", breaks: ["2.3"], "the return key does not say Next") {
      $0.returnKey = "return"
    },
    RuleFault("return-stays", breaks: ["2.4"], "return does not lead to the next field") {
      $0.focusAdvanceTriggers = []
    },
    RuleFault("return-skips-confirmation", breaks: ["2.4"], "return leads past the confirmation") {
      $0.fieldAfterPassword = .name
    },
    RuleFault(
      "moves-on-when-valid", breaks: ["2.4"], "the focus moves on as soon as a field is valid"
    ) { $0.focusAdvanceTriggers.insert(.validText) },
    RuleFault(
      "last-return-keeps-keyboard", breaks: ["2.5"],
      "return on the last field leaves the keyboard up"
    ) { $0.lastReturnAction = .nothing },
    RuleFault(
      "last-return-starts-again", breaks: ["2.5"], "return on the last field leads to the first"
    ) { $0.lastReturnAction = .startsAgain },
    RuleFault("keyboard-covers-field", breaks: ["2.6"], "the keyboard covers the field in use") {
      $0.scrollTiming = .never
    },
    RuleFault(
      "room-made-for-first-field-only", breaks: ["2.6"],
      "only a keyboard that comes scrolls the field into sight"
    ) { $0.scrollTiming = .withKeyboard },
    RuleFault(
      "room-kept-for-keyboard", breaks: ["2.6"], "the room for the keyboard stays when it goes"
    ) { $0.insetIsReset = false },

    // going on
    RuleFault("next-always-enabled", breaks: ["2.7"], "Next can be used from the start") {
      $0.nextRequirement = .nothing
    },
    RuleFault(
      "next-without-confirmation", breaks: ["2.7"], "Next does not wait for the confirmation"
    ) {
      $0.nextRequiresConfirmation = false
    },
    RuleFault("next-enabled-when-valid", breaks: ["2.7"], "Next waits until everything is valid") {
      $0.nextRequirement = .everythingValid
    },
    RuleFault(
      "next-stays-on-when-emptied", breaks: ["2.7"], "Next stays on when a field is emptied"
    ) {
      $0.nextIsDisabledAgain = false
    },
    RuleFault("goes-on-when-invalid", breaks: ["2.8"], "Next goes on with invalid entries") {
      $0.continuesOnlyIfValid = false
    },
    RuleFault("confirmed-in-silence", breaks: ["2.8"], "Next does not show what is wrong") {
      $0.nextShowsValidation = false
    },

    // the network
    RuleFault("nothing-sent", breaks: ["3.1", "3.2"], "Next goes on without asking the server") {
      $0.asksServer = false
    },
    RuleFault(
      "unreachable-server-ignored", breaks: ["3.1"],
      "a server that cannot be reached is taken for a yes"
    ) { $0.outcomeWithoutAnswer = .accepted },
    RuleFault(
      "failure-unexplained", breaks: ["3.1"], "nothing is said when the server cannot be reached"
    ) { $0.failureText = "" },
    RuleFault("next-enabled-while-waiting", "Next can be used again while the server is asked") {
      $0.nextWaitsForAnswer = false
    },
    RuleFault(
      "fields-enabled-while-waiting", breaks: ["2.8", "3.3"],
      "ID and password can be edited while the server is asked"
    ) { $0.fieldsWaitForAnswer = false },
    RuleFault(
      "fields-disabled-after-answer", breaks: ["3.1"],
      "the fields cannot be edited again after the server's answer"
    ) { $0.fieldsAreReenabled = false },
    RuleFault("nothing-posted", breaks: ["3.3"], "no application is posted") { $0.posts = false },
    RuleFault("password-not-posted", breaks: ["3.3"], "the application lacks the password") {
      $0.postsPassword = false
    },
    RuleFault(
      "posts-when-editing-ends", breaks: ["3.3", "3.4"],
      "an application is posted as soon as a field is left"
    ) { $0.postsOnBlur = true },
    RuleFault("duplicates-not-checked", breaks: ["3.5"], "the list of IDs is not fetched") {
      $0.fetchesIDs = false
    },
    RuleFault(
      "duplicates-by-beginning", breaks: ["3.5"],
      "an ID that another one begins with counts as taken"
    ) { $0.idComparison = .prefix },
    RuleFault("duplicate-posted", breaks: ["3.6"], "an application is posted for a taken ID") {
      $0.takenIDResult = .post
    },
    RuleFault("duplicate-accepted", breaks: ["3.6"], "a taken ID goes on") {
      $0.takenIDResult = .acceptance
    },
    RuleFault("duplicate-unexplained", breaks: ["3.6"], "nothing is said about a taken ID") {
      $0.takenText = ""
    },
    RuleFault("refusal-ignored", breaks: ["3.6"], "the server's refusal goes unnoticed") {
      $0.outcomeOfConflict = .accepted
    },

    // personal information
    RuleFault("no-picker", breaks: ["4.1"], "no date picker comes up") {
      $0.enabledControls.remove(.birthDate)
    },
    RuleFault(
      "picker-has-no-limit", breaks: ["4.1"], "the date picker goes back further than 99 years"
    ) { $0.pickerYears = 200 },
    RuleFault(
      "date-shown-while-turning", breaks: ["4.2"], "the date is shown while the wheel is turned"
    ) { $0.dateSelectionTriggers.insert(.turning) },
    RuleFault("select-shows-nothing", breaks: ["4.2"], "Select does not show the date") {
      $0.dateSelectionTriggers = []
    },
    RuleFault("cancel-chooses-date", breaks: ["4.2"], "Cancel chooses the date as Select does") {
      $0.dateSelectionTriggers.insert(.cancel)
    },
    RuleFault(
      "picker-stays-under-keyboard", breaks: ["2.6", "4.2"],
      "the date picker stays below the keyboard of another field"
    ) { $0.keyboardClosesPicker = false },
    RuleFault("age-of-14-accepted", breaks: ["4.9"], "one may be fourteen") {
      $0.birthDate.youngest = 14
    },
    RuleFault("age-by-year-alone", breaks: ["4.9"], "the age is counted by years alone") {
      $0.birthDate.age = .calendarYears
    },
    RuleFault(
      "birthday-not-counted", breaks: ["4.9"], "the birthday itself does not complete a year"
    ) {
      $0.birthDate.age = .excludingBirthday
    },
    RuleFault("gender-not-selectable", breaks: ["4.3"], "the gender cannot be selected") {
      $0.enabledControls.remove(.gender)
    },
    RuleFault("no-gender-at-first", breaks: ["4.9"], "no gender is selected at first") {
      $0.initialGender = nil
    },
    RuleFault(
      "email-default-keyboard", breaks: ["4.4"],
      "the e-mail address is typed on the default keyboard"
    ) { $0.emailKeyboard = .standard },
    RuleFault(
      "email-without-ending-accepted", breaks: ["4.5"], "an e-mail address passes without an ending"
    ) { $0.email.needsEnding = false },
    RuleFault(
      "email-one-letter-ending-accepted", breaks: ["4.5"],
      "an e-mail address passes with an ending of one letter"
    ) { $0.email.endingLengths = 1...Int.max },
    RuleFault(
      "email-long-ending-refused", breaks: ["4.6"],
      "an e-mail address with an ending of four letters does not pass"
    ) { $0.email.endingLengths = 2...3 },
    RuleFault("email-space-accepted", breaks: ["4.5"], "an e-mail address with a space passes") {
      $0.email.signs += " "
    },
    RuleFault(
      "email-unexplained", breaks: ["4.5"], "nothing is said below an invalid e-mail address"
    ) {
      $0.emailFeedback.explains = false
    },
    RuleFault(
      "email-message-stays", breaks: ["4.6"], "what was said below the e-mail address stays"
    ) {
      $0.emailFeedback.clearsMessage = false
    },
    RuleFault(
      "phone-default-keyboard", breaks: ["4.7"], "the number is typed on the default keyboard"
    ) { $0.phoneKeyboard = .standard },
    RuleFault("phone-of-9-accepted", breaks: ["4.8"], "a number of nine digits passes") {
      $0.phone.lengths = 9...11
    },
    RuleFault("phone-of-10-refused", breaks: ["4.9"], "a number of ten digits does not pass") {
      $0.phone.lengths = 11...11
    },
    RuleFault("phone-of-12-accepted", breaks: ["4.8"], "a number of twelve digits passes") {
      $0.phone.lengths = 10...12
    },
    RuleFault("phone-hyphens-accepted", breaks: ["4.8"], "a number with hyphens passes") {
      $0.phone.ignored = "-"
    },
    RuleFault("phone-011-accepted", breaks: ["4.8"], "a number that starts with 011 passes") {
      $0.phone.beginnings.append("011")
    },
    RuleFault("phone-unexplained", breaks: ["4.8"], "nothing is said below an invalid number") {
      $0.phoneFeedback.explains = false
    },
    RuleFault("phone-message-stays", breaks: ["4.8"], "what was said below the number stays") {
      $0.phoneFeedback.clearsMessage = false
    },
    RuleFault(
      "personal-next-always-enabled", breaks: ["4.9", "4.10"], "Next can be used from the start"
    ) { $0.personalNextRequires = [] },
    RuleFault(
      "personal-next-without-date", breaks: ["4.9"], "Next does not wait for the birth date"
    ) {
      $0.personalNextRequires.remove(.birthDate)
    },
    RuleFault(
      "personal-next-without-email", breaks: ["4.9"], "Next does not wait for the e-mail address"
    ) { $0.personalNextRequires.remove(.email) },
    RuleFault("personal-next-without-phone", breaks: ["4.9"], "Next does not wait for the number") {
      $0.personalNextRequires.remove(.phone)
    },
    RuleFault(
      "personal-next-stays-enabled", breaks: ["4.9"], "Next stays on when an entry turns wrong"
    ) { $0.personalNextIsDisabledAgain = false },
    RuleFault(
      "first-screen-cleared", breaks: ["4.11"], "the first screen is empty after the way back"
    ) { $0.preservedOnReturn.remove(.texts) },
    RuleFault(
      "first-screen-marks-lost", breaks: ["4.11"],
      "the first screen has no colours after the way back"
    ) { $0.preservedOnReturn.remove(.marks) },

    RuleFault(
      "texts-lost-when-memory-runs-short", breaks: ["4.11"],
      "the first screen is empty if memory ran short meanwhile"
    ) { $0.textsSurviveMemoryWarning = false },

    // the consent
    RuleFault("consent-pushed", breaks: ["5.1"], "the consent comes from the side") {
      $0.consentPresentation = .pushed
    },
    RuleFault("consent-skipped", breaks: ["5.1"], "consent is not requested") {
      $0.consentPresentation = .never
    },
    RuleFault("consent-short", breaks: ["5.2", "5.3"], "the consent fits on the screen") {
      $0.consentParagraphs = 2
    },
    RuleFault(
      "consent-as-wide-as-screen", breaks: ["5.2"], "the consent fits on the screen of a tablet"
    ) { $0.consentWidth = .infinity },
    RuleFault("consent-does-not-scroll", breaks: ["5.3"], "the consent does not scroll") {
      $0.consentScrolls = false
    },
    RuleFault(
      "last-text-cut-off", breaks: ["5.3"], "the last text of the consent cannot be reached"
    ) {
      $0.consentCutOff = 80
    },
    RuleFault("no-cancel-button", breaks: ["5.4"], "the consent cannot be cancelled") {
      $0.consentHasCancel = false
    },
    RuleFault(
      "agree-wants-scrolling", breaks: ["5.4"],
      "Agree waits until the consent was scrolled to its end"
    ) { $0.agreeTiming = .atEndOfText },
    RuleFault("agree-animated", breaks: ["5.5"], "Agree goes on by animation") {
      $0.agreeIsAnimated = true
    },
    RuleFault("cancel-not-animated", breaks: ["5.6"], "Cancel takes the consent away at once") {
      $0.cancelIsAnimated = false
    },
    RuleFault("cancel-leaves-two-screens", breaks: ["5.7"], "Cancel leads back to the first screen")
    {
      $0.screenAfterCancel = .signUp
    },
    RuleFault("cancel-goes-on", breaks: ["5.7"], "Cancel goes on as Agree does") {
      $0.screenAfterCancel = .interests
    },
    RuleFault("cancel-clears-form", breaks: ["5.8"], "Cancel empties the form") {
      $0.cancelKeepsForm = false
    },

    // interests
    RuleFault("one-keyword-a-line", breaks: ["6.1"], "each keyword has a line of its own") {
      $0.keywordLayout = .onePerLine
    },
    RuleFault("no-guide-at-first", breaks: ["6.2"], "nothing is said before the first keyword") {
      $0.guideIsInitiallyShown = false
    },
    RuleFault("two-are-enough", breaks: ["6.3"], "two keywords are enough") {
      $0.enoughKeywords = 2
    },
    RuleFault("four-are-needed", breaks: ["6.3", "6.5"], "three keywords are not enough") {
      $0.enoughKeywords = 4
    },
    RuleFault("count-stays", breaks: ["6.4"], "the count does not change") {
      $0.guideCount = .nothing
    },
    RuleFault("missing-ones-counted", breaks: ["6.4"], "the missing keywords are counted") {
      $0.guideCount = .missing
    },
    RuleFault("guide-stays", breaks: ["6.5"], "the count is said when there are enough") {
      $0.guideHidesWhenEnough = false
    },
    RuleFault("keywords-above-field", breaks: ["6.6"], "keywords are added above the field") {
      $0.keywordPosition = .aboveField
    },
    RuleFault("keywords-in-one-line", breaks: ["6.7"], "keywords do not begin a new line") {
      $0.keywordLayout = .single
    },
    RuleFault(
      "field-stays-enabled", breaks: ["6.8"], "keywords can be typed with three lines of them"
    ) { $0.maximumLines = Int.max },
    RuleFault(
      "field-off-at-fourth-line", breaks: ["6.8"],
      "keywords can be typed until there are four lines"
    ) { $0.maximumLines = 4 },
    RuleFault("no-x", breaks: ["6.9"], "keywords have no x") {
      $0.keywordsHaveDeleteButton = false
    },
    RuleFault("x-does-nothing", breaks: ["6.10"], "the x does nothing") {
      $0.deleteAction = .nothing
    },
    RuleFault("x-deletes-last", breaks: ["6.10"], "the x deletes the last keyword") {
      $0.deleteAction = .deletesLast
    },
    RuleFault("complete-always-enabled", breaks: ["6.11"], "Complete can be used from the start") {
      $0.completeRequiresEnough = false
    },
    RuleFault("complete-does-nothing", breaks: ["6.12", "6.16"], "Complete does nothing") {
      $0.enabledControls.remove(.complete)
    },
    RuleFault("end-unannounced", breaks: ["6.12"], "nothing is said when the sign-up is done") {
      $0.endIsAnnounced = false
    },
    RuleFault("previous-goes-to-consent", breaks: ["6.13"], "the way back leads to the consent") {
      $0.screenBeforeInterests = .consent
    },
    RuleFault("return-key-never-add", breaks: ["6.14"], "the return key does not say ADD") {
      $0.addKey = "return"
    },
    RuleFault("add-does-nothing", breaks: ["6.14"], "the ADD key does nothing") {
      $0.enabledControls.remove(.add)
    },
    RuleFault("return-key-stays-add", breaks: ["6.15"], "the return key does not change to Done") {
      $0.doneKey = "ADD"
    },
    RuleFault("done-adds", breaks: ["6.16"], "Done adds what is typed") {
      $0.doneAction = .addsText
    },
    RuleFault("done-does-nothing", breaks: ["6.16"], "Done does nothing") {
      $0.doneAction = .nothing
    },
    RuleFault(
      "guide-stays-away", breaks: ["6.17"], "nothing is said when too few keywords are left"
    ) {
      $0.guideReappears = false
    },
    RuleFault(
      "done-stays", breaks: ["6.17"], "the return key says Done when too few keywords are left"
    ) { $0.addKeyReappears = false },
    RuleFault(
      "complete-stays-enabled", breaks: ["6.17"], "Complete stays on when too few keywords are left"
    ) { $0.completeIsDisabledAgain = false },
    RuleFault(
      "complete-off-at-three-lines", breaks: ["6.11"],
      "Complete is off when the field is, with three lines of keywords"
    ) { $0.completeRequiresSpace = true },
    RuleFault(
      "field-stays-disabled", breaks: ["6.18"], "the field stays off when lines become free"
    ) {
      $0.fieldIsReenabled = false
    },
    RuleFault("comma-typed", breaks: ["6.6"], "a comma is typed and adds nothing") {
      $0.commaAdds = false
    },
    RuleFault("same-keyword-added-again", "the same keyword is added again") {
      $0.keywordsAreUnique = false
    },
    RuleFault("empty-keyword-added", "an empty keyword is added") {
      $0.keywordsAreNonempty = false
    },
    RuleFault("keywords-not-trimmed", "white space around a keyword is kept") {
      $0.keywordsAreTrimmed = false
    },
  ]
}
