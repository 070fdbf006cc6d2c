package import SpecDrivers
import SpecText

/// What happened on the phone: an event without its number and time.
package struct LogEntry {
  let kind: Event.Kind
  let subject: String
  let details: Event.Details

  /// An event of any kind.
  package static func other(
    _ kind: Event.Kind, _ subject: String, _ details: Event.Details
  ) -> Self {
    Self(kind: kind, subject: subject, details: details)
  }
}

// The events of the phone; `Event.Kind` describes their details.
extension LogEntry {
  static func lifeCycle(screen: String, _ call: LifeCycleCall) -> Self {
    other(.lifeCycle, screen, ["call": .text(call.rawValue)])
  }

  static func field(_ call: FieldCall) -> Self { other(.field, call.field, call.details) }

  static func keyboard(_ notice: Notification, animated: Bool) -> Self {
    other(.keyboard, "keyboard", notice.details(animated: animated))
  }

  static func reaction(screen: String, _ notice: Notification) -> Self {
    other(.reaction, screen, notice.details())
  }

  static func change(_ change: ViewChange) -> Self {
    other(change.duration == nil ? .jump : .animation, change.label, change.details)
  }

  static func push(screen: String, from: String, animated: Bool, duration: Duration) -> Self {
    other(.push, screen, travel("from", from, animated, duration))
  }

  static func pop(screen: String, to: String, animated: Bool, duration: Duration) -> Self {
    other(.pop, screen, travel("to", to, animated, duration))
  }

  static func present(screen: String, over: String, animated: Bool, duration: Duration) -> Self {
    other(.present, screen, travel("over", over, animated, duration))
  }

  static func dismiss(screen: String, animated: Bool, duration: Duration) -> Self {
    other(.dismiss, screen, ["animated": .flag(animated), "duration": .milliseconds(of: duration)])
  }

  static func request(_ request: Request) -> Self {
    other(
      .request, request.address, ["method": .text(request.method), "body": .text(request.body)])
  }

  static func response(_ request: Request, _ reply: Reply) -> Self {
    other(.response, request.address, reply.details)
  }

  static func animationSwitch(enabled: Bool) -> Self {
    other(.animationSwitch, "animations", ["enabled": .flag(enabled)])
  }

  static func appState(_ state: String) -> Self {
    other(.appState, "app", ["state": .text(state)])
  }

  /// A system prompt for a permission with this name.
  static func prompt(_ permission: String) -> Self { other(.prompt, permission, [:]) }

  static func notification(_ content: LocalNotifications.Content, foreground: Bool) -> Self {
    other(.notification, content.title, content.details(foreground: foreground))
  }

  private static func travel(
    _ way: String, _ other: String, _ animated: Bool, _ duration: Duration
  ) -> Event.Details {
    [way: .text(other), "animated": .flag(animated), "duration": .milliseconds(of: duration)]
  }
}

/// The lifecycle calls of a screen, in the order of UIKit.
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
  /// The text of the field during the call.
  package let text: String
  /// The requested edit and, once known, the answer.
  package var edit: Edit?

  package struct Edit {
    package let range: TextRange
    package let replacement: String
    package var accepted = true
  }
}

/// A change of a view's property, immediate or animated.
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
  /// The duration; nil for an immediate change.
  package let duration: Duration?
  /// The timing curve; nil if it is not specified.
  package var curve: Curve?
}

extension PropertyValue {
  fileprivate static func milliseconds(of duration: Duration) -> PropertyValue {
    .number(Double(duration.wholeMilliseconds))
  }
}

extension Notification {
  fileprivate func details(animated: Bool? = nil) -> Event.Details {
    var details: Event.Details = ["notice": .text(name.rawValue)]
    if let height { details["height"] = .number(height) }
    if let animated { details["animated"] = .flag(animated) }
    return details
  }
}

extension Reply {
  fileprivate var details: Event.Details {
    switch self {
    case .answer(let status, _): ["status": .number(Double(status))]
    case .failure(let error): ["error": .text(error)]
    }
  }
}

extension LocalNotifications.Content {
  fileprivate func details(foreground: Bool) -> Event.Details {
    [
      "title": .text(title), "subtitle": .text(subtitle), "body": .text(body),
      "sound": .flag(hasSound), "foreground": .flag(foreground),
    ]
  }
}

extension FieldCall {
  fileprivate var details: Event.Details {
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
  fileprivate var details: Event.Details {
    var details: Event.Details = [
      "property": .text(property.rawValue), "from": .number(from), "to": .number(to),
      "id": .text(id), "screen": .text(screen),
    ]
    if let duration { details["duration"] = .milliseconds(of: duration) }
    if duration != nil { curve?.describe(in: &details) }
    return details
  }
}
