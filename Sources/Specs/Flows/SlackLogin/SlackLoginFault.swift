package import SpecSimulator

/// Every way the log-in can be broken on purpose: the defects it once had, and one for each rule.
package enum SlackLoginFault: String, CaseIterable, Sendable {
  // the keyboard of the address field
  case autoCorrectionOn = "auto-correction-on"
  case spellCheckingOn = "spell-checking-on"
  case defaultKeyboard = "default-keyboard"
  case returnKeySaysReturn = "return-key-says-return"
  case goDoesNothing = "go-does-nothing"
  case goPushesWhenEmpty = "go-pushes-when-empty"

  // permitted characters
  case lastLetterRefused = "last-letter-refused"
  case nonASCIILettersRefused = "non-ascii-letters-refused"
  case lastDigitRefused = "last-digit-refused"
  case hyphenRefused = "hyphen-refused"
  case capitalsAccepted = "capitals-accepted"
  case spaceAccepted = "space-accepted"
  case underscoreAccepted = "underscore-accepted"
  case dotAccepted = "dot-accepted"
  case slashAccepted = "slash-accepted"
  case atSignAccepted = "at-sign-accepted"
  case colonAccepted = "colon-accepted"
  case hangulAccepted = "hangul-accepted"
  case emojiAccepted = "emoji-accepted"
  case deletingRefused = "deleting-refused"
  case forbiddenCharactersDropped = "forbidden-characters-dropped"
  case onlyFirstCharacterChecked = "only-first-character-checked"
  case refusedEditChangesNext = "refused-edit-changes-next"
  case refusedEditMovesPlaceholder = "refused-edit-moves-placeholder"
  case refusedEditShortensPlaceholder = "refused-edit-shortens-placeholder"

  // the final text, the placeholder, Next
  case textOneKeystrokeLate = "text-one-keystroke-late"
  case editAppended = "edit-appended"
  case selectionIgnored = "selection-ignored"
  case noTextNotEmpty = "no-text-not-empty"
  case measuredInTitleFont = "measured-in-title-font"
  case placeholderStays = "placeholder-stays"
  case shortPlaceholderStays = "short-placeholder-stays"
  case longPlaceholderStays = "long-placeholder-stays"
  case nextNeedsTwoCharacters = "next-needs-two-characters"
  case nextStaysEnabled = "next-stays-enabled"
  case lastDeletionUnnoticed = "last-deletion-unnoticed"
  case nextEnabledOnLoad = "next-enabled-on-load"

  // the keyboard and the container
  case hideTokenLost = "hide-token-lost"
  case emailObserversNeverRemoved = "email-observers-never-removed"
  case showNoticeIgnored = "show-notice-ignored"
  case showNotAnimated = "show-not-animated"
  case showTooSlow = "show-too-slow"
  case animationsStayOff = "animations-stay-off"
  case hideNoticeIgnored = "hide-notice-ignored"
  case hideNotAnimated = "hide-not-animated"
  case hideTooSlow = "hide-too-slow"
  case noticeWithoutFrameResets = "notice-without-frame-resets"
  case handlersHoldScreen = "handlers-hold-screen"
  case hideNotSubscribed = "hide-not-subscribed"
  case innerViewsStay = "inner-views-stay"
  case fieldAtContainerTop = "field-at-container-top"
  case wholeViewShifted = "whole-view-shifted"
  case noFocusOnStart = "no-focus-on-start"
  case firstAppearanceAnimated = "first-appearance-animated"
  case focusAfterAppearing = "focus-after-appearing"

  // from screen to screen
  case nextDoesNothing = "next-does-nothing"
  case nextPushesWithoutAnimation = "next-pushes-without-animation"
  case firstScreenRisesDuringPush = "first-screen-rises-during-push"
  case removedInDeinitOnly = "removed-in-deinit-only"
  case showSubscriptionKept = "show-subscription-kept"
  case subscribedOnce = "subscribed-once"
  case shortcutBarHeightKept = "shortcut-bar-height-kept"
  case subscriptionsPileUp = "subscriptions-pile-up"
  case focusOnlyOnce = "focus-only-once"
  case contentRisesFromBelow = "content-rises-from-below"
  case emailNotFocused = "email-not-focused"
  case emailFocusOnLoad = "email-focus-on-load"
  case emailCorrectionOff = "email-correction-off"
  case handsOverFixedHeight = "hands-over-fixed-height"
  case handsOverToWrongScreen = "hands-over-to-wrong-screen"
  case handedHeightUnused = "handed-height-unused"
  case missingHeightIs301 = "missing-height-is-301"
  case emailLaidOutAnimated = "email-laid-out-animated"
  case emailFollowsOwnKeyboard = "email-follows-own-keyboard"
  case animationsOffAtEveryFocus = "animations-off-at-every-focus"
  case firstTimeRememberedForever = "first-time-remembered-forever"
  case prevPopsWithoutAnimation = "prev-pops-without-animation"

  // the e-mail field; no statement is about these
  case titleDoesNotFloat = "title-does-not-float"
  case titleAppearsAtOnce = "title-appears-at-once"
  case emailPlaceholderStays = "email-placeholder-stays"
  case emailFiltersCharacters = "email-filters-characters"

  /// The fault as the phone lists it.
  package var description: Fault {
    let (statements, summary) = SlackLoginFault.meanings(of: self)
    return Fault(rawValue, breaks: statements.map { "slack-" + $0 }, summary)
  }
}

/// The faults that are switched on.
typealias SlackLoginFaults = Set<SlackLoginFault>
