import SpecDrivers
import SpecRunner
import SpecText

/// Steps about visible elements, their number and their order.
enum VisibilitySteps {
  static let library = StepLibrary("see") {
    presence
    counts
    order
  }

  private static let presence = StepLibrary("presence") {
    Then("I see {element}", "Checks that the element is visible.", example: #"Then I see "Next""#) {
      (world: World, element: Selector) in
      try await world.check { scene in try scene.requireSeen(element) }
    }

    Then(
      "I do not see {element}", "Checks that no such element is visible.",
      example: #"Then I do not see "Error""#
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let count = try scene.seen(element) { $0 >= element.leastMatches }.count
        let isSeen = count >= element.leastMatches
        try Comparison.expect(
          !isSeen, "\(element.named) is on the \"\(scene.screen.name)\" screen",
          expected: "not seen", actual: count == 1 ? "seen" : "seen \(count) times")
        try scene.requireAbsence(
          of: element, besides: count, "whether \(element.named) is visible")
      }
    }

    Then(
      "I see {element} {int} time(s)", "Checks the number of visible elements with this name.",
      example: #"Then I see the "Delete" button 2 times"#
    ) { (world: World, element: Selector, count: SeenCount) in
      try await world.check { scene in
        let found = try scene.seen(element).count
        let what = "how often \(element.named) is visible"
        try scene.requireKnownRoles(element, what) { found + $0 == count.value }
        try Comparison.expect(
          Double(found), is: Double(count.value), what,
          notes: [scene.screen.missing].compactMap { $0 })
        try scene.requireComplete(what, about: element)
      }
    }

    Then(
      "I see:", "Checks that all elements are visible; each row has a name.", example: "Then I see:"
    ) {
      (world: World, table: ListTable) in
      try await world.check { scene in
        for text in table.texts {
          try scene.requireSeen(ElementReference.read(cell: text))
        }
      }
    }
  }

  private static let counts = StepLibrary("counts") {
    for (words, summary, isEnough) in limits {
      count(words, summary) { (world: World, count: Count, elements: Selector) in
        try await checkCount(world, elements, words, count.value, isEnough)
      }
    }
    count("at least ", "this number of or more") {
      (world: World, count: Int, elements: Selector) in
      try await checkCount(world, elements, "at least ", count, >=)
    }

    Then(
      "I see no {elements}", "Checks that no such element is visible.",
      example: #"Then I see no list items in the "Cart" list"#
    ) { (world: World, elements: Selector) in
      try await checkCount(world, elements, "", 0, ==)
    }
  }

  private static func count<Number: StepArgument>(
    _ words: String, _ summary: String,
    _ body: @escaping @Sendable (World, Number, Selector) async throws -> Void
  ) -> Declaration {
    Then(
      .expression("I see \(words){int} {elements}"),
      "Checks that \(summary) such elements are visible.",
      example: "Then I see \(words)3 rows in the \"Team\" table", body)
  }

  /// The limits that may be 0; every screen has at least 0.
  private static let limits:
    [(words: String, summary: String, isEnough: @Sendable (Int, Int) -> Bool)] = [
      ("", "exactly this number of", { $0 == $1 }),
      ("at most ", "this number of or fewer", { $0 <= $1 }),
    ]

  private static func checkCount(
    _ world: World, _ elements: Selector, _ words: String, _ count: Int,
    _ isEnough: @Sendable @escaping (Int, Int) -> Bool
  ) async throws {
    try await world.check { scene in
      let isLeast = words.begins(with: "at least")
      let found = try scene.seen(elements) { isLeast && isEnough($0, count) }
      let what = "the number of elements that match \(elements.named)"
      // More elements in the unread parts cannot turn enough into too few.
      if isLeast, isEnough(found.count, count) { return }
      try scene.requireKnownRoles(elements, what) { isEnough(found.count + $0, count) }
      try Comparison.expect(
        isEnough(found.count, count), "\(what) is not as expected",
        expected: "\(words)\(count)", actual: "\(found.count)",
        notes: NearestNames.sample(of: found) + [scene.screen.missing].compactMap { $0 })
      if found.isEmpty { return try scene.requireAbsence(of: elements, what) }
      try scene.requireComplete(what, about: elements)
    }
  }

  private static let order = StepLibrary("order") {
    Then(
      "I see in this order:", "Checks the order of the elements; each row has a name.",
      example: "Then I see in this order:"
    ) { (world: World, table: ListTable) in
      try await world.check { scene in
        let wanted = table.texts
        let ids = try wanted.map { text in
          let selector = try ElementReference.read(cell: text)
          try scene.requireSeen(selector)
          return try scene.element(selector).id
        }
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
}

/// How often an element is seen; what is seen 0 times has a step of its own.
private struct SeenCount: StepArgument {
  let value: Int

  static func read(_ input: StepInput) throws -> SeenCount {
    SeenCount(value: try Int.read(input))
  }

  static func objection(to input: StepInput) -> StepFailure? {
    guard let number = try? Int.read(input), number < 1 else { return nil }
    return StepFailure(
      "the number \(number) makes this step check nothing",
      notes: ["write \"I do not see\" and the element for what must not be there"], kind: .argument)
  }
}
