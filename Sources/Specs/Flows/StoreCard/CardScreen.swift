import SpecDrivers
import SpecSimulator

/// A shop on a whole screen: a header that was its card, and below it all there is to tell.
final class CardScreen: ViewController {
  /// How high the header is on a whole screen, in points.
  static let headerHeight = 405.0
  /// Between the safe area, or the header's edge, and what is on the header.
  static let headerMargin = 16.0

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
  let reviews: ReviewList

  let store: Store
  let faults: StoreCardFaults
  let tabBar: CardTabBar
  /// What the server told, once it has.
  var detail: StoreDetail?
  var headerHeight = CardScreen.headerHeight
  /// Whether it grew out of its card.
  var wasPresented = false
  /// How far down from the screen's upper edge the header stands; nil while it scrolls along.
  var headerTop: Double?
  private var token: NoticeCenter.Token?

  init(of store: Store, on device: Device, faults: StoreCardFaults) {
    self.store = store
    self.faults = faults
    title = Label(id: "name", label: "name", text: store.name, offset: Self.headerMargin)
    pages = StoreDetail.pageNames.map { Button(id: $0, label: $0) }
    reviews = ReviewList(faults: faults)
    tabBar = CardTabBar(device: device, faults: faults)
    super.init(name: "card", device: device)
    about.text = "What makes \(store.name) a place to stay"
    add(page, area, header, title, about)
    add(pages)
    add(location, map, close)
    rootView = page
    isStatusBarHidden = !faults.contains(.statusBarStays)
    area.hold([header, title, about, location, map] + pages)
    area.isScrollEnabled = !faults.contains(.detailDoesNotScroll)
    close.opacity = 0
    connect()
  }

  deinit {
    if let token, !faults.contains(.observerOutlivesCard) { device.notices.unsubscribe(token) }
  }

  /// A screen made anew asks for its details again.
  override func makeAnew() -> ViewController? {
    CardScreen(of: store, on: device, faults: faults)
  }

  override func viewDidLoad() {
    subscribe()
    if faults.contains(.mapBeforeDetails) { setUpMap(at: Place(latitude: 0, longitude: 0)) }
    device.network.send(Request("GET", store.address)) { [weak self] reply in
      if case .answer(200, let body) = reply { self?.show(StoreDetail.read(body)) }
    }
  }

  /// A screen that came without its animation is at the end as one that came by it.
  override func viewDidAppear(animated: Bool) {
    if wasPresented || faults.contains(.closeNeedsCard) { return }
    close.opacity = 1
    title.offset = offsetOnScreen
  }

  /// How far below the header's edge its content stands on a whole screen.
  var offsetOnScreen: Double {
    (faults.contains(.safeAreaIgnored) ? 0 : device.model.safeTop)
      + (faults.contains(.headerWithoutMargin) ? 0 : Self.headerMargin)
  }

  private func connect() {
    close.action = { [weak self] in self?.closeCard() }
    location.action = { [weak self] in
      guard let self, !faults.contains(.locationDoesNothing) else { return }
      goToNaver()
    }
    for (button, page) in zip(pages, StoreDetail.pageNames) {
      button.action = { [weak self] in self?.open(page) }
    }
    marker.onTouch = { [weak self] in self?.markerWasTouched() ?? true }
  }

  /// The system may bring the tab bar back while the app is away; the card wants it gone.
  private func subscribe() {
    if faults.contains(.barComesBack) { return }
    let tabBar = tabBar
    token = device.notices.subscribe(
      to: faults.contains(.hidesOnLeaving) ? .didEnterBackground : .willEnterForeground, self
    ) { _ in tabBar.hideAgain() }
  }

  /// The first shop of the answer is the one.
  private func show(_ details: [StoreDetail]) {
    guard let detail = faults.contains(.lastShopCounts) ? details.last : details.first else {
      return
    }
    self.detail = detail
    setUpMap(at: detail.place)
    reviews.show(detail.reviews, on: self)
    layout()
  }

  private func closeCard() {
    tabBar.show()
    navigation?.pop(animated: true)
  }

  // MARK: Where things stand

  override func layout() {
    if !isDrawn {
      let size = device.model.size
      page.place(x: 0, y: 0, width: size.width, height: size.height)
    }
    let frame = page.frame
    let whole = device.model.size
    let isWholeAtOnce = faults.contains(.bodyThereAtOnce) && isDrawn
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
      faults.contains(.growsInsideCell) ? area.frame.height : y + device.model.safeBottom
  }
}
