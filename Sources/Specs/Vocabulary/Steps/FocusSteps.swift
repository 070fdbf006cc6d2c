import SpecDrivers
import SpecRunner
import SpecText

/// Steps about the focused field.
enum FocusSteps {
  static let library = StepLibrary("focus") {
    Then(
      "{element} has the focus", "Checks that the field has the focus.",
      example: #"Then "Workspace URL" has the focus"#, needs: [.focus]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let wanted = try scene.element(element)
        let focus = try scene.known(scene.screen.focus, "which field has the focus")
        if focus?.isSame(as: wanted.id) == true { return }
        throw StepFailure(
          "\(element.named) does not have the focus", expected: element.named,
          actual: scene.name(of: focus))
      }
    }

    Then(
      "{element} does not have the focus", "Checks that the field does not have the focus.",
      example: #"Then "Workspace URL" does not have the focus"#, needs: [.focus]
    ) { (world: World, element: Selector) in
      try await world.check { scene in
        let unwanted = try scene.element(element)
        let focus = try scene.known(scene.screen.focus, "which field has the focus")
        try Comparison.expect(
          focus?.isSame(as: unwanted.id) != true, "\(element.named) has the focus")
      }
    }

    Then(
      "no field has the focus", "Checks that no field has the focus.",
      example: "Then no field has the focus",
      needs: [.focus]
    ) { (world: World) in
      try await world.check { scene in
        let focus = try scene.known(scene.screen.focus, "which field has the focus")
        try Comparison.expect(
          focus.map(scene.mayBeField) != true, "a field has the focus", expected: "none",
          actual: scene.name(of: focus))
      }
    }
  }
}

extension AssertionContext {
  /// Whether an id is that of an element that people type into, or one that is not listed.
  fileprivate func mayBeField(_ id: String) -> Bool {
    screen.elements.first { $0.id.isSame(as: id) }?.role.isA(.field) ?? true
  }

  /// The words for the element with an id.
  fileprivate func name(of id: String?) -> String {
    guard let id else { return "no field" }
    guard let element = screen.elements.first(where: { $0.id.isSame(as: id) }) else {
      return id.quoted
    }
    return element.label.isEmpty
      ? NearestNames.reference(to: element, on: screen) : element.label.quoted
  }
}
