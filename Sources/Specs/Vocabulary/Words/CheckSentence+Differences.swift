package import SpecDrivers
import SpecText

/// The checks that may tell one app from another of which more is known than people see.
///
/// A tool tries them on both apps and keeps those that hold on one of them only.
extension CheckSentence {
  /// The checks of properties that the elements of a screen have on this screen only.
  package static func properties(of screen: Screen, unlike other: Screen) -> [String] {
    guard screen.name.isSame(as: other.name) else { return [] }
    let twins = Dictionary(other.elements.map { (ExactText($0.id), $0) }) { first, _ in first }
    var sentences: [String] = []
    for (property, value) in screen.properties where other.properties[property] != value {
      guard let value = value.value, let written = written(value) else { continue }
      let subject = stored(property.rawValue).map { "the \($0)" }
      sentences.append("\(subject ?? "the screen's \(property.rawValue)") is \(written)")
    }
    for element in screen.elements {
      guard let twin = twins[ExactText(element.id)],
        let name = screen.selector(for: element).flatMap(ScreenFacts.name)
      else { continue }
      for (property, value) in element.properties
      where property != .parts && twin.properties[property] != value {
        guard let value = value.value, let written = written(value) else { continue }
        sentences.append("the \(property.rawValue) of \(name) is \(written)")
      }
      if case .known(let frame, _) = element.frame, twin.frame != element.frame,
        let cell = ScreenFacts.cell(element.plainName)
      {
        let values = [frame.x, frame.y, frame.width, frame.height].map {
          PropertyValue.number($0).written
        }
        sentences.append(
          """
          these elements have these frames:
            | element | x | y | width | height |
          \(cell) \(values.joined(separator: " | ")) |
          """)
      }
    }
    return sentences
  }

  /// The checks of an event of one app in place of that of another; nil for none.
  package static func events(_ event: Event?, insteadOf other: Event?) -> [String] {
    var sentences = event.map(sentences) ?? []
    // Another event is missing, or the order differs: it is enough that the other one is absent.
    if let other, event?.kind != other.kind { sentences += absences(of: other) }
    return sentences
  }

  private static func sentences(of event: Event) -> [String] {
    let screen = ActionSentence.quoted(event.subject)
    let verbs: [Event.Kind: (verb: String, way: String)] = [
      .push: ("pushed", "appear"), .present: ("presented", "appear"), .pop: ("popped", "go"),
      .dismiss: ("dismissed", "go"),
    ]
    if let screen, let (verb, way) = verbs[event.kind] {
      let isAnimated = event.details["animated"]?.flag ?? true
      var sentences = [
        "the \(screen) screen is \(verb) \(isAnimated ? "with" : "without") animation"
      ]
      // A transition of the app's own may be over at once for the system.
      for duration in [event.details["duration"]?.number, 0].compactMap({ $0 }) {
        let time = Duration(rounding: duration).written
        sentences.append("the \(screen) screen takes \(time) to \(way)")
      }
      return sentences
    }
    switch event.kind {
    case .animation, .jump: return change(event)
    case .link: return screen.map { ["the link \($0) is opened"] } ?? []
    case .log: return screen.map { ["the app logs \($0)"] } ?? []
    case .notification: return screen.map { ["I get the notification \($0)"] } ?? []
    case .reaction: return screen.map { ["the \($0) screen reacts to the keyboard"] } ?? []
    default: return []
    }
  }

  private static func change(_ event: Event) -> [String] {
    guard let property = event.details["property"]?.text,
      let name = ScreenFacts.name(Selector(event.subject))
    else { return [] }
    var sentences: [String] = []
    if event.kind == .animation, let duration = event.details["duration"]?.number {
      sentences.append(
        "the \(property) of \(name) is animated for \(Duration(rounding: duration).written)")
    }
    if let from = event.details["from"].flatMap(written),
      let to = event.details["to"].flatMap(written)
    {
      let way = event.kind == .animation ? "is animated" : "jumps"
      sentences.append("the \(property) of \(name) \(way) from \(from) to \(to)")
    }
    return sentences
  }

  private static func absences(of event: Event) -> [String] {
    let subject = ActionSentence.quoted(event.subject)
    switch event.kind {
    case .push, .pop, .present, .dismiss: return ["no screen comes or goes"]
    case .animation:
      return ["nothing is animated"] + (subject.map { ["\($0) is not animated"] } ?? [])
    case .link: return ["no link is opened"]
    case .log: return subject.map { ["the app does not log \($0)"] } ?? []
    case .notification: return ["I get no notification"]
    case .reaction: return subject.map { ["the \($0) screen does not react to the keyboard"] } ?? []
    default: return []
    }
  }

  /// A value as a step takes it; nil for a text that no line of a feature can hold.
  private static func written(_ value: PropertyValue) -> String? {
    if case .text(let text) = value { ActionSentence.quoted(text) } else { value.written }
  }
}
