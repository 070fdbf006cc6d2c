import SpecDrivers
import SpecJSON

/// A session of a browser that speaks WebDriver BiDi: answers the commands of WebDriver.
///
/// Each scenario has a user context of its own, with its own storage, permissions and conditions;
/// it is replaced by a new one to remove what a scenario left.
final class BiDiChannel: WebDriverChannel {
  private let connection: BiDiConnection
  private let deadlines: WebDriverDeadlines
  private let device: DeviceMetrics
  private var userContext = ""
  /// The tab that commands refer to.
  private var tab = ""
  /// The frame of the tab that commands refer to; nil for the page itself.
  private var frame: String?
  /// The global scope of each page and frame.
  private var realms: [String: String] = [:]
  /// The open alert of the page; nil if there is none.
  private var prompt: String?
  /// The text to enter into the open prompt.
  private var promptAnswer: String?

  private init(
    _ connection: BiDiConnection, _ deadlines: WebDriverDeadlines, _ device: DeviceMetrics
  ) {
    self.connection = connection
    self.deadlines = deadlines
    self.device = device
  }

  /// Starts a session in a running browser.
  static func start(
    at address: HTTPAddress, _ capabilities: JSONValue, _ device: DeviceMetrics,
    _ deadlines: WebDriverDeadlines
  ) throws(WebDriverFailure) -> (BiDiChannel, BrowserIdentity) {
    let socket = HTTPAddress(host: address.host, port: address.port, path: "/session")
    let connection = try BiDiConnection(to: socket, by: .after(deadlines.session))
    let channel = BiDiChannel(connection, deadlines, device)
    let answer = try channel.call("session.new", ["capabilities": capabilities], .session)
    guard case .object(let capabilities)? = answer["capabilities"] else {
      throw .fault("the browser returned an invalid session: \(JSONValue.object(answer))")
    }
    let events: JSONValue = [
      "browsingContext.userPromptOpened", "browsingContext.userPromptClosed",
      "script.realmCreated", "script.realmDestroyed",
    ]
    _ = try channel.call("session.subscribe", ["events": events])
    try channel.openTab()
    return (channel, BrowserIdentity(capabilities, kind: .firefox))
  }

  /// The browser is ended with its process.
  func end() -> Bool {
    connection.close()
    return true
  }

  // MARK: Commands

  func send(_ command: WebDriverCommand) throws(WebDriverFailure) -> JSONValue {
    let parts = command.path.split(separator: "/").map(String.init)
    let isOfElement = parts.count > 2 && parts[0] == "element"
    let element: JSONValue = ["sharedId": .string(isOfElement ? parts[1] : "")]
    let path = isOfElement ? "/element/" + parts[2...].joined(separator: "/") : command.path
    let body = Body(command.body)
    switch (command.method, path) {
    case (.post, "/url"): return try open(body["url"])
    case (.get, "/url"): return try root()["url"] ?? .null
    case (.get, "/title"):
      return try run(Body(["script": "return document.title;"]), isAsync: false)
    case (.post, "/frame"): return try enter(frame: body["id"])
    case (.get, "/cookie"): return try cookies()
    case (.post, "/cookie"): return try add(cookie: body["cookie"])
    case (.post, "/refresh"): return try visit("browsingContext.reload", ["wait": "complete"])
    case (.post, "/back"): return try visit("browsingContext.traverseHistory", ["delta": -1])
    case (.post, "/forward"): return try visit("browsingContext.traverseHistory", ["delta": 1])
    case (.get, "/screenshot"):
      return try inTab("browsingContext.captureScreenshot")["data"] ?? .null
    case (.post, "/execute/sync"), (.post, "/execute/async"):
      return try run(body, isAsync: path.hasSuffix("async"))
    case (.post, "/actions"): return try perform(Self.actions(body["actions"]))
    case (.delete, "/actions"): return .object(try inTab("input.releaseActions"))
    case (.post, "/element/click"): return try perform(Self.click(on: element))
    case (.post, "/element/value"):
      return try act("input.setFiles", ["element": element, "files": Self.lines(body["text"])])
    case (_, "/alert/text"), (_, "/alert/accept"), (_, "/alert/dismiss"):
      return try answerPrompt(command, body)
    case (.post, "/window/rect"):
      guard let width = body["width"], let height = body["height"] else { break }
      return try size(width, height)
    case (_, let path) where path.hasPrefix("/window"):
      if let answer = try window(command, body) { return answer }
    default: break
    }
    throw .unsupported(
      Capability("browser commands"),
      why: "this browser is driven by WebDriver BiDi, which cannot \(command.what)")
  }

  private func open(_ url: JSONValue?) throws(WebDriverFailure) -> JSONValue {
    do {
      return try visit("browsingContext.navigate", ["url": url ?? .null, "wait": "complete"])
    } catch .late(let limit) {
      throw .slow(WebDriverError(name: "timeout", message: "the page did not load"), after: limit)
    }
  }

  private func visit(
    _ method: String, _ parameters: JSONObject
  ) throws(WebDriverFailure) -> JSONValue {
    frame = nil
    return try act(method, parameters, .load)
  }

  private func perform(_ actions: JSONValue) throws(WebDriverFailure) -> JSONValue {
    try act("input.performActions", ["actions": actions], .load)
  }

  /// Runs a script as the body of a function, as WebDriver does.
  private func run(_ body: Body, isAsync: Bool) throws(WebDriverFailure) -> JSONValue {
    try checkPrompt()
    let arguments = (try? body["args"]?.array()) ?? []
    let script = "function() {\n\(body.text("script"))\n}"
    let function =
      isAsync
      ? "function(...given) { return new Promise(done => (\(script)).call(this, ...given, done)); }"
      : script
    let home = realms[frame ?? tab].map { JSONValue.string($0) }
    let answer = try call(
      "script.callFunction",
      [
        "functionDeclaration": .string(function), "awaitPromise": true,
        "arguments": .array(arguments.map(BiDiValue.argument)),
        "target": ["context": .string(frame ?? tab)],
      ]
    ) { event throws(WebDriverFailure) in
      // The result of a script never comes if its page is left.
      if event.method == "script.realmDestroyed", let home, event.parameters["realm"] == home {
        throw .refused(BiDiError.unloaded)
      }
      try checkPrompt()
    }
    // An alert that opened just before the result is in front of what the script has read.
    try checkPrompt()
    guard let result = answer["result"] else {
      throw .refused(WebDriverError(name: "javascript error", message: Self.exception(answer)))
    }
    return BiDiValue.result(result)
  }

  private static func exception(_ answer: JSONObject) -> String {
    guard case .object(let details)? = answer["exceptionDetails"],
      case .string(let text)? = details["text"]
    else { return "a script failed" }
    return text
  }

  // MARK: Windows

  private func size(_ width: JSONValue, _ height: JSONValue) throws(WebDriverFailure) -> JSONValue {
    .object(
      try inTab(
        "browsingContext.setViewport",
        [
          "viewport": ["width": width, "height": height],
          "devicePixelRatio": .integer(device.scale),
        ]))
  }

  /// A command for windows; nil if it is unknown.
  private func window(
    _ command: WebDriverCommand, _ body: Body
  ) throws(WebDriverFailure) -> JSONValue? {
    switch (command.method, command.path) {
    case (.get, "/window"): return .string(tab)
    case (.post, "/window"):
      let handle = body.text("handle")
      _ = try call("browsingContext.activate", ["context": .string(handle)])
      tab = handle
      frame = nil
      return .null
    case (.delete, "/window"):
      _ = try inTab("browsingContext.close")
      return try handles()
    case (.get, "/window/handles"): return try handles()
    default: return nil
    }
  }

  /// The tab's page, with its frames.
  private func root() throws(WebDriverFailure) -> JSONObject {
    let answer = try call("browsingContext.getTree", ["root": .string(tab)])
    guard case .array(let roots)? = answer["contexts"], case .object(let root)? = roots.first else {
      throw .refused(WebDriverError(name: "no such window", message: "the window is closed"))
    }
    return root
  }

  /// Enters a frame by its number or its element, or returns to the page by null.
  private func enter(frame number: JSONValue?) throws(WebDriverFailure) -> JSONValue {
    if case .object(let element)? = number {
      let answer = try call(
        "script.callFunction",
        [
          "functionDeclaration": "frame => frame.contentWindow", "awaitPromise": false,
          "arguments": [BiDiValue.argument(.object(element))],
          "target": ["context": .string(frame ?? tab)],
        ])
      guard case .object(let window)? = answer["result"],
        case .object(let value)? = window["value"], case .string(let context)? = value["context"]
      else { throw .refused(WebDriverError(name: "no such frame", message: "it is gone")) }
      frame = context
      return .null
    }
    guard case .integer(let index)? = number else {
      frame = nil
      return .null
    }
    var frames: [JSONValue] = []
    if case .array(let children)? = try root()["children"] { frames = children }
    if let frame { frames = Self.children(of: frame, in: frames) }
    guard frames.indices.contains(index), case .object(let chosen) = frames[index] else {
      throw .refused(WebDriverError(name: "no such frame", message: "the page has none \(index)"))
    }
    frame = Body.text(chosen["context"])
    return .null
  }

  private static func children(of frame: String, in frames: [JSONValue]) -> [JSONValue] {
    for case .object(let found) in frames {
      guard case .array(let children)? = found["children"] else { continue }
      if found["context"] == .string(frame) { return children }
      let deeper = Self.children(of: frame, in: children)
      if !deeper.isEmpty { return deeper }
    }
    return []
  }

  // MARK: Cookies

  private var partition: JSONValue { ["type": "context", "context": .string(tab)] }

  /// The cookies of the page, with the names and values of WebDriver.
  private func cookies() throws(WebDriverFailure) -> JSONValue {
    let answer = try call("storage.getCookies", ["partition": partition])
    guard case .array(let cookies)? = answer["cookies"] else {
      throw .fault("the browser returned an invalid list of cookies: \(JSONValue.object(answer))")
    }
    let host = try host()
    return .array(
      cookies.compactMap { cookie in
        guard case .object(var cookie) = cookie, case .object(let value)? = cookie["value"],
          case .string(let domain)? = cookie["domain"], Self.matches(host, domain)
        else { return nil }
        cookie["value"] = value["value"]
        return .object(cookie)
      })
  }

  private func add(cookie: JSONValue?) throws(WebDriverFailure) -> JSONValue {
    let cookie = Body(cookie)
    _ = try call(
      "storage.setCookie",
      [
        "cookie": [
          "name": cookie["name"] ?? "", "domain": .string(try host()), "path": "/",
          "value": ["type": "string", "value": cookie["value"] ?? ""],
        ], "partition": partition,
      ])
    return .null
  }

  private func host() throws(WebDriverFailure) -> String {
    let address = Body.text(try root()["url"])
    return (try? WebAddress(address))?.server.host ?? ""
  }

  /// Whether a page of a host has the cookies of a domain, which begins with a dot if it has more
  /// hosts.
  private static func matches(_ host: String, _ domain: String) -> Bool {
    if domain.utf8.first != UInt8(ascii: ".") { return host.utf8.elementsEqual(domain.utf8) }
    return ("." + host).utf8.reversed().starts(with: domain.utf8.reversed())
  }

  /// The tabs of the scenario; the browser has another one, which is not used.
  private func handles() throws(WebDriverFailure) -> JSONValue {
    let answer = try call("browsingContext.getTree", ["maxDepth": 0])
    guard case .array(let tabs)? = answer["contexts"] else { return [] }
    return .array(
      tabs.compactMap { tab in
        guard case .object(let tab) = tab, tab["userContext"] == .string(userContext) else {
          return nil
        }
        return tab["context"]
      })
  }

  private func openTab() throws(WebDriverFailure) {
    let context = try call("browser.createUserContext")["userContext"]
    userContext = Body.text(context)
    prompt = nil
    frame = nil
    tab = Body.text(
      try call(
        "browsingContext.create", ["type": "tab", "userContext": .string(userContext)])["context"])
    _ = try size(.integer(device.width), .integer(device.height))
  }

  // MARK: Alerts

  private func checkPrompt() throws(WebDriverFailure) {
    guard let prompt else { return }
    throw .refused(
      WebDriverError(
        name: "unexpected alert open", message: "an alert is in front of the page",
        alertText: prompt))
  }

  private func answerPrompt(
    _ command: WebDriverCommand, _ body: Body
  ) throws(WebDriverFailure) -> JSONValue {
    guard let prompt else {
      throw .refused(WebDriverError(name: "no such alert", message: "the page shows no alert"))
    }
    if command.method == .get { return .string(prompt) }
    if command.path == "/alert/text" {
      promptAnswer = body.text("text")
      return .null
    }
    var parameters: JSONObject = ["accept": .bool(command.path == "/alert/accept")]
    if let promptAnswer { parameters["userText"] = .string(promptAnswer) }
    self.prompt = nil
    return try act("browsingContext.handleUserPrompt", parameters)
  }

  // MARK: Controls

  func apply(_ control: BrowserControl) throws(WebDriverFailure) -> JSONValue {
    let tabs: JSONValue = [.string(tab)]
    switch control {
    case .preload(let script):
      let answer = try call(
        "script.addPreloadScript",
        ["functionDeclaration": .string("() => {\n\(script)\n}"), "contexts": tabs])
      return answer["script"] ?? .null
    case .removePreload(let id): _ = try call("script.removePreloadScript", ["script": id])
    case .permission(let name, let state, let address):
      try permit(name, state, address)
    case .connection(let connection):
      _ = try call(
        "emulation.setNetworkConditions",
        [
          "contexts": tabs,
          "networkConditions": connection == .offline ? ["type": "offline"] : .null,
        ])
    case .headers(let headers):
      let list = headers.map { name, value in
        ["name": .string(name), "value": ["type": "string", "value": .string(value)]] as JSONValue
      }
      _ = try call("network.setExtraHeaders", ["contexts": tabs, "headers": .array(list)])
    case .locale(let locale):
      _ = try call("emulation.setLocaleOverride", ["contexts": tabs, "locale": .string(locale)])
    case .emptyStorage:
      _ = try call("browser.removeUserContext", ["userContext": .string(userContext)])
      try openTab()
    // They are the user context's own.
    case .resetPermissions: break
    }
    return .null
  }

  private func permit(
    _ name: String, _ state: String, _ address: String
  ) throws(WebDriverFailure) {
    let isFile = address.hasPrefix("file:")
    if name == "notifications", isFile {
      throw .unsupported(
        .permissions, why: "Firefox shows notifications of every page that is opened as a file")
    }
    do {
      _ = try call(
        "permissions.setPermission",
        [
          "descriptor": ["name": .string(name)], "state": .string(state),
          "origin": .string(isFile ? "file:///" : PageAddress.origin(of: address)),
          "userContext": .string(userContext),
        ])
    } catch .refused(let refusal) where refusal.name == "unsupported operation" {
      throw .unsupported(.permissions, why: "Firefox cannot set the permission for the \(name)")
    }
  }

  // MARK: Calls

  /// A command that may open an alert, which keeps it from ending.
  private func act(
    _ method: String, _ parameters: JSONObject,
    _ deadline: WebDriverDeadlines.Kind = .command
  ) throws(WebDriverFailure) -> JSONValue {
    if method != "browsingContext.handleUserPrompt" { try checkPrompt() }
    do {
      _ = try inTab(method, parameters, deadline) { _ throws(WebDriverFailure) in
        try checkPrompt()
      }
    } catch .refused(let refusal) where refusal.code == .alertOpen {
      return .null
    }
    return .null
  }

  /// A command for the tab, or for its frame if it is one of input.
  private func inTab(
    _ method: String, _ parameters: JSONObject = [:],
    _ deadline: WebDriverDeadlines.Kind = .command,
    _ watch: (BiDiConnection.Event) throws(WebDriverFailure) -> Void = { _ in }
  ) throws(WebDriverFailure) -> JSONObject {
    var parameters = parameters
    parameters["context"] = .string(method.hasPrefix("input.") ? frame ?? tab : tab)
    return try call(method, parameters, deadline, watch)
  }

  private func call(
    _ method: String, _ parameters: JSONObject = [:],
    _ deadline: WebDriverDeadlines.Kind = .command,
    _ watch: (BiDiConnection.Event) throws(WebDriverFailure) -> Void = { _ in }
  ) throws(WebDriverFailure) -> JSONObject {
    let limit = deadline == .session ? deadlines.session : deadlines.ofServer(deadline)
    return try connection.call(method, parameters, by: .after(limit)) {
      event throws(WebDriverFailure) in
      take(event)
      try watch(event)
    }
  }

  private func take(_ event: BiDiConnection.Event) {
    switch event.method {
    case "browsingContext.userPromptOpened":
      prompt = Body.text(event.parameters["message"])
      promptAnswer = nil
    case "browsingContext.userPromptClosed": prompt = nil
    case "script.realmCreated" where event.parameters["sandbox"] == nil:
      guard case .string(let context)? = event.parameters["context"] else { break }
      realms[context] = Body.text(event.parameters["realm"])
    default: break
    }
  }

  // MARK: Parameters

  /// The parameters of a WebDriver command.
  private struct Body {
    private let object: JSONObject

    init(_ value: JSONValue?) {
      if case .object(let object)? = value { self.object = object } else { object = [:] }
    }

    subscript(name: String) -> JSONValue? { object[name] }
    func text(_ name: String) -> String { Self.text(object[name]) }

    /// The text of a value; empty if it is none.
    static func text(_ value: JSONValue?) -> String {
      if case .string(let text)? = value { text } else { "" }
    }
  }

  private static func lines(_ text: JSONValue?) -> JSONValue {
    .array(Body.text(text).split(separator: "\n").map { .string(String($0)) })
  }

  /// A click with the mouse in the middle of an element.
  private static func click(on element: JSONValue) -> JSONValue {
    [
      [
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": [
          [
            "type": "pointerMove", "x": 0, "y": 0,
            "origin": ["type": "element", "element": element],
          ],
          ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
        ],
      ]
    ]
  }

  /// The actions of WebDriver, in which only the reference to an element has another form.
  private static func actions(_ value: JSONValue?) -> JSONValue {
    switch value {
    case .array(let values)?: return .array(values.map { actions($0) })
    case .object(let object)?:
      if let element = object[BiDiValue.elementKey] {
        return ["type": "element", "element": ["sharedId": element]]
      }
      return .object(JSONObject(object.map { ($0.key, actions($0.value)) }))
    case let value?: return value
    case nil: return []
    }
  }
}
