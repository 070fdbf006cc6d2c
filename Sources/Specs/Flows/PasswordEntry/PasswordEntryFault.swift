package import SpecSimulator

/// Every way the password entry can be broken on purpose: its two defects, and one for each rule.
package enum PasswordEntryFault: String, CaseIterable, Sendable {
  // what a password must be
  case sevenCharactersPass = "seven-characters-pass"
  case eightCharactersRefused = "eight-characters-refused"
  case twentyCharactersRefused = "twenty-characters-refused"
  case twentyOneCharactersPass = "twenty-one-characters-pass"
  case letterOptional = "letter-optional"
  case digitOptional = "digit-optional"
  case specialOptional = "special-character-optional"
  case hyphenCounts = "hyphen-counts"
  case parenthesesDoNotCount = "parentheses-do-not-count"
  case capitalsDoNotCount = "capitals-do-not-count"
  case oneSetIsEnough = "one-set-is-enough"
  case otherCharactersRefused = "other-characters-refused"
  case everythingPasses = "everything-passes"

  // entering the screen
  case entryWithoutFocus = "entry-without-focus"
  case focusOnlyAtFirstEntry = "focus-only-at-first-entry"
  case comingBackFocusesPassword = "coming-back-focuses-password"
  case startsInConfirmation = "starts-in-confirmation"
  case warnsBeforeCheck = "warns-before-check"
  case titlesMissing = "titles-missing"
  case stateInView = "state-in-view"
  case stageInView = "stage-in-view"
  case verdictsInView = "verdicts-in-view"

  // masked and in the clear
  case firstCharacterMasked = "first-character-masked"
  case redClearedByTextChange = "red-cleared-by-text-change"
  case notMasked = "not-masked"
  case revealedAtFirst = "revealed-at-first"
  case bothFieldsShown = "both-fields-shown"
  case plainFieldHidden = "plain-field-hidden"
  case textsNotShared = "texts-not-shared"
  case eyeMissing = "eye-missing"
  case confirmationWithoutEye = "confirmation-without-eye"
  case eyeOnTheLeft = "eye-on-the-left"
  case eyeIconsSwapped = "eye-icons-swapped"
  case eyeIconFixed = "eye-icon-fixed"
  case eyeBlue = "eye-blue"
  case eyeWhenEmpty = "eye-when-empty"
  case eyeWithoutFocus = "eye-without-focus"
  case eyeDoesNothing = "eye-does-nothing"
  case eyeOnlyReveals = "eye-only-reveals"
  case toggleDropsFocus = "toggle-drops-focus"
  case toggleCountsAsFocusChange = "toggle-counts-as-focus-change"
  case typingHides = "typing-hides"
  case revealedAfterBlur = "revealed-after-blur"
  case revealedAfterGoingOn = "revealed-after-going-on"

  // lines and warnings
  case underlineNeverRed = "underline-never-red"
  case focusHidesRed = "focus-hides-red"
  case redWhileTyping = "red-while-typing"
  case blueForGood = "blue-for-good"
  case underlineNeverBlue = "underline-never-blue"
  case blueWithoutFocus = "blue-without-focus"
  case confirmationUnderlineGrey = "confirmation-underline-grey"
  case warningMissing = "warning-missing"
  case warningReworded = "warning-reworded"
  case warningNotRed = "warning-not-red"
  case warningWhileTyping = "warning-while-typing"
  case warningGoneOnBlur = "warning-gone-on-blur"
  case confirmationWarningMissing = "confirmation-warning-missing"
  case confirmationWarningReworded = "confirmation-warning-reworded"
  case confirmationWarningWhileTyping = "confirmation-warning-while-typing"

  // keys
  case standardKeyboard = "standard-keyboard"
  case confirmationStandardKeyboard = "confirmation-standard-keyboard"
  case autocorrectionOn = "password-is-corrected"
  case returnKeySaysReturn = "masked-return-key-says-return"
  case plainReturnKeySaysReturn = "plain-return-key-says-return"
  case doneHidesKeyboard = "done-hides-keyboard"
  case doneIgnoredWhileRevealed = "done-ignored-while-revealed"
  case doneIgnoredOnConfirmation = "done-ignored-on-confirmation"

  // the first check
  case failureKeepsText = "failure-keeps-text"
  case failureLosesFocus = "failure-loses-focus"
  case failureResetsConfirmation = "failure-resets-confirmation"
  case failureDoesNotScroll = "failure-does-not-scroll"
  case stageUnheard = "stage-unheard"
  case stageMovesNoFocus = "stage-moves-no-focus"
  case confirmationNotShown = "confirmation-not-shown"
  case confirmationTextKept = "confirmation-text-kept"
  case confirmationAlwaysThere = "confirmation-always-there"

  // the confirmation
  case mismatchPasses = "mismatch-passes"
  case prefixPasses = "prefix-passes"
  case letterCaseIgnored = "letter-case-ignored"
  case mismatchKeepsText = "mismatch-keeps-text"
  case mismatchStartsOver = "mismatch-starts-over"
  case confirmedStays = "confirmed-stays"

  // going back to the password
  case focusUnheard = "focus-unheard"
  case stageFollowsFocus = "stage-follows-focus"
  case blurClears = "blur-clears"
  case tapOutsideIgnored = "tap-outside-ignored"
  case confirmationStaysOnReturn = "confirmation-stays-on-return"
  case confirmationTitleStays = "confirmation-title-stays"
  case passwordKeptOnReturn = "password-kept-on-return"
  case clearedFromConfirmationOnly = "cleared-from-confirmation-only"
  case confirmationKeptOnReselection = "confirmation-kept-on-reselection"
  case verdictKeptOnReturn = "verdict-kept-on-return"
  case returnShowsRed = "return-shows-red"

  // room and scrolling
  case nothingScrolls = "nothing-scrolls"
  case scrollsToTop = "scrolls-to-top"
  case scrollsToPassword = "scrolls-to-password"
  case warningLeftCovered = "warning-left-covered"
  case noRoom = "no-room"
  case roomFixed = "room-fixed"
  case roomKept = "room-kept"
  case macScrolls = "mac-scrolls"
  case macMakesRoom = "mac-makes-room"
  case observerPerScreen = "observer-per-screen"
  case indicatorShown = "indicator-shown"
  case leftMarginFixed = "left-margin-fixed"
  case rightMarginFixed = "right-margin-fixed"
  case contentOffCentre = "content-off-centre"
  case contentFillsWidth = "content-fills-width"
  case phoneContentFixed = "phone-content-fixed"

  /// The fault as the phone lists it.
  package var description: SpecSimulator.Fault {
    let (statements, summary) = meaning
    return SpecSimulator.Fault(rawValue, breaks: statements.map { "password-" + $0 }, summary)
  }
}

/// The faults that are switched on.
typealias PasswordEntryFaults = Set<PasswordEntryFault>
