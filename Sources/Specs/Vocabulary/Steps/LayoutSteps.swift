import SpecDrivers
import SpecRunner
import SpecText

/// Steps about positions, sizes, alignment, and movement since the last When.
enum LayoutSteps {
  static let library = StepLibrary("layout") {
    placing
    sizes
    frames
    moving
  }

  private static let placing = StepLibrary("placing") {
    Then(
      "{element} is vertically centred in {element}",
      "Checks that the vertical centres of both elements are equal.",
      example: #"Then "Workspace URL" is vertically centred in "container""#, needs: [.layout]
    ) { (world: World, element: Selector, container: Selector) in
      try await world.check { scene in
        let (inner, outer) = try scene.frames(of: element, and: container)
        try Comparison.expect(
          near(inner.midY, outer.midY, within: scene.inferences.isEmpty ? tolerance : 1),
          "\(element.named) is not vertically centred in \(container.named)",
          expected: "its middle at y \(written(outer.midY))", actual: "y \(written(inner.midY))")
      }
    }

    Then(
      "{element} stands {float} points right of {element}",
      "Checks the distance between the left edges of both elements.",
      example: #"Then "placeholder" stands 24 points right of "Workspace URL""#, needs: [.layout]
    ) { (world: World, element: Selector, distance: Double, other: Selector) in
      try await world.check { scene in
        let (frame, place) = try scene.frames(of: element, and: other)
        try scene.expectDistance(
          frame.x - place.x, is: distance,
          "how far \(element.named) stands right of \(other.named), in points,")
      }
    }

    Then(
      "{element} ends {float} points above {element}",
      "Checks how far its bottom edge is above that of the other element.",
      example: #"Then "hint" ends 0 points above "container""#, needs: [.layout]
    ) { (world: World, element: Selector, distance: Double, other: Selector) in
      try await world.check { scene in
        let (frame, place) = try scene.frames(of: element, and: other)
        try scene.expectDistance(
          place.maxY - frame.maxY, is: distance,
          "how far \(element.named) ends above \(other.named), in points,")
      }
    }

    Then(
      "{element} is clear of the keyboard",
      "Checks that the keyboard does not cover any part of the element.",
      example: #"Then "Next" is clear of the keyboard"#,
      needs: [.layout, .keyboard, .keyboardHeight]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let top = try scene.keyboardTop()
        let end = try scene.frame(of: element).maxY
        try Comparison.expect(
          end <= top + tolerance, "the keyboard covers part of \(element.named)",
          expected: "its lower edge at y \(written(top)) at most", actual: "y \(written(end))")
      }
    }

    for (relation, summary) in relations {
      Then(
        .expression("{element} is \(relation.rawValue) {element}"), summary,
        example: #"Then "Title" is \#(relation.rawValue) "Text""#, needs: [.layout]
      ) { (world: World, element: Selector, other: Selector) in
        try await world.check { scene in
          let (frame, place) = try scene.frames(of: element, and: other)
          let word = relation.rawValue
          try Comparison.expect(
            frame.is(relation, place), "\(element.named) is not \(word) \(other.named)",
            expected: "\(word) \(written(place))", actual: written(frame))
        }
      }
    }
  }

  private static let relations: [(Selector.Relation, summary: String)] = [
    (.above, "Checks that its bottom edge is above the top edge of the other element."),
    (.below, "Checks that its top edge is below the bottom edge of the other element."),
    (.leftOf, "Checks that its right edge is left of the left edge of the other element."),
    (.rightOf, "Checks that its left edge is right of the right edge of the other element."),
  ]

  private static let sizes = StepLibrary("sizes") {
    Then(
      "{element} is {float} points high", "Checks the height of the element.",
      example: #"Then "container" is 608 points high"#, needs: [.layout]
    ) { (world: World, element: Selector, height: Double) in
      try await world.check { scene in
        try scene.expectDistance(
          try scene.frame(of: element).height, is: height, "the height of \(element.named)")
      }
    }

    Then(
      "{element} is {float} points wide", "Checks the width of the element.",
      example: #"Then "Next" is 80 points wide"#, needs: [.layout]
    ) { (world: World, element: Selector, width: Double) in
      try await world.check { scene in
        try scene.expectDistance(
          try scene.frame(of: element).width, is: width, "the width of \(element.named)")
      }
    }

    Then(
      "{element} fills the screen", "Checks that the element covers the whole screen.",
      example: #"Then the "Recommended" card fills the screen"#, needs: [.layout]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let frame = try scene.frame(of: element)
        let size = scene.screen.size
        let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
        try Comparison.expect(
          near(frame.x, 0) && near(frame.y, 0) && near(frame.width, size.width)
            && near(frame.height, size.height), "\(element.named) does not fill the screen",
          expected: written(whole), actual: written(frame))
      }
    }
  }

  private static let frames = StepLibrary("frames") {
    Then(
      "these elements have these frames:",
      "Checks positions and sizes in points; each row has an element and some of x, y, width and height.",
      example: "Then these elements have these frames:", needs: [.layout]
    ) { (world: World, table: FramesTable) in
      try await world.check { scene in
        for (element, values) in table.frames {
          let frame = try scene.frame(of: element)
          for (side, value) in values {
            try scene.expectDistance(
              side.value(in: frame), is: value, "the \(side.rawValue) of \(element.named)")
          }
        }
      }
    }
  }

  /// Elements and the parts of their frames.
  private struct FramesTable: ShapedTable {
    static let shape = TableShape(
      .named(["element"], optional: Side.allCases.map(\.rawValue), least: 1))
    let frames: [(element: Selector, sides: [(Side, Double)])]

    init(_ table: Table) throws {
      let sides = table.header.compactMap { Side(rawValue: $0) }
      frames = try table.records().map { row in
        (
          try ElementReference.read(cell: row["element"]),
          try sides.map { ($0, try row.value($0.rawValue, as: Double.self)) }
        )
      }
    }
  }

  /// A column of the table of frames.
  private enum Side: String, CaseIterable {
    case x, y, width, height

    func value(in frame: Frame) -> Double {
      switch self {
      case .x: frame.x
      case .y: frame.y
      case .width: frame.width
      case .height: frame.height
      }
    }
  }

  private static let moving = StepLibrary("moving") {
    Then(
      "{element} has moved {direction} by {float} points",
      "Checks how far the element has moved since before the last When.",
      example: #"Then "Workspace URL" has moved up by 75 points"#, needs: [.layout]
    ) { (world: World, element: Selector, direction: Direction, distance: Double) in
      try await world.check { scene in
        let (before, now) = (try scene.frameBefore(of: element), try scene.frame(of: element))
        let actual =
          switch direction {
          case .up: before.y - now.y
          case .down: now.y - before.y
          case .left: before.x - now.x
          case .right: now.x - before.x
          }
        try scene.expectDistance(
          actual, is: distance,
          "how far \(element.named) has moved \(direction.rawValue), in points,")
      }
    }

    Then(
      "{element} has not moved", "Checks that the element is where it was before the last When.",
      example: #"Then "container" has not moved"#, needs: [.layout]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let (before, now) = (try scene.frameBefore(of: element), try scene.frame(of: element))
        try Comparison.expect(
          before == now, "\(element.named) has moved", expected: written(before),
          actual: written(now))
      }
    }
  }

  /// Half a point: invisible, but more than rounding errors.
  private static let tolerance = 0.5

  private static func near(
    _ one: Double, _ other: Double, within tolerance: Double = tolerance
  ) -> Bool { abs(one - other) < tolerance }

  private static func written(_ number: Double) -> String { PropertyValue.number(number).written }

  private static func written(_ frame: Frame) -> String {
    "\(written(frame.width)) × \(written(frame.height)) at \(written(frame.x)), \(written(frame.y))"
  }
}

extension AssertionContext {
  /// Fails unless a distance is the expected one.
  ///
  /// Engines that infer frames may have them in whole points only.
  fileprivate func expectDistance(
    _ actual: Double, is expected: Double, _ what: @autoclosure () -> String
  ) throws {
    if !inferences.isEmpty, abs(actual - expected) <= 1 { return }
    try Comparison.expect(actual, is: expected, what())
  }

  fileprivate mutating func frame(of selector: Selector) throws -> Frame {
    try known(try element(selector).frame, "the position of \(selector.named)")
  }

  /// The frames of two elements, which must not be the same one.
  fileprivate mutating func frames(
    of one: Selector, and other: Selector
  ) throws -> (Frame, Frame) {
    let (first, second) = (try element(one), try element(other))
    if first.id.isSame(as: second.id) {
      throw StepFailure(
        "\(one.named) is compared with itself", notes: ["name another element"], kind: .argument)
    }
    return (
      try known(first.frame, "the position of \(one.named)"),
      try known(second.frame, "the position of \(other.named)")
    )
  }

  fileprivate mutating func frameBefore(of selector: Selector) throws -> Frame {
    try known(try elementBefore(selector).frame, "the earlier position of \(selector.named)")
  }

  /// The top edge of the keyboard, or the bottom edge of the screen if it is hidden.
  fileprivate mutating func keyboardTop() throws -> Double {
    guard let keyboard = try known(screen.keyboard, "whether the keyboard is shown") else {
      return screen.size.height
    }
    return screen.size.height - (try known(keyboard.height, "the keyboard's height"))
  }
}
