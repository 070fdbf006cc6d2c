import SpecDrivers
import SpecJSON
import SpecSystem

/// A session of a WebDriver server, by HTTP.
final class HTTPChannel: WebDriverChannel {
  private let connection: HTTPConnection
  private let deadlines: WebDriverDeadlines
  private let path: String
  private let browser: BrowserIdentity

  private init(
    _ connection: HTTPConnection, _ deadlines: WebDriverDeadlines, id: String,
    _ browser: BrowserIdentity
  ) {
    self.connection = connection
    self.deadlines = deadlines
    path = "/session/" + id
    self.browser = browser
  }

  /// Starts a browser.
  static func start(
    at address: HTTPAddress, _ capabilities: JSONValue, _ deadlines: WebDriverDeadlines
  ) throws(WebDriverFailure) -> (HTTPChannel, BrowserIdentity) {
    let connection = HTTPConnection(address)
    let value = try send(.newSession(capabilities), at: "", over: connection, deadlines)
    let id: String
    let browser: BrowserIdentity
    do {
      id = try value.string(at: "sessionId")
      browser = BrowserIdentity(try value.object(at: "capabilities"))
    } catch {
      throw .fault("the WebDriver server returned an invalid session: \(error)")
    }
    try WebDriverCommand.checkSegment(id, "new session's id")
    return (HTTPChannel(connection, deadlines, id: id, browser), browser)
  }

  func send(_ command: WebDriverCommand) throws(WebDriverFailure) -> JSONValue {
    try Self.send(command, at: path, over: connection, deadlines)
  }

  func end() -> Bool {
    defer { connection.close() }
    do {
      _ = try send(.delete)
      return true
    } catch {
      // The browser is still running if its session could not be ended; its process id is valid
      // only on this machine.
      if let process = browser.process { OwnProcess.kill(process) }
      return false
    }
  }

  // MARK: Chromium

  func apply(_ control: BrowserControl) throws(WebDriverFailure) -> JSONValue {
    if browser.kind == .webkit, case .emptyStorage(let origins) = control {
      return try emptyFiles(origins)
    }
    guard browser.kind == .chromium else {
      throw .unsupported(
        Capability("Chrome DevTools"), why: "\(browser.name) cannot \(control.what)")
    }
    switch control {
    case .preload(let script):
      let answer = try chromium(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
      guard case .object(let object) = answer else { return .null }
      return object["identifier"] ?? .null
    case .removePreload(let id):
      return try chromium("Page.removeScriptToEvaluateOnNewDocument", ["identifier": id])
    case .permission(let name, let state, _):
      return try chromium(
        "Browser.setPermission",
        ["permission": ["name": .string(name)], "setting": .string(state)])
    case .resetPermissions: return try chromium("Browser.resetPermissions")
    case .connection(let connection):
      // Without it, the browser reports that it is offline, but its requests succeed.
      _ = try chromium("Network.enable")
      // A slow connection is one of 400 kbit/s with a delay of 0.4 s.
      let isSlow = connection == .slow
      let bytes: JSONValue = isSlow ? 50_000 : -1
      return try chromium(
        "Network.emulateNetworkConditions",
        [
          "offline": .bool(connection == .offline), "latency": isSlow ? 400 : 0,
          "downloadThroughput": bytes, "uploadThroughput": bytes,
        ])
    case .headers(let headers):
      _ = try chromium("Network.enable")
      return try chromium(
        "Network.setExtraHTTPHeaders",
        ["headers": .object(JSONObject(headers.map { ($0.key, .string($0.value)) }))])
    case .locale(let locale): return try choose(locale)
    case .emptyStorage(let origins):
      for origin in origins {
        // One that has stored nothing may be unknown to the browser.
        _ = try? chromium(
          "Storage.clearDataForOrigin", ["origin": .string(origin), "storageTypes": "all"])
      }
      return try chromium("Network.clearBrowserCookies")
    }
  }

  private func choose(_ locale: String) throws(WebDriverFailure) -> JSONValue {
    _ = try chromium("Emulation.setLocaleOverride", ["locale": .string(locale)])
    let agent = try send(.run("return navigator.userAgent;", what: "ask the browser"))
    return try chromium(
      "Emulation.setUserAgentOverride",
      ["userAgent": agent, "acceptLanguage": .string(locale)])
  }

  private func chromium(
    _ command: String, _ parameters: JSONValue = [:]
  ) throws(WebDriverFailure) -> JSONValue {
    try send(.chromium(command, parameters))
  }

  // MARK: WebKit

  /// A file without scripts, which exists on each machine: the list of files of the root folder.
  static let neutralFile = "file:///"

  /// Empties the storage that all files share, and checks that it is empty.
  private func emptyFiles(_ origins: [String]) throws(WebDriverFailure) -> JSONValue {
    guard origins.allSatisfy({ $0 == "file://" }) else {
      throw .unsupported(.records, why: "WebKit empties the storage of files only")
    }
    _ = try send(.open(Self.neutralFile))
    _ = try send(WebDriverCommand(method: .delete, path: "/cookie", what: "remove the cookies"))
    let rest = try send(
      .await(
        """
        const done = arguments[0];
        localStorage.clear();
        sessionStorage.clear();
        const databases = async () => (await indexedDB.databases()).map(base => base.name);
        const removed = name => new Promise(resolve => {
          const removal = indexedDB.deleteDatabase(name);
          removal.onsuccess = removal.onerror = removal.onblocked = resolve;
        });
        (async () => {
          for (const name of await databases()) await removed(name);
          return localStorage.length + sessionStorage.length + document.cookie.length
            + (await databases()).length;
        })().then(done, error => done(error.message));
        """, what: "remove the stored data of files"))
    guard rest == 0 else {
      throw .unsupported(.records, why: "WebKit did not empty the storage of files: \(rest)")
    }
    return try send(.open("about:blank"))
  }

  // MARK: Requests

  /// Sends a command over a connection and decodes the response.
  static func send(
    _ command: WebDriverCommand, at path: String, over connection: HTTPConnection,
    _ deadlines: WebDriverDeadlines
  ) throws(WebDriverFailure) -> JSONValue {
    let response: HTTPResponse
    do {
      response = try connection.send(
        command.method.rawValue, path + command.path,
        body: command.body.map { JSONWriter.write($0) },
        by: .after(deadlines[command.deadline]))
    } catch { throw WebDriverFailure(error) }
    do { return try value(of: response) } catch {
      guard case .refused(let refusal) = error,
        refusal.code == .timeout || refusal.code == .scriptTimeout
      else { throw error }
      throw .slow(refusal, after: deadlines.ofServer(command.deadline))
    }
  }

  /// The `value` of a response.
  ///
  /// - Throws: `refused` with the server's error, or `fault` for an invalid response.
  static func value(of response: HTTPResponse) throws(WebDriverFailure) -> JSONValue {
    guard let json = try? JSONReader.read(response.body), case .object(let object) = json,
      let value = object["value"]
    else {
      let text = String(decoding: response.body.prefix(300), as: UTF8.self)
      throw .fault(
        "the WebDriver server responded with status \(response.status) and a body that is not WebDriver JSON: "
          + "\"\(HTTPResponseReader.excerpt(text))\"")
    }
    if (200..<300).contains(response.status) { return value }
    guard let error = WebDriverError(value) else {
      throw .fault(
        "the WebDriver server responded with status \(response.status) without an error code")
    }
    throw .refused(error)
  }
}
