import SpecJSON

/// An error a WebDriver server answered: its code by the W3C's table, and its words.
struct WebDriverError: Error, Hashable, Sendable {
  /// The codes this engine treats differently; all others are `other`.
  enum Code: Hashable, Sendable {
    case clickIntercepted, notInteractable, staleElement, noSuchElement
    case alertOpen, noSuchAlert
    case noSuchSession, noSuchWindow, sessionNotCreated
    case scriptTimeout, timeout, javascript
    case unknownCommand
    case other(String)

    init(_ text: String) { self = Self.table[text] ?? .other(text) }

    private static let table: [String: Code] = [
      "element click intercepted": .clickIntercepted,
      "element not interactable": .notInteractable,
      "invalid element state": .notInteractable,
      "stale element reference": .staleElement,
      "detached shadow root": .staleElement,
      "no such element": .noSuchElement,
      "unexpected alert open": .alertOpen,
      "no such alert": .noSuchAlert,
      "invalid session id": .noSuchSession,
      "no such window": .noSuchWindow,
      "session not created": .sessionNotCreated,
      "script timeout": .scriptTimeout,
      "timeout": .timeout,
      "javascript error": .javascript,
      "unknown command": .unknownCommand,
      "unknown method": .unknownCommand,
      "unsupported operation": .unknownCommand,
    ]
  }

  let code: Code
  /// The code as the server wrote it.
  let name: String
  /// The first line of the message; what follows is the server's own build and stack.
  let message: String
  /// The text of the alert that is in the way, where the server tells it.
  let alertText: String?

  init(name: String, message: String, alertText: String? = nil) {
    code = Code(name)
    self.name = name
    self.message = message
    self.alertText = alertText
  }

  /// Reads the `value` of an error answer; nil if it is none.
  init?(_ value: JSONValue) {
    guard case .object(let object) = value, case .string(let name)? = object["error"] else {
      return nil
    }
    var message = ""
    if case .string(let text)? = object["message"] {
      message = String(text.prefix { $0 != "\n" && $0 != "\r\n" })
    }
    var alertText: String?
    if case .object(let data)? = object["data"], case .string(let text)? = data["text"] {
      alertText = text
    }
    self.init(name: name, message: message, alertText: alertText)
  }

  /// Its code and message as people read them.
  var words: String { "\"\(name)\": \(message)" }

  /// Whether the page may have changed between look and deed, so that another look may help.
  var isRecoverable: Bool {
    switch code {
    case .clickIntercepted, .notInteractable, .staleElement, .noSuchElement: true
    // A page that was left while its script ran.
    case .javascript: message.contains("unloaded")
    default: message.contains("aborted by navigation") || message.contains("uniqueContextId")
    }
  }
}
