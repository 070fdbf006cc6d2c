import SpecDrivers
import SpecRunner

/// Steps that touch the screen: tap, hold, swipe, scroll, choose.
enum TouchSteps {
  static let library = StepLibrary("touch") {
    When("I tap {element}", "Taps an element.", example: #"When I tap "Next""#) {
      (world: World, element: Selector) in try await world.perform(.tap(element))
    }

    When(
      "I tap {element} at {point}",
      "Taps a point of an element, counted from its upper left corner in points or per cent.",
      example: #"When I tap the "Map" canvas at 80, 75"#, needs: [.points]
    ) { (world: World, element: Selector, point: ElementPoint) in
      try await world.perform(.tap(element.at(point)))
    }

    When(
      "I draw a line on {element} from {point} to {point}",
      "Draws on an element with the finger or the mouse, from one point of it to another.",
      example: #"When I draw a line on the "Signature" canvas from 10%, 50% to 90%, 40%"#,
      needs: [.points]
    ) { (world: World, element: Selector, start: ElementPoint, end: ElementPoint) in
      try await world.perform(.drag(element.at(start), to: element.at(end)))
    }

    When(
      "I tap {element} {int} time(s)",
      "Taps an element several times; it must be the same one each time.",
      example: #"When I tap the "+" button 3 times"#
    ) { (world: World, element: Selector, count: Int) in
      try await world.tap(element, times: count)
    }

    When(
      "I try to tap {element}",
      "Taps an element that may be disabled; a tap on a disabled element does nothing.",
      example: #"When I try to tap "Next""#
    ) { (world: World, element: Selector) in try await world.tryToTap(element) }

    When(
      "I tap {element} and then {element} {int} time(s)", "Taps two elements alternately.",
      example: #"When I tap "Next" and then "Prev" 3 times"#
    ) { (world: World, first: Selector, second: Selector, count: Int) in
      for _ in 0..<count {
        try await world.perform(.tap(first))
        try await world.perform(.tap(second))
      }
    }

    When(
      "I double-tap {element}", "Taps twice quickly.", example: #"When I double-tap "Photo""#,
      needs: [.gestures]
    ) {
      (world: World, element: Selector) in
      try await world.perform(.doubleTap(element))
    }

    When(
      "I touch and hold {element}", "Presses an element and holds it.",
      example: #"When I touch and hold the "Memo 1" row"#, needs: [.gestures]
    ) { (world: World, element: Selector) in
      try await world.perform(.longPress(element))
    }

    When(
      "I swipe {direction}", "Swipes over the screen.", example: "When I swipe left",
      needs: [.gestures]
    ) {
      (world: World, direction: Direction) in
      try await world.perform(.swipe(direction, on: nil))
    }

    When(
      "I swipe {direction} on {element}", "Swipes over an element.",
      example: #"When I swipe left on the "Memo 1" row"#, needs: [.gestures]
    ) { (world: World, direction: Direction, element: Selector) in
      try await world.perform(.swipe(direction, on: element))
    }

    When(
      "I scroll to {element}", "Scrolls until an element is in view.",
      example: #"When I scroll to "Agree""#
    ) { (world: World, element: Selector) in try await world.perform(.scroll(to: element)) }

    When(
      "I scroll {direction} by {int} points",
      "Scrolls the screen; down reveals content further down.",
      example: "When I scroll down by 200 points"
    ) { (world: World, direction: Direction, points: Int) in
      try await scroll(world, direction, points, in: nil)
    }

    When(
      "I scroll {direction} by {int} points on {element}", "Scrolls with a finger on an element.",
      example: #"When I scroll down by 200 points on "right margin""#
    ) { (world: World, direction: Direction, points: Int, element: Selector) in
      try await scroll(world, direction, points, in: element)
    }

    When(
      "I choose {string}", "Chooses a segment, tab, date or menu item.",
      example: #"When I choose "Profile""#
    ) { (world: World, choice: String) in try await world.perform(.choose(choice, in: nil)) }

    When(
      "I choose {string} in {element}", "Chooses one of the options of an element.",
      example: #"When I choose "Female" in "Gender""#
    ) { (world: World, choice: String, element: Selector) in
      try await world.perform(.choose(choice, in: element))
    }
  }

  private static func scroll(
    _ world: World, _ direction: Direction, _ points: Int, in element: Selector?
  ) async throws {
    guard direction == .up || direction == .down else {
      throw StepFailure("a screen scrolls up or down, not \(direction.rawValue)")
    }
    try await world.perform(.scrollBy(points: direction == .up ? -points : points, in: element))
  }
}

extension Selector {
  /// A point of the element.
  func at(_ point: ElementPoint) -> Selector {
    var selector = self
    selector.point = point
    return selector
  }
}
