import SpecDrivers
import SpecRunner
import SpecText

/// Steps about visible elements, their states and their order.
enum VisibilitySteps {
  static let library = StepLibrary("see") {
    presence
    state
    order
  }

  private static let presence = StepLibrary("presence") {
    Then("I see {element}", "Checks that the element is visible.", example: #"Then I see "Next""#) {
      (world: World, element: Selector) in
      try await world.check { scene in
        if element.position == nil, !element.matches(on: scene.screen).isEmpty { return }
        _ = try scene.element(element)
      }
    }

    Then(
      "I do not see {element}", "Checks that no such element is visible.",
      example: #"Then I do not see "Error""#
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let count = element.matches(on: scene.screen).count
        let isSeen = count >= (element.position ?? 1)
        try Comparison.expect(
          !isSeen, "\(element) is on the \"\(scene.screen.name)\" screen",
          expected: "not to be seen", actual: count == 1 ? "seen" : "seen \(count) times")
        try scene.requireComplete("whether \(element) is to be seen")
      }
    }

    Then(
      "I see {element} {int} time(s)", "Checks the number of visible elements with this name.",
      example: #"Then I see the "Delete" button 2 times"#
    ) { (world: World, element: Selector, count: Int) in
      try await world.check { scene in
        let found = element.matches(on: scene.screen).count
        let what = "how often \(element) is to be seen"
        try Comparison.expect(
          Double(found), is: Double(count), what, notes: [scene.screen.missing].compactMap { $0 })
        try scene.requireComplete(what)
      }
    }

    Then(
      "I see:", "Checks that all elements are visible; each row has a name.", example: "Then I see:"
    ) {
      (world: World, table: Table) in
      try await world.check { scene in
        for row in table.rows {
          let name = Selector(row.first ?? "")
          if name.matches(on: scene.screen).isEmpty { _ = try scene.element(name) }
        }
      }
    }
  }

  private static let state = StepLibrary("state") {
    Then(
      "{element} is enabled", "Checks that the element is enabled.",
      example: #"Then "Next" is enabled"#
    ) {
      (world: World, element: Selector) in try await check(world, element, .enabled, true)
    }

    Then(
      "{element} is disabled", "Checks that the element is disabled.",
      example: #"Then "Next" is disabled"#
    ) {
      (world: World, element: Selector) in try await check(world, element, .enabled, false)
    }

    Then(
      "{element} is selected", "Checks that the element is selected.",
      example: #"Then "Favourite" is selected"#
    ) {
      (world: World, element: Selector) in try await check(world, element, .selected, true)
    }

    Then(
      "{element} is not selected", "Checks that the element is not selected.",
      example: #"Then "Like" is not selected"#
    ) { (world: World, element: Selector) in try await check(world, element, .selected, false) }

    Then(
      "{element} shows {string}", "Checks the exact text of a field or label.",
      example: #"Then "Workspace URL" shows "acme""#
    ) { (world: World, element: Selector, text: String) in
      try await world.check { scene in
        let found = try scene.element(element)
        try Comparison.expect(
          try scene.shownText(of: found, called: element.description), is: text,
          "what \(element) shows")
      }
    }

    Then(
      "{element} shows:", "Checks the exact text of a field or label, given as a doc string.",
      example: #"Then "Memo" shows:"#
    ) { (world: World, element: Selector, text: DocStringArgument) in
      try await world.check { scene in
        let found = try scene.element(element)
        try Comparison.expect(
          try scene.shownText(of: found, called: element.description), is: text.content,
          "what \(element) shows")
      }
    }

    Then(
      "{element} is empty", "Checks that the field or label has no text.",
      example: #"Then "Workspace URL" is empty"#
    ) {
      (world: World, element: Selector) in
      try await world.check { scene in
        let found = try scene.element(element)
        try Comparison.expect(
          try scene.shownText(of: found, called: element.description), is: "",
          "what \(element) shows")
      }
    }
  }

  private static let order = StepLibrary("order") {
    Then(
      "I see in this order:", "Checks the order of the elements; each row has a name.",
      example: "Then I see in this order:"
    ) { (world: World, table: Table) in
      try await world.check { scene in
        let wanted = table.rows.map { $0.first ?? "" }
        for name in wanted { _ = try scene.element(Selector(name)) }
        let ids = try wanted.map { try scene.element(Selector($0)).id }
        let actual = scene.screen.elements.map(\.id).filter { ids.contains(same: $0) }
        try Comparison.expect(
          actual.areSame(as: ids), "the order on the screen is not as expected",
          expected: wanted.map(\.quoted).joined(separator: ", "),
          actual: actual.compactMap { id in zip(ids, wanted).first { $0.0.isSame(as: id) }?.1.quoted
          }
          .joined(separator: ", "))
      }
    }
  }

  private static func check(
    _ world: World, _ element: Selector, _ property: Property, _ expected: Bool
  ) async throws {
    try await world.check { scene in
      let found = try scene.element(element)
      let actual = try scene.value(property, of: found, called: element.description)
      if actual.flag == expected { return }
      throw StepFailure(
        "\(element) is \(expected ? "not " : "")\(property.rawValue)",
        expected: word(property, expected), actual: actual.flag.map { word(property, $0) })
    }
  }

  private static func word(_ property: Property, _ flag: Bool) -> String {
    switch (property, flag) {
    case (.enabled, true): "enabled"
    case (.enabled, false): "disabled"
    case (_, true): property.rawValue
    case (_, false): "not " + property.rawValue
    }
  }
}

extension AssertionContext {
  /// The text of an element: the text of a field, otherwise its label.
  mutating func shownText(of element: Element, called name: String) throws -> String {
    if element.properties[.text] == nil, element.role != .field { return element.label }
    return try value(.text, of: element, called: name).written
  }
}
