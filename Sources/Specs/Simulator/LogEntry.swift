package import SpecDrivers
import SpecText

/// One thing that happened, as the phone notes it: names and numbers, no dictionary yet.
package enum LogEntry {
  case lifeCycle(screen: String, LifeCycleCall)
  case field(FieldCall)
  case keyboard(Notification, animated: Bool)
  case reaction(screen: String, Notification)
  case change(ViewChange)
  case push(screen: String, from: String, animated: Bool, duration: Duration)
  case pop(screen: String, to: String, animated: Bool, duration: Duration)
  case present(screen: String, over: String, animated: Bool, duration: Duration)
  case dismiss(screen: String, animated: Bool, duration: Duration)
  case request(Request)
  case response(Request, Reply)
  case animationSwitch(enabled: Bool)
  case appState(String)
  /// The system asks a person for a permission of that name.
  case prompt(String)
  case notification(LocalNotifications.Content, foreground: Bool)
  /// What happens too seldom to have a case of its own.
  case other(Event.Kind, String, [String: PropertyValue])
}

/// The calls of a screen's life, in the order UIKit makes them.
package enum LifeCycleCall: String {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case didReceiveMemoryWarning
  case `deinit`
}

/// A call of a text field to its delegate or its targets.
package struct FieldCall {
  package enum Name: String {
    case shouldBeginEditing, didBeginEditing, shouldChangeCharacters, editingChanged
    case shouldReturn, editingDidEndOnExit, shouldEndEditing, didEndEditing
  }

  package let name: Name
  package let field: String
  package let id: String
  package let screen: String
  /// What the field holds while the call is made.
  package let text: String
  /// The edit that is asked about, and, once it is known, the answer.
  package var edit: Edit?

  package struct Edit {
    package let range: TextRange
    package let replacement: String
    package var accepted = true
  }
}

/// A property of a view that took another value, at once or over time.
package struct ViewChange {
  package enum Name: String {
    case offset, x, y, width, height, opacity, progress, visibility
    case cornerRadius = "corner radius"
  }

  package let label: String
  package let id: String
  package let screen: String
  package let property: Name
  package let from: Double
  package let to: Double
  /// How long it takes; nil if it happened at once.
  package let duration: Duration?
  /// How its speed changes on the way; nil where nothing is said of it.
  package var curve: Curve?
}

extension LogEntry {
  /// The entry as an event of the contract.
  package func event(number: EventMark, time: Duration) -> Event {
    let (kind, subject, details) = parts
    return Event(number: number, time: time, kind: kind, subject: subject, details: details)
  }

  private var parts: (Event.Kind, String, [String: PropertyValue]) {
    switch self {
    case .lifeCycle(let screen, let call):
      (.lifeCycle, screen, ["call": .text(call.rawValue)])
    case .field(let call): (.field, call.field, call.details)
    case .keyboard(let notice, let animated):
      (.keyboard, "keyboard", notice.details(animated: animated))
    case .reaction(let screen, let notice): (.reaction, screen, notice.details())
    case .change(let change):
      (change.duration == nil ? .jump : .animation, change.label, change.details)
    case .push(let screen, let from, let animated, let duration):
      (.push, screen, travel("from", from, animated, duration))
    case .pop(let screen, let to, let animated, let duration):
      (.pop, screen, travel("to", to, animated, duration))
    case .present(let screen, let over, let animated, let duration):
      (.present, screen, travel("over", over, animated, duration))
    case .dismiss(let screen, let animated, let duration):
      (
        .dismiss, screen,
        ["animated": .flag(animated), "duration": .number(Double(duration.wholeMilliseconds))]
      )
    case .request(let request):
      (
        .request, request.address, ["method": .text(request.method), "body": .text(request.body)]
      )
    case .response(let request, let reply): (.response, request.address, reply.details)
    case .animationSwitch(let enabled):
      (.animationSwitch, "animations", ["enabled": .flag(enabled)])
    case .appState(let state): (.appState, "app", ["state": .text(state)])
    case .prompt(let permission): (.prompt, permission, [:])
    case .notification(let content, let foreground):
      (.notification, content.title, content.details(foreground: foreground))
    case .other(let kind, let subject, let details): (kind, subject, details)
    }
  }

  private func travel(
    _ way: String, _ other: String, _ animated: Bool, _ duration: Duration
  ) -> [String: PropertyValue] {
    [
      way: .text(other), "animated": .flag(animated),
      "duration": .number(Double(duration.wholeMilliseconds)),
    ]
  }
}

extension Notification {
  fileprivate func details(animated: Bool? = nil) -> [String: PropertyValue] {
    var details: [String: PropertyValue] = ["notice": .text(name.rawValue)]
    if let height { details["height"] = .number(height) }
    if let animated { details["animated"] = .flag(animated) }
    return details
  }
}

extension Reply {
  fileprivate var details: [String: PropertyValue] {
    switch self {
    case .answer(let status, _): ["status": .number(Double(status))]
    case .failure(let error): ["error": .text(error)]
    }
  }
}

extension LocalNotifications.Content {
  fileprivate func details(foreground: Bool) -> [String: PropertyValue] {
    [
      "title": .text(title), "subtitle": .text(subtitle), "body": .text(body),
      "sound": .flag(hasSound), "foreground": .flag(foreground),
    ]
  }
}

extension FieldCall {
  fileprivate var details: [String: PropertyValue] {
    guard let edit else {
      return [
        "call": .text(name.rawValue), "text": .text(text), "id": .text(id), "screen": .text(screen),
      ]
    }
    return [
      "call": .text(name.rawValue), "text": .text(text), "id": .text(id), "screen": .text(screen),
      "start": .number(Double(edit.range.start)), "count": .number(Double(edit.range.count)),
      "replacement": .text(edit.replacement), "accepted": .flag(edit.accepted),
    ]
  }
}

extension ViewChange {
  fileprivate var details: [String: PropertyValue] {
    var details: [String: PropertyValue] = [
      "property": .text(property.rawValue), "from": .number(from), "to": .number(to),
      "id": .text(id), "screen": .text(screen),
    ]
    if let duration { details["duration"] = .number(Double(duration.wholeMilliseconds)) }
    if let curve, duration != nil { details.merge(curve.details) { $1 } }
    return details
  }
}
