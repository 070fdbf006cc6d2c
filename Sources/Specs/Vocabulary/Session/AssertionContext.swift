public import SpecDrivers
import SpecRunner
import SpecText

/// What a Then looks at: the screen, what happened since the last When, and all before it.
public struct AssertionContext: Sendable {
  package let observation: Observation
  /// The screen as it was when the last When began; nil if the app was not open then.
  public let before: Screen?
  /// Everything that happened since the launch, oldest first.
  public let log: [Event]
  /// What happened since the first step of the last group of When steps; everything since the
  /// launch if there was none.
  public let recent: ArraySlice<Event>
  /// Who looked.
  package let engine: String
  /// What was compared and is known by inference only.
  package private(set) var inferences: [String] = []

  init(
    observation: Observation, before: Screen?, log: [Event], whenMark: EventMark, engine: String
  ) {
    self.observation = observation
    self.before = before
    self.log = log
    recent = log[(log.firstIndex { $0.number > whenMark } ?? log.endIndex)...]
    self.engine = engine
  }

  public var screen: Screen { observation.screen }

  /// The one element of a name that can be seen.
  ///
  /// - Throws: `StepFailure` with the nearest names if there is none, or that there are several.
  public func element(_ selector: Selector) throws -> Element {
    do throws(DriverError) {
      return try selector.resolve(on: screen)
    } catch {
      throw error.stepError(engine: engine)
    }
  }

  /// The element of a name as it was when the last When began.
  public func elementBefore(_ selector: Selector) throws -> Element {
    guard let before else {
      throw StepFailure(
        "there is nothing to compare with: the app was not open before the last When",
        notes: ["open the app in a Given step"])
    }
    do throws(DriverError) {
      return try selector.resolve(on: before)
    } catch {
      throw StepFailure(
        "there was no \(selector) on the \"\(before.name)\" screen before the last When")
    }
  }

  /// The value of what an engine may not know.
  ///
  /// - Throws: `Skip` if it cannot tell: unknown never passes, and never fails in silence.
  public mutating func known<Value>(_ observed: Observed<Value>, _ what: String) throws -> Value {
    switch observed {
    case .known(let value, .exact): return value
    case .known(let value, .inferred):
      inferences.append(what)
      return value
    case .unknown(let why): throw unknown(what, why)
    }
  }

  /// Requires that everything there is to see was looked at, before something passes because it
  /// is absent.
  ///
  /// - Parameter what: what is claimed, as a part of a sentence: `whether "Error" is to be seen`.
  /// - Throws: `Skip`, counted as not checked, if parts of the screen could not be read.
  public mutating func requireComplete(_ what: @autoclosure () -> String) throws {
    if let missing = screen.missing { throw unknown(what(), missing) }
    if case .known(_, .inferred) = screen.complete { inferences.append(what()) }
  }

  /// That the engine cannot tell something, and why.
  func unknown(_ what: String, _ why: String? = nil) -> Skip {
    Skip(
      "the \(engine) engine cannot tell \(what)" + (why.map { ": " + $0 } ?? ""),
      isUnchecked: true)
  }

  /// The value of an element's property.
  ///
  /// - Throws: `StepFailure` if the element has no such property; `Skip` if it is not known.
  public mutating func value(
    _ property: Property, of element: Element, called name: String
  ) throws -> PropertyValue {
    guard let observed = element.properties[property] else {
      let listed = element.properties.keys.map(\.rawValue).sorted().joined(separator: ", ")
      throw StepFailure(
        "\(name) has no property \"\(property.rawValue)\"",
        notes: [listed.isEmpty ? "no properties are known of it" : "it has: \(listed)"])
    }
    return try known(observed, "the \(property.rawValue) of \(name)")
  }

  /// The events of some kinds since the last When, or in the whole log.
  func events(_ kinds: Event.Kind..., inWholeLog: Bool = false) -> [Event] {
    (inWholeLog ? log[...] : recent).filter { kinds.contains($0.kind) }
  }

  /// Whether an event is about an element, as it is called now or was before the last When.
  ///
  /// An event that names its screen is about the element on that screen only.
  func concerns(_ event: Event, _ selector: Selector) -> Bool {
    if concerns(event, selector, on: screen) { return true }
    if let before, concerns(event, selector, on: before) { return true }
    return event.details["id"] == nil && event.subject.isSame(as: selector.name)
  }

  /// Requires that an element of a name is there, or was before the last When or the subject of
  /// something since the launch: nothing happens to what does not exist.
  func requireKnown(_ selector: Selector) throws {
    let screens = [screen, before].compactMap { $0 }
    if screens.contains(where: { !selector.matchesMoved(on: $0).isEmpty }) { return }
    if log.contains(where: { $0.subject.isSame(as: selector.name) }) { return }
    if let missing = screen.missing { throw unknown("whether there is \(selector)", missing) }
    throw NearestNames.notFound(selector, screen)
  }

  /// Requires that a screen of a name is there, or was before the last When or is named by
  /// something that happened since the launch: nothing happens on what does not exist.
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
      "there has never been a \"\(name)\" screen",
      notes: nearest.isEmpty
        ? [] : ["did you mean " + nearest.map(\.quoted).listed() + "?"])
  }

  private func concerns(_ event: Event, _ selector: Selector, on screen: Screen) -> Bool {
    if let place = event.details["screen"]?.text, !place.isSame(as: screen.name) { return false }
    return selector.matchesMoved(on: screen).contains { element in
      if let id = event.details["id"]?.text { return id.isSame(as: element.id) }
      return event.subject.isSame(as: element.id) || event.subject.isSame(as: element.label)
    }
  }
}

extension Selector {
  /// The elements of this name that can be seen; where there are none, those that cannot, for
  /// what moves may come from out of sight and go there.
  fileprivate func matchesMoved(on screen: Screen) -> [Element] {
    let seen = matches(on: screen)
    if !seen.isEmpty { return seen }
    var everything = screen
    for place in everything.elements.indices {
      everything.elements[place].properties[.visible] = nil
    }
    return matches(on: everything)
  }
}
