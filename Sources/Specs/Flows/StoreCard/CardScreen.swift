import SpecDrivers
import SpecSimulator

/// The screen of a shop: a header that was its card, and the details below.
final class CardScreen: FlowScreen<StoreCardRules> {
  /// The margin between a card and its content, in points.
  private static let headerMargin = 16.0

  let page = Card(id: "page", label: "page")
  let area = ScrollView(id: "detail", label: "detail")
  let header = View(id: "header", role: .area, label: "header")
  let title: Label
  let close = Button(id: "close", label: "close")
  let about = Label(id: "about", label: "about", text: "")
  let pages: [Button]
  let location = Button(id: "location", label: "location")
  let map = MapView(id: "map", label: "map")
  let marker = MapMarker(id: "marker", label: "marker", position: MapView.start)
  private(set) lazy var reviews = ReviewList(rules)

  let store: Store
  /// The details from the server, once received.
  private var detail: StoreDetail?
  private lazy var headerHeight = rules.headerHeight
  /// Whether it was presented from its card.
  private var wasPresented = false
  /// The distance of the header from the top of the screen; nil while it scrolls with the content.
  private var headerTop: Double?
  /// The size of the device at the last layout: the page fills it.
  private var sizeOfDevice: Size?
  private var token: NotificationCenter.Token?

  init(of store: Store, on device: Device, _ book: RuleBook<StoreCardRules>) {
    self.store = store
    title = Label(id: "name", label: "name", text: store.name, offset: Self.headerMargin)
    pages = StoreDetail.pageNames.map { Button(id: $0, label: $0) }
    super.init(name: "card", on: device, book)
    about.text = "What makes \(store.name) a place to stay"
    add(page, area, header, title, about)
    add(pages)
    add(location, map, close)
    rootView = page
    isStatusBarHidden = rules.hidesStatusBar
    area.hold([header, title, about, location, map] + pages)
    area.isScrollEnabled = rules.detailScrolls
    close.zPosition = 1
    close.opacity = 0
    connect()
  }

  deinit {
    if let token, rules.stopsObserving { device.notificationCenter.unsubscribe(token) }
  }

  /// A recreated screen requests its details again.
  override func recreate() -> ViewController? { CardScreen(of: store, on: device, book) }

  override func viewDidLoad() {
    subscribe()
    if !rules.mapWaitsForDetails { setUpMap(at: Coordinate(latitude: 0, longitude: 0)) }
    device.network.send(Request("GET", store.address)) { [weak self] reply in
      if case .answer(200, let body) = reply { self?.show(StoreDetail.read(body)) }
    }
  }

  /// Without the animation, the screen has the same final state.
  override func viewDidAppear(animated: Bool) {
    guard !wasPresented, rules.closeNeedsNoCard else { return }
    close.opacity = 1
    title.offset = offsetOnScreen
  }

  private func connect() {
    close.action = { [weak self] in self?.closeCard() }
    location.action = { [weak self] in
      guard let self, rules.enabledControls.contains(.location) else { return }
      goToNaver()
    }
    for (button, page) in zip(pages, StoreDetail.pageNames) {
      button.action = { [weak self] in self?.open(page) }
    }
    marker.onTouch = { [weak self] in self?.markerWasTouched() ?? true }
  }

  /// The system may show the tab bar again while the app is in the background; the card hides it
  /// again.
  private func subscribe() {
    guard let notice = rules.hidesBarAgainOn else { return }
    let tabBar = CardTabBar(device: device, rules: rules)
    token = device.notificationCenter.subscribe(to: notice, self) { _ in tabBar.hideAgain() }
  }

  /// Shows the first shop of the answer.
  private func show(_ details: [StoreDetail]) {
    let chosen =
      switch rules.selectedShop {
      case .first: details.first
      case .last: details.last
      }
    guard let detail = chosen else { return }
    self.detail = detail
    setUpMap(at: detail.place)
    reviews.show(detail.reviews, on: self)
    layout()
  }

  private func closeCard() {
    CardTabBar(device: device, rules: rules).show()
    navigation?.pop(animated: true)
  }

  // MARK: The map

  /// Shows a place; without moving the camera, its marker would not be visible.
  private func setUpMap(at place: Coordinate) {
    let place =
      rules.latitudeIsFirst
      ? place : Coordinate(latitude: place.longitude, longitude: place.latitude)
    map.kind = rules.mapKind
    map.minimumZoom = rules.minimumZoom
    map.maximumZoom = rules.maximumZoom
    map.zoom = rules.zoom
    marker.position = place
    if rules.markerTiming == .beforeCall { marker.map = map }
    if rules.cameraMoves { moveCamera(to: place) }
    if rules.markerTiming == .afterCall { marker.map = map }
  }

  private func moveCamera(to place: Coordinate) {
    let update = MapView.CameraUpdate(
      to: Coordinate(latitude: place.latitude + rules.cameraShift, longitude: place.longitude),
      reason: rules.cameraReason, curve: rules.cameraCurve, duration: rules.cameraDuration)
    map.moveCamera(update) { [weak self] isCancelled in self?.cameraMoved(isCancelled) }
  }

  private func cameraMoved(_ isCancelled: Bool) {
    if rules.markerTiming == .afterMove { marker.map = map }
    let said = isCancelled ? rules.cancellationMessage : rules.arrivalMessage
    if let said { device.write(said) }
  }

  /// Opens the map app; returns true to stop the touch from reaching the map.
  private func markerWasTouched() -> Bool {
    guard rules.enabledControls.contains(.marker) else { return true }
    if let said = rules.touchMessage { device.write(said) }
    goToNaver()
    return rules.touchEndsAtMarker
  }

  // MARK: Other apps

  /// Opens the shop in the map app, or the App Store page of the map app if it is not installed.
  private func goToNaver() {
    guard let detail else { return }
    let address = NaverLinks.place(detail.place, rules)
    guard rules.queriesFirst else { return open(address: address) }
    let isThere = device.otherApps.canOpen(address)
    let opensStore =
      switch rules.appStoreOpens {
      case .never: false
      case .withoutApp: !isThere
      case .onOldSystems: isThere && device.systemVersion < 10
      }
    if opensStore {
      open(address: rules.appStore)
    } else if isThere {
      open(address: address)
    }
  }

  /// From system version 10, a URL is opened with options, which are empty.
  private func open(address: String) {
    device.otherApps.open(
      address, options: device.systemVersion >= rules.optionsFrom ? .none : .unknown)
  }

  /// Opens a page of the shop, or reports that there is none.
  private func open(_ page: String) {
    guard let address = detail?.pages[page] else { return }
    if address == "NULL", rules.missingPageShowsAlert {
      return device.dialogs.present(
        Dialogs.Dialog(
          .alert, title: "알림", message: "아쉽게도 해당 페이지가 없네요!ㅠㅠ",
          answers: [("확인", {})]))
    }
    open(address: address)
  }

  // MARK: Layout

  override func layout() {
    let whole = device.model.size
    if sizeOfDevice != whole {
      sizeOfDevice = whole
      page.place(x: 0, y: 0, width: whole.width, height: whole.height)
    }
    let frame = page.frame
    let isWholeAtOnce = !rules.bodyGrows && isDrawn
    area.place(
      x: frame.x, y: frame.y, width: frame.width,
      height: isWholeAtOnce ? whole.height : frame.height)
    if let headerTop {
      header.place(x: frame.x, y: frame.y + headerTop, width: frame.width, height: headerHeight)
    } else {
      area.placeContent(header, x: 0, y: 0, width: frame.width, height: headerHeight)
    }
    title.place(
      x: header.frame.x + 20, y: header.frame.y + (title.offset ?? 0), width: frame.width - 40,
      height: 40)
    close.place(
      x: frame.x + frame.width - 54, y: frame.y + device.model.safeTop + 10, width: 44, height: 44)
    layoutBody(frame.width)
  }

  private func layoutBody(_ width: Double) {
    var y = headerHeight + 20
    area.placeContent(about, x: 20, y: y, width: width - 40, height: 40)
    y += 50
    for (index, button) in (pages + [location]).enumerated() {
      area.placeContent(
        button, x: 20 + Double(index) * (width - 40) / 4, y: y, width: (width - 40) / 4,
        height: 44)
    }
    y += 60
    area.placeContent(map, x: 20, y: y, width: width - 40, height: 220)
    y = reviews.layout(in: area, from: y + 240, width: width)
    area.contentHeight =
      switch rules.contentEnd {
      case .afterReviews: y + device.model.safeBottom
      case .withScreen: area.frame.height
      }
  }
}

// The screen's own animations while it grows from its card and shrinks back into it.
extension CardScreen: CardAnimating {
  var containerView: View? {
    switch rules.container {
    case .page: page
    case .body: area
    }
  }

  var childView: View? { header }

  /// It starts as a card; the header grows to its height on the full screen and moves below the
  /// safe area.
  func presenting(_ animation: CardAnimation) {
    headerHeight =
      switch rules.initialHeaderSize {
      case .card: animation.from.height
      case .screen: animation.to.height
      }
    wasPresented = true
    if rules.closeButtonAppears { close.opacity = 1 }
    page.cornerRadius = rules.initialCornerRadius
    if rules.laysOutFirst { layout() }
    title.offset = offsetOnScreen
    headerHeight = rules.headerHeight
    animation.run(rules.headerGrowth) { [weak self] in self?.layout() }
    animation.run(rules.cornerStraightening) { [weak self] in self?.page.cornerRadius = 0 }
  }

  /// However far it was scrolled, the header is at the top of the card again.
  func dismissing(_ animation: CardAnimation) {
    if rules.headerReturns { bringHeaderBack() }
    if rules.headerContentRises { title.offset = Self.headerMargin }
    if rules.headerShrinks { headerHeight = animation.to.height }
    animation.run(rules.closeButtonFade) { [weak self] in self?.close.opacity = 0 }
    animation.size.addAnimations { [weak self] in self?.layout() }
    animation.run(rules.cornerRounding) { [weak self] in self?.page.cornerRadius = 10 }
  }

  /// If scrolled further than its height, it slides in; otherwise it just moves down.
  private func bringHeaderBack() {
    let jumps =
      switch rules.headerJump {
      case .never: false
      case .whenScrolledFar: area.contentOffset > headerHeight
      case .always: true
      }
    if jumps {
      headerTop = -headerHeight
      layout()
    }
    if rules.headerSlidesIn || headerTop == nil { headerTop = 0 }
  }

  /// The offset of the header's content on the full screen.
  private var offsetOnScreen: Double {
    (rules.keepsClearOfSafeArea ? device.model.safeTop : 0) + rules.marginOnScreen
  }
}
