import SpecDrivers
import SpecText

/// What the fingers of a person do to reach things: scroll, pull a sheet down.
extension UserInput {
  /// Scrolls as far as needed to see the whole of an element.
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
    if !area.shows(view) { throw cannotUse(selector, "it cannot be scrolled into view") }
  }

  /// Scrolls by points, with the finger on an element or, if none is named, in the first area.
  ///
  /// A finger on room beside every area moves nothing, as a tap on it does nothing.
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
      throw impossible("scroll by \(points) points", "nothing there can be scrolled")
    }
    if area.isScrollEnabled { area.scroll(by: Double(points)) }
    device.endTurn()
  }

  /// Pulls the sheet in front down, which dismisses it by animation.
  func pullDown() throws(DriverError) {
    guard device.presentations.dismiss(animated: true) else {
      throw impossible("pull the sheet down", "nothing is presented")
    }
    device.endTurn()
  }
}
