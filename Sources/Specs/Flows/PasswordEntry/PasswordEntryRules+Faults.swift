import SpecSimulator

/// Every way the password entry can be broken on purpose: its two defects, and one for each rule.
extension PasswordEntryRules {
  static let faults: [RuleFault<Self>] = [
    // what a password must be
    RuleFault("seven-characters-pass", breaks: ["10.5"], "a password of seven characters passes") {
      $0.password.lengths = 7...20
    },
    RuleFault("eight-characters-refused", breaks: ["10.5"], "a password needs nine characters") {
      $0.password.lengths = 9...20
    },
    RuleFault(
      "twenty-characters-refused", breaks: ["10.5"],
      "a password may have nineteen characters at most"
    ) { $0.password.lengths = 8...19 },
    RuleFault(
      "twenty-one-characters-pass", breaks: ["10.5"], "a password of twenty-one characters passes"
    ) { $0.password.lengths = 8...21 },
    RuleFault(
      "code-points-counted", breaks: ["10.5"],
      "the length of a password counts code points, not characters"
    ) { $0.password.unit = .codePoint },
    RuleFault("letter-optional", breaks: ["10.5"], "a password needs no letter") {
      $0.password.required.remove(.letter)
    },
    RuleFault("digit-optional", breaks: ["10.5"], "a password needs no digit") {
      $0.password.required.remove(.digit)
    },
    RuleFault(
      "special-character-optional", breaks: ["10.5"], "a password needs no special character"
    ) {
      $0.password.required.remove(.special)
    },
    RuleFault("hyphen-counts", breaks: ["10.5"], "a hyphen counts as a special character") {
      $0.password.specialCharacters += "-"
    },
    RuleFault(
      "parentheses-do-not-count", breaks: ["10.5"], "parentheses do not count as special characters"
    ) { $0.password.specialCharacters = "!@#$%^&*" },
    RuleFault("capitals-do-not-count", breaks: ["10.5"], "capital letters do not count as letters")
    {
      $0.password.letters = ["a"..."z"]
    },
    RuleFault(
      "one-set-is-enough", breaks: ["10.5"],
      "letters alone, digits alone or special characters alone pass"
    ) { $0.password.needs = .any },
    RuleFault(
      "other-characters-refused", breaks: ["10.5"],
      "a character of none of the sets makes a password fail"
    ) { $0.password.mayHaveOthers = false },
    RuleFault("everything-passes", breaks: ["10.1", "10.5"], "every text passes as a password") {
      ($0.password.lengths, $0.password.required) = (0...Int.max, [])
    },

    // entering the screen
    RuleFault("entry-without-focus", breaks: ["4.1", "4.2"], "no field has the focus on entry") {
      $0.focusOnAppearing = .never
    },
    RuleFault("focus-only-at-first-entry", breaks: ["4.2"], "a screen that is rebuilt has no focus")
    {
      $0.focusOnAppearing = .onceAtPassword
    },
    RuleFault(
      "coming-back-focuses-password", breaks: ["4.3"],
      "coming back to the confirmation begins at the password again"
    ) { $0.focusOnAppearing = .always },
    RuleFault(
      "starts-in-confirmation", breaks: ["10.12"], "the confirmation is asked for from the start"
    ) { $0.initialStage = .confirmation },
    RuleFault("warns-before-check", breaks: ["10.9", "10.12"], "the screen begins with a warning") {
      $0.initialValidity = false
    },
    RuleFault("titles-missing", breaks: ["1.4"], "the screen has no titles") {
      $0.hasTitles = false
    },
    RuleFault(
      "state-in-view", breaks: ["2.1", "1.3", "17.1"],
      "a view that is rebuilt has lost everything"
    ) { $0.stateLostWithView = [.everything] },
    RuleFault(
      "stage-in-view", breaks: ["2.2", "2.1"], "a view that is rebuilt begins at the first stage"
    ) { $0.stateLostWithView = [.stage] },
    RuleFault("verdicts-in-view", breaks: ["17.1"], "a view that is rebuilt has lost its warning") {
      $0.stateLostWithView = [.validity]
    },

    // masked and in the clear
    RuleFault(
      "first-character-masked", breaks: ["5.2", "5.1", "5.3"],
      "what is done on every change of the text masks the first character"
    ) { $0.textUpdate = .always },
    RuleFault(
      "red-cleared-by-text-change", breaks: ["11.2"],
      "what turns red into blue masks the first character"
    ) { $0.textUpdate = .whenDifferentOrRed },
    RuleFault("not-masked", breaks: ["6.3", "6.9"], "the masked field is not masked") {
      $0.masksText = false
    },
    RuleFault(
      "bullet-for-each-code-point", breaks: ["6.3"],
      "an emoji of several code points has as many bullets"
    ) { $0.maskedUnit = .codePoint },
    RuleFault(
      "masking-clears-with-next-key", breaks: ["7.2"],
      "the first key after the text was masked again replaces it"
    ) { $0.maskingKeepsText = false },
    RuleFault(
      "revealed-at-first", breaks: ["6.9"], "the password can be read until the eye is tapped"
    ) { $0.isInitiallyMasked = false },
    RuleFault(
      "both-fields-shown", breaks: ["6.2"], "the masked field stays in front of the plain one"
    ) { $0.unmaskedStyles.insert(.masked) },
    RuleFault(
      "plain-field-hidden", breaks: ["6.3"], "the eye hides the masked field and shows nothing"
    ) { $0.unmaskedStyles = [] },
    RuleFault(
      "texts-not-shared", breaks: ["7.2"],
      "the plain field does not have the text of the masked one"
    ) { $0.stylesShareText = false },
    RuleFault("eye-missing", breaks: ["6.1"], "the reveal button is missing") {
      $0.fieldsWithRevealButton = []
    },
    RuleFault("confirmation-without-eye", breaks: ["1.2"], "the confirmation has no eye") {
      $0.fieldsWithRevealButton.remove(.confirmation)
    },
    RuleFault("eye-on-the-left", breaks: ["6.1"], "the eye is on the left") {
      $0.revealButtonSide = .left
    },
    RuleFault("eye-icons-swapped", breaks: ["6.5"], "the eye's pictures are swapped") {
      swap(&$0.iconWhileMasked, &$0.iconWhileRevealed)
    },
    RuleFault("eye-icon-fixed", breaks: ["6.5"], "the eye's picture never changes") {
      $0.iconWhileRevealed = $0.iconWhileMasked
    },
    RuleFault("eye-blue", breaks: ["6.7"], "the eye is blue") {
      $0.revealButtonColor = Palette.active
    },
    RuleFault("eye-when-empty", breaks: ["6.6"], "the eye is there while there is nothing to see") {
      $0.revealButtonConditions.remove(.text)
    },
    RuleFault("eye-without-focus", breaks: ["6.6"], "the eye stays when its field is left") {
      $0.revealButtonConditions.remove(.focus)
    },
    RuleFault("eye-does-nothing", breaks: ["6.1", "6.8"], "a tap on the eye does nothing") {
      $0.revealAction = .nothing
    },
    RuleFault(
      "eye-only-reveals", breaks: ["6.8"], "a second tap on the eye does not mask the text again"
    ) { $0.revealAction = .reveals },
    RuleFault("toggle-drops-focus", breaks: ["6.4"], "a tap on the eye takes the focus away") {
      $0.focusAfterReveal = .nowhere
    },
    RuleFault(
      "toggle-counts-as-focus-change", breaks: ["6.4", "3.4", "7.2"],
      "the eye counts as a change of focus and clears the text"
    ) { $0.focusAfterReveal = .reenters },
    RuleFault("typing-hides", breaks: ["7.1"], "typing masks the text again") {
      $0.typingKeepsTextRevealed = false
    },
    RuleFault(
      "revealed-after-blur", breaks: ["8.2", "8.1"],
      "a field that is left for nothing else stays in the clear"
    ) { $0.masksOnBlurTo.remove(.nothing) },
    RuleFault(
      "revealed-after-going-on", breaks: ["8.1"],
      "a field that is left for the other stays in the clear"
    ) { $0.masksOnBlurTo.remove(.otherField) },

    // lines and warnings
    RuleFault("underline-never-red", breaks: ["5.5", "10.4"], "the line never turns red") {
      $0.errorUnderline = .never
    },
    RuleFault(
      "focus-hides-red", breaks: ["5.5", "5.6"],
      "the line of the field in use is blue, whatever the check said"
    ) { $0.errorUnderline = .withoutFocus },
    RuleFault(
      "red-while-typing", breaks: ["11.1", "5.5"], "the line stays red until the next check"
    ) {
      $0.typingClears.remove(.line)
    },
    RuleFault(
      "blue-for-good", breaks: ["11.3", "11.4"], "what was typed once clears the check for good"
    ) { $0.validityPersistsWhileTyping = false },
    RuleFault("underline-never-blue", breaks: ["5.6"], "the line never turns blue") {
      $0.activeUnderline = .never
    },
    RuleFault("blue-without-focus", breaks: ["5.7"], "the line is blue without focus as well") {
      $0.activeUnderline = .always
    },
    RuleFault(
      "confirmation-underline-grey", breaks: ["1.1"], "the line of the confirmation stays grey"
    ) { $0.fieldsWithUnderline.remove(.confirmation) },
    RuleFault(
      "warning-missing", breaks: ["10.3", "10.9"], "a password that fails brings no warning"
    ) {
      $0.fieldsWithWarning.remove(.password)
    },
    RuleFault("warning-reworded", breaks: ["10.8"], "the warning has the words of a later edition")
    {
      $0.passwordWarning =
        "영문, 숫자를 포함하여 8자 이상 20자 이내로 입력해 주세요.\n특수문자는 !@#$%^&*()만 가능합니다"
    },
    RuleFault("warning-not-red", breaks: ["10.4"], "the warnings are grey") {
      $0.warningColor = Palette.secondary
    },
    RuleFault(
      "warning-while-typing", breaks: ["10.9", "11.4"], "the warning stays until the next check"
    ) { $0.typingClears.remove(.passwordWarning) },
    RuleFault("warning-gone-on-blur", breaks: ["10.9"], "the warning goes when the field is left") {
      $0.warningStaysWithoutFocus = false
    },
    RuleFault(
      "confirmation-warning-missing", breaks: ["13.7"],
      "a confirmation that fails brings no warning"
    ) { $0.fieldsWithWarning.remove(.confirmation) },
    RuleFault(
      "confirmation-warning-reworded", breaks: ["13.6"],
      "the confirmation warns with the words of the password"
    ) { $0.confirmationWarning = $0.passwordWarning },
    RuleFault(
      "confirmation-warning-while-typing", breaks: ["13.7"],
      "the warning of the confirmation stays until the next check"
    ) { $0.typingClears.remove(.confirmationWarning) },

    // keys
    RuleFault("standard-keyboard", breaks: ["5.4"], "the keyboard is not one of the alphabet") {
      ($0.passwordKeyboard, $0.confirmationKeyboard) = (.standard, .standard)
    },
    RuleFault(
      "confirmation-standard-keyboard", breaks: ["1.1", "5.4"],
      "the confirmation has another keyboard"
    ) { $0.confirmationKeyboard = .standard },
    RuleFault("password-is-corrected", breaks: ["5.4"], "the fields correct what is typed") {
      $0.autocorrection = .on
    },
    RuleFault(
      "masked-return-key-says-return", breaks: ["9.2"],
      "the return key of a masked field does not say Done"
    ) { $0.maskedReturnKey = "return" },
    RuleFault(
      "plain-return-key-says-return", breaks: ["9.2"],
      "the return key of a plain field does not say Done"
    ) { $0.plainReturnKey = "return" },
    RuleFault(
      "done-hides-keyboard", breaks: ["9.1", "9.3"],
      "Done puts the keyboard away and does nothing else"
    ) { $0.doneAction = .hidesKeyboard },
    RuleFault(
      "done-ignored-while-revealed", breaks: ["9.3"],
      "Done does nothing while the text is in the clear"
    ) { $0.stylesWithDoneAction.remove(.plain) },
    RuleFault(
      "done-ignored-on-confirmation", breaks: ["15.1", "9.3"],
      "Done does nothing on the confirmation"
    ) { $0.fieldsWithDoneAction.remove(.confirmation) },

    // the first check
    RuleFault("failure-keeps-text", breaks: ["10.2"], "a password that fails stays in its field") {
      $0.failureEffects.remove(.clearsField)
    },
    RuleFault(
      "failure-loses-focus", breaks: ["10.1", "10.7"],
      "a password that fails puts the keyboard away"
    ) { $0.failureEffects.remove(.focus) },
    RuleFault(
      "failure-resets-confirmation", breaks: ["10.6", "10.1", "10.11"],
      "a password that fails resets what comes next, and goes on"
    ) { $0.stageAfterFailure = .confirmation },
    RuleFault(
      "failure-does-not-scroll", breaks: ["3.5", "3.6"],
      "after a check that failed the focus is set to what it was, and nothing scrolls"
    ) { $0.failureEffects.remove(.scroll) },
    RuleFault("stage-unheard", breaks: ["1.7", "10.7"], "nothing follows from a new stage") {
      $0.stageEffects = []
    },
    RuleFault(
      "stage-moves-no-focus", breaks: ["1.5", "3.3", "10.10"], "a new stage does not move the focus"
    ) { $0.stageEffects.remove(.focus) },
    RuleFault("confirmation-not-shown", breaks: ["10.10", "12.5"], "the confirmation never comes") {
      $0.confirmationVisibility = .never
    },
    RuleFault(
      "confirmation-text-kept", breaks: ["12.7", "10.10", "12.3"],
      "the confirmation comes with what was typed before"
    ) { $0.confirmationBeginsEmpty = false },
    RuleFault(
      "confirmation-always-there", breaks: ["12.5"], "the confirmation is there from the start"
    ) { $0.confirmationVisibility = .always },

    // the confirmation
    RuleFault("mismatch-passes", breaks: ["15.1", "13.7"], "any other password confirms the first")
    {
      $0.confirmation = .anyPassword
    },
    RuleFault(
      "prefix-passes", breaks: ["15.1", "13.7"], "the beginning of the password confirms it"
    ) {
      $0.confirmation = .itsPrefix
    },
    RuleFault(
      "letter-case-ignored", breaks: ["15.1", "13.7"],
      "capitals and small letters are the same to the confirmation"
    ) { $0.confirmation = .sameLetters },
    RuleFault(
      "mismatch-keeps-text", breaks: ["13.7"], "a confirmation that fails stays in its field"
    ) {
      $0.mismatchClears = false
    },
    RuleFault(
      "mismatch-starts-over", breaks: ["13.7", "1.5"],
      "a confirmation that fails begins with the password again"
    ) { $0.stageAfterMismatch = .password },
    RuleFault("confirmed-stays", breaks: ["15.1"], "a password that is confirmed leads nowhere") {
      $0.confirmationCompletesFlow = false
    },

    // going back to the password
    RuleFault(
      "focus-unheard", breaks: ["3.1", "12.2"], "nothing follows when a person moves the focus"
    ) { $0.focusChangesStage = false },
    RuleFault(
      "stage-follows-focus", breaks: ["3.2", "12.8"],
      "without focus the entry is at its first stage"
    ) { $0.stageSurvivesBlur = false },
    RuleFault("blur-clears", breaks: ["12.8"], "a field that is left for nothing else is emptied") {
      $0.textSurvivesBlur = false
    },
    RuleFault(
      "tap-outside-ignored", breaks: ["8.2"], "a tap beside the fields leaves the focus where it is"
    ) { $0.tapOutsideEndsEditing = false },
    RuleFault(
      "confirmation-stays-on-return", breaks: ["12.1", "12.4", "16.1"],
      "the confirmation stays when the password is selected again"
    ) { $0.selectingPasswordResetsStage = false },
    RuleFault(
      "confirmation-title-stays", breaks: ["12.4", "12.5"],
      "the title of the confirmation stays when it goes"
    ) { $0.titleIsRemovedWithConfirmation = false },
    RuleFault(
      "password-kept-on-return", breaks: ["12.6", "16.1"],
      "the password that is selected again keeps its text"
    ) { $0.selectingClearsPassword = .never },
    RuleFault(
      "cleared-from-confirmation-only", breaks: ["12.6"],
      "a password that was left for nothing else is not emptied when it is selected again"
    ) { $0.selectingClearsPassword = .fromConfirmation },
    RuleFault(
      "confirmation-kept-on-reselection", breaks: ["12.7", "16.1"],
      "the confirmation that is selected again keeps its text"
    ) { $0.selectingClearsConfirmation = false },
    RuleFault(
      "verdict-kept-on-return", breaks: ["12.6", "10.11"],
      "the confirmation comes back with its old warning"
    ) { $0.confirmationValidityIsReset = false },
    RuleFault(
      "return-shows-red", breaks: ["12.6"], "a password that is selected again counts as failed"
    ) { $0.returningKeepsValidity = false },

    // room and scrolling
    RuleFault("nothing-scrolls", breaks: ["13.1", "10.13"], "nothing scrolls by itself") {
      $0.scrollsOn = []
    },
    RuleFault("scrolls-to-top", breaks: ["13.2"], "the field in use is scrolled to the upper edge")
    {
      $0.scrollEdge = .top
    },
    RuleFault(
      "scrolls-to-password", breaks: ["13.2", "10.13"],
      "it is always the password that is scrolled into sight"
    ) { $0.scrollTarget = .password },
    RuleFault(
      "warning-left-covered", breaks: ["13.3"],
      "the field in use is scrolled into sight, but not its warning"
    ) { $0.scrollAnchor = .field },
    RuleFault("no-room", breaks: ["13.4", "13.1"], "the keyboard covers the content") {
      $0.avoidsKeyboardOn = []
    },
    RuleFault(
      "room-fixed", breaks: ["13.4"], "the room is 301 points, whatever the keyboard's height"
    ) { $0.keyboardInset = 301 },
    RuleFault("room-kept", breaks: ["13.4"], "the room is not taken back when the keyboard goes") {
      $0.insetIsReset = false
    },
    RuleFault("mac-scrolls", breaks: ["13.5"], "the fields are scrolled into sight on a Mac, too") {
      $0.scrollsOn.insert(.computer)
    },
    RuleFault("mac-makes-room", breaks: ["13.5"], "room is made for a keyboard on a Mac, too") {
      $0.avoidsKeyboardOn.insert(.computer)
    },
    RuleFault(
      "observer-per-screen", breaks: ["1.6"], "every screen observes the keyboard for itself"
    ) {
      $0.observerIsShared = false
    },
    RuleFault("indicator-shown", breaks: ["13.8"], "the scroll indicator is shown") {
      $0.showsIndicator = true
    },
    RuleFault(
      "left-margin-fixed", breaks: ["1.8", "14.2"], "a finger on the left margin scrolls nothing"
    ) { $0.scrollableMargins.remove(.left) },
    RuleFault(
      "right-margin-fixed", breaks: ["14.1", "1.8"], "a finger on the right margin scrolls nothing"
    ) { $0.scrollableMargins.remove(.right) },
    RuleFault("content-off-centre", breaks: ["14.2"], "the content is not in the middle") {
      $0.margin = 8
    },
    RuleFault("content-fills-width", breaks: ["14.2"], "the content has no margins") {
      $0.contentWidth = .whole
    },
    RuleFault(
      "phone-content-fixed", breaks: ["14.2"],
      "the content of a phone is as wide as that of a tablet"
    ) { $0.contentWidth = .fixed },
  ]
}
