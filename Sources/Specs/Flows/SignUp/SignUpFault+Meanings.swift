extension SignUpFault {
  /// The statements a fault breaks, without their prefix, and what it does.
  static func meanings(of fault: SignUpFault) -> ([String], String) {
    fault.accountMeaning ?? fault.formMeaning ?? fault.networkMeaning ?? fault.personalMeaning
      ?? fault.consentMeaning ?? fault.interestMeaning ?? ([], "")
  }

  private var accountMeaning: ([String], String)? {
    switch self {
    case .idOf4Accepted: (["1.1"], "an ID of four characters is taken for valid")
    case .idOf5Refused: (["1.1"], "an ID of five characters is taken for invalid")
    case .idOf20Refused: (["1.1"], "an ID of twenty characters is taken for invalid")
    case .idOf21Accepted: (["1.1"], "an ID of twenty-one characters is taken for valid")
    case .idCapitalsAccepted: (["1.1"], "capitals pass in an ID")
    case .idDotAccepted: (["1.1"], "a full stop passes in an ID")
    case .idSignsRefused: (["1.1"], "underscore and hyphen do not pass in an ID")
    case .idJudgedWhileTyping: (["1.2"], "the ID is judged while it is typed")
    case .validIDStaysBlack: (["1.3"], "a valid ID does not turn green")
    case .invalidIDStaysBlack: (["1.4"], "an invalid ID does not turn red")
    case .invalidIDUnexplained: (["Q1.3"], "nothing is said below an invalid ID")
    case .emptyIDNotJudged: (["1.4"], "an ID that is left empty is not judged")
    case .idKeepsColorWhenEditedAgain:
      (["1.11"], "the ID keeps its colour while it is edited again")
    case .passwordBlackAtFirst: (["1.5"], "the password is not judged before it is left")
    case .passwordRedFromFocus: (["1.5"], "the password is red before anything is typed")
    case .validPasswordStaysRed: (["1.6"], "a valid password does not turn green")
    case .passwordJudgedOnce: (["1.7"], "a password that was valid once stays green")
    case .passwordOf7Accepted: (["1.1"], "a password of seven characters passes")
    case .passwordOf8Refused: (["1.1"], "a password of eight characters does not pass")
    case .passwordOf16Refused: (["1.1"], "a password of sixteen characters does not pass")
    case .passwordOf17Accepted: (["1.1"], "a password of seventeen characters passes")
    case .passwordNeedsNoCapital: (["1.1"], "a password without a capital passes")
    case .passwordNeedsNoDigit: (["1.1"], "a password without a digit passes")
    case .passwordNeedsNoSign: (["1.1"], "a password without a sign passes")
    case .passwordOtherSignCounts: (["1.1"], "a question mark counts as a sign of a password")
    case .passwordLengthJudgedLast:
      (["Q1.3"], "the length of a password is the last thing complained of")
    case .nameOptional: (["1.8", "1.9", "1.10"], "the name may be left out")
    case .blankNameAccepted: (["1.8"], "a name of spaces passes")
    case .missingNameWithoutText: (["1.9"], "nothing is said below a missing name")
    case .missingNameWithoutBorder: (["1.10"], "a missing name has no red border")
    default: nil
    }
  }

  private var formMeaning: ([String], String)? {
    switch self {
    case .nameFieldMissing: (["Q1.1"], "there is no field for the name")
    case .onlyFirstFieldIsTold:
      (["Q1.2", "2.4"], "only the first field tells the screen what is done with it")
    case .oneRuleForAll: (["Q1.3"], "the password is judged as the ID is")
    case .oneMessageForAll: (["Q1.3"], "what is wrong with a password is said below the ID")
    case .passwordChangeUnreported: (["Q1.7", "Q1.8"], "the password does not report its changes")
    case .textOneEditLate:
      (["Q1.8", "1.7"], "what is judged is the text from before the last edit")
    case .idChangeJudgesPassword:
      (["Q2.1", "Q2.4", "Q2.5"], "a change of the ID makes the password react")
    case .passwordChangeJudgesID: (["Q2.5"], "a change of the password makes the ID react")
    case .judgedBeforeLoad:
      (["Q3.1", "Q3.3", "Q3.4"], "the fields are judged before the screen is there")
    case .passwordShown: (["2.1"], "the password can be read")
    case .confirmationShown: (["2.1"], "the password typed once more can be read")
    case .maskedWithBullets: (["2.1"], "bullets stand for the characters of a password")
    case .confirmationNotCompared: (["2.2"], "any confirmation passes")
    case .confirmationIgnoresCase: (["2.2"], "a confirmation in other letter case passes")
    case .confirmationStale:
      (["2.2"], "the confirmation is not judged anew when the password changes")
    case .returnKeySaysReturn: (["2.3"], "the return key does not say Next")
    case .returnStays: (["2.4"], "return does not lead to the next field")
    case .returnSkipsConfirmation: (["2.4"], "return leads past the confirmation")
    case .movesOnWhenValid: (["2.4"], "the focus moves on as soon as a field is valid")
    case .lastReturnKeepsKeyboard: (["2.5"], "return on the last field leaves the keyboard up")
    case .lastReturnStartsAgain: (["2.5"], "return on the last field leads to the first")
    case .keyboardCoversField: (["2.6"], "the keyboard covers the field in use")
    case .roomMadeForFirstFieldOnly:
      (["2.6"], "only a keyboard that comes scrolls the field into sight")
    case .roomKeptForKeyboard: (["2.6"], "the room for the keyboard stays when it goes")
    default: nil
    }
  }

  private var networkMeaning: ([String], String)? {
    switch self {
    case .nextAlwaysEnabled: (["2.7"], "Next can be used from the start")
    case .nextWithoutConfirmation: (["2.7"], "Next does not wait for the confirmation")
    case .nextEnabledWhenValid: (["2.7"], "Next waits until everything is valid")
    case .nextStaysEnabled: (["2.7"], "Next stays on when a field is emptied")
    case .goesOnWhenInvalid: (["2.8"], "Next goes on with invalid entries")
    case .confirmedInSilence: (["2.8"], "Next does not show what is wrong")
    case .nothingSent: (["3.1", "3.2"], "Next goes on without asking the server")
    case .unreachableServerIgnored: (["3.1"], "a server that cannot be reached is taken for a yes")
    case .failureUnexplained: (["3.1"], "nothing is said when the server cannot be reached")
    case .nextEnabledWhileWaiting: ([], "Next can be used again while the server is asked")
    case .nothingPosted: (["3.3"], "no application is posted")
    case .passwordNotPosted: (["3.3"], "the application lacks the password")
    case .postsWhenEditingEnds:
      (["3.3", "3.4"], "an application is posted as soon as a field is left")
    case .duplicatesNotChecked: (["3.5"], "the list of IDs is not fetched")
    case .duplicatesByBeginning: (["3.5"], "an ID that another one begins with counts as taken")
    case .duplicatePosted: (["3.6"], "an application is posted for a taken ID")
    case .duplicateAccepted: (["3.6"], "a taken ID goes on")
    case .duplicateUnexplained: (["3.6"], "nothing is said about a taken ID")
    case .refusalIgnored: (["3.6"], "the server's refusal goes unnoticed")
    default: nil
    }
  }

  private var personalMeaning: ([String], String)? {
    switch self {
    case .noPicker: (["4.1"], "no date picker comes up")
    case .pickerHasNoLimit: (["4.1"], "the date picker goes back further than 99 years")
    case .dateShownWhileTurning: (["4.2"], "the date is shown while the wheel is turned")
    case .selectShowsNothing: (["4.2"], "Select does not show the date")
    case .cancelChoosesDate: (["4.2"], "Cancel chooses the date as Select does")
    case .ageOf14Accepted: (["4.9"], "one may be fourteen")
    case .ageByYearAlone: (["4.9"], "the age is counted by years alone")
    case .birthdayNotCounted: (["4.9"], "the birthday itself does not complete a year")
    case .genderNotSelectable: (["4.3"], "the gender cannot be selected")
    case .noGenderAtFirst: (["4.9"], "no gender is selected at first")
    case .emailDefaultKeyboard: (["4.4"], "the e-mail address is typed on the default keyboard")
    case .emailWithoutEndingAccepted: (["4.5"], "an e-mail address passes without an ending")
    case .emailOneLetterEndingAccepted:
      (["4.5"], "an e-mail address passes with an ending of one letter")
    case .emailLongEndingRefused:
      (["4.6"], "an e-mail address with an ending of four letters does not pass")
    case .emailSpaceAccepted: (["4.5"], "an e-mail address with a space passes")
    case .emailUnexplained: (["4.5"], "nothing is said below an invalid e-mail address")
    case .emailMessageStays: (["4.6"], "what was said below the e-mail address stays")
    case .phoneDefaultKeyboard: (["4.7"], "the number is typed on the default keyboard")
    case .phoneOf9Accepted: (["4.8"], "a number of nine digits passes")
    case .phoneOf10Refused: (["4.9"], "a number of ten digits does not pass")
    case .phoneOf12Accepted: (["4.8"], "a number of twelve digits passes")
    case .phoneHyphensAccepted: (["4.8"], "a number with hyphens passes")
    case .phone011Accepted: (["4.8"], "a number that starts with 011 passes")
    case .phoneUnexplained: (["4.8"], "nothing is said below an invalid number")
    case .phoneMessageStays: (["4.8"], "what was said below the number stays")
    case .personalNextAlwaysEnabled: (["4.9", "4.10"], "Next can be used from the start")
    case .personalNextWithoutDate: (["4.9"], "Next does not wait for the birth date")
    case .personalNextWithoutEmail: (["4.9"], "Next does not wait for the e-mail address")
    case .personalNextWithoutPhone: (["4.9"], "Next does not wait for the number")
    case .personalNextStaysEnabled: (["4.9"], "Next stays on when an entry turns wrong")
    case .firstScreenCleared: (["4.11"], "the first screen is empty after the way back")
    case .firstScreenMarksLost: (["4.11"], "the first screen has no colours after the way back")
    default: nil
    }
  }

  private var consentMeaning: ([String], String)? {
    switch self {
    case .consentPushed: (["5.1"], "the consent comes from the side")
    case .consentSkipped: (["5.1"], "nobody is asked for consent")
    case .consentShort: (["5.2", "5.3"], "the consent fits on the screen")
    case .consentDoesNotScroll: (["5.3"], "the consent does not scroll")
    case .lastTextCutOff: (["5.3"], "the last text of the consent cannot be reached")
    case .noCancelButton: (["5.4"], "the consent cannot be cancelled")
    case .agreeWantsScrolling: (["5.4"], "Agree waits until the consent was scrolled to its end")
    case .agreeAnimated: (["5.5"], "Agree goes on by animation")
    case .cancelNotAnimated: (["5.6"], "Cancel takes the consent away at once")
    case .cancelLeavesTwoScreens: (["5.7"], "Cancel leads back to the first screen")
    case .cancelGoesOn: (["5.7"], "Cancel goes on as Agree does")
    case .cancelClearsForm: (["5.8"], "Cancel empties the form")
    default: nil
    }
  }

  private var interestMeaning: ([String], String)? {
    switch self {
    case .oneKeywordALine: (["6.1"], "each keyword has a line of its own")
    case .noGuideAtFirst: (["6.2"], "nothing is said before the first keyword")
    case .twoAreEnough: (["6.3"], "two keywords are enough")
    case .fourAreNeeded: (["6.3", "6.5"], "three keywords are not enough")
    case .countStays: (["6.4"], "the count does not change")
    case .missingOnesCounted: (["6.4"], "the missing keywords are counted")
    case .guideStays: (["6.5"], "the count is said when there are enough")
    case .keywordsAboveField: (["6.6"], "keywords are added above the field")
    case .keywordsInOneLine: (["6.7"], "keywords do not begin a new line")
    case .fieldStaysEnabled: (["6.8"], "keywords can be typed with three lines of them")
    case .fieldOffAtFourthLine: (["6.8"], "keywords can be typed until there are four lines")
    case .noX: (["6.9"], "keywords have no x")
    case .xDoesNothing: (["6.10"], "the x does nothing")
    case .xDeletesLast: (["6.10"], "the x deletes the last keyword")
    case .completeAlwaysEnabled: (["6.11"], "Complete can be used from the start")
    case .completeDoesNothing: (["6.12", "6.16"], "Complete does nothing")
    case .endUnannounced: (["6.12"], "nothing is said when the sign-up is done")
    case .previousGoesToConsent: (["6.13"], "the way back leads to the consent")
    case .returnKeyNeverAdd: (["6.14"], "the return key does not say ADD")
    case .addDoesNothing: (["6.14"], "the ADD key does nothing")
    case .returnKeyStaysAdd: (["6.15"], "the return key does not change to Done")
    case .doneAdds: (["6.16"], "Done adds what is typed")
    case .doneDoesNothing: (["6.16"], "Done does nothing")
    case .guideStaysAway: (["6.17"], "nothing is said when too few keywords are left")
    case .doneStays: (["6.17"], "the return key says Done when too few keywords are left")
    case .completeStaysEnabled: (["6.17"], "Complete stays on when too few keywords are left")
    case .completeOffAtThreeLines:
      (["6.11"], "Complete is off when the field is, with three lines of keywords")
    case .fieldStaysDisabled: (["6.18"], "the field stays off when lines become free")
    case .commaTyped: (["6.6"], "a comma is typed and adds nothing")
    case .sameKeywordAddedAgain: ([], "the same keyword is added again")
    case .emptyKeywordAdded: ([], "an empty keyword is added")
    case .keywordsNotTrimmed: ([], "white space around a keyword is kept")
    default: nil
    }
  }
}
