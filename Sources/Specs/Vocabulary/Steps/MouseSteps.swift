import SpecDrivers
import SpecRunner

/// Steps with a mouse: clicks with any button, hovering, dragging, the wheel.
enum MouseSteps {
  static let library = StepLibrary("mouse") {
    clicking
    moving
  }

  /// The kinds of clicks by their verbs.
  private static let kinds: [(verb: String, summary: String, click: Click)] = [
    ("click", "Clicks an element with the mouse", Click()),
    ("double-click", "Clicks an element twice in quick succession", Click(count: 2)),
    ("triple-click", "Clicks an element three times in quick succession", Click(count: 3)),
    ("right-click", "Clicks an element with the right mouse button", Click(.right)),
    ("middle-click", "Clicks an element with the mouse wheel", Click(.middle)),
  ]

  private static let clicking = StepLibrary("clicks") {
    for (verb, summary, click) in kinds {
      When(
        .expression("I \(verb) {element}"), summary + ".",
        example: "When I \(verb) the \"Memo 1\" row", needs: [.mouse]
      ) { (world: World, element: Selector) in
        try await world.perform(.click(element, click))
      }

      When(
        .expression("I \(verb) {element} at {point}"),
        summary + " at a point, counted from its upper left corner in points or per cent.",
        example: "When I \(verb) the \"Map\" canvas at 80, 75", needs: [.mouse, .points]
      ) { (world: World, element: Selector, point: ElementPoint) in
        try await world.perform(.click(element.at(point), click))
      }

      When(
        .expression("I \(verb) {element} holding {modifiers}"),
        summary + " while keys such as Control+Shift are held.",
        example: "When I \(verb) the \"Memo 1\" row holding Control", needs: [.mouse]
      ) { (world: World, element: Selector, held: HeldKeys) in
        var click = click
        click.modifiers = held.keys
        try await world.perform(.click(element, click))
      }
    }
  }

  private static let moving = StepLibrary("moves of the mouse") {
    When(
      "I hover over {element}", "Moves the mouse pointer over an element.",
      example: #"When I hover over the "Help" image"#, needs: [.mouse]
    ) { (world: World, element: Selector) in try await world.perform(.hover(element)) }

    When(
      "I drag {element} onto {element}", "Drags an element with the mouse and drops it on another.",
      example: #"When I drag the "Memo 1" row onto the "Done" list"#, needs: [.mouse]
    ) { (world: World, element: Selector, target: Selector) in
      try await world.perform(.drag(element, to: target))
    }

    When(
      "I turn the mouse wheel {direction} by {int} points",
      "Turns the mouse wheel over the middle of the screen.",
      example: "When I turn the mouse wheel down by 200 points", needs: [.mouse]
    ) { (world: World, direction: Direction, points: Int) in
      try await turn(world, direction, points, over: nil)
    }

    When(
      "I turn the mouse wheel {direction} by {int} points over {element}",
      "Turns the mouse wheel over an element.",
      example: #"When I turn the mouse wheel down by 200 points over the "Memos" list"#,
      needs: [.mouse]
    ) { (world: World, direction: Direction, points: Int, element: Selector) in
      try await turn(world, direction, points, over: element)
    }
  }

  private static func turn(
    _ world: World, _ direction: Direction, _ points: Int, over element: Selector?
  ) async throws {
    let (right, down) =
      switch direction {
      case .up: (0, -points)
      case .down: (0, points)
      case .left: (-points, 0)
      case .right: (points, 0)
      }
    try await world.perform(.turnWheel(right: right, down: down, over: element))
  }
}
