package import SpecDrivers
package import SpecRunner
import SpecText

/// The conversion of an observed screen to the record that reports draw.
extension RecordedScreen {
  /// - Parameter events: what happened since the previous screen.
  package init(_ observation: Observation, _ moment: Moment, after events: [Event]) {
    let screen = observation.screen
    self.init(
      moment, name: screen.name, width: screen.size.width, height: screen.size.height)
    elements = screen.elements.filter(\.isVisible).map(Element.init)
    focus = Presence(screen.focus) { $0 }
    keyboard = Presence(screen.keyboard, Keyboard.init)
    alert = Presence(screen.alert) { alert in
      Alert(
        kind: alert.kind.rawValue, title: alert.title, message: alert.message,
        buttons: alert.buttons)
    }
    stack = screen.stack.value
    hasStatusBar = screen.properties[.statusBar]?.value?.flag
    hasNavigationBar = screen.properties[.navigationBar]?.value?.flag
    title = screen.properties[.title]?.value?.text
    address = screen.properties[.address]?.value?.text
    if let row = screen.properties[.cursorRow]?.value?.number,
      let column = screen.properties[.cursorColumn]?.value?.number
    {
      let isVisible = screen.properties[.cursor]?.value != .flag(false)
      cursor = isVisible ? .some(Cell(row: Int(row), column: Int(column))) : .none
    }
    time = observation.time.value.map { Double($0.wholeMilliseconds) }
    missing = screen.missing
    // The details of a call may contain the text of a secure field; the lines do not.
    self.events = events.suffix(Limit.events).map { event in
      let stamp = event.time.map { "\($0.wholeMilliseconds) ms  " } ?? ""
      return stamp + EventText.line(event)
    }
    omittedEvents = max(0, events.count - Limit.events)
  }
}

extension RecordedScreen.Element {
  fileprivate init(_ element: SpecDrivers.Element) {
    self.init(id: element.id, role: element.role.rawValue, label: element.label)
    parent = element.parent
    frame = element.frame.value.flatMap { frame in
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      return RecordedScreen.Frame(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    let isSecure = element.properties[.secure]?.value == .flag(true)
    for (property, value) in element.properties {
      guard let fact = RecordedScreen.Fact(rawValue: property.rawValue), let value = value.value
      else { continue }
      switch value {
      // Most elements are opaque and not secure; to say so would double some records.
      case .number(1) where fact == .opacity, .flag(false) where fact == .secure: break
      case .text(let text) where isSecure && [.text, .valueText, .visibleText].contains(fact):
        facts[fact] = .text(RecordedScreen.masked(text))
      case .text(let text): facts[fact] = .text(text)
      case .number(let number): facts[fact] = number.isFinite ? .number(number) : nil
      case .flag(let flag): facts[fact] = .flag(flag)
      case .color(let color): facts[fact] = .text(color.hex)
      }
    }
  }
}

extension RecordedScreen.Keyboard {
  fileprivate init(_ keyboard: Keyboard) {
    self.init(type: keyboard.type.value)
    returnKey = RecordedScreen.Presence(keyboard.returnKey) { $0 }
    height = keyboard.height.value
    hasShortcutBar = keyboard.shortcutBar.value
  }
}

extension RecordedScreen.Presence {
  fileprivate init<Known: Hashable & Sendable>(
    _ observed: Observed<Known?>, _ convert: (Known) -> Value
  ) {
    switch observed {
    case .unknown: self = .unknown
    case .known(nil, _): self = .none
    case .known(.some(let known), _): self = .some(convert(known))
    }
  }
}
