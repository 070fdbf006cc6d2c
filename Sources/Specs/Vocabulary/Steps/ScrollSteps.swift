import SpecDrivers
import SpecRunner

/// Steps about scrollable areas.
enum ScrollSteps {
  static let library = StepLibrary("scrolling") {
    Then(
      "{element} has more to show than fits",
      "Checks that its content is higher than the element, so that it scrolls.",
      example: #"Then "notice" has more to show than fits"#, needs: [.layout]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let (content, room, _) = try scene.scrolling(element)
        try Comparison.expect(
          content > room, "the content of \(element.named) fits",
          expected: "more than \(written(room)) points", actual: "\(written(content)) points")
      }
    }

    Then(
      "{element} is scrolled to its end",
      "Checks that the element is scrolled to the end of its content.",
      example: #"Then "notice" is scrolled to its end"#, needs: [.layout]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let (content, room, offset) = try scene.scrolling(element)
        let end = max(0, content - room)
        try Comparison.expect(
          offset > end - 0.5, "\(element.named) is not scrolled to its end",
          expected: "\(written(end)) points", actual: "\(written(offset)) points")
      }
    }
  }

  private static func written(_ number: Double) -> String { PropertyValue.number(number).written }
}

extension AssertionContext {
  /// The height of an area's content, the height of the area and its scroll position, in points.
  fileprivate mutating func scrolling(
    _ selector: Selector
  ) throws -> (content: Double, room: Double, offset: Double) {
    let area = try element(selector)
    let name = selector.named
    let content = try value(.contentHeight, of: area, called: name)
    let offset = try value(.scrollOffset, of: area, called: name)
    let room = try known(area.frame, "the position of \(name)").height
    guard let content = content.number, let offset = offset.number else {
      throw StepFailure("the engine does not report the scroll position of \(name)")
    }
    return (content, room, offset)
  }
}
