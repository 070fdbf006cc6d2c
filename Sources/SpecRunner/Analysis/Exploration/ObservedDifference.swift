import SpecDrivers
package import SpecText

/// A fact that two observations of the same app report differently.
package struct ObservedDifference: Hashable, Sendable {
  /// What kind of fact it is; the most visible comes first.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Comparable {
    case refusal, screen, prompt, elements, text, focus, keyboard, property, frame, stack
    case storage, events

    package static func < (one: Self, other: Self) -> Bool {
      (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }
  }

  package let kind: Kind
  /// What the fact is about, in words: `the text of "Name"`.
  @ExactText package var subject: String
  /// The value of the first app.
  @ExactText package var first: String
  /// The value of the second app.
  @ExactText package var second: String
  /// The event of the first app that differs from that of the second; nil for none.
  private(set) var events = Events()

  init(_ kind: Kind, _ subject: String, _ first: String, _ second: String) {
    self.kind = kind
    _subject = ExactText(subject)
    _first = ExactText(first)
    _second = ExactText(second)
  }

  /// An event of one app in place of that of the other; nil for none.
  init(
    _ first: (words: String, event: Event)?, _ second: (words: String, event: Event)?
  ) {
    self.init(.events, "the events", first?.words ?? "none", second?.words ?? "none")
    events = Events(first: first?.event, second: second?.event)
  }

  struct Events: Hashable, Sendable {
    var first: Event?
    var second: Event?
  }

  /// What two differences share if they have the same cause.
  package struct Key: Hashable, Sendable {
    let kind: Kind
    @ExactText var subject: String
  }

  package var key: Key { Key(kind: kind, subject: subject) }
}

/// What two observations after the same action have in common, and what they do not.
///
/// Only facts count that both engines know. An inferred fact counts only if both engines infer it
/// in the same way, so between two drivers of one engine.
struct ObservationComparison {
  private let first: Observation
  private let second: Observation
  /// Whether both observations come from the same kind of engine.
  private let isSameEngine: Bool
  /// Whether the times of events are those of a virtual clock.
  private let isTimed: Bool
  private let skipped: Set<ObservedDifference.Kind>
  /// The faults of the second app; a browser has their names in the address of the page.
  private let faults: [String]
  private var found: [ObservedDifference] = []

  /// Frames that differ by less are equal.
  private static let tolerance = 0.5

  /// All differences, the most visible first.
  static func differences(
    _ first: Observation, _ second: Observation, _ one: Capabilities, _ other: Capabilities,
    without skipped: Set<ObservedDifference.Kind> = [], faults: [String] = []
  ) -> [ObservedDifference] {
    var comparison = Self(
      first: first, second: second, isSameEngine: one.engine.isSame(as: other.engine),
      isTimed: one[.clock] == .exact && other[.clock] == .exact, skipped: skipped, faults: faults)
    // Both are usually equal in every detail, which is quick to see.
    if comparison.isSameEngine, first.events == second.events, first.screen == second.screen {
      return []
    }
    comparison.compareScreens()
    comparison.compareEvents()
    return comparison.found.enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }.map(\.element)
  }

  private mutating func note(
    _ kind: ObservedDifference.Kind, _ subject: String, _ one: String, _ other: String
  ) {
    note(ObservedDifference(kind, subject, one, other))
  }

  private mutating func note(_ difference: ObservedDifference) {
    let (one, other) = (difference.first, difference.second)
    guard !skipped.contains(difference.kind), !one.isSame(as: other) else { return }
    if faults.contains(where: { other.includes($0) && !one.includes($0) }) { return }
    found.append(difference)
  }

  /// Two facts that both engines know; nil if one does not, or guesses it.
  private func known<Value>(
    _ one: Observed<Value>, _ other: Observed<Value>
  ) -> (one: Value, other: Value)? {
    guard case .known(let first, let certainty) = one,
      case .known(let second, let otherCertainty) = other,
      isSameEngine || certainty == .exact && otherCertainty == .exact
    else { return nil }
    return (first, second)
  }

  /// Compares two facts that both engines know.
  private mutating func compare<Value>(
    _ kind: ObservedDifference.Kind, _ subject: String, _ one: Observed<Value>,
    _ other: Observed<Value>, _ words: (Value) -> String
  ) {
    if let (one, other) = known(one, other) { note(kind, subject, words(one), words(other)) }
  }

  // MARK: - Screens

  private mutating func compareScreens() {
    let (one, other) = (first.screen.masked, second.screen.masked)
    note(.screen, "the screen", one.name.quoted, other.name.quoted)
    compare(.prompt, "the prompt in front", one.alert, other.alert) { alert in
      guard let alert else { return "none" }
      return ([alert.title, alert.message] + alert.buttons).map(\.quoted).joined(separator: ", ")
    }
    compare(.stack, "the navigation stack", one.stack, other.stack) {
      $0.joined(separator: " › ")
    }
    // The elements of different screens have nothing in common.
    guard one.name.isSame(as: other.name) else { return }
    compareFocus(one, other)
    compare(.keyboard, "the keyboard", one.keyboard, other.keyboard) {
      $0 == nil ? "hidden" : "shown"
    }
    if case .known(let keyboard?, _) = one.keyboard, case .known(let another?, _) = other.keyboard {
      compare(.keyboard, "the type of the keyboard", keyboard.type, another.type) { $0 }
      compare(.keyboard, "the return key", keyboard.returnKey, another.returnKey) { $0 ?? "none" }
      compare(.keyboard, "the height of the keyboard", keyboard.height, another.height) {
        PropertyValue.number($0).written
      }
      compare(.keyboard, "the shortcut bar", keyboard.shortcutBar, another.shortcutBar) {
        $0 ? "shown" : "hidden"
      }
    }
    compareElements(one, other)
    compare(one.properties, other.properties, of: "the screen", .storage)
  }

  private mutating func compareFocus(_ one: Screen, _ other: Screen) {
    guard let (id, otherID) = known(one.focus, other.focus) else { return }
    note(
      .focus, "the focus", id.map { ElementNames(one).name(ofID: $0) } ?? "none",
      otherID.map { ElementNames(other).name(ofID: $0) } ?? "none")
  }

  private mutating func compareElements(_ one: Screen, _ other: Screen) {
    let names = ElementNames(one)
    var rest: [ExactText: [Element]] = [:]
    for element in other.elements { rest[ExactText(key(element)), default: []].append(element) }
    for element in one.elements {
      let name = names.name(of: element)
      guard let twin = rest[key(element)]?.first else {
        if element.isVisible, other.missing == nil {
          note(.elements, "the \(element.role.rawValue) \(name)", "shown", "missing")
        }
        continue
      }
      rest[key(element)]?.removeFirst()
      // Nobody sees in what two hidden elements differ.
      if element.isVisible || twin.isVisible { compare(element, twin, name) }
    }
    guard one.missing == nil else { return }
    let others = ElementNames(other)
    for element in other.elements where element.isVisible {
      guard rest[key(element)]?.contains(where: { $0.id.isSame(as: element.id) }) ?? false
      else { continue }
      note(
        .elements, "the \(element.role.rawValue) \(others.name(of: element))", "missing", "shown")
    }
  }

  /// What an element has in common with that of the other app.
  private func key(_ element: Element) -> String {
    isSameEngine
      ? element.id : element.role.rawValue + "\n" + element.plainName
  }

  private mutating func compare(_ one: Element, _ other: Element, _ name: String) {
    note(.elements, "the role of \(name)", one.role.rawValue, other.role.rawValue)
    note(.text, "the name of \(name)", one.label.quoted, other.label.quoted)
    if let (frame, another) = known(one.frame, other.frame),
      !frame.isClose(to: another, within: Self.tolerance)
    {
      note(.frame, "the frame of \(name)", frame.words, another.words)
    }
    compare(one.properties, other.properties, of: name, .property)
  }

  private mutating func compare(
    _ one: Properties, _ other: Properties, of name: String, _ kind: ObservedDifference.Kind
  ) {
    if one == other { return }
    let names = Set(exactly: one.map(\.key.rawValue) + other.map(\.key.rawValue)).inOrder
    for property in names {
      let key = Property(property)
      let subject = "the property \(property) of \(name)"
      let actual = key == .text ? ObservedDifference.Kind.text : kind
      switch (one[key], other[key]) {
      case (let value?, let another?): compare(actual, subject, value, another, \.written)
      case (.known(let value, _)?, nil) where isSameEngine:
        note(actual, subject, value.written, "none")
      case (nil, .known(let value, _)?) where isSameEngine:
        note(actual, subject, "none", value.written)
      default: continue
      }
    }
  }

  // MARK: - Events

  private mutating func compareEvents() {
    let (one, other) = (words(first.events), words(second.events))
    if isTimed {
      for (index, event) in one.enumerated() {
        guard index < other.count else { return note(ObservedDifference(event, nil)) }
        if !event.words.isSame(as: other[index].words) {
          return note(ObservedDifference(event, other[index]))
        }
      }
      if other.count > one.count { note(ObservedDifference(nil, other[one.count])) }
      return
    }
    var rest = other
    for event in one {
      if let place = rest.firstIndex(where: { $0.words.isSame(as: event.words) }) {
        rest.remove(at: place)
      } else {
        return note(ObservedDifference(event, nil))
      }
    }
    if let event = rest.first { note(ObservedDifference(nil, event)) }
  }

  /// The events as they are compared: between different engines, only requests.
  private func words(_ events: [Event]) -> [(words: String, event: Event)] {
    events.compactMap { event in
      guard isSameEngine else {
        guard event.kind == .request else { return nil }
        let method = event.details["method"].map { $0.written + " " } ?? ""
        return ("request: " + method + RequestPattern.path(of: event.subject), event)
      }
      var shown = event
      if !isTimed { shown.time = nil }
      return (shown.description, event)
    }
  }
}

extension Frame {
  func isClose(to other: Frame, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  /// The position and size in a few words.
  var words: String {
    let values = [x, y, width, height].map { PropertyValue.number($0).written }
    return "\(values[2]) × \(values[3]) at \(values[0]), \(values[1])"
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
