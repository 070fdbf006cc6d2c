import SpecDrivers
import SpecText

/// An element as the subject of events, by its current name or the name before the last When.
///
/// It may be hidden, because a moving element may come from or go to a place outside the screen.
/// The screens are searched once, not for every event.
struct EventSubject {
  private let name: String
  private let before: Place?
  private let now: Place

  /// A screen, and the elements on it that may be meant.
  private struct Place {
    let screen: String
    let elements: [Element]

    init(_ selector: Selector, on screen: Screen) {
      self.screen = screen.name
      elements = selector.matchesEvenHidden(on: screen)
    }
  }

  init(_ selector: Selector, in scene: AssertionContext) {
    name = selector.name
    now = Place(selector, on: scene.screen)
    before = scene.before.map { Place(selector, on: $0) }
  }

  /// Whether there is no such element on either screen.
  var isMissing: Bool { now.elements.isEmpty && before?.elements.isEmpty ?? true }

  /// Whether an event concerns the element; an event with a screen concerns only elements of that
  /// screen.
  func isConcerned(by event: Event) -> Bool {
    let id = event.details["id"]
    if id == nil, event.subject.isSame(as: name) { return true }
    let screen = event.details["screen"]?.text
    return [now, before].contains { place in
      guard let place, screen?.isSame(as: place.screen) ?? true else { return false }
      return place.elements.contains { element in
        if let id = id?.text { return id.isSame(as: element.id) }
        return event.subject.isSame(as: element.id) || event.subject.isSame(as: element.label)
      }
    }
  }
}
