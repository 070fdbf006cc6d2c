import SpecDrivers
import SpecRunner
import SpecText

/// Steps about states of elements: enabled, checked, expanded, in view.
enum StateSteps {
  static let library = StepLibrary("states") {
    flags
    partly
    place
  }

  /// A state with the words for both values.
  private struct State {
    let property: Property
    let positive: String
    let negative: String
    let example: String
    let negativeExample: String

    init(
      _ property: Property, _ positive: String, _ negative: String? = nil, _ example: String,
      _ negativeExample: String? = nil
    ) {
      self.property = property
      self.positive = positive
      self.negative = negative ?? "not " + positive
      self.example = example
      self.negativeExample = negativeExample ?? example
    }
  }

  private static let states = [
    State(.enabled, "enabled", "disabled", #""Next""#),
    State(.selected, "selected", nil, #""Favourite""#, #""Like""#),
    State(.checked, "checked", nil, #"the "Agree" checkbox"#),
    State(.pressed, "pressed", nil, #"the "Bold" button"#),
    State(.expanded, "expanded", "collapsed", #"the "Details" button"#),
    State(.invalid, "invalid", "valid", #"the "Email" field"#),
    State(.required, "required", nil, #"the "Email" field"#),
    State(.readOnly, "read-only", nil, #"the "Total" field"#),
    State(.busy, "busy", nil, #"the "Results" list"#),
    State(.current, "current", nil, #"the "Home" link"#),
    State(.modal, "modal", nil, #"the "Settings" dialog"#),
    State(.broken, "broken", nil, #"the "Logo" image"#),
  ]

  private static let flags = StepLibrary("states on and off") {
    for state in states {
      for isPositive in [true, false] {
        let word = isPositive ? state.positive : state.negative
        Then(
          .expression("{element} is \(word)"), "Checks that the element is \(word).",
          example: "Then \(isPositive ? state.example : state.negativeExample) is \(word)"
        ) { (world: World, element: Selector) in
          try await world.check { scene in
            let actual = try scene.value(state.property, of: element)
            if actual.isOn == isPositive { return }
            let found =
              actual.isOn.map { $0 ? state.positive : state.negative } ?? "partly \(state.positive)"
            throw StepFailure(
              "\(element.named) is \(isPositive ? "not " + word : found)", expected: word,
              actual: found)
          }
        }
      }
    }
  }

  private static let partly = StepLibrary("states in part") {
    for (property, word, example) in [
      (Property.checked, "checked", #"the "All" checkbox"#),
      (.pressed, "pressed", #"the "Bold" button"#),
    ] {
      Then(
        .expression("{element} is partly \(word)"),
        "Checks that the element is neither \(word) nor not \(word).",
        example: "Then \(example) is partly \(word)"
      ) { (world: World, element: Selector) in
        try await world.check { scene in
          let actual = try scene.value(property, of: element)
          if actual == "mixed" { return }
          throw StepFailure(
            "\(element.named) is not partly \(word)", expected: "partly \(word)",
            actual: actual.isOn.map { $0 ? word : "not \(word)" })
        }
      }
    }
  }

  private static let place = StepLibrary("elements in view") {
    Then(
      "{element} is in view", "Checks that a part of the element is in the window.",
      example: #"Then the "Pay" button is in view"#
    ) { (world: World, element: Selector) in try await checkInView(world, element, true) }

    Then(
      "{element} is not in view", "Checks that the element is scrolled out of the window.",
      example: #"Then the "Pay" button is not in view"#
    ) { (world: World, element: Selector) in try await checkInView(world, element, false) }

    Then(
      "{element} is covered", "Checks that another element covers the middle of this one.",
      example: #"Then the "Pay" button is covered"#, needs: [.covers]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        try Comparison.expect(
          try scene.cover(of: element) != nil, "nothing covers \(element.named)")
      }
    }

    Then(
      "{element} is not covered",
      "Checks that no other element covers the middle of this one.",
      example: #"Then the "Pay" button is not covered"#, needs: [.covers]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        scene.awaitWork()
        let cover = try scene.cover(of: element)
        try Comparison.expect(
          cover == nil, "\(element.named) is covered", expected: "not covered",
          actual: cover.map { "covered by \($0.quoted)" })
      }
    }
  }

  private static func checkInView(
    _ world: World, _ selector: Selector, _ expected: Bool
  ) async throws {
    try await world.check { scene in
      if !expected { scene.awaitWork() }
      let element = try scene.element(selector)
      let isInView = try scene.known(
        scene.screen.shows(element), "whether \(selector.named) is in view")
      try Comparison.expect(
        isInView == expected, "\(selector.named) is \(expected ? "not " : "")in view",
        expected: expected ? "in view" : "not in view",
        actual: isInView ? "in view" : "not in view")
    }
  }
}

extension PropertyValue {
  /// Whether a state is on; a kind such as `page` counts as on, `mixed` as neither.
  fileprivate var isOn: Bool? {
    switch self {
    case .flag(let flag): flag
    case .text("mixed"): nil
    case .text(let text): !text.isEmpty && !text.isSame(as: "false")
    default: nil
    }
  }
}

extension AssertionContext {
  fileprivate mutating func value(
    _ property: Property, of selector: Selector
  ) throws -> PropertyValue {
    try value(property, of: try element(selector), called: selector.named)
  }

  /// The name of the element that covers another; nil if there is none.
  fileprivate mutating func cover(of selector: Selector) throws -> String? {
    let element = try element(selector)
    guard let observed = element.properties[.coveredBy] else {
      guard element.properties[.inView]?.value == .flag(false) else { return nil }
      throw unknown("whether \(selector.named) is covered", "it is not in view")
    }
    return try known(observed, "whether \(selector.named) is covered").written
  }
}
