import SpecDrivers
package import SpecText

/// A rule that every app is expected to follow, without a scenario that says so.
package enum DefaultInvariant: String, Hashable, Sendable, CaseIterable {
  case deadEnd = "dead-end"
  case trap
  case coveredFocus = "covered-focus"
  case disabledControl = "disabled-control"
  case keptText = "kept-text"
  case crash

  /// The rule in one sentence, for help and findings.
  package var rule: String {
    switch self {
    case .deadEnd: "some action changes something on every screen"
    case .trap: "every screen can be left for another one"
    case .coveredFocus: "a field that gets the focus is clear of the keyboard"
    case .disabledControl: "a tap on a disabled control does nothing"
    case .keptText: "a field keeps its text while another screen is visited"
    case .crash: "the app and its engine keep running"
    }
  }
}

/// A rule that does not hold.
package struct InvariantViolation: Hashable, Sendable {
  package let invariant: DefaultInvariant
  /// What it is about: an element, or a place.
  @ExactText package var subject: String
  /// What was seen, in a sentence without a full stop.
  @ExactText package var message: String

  init(_ invariant: DefaultInvariant, _ subject: String, _ message: String) {
    self.invariant = invariant
    _subject = ExactText(subject)
    _message = ExactText(message)
  }
}

/// Checks the rules about single steps while one session is walked.
struct InvariantWatch: Sendable {
  private let invariants: Set<DefaultInvariant>
  /// The fields whose text a scenario shows to change on the way back.
  private let exempt: Set<KeptTextRules.Field>
  /// Whether the system announced a keyboard that need not be there.
  private var hasAnnouncedKeyboard = false
  /// The texts of the fields when their screen was left.
  private var left: [ExactText: [ExactText: String]] = [:]

  init(_ invariants: Set<DefaultInvariant>, _ exempt: Set<KeptTextRules.Field>) {
    self.invariants = invariants
    self.exempt = exempt
  }

  /// A step as the rules see it.
  struct Step {
    let move: Move
    let before: Observation
    let after: Observation
    let wasAway: Bool
    let isAway: Bool
  }

  mutating func check(_ step: Step) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    if case .perform(.system(.keyboard)) = step.move { hasAnnouncedKeyboard = true }
    if invariants.contains(.disabledControl) { found += Self.disabledControl(step) }
    if invariants.contains(.coveredFocus), !step.isAway, !hasAnnouncedKeyboard {
      found += Self.coveredFocus(step)
    }
    if invariants.contains(.keptText) { found += keptText(step) }
    return found
  }

  // MARK: - Disabled controls

  private static func disabledControl(_ step: Step) -> [InvariantViolation] {
    guard case .perform(.tap(let selector)) = step.move,
      let element = try? selector.resolve(on: step.before.screen),
      element.properties[.enabled]?.value?.flag == false,
      step.before.settled.value == true
    else { return [] }
    let names = ElementNames(step.before.screen)
    let name = names.name(of: element)
    let (one, other) = (step.before.screen, step.after.screen)
    var effect: String?
    if !one.name.isSame(as: other.name) {
      effect = "leads to the screen \"\(other.name)\""
    } else if one.alert.value != other.alert.value {
      effect = "changes the prompt in front"
    } else if let event = step.after.events.first(where: { $0.kind == .request }) {
      effect = "sends \(event.subject)"
    } else if element.role.isA(.field), other.focus.value ?? nil == element.id {
      effect = "gives it the focus"
    }
    return effect.map {
      [InvariantViolation(.disabledControl, name, "a tap on \(name), which is disabled, \($0)")]
    } ?? []
  }

  // MARK: - Keyboard

  /// The height of a field that has to be seen, in points.
  private static let lineHeight = 60.0

  private static func coveredFocus(_ step: Step) -> [InvariantViolation] {
    let (one, other) = (step.before.screen, step.after.screen)
    // A field that the user scrolls away, or that is still moving, is no mistake.
    guard !step.move.scrolls, step.after.settled.value == true,
      let id = other.focus.value ?? nil, let keyboard = other.keyboard.value ?? nil,
      let height = keyboard.height.value, other.alert.value ?? nil == nil,
      let field = other.elements.first(where: { $0.id.isSame(as: id) }), field.isVisible,
      let frame = field.frame.value
    else { return [] }
    // A field that is higher than the rest of the screen scrolls its own text.
    let bottom = min(frame.maxY, frame.y + Self.lineHeight)
    let isNew =
      !one.name.isSame(as: other.name) || one.focus.value ?? nil != id
      || one.keyboard.value ?? nil == nil || step.wasAway
    guard isNew, bottom > other.size.height - height + 0.5 else { return [] }
    let name = ElementNames(other).name(of: field)
    return [
      InvariantViolation(
        .coveredFocus, name,
        "\(name) has the focus and ends at \(PropertyValue.number(frame.maxY).written), "
          + "below the upper edge of the keyboard at "
          + PropertyValue.number(other.size.height - height).written)
    ]
  }

  // MARK: - Texts

  private mutating func keptText(_ step: Step) -> [InvariantViolation] {
    let (one, other) = (step.before.screen, step.after.screen)
    if step.move.restarts {
      left = [:]
      return []
    }
    let hasLeft = step.isAway && !step.wasAway
    if !step.wasAway, hasLeft || !one.name.isSame(as: other.name) {
      left[one.name] = Self.texts(on: one)
    }
    // A screen that has left the stack is made again.
    if let stack = other.stack.value {
      left = left.filter { screen, _ in
        stack.contains { $0.isSame(as: screen.wrappedValue) }
      }
    } else if !step.isAway {
      left = left.filter { step.wasAway && $0.key.wrappedValue.isSame(as: other.name) }
    }
    let hasReturned = step.wasAway && !step.isAway || !one.name.isSame(as: other.name)
    guard hasReturned, !step.isAway, let texts = left[other.name] else { return [] }
    left[other.name] = nil
    let names = ElementNames(other)
    for element in other.elements where element.role.isA(.field) && element.isVisible {
      guard let before = texts[element.id], !before.isEmpty,
        let after = element.properties[.text]?.value?.text,
        !(element.isSecure ? after.isAsLong(as: before) : after.isSame(as: before))
      else { continue }
      let name = names.name(of: element)
      guard !exempt.contains(KeptTextRules.Field(screen: other.name, name: name)) else { continue }
      let words = element.isSecure ? "another text" : "\"\(after)\" instead of \"\(before)\""
      return [
        InvariantViolation(.keptText, name, "back on \"\(other.name)\", \(name) has \(words)")
      ]
    }
    return []
  }

  private static func texts(on screen: Screen) -> [ExactText: String] {
    var texts: [ExactText: String] = [:]
    for element in screen.elements where element.role.isA(.field) && element.isVisible {
      if let text = element.properties[.text]?.value?.text { texts[element.id] = text }
    }
    return texts
  }
}

extension String {
  /// Whether it has as many characters, which is all that a masked text shows.
  fileprivate func isAsLong(as other: String) -> Bool { count == other.count }
}

extension Move {
  /// Whether the user moves the content.
  fileprivate var scrolls: Bool {
    switch self {
    case .perform(.scrollBy), .perform(.scroll), .perform(.swipe), .perform(.turnWheel): true
    default: false
    }
  }

  /// Whether a screen starts again, so that it need not keep anything.
  fileprivate var restarts: Bool {
    switch self {
    case .perform(.relaunch), .perform(.open), .perform(.reload), .perform(.system): true
    default: false
    }
  }
}

/// The fields that do not keep their texts while another screen is visited, as scenarios show.
package enum KeptTextRules {
  /// A field of a screen, by names.
  struct Field: Hashable {
    @ExactText var screen: String
    @ExactText var name: String
  }

  /// The fields whose content was another one when a scenario came back to their screen.
  static func exempt(_ paths: [RecordedPath]) -> Set<Field> {
    var fields: Set<Field> = []
    for path in paths {
      var left: [ExactText: [PathState.Fact]] = [:]
      var last = path.first
      for state in path.states.dropFirst() {
        defer { last = state }
        let isBack = last.isAway && !state.isAway
        guard isBack || state.isAway || !last.screen.isSame(as: state.screen) else { continue }
        if !last.isAway { left[last.screen] = last.facts.filter { $0.facet == .fields } }
        if state.isAway { continue }
        for fact in left[state.screen] ?? [] where fact.value != FieldContent.empty.rawValue {
          let now = state.facts.first {
            $0.facet == .fields && $0.subject.isSame(as: fact.subject)
          }
          guard let now, !now.value.isSame(as: fact.value) else { continue }
          fields.insert(Field(screen: state.screen, name: fact.subject))
        }
      }
    }
    return fields
  }
}
