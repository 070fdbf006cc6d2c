import SpecDrivers
import SpecText

/// Gestures that reach elements: scrolling, pulling down a sheet.
extension UserInput {
  /// Scrolls until an element is completely visible.
  func scroll(to selector: Selector) throws(DriverError) {
    var everything = screen
    let views = device.visibleViews
    everything.elements = views.filter(\.isShown).map { view in
      var element = view.element
      element.properties[.visible] = .known(.flag(true))
      return element
    }
    let element = try selector.resolve(on: everything)
    guard let view = views.first(where: { $0.id.isSame(as: element.id) }) else {
      throw .elementNotFound(selector, screen)
    }
    guard let area = view.scrollView else { return }
    if area.isScrollEnabled { area.show(from: view, to: view) }
    device.endTurn()
    if !area.shows(view) { throw now.cannotUse(selector, "it cannot be scrolled into view") }
  }

  /// Scrolls by points, with the touch on an element or, without a selector, in the first scroll
  /// view.
  ///
  /// A touch outside all scroll views has no effect.
  func scroll(by points: Int, in selector: Selector?) throws(DriverError) {
    let areas = device.visibleViews.compactMap { $0 as? ScrollView }
    let area: ScrollView?
    if let selector {
      let view = try reach(selector)
      area = areas.first { $0 === view } ?? areas.last { $0.takesFinger(on: view) }
      if area == nil, view is TouchArea { return }
    } else {
      area = areas.first
    }
    guard let area else {
      throw impossible("scroll by \(points) points", "there is no scroll view")
    }
    if area.isScrollEnabled { area.scroll(by: Double(points)) }
    device.endTurn()
  }

  /// Pulls down the frontmost sheet, which dismisses it with animation.
  func pullDown() throws(DriverError) {
    guard device.presentations.dismiss(animated: true) else {
      throw impossible("pull the sheet down", "no sheet is presented")
    }
    device.endTurn()
  }
}
