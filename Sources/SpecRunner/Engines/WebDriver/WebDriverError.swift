import SpecJSON

/// An error response of a WebDriver server: its W3C error code and its message.
struct WebDriverError: Error, Hashable, Sendable {
  /// The codes that this engine handles specially; all others are `other`.
  enum Code: Hashable, Sendable {
    case clickIntercepted, notInteractable, staleElement, noSuchElement
    case alertOpen, noSuchAlert
    case noSuchSession, noSuchWindow, sessionNotCreated, tabCrashed
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
      "tab crashed": .tabCrashed,
      "script timeout": .scriptTimeout,
      "timeout": .timeout,
      "javascript error": .javascript,
      "unknown command": .unknownCommand,
      "unknown method": .unknownCommand,
      "unsupported operation": .unknownCommand,
    ]
  }

  let code: Code
  /// The code as sent by the server.
  let name: String
  /// The first line of the message; the rest is the server's build and stack trace.
  let message: String
  /// The text of the blocking alert, if the server reports it.
  let alertText: String?

  init(name: String, message: String, alertText: String? = nil) {
    code = Code(name)
    self.name = name
    self.message = message
    self.alertText = alertText?.withSingleSpaces
  }

  /// Decodes the `value` of an error response; nil if it is not one.
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

  /// The code and the message for people.
  var words: String { "\"\(name)\": \(message)" }

  /// Whether the page may have changed during the command, so that another attempt may succeed.
  var isRecoverable: Bool {
    switch code {
    case .clickIntercepted, .notInteractable, .staleElement, .noSuchElement: true
    // The page was left while its script was running.
    case .javascript: message.contains("unloaded")
    default:
      ["aborted by navigation", "uniqueContextId", "before the unload event"]
        .contains(where: message.contains)
    }
  }
}

extension String {
  /// The text of an alert with its lines as people read them: white space is one space, as everywhere.
  var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
