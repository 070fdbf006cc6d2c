extension PasswordEntryFault {
  /// The statements it breaks, without their prefix, and what it does.
  var meaning: ([String], String) {
    rulesMeaning ?? entryMeaning ?? secretMeaning ?? lookMeaning ?? keysMeaning ?? checkMeaning
      ?? confirmationMeaning ?? returnMeaning ?? roomMeaning
  }

  private var rulesMeaning: ([String], String)? {
    switch self {
    case .sevenCharactersPass: (["10.5"], "a password of seven characters passes")
    case .eightCharactersRefused: (["10.5"], "a password needs nine characters")
    case .twentyCharactersRefused: (["10.5"], "a password may have nineteen characters at most")
    case .twentyOneCharactersPass: (["10.5"], "a password of twenty-one characters passes")
    case .letterOptional: (["10.5"], "a password needs no letter")
    case .digitOptional: (["10.5"], "a password needs no digit")
    case .specialOptional: (["10.5"], "a password needs no special character")
    case .hyphenCounts: (["10.5"], "a hyphen counts as a special character")
    case .parenthesesDoNotCount: (["10.5"], "the parentheses are no special characters")
    case .capitalsDoNotCount: (["10.5"], "capitals are no letters")
    case .oneSetIsEnough: (["10.5"], "letters alone, digits alone or special characters alone pass")
    case .otherCharactersRefused:
      (["10.5"], "a character of none of the sets makes a password fail")
    case .everythingPasses: (["10.1", "10.5"], "every text passes as a password")
    default: nil
    }
  }

  private var entryMeaning: ([String], String)? {
    switch self {
    case .entryWithoutFocus: (["4.1", "4.2"], "no field has the focus on entry")
    case .focusOnlyAtFirstEntry: (["4.2"], "a screen made anew has no focus")
    case .comingBackFocusesPassword:
      (["4.3"], "coming back to the confirmation begins at the password again")
    case .startsInConfirmation: (["10.12"], "the confirmation is asked for from the start")
    case .warnsBeforeCheck: (["10.9", "10.12"], "the screen begins with a warning")
    case .titlesMissing: (["1.4"], "the screen has no titles")
    case .stateInView: (["2.1", "1.3", "17.1"], "a view that is made anew has lost everything")
    case .stageInView: (["2.2", "2.1"], "a view that is made anew begins at the first stage")
    case .verdictsInView: (["17.1"], "a view that is made anew has lost its warning")
    default: nil
    }
  }

  private var secretMeaning: ([String], String)? {
    switch self {
    case .firstCharacterMasked:
      (["5.2", "5.1", "5.3"], "what is done on every change of the text masks the first character")
    case .redClearedByTextChange: (["11.2"], "what turns red into blue masks the first character")
    case .notMasked: (["6.3", "6.9"], "the masked field is not masked")
    case .revealedAtFirst: (["6.9"], "the password can be read until the eye is tapped")
    case .bothFieldsShown: (["6.2"], "the masked field stays in front of the plain one")
    case .plainFieldHidden: (["6.3"], "the eye hides the masked field and shows nothing")
    case .textsNotShared: (["7.2"], "the plain field does not have the text of the masked one")
    case .eyeMissing: (["6.1"], "there is no eye")
    case .confirmationWithoutEye: (["1.2"], "the confirmation has no eye")
    case .eyeOnTheLeft: (["6.1"], "the eye is on the left")
    case .eyeIconsSwapped: (["6.5"], "the eye's pictures are swapped")
    case .eyeIconFixed: (["6.5"], "the eye's picture never changes")
    case .eyeBlue: (["6.7"], "the eye is blue")
    case .eyeWhenEmpty: (["6.6"], "the eye is there while there is nothing to see")
    case .eyeWithoutFocus: (["6.6"], "the eye stays when its field is left")
    case .eyeDoesNothing: (["6.1", "6.8"], "a tap on the eye does nothing")
    case .eyeOnlyReveals: (["6.8"], "a second tap on the eye does not mask the text again")
    case .toggleDropsFocus: (["6.4"], "a tap on the eye takes the focus away")
    case .toggleCountsAsFocusChange:
      (["6.4", "3.4", "7.2"], "the eye counts as a change of focus and clears the text")
    case .typingHides: (["7.1"], "typing masks the text again")
    case .revealedAfterBlur:
      (["8.2", "8.1"], "a field that is left for nothing else stays in the clear")
    case .revealedAfterGoingOn: (["8.1"], "a field that is left for the other stays in the clear")
    default: nil
    }
  }

  private var lookMeaning: ([String], String)? {
    switch self {
    case .underlineNeverRed: (["5.5", "10.4"], "the line never turns red")
    case .focusHidesRed:
      (["5.5", "5.6"], "the line of the field in use is blue, whatever the check said")
    case .redWhileTyping: (["11.1", "5.5"], "the line stays red until the next check")
    case .blueForGood: (["11.3", "11.4"], "what was typed once clears the check for good")
    case .underlineNeverBlue: (["5.6"], "the line never turns blue")
    case .blueWithoutFocus: (["5.7"], "the line is blue without focus as well")
    case .confirmationUnderlineGrey: (["1.1"], "the line of the confirmation stays grey")
    case .warningMissing: (["10.3", "10.9"], "a password that fails brings no warning")
    case .warningReworded: (["10.8"], "the warning has the words of a later edition")
    case .warningNotRed: (["10.4"], "the warnings are grey")
    case .warningWhileTyping: (["10.9", "11.4"], "the warning stays until the next check")
    case .warningGoneOnBlur: (["10.9"], "the warning goes when the field is left")
    case .confirmationWarningMissing: (["13.7"], "a confirmation that fails brings no warning")
    case .confirmationWarningReworded:
      (["13.6"], "the confirmation warns with the words of the password")
    case .confirmationWarningWhileTyping:
      (["13.7"], "the warning of the confirmation stays until the next check")
    default: nil
    }
  }

  private var keysMeaning: ([String], String)? {
    switch self {
    case .standardKeyboard: (["5.4"], "the keyboard is not one of the alphabet")
    case .confirmationStandardKeyboard: (["1.1", "5.4"], "the confirmation has another keyboard")
    case .autocorrectionOn: (["5.4"], "the fields correct what is typed")
    case .returnKeySaysReturn: (["9.2"], "the return key of a masked field does not say Done")
    case .plainReturnKeySaysReturn: (["9.2"], "the return key of a plain field does not say Done")
    case .doneHidesKeyboard: (["9.1", "9.3"], "Done puts the keyboard away and does nothing else")
    case .doneIgnoredWhileRevealed: (["9.3"], "Done does nothing while the text is in the clear")
    case .doneIgnoredOnConfirmation: (["15.1", "9.3"], "Done does nothing on the confirmation")
    default: nil
    }
  }

  private var checkMeaning: ([String], String)? {
    switch self {
    case .failureKeepsText: (["10.2"], "a password that fails stays in its field")
    case .failureLosesFocus: (["10.1", "10.7"], "a password that fails puts the keyboard away")
    case .failureResetsConfirmation:
      (["10.6", "10.1", "10.11"], "a password that fails resets what comes next, and goes on")
    case .failureDoesNotScroll:
      (
        ["3.5", "3.6"],
        "after a check that failed the focus is set to what it was, and nothing scrolls"
      )
    case .stageUnheard: (["1.7", "10.7"], "nothing follows from a new stage")
    case .stageMovesNoFocus: (["1.5", "3.3", "10.10"], "a new stage does not move the focus")
    case .confirmationNotShown: (["10.10", "12.5"], "the confirmation never comes")
    case .confirmationTextKept:
      (["12.7", "10.10", "12.3"], "the confirmation comes with what was typed before")
    case .confirmationAlwaysThere: (["12.5"], "the confirmation is there from the start")
    default: nil
    }
  }

  private var confirmationMeaning: ([String], String)? {
    switch self {
    case .mismatchPasses: (["15.1", "13.7"], "any other password confirms the first")
    case .prefixPasses: (["15.1", "13.7"], "the beginning of the password confirms it")
    case .letterCaseIgnored:
      (["15.1", "13.7"], "capitals and small letters are the same to the confirmation")
    case .mismatchKeepsText: (["13.7"], "a confirmation that fails stays in its field")
    case .mismatchStartsOver:
      (["13.7", "1.5"], "a confirmation that fails begins with the password again")
    case .confirmedStays: (["15.1"], "a password that is confirmed leads nowhere")
    default: nil
    }
  }

  private var returnMeaning: ([String], String)? {
    switch self {
    case .focusUnheard: (["3.1", "12.2"], "nothing follows when a person moves the focus")
    case .stageFollowsFocus: (["3.2", "12.8"], "without focus the entry is at its first stage")
    case .blurClears: (["12.8"], "a field that is left for nothing else is emptied")
    case .tapOutsideIgnored: (["8.2"], "a tap beside the fields leaves the focus where it is")
    case .confirmationStaysOnReturn:
      (["12.1", "12.4", "16.1"], "the confirmation stays when the password is selected again")
    case .confirmationTitleStays:
      (["12.4", "12.5"], "the title of the confirmation stays when it goes")
    case .passwordKeptOnReturn:
      (["12.6", "16.1"], "the password that is selected again keeps its text")
    case .clearedFromConfirmationOnly:
      (
        ["12.6"],
        "a password that was left for nothing else is not emptied when it is selected again"
      )
    case .confirmationKeptOnReselection:
      (["12.7", "16.1"], "the confirmation that is selected again keeps its text")
    case .verdictKeptOnReturn:
      (["12.6", "10.11"], "the confirmation comes back with its old warning")
    case .returnShowsRed: (["12.6"], "a password that is selected again counts as failed")
    default: nil
    }
  }

  private var roomMeaning: ([String], String) {
    switch self {
    case .nothingScrolls: (["13.1", "10.13"], "nothing scrolls by itself")
    case .scrollsToTop: (["13.2"], "the field in use is scrolled to the upper edge")
    case .scrollsToPassword:
      (["13.2", "10.13"], "it is always the password that is scrolled into sight")
    case .warningLeftCovered:
      (["13.3"], "the field in use is scrolled into sight, but not its warning")
    case .noRoom: (["13.4", "13.1"], "the keyboard covers the content")
    case .roomFixed: (["13.4"], "the room is 301 points, whatever the keyboard's height")
    case .roomKept: (["13.4"], "the room is not taken back when the keyboard goes")
    case .macScrolls: (["13.5"], "the fields are scrolled into sight on a Mac, too")
    case .macMakesRoom: (["13.5"], "room is made for a keyboard on a Mac, too")
    case .observerPerScreen: (["1.6"], "every screen observes the keyboard for itself")
    case .indicatorShown: (["13.8"], "the scroll indicator is shown")
    case .leftMarginFixed: (["1.8", "14.2"], "a finger on the left margin scrolls nothing")
    case .rightMarginFixed: (["14.1", "1.8"], "a finger on the right margin scrolls nothing")
    case .contentOffCentre: (["14.2"], "the content is not in the middle")
    case .contentFillsWidth: (["14.2"], "the content has no margins")
    case .phoneContentFixed: (["14.2"], "the content of a phone is as wide as that of a tablet")
    default: ([], "")
    }
  }
}
