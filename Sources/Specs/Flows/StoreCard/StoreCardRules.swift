import SpecDrivers
import SpecSimulator

/// Bookshops on cards, rule by rule: a card grows to fill the screen and tells all about its shop.
///
/// Two animators move it: one down the screen, one in size and sideways, each with its own time.
struct StoreCardRules: FlowRules {
  static let prefix = "card"
  static let documented = StoreCardRules()

  /// card-1.4, 7.16: what answers to a touch.
  var working = Set(Control.allCases)

  // MARK: The way to a card

  /// card-1.1, 1.8, 6.2: what brings the card's screen.
  var wayIn = WayIn.animators
  /// What takes it away again.
  var wayBack = WayBack.animators
  /// card-1.3: the cards are below each other.
  var cards = Arrangement.below
  /// card-1.3: so many that the list scrolls.
  var listScrolls = true
  /// card-1.6: the content of a card's screen scrolls.
  var detailScrolls = true
  /// card-1.5, 1.6: it ends where its last part does.
  var contentEnds = ContentEnd.afterReviews
  /// card-1.4: the status bar goes while a card is open.
  var hidesStatusBar = true
  /// card-1.7, 2.3, 2.4: what is below the header comes with the growing card.
  var bodyGrows = true
  /// card-1.8, 2.5: the card's screen is pushed.
  var comes = Coming.pushed
  /// card-2.1, 2.7: the card that grows.
  var growing = GrowingCard.chosen
  /// card-2.1, 2.7, 6.7: its place in the content is converted to one on the screen.
  var originIsConverted = true
  /// card-2.2: what moves on the way back.
  var container = Container.page

  // MARK: The screen comes

  /// card-3.1: the height the header begins with.
  var headerBeginsAs = Shape.card
  /// card-3.2: the close button comes.
  var closeComes = true
  /// card-3.3: the corners begin round, in points.
  var firstCornerRadius = 10.0
  /// card-3.4: all of it is laid out before it moves.
  var laysOutFirst = true
  /// card-3.5: what is on the header keeps clear of the safe area.
  var keepsClearOfSafeArea = true
  /// card-3.5: and by how much, in points.
  var marginOnScreen = 16.0
  /// card-2.6, 3.6: how high the header is on a whole screen, in points.
  var headerHeight = 405.0
  /// card-2.6, 3.7: how it comes to that.
  var headerGrows = Pace.withSize
  /// card-3.8: how the corners become straight.
  var cornersStraighten = Pace.withPosition

  // MARK: The screen goes

  /// card-4.1: a header that was scrolled away comes back.
  var headerComesBack = true
  /// card-4.2, 4.3: whether it first jumps to just above the screen.
  var headerJump = Jump.fromAfar
  /// card-2.6, 4.2: from there it slides in.
  var headerSlidesIn = true
  /// card-4.4: what is on the header goes up again.
  var headerContentRises = true
  /// card-2.6, 4.5: the header is as high as the card again.
  var headerShrinks = true
  /// card-4.6: how the close button fades.
  var closeFades = Pace.withSize
  /// card-4.7: how the corners become round.
  var cornersRound = Pace.withPosition

  // MARK: Taking part

  /// card-5.1: the screens are told that one of them comes.
  var tellsOnWayIn = true
  /// card-5.1: and that it goes.
  var tellsOnWayBack = true
  /// card-5.2: they get each animator under its name.
  var handsAnimatorsByName = true
  /// card-5.2: and the frames in their order.
  var handsFramesInOrder = true
  /// card-5.3: a screen that has nothing to add does not: the list.
  var listTakesPart = false

  // MARK: The push

  /// card-6.1, 6.8: what the screen leaves free at the lower edge, in points.
  var endsAboveEdge = 0.0
  /// card-6.3: without a card nothing is animated.
  var needsCard = true
  /// card-6.4: nor where the new screen takes no part.
  var needsPart = true
  /// card-6.6: the screen is put into the container.
  var attaches = true
  /// card-6.7, 6.9: the size it starts in.
  var startsAs = Shape.card
  /// card-6.9: it starts where the card is.
  var isPlacedFirst = true
  /// card-6.10: the card below is hidden meanwhile.
  var hidesCard = true
  /// card-6.15: not longer.
  var showsCardAgain = true
  /// card-6.11: the directions it moves in.
  var moves: Set<Axis> = [.sideways, .down]
  /// card-6.12: how much less than declared the moving takes.
  var positionLead: Duration = .milliseconds(100)
  /// card-6.12: how it moves.
  var positionCurve = Curve.spring(damping: 0.7)
  /// card-6.13: how much less than declared the growing takes.
  var sizeLead: Duration = .milliseconds(100)
  /// card-6.13: how it grows.
  var sizeCurve = Curve.easeInOut
  /// card-6.13: it moves sideways as long as it grows.
  var sideways = Part.size
  /// card-6.14: the screens are told before anything starts.
  var tellsBeforeStart = true
  /// card-6.5, 6.15: at the end the screen has its last frame.
  var endsAs = Shape.screen
  /// card-6.16: the transition says that it came about.
  var reportsCompletion = true
  /// card-6.17: the part that ends it.
  var completesWith = Completion.longerPart
  /// card-6.17: if both take equally long it is over as well.
  var tieCompletes = true
  /// card-6.18: what is started, in this order.
  var started: [Part] = [.position, .size]

  // MARK: The way back

  /// How much less than declared it takes.
  var wayBackLead: Duration = .zero
  /// The card below is hidden meanwhile.
  var hidesCardOnWayBack = true
  /// Not longer.
  var showsCardAgainOnWayBack = true

  // MARK: The map

  /// The map is set up when the details are there.
  var mapWaitsForDetails = true
  /// card-7.1: the shop that counts of several in an answer.
  var shop = Shop.first
  /// card-7.1: the latitude is the first of a place's numbers.
  var latitudeIsFirst = true
  /// card-7.2, 7.3: the camera moves to the place.
  var cameraMoves = true
  /// card-7.4: how far beside the marker, in degrees.
  var cameraShift = 0.0
  /// card-7.5: why: the app's own number.
  var cameraReason = 3
  /// card-7.6: how.
  var cameraCurve = Curve.fly
  /// card-7.7: how long.
  var cameraDuration: Duration = .seconds(2)
  /// card-7.8: the kind of map.
  var mapKind = MapView.Kind.basic
  /// card-7.9: how small the map can be made.
  var minimumZoom = 5.0
  /// card-7.10: and how large.
  var maximumZoom = 18.0
  /// card-7.11: its scale at first.
  var zoom = 15.0
  /// card-7.12: what the app's log says of a camera that was held up.
  var saidOfCancellation: String? = "카메라 이동 취소"
  /// card-7.13: and of one that has arrived.
  var saidOfArrival: String? = "카메라 이동 성공"
  /// card-7.14, 7.15: when the marker comes onto the map.
  var markerComes = MarkerComing.afterCall
  /// card-7.16: what the log says of a touch on it.
  var saidOfTouch: String? = "마커 클릭됨"
  /// card-7.17: the map below is not touched as well.
  var touchEndsAtMarker = true

  // MARK: Other apps

  /// card-8.1, 8.2: how the address of the map app begins.
  var mapAddress = "nmap://place"
  /// card-8.2: and how it ends; the map app's own guide asks for `appname=` and the app's
  /// identifier.
  var sender = "gamsung.Cozy=Cozy"
  /// card-8.3: how the name of the place is written in it.
  var nameEncoding = NameEncoding.smallLetters
  /// card-8.4: the app asks whether the address can be opened.
  var asksFirst = true
  /// card-8.1, 8.4: the schemes it has declared to ask about.
  var declaredSchemes: Set<String> = ["nmap"]
  /// card-8.5: the first system on which an address is opened with options.
  var optionsFrom = 10.0
  /// card-8.6, 8.8: when the App Store is opened in place of the map app.
  var appStoreOpens = AppStoreOpening.withoutApp
  /// card-8.7: at which address.
  var appStore = "http://itunes.apple.com/app/id311867728?mt=8"
  /// A screen that grew out of no card can be closed, too.
  var closeNeedsNoCard = true
  /// A page that there is none of is said to be missing.
  var missingPageIsSaid = true

  // MARK: The tab bar

  /// card-9.4: the tab bar goes while a card is open.
  var hidesBar = true
  /// card-9.2 to 9.4: when it is hidden once more, as the system may have brought it back.
  var hidesBarAgainOn: Notification.Name? = .willEnterForeground
  /// card-9.4: a bar that is not in sight is not moved.
  var movesOnlyBarInSight = true
  /// card-9.4: a card that was closed does nothing to the bar.
  var stopsListening = true
  /// card-9.4: the heights of screens on which the bar cannot go.
  var heightsThatKeepBar: Set<Double> = []
  /// card-11.1, 11.2: how long the bar takes to go.
  var hideDuration: Duration = .milliseconds(400)
  /// card-11.2, 11.6, 11.7: and to come back.
  var showDuration: Duration = .milliseconds(400)
  /// card-11.5 to 11.7: it comes back when the card is closed.
  var showsBar = true
  /// card-11.1, 11.3 to 11.8: by which way, on screens of 4.7, 5.5 and 5.8 inches.
  var showing: [Double: Showing] = [667: .direct, 736: .animated, 812: .animated]
  /// card-11.7: and on screens of other heights.
  var showingElsewhere = Showing.animated

  // MARK: Reviews

  /// card-10.4: what a row takes without its text, in points.
  var rowRoom = 320.0
  /// card-10.1, 10.4: the part of its text's height that it takes in addition is one of so many.
  var heightDivisor = 10.0
  /// card-10.2: a text has as many lines as it needs.
  var textWraps = true
  /// card-10.3: the width it is measured in, in points.
  var measuringWidth = 100.0
  /// card-10.3: and the most it can come to.
  var greatestHeight = Double.infinity
  /// card-10.5: the heights are in the order of the reviews.
  var heightsKeepOrder = true
  /// card-10.7: the text of a row is as high as it was measured.
  var rowTextGrows = true
}

// What the rules choose from.
extension StoreCardRules {
  enum Control: CaseIterable { case card, location, marker }

  enum WayIn { case system, drawing, animators }

  enum WayBack { case system, animators }

  enum Arrangement { case below, beside }

  enum ContentEnd { case afterReviews, withScreen }

  enum Coming { case pushed, asSheet }

  enum GrowingCard { case chosen, first }

  enum Container { case page, body }

  enum Shape { case card, screen }

  /// How a change is made.
  enum Pace { case never, atOnce, withSize, withPosition }

  enum Jump { case never, fromAfar, always }

  enum Axis { case sideways, down }

  /// One of the two animators.
  enum Part { case position, size }

  enum Completion { case position, size, longerPart }

  enum Shop { case first, last }

  enum MarkerComing { case never, beforeCall, afterCall, afterMove }

  enum NameEncoding { case none, smallLetters, capitals }

  enum AppStoreOpening { case never, withoutApp, onOldSystems }

  enum Showing {
    /// The bar is said not to be hidden.
    case direct
    /// The bar is moved up.
    case animated
  }

  /// The way to show the bar on a screen of some height, in points.
  func showing(height: Double) -> Showing { showing[height] ?? showingElsewhere }
}
