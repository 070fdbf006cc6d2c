extension SlackLoginFault {
  /// The statements a fault breaks, without their prefix, and what it does.
  static func meanings(of fault: SlackLoginFault) -> ([String], String) {
    fault.typingMeaning ?? fault.keyboardMeaning ?? fault.travelMeaning
      ?? ([], fault.emailSummary)
  }

  private var typingMeaning: ([String], String)? {
    switch self {
    case .autoCorrectionOn:
      (["1.1", "13.3", "13.5", "13.23"], "the address field corrects what is typed")
    case .spellCheckingOn:
      (["1.2", "13.3", "13.5", "13.23"], "the address field checks the spelling")
    case .defaultKeyboard: (["1.3"], "the address is typed on the default keyboard")
    case .returnKeySaysReturn: (["1.4"], "the return key does not say Go")
    case .goDoesNothing: (["1.4"], "the Go key does nothing")
    case .goPushesWhenEmpty: (["1.4"], "the Go key goes on without an address")
    case .lastLetterRefused: (["5.1"], "the last letter of the alphabet is refused")
    case .nonASCIILettersRefused: (["5.1"], "lowercase letters outside ASCII are refused")
    case .lastDigitRefused: (["5.2"], "the digit 9 is refused")
    case .hyphenRefused: (["5.3"], "the hyphen is refused")
    case .capitalsAccepted: (["5.4"], "capital letters can be typed")
    case .spaceAccepted: (["5.4"], "a space can be typed")
    case .underscoreAccepted: (["5.4"], "an underscore can be typed")
    case .dotAccepted: (["5.4"], "a full stop can be typed")
    case .slashAccepted: (["5.4"], "a slash can be typed")
    case .atSignAccepted: (["5.4"], "an at sign can be typed")
    case .colonAccepted: (["5.4"], "a colon can be typed")
    case .hangulAccepted: (["5.4"], "Hangul can be typed")
    case .emojiAccepted: (["5.4"], "emoji can be typed")
    case .deletingRefused: (["5.5"], "the filter refuses deletions as well")
    case .forbiddenCharactersDropped:
      (["5.6"], "what is permitted of a refused paste is kept")
    case .onlyFirstCharacterChecked: (["5.6"], "only the first pasted character is checked")
    case .refusedEditChangesNext: (["5.7"], "Next is judged by an edit that was refused")
    case .refusedEditMovesPlaceholder:
      (["5.7"], "the placeholder slides for an edit that was refused")
    case .refusedEditShortensPlaceholder:
      (["5.7"], "the placeholder is shortened for an edit that was refused")
    default: finalTextMeaning
    }
  }

  private var finalTextMeaning: ([String], String)? {
    switch self {
    case .textOneKeystrokeLate:
      (["6.1", "6.9"], "placeholder and Next are one keystroke behind the text")
    case .editAppended: (["6.2", "6.9"], "every edit counts as if it stood at the end")
    case .selectionIgnored: (["6.2", "6.9"], "typing over a selection counts as inserting")
    case .noTextNotEmpty: (["6.3", "6.9"], "the first edit of an empty field is not counted")
    case .measuredInTitleFont: (["6.4", "6.5"], "the text is measured in the title's font")
    case .placeholderStays: (["6.5", "6.9"], "the placeholder does not slide")
    case .shortPlaceholderStays:
      (["6.6", "6.9"], "the placeholder stays short when the field is empty again")
    case .longPlaceholderStays: (["6.7", "6.9"], "the placeholder is not shortened")
    case .nextNeedsTwoCharacters: (["6.8", "6.9"], "Next wants two characters")
    case .nextStaysEnabled: (["6.8", "6.9"], "Next stays on when the field is empty again")
    case .lastDeletionUnnoticed: (["6.9"], "deleting the last character goes unnoticed")
    case .nextEnabledOnLoad: (["7.1"], "Next is on from the start")
    default: nil
    }
  }

  private var keyboardMeaning: ([String], String)? {
    switch self {
    case .hideTokenLost:
      (["7.2", "13.15"], "the subscription to the keyboard's leaving cannot be cancelled")
    case .emailObserversNeverRemoved:
      (["7.3", "13.15"], "the e-mail screen goes without cancelling its subscriptions")
    case .showNoticeIgnored: (["7.4"], "the container makes no room for the keyboard")
    case .showNotAnimated: (["7.5"], "the container makes room at once")
    case .showTooSlow: (["7.5"], "the container takes a second to make room")
    case .animationsStayOff: (["7.6", "7.18", "14.4"], "animations are not turned on again")
    case .hideNoticeIgnored: (["7.7"], "the container does not take its room back")
    case .hideNotAnimated: (["7.8"], "the container takes its room back at once")
    case .hideTooSlow: (["7.8"], "the container takes a second to take its room back")
    case .noticeWithoutFrameResets: (["7.9"], "a notice without a frame counts as height 0")
    case .handlersHoldScreen:
      (["7.10"], "the subscriptions keep the e-mail screen alive after it was left")
    case .hideNotSubscribed: (["7.11", "7.7"], "nobody listens to the keyboard's leaving")
    case .innerViewsStay:
      (["7.12", "7.15"], "what is in the container does not follow its lower edge")
    case .fieldAtContainerTop: (["7.13", "7.15"], "the field stands at the container's top")
    case .wholeViewShifted:
      (["7.14", "7.15"], "everything goes up by the keyboard's whole height")
    case .noFocusOnStart: (["7.16"], "the keyboard is not up on start")
    case .firstAppearanceAnimated: (["7.17"], "the keyboard first comes up with animation")
    case .focusAfterAppearing:
      (["14.6"], "the field gets the focus only after the screen has appeared")
    default: nil
    }
  }

  private var travelMeaning: ([String], String)? {
    switch self {
    case .nextDoesNothing: (["13.1"], "Next does nothing")
    case .nextPushesWithoutAnimation: (["13.1"], "Next goes on without animation")
    case .firstScreenRisesDuringPush:
      (["13.2", "13.8", "13.9"], "the first screen listens until it has disappeared, and rises")
    case .removedInDeinitOnly:
      (["13.6", "13.8", "13.9"], "the first screen listens until it is freed")
    case .showSubscriptionKept:
      (["13.7", "13.9", "13.15"], "the first screen hears the second screen's keyboard")
    case .subscribedOnce:
      (["13.11", "13.13", "13.14"], "the first screen does not listen again on return")
    case .shortcutBarHeightKept:
      (["13.12", "13.14"], "the first screen keeps the second keyboard's height")
    case .subscriptionsPileUp: (["13.15"], "every visit adds subscriptions, none is cancelled")
    case .focusOnlyOnce: (["13.14"], "the keyboard does not come up on return")
    case .contentRisesFromBelow:
      (["13.16", "13.18", "13.21"], "the e-mail screen's content rises from below")
    case .emailNotFocused: (["13.17"], "the e-mail field has no focus on entry")
    case .emailFocusOnLoad:
      (["13.10"], "the second keyboard comes before the first screen has stopped listening")
    case .emailCorrectionOff:
      (["13.4", "13.5", "13.24", "13.25"], "the e-mail field has no shortcut bar")
    case .handsOverFixedHeight: (["13.18"], "301 is handed over, whatever the keyboard's height")
    case .handsOverToWrongScreen: (["13.22"], "the first screen hands the height to itself")
    case .handedHeightUnused: (["13.19", "13.21"], "the height handed over is not used on load")
    case .missingHeightIs301: (["13.19"], "without a height handed over 301 is assumed")
    case .emailLaidOutAnimated: (["13.20", "13.21"], "the first layout is animated")
    case .emailFollowsOwnKeyboard:
      (["13.21"], "the content moves on to the second keyboard's height")
    case .animationsOffAtEveryFocus:
      (["14.2", "14.3", "14.4"], "animations are turned off whenever the field gets the focus")
    case .firstTimeRememberedForever:
      (["14.5"], "a screen made anew takes itself for one that was shown before")
    case .prevPopsWithoutAnimation: (["14.4"], "Prev goes back without animation")
    default: nil
    }
  }

  private var emailSummary: String {
    switch self {
    case .titleDoesNotFloat: "the e-mail field's title does not appear"
    case .titleAppearsAtOnce: "the e-mail field's title appears without animation"
    case .emailPlaceholderStays: "the e-mail field's placeholder stays under the text"
    case .emailFiltersCharacters: "the e-mail field refuses what an address may not hold"
    default: ""
    }
  }
}
