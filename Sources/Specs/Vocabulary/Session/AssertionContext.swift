public import SpecDrivers
import SpecRunner
import SpecText

/// The subject of a check: the screen, the events since the last When, and the state before it.
public struct AssertionContext: Sendable {
  package let observation: Observation
  /// The screen when the last When began; nil if the app was not open then.
  public let before: Screen?
  /// All events since the launch, oldest first.
  public let log: [Event]
  /// The events since the first step of the last group of When steps, or since the launch if there
  /// was none.
  public let recent: ArraySlice<Event>
  let capabilities: Capabilities
  /// The name of the engine.
  package var engine: String { capabilities.engine }
  /// Whether a screen of the scenario had an element so far.
  private let hadElements: Bool
  /// Whether a step has checked with which status the program ended.
  private let expectsEnd: Bool
  /// The compared values that the engine only inferred.
  package private(set) var inferences: [String] = []
  /// The compared texts that secure fields hide.
  private(set) var hiddenTexts: [String] = []
  /// Whether a check passes only once the app has done what it is known to be doing.
  private(set) var awaitsWork = false
  /// The elements that selectors found only by an identifier.
  private(set) var identified: [IdentifiedElement] = []

  init(
    observation: Observation, before: Screen?, log: [Event], whenMark: EventMark,
    capabilities: Capabilities, hadElements: Bool, expectsEnd: Bool
  ) {
    self.observation = observation
    self.before = before
    self.log = log
    recent = log[(log.firstIndex { $0.number > whenMark } ?? log.endIndex)...]
    self.capabilities = capabilities
    self.hadElements = hadElements
    self.expectsEnd = expectsEnd
  }

  /// The current screen.
  public var screen: Screen { observation.screen }

  /// The single visible element that matches a selector.
  ///
  /// - Throws: `StepFailure` with the most similar names if there is none, or if there are several.
  public mutating func element(_ selector: Selector) throws -> Element {
    let element: Element
    do throws(DriverError) { element = try selector.resolve(on: screen) } catch {
      throw error.stepError(engine: engine)
    }
    if let why = screen.sharedID(element.id) {
      throw unknown("which element \(selector.named) is", why)
    }
    if let found = IdentifiedElement(selector, element, screen) { identified.append(found) }
    return element
  }

  /// All visible elements that match a selector, in reading order.
  ///
  /// - Throws: `StepFailure` if an element that should contain them is missing, or is one of several;
  ///   `Skip` if it is not known whether there are any.
  public func elements(_ selector: Selector) throws -> [Element] {
    if let why = selector.unknownRole(on: screen) {
      throw unknown("whether \(selector.named) is there", why)
    }
    do throws(DriverError) {
      return try selector.allMatches(on: screen)
    } catch {
      throw error.stepError(engine: engine)
    }
  }

  /// The element that matched a selector when the last When began.
  ///
  /// - Throws: `StepFailure` if there was none.
  public func elementBefore(_ selector: Selector) throws -> Element {
    guard let before else {
      throw StepFailure(
        "there is nothing to compare with: the app was not open before the last When",
        notes: ["open the app in a Given step"])
    }
    do throws(DriverError) {
      return try selector.resolve(on: before)
    } catch {
      if let why = selector.unknownRole(on: before) {
        throw unknown("where \(selector.named) was", why)
      }
      throw StepFailure(
        "there was no \(selector) on the \"\(before.name)\" screen before the last When")
    }
  }

  /// The value of an observation that the engine may not know.
  ///
  /// - Parameters:
  ///   - observed: the value, or why it is not known.
  ///   - what: the name of the value, for messages.
  /// - Throws: `Skip`, counted as not checked, if the engine cannot determine the value.
  public mutating func known<Value>(_ observed: Observed<Value>, _ what: String) throws -> Value {
    switch observed {
    case .known(let value, .exact): return value
    case .known(let value, .inferred):
      inferences.append(what)
      return value
    case .unknown(let why): throw unknown(what, why)
    }
  }

  /// Lets a check pass only once the app has done what it is known to be doing: for what is about to
  /// change, such as the address of a page that is being left.
  mutating func awaitWork() { awaitsWork = true }

  /// Requires that the whole screen was observed, before a check passes because something is
  /// absent.
  ///
  /// - Parameters:
  ///   - what: the claim as part of a sentence: `whether "Error" is visible`.
  ///   - selector: what the claim is about; nil if it is about the whole screen.
  ///
  /// - Throws: `Skip`, counted as not checked, if parts of the screen could not be read, if two
  ///   elements share an id, or if no screen of the scenario had an element.
  public mutating func requireComplete(
    _ what: @autoclosure () -> String, about selector: Selector? = nil
  ) throws {
    awaitWork()
    try requireExpectedEnd()
    if let missing = screen.missing, selector.map(mayBeUnread) ?? true {
      throw unknown(what(), missing)
    }
    if let why = screen.sharedID() { throw unknown(what(), why) }
    if !hadElements {
      throw unknown(what(), "no screen of this scenario has had an element so far")
    }
    if case .known(_, .inferred) = screen.complete { inferences.append(what()) }
  }

  /// Requires that a step expects the status of a program that has failed: it may not even have
  /// started, and what it does not show means nothing.
  private func requireExpectedEnd() throws {
    guard let status = screen.properties[.exitStatus]?.value, status != .number(0), !expectsEnd
    else { return }
    throw StepFailure(
      "the program has ended with status \(status.written), so it shows no more",
      notes: [
        "if it is meant to, say so first: Then the program ends with status \(status.written)"
      ])
  }

  /// Whether what is meant may be in the part of an incomplete screen that could not be read: in none
  /// of the elements that were, nor a control, which no picture has.
  private func mayBeUnread(_ selector: Selector) -> Bool {
    if selector.isInReadPart(of: screen) { return false }
    guard let role = selector.role, !role.isA(.text), !role.isA(.image) else { return true }
    return screen.properties[.unread]?.value != .text("canvas")
  }

  /// The elements that match a selector and are seen: visible, and not wholly covered.
  ///
  /// - Parameter isEnough: whether a number of them decides the check, whatever the others are.
  ///
  /// - Throws: `Skip` if the engine cannot tell whether one of them is visible, and it matters.
  func seen(
    _ selector: Selector, isEnough: (Int) -> Bool = { _ in false }
  ) throws -> [Element] {
    let found = try elements(selector).filter(\.isSeen)
    let certain = found.filter { $0.whyVisibilityIsUnknown == nil }
    if let why = found.lazy.compactMap(\.whyVisibilityIsUnknown).first, !isEnough(certain.count) {
      throw unknown("whether \(selector.named) is visible", why)
    }
    return certain
  }

  /// Requires that elements whose role is not known do not matter for a check of a number.
  ///
  /// - Parameter holds: whether the check holds with so many of them.
  func requireKnownRoles(_ selector: Selector, _ what: String, _ holds: (Int) -> Bool) throws {
    let possible = selector.possibleMatches(on: screen).filter(\.isSeen)
    guard let why = possible.first?.properties[.role]?.reason,
      (1...possible.count).contains(where: { holds($0) != holds(0) })
    else { return }
    throw unknown(what, why)
  }

  /// Requires that an element is seen: visible, and not wholly covered.
  mutating func requireSeen(_ selector: Selector) throws {
    if selector.position == nil, try !seen(selector, isEnough: { $0 > 0 }).isEmpty { return }
    let element = try element(selector)
    if let why = element.whyVisibilityIsUnknown {
      throw unknown("whether \(selector.named) is visible", why)
    }
    if element.isSeen { return }
    let cover = element.properties[.coveredBy]?.value?.text?.inQuotes ?? "something"
    throw StepFailure("\(selector.named) is not seen: \(cover) covers the whole of it")
  }

  /// Throws if the engine cannot tell an expected type of keyboard from the one it reports.
  func requireDistinct(_ actual: String, keyboard type: String) throws {
    if actual.isSame(as: type) { return }
    try requireNoLack(of: .keyboard(type), for: "whether the keyboard is for \"\(type)\"")
  }

  /// Throws if the engine says that it lacks an ability, so that it cannot tell something; what an
  /// engine does not mention, it may have.
  func requireNoLack(of capability: Capability, for what: @autoclosure () -> String) throws {
    if case .missing(let why)? = capabilities.abilities[capability] { throw unknown(what(), why) }
  }

  /// An error for a value that the engine cannot determine.
  func unknown(_ what: String, _ why: String? = nil) -> Skip {
    .unknown(what, why, to: engine)
  }

  /// The value of an element's property.
  ///
  /// - Throws: `StepFailure` if the element has no such property; `Skip` if it is not known, or if no
  ///   element of this engine can have it.
  public mutating func value(
    _ property: Property, of element: Element, called name: String
  ) throws -> PropertyValue {
    guard let observed = element.properties[property] else {
      try requireNoLack(of: .property(property), for: "the \(property.rawValue) of \(name)")
      let tree = ElementTree(screen)
      let owners = screen.elements.filter {
        $0.properties[property] != nil && RoleWords.has($0.role) && tree.isInside($0, element)
      }
      let listed = element.properties.keys.map(\.rawValue).sorted().joined(separator: ", ")
      let inner = owners.count == 1 ? owners.first?.role.rawValue : nil
      throw StepFailure(
        "\(name) has no property \"\(property.rawValue)\"",
        notes: [
          inner.map { "did you mean the \($0) in \(name)?" },
          listed.isEmpty ? "no properties are known of it" : "it has: \(listed)",
        ].compactMap { $0 })
    }
    if let text = element.hiddenText(of: property) { hiddenTexts.append(text) }
    return try known(observed, "the \(property.rawValue) of \(name)")
  }

  /// The events of some kinds since the last When, or in the whole log.
  func events(_ kinds: Event.Kind..., inWholeLog: Bool = false) -> [Event] {
    (inWholeLog ? log[...] : recent).filter { kinds.contains($0.kind) }
  }

  /// Requires that an element exists, existed before the last When, or is the subject of an event.
  ///
  /// This detects misspelt names in checks that nothing happened.
  func requireKnown(_ selector: Selector) throws {
    if !EventSubject(selector, in: self).isMissing { return }
    if log.contains(where: { $0.subject.isSame(as: selector.name) }) { return }
    if let missing = screen.missing { throw unknown("whether there is \(selector)", missing) }
    throw NearestNames.notFound(selector, screen)
  }

  /// Requires that a screen exists, existed before the last When, or is mentioned by an event.
  ///
  /// This detects misspelt names in checks that nothing happened.
  func requireKnown(screen name: String) throws {
    var known = [screen, before].compactMap { $0?.name }
    let ofScreens: Set<Event.Kind> = [.push, .pop, .present, .dismiss, .lifeCycle, .reaction]
    for event in log {
      known += [event.details["screen"]?.text].compactMap { $0 }
      guard ofScreens.contains(event.kind) else { continue }
      known += [event.subject] + ["from", "to", "over"].compactMap { event.details[$0]?.text }
    }
    if known.contains(where: { $0.isSame(as: name) }) { return }
    let nearest = Nearest.names(to: name, in: known)
    throw StepFailure(
      "no \"\(name)\" screen has been shown",
      notes: nearest.isEmpty
        ? [] : ["did you mean " + nearest.map(\.quoted).listed() + "?"])
  }
}

extension Screen {
  /// The reason why elements cannot be told apart: several have an id; nil if they can.
  ///
  /// - Parameter id: the only id that matters; nil for all.
  fileprivate func sharedID(_ id: String? = nil) -> String? {
    var seen: Set<ExactText> = []
    let shared = elements.first { element in
      id.map { element.id.isSame(as: $0) } != false && !seen.insert(ExactText(element.id)).inserted
    }
    return shared.map { "two elements have the id \($0.id.quoted), which must be unique" }
  }
}
