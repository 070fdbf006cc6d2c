extension StoreCardFault {
  /// The statements it breaks, without their prefix, and what it does.
  var meaning: ([String], String) {
    openingMeaning ?? presentingMeaning ?? dismissingMeaning ?? partMeaning ?? pushMeaning
      ?? wayBackMeaning ?? mapMeaning ?? leavingMeaning ?? tabBarMeaning ?? reviewMeaning
  }

  private var openingMeaning: ([String], String)? {
    switch self {
    case .cardDoesNotOpen: (["1.4"], "a tap on a card does nothing")
    case .animatedByLibrary:
      (["1.1", "6.2"], "a drawing of a library is played in place of an animation of the screen")
    case .cardsSideBySide: (["1.3"], "the cards stand beside each other")
    case .listDoesNotScroll: (["1.3"], "the list of cards does not scroll")
    case .growsInsideCell:
      (["1.5", "1.6"], "the content ends with the screen, as in a cell that expands")
    case .detailDoesNotScroll: (["1.6"], "the content of a card's screen does not scroll")
    case .statusBarStays: (["1.4"], "the status bar stays while a card is open")
    case .systemPush: (["1.8", "6.2", "6.12"], "the system's push brings the card's screen")
    case .bodyThereAtOnce: (["1.7", "2.3", "2.4"], "what is below the header is there at once")
    case .detailAsSheet: (["1.8", "2.5"], "the card's screen comes as a sheet")
    case .firstCardMoves: (["2.1", "2.7"], "whatever card is chosen, the first one moves")
    case .originNotConverted:
      (["2.1", "2.7", "6.7"], "a card's place in the content is taken for its place on the screen")
    case .detailContainerIsBody: (["2.2"], "on the way back the body moves in place of the page")
    default: nil
    }
  }

  private var presentingMeaning: ([String], String)? {
    switch self {
    case .headerStartsAsScreen: (["3.1"], "the header begins with the height of the screen")
    case .closeStaysHidden: (["3.2"], "the close button does not come")
    case .cornersStraightAtStart: (["3.3"], "the corners are straight from the start")
    case .notLaidOutFirst: (["3.4"], "nothing is laid out before the animation starts")
    case .safeAreaIgnored: (["3.5"], "what is on the header ignores the safe area")
    case .headerWithoutMargin: (["3.5"], "what is on the header touches the safe area")
    case .headerTo500: (["2.6", "3.6"], "the header becomes 500 points high")
    case .headerJumps: (["2.6", "3.7"], "the header takes its last height at once")
    case .headerWithPosition: (["3.7"], "the header grows as long as the screen moves")
    case .cornersWithSize: (["3.8"], "the corners become straight as long as the screen grows")
    case .cornersStayRound: (["3.8"], "the corners stay round")
    default: nil
    }
  }

  private var dismissingMeaning: ([String], String)? {
    switch self {
    case .headerStaysScrolled: (["4.1"], "the header stays as far up as it was scrolled")
    case .headerNeverJumps: (["4.2"], "a header far above comes down all the way")
    case .headerStaysAbove: (["2.6", "4.2"], "a header that has jumped stays above the screen")
    case .headerAlwaysJumps: (["4.3"], "the header jumps however far the screen was scrolled")
    case .headerStaysLow: (["4.4"], "what is on the header stays below the safe area")
    case .headerStaysHigh:
      (["2.6", "4.5"], "the header keeps the height it had on the whole screen")
    case .closeStays: (["4.6"], "the close button does not fade")
    case .closeFadesWithPosition: (["4.6"], "the close button fades as long as the screen moves")
    case .cornersStayStraight: (["4.7"], "the corners stay straight on the way back")
    case .cornersRoundAtOnce: (["4.7"], "the corners are round at once on the way back")
    default: nil
    }
  }

  private var partMeaning: ([String], String)? {
    switch self {
    case .hooksNotCalled: (["5.1"], "no screen is told that it comes")
    case .hooksNotCalledOnWayBack: (["5.1"], "no screen is told that it goes")
    case .animatorsSwapped: (["5.2"], "screens get each animator in place of the other")
    case .framesSwapped: (["5.2"], "screens get each frame in place of the other")
    case .listAnimatesToo: (["5.3"], "the list dims its guide while a card opens")
    default: nil
    }
  }

  private var pushMeaning: ([String], String)? {
    switch self {
    case .endsShort: (["6.1", "6.8"], "the screen ends above the home indicator")
    case .sourceNotGuarded: (["6.3"], "without a card a screen grows out of nothing")
    case .targetNotGuarded: (["6.4"], "the guide's card fades although the guide takes no part")
    case .frameForgotten: (["6.5", "6.15"], "at the end the screen is as small as its card again")
    case .notAttached: (["6.6"], "the screen is not put into the container")
    case .startsAtFullSize: (["6.7", "6.9"], "the screen starts in its last size")
    case .notPlacedFirst: (["6.9"], "the screen is not put where its card is before it moves")
    case .cellStaysVisible:
      (["6.10"], "the card stays visible below the screen that grows out of it")
    case .yNotTranslated: (["6.11"], "the screen does not move up or down")
    case .xNotTranslated: (["6.11"], "the screen does not move sideways")
    case .positionUndiminished: (["6.12"], "the screen moves a tenth of a second longer")
    case .dampingFull: (["6.12"], "the screen does not swing")
    case .positionEases: (["6.12"], "the screen moves without a spring")
    case .sizeUndiminished: (["6.13"], "the screen grows a tenth of a second longer")
    case .sizeSprings: (["6.13"], "the screen grows like a spring")
    case .xWithPosition: (["6.13"], "the screen moves sideways as long as it moves down")
    case .hookAfterStart: (["6.14"], "the screen is told that it comes when it is moving already")
    case .cellStaysHidden: (["6.15"], "the card stays hidden when its screen has come")
    case .reportedCancelled: (["6.16"], "the transition says that it was cancelled")
    case .completionOnPosition:
      (["6.17"], "the transition is over with the moving, also if growing takes longer")
    case .completionOnSize:
      (["6.17"], "the transition is over with the growing, also if moving takes longer")
    case .tieNeverCompletes: (["6.17"], "a transition whose parts take equally long is never over")
    case .sizeStartedFirst: (["6.18"], "the growing starts before the moving")
    case .positionNotStarted: (["6.18"], "the moving is not started")
    case .sizeNotStarted: (["6.18"], "the growing is not started")
    default: nil
    }
  }

  private var wayBackMeaning: ([String], String)? {
    switch self {
    case .systemPop: ([], "the system's pop takes the card's screen away")
    case .wayBackShortened: ([], "the way back takes a tenth of a second less")
    case .cellStaysVisibleOnWayBack:
      ([], "the card is visible below the screen that shrinks into it")
    case .cellStaysHiddenOnWayBack: ([], "the card stays hidden when its screen is gone")
    default: nil
    }
  }

  private var mapMeaning: ([String], String)? {
    switch self {
    case .lastShopCounts: (["7.1"], "the last shop of the answer is shown")
    case .coordinatesSwapped: (["7.1"], "latitude and longitude are taken for each other")
    case .cameraStays: (["7.2", "7.3"], "the marker is set and the camera stays where it was")
    case .cameraBeside: (["7.4"], "the camera moves to a place beside the marker")
    case .cameraReasonZero: (["7.5"], "the camera moves without a reason of the app's own")
    case .cameraEases: (["7.6"], "the camera does not fly")
    case .cameraFaster: (["7.7"], "the camera takes one second")
    case .mapOfPhotos: (["7.8"], "the map is made of photos")
    case .minimumZoomUnset: (["7.9"], "the map can be made as small as the whole earth")
    case .maximumZoomUnset: (["7.10"], "the map can be enlarged beyond its details")
    case .zoomUnset: (["7.11"], "the map keeps the zoom it came with")
    case .cancelledMoveUnsaid: (["7.12"], "nothing is said of a camera that was held up")
    case .finishedMoveUnsaid: (["7.13"], "nothing is said of a camera that has arrived")
    case .moveResultsSwapped:
      (["7.12", "7.13"], "an arrival is called a cancellation, and the other way round")
    case .markerBeforeCamera: (["7.14"], "the marker is attached before the camera moves")
    case .markerAfterMove: (["7.14"], "the marker is attached when the camera has arrived")
    case .markerNeverAttached: (["7.15"], "the marker is never attached")
    case .markerDoesNothing: (["7.16"], "touching the marker does nothing")
    case .markerTouchUnsaid: (["7.16"], "nothing is said of a touch on the marker")
    case .touchGoesThrough: (["7.17"], "touching the marker touches the map as well")
    case .mapBeforeDetails: ([], "the map is set up before its place is known")
    default: nil
    }
  }

  private var leavingMeaning: ([String], String)? {
    switch self {
    case .opensWebMap: (["8.1", "8.2"], "the web's map is opened in place of the app")
    case .addressWithAppName: (["8.2"], "the address says appname, as the map app's guide wants it")
    case .nameNotEncoded: (["8.3"], "the name in the address is not encoded")
    case .nameInCapitals: (["8.3"], "the name in the address is encoded in capitals")
    case .notAskedFirst: (["8.4"], "the address is opened without asking whether it can be")
    case .schemeUndeclared:
      (["8.1", "8.4"], "the app has not declared that it asks about the map app")
    case .optionsNever: (["8.5"], "addresses are opened the old way on every system")
    case .optionsAfter10: (["8.5"], "addresses are opened the old way on system 10 too")
    case .appStoreNever: (["8.6", "8.8"], "without the map app nothing happens")
    case .appStoreForOldSystems:
      (["8.6", "8.8"], "the App Store is opened where the map app is there and the system is old")
    case .appStoreOfAnotherApp: (["8.7"], "the App Store is opened for another app")
    case .closeNeedsCard: ([], "a screen that grew out of no card cannot be closed")
    case .locationDoesNothing: ([], "the location button does nothing")
    case .missingPageOpened: ([], "a page that is missing is opened")
    default: nil
    }
  }

  private var tabBarMeaning: ([String], String)? {
    switch self {
    case .barNotHidden: (["9.4"], "the tab bar stays while a card is open")
    case .barComesBack:
      (["9.2", "9.3", "9.4"], "the tab bar is back over the card when the app comes back")
    case .hidesOnLeaving: (["9.3"], "the tab bar is hidden again when the app leaves, in vain")
    case .barMovedTwice: (["9.4"], "a tab bar that is hidden is moved down once more")
    case .observerOutlivesCard: (["9.4"], "a card that was closed still hides the tab bar")
    case .barStaysOn667:
      (
        ["9.4"],
        "on screens of 667 points the tab bar is only said not to be hidden when it should go"
      )
    case .barHiddenAtOnce: (["11.1", "11.2"], "the tab bar goes without animation")
    case .barShownAtOnce: (["11.2", "11.6", "11.7"], "the tab bar comes back without animation")
    case .barNotShown:
      (["11.5", "11.6", "11.7"], "the tab bar does not come back when a card is closed")
    case .showingNotBranched:
      (
        ["11.1", "11.3", "11.4", "11.5"],
        "the tab bar is moved on every screen, also where nothing comes of it"
      )
    case .showingDirectOn812:
      (["11.4", "11.6"], "on screens of 812 points the tab bar is not moved")
    case .showingDirectOnPlus:
      (["11.7", "11.8"], "on screens of 736 points the tab bar is not moved")
    case .showingDirectElsewhere: (["11.7"], "on screens of other heights the tab bar is not moved")
    default: nil
    }
  }

  private var reviewMeaning: ([String], String) {
    switch self {
    case .rowsAlike: (["10.1"], "all rows of reviews are equally high")
    case .oneLineOnly: (["10.2"], "reviews are measured as a single line")
    case .measuredWide: (["10.3"], "reviews are measured twice as wide")
    case .heightCapped: (["10.3"], "what is measured is not higher than it is wide")
    case .roomFixed300: (["10.4"], "a row has 300 points and what its text adds")
    case .heightsNotDivided: (["10.4"], "a row has all of its text's height in addition")
    case .heightsSorted: (["10.5"], "the heights are sorted")
    case .reviewTextFixed: (["10.7"], "the text of a row does not grow")
    default: ([], "")
    }
  }
}
