import SpecText

/// An event, which may leave no trace on the screen: a push, a request, a prompt, a call.
public struct Event: Hashable, Sendable {
  /// The position in the log, from 1, increasing.
  public var number: EventMark
  /// The time since the launch, if the engine has a clock.
  public var time: Duration?
  /// The kind of event.
  public var kind: Kind
  /// The subject: a screen, an element, an address.
  public var subject: String
  /// The details, as described for each kind.
  public var details: Details

  /// Creates an event.
  public init(
    number: EventMark, time: Duration?, kind: Kind, subject: String,
    details: Details = [:]
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.subject = subject
    self.details = details
  }

  /// The details of an event, by name.
  public typealias Details = NamedValues<String, PropertyValue>

  /// The kind of event; engines may add kinds of their own.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name, as in the protocol.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen was pushed; details `from`, `animated`.
    public static let push = Self(rawValue: "push")
    /// A screen was popped; details `to`, `animated`.
    public static let pop = Self(rawValue: "pop")
    /// A screen was presented over another; details `over`, `animated`.
    public static let present = Self(rawValue: "present")
    /// A presented screen was dismissed; details `animated`.
    public static let dismiss = Self(rawValue: "dismiss")
    /// A property was animated; details `property`, `from`, `to`, `duration` (milliseconds),
    /// `id` and `screen` of the element.
    public static let animation = Self(rawValue: "animation")
    /// A property changed without animation; details as for `animation`.
    public static let jump = Self(rawValue: "jump")
    /// All animations of the app were enabled or disabled; details `enabled`.
    public static let animationSwitch = Self(rawValue: "animation switch")
    /// The keyboard showed, hid or changed; details `notice`, `height`, `animated`.
    public static let keyboard = Self(rawValue: "keyboard")
    /// A screen reacted to a notification; details `notice`.
    public static let reaction = Self(rawValue: "reaction")
    /// A call of a screen's life cycle; details `call`: `viewDidLoad`, `viewWillAppear`, …
    /// `deinit`.
    public static let lifeCycle = Self(rawValue: "life cycle")
    /// A call of a field's delegate or a control event; details `call`, `text`.
    public static let field = Self(rawValue: "field")
    /// The names of a text field's calls in UIKit; engines may have others.
    package static let fieldCalls = [
      "shouldBeginEditing", "didBeginEditing", "shouldChangeCharacters", "editingChanged",
      "shouldReturn", "editingDidEndOnExit", "shouldEndEditing", "didEndEditing",
    ]
    /// The app sent a request; details `method`, `body`, and `header NAME` for each header.
    public static let request = Self(rawValue: "request")
    /// The app received a response; details `status`, `error`.
    public static let response = Self(rawValue: "response")
    /// The system asked for a permission.
    public static let prompt = Self(rawValue: "prompt")
    /// A local notification was delivered; details `title`, `body`, `foreground`.
    public static let notification = Self(rawValue: "notification")
    /// The app opened a link or another app; details `app`, `options`.
    public static let link = Self(rawValue: "link")
    /// The app checked whether a link can be opened; details `opens`.
    public static let linkCheck = Self(rawValue: "link check")
    /// A view was added while the screen was visible; details `to`.
    public static let attached = Self(rawValue: "attached")
    /// The app's script failed; the subject is the message, details `source`, `line`.
    public static let error = Self(rawValue: "error")
    /// The app offered a file for download; the subject is its name, details `size`, `contents`.
    public static let download = Self(rawValue: "download")
    /// A window was opened; the subject is its address.
    public static let windowOpened = Self(rawValue: "window opened")
    /// A worker was started, whose requests are not reported; the subject is its address.
    public static let worker = Self(rawValue: "worker")
    /// The app wrote the subject to its log; a browser reports the detail `level`.
    public static let log = Self(rawValue: "log")
    /// The app moved to the background or the foreground; details `state`.
    public static let appState = Self(rawValue: "app state")
  }
}

extension Event: CustomStringConvertible {
  /// The event in one line: time in milliseconds, kind, subject, details.
  public var description: String {
    let stamp = time.map { "\($0.wholeMilliseconds) ms " } ?? ""
    let particulars = details.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.written)" }
    return stamp + "\(kind.rawValue): \(subject)"
      + (particulars.isEmpty ? "" : " (\(particulars.joined(separator: ", ")))")
  }
}
