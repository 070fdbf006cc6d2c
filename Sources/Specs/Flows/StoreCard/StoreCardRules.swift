import SpecDrivers
import SpecSimulator

/// The rules of the store cards: bookshops on cards that expand to a screen with details.
///
/// Two animators move a card: one vertically, one in size and horizontally, each with its own
/// duration.
struct StoreCardRules: FlowRules {
  static let prefix = "card"
  static let documented = StoreCardRules()

  /// card-1.4, 7.16: the controls that respond.
  var enabledControls = Set(Control.allCases)

  // MARK: Opening a card

  /// card-1.1, 1.8, 6.2: the transition of the push.
  var pushStyle = PushStyle.animators
  /// The transition of the pop.
  var popStyle = PopStyle.animators
  /// card-1.3: the layout of the cards.
  var cardLayout = CardLayout.vertical
  /// card-1.3: the list scrolls.
  var listScrolls = true
  /// card-1.6, 2.3: the content of a card's screen scrolls.
  var detailScrolls = true
  /// card-1.5, 1.6: the end of the content.
  var contentEnd = ContentEnd.afterReviews
  /// card-1.4: the status bar is hidden while a card is open.
  var hidesStatusBar = true
  /// card-1.7, 2.4: the content below the header grows with the card.
  var bodyGrows = true
  /// card-1.8, 2.5: the presentation of the card's screen.
  var presentationStyle = PresentationStyle.pushed
  /// card-2.1, 2.7: the card that expands.
  var sourceCard = SourceCard.chosen
  /// card-2.1, 2.7, 6.7: its frame is converted from content to screen coordinates.
  var originIsConverted = true
  /// card-2.2: the view that moves on the pop.
  var container = Container.page

  // MARK: Appearance of the screen

  /// card-3.1: the initial height of the header.
  var initialHeaderSize = SizeReference.card
  /// card-3.2: the close button appears.
  var closeButtonAppears = true
  /// card-3.3: the initial corner radius, in points.
  var initialCornerRadius = 10.0
  /// card-3.4: the layout is complete before the animation.
  var laysOutFirst = true
  /// card-3.5: the content of the header respects the safe area.
  var keepsClearOfSafeArea = true
  /// card-3.5: its distance from the safe area, in points.
  var marginOnScreen = 16.0
  /// card-2.6, 3.6: the height of the header on the full screen, in points.
  var headerHeight = 405.0
  /// card-2.6, 3.7: the timing of its growth.
  var headerGrowth = AnimationTiming.withSize
  /// card-3.8: the timing of straightening the corners.
  var cornerStraightening = AnimationTiming.withPosition

  // MARK: Disappearance of the screen

  /// card-4.1: a header that was scrolled away returns.
  var headerReturns = true
  /// card-4.2, 4.3: when it first jumps to just above the screen.
  var headerJump = HeaderJump.whenScrolledFar
  /// card-2.6, 4.2: it slides in from there.
  var headerSlidesIn = true
  /// card-4.4: the content of the header moves up again.
  var headerContentRises = true
  /// card-2.6, 4.5: the header shrinks to the height of the card.
  var headerShrinks = true
  /// card-4.6: the timing of fading the close button.
  var closeButtonFade = AnimationTiming.withSize
  /// card-4.7: the timing of rounding the corners.
  var cornerRounding = AnimationTiming.withPosition

  // MARK: Participation

  /// card-5.1: the screens are notified of the push.
  var notifiesScreensOnPush = true
  /// card-5.1: the screens are notified of the pop.
  var notifiesScreensOnPop = true
  /// card-5.2: they receive each animator under its name.
  var passesAnimatorsByName = true
  /// card-5.2: they receive the frames in order.
  var passesFramesInOrder = true
  /// card-5.3: the list does not participate in the animation.
  var listParticipates = false

  // MARK: The push

  /// card-6.1, 6.8: the space below the screen, in points.
  var endsAboveEdge = 0.0
  /// card-6.3: without a card, there is no animation.
  var requiresSourceCard = true
  /// card-6.4: without a participating screen, there is no animation.
  var requiresParticipation = true
  /// card-6.6: the new screen is added to the container.
  var attachesNewScreen = true
  /// card-6.7, 6.9: the initial size.
  var initialSize = SizeReference.card
  /// card-6.9: it starts at the position of the card.
  var isPositionedFirst = true
  /// card-6.10: the card below is hidden during the transition.
  var hidesCard = true
  /// card-6.15: the card is shown again afterwards.
  var showsCardAgain = true
  /// card-6.11: the axes of movement.
  var movementAxes: Set<Axis> = [.horizontal, .vertical]
  /// card-6.12: the time by which positioning is shorter than declared.
  var positionLead: Duration = .milliseconds(100)
  /// card-6.12: the timing curve of positioning.
  var positionCurve = Curve.spring(damping: 0.7)
  /// card-6.13: the time by which resizing is shorter than declared.
  var sizeLead: Duration = .milliseconds(100)
  /// card-6.13: the timing curve of resizing.
  var sizeCurve = Curve.easeInOut
  /// card-6.13: the animator of the horizontal movement.
  var horizontalAnimator = AnimatorKind.size
  /// card-6.14: the screens are notified before the animators start.
  var notifiesBeforeStart = true
  /// card-6.5, 6.15: the final size.
  var finalSize = SizeReference.screen
  /// card-6.16: the transition reports its completion.
  var reportsCompletion = true
  /// card-6.17: the animator that completes the transition.
  var completingAnimator = CompletingAnimator.longer
  /// card-6.17: the transition also completes if both take equally long.
  var tieCompletes = true
  /// card-6.18: the animators to start, in order.
  var startedAnimators: [AnimatorKind] = [.position, .size]

  // MARK: The pop

  /// The time by which the pop is shorter than declared.
  var popLead: Duration = .zero
  /// The card below is hidden during the pop.
  var hidesCardOnPop = true
  /// The card is shown again afterwards.
  var showsCardAgainOnPop = true

  // MARK: The map

  /// The map is set up when the details have arrived.
  var mapWaitsForDetails = true
  /// card-7.1: the shop to use if the answer has several.
  var selectedShop = ShopSelection.first
  /// card-7.1: the latitude is the first coordinate.
  var latitudeIsFirst = true
  /// card-7.2, 7.3: the camera moves to the place.
  var cameraMoves = true
  /// card-7.4: the offset of the camera from the marker, in degrees.
  var cameraShift = 0.0
  /// card-7.5: the reason of the movement, a number defined by the app.
  var cameraReason = 3
  /// card-7.6: the timing curve of the movement.
  var cameraCurve = Curve.fly
  /// card-7.7: the duration of the movement.
  var cameraDuration: Duration = .seconds(2)
  /// card-7.8: the type of map.
  var mapKind = MapView.Kind.basic
  /// card-7.9: the minimum zoom level.
  var minimumZoom = 5.0
  /// card-7.10: the maximum zoom level.
  var maximumZoom = 18.0
  /// card-7.11: the initial zoom level.
  var zoom = 15.0
  /// card-7.12: the log message for a cancelled movement.
  var cancellationMessage: String? = "카메라 이동 취소"
  /// card-7.13: the log message for a completed movement.
  var arrivalMessage: String? = "카메라 이동 성공"
  /// card-7.14, 7.15: when the marker is added to the map.
  var markerTiming = MarkerTiming.afterCall
  /// card-7.16: the log message for a touch on the marker.
  var touchMessage: String? = "마커 클릭됨"
  /// card-7.17: the touch does not reach the map.
  var touchEndsAtMarker = true

  // MARK: Other apps

  /// card-8.1, 8.2: the start of the map app's URL.
  var mapAddress = "nmap://place"
  /// card-8.2: the end of the URL; the documentation of the map app requires `appname=` and the
  /// app's identifier.
  var sender = "gamsung.Cozy=Cozy"
  /// card-8.3: the percent-encoding of the place name.
  var nameEncoding = NameEncoding.lowercase
  /// card-8.4: the app queries whether the URL can be opened.
  var queriesFirst = true
  /// card-8.1, 8.4: the declared query schemes.
  var declaredSchemes: Set<String> = ["nmap"]
  /// card-8.5: the first system version on which URLs are opened with options.
  var optionsFrom = 10.0
  /// card-8.6, 8.8: when the App Store is opened instead of the map app.
  var appStoreOpens = AppStoreOpening.withoutApp
  /// card-8.7: the URL in the App Store.
  var appStore = "http://itunes.apple.com/app/id311867728?mt=8"
  /// A screen that was not opened from a card can be closed, too.
  var closeNeedsNoCard = true
  /// A missing page shows an alert.
  var missingPageShowsAlert = true

  // MARK: The tab bar

  /// card-9.4: the tab bar is hidden while a card is open.
  var hidesBar = true
  /// card-9.2 to 9.4: when it is hidden again, because the system may have shown it.
  var hidesBarAgainOn: Notification.Name? = .willEnterForeground
  /// card-9.4: a bar that is not visible is not moved.
  var movesOnlyBarInSight = true
  /// card-9.4: a closed card no longer affects the bar.
  var stopsObserving = true
  /// card-9.4: the screen heights on which the bar cannot be hidden.
  var heightsThatKeepBar: Set<Double> = []
  /// card-11.1, 11.2: the duration of hiding the bar.
  var hideDuration: Duration = .milliseconds(400)
  /// card-11.2, 11.6, 11.7: the duration of showing the bar.
  var showDuration: Duration = .milliseconds(400)
  /// card-11.5 to 11.7: the bar is shown again when the card is closed.
  var showsBar = true
  /// card-11.1, 11.3 to 11.8: how it is shown on screens of 4, 4.7, 5.5 and 5.8 inches; on phones
  /// with a home button, a bar that is moved is not drawn.
  var barShowStyles: [Double: BarShowStyle] = [
    568: .direct, 667: .direct, 736: .direct, 812: .animated,
  ]
  /// card-11.7: how it is shown on other screens.
  var defaultBarShowStyle = BarShowStyle.animated

  // MARK: Reviews

  /// card-10.4: the height of a row without its text, in points.
  var rowPadding = 320.0
  /// card-10.1, 10.4: the divisor of the text's height that is added.
  var heightDivisor = 10.0
  /// card-10.2: texts wrap into lines.
  var textWraps = true
  /// card-10.3: the width for measuring a text, in points.
  var measuringWidth = 100.0
  /// card-10.3: the maximum height of a text.
  var maximumHeight = Double.infinity
  /// card-10.5: the heights are in the order of the reviews.
  var heightsKeepOrder = true
  /// card-10.7: the text of a row has its measured height.
  var rowTextGrows = true
}

// The choices of the rules.
extension StoreCardRules {
  enum Control: CaseIterable { case card, location, marker }

  enum PushStyle { case system, drawing, animators }

  enum PopStyle { case system, animators }

  enum CardLayout { case vertical, horizontal }

  enum ContentEnd { case afterReviews, withScreen }

  enum PresentationStyle { case pushed, asSheet }

  enum SourceCard { case chosen, first }

  enum Container { case page, body }

  enum SizeReference { case card, screen }

  /// The timing of a change.
  enum AnimationTiming { case never, immediate, withSize, withPosition }

  enum HeaderJump { case never, whenScrolledFar, always }

  enum Axis { case horizontal, vertical }

  /// One of the two animators.
  enum AnimatorKind { case position, size }

  enum CompletingAnimator { case position, size, longer }

  enum ShopSelection { case first, last }

  enum MarkerTiming { case never, beforeCall, afterCall, afterMove }

  enum NameEncoding { case none, lowercase, uppercase }

  enum AppStoreOpening { case never, withoutApp, onOldSystems }

  enum BarShowStyle {
    /// The bar is set to visible.
    case direct
    /// The bar is moved up.
    case animated
  }
}

extension RulesInUse<StoreCardRules> {
  /// How to show the bar on a screen of a height, held upright, in points.
  func barShowStyle(height: Double) -> StoreCardRules.BarShowStyle {
    self.barShowStyles[height] ?? self.defaultBarShowStyle
  }
}
