import SpecSimulator

/// Every way the cards can be broken on purpose: what went wrong once, and one for each rule.
extension StoreCardRules {
  static let faults: [RuleFault<Self>] = [
    // the way to a card
    RuleFault("card-does-not-open", breaks: ["1.4"], "a tap on a card does nothing") {
      $0.enabledControls.remove(.card)
    },
    RuleFault(
      "animated-by-library", breaks: ["1.1", "6.2"],
      "a drawing of a library is played in place of an animation of the screen"
    ) { $0.pushStyle = .drawing },
    RuleFault("cards-side-by-side", breaks: ["1.3"], "the cards are side by side") {
      $0.cardLayout = .horizontal
    },
    RuleFault("list-does-not-scroll", breaks: ["1.3"], "the list of cards does not scroll") {
      $0.listScrolls = false
    },
    RuleFault(
      "grows-inside-cell", breaks: ["1.5", "1.6"],
      "the content ends with the screen, as in a cell that expands"
    ) { $0.contentEnd = .withScreen },
    RuleFault(
      "detail-does-not-scroll", breaks: ["1.6", "2.3"],
      "the content of a card's screen does not scroll"
    ) { $0.detailScrolls = false },
    RuleFault("status-bar-stays", breaks: ["1.4"], "the status bar stays while a card is open") {
      $0.hidesStatusBar = false
    },
    RuleFault(
      "system-push", breaks: ["1.8", "6.2", "6.12"], "the system's push brings the card's screen"
    ) { ($0.pushStyle, $0.popStyle) = (.system, .system) },
    RuleFault(
      "body-there-at-once", breaks: ["1.7", "2.4"],
      "what is below the header is there at once"
    ) { $0.bodyGrows = false },
    RuleFault("detail-as-sheet", breaks: ["1.8", "2.5"], "the card's screen comes as a sheet") {
      $0.presentationStyle = .asSheet
    },
    RuleFault(
      "first-card-moves", breaks: ["2.1", "2.7"], "whatever card is chosen, the first one moves"
    ) { $0.sourceCard = .first },
    RuleFault(
      "origin-not-converted", breaks: ["2.1", "2.7", "6.7"],
      "a card's place in the content is taken for its place on the screen"
    ) { $0.originIsConverted = false },
    RuleFault(
      "detail-container-is-body", breaks: ["2.2"],
      "on the way back the body moves in place of the page"
    ) { $0.container = .body },

    // the screen comes
    RuleFault(
      "header-starts-as-screen", breaks: ["3.1"], "the header begins with the height of the screen"
    ) { $0.initialHeaderSize = .screen },
    RuleFault("close-stays-hidden", breaks: ["3.2"], "the close button does not come") {
      $0.closeButtonAppears = false
    },
    RuleFault(
      "corners-straight-at-start", breaks: ["3.3"], "the corners are straight from the start"
    ) {
      $0.initialCornerRadius = 0
    },
    RuleFault(
      "not-laid-out-first", breaks: ["3.4"], "nothing is laid out before the animation starts"
    ) { $0.laysOutFirst = false },
    RuleFault("safe-area-ignored", breaks: ["3.5"], "what is on the header ignores the safe area") {
      $0.keepsClearOfSafeArea = false
    },
    RuleFault(
      "header-without-margin", breaks: ["3.5"], "what is on the header touches the safe area"
    ) {
      $0.marginOnScreen = 0
    },
    RuleFault("header-to-500", breaks: ["2.6", "3.6"], "the header becomes 500 points high") {
      $0.headerHeight = 500
    },
    RuleFault("header-jumps", breaks: ["2.6", "3.7"], "the header takes its last height at once") {
      $0.headerGrowth = .immediate
    },
    RuleFault(
      "header-with-position", breaks: ["3.7"], "the header grows as long as the screen moves"
    ) {
      $0.headerGrowth = .withPosition
    },
    RuleFault(
      "corners-with-size", breaks: ["3.8"],
      "the corners become straight as long as the screen grows"
    ) { $0.cornerStraightening = .withSize },
    RuleFault("corners-stay-round", breaks: ["3.8"], "the corners stay round") {
      $0.cornerStraightening = .never
    },

    // the screen goes
    RuleFault(
      "header-stays-scrolled", breaks: ["4.1"], "the header stays as far up as it was scrolled"
    ) { $0.headerReturns = false },
    RuleFault("header-never-jumps", breaks: ["4.2"], "a header far above comes down all the way") {
      $0.headerJump = .never
    },
    RuleFault(
      "header-stays-above", breaks: ["2.6", "4.2"],
      "a header that has jumped stays above the screen"
    ) { $0.headerSlidesIn = false },
    RuleFault(
      "header-always-jumps", breaks: ["4.3"], "the header jumps however far the screen was scrolled"
    ) { $0.headerJump = .always },
    RuleFault(
      "header-stays-low", breaks: ["4.4"], "what is on the header stays below the safe area"
    ) {
      $0.headerContentRises = false
    },
    RuleFault(
      "header-stays-high", breaks: ["2.6", "4.5"],
      "the header keeps the height it had on the whole screen"
    ) { $0.headerShrinks = false },
    RuleFault("close-stays", breaks: ["4.6"], "the close button does not fade") {
      $0.closeButtonFade = .never
    },
    RuleFault(
      "close-fades-with-position", breaks: ["4.6"],
      "the close button fades as long as the screen moves"
    ) { $0.closeButtonFade = .withPosition },
    RuleFault("corners-stay-straight", breaks: ["4.7"], "the corners stay straight on the way back")
    {
      $0.cornerRounding = .never
    },
    RuleFault(
      "corners-round-at-once", breaks: ["4.7"], "the corners are round at once on the way back"
    ) { $0.cornerRounding = .immediate },

    // taking part
    RuleFault("hooks-not-called", breaks: ["5.1"], "screens are not notified that they will appear")
    {
      $0.notifiesScreensOnPush = false
    },
    RuleFault(
      "hooks-not-called-on-way-back", breaks: ["5.1"],
      "screens are not notified that they will disappear"
    ) {
      $0.notifiesScreensOnPop = false
    },
    RuleFault(
      "animators-swapped", breaks: ["5.2"], "screens get each animator in place of the other"
    ) {
      $0.passesAnimatorsByName = false
    },
    RuleFault("frames-swapped", breaks: ["5.2"], "screens get each frame in place of the other") {
      $0.passesFramesInOrder = false
    },
    RuleFault("list-animates-too", breaks: ["5.3"], "the list dims its guide while a card opens") {
      $0.listParticipates = true
    },

    // the push
    RuleFault("ends-short", breaks: ["6.1", "6.8"], "the screen ends above the home indicator") {
      $0.endsAboveEdge = 34
    },
    RuleFault("source-not-guarded", breaks: ["6.3"], "without a card a screen grows out of nothing")
    {
      $0.requiresSourceCard = false
    },
    RuleFault(
      "target-not-guarded", breaks: ["6.4"],
      "the guide's card fades although the guide takes no part"
    ) { $0.requiresParticipation = false },
    RuleFault(
      "frame-forgotten", breaks: ["6.5", "6.15"],
      "at the end the screen is as small as its card again"
    ) { $0.finalSize = .card },
    RuleFault("not-attached", breaks: ["6.6"], "the screen is not put into the container") {
      $0.attachesNewScreen = false
    },
    RuleFault("starts-at-full-size", breaks: ["6.7", "6.9"], "the screen starts in its last size") {
      $0.initialSize = .screen
    },
    RuleFault(
      "not-placed-first", breaks: ["6.9"], "the screen is not put where its card is before it moves"
    ) { $0.isPositionedFirst = false },
    RuleFault(
      "cell-stays-visible", breaks: ["6.10"],
      "the card stays visible below the screen that grows out of it"
    ) { $0.hidesCard = false },
    RuleFault("y-not-translated", breaks: ["6.11"], "the screen does not move up or down") {
      $0.movementAxes.remove(.vertical)
    },
    RuleFault("x-not-translated", breaks: ["6.11"], "the screen does not move sideways") {
      $0.movementAxes.remove(.horizontal)
    },
    RuleFault(
      "position-undiminished", breaks: ["6.12"], "the screen moves a tenth of a second longer"
    ) { $0.positionLead = .zero },
    RuleFault("damping-full", breaks: ["6.12"], "the screen does not swing") {
      $0.positionCurve = .spring(damping: 1)
    },
    RuleFault("position-eases", breaks: ["6.12"], "the screen moves without a spring") {
      $0.positionCurve = .easeInOut
    },
    RuleFault("size-undiminished", breaks: ["6.13"], "the screen grows a tenth of a second longer")
    {
      $0.sizeLead = .zero
    },
    RuleFault("size-springs", breaks: ["6.13"], "the screen grows like a spring") {
      $0.sizeCurve = .spring(damping: 0.7)
    },
    RuleFault(
      "x-with-position", breaks: ["6.13"], "the screen moves sideways as long as it moves down"
    ) { $0.horizontalAnimator = .position },
    RuleFault(
      "hook-after-start", breaks: ["6.14"],
      "the screen is notified only when it is already moving"
    ) { $0.notifiesBeforeStart = false },
    RuleFault(
      "cell-stays-hidden", breaks: ["6.15"], "the card stays hidden when its screen has come"
    ) {
      $0.showsCardAgain = false
    },
    RuleFault("reported-cancelled", breaks: ["6.16"], "the transition says that it was cancelled") {
      $0.reportsCompletion = false
    },
    RuleFault(
      "completion-on-position", breaks: ["6.17"],
      "the transition is over with the moving, also if growing takes longer"
    ) { $0.completingAnimator = .position },
    RuleFault(
      "completion-on-size", breaks: ["6.17"],
      "the transition is over with the growing, also if moving takes longer"
    ) { $0.completingAnimator = .size },
    RuleFault(
      "tie-never-completes", breaks: ["6.17"],
      "a transition whose parts take equally long is never over"
    ) { $0.tieCompletes = false },
    RuleFault("size-started-first", breaks: ["6.18"], "the growing starts before the moving") {
      $0.startedAnimators = [.size, .position]
    },
    RuleFault("position-not-started", breaks: ["6.18"], "the moving is not started") {
      $0.startedAnimators = [.size]
    },
    RuleFault("size-not-started", breaks: ["6.18"], "the growing is not started") {
      $0.startedAnimators = [.position]
    },

    // the way back; no statement is about it
    RuleFault("system-pop", "the system's pop takes the card's screen away") {
      $0.popStyle = .system
    },
    RuleFault("way-back-shortened", "the way back takes a tenth of a second less") {
      $0.popLead = .milliseconds(100)
    },
    RuleFault(
      "cell-stays-visible-on-way-back", "the card is visible below the screen that shrinks into it"
    ) { $0.hidesCardOnPop = false },
    RuleFault("cell-stays-hidden-on-way-back", "the card stays hidden when its screen is gone") {
      $0.showsCardAgainOnPop = false
    },

    // the map
    RuleFault("last-shop-counts", breaks: ["7.1"], "the last shop of the answer is shown") {
      $0.selectedShop = .last
    },
    RuleFault(
      "coordinates-swapped", breaks: ["7.1"], "latitude and longitude are taken for each other"
    ) { $0.latitudeIsFirst = false },
    RuleFault(
      "camera-stays", breaks: ["7.2", "7.3"], "the marker is set and the camera stays where it was"
    ) { $0.cameraMoves = false },
    RuleFault("camera-beside", breaks: ["7.4"], "the camera moves to a place beside the marker") {
      $0.cameraShift = 0.001
    },
    RuleFault(
      "camera-reason-zero", breaks: ["7.5"], "the camera moves without a reason of the app's own"
    ) { $0.cameraReason = 0 },
    RuleFault("camera-eases", breaks: ["7.6"], "the camera does not fly") {
      $0.cameraCurve = .easeInOut
    },
    RuleFault("camera-faster", breaks: ["7.7"], "the camera takes one second") {
      $0.cameraDuration = .seconds(1)
    },
    RuleFault("map-of-photos", breaks: ["7.8"], "the map is made of photos") {
      $0.mapKind = .satellite
    },
    RuleFault(
      "minimum-zoom-unset", breaks: ["7.9"], "the map can be made as small as the whole earth"
    ) { $0.minimumZoom = 0 },
    RuleFault("maximum-zoom-unset", breaks: ["7.10"], "the map can be enlarged beyond its details")
    {
      $0.maximumZoom = 21
    },
    RuleFault("zoom-unset", breaks: ["7.11"], "the map keeps the zoom it came with") {
      $0.zoom = 14
    },
    RuleFault(
      "cancelled-move-unsaid", breaks: ["7.12"], "nothing is said of a camera that was held up"
    ) { $0.cancellationMessage = nil },
    RuleFault(
      "finished-move-unsaid", breaks: ["7.13"], "nothing is said of a camera that has arrived"
    ) { $0.arrivalMessage = nil },
    RuleFault(
      "move-results-swapped", breaks: ["7.12", "7.13"],
      "an arrival is called a cancellation, and the other way round"
    ) { swap(&$0.arrivalMessage, &$0.cancellationMessage) },
    RuleFault(
      "marker-before-camera", breaks: ["7.14"], "the marker is attached before the camera moves"
    ) { $0.markerTiming = .beforeCall },
    RuleFault(
      "marker-after-move", breaks: ["7.14"], "the marker is attached when the camera has arrived"
    ) { $0.markerTiming = .afterMove },
    RuleFault("marker-never-attached", breaks: ["7.15"], "the marker is never attached") {
      $0.markerTiming = .never
    },
    RuleFault("marker-does-nothing", breaks: ["7.16"], "touching the marker does nothing") {
      $0.enabledControls.remove(.marker)
    },
    RuleFault("marker-touch-unsaid", breaks: ["7.16"], "nothing is said of a touch on the marker") {
      $0.touchMessage = nil
    },
    RuleFault("touch-goes-through", breaks: ["7.17"], "touching the marker touches the map as well")
    {
      $0.touchEndsAtMarker = false
    },
    RuleFault("map-before-details", "the map is set up before its place is known") {
      $0.mapWaitsForDetails = false
    },

    // other apps
    RuleFault(
      "opens-web-map", breaks: ["8.1", "8.2"], "the web's map is opened in place of the app"
    ) {
      $0.mapAddress = "https://map.naver.com/place"
    },
    RuleFault(
      "address-with-app-name", breaks: ["8.2"],
      "the address contains appname, as in the map app's documentation"
    ) { $0.sender = "appname=gamsung.Cozy" },
    RuleFault("name-not-encoded", breaks: ["8.3"], "the name in the address is not encoded") {
      $0.nameEncoding = .none
    },
    RuleFault("name-in-capitals", breaks: ["8.3"], "the name in the address is encoded in capitals")
    {
      $0.nameEncoding = .uppercase
    },
    RuleFault(
      "not-asked-first", breaks: ["8.4"], "the address is opened without asking whether it can be"
    ) { $0.queriesFirst = false },
    RuleFault(
      "scheme-undeclared", breaks: ["8.1", "8.4"],
      "the app has not declared that it asks about the map app"
    ) { $0.declaredSchemes = [] },
    RuleFault("options-never", breaks: ["8.5"], "addresses are opened the old way on every system")
    {
      $0.optionsFrom = .infinity
    },
    RuleFault(
      "options-after-10", breaks: ["8.5"], "addresses are opened the old way on system 10 too"
    ) { $0.optionsFrom = 10.0.nextUp },
    RuleFault("app-store-never", breaks: ["8.6", "8.8"], "without the map app nothing happens") {
      $0.appStoreOpens = .never
    },
    RuleFault(
      "app-store-for-old-systems", breaks: ["8.6", "8.8"],
      "the App Store is opened where the map app is there and the system is old"
    ) { $0.appStoreOpens = .onOldSystems },
    RuleFault(
      "app-store-of-another-app", breaks: ["8.7"], "the App Store is opened for another app"
    ) {
      $0.appStore = "http://itunes.apple.com/app/id311867729?mt=8"
    },
    RuleFault("close-needs-card", "a screen that grew out of no card cannot be closed") {
      $0.closeNeedsNoCard = false
    },
    RuleFault("location-does-nothing", "the location button does nothing") {
      $0.enabledControls.remove(.location)
    },
    RuleFault("missing-page-opened", "a page that is missing is opened") {
      $0.missingPageShowsAlert = false
    },

    // the tab bar
    RuleFault("bar-not-hidden", breaks: ["9.4"], "the tab bar stays while a card is open") {
      $0.hidesBar = false
    },
    RuleFault(
      "bar-comes-back", breaks: ["9.2", "9.3", "9.4"],
      "the tab bar is back over the card when the app comes back"
    ) { $0.hidesBarAgainOn = nil },
    RuleFault(
      "hides-on-leaving", breaks: ["9.3"],
      "the tab bar is hidden again when the app leaves, in vain"
    ) { $0.hidesBarAgainOn = .didEnterBackground },
    RuleFault(
      "bar-moved-twice", breaks: ["9.4"], "a tab bar that is hidden is moved down once more"
    ) {
      $0.movesOnlyBarInSight = false
    },
    RuleFault(
      "observer-outlives-card", breaks: ["9.4"], "a card that was closed still hides the tab bar"
    ) { $0.stopsObserving = false },
    RuleFault(
      "bar-stays-on-667", breaks: ["9.4"],
      "on screens of 667 points the tab bar is only said not to be hidden when it should go"
    ) { $0.heightsThatKeepBar = [667] },
    RuleFault("bar-hidden-at-once", breaks: ["11.1", "11.2"], "the tab bar goes without animation")
    {
      $0.hideDuration = .zero
    },
    RuleFault(
      "bar-shown-at-once", breaks: ["11.2", "11.6", "11.7"],
      "the tab bar comes back without animation"
    ) { $0.showDuration = .zero },
    RuleFault(
      "bar-not-shown", breaks: ["11.5", "11.6", "11.7"],
      "the tab bar does not come back when a card is closed"
    ) { $0.showsBar = false },
    RuleFault(
      "showing-not-branched", breaks: ["11.1", "11.3", "11.4", "11.5"],
      "the tab bar is moved on every screen, also where nothing comes of it"
    ) { $0.barShowStyles[667] = .animated },
    RuleFault(
      "showing-direct-on-812", breaks: ["11.4", "11.6"],
      "on screens of 812 points the tab bar is not moved"
    ) { $0.barShowStyles[812] = .direct },
    RuleFault(
      "bar-lost-on-plus", breaks: ["11.3", "11.8"],
      "on screens of 736 points the tab bar is moved and does not come back"
    ) { $0.barShowStyles[736] = .animated },
    RuleFault(
      "bar-lost-on-small-phones", breaks: ["11.8"],
      "on screens of 568 points the tab bar is moved and does not come back"
    ) { $0.barShowStyles[568] = .animated },
    RuleFault(
      "showing-direct-elsewhere", breaks: ["11.7"],
      "on screens of other heights the tab bar is not moved"
    ) { $0.defaultBarShowStyle = .direct },

    // reviews
    RuleFault("rows-alike", breaks: ["10.1"], "all rows of reviews are equally high") {
      $0.heightDivisor = .infinity
    },
    RuleFault("one-line-only", breaks: ["10.2"], "reviews are measured as a single line") {
      $0.textWraps = false
    },
    RuleFault("measured-wide", breaks: ["10.3"], "reviews are measured twice as wide") {
      $0.measuringWidth = 200
    },
    RuleFault("height-capped", breaks: ["10.3"], "what is measured is not higher than it is wide") {
      $0.maximumHeight = 100
    },
    RuleFault("room-fixed-300", breaks: ["10.4"], "a row has 300 points and what its text adds") {
      $0.rowPadding = 300
    },
    RuleFault(
      "heights-not-divided", breaks: ["10.4"], "a row has all of its text's height in addition"
    ) { $0.heightDivisor = 1 },
    RuleFault("heights-sorted", breaks: ["10.5"], "the heights are sorted") {
      $0.heightsKeepOrder = false
    },
    RuleFault("review-text-fixed", breaks: ["10.7"], "the text of a row does not grow") {
      $0.rowTextGrows = false
    },
  ]
}
