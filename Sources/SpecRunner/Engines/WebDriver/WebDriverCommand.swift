import SpecJSON

/// A command of WebDriver.
struct WebDriverCommand: Sendable {
  enum Method: String, Sendable { case get = "GET", post = "POST", delete = "DELETE" }

  let method: Method
  let path: String
  var body: JSONValue?
  /// The time limit that applies.
  var deadline = WebDriverDeadlines.Kind.command
  /// A description of the command, for the message after a timeout.
  let what: String

  private static func post(
    _ path: String, _ body: JSONValue, _ what: String,
    _ deadline: WebDriverDeadlines.Kind = .command
  ) -> Self {
    Self(method: .post, path: path, body: body, deadline: deadline, what: what)
  }

  // MARK: Server

  static let shutdown = Self(
    method: .get, path: "/shutdown", deadline: .shutdown, what: "shut the browser driver down")

  static func newSession(_ capabilities: JSONValue) -> Self {
    post("/session", ["capabilities": capabilities], "start a browser", .session)
  }

  // MARK: Pages

  static let delete = Self(
    method: .delete, path: "", deadline: .close, what: "end the browser session")
  static let back = post("/back", [:], "go back", .load)
  static let forward = post("/forward", [:], "go forward", .load)
  static let reload = post("/refresh", [:], "load the page again", .load)
  static let screenshot = Self(method: .get, path: "/screenshot", what: "take a screenshot")
  static let cookies = Self(method: .get, path: "/cookie", what: "read the cookies")

  static func addCookie(_ name: String, _ value: String) -> Self {
    post(
      "/cookie", ["cookie": ["name": .string(name), "value": .string(value)]], "store a cookie")
  }

  // MARK: Windows and frames

  static let windows = Self(method: .get, path: "/window/handles", what: "count the windows")
  static let title = Self(method: .get, path: "/title", what: "read the title of the window")
  static let address = Self(method: .get, path: "/url", what: "read the address of the window")
  static let closeWindow = Self(method: .delete, path: "/window", what: "close the window")

  static func enter(window: String) -> Self {
    post("/window", ["handle": .string(window)], "switch to the window")
  }

  /// Enters a frame by its number or its element, or returns to the page by null.
  static func frame(_ frame: JSONValue) -> Self {
    post("/frame", ["id": frame], "switch to the frame")
  }

  static func open(_ url: String) -> Self {
    post("/url", ["url": .string(url)], "load \(url)", .load)
  }

  static func resize(width: Int, height: Int) -> Self {
    post(
      "/window/rect", ["width": .integer(width), "height": .integer(height)], "size the window")
  }

  // MARK: Scripts and input

  static func run(_ script: String, _ arguments: [JSONValue] = [], what: String) -> Self {
    post("/execute/sync", ["script": .string(script), "args": .array(arguments)], what)
  }

  /// Calls a function of the page script.
  static func call(_ function: String, _ arguments: [JSONValue], what: String) -> Self {
    run("return __spec.\(function)(...arguments);", arguments, what: what)
  }

  static func await(_ script: String, _ arguments: [JSONValue] = [], what: String) -> Self {
    post("/execute/async", ["script": .string(script), "args": .array(arguments)], what)
  }

  /// Checks that a reference from the server can be a segment of a path.
  ///
  /// - Throws: `fault`: a line break in it would form a request of the server's choice.
  static func checkSegment(_ name: String, _ what: String) throws(WebDriverFailure) {
    let isSegment =
      !name.isEmpty
      && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"/?#%".utf8.contains($0) }
    guard isSegment else {
      let excerpt = JSONValue.string(HTTPResponseReader.excerpt(name))
      throw .fault("the WebDriver server's \(what), \(excerpt), cannot be part of an address")
    }
  }

  static func click(_ element: String) -> Self {
    post("/element/\(element)/click", [:], "tap", .load)
  }

  /// Types into a field, or enters the paths of files into a file field.
  static func enter(_ text: String, into element: String) -> Self {
    post("/element/\(element)/value", ["text": .string(text)], "choose files")
  }

  /// Releases all held keys and buttons.
  static let releaseActions = Self(
    method: .delete, path: "/actions", what: "release the keys")

  static func perform(_ sources: [JSONValue], what: String) -> Self {
    post("/actions", ["actions": .array(sources)], what, .load)
  }

  /// The same input elsewhere in the window.
  func moved(right: Int, down: Int) -> Self {
    var command = self
    command.body = body.map { Self.moved($0, right, down) }
    return command
  }

  private static func moved(_ value: JSONValue, _ right: Int, _ down: Int) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { moved($0, right, down) })
    case .object(var object):
      if object["origin"] == "viewport", case .integer(let x)? = object["x"],
        case .integer(let y)? = object["y"]
      {
        object["x"] = .integer(x + right)
        object["y"] = .integer(y + down)
        return .object(object)
      }
      return .object(JSONObject(object.map { ($0.key, moved($0.value, right, down)) }))
    default: return value
    }
  }

  // MARK: Alerts and Chrome DevTools Protocol

  static let alertText = Self(method: .get, path: "/alert/text", what: "read the alert")
  static let acceptAlert = post("/alert/accept", [:], "answer the alert")
  static let dismissAlert = post("/alert/dismiss", [:], "answer the alert")

  static func typeIntoAlert(_ text: String) -> Self {
    post("/alert/text", ["text": .string(text)], "type into the alert")
  }

  /// The lines of the browser's log since the last time; only Chromium has the command.
  static let log = post("/se/log", ["type": "browser"], "read the browser's log")

  /// A command of Chromium's own protocol.
  static func chromium(_ command: String, _ parameters: JSONValue = [:]) -> Self {
    post(
      "/goog/cdp/execute", ["cmd": .string(command), "params": parameters], command)
  }

  /// The entries of the browser's history, and the number of the current one.
  static let history = chromium("Page.getNavigationHistory")

  /// Lets the browser's own requests to these addresses fail.
  static func block(_ addresses: [String]) -> Self {
    chromium("Network.setBlockedURLs", ["urls": .array(addresses.map { .string($0) })])
  }
}
