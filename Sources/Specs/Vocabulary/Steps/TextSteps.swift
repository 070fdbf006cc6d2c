import SpecDrivers
import SpecRunner
import SpecText

/// Steps that edit text: type, paste, select, delete.
enum TextSteps {
  static let library = StepLibrary("text") {
    typing
    editing
    selecting
  }

  private static let typing = StepLibrary("typing") {
    When(
      "I type {string}", "Types into the focused field, character by character.",
      example: #"When I type "acme""#
    ) { (world: World, text: AnyText) in try await world.perform(.type(text.text, into: nil)) }

    When(
      "I type {string} into {element}", "Types into a field, character by character.",
      example: #"When I type "acme" into "Workspace URL""#
    ) { (world: World, text: AnyText, element: Selector) in
      try await world.perform(.type(text.text, into: element))
    }

    When(
      "I type into {element}:", "Types the doc string, a text of several lines, into a field.",
      example: #"When I type into the "Memo" field:"#
    ) { (world: World, element: Selector, text: DocStringArgument) in
      try await world.perform(.type(text.content, into: element))
    }

    When(
      "I fill in {element} with {string}",
      "Replaces the text of a field, or sets the value of a slider or picker.",
      example: #"When I fill in "Workspace URL" with "acme""#
    ) { (world: World, element: Selector, text: AnyText) in
      try await world.fillIn(element, with: text.text)
    }

    When(
      "I fill in:", "Fills in fields, sliders and pickers; each row has one and its value.",
      example: "When I fill in:"
    ) { (world: World, table: PairTable) in
      for (name, text) in table.pairs {
        try await world.fillIn(ElementReference.read(cell: name), with: text)
      }
    }

    When(
      "I paste {string}", "Pastes a text into the focused field.",
      example: #"When I paste "abc.com""#
    ) { (world: World, text: AnyText) in try await world.perform(.paste(text.text, into: nil)) }

    When(
      "I paste {string} into {element}", "Pastes a text into a field, replacing the selection.",
      example: #"When I paste "abc.com" into "Workspace URL""#
    ) { (world: World, text: AnyText, element: Selector) in
      try await world.perform(.paste(text.text, into: element))
    }
  }

  private static let editing = StepLibrary("editing") {
    When(
      "I press delete", "Presses the delete key once.", example: "When I press delete"
    ) { (world: World) in try await world.perform(.deleteBackward(times: 1, in: nil)) }

    When(
      "I press delete {int} times", "Presses the delete key several times.",
      example: "When I press delete 3 times"
    ) { (world: World, count: Int) in
      try await world.perform(.deleteBackward(times: count, in: nil))
    }

    When(
      "I clear {element}", "Selects all text of a field and deletes it.",
      example: #"When I clear "Workspace URL""#
    ) { (world: World, element: Selector) in try await world.perform(.clear(element)) }
  }

  private static let selecting = StepLibrary("selecting") {
    When(
      "I select {string} in {element}", "Selects a part of the text of a field.",
      example: #"When I select "bc" in "Workspace URL""#
    ) { (world: World, text: String, element: Selector) in
      try await world.perform(.select(.text(text), in: element))
    }

    When(
      "I select all of {element}", "Selects all text of a field.",
      example: #"When I select all of "Workspace URL""#
    ) { (world: World, element: Selector) in
      try await world.perform(.select(.all, in: element))
    }

    When(
      "I place the caret after {int} character(s) of {element}",
      "Moves the caret; the position counts code points from the start.",
      example: #"When I place the caret after 2 characters of "Workspace URL""#
    ) { (world: World, count: Count, element: Selector) in
      try await world.perform(.select(.caret(at: count.value), in: element))
    }
  }
}

extension World {
  /// Sets what a person would fill in: the text of a field, or the value of a slider or picker.
  ///
  /// A name alone means a field, unless only a slider or picker has it.
  fileprivate func fillIn(_ element: Selector, with value: String) async throws {
    var field = element
    field.role = element.role ?? .field
    let screen = try await look().screen
    if screen.offersValues(field, orNamedAs: element) {
      return try await perform(.choose(value, in: element))
    }
    // A field that is named by its text has no name once it is empty.
    let isNamedByText = field.matches(on: screen).contains { found in
      found.properties[.text]?.value?.text?.isSame(as: field.name) == true
    }
    try await perform(.clear(field))
    try await perform(.type(value, into: isNamedByText ? nil : field))
  }
}

extension Element {
  /// Whether it is the field of a page for a colour, which cannot be cleared.
  fileprivate var isColorField: Bool { properties[Property("attribute type")]?.value == "color" }
}

extension Screen {
  /// Whether an element is not typed into but set to one of its values.
  fileprivate func offersValues(_ field: Selector, orNamedAs element: Selector) -> Bool {
    let fields = element.role == nil ? field.matches(on: self) : []
    let found = fields.isEmpty ? element.matches(on: self) : fields
    return !found.isEmpty
      && found.allSatisfy { $0.role == .slider || $0.role == .picker || $0.isColorField }
  }
}
