import SpecMessages
import SpecText

/// Where everything of a screen is drawn: the frame of the device, and the place of each element.
struct ScreenLayout {
  typealias Frame = RecordedScreen.Frame

  /// What shows the screen.
  enum Device { case phone, tablet, page }

  let screen: RecordedScreen
  let device: Device
  /// The whole drawing.
  let outer: Frame
  /// The screen inside its frame.
  let inner: Frame
  /// The part of the drawing below the device, with elements whose position is not known.
  let below: Frame?
  /// The elements to draw, in the order in which they are painted.
  let placed: [Placed]
  /// The elements whose position is not known.
  let unplaced: [RecordedScreen.Element]
  /// Whether no positions are known, so that the whole screen is a list.
  let isList: Bool
  /// The number of elements that are scrolled out of view.
  let away: Int

  /// An element and its place in the drawing.
  struct Placed {
    let element: RecordedScreen.Element
    let frame: Frame
  }

  private static let rowHeight = 34.0
  /// The width of a screen whose size is not known.
  private static let usualWidth = 390.0

  init(_ screen: RecordedScreen) {
    self.screen = screen
    let shown = Self.painted(screen.elements).filter { !Self.isAway($0, on: screen) }
    away = screen.elements.count - shown.count
    isList = !shown.isEmpty && shown.allSatisfy { $0.frame == nil } || screen.width == nil
    device = Self.device(of: screen)
    let edge = Self.edge(of: device)
    let width = min(max(screen.width ?? Self.usualWidth, 120), 4_000)
    let listed = isList ? shown : shown.filter { $0.frame == nil }
    let list = Double(listed.count) * Self.rowHeight + 16
    let own = screen.height ?? (isList ? max(list + 60, width * 1.4) : width * 2)
    let height = min(max(isList ? max(own, list + 60) : own, 120), 20_000)
    inner = Frame(x: edge.side, y: edge.top, width: width, height: height)
    var total = height + edge.top + edge.bottom
    unplaced = listed
    if !isList, !listed.isEmpty {
      below = Frame(x: 4, y: total + 12, width: width + 2 * edge.side - 8, height: list + 24)
      total += list + 40
    } else {
      below = nil
    }
    outer = Frame(x: 0, y: 0, width: (width + 2 * edge.side).rounded(), height: total.rounded())
    let origin = inner
    var places: [Placed] = []
    if !isList {
      places = shown.compactMap { element in
        element.frame.map { Placed(element: element, frame: $0.moved(origin.x, origin.y)) }
      }.filter { $0.frame.clipped(to: origin) != nil }
    }
    let listFrame =
      isList
      ? Frame(x: origin.x + 14, y: origin.y + 52, width: width - 28, height: list) : below
    if let listFrame {
      places += Self.rows(of: listed, in: listFrame, below: isList ? 0 : 30)
    }
    placed = places
  }

  /// The elements as they are painted: each after the one that contains it, and before the next
  /// that does not belong to that one.
  private static func painted(
    _ elements: [RecordedScreen.Element]
  ) -> [RecordedScreen.Element] {
    var children: [ExactText: [Int]] = [:]
    let ids = Set(elements.map { ExactText($0.id) })
    var order: [Int] = []
    var waiting: [Int] = []
    for (place, element) in elements.enumerated() {
      if let parent = element.parent, ids.contains(ExactText(parent)) {
        children[ExactText(parent), default: []].append(place)
      } else {
        waiting.append(place)
      }
    }
    waiting.reverse()
    var isDone = elements.map { _ in false }
    while let place = waiting.popLast() {
      if isDone[place] { continue }
      isDone[place] = true
      order.append(place)
      waiting += (children[ExactText(elements[place].id)] ?? []).reversed()
    }
    // A record may name a circle of elements inside each other.
    order += elements.indices.filter { !isDone[$0] }
    return order.map { elements[$0] }
  }

  /// Whether the element is known to be scrolled out of view.
  private static func isAway(_ element: RecordedScreen.Element, on screen: RecordedScreen) -> Bool {
    guard let frame = element.frame else { return false }
    if element.flag(.inView) == false { return true }
    guard let width = screen.width, let height = screen.height else { return false }
    return frame.clipped(to: Frame(x: 0, y: 0, width: width, height: height)) == nil
  }

  private static func device(of screen: RecordedScreen) -> Device {
    if screen.address != nil || screen.title != nil { return .page }
    guard let width = screen.width, let height = screen.height else { return .phone }
    return width > 560 && height > 440 ? .tablet : .phone
  }

  /// The thickness of the device's frame.
  private static func edge(of device: Device) -> (side: Double, top: Double, bottom: Double) {
    switch device {
    case .phone: (12, 12, 12)
    case .tablet: (16, 16, 16)
    case .page: (1, 44, 1)
    }
  }

  /// A row for each element, indented by the elements around it.
  private static func rows(
    of elements: [RecordedScreen.Element], in frame: Frame, below: Double
  ) -> [Placed] {
    var depths: [ExactText: Int] = [:]
    return elements.enumerated().map { place, element in
      let depth = min(element.parent.flatMap { depths[ExactText($0)] }.map { $0 + 1 } ?? 0, 8)
      depths[ExactText(element.id)] = depth
      let indent = Double(depth) * 14
      return Placed(
        element: element,
        frame: Frame(
          x: frame.x + 10 + indent, y: frame.y + below + Double(place) * rowHeight,
          width: max(40, frame.width - 20 - indent), height: rowHeight - 6))
    }
  }

  /// The height of the area above an app's content, with the status bar.
  var safeTop: Double {
    switch device {
    case .phone: hasNotch ? 44 : 20
    case .tablet: 24
    case .page: 0
    }
  }

  /// Whether a phone has rounded corners and a home indicator instead of a button.
  var hasNotch: Bool { device == .phone && inner.height / inner.width > 2 }

  /// The part of the screen that the keyboard covers; nil for a page in the window of a desktop, whose
  /// keyboard is on the desk.
  var keyboard: Frame? {
    guard case .some(let keyboard) = screen.keyboard,
      device != .page || inner.height >= inner.width
    else { return nil }
    let usual = device == .phone ? 291.0 : 320
    let height = min(keyboard.height ?? usual, inner.height)
    return Frame(x: inner.x, y: inner.maxY - height, width: inner.width, height: height)
  }
}
