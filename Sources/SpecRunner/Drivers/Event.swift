import SpecText

/// Something that happened and may leave nothing to see: a push, a request, a prompt, a call.
public struct Event: Hashable, Sendable, Codable {
  /// Its place in the log, from 1; numbers only grow.
  public var number: EventMark
  /// App time since the launch, where the engine has a clock.
  public var time: Duration?
  public var kind: Kind
  /// What it happened to: a screen, an element, an address.
  public var subject: String
  /// The particulars, by name.
  public var details: [String: PropertyValue]

  public init(
    number: EventMark, time: Duration?, kind: Kind, subject: String,
    details: [String: PropertyValue] = [:]
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.subject = subject
    self.details = details
  }

  /// What sort of thing happened; engines may add kinds of their own.
  public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen was pushed; details `from`, `animated`.
    public static let push = Self(rawValue: "push")
    /// A screen was left for the one below; details `to`, `animated`.
    public static let pop = Self(rawValue: "pop")
    /// A screen was presented over another; details `over`, `animated`.
    public static let present = Self(rawValue: "present")
    /// A presented screen went away; details `animated`.
    public static let dismiss = Self(rawValue: "dismiss")
    /// A property was animated; details `property`, `from`, `to`, `duration` (milliseconds),
    /// `id` and `screen` of the element.
    public static let animation = Self(rawValue: "animation")
    /// A property changed at once where it could have been animated; details as `animation`.
    public static let jump = Self(rawValue: "jump")
    /// All animations of the app were turned on or off; details `enabled`.
    public static let animationSwitch = Self(rawValue: "animation switch")
    /// The keyboard showed, hid or changed; details `notice`, `height`, `animated`.
    public static let keyboard = Self(rawValue: "keyboard")
    /// A screen acted on a notice it had subscribed to; details `notice`.
    public static let reaction = Self(rawValue: "reaction")
    /// A screen's life cycle; details `call`: `viewDidLoad`, `viewWillAppear`, … `deinit`.
    public static let lifeCycle = Self(rawValue: "life cycle")
    /// A field's delegate or control event; details `call`, `text`.
    public static let field = Self(rawValue: "field")
    /// The calls of a text field as UIKit names them; an engine may have others.
    package static let fieldCalls = [
      "shouldBeginEditing", "didBeginEditing", "shouldChangeCharacters", "editingChanged",
      "shouldReturn", "editingDidEndOnExit", "shouldEndEditing", "didEndEditing",
    ]
    /// A request left the app; details `method`, `body`.
    public static let request = Self(rawValue: "request")
    /// An answer reached the app; details `status`, `error`.
    public static let response = Self(rawValue: "response")
    /// The system asked a person for a permission.
    public static let prompt = Self(rawValue: "prompt")
    /// A local notification was delivered; details `title`, `body`, `foreground`.
    public static let notification = Self(rawValue: "notification")
    /// A link or another app was opened; details `app`, `options`.
    public static let link = Self(rawValue: "link")
    /// The app asked whether a link could be opened; details `opens`.
    public static let linkCheck = Self(rawValue: "link check")
    /// A view was put where others are, while the screen was there; details `to`.
    public static let attached = Self(rawValue: "attached")
    /// The app wrote a line to its log: the subject.
    public static let log = Self(rawValue: "log")
    /// The app went to the background or came back; details `state`.
    public static let appState = Self(rawValue: "app state")
  }
}

extension Event: CustomStringConvertible {
  /// One line: when, what, to what, and the particulars by name.
  public var description: String {
    let stamp = time.map { "\($0.wholeMilliseconds) ms " } ?? ""
    let particulars = details.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.written)" }
    return stamp + "\(kind.rawValue): \(subject)"
      + (particulars.isEmpty ? "" : " (\(particulars.joined(separator: ", ")))")
  }
}
