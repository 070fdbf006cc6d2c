import SpecDrivers
import SpecJSON
import SpecSystem

/// A WebDriver session: sends commands one at a time, each with a time limit.
///
/// It runs on a queue of its own, because requests block.
actor WebDriverSession {
  private let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let connection: HTTPConnection
  private let deadlines: WebDriverDeadlines
  private let path: String
  /// The browser, as reported by the server.
  nonisolated let browser: BrowserIdentity
  /// The reason why the session cannot be used any longer; nil if it can.
  private(set) var breakdown: WebDriverFailure?
  private var isEnded = false

  private init(
    executor: SessionExecutor, connection: HTTPConnection, deadlines: WebDriverDeadlines,
    id: String, browser: BrowserIdentity
  ) {
    self.executor = executor
    self.connection = connection
    self.deadlines = deadlines
    path = "/session/" + id
    self.browser = browser
  }

  /// Starts a browser.
  static func start(
    at address: HTTPAddress, capabilities: JSONValue, deadlines: WebDriverDeadlines
  ) async throws(WebDriverFailure) -> WebDriverSession {
    let starter = WebDriverStarter()
    return try await starter.start(at: address, capabilities, deadlines) {
      WebDriverSession(
        executor: $0, connection: $1, deadlines: deadlines, id: $2, browser: $3)
    }
  }

  /// Sends a command and returns the response's value.
  @discardableResult
  func send(_ command: WebDriverCommand) throws(WebDriverFailure) -> JSONValue {
    if let breakdown { throw breakdown }
    do {
      return try Self.send(command, at: path, over: connection, deadlines)
    } catch {
      if error.breaksSession { breakdown = error }
      throw error
    }
  }

  /// Ends the session and its browser, and kills the browser if it does not exit.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    do {
      _ = try Self.send(.delete, at: path, over: connection, deadlines)
    } catch {
      // The browser is still running if its session could not be ended; its process id is valid
      // only on this machine.
      if let process = browser.process { OwnProcess.kill(process) }
    }
    connection.close()
    breakdown = .lost("the browser session was ended")
  }

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

/// Starts a browser on the queue of its session, because that may take seconds.
private actor WebDriverStarter {
  private let executor = SessionExecutor("spec.browser")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func start(
    at address: HTTPAddress, _ capabilities: JSONValue, _ deadlines: WebDriverDeadlines,
    make:
      @Sendable (SessionExecutor, sending HTTPConnection, String, BrowserIdentity) ->
      WebDriverSession
  ) throws(WebDriverFailure) -> WebDriverSession {
    let connection = HTTPConnection(address)
    let value = try WebDriverSession.send(
      .newSession(capabilities), at: "", over: connection, deadlines)
    let id: String
    let browser: BrowserIdentity
    do {
      id = try value.string(at: "sessionId")
      browser = BrowserIdentity(try value.object(at: "capabilities"))
    } catch {
      throw .fault("the WebDriver server returned an invalid session: \(error)")
    }
    try WebDriverCommand.checkSegment(id, "new session's id")
    return make(executor, connection, id, browser)
  }
}
