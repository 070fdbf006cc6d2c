package import SpecSimulator

/// Every way the cards can be broken on purpose: what went wrong once, and one for each rule.
package enum StoreCardFault: String, CaseIterable, Sendable {
  // the way to a card
  case cardDoesNotOpen = "card-does-not-open"
  case animatedByLibrary = "animated-by-library"
  case cardsSideBySide = "cards-side-by-side"
  case listDoesNotScroll = "list-does-not-scroll"
  case growsInsideCell = "grows-inside-cell"
  case detailDoesNotScroll = "detail-does-not-scroll"
  case statusBarStays = "status-bar-stays"
  case systemPush = "system-push"
  case bodyThereAtOnce = "body-there-at-once"
  case detailAsSheet = "detail-as-sheet"
  case firstCardMoves = "first-card-moves"
  case originNotConverted = "origin-not-converted"
  case detailContainerIsBody = "detail-container-is-body"

  // the screen comes
  case headerStartsAsScreen = "header-starts-as-screen"
  case closeStaysHidden = "close-stays-hidden"
  case cornersStraightAtStart = "corners-straight-at-start"
  case notLaidOutFirst = "not-laid-out-first"
  case safeAreaIgnored = "safe-area-ignored"
  case headerWithoutMargin = "header-without-margin"
  case headerTo500 = "header-to-500"
  case headerJumps = "header-jumps"
  case headerWithPosition = "header-with-position"
  case cornersWithSize = "corners-with-size"
  case cornersStayRound = "corners-stay-round"

  // the screen goes
  case headerStaysScrolled = "header-stays-scrolled"
  case headerNeverJumps = "header-never-jumps"
  case headerStaysAbove = "header-stays-above"
  case headerAlwaysJumps = "header-always-jumps"
  case headerStaysLow = "header-stays-low"
  case headerStaysHigh = "header-stays-high"
  case closeStays = "close-stays"
  case closeFadesWithPosition = "close-fades-with-position"
  case cornersStayStraight = "corners-stay-straight"
  case cornersRoundAtOnce = "corners-round-at-once"

  // taking part
  case hooksNotCalled = "hooks-not-called"
  case hooksNotCalledOnWayBack = "hooks-not-called-on-way-back"
  case animatorsSwapped = "animators-swapped"
  case framesSwapped = "frames-swapped"
  case listAnimatesToo = "list-animates-too"

  // the push
  case endsShort = "ends-short"
  case sourceNotGuarded = "source-not-guarded"
  case targetNotGuarded = "target-not-guarded"
  case frameForgotten = "frame-forgotten"
  case notAttached = "not-attached"
  case startsAtFullSize = "starts-at-full-size"
  case notPlacedFirst = "not-placed-first"
  case cellStaysVisible = "cell-stays-visible"
  case yNotTranslated = "y-not-translated"
  case xNotTranslated = "x-not-translated"
  case positionUndiminished = "position-undiminished"
  case dampingFull = "damping-full"
  case positionEases = "position-eases"
  case sizeUndiminished = "size-undiminished"
  case sizeSprings = "size-springs"
  case xWithPosition = "x-with-position"
  case hookAfterStart = "hook-after-start"
  case cellStaysHidden = "cell-stays-hidden"
  case reportedCancelled = "reported-cancelled"
  case completionOnPosition = "completion-on-position"
  case completionOnSize = "completion-on-size"
  case tieNeverCompletes = "tie-never-completes"
  case sizeStartedFirst = "size-started-first"
  case positionNotStarted = "position-not-started"
  case sizeNotStarted = "size-not-started"

  // the way back; no statement is about it
  case systemPop = "system-pop"
  case wayBackShortened = "way-back-shortened"
  case cellStaysVisibleOnWayBack = "cell-stays-visible-on-way-back"
  case cellStaysHiddenOnWayBack = "cell-stays-hidden-on-way-back"

  // the map
  case lastShopCounts = "last-shop-counts"
  case coordinatesSwapped = "coordinates-swapped"
  case cameraStays = "camera-stays"
  case cameraBeside = "camera-beside"
  case cameraReasonZero = "camera-reason-zero"
  case cameraEases = "camera-eases"
  case cameraFaster = "camera-faster"
  case mapOfPhotos = "map-of-photos"
  case minimumZoomUnset = "minimum-zoom-unset"
  case maximumZoomUnset = "maximum-zoom-unset"
  case zoomUnset = "zoom-unset"
  case cancelledMoveUnsaid = "cancelled-move-unsaid"
  case finishedMoveUnsaid = "finished-move-unsaid"
  case moveResultsSwapped = "move-results-swapped"
  case markerBeforeCamera = "marker-before-camera"
  case markerAfterMove = "marker-after-move"
  case markerNeverAttached = "marker-never-attached"
  case markerDoesNothing = "marker-does-nothing"
  case markerTouchUnsaid = "marker-touch-unsaid"
  case touchGoesThrough = "touch-goes-through"
  case mapBeforeDetails = "map-before-details"

  // other apps
  case opensWebMap = "opens-web-map"
  case addressWithAppName = "address-with-app-name"
  case nameNotEncoded = "name-not-encoded"
  case nameInCapitals = "name-in-capitals"
  case notAskedFirst = "not-asked-first"
  case schemeUndeclared = "scheme-undeclared"
  case optionsNever = "options-never"
  case optionsAfter10 = "options-after-10"
  case appStoreNever = "app-store-never"
  case appStoreForOldSystems = "app-store-for-old-systems"
  case appStoreOfAnotherApp = "app-store-of-another-app"
  case closeNeedsCard = "close-needs-card"
  case locationDoesNothing = "location-does-nothing"
  case missingPageOpened = "missing-page-opened"

  // the tab bar
  case barNotHidden = "bar-not-hidden"
  case barComesBack = "bar-comes-back"
  case hidesOnLeaving = "hides-on-leaving"
  case barMovedTwice = "bar-moved-twice"
  case observerOutlivesCard = "observer-outlives-card"
  case barStaysOn667 = "bar-stays-on-667"
  case barHiddenAtOnce = "bar-hidden-at-once"
  case barShownAtOnce = "bar-shown-at-once"
  case barNotShown = "bar-not-shown"
  case showingNotBranched = "showing-not-branched"
  case showingDirectOn812 = "showing-direct-on-812"
  case showingDirectOnPlus = "showing-direct-on-plus"
  case showingDirectElsewhere = "showing-direct-elsewhere"

  // reviews
  case rowsAlike = "rows-alike"
  case oneLineOnly = "one-line-only"
  case measuredWide = "measured-wide"
  case heightCapped = "height-capped"
  case roomFixed300 = "room-fixed-300"
  case heightsNotDivided = "heights-not-divided"
  case heightsSorted = "heights-sorted"
  case reviewTextFixed = "review-text-fixed"

  /// The fault as the phone lists it.
  package var description: SpecSimulator.Fault {
    let (statements, summary) = meaning
    return SpecSimulator.Fault(rawValue, breaks: statements.map { "card-" + $0 }, summary)
  }
}

/// The faults that are switched on.
typealias StoreCardFaults = Set<StoreCardFault>
