import SpecDrivers
import SpecRunner
import SpecText

/// Steps about properties by name, of elements and screens.
enum PropertySteps {
  static let library = StepLibrary("properties") {
    Then(
      "the {property} of {element} is {value}",
      "Checks a property of an element, such as border colour, opacity or placeholder.",
      example: #"Then the border colour of "ID" is green"#,
      needs: { property, _, _ in property.needs }
    ) { (world: World, property: Property, element: Selector, value: ExpectedValue) in
      try await world.check { scene in
        try scene.expect(property, of: element, is: value)
      }
    }

    Then(
      "the {property} of {element} is not {value}",
      "Checks that a property of an element has another value.",
      example: #"Then the border colour of "ID" is not red"#,
      needs: { property, _, _ in property.needs }
    ) { (world: World, property: Property, element: Selector, value: ExpectedValue) in
      try await world.check { scene in
        let found = try scene.element(element)
        let actual = try scene.value(property, of: found, called: element.named)
        // A transparent element shows what is behind it.
        let ground =
          property == .backgroundColor && actual.isClear
          ? try scene.ground(of: found, called: element.named) : nil
        let value = try value.meant(for: actual)
        try Comparison.expect(
          ![actual, ground ?? actual].contains(where: value.matches),
          "the \(property.rawValue) of \(element.named) is \(value.written)",
          expected: "anything else")
      }
    }

    Then(
      "the {property} of {element} contains {string}",
      "Checks that a property of an element, such as its description, contains a text.",
      example: #"Then the description of the "ID" field contains "letters""#,
      needs: { property, _, _ in property.needs }
    ) { (world: World, property: Property, element: Selector, text: String) in
      try await world.check { scene in
        let found = try scene.element(element)
        let actual = try scene.value(property, of: found, called: element.named).written
        try TextComparison.containing.check(
          actual, text, isNegative: false, "the \(property.rawValue) of \(element.named)")
      }
    }

    Then(
      "the attribute {string} of {element} is {string}",
      "Checks an attribute in the markup of an element.",
      example: #"Then the attribute "data-state" of the "Menu" button is "open""#
    ) { (world: World, name: String, element: Selector, text: AnyText) in
      try await world.check { scene in
        try scene.expect(.attribute(name), of: element, is: ExpectedValue(.text(text.text)))
      }
    }

    Then(
      "the attribute {string} of {element} is not {string}",
      "Checks that an attribute in the markup of an element has another value.",
      example: #"Then the attribute "data-state" of the "Menu" button is not "open""#
    ) { (world: World, name: String, element: Selector, text: AnyText) in
      try await world.check { scene in
        let found = try scene.element(element)
        let actual = try scene.value(.attribute(name), of: found, called: element.named)
        try TextComparison.equal.check(
          actual.written, text.text, isNegative: true,
          "the attribute \(name.quoted) of \(element.named)"
        )
      }
    }

    Then(
      "{element} has these properties:",
      "Checks several properties of an element; each row has a name and a value.",
      example: #"Then "Workspace URL" has these properties:"#,
      needs: { _, table in table.pairs.flatMap { Property(written: $0.0).needs } }
    ) { (world: World, element: Selector, table: PairTable) in
      let wanted = table.pairs
      try await world.check { scene in
        for (name, value) in wanted {
          try scene.expect(
            Property(written: name), of: element, is: ExpectedValue(written: value))
        }
      }
    }

    Then(
      "these elements have the {property}:",
      "Checks a property of several elements; each row has an element and a value.",
      example: "Then these elements have the opacity:", needs: { property, _ in property.needs }
    ) { (world: World, property: Property, table: PairTable) in
      let wanted = table.pairs
      try await world.check { scene in
        for (name, value) in wanted {
          try scene.expect(
            property, of: ElementReference.read(cell: name), is: ExpectedValue(written: value))
        }
      }
    }

    Then(
      "the screen's {property} is/are {value}", "Checks a property of the screen.",
      example: "Then the screen's status bar is off"
    ) { (world: World, property: Property, value: ExpectedValue) in
      try await world.check { scene in try scene.expectOfScreen(property, is: value) }
    }
  }
}

extension PropertyValue {
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.alpha == 0 } else { false }
  }
}

extension AssertionContext {
  /// The colour behind a transparent element; nil if nothing around it has one.
  ///
  /// - Throws: `Skip` if the background of an element around it is not known.
  fileprivate func ground(of element: Element, called name: String) throws -> PropertyValue? {
    if let behind = element.properties[.colorBehind]?.value { return behind }
    for outer in ElementTree(screen).ancestors(of: element) {
      switch outer.properties[.backgroundColor] {
      case .known(let color, _)? where !color.isClear: return color
      case .unknown(let why)?: throw unknown("the colour behind \(name)", why)
      default: continue
      }
    }
    return nil
  }

  mutating func expect(
    _ property: Property, of selector: Selector, is expected: ExpectedValue
  ) throws {
    let found = try element(selector)
    let actual = try value(property, of: found, called: selector.named)
    if property == .keyboardType, let type = actual.text {
      try requireDistinct(type, keyboard: expected.value.written)
    }
    try Comparison.expect(actual, is: expected, "the \(property.rawValue) of \(selector.named)")
  }

  mutating func expectOfScreen(_ property: Property, is expected: ExpectedValue) throws {
    guard let observed = screen.properties[property] else {
      let reported = screen.properties.keys.map(\.rawValue).sorted()
      let known = reported + Property.ofScreens.map(\.rawValue)
      let nearest = Nearest.names(to: property.rawValue, in: known)
      if !known.contains(where: property.rawValue.isSame), !nearest.isEmpty {
        throw StepFailure(
          "screens have no property \(property.rawValue.quoted)",
          notes: ["did you mean " + nearest.map(\.quoted).listed() + "?"])
      }
      throw Skip(
        ofEngine: "the \(engine) engine does not report the screen's \(property.rawValue)"
          + (reported.isEmpty ? "" : "; it reports \(reported.joined(separator: ", "))"),
        isUnchecked: true)
    }
    let actual = try known(observed, "the screen's \(property.rawValue)")
    try Comparison.expect(actual, is: expected, "the screen's \(property.rawValue)")
  }
}
