import SpecGherkin
import SpecJSON

/// What happened: the messages a run consists of once it has started.
extension NDJSONReader {
  mutating func testRunStarted(_ value: JSONValue) throws(JSONDecodingError) -> TestRunStarted {
    if let id = try id(value, ifPresent: "id") { runID = id }
    return TestRunStarted(id: runID, timestamp: try timestamp(value))
  }

  mutating func testRunHookStarted(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> TestRunHookStarted {
    TestRunHookStarted(
      id: try id(value, "id"), testRunStartedID: try run(value), hookID: try id(value, "hookId"),
      timestamp: try timestamp(value))
  }

  mutating func testRunHookFinished(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> TestRunHookFinished {
    TestRunHookFinished(
      testRunHookStartedID: try id(value, "testRunHookStartedId"),
      result: try result(value, "result"), timestamp: try timestamp(value))
  }

  mutating func testCaseStarted(_ value: JSONValue) throws(JSONDecodingError) -> TestCaseStarted {
    TestCaseStarted(
      id: try id(value, "id"), testCaseID: try id(value, "testCaseId"),
      attempt: try value.integer(at: "attempt"),
      worker: try string(value, ifPresent: "workerId").flatMap { Int($0) },
      timestamp: try timestamp(value))
  }

  mutating func testStepStarted(_ value: JSONValue) throws(JSONDecodingError) -> TestStepStarted {
    TestStepStarted(
      testCaseStartedID: try id(value, "testCaseStartedId"),
      testStepID: try id(value, "testStepId"), timestamp: try timestamp(value))
  }

  mutating func testStepFinished(_ value: JSONValue) throws(JSONDecodingError) -> TestStepFinished {
    TestStepFinished(
      testCaseStartedID: try id(value, "testCaseStartedId"),
      testStepID: try id(value, "testStepId"), result: try result(value, "testStepResult"),
      timestamp: try timestamp(value))
  }

  mutating func testCaseFinished(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> TestCaseFinished {
    TestCaseFinished(
      testCaseStartedID: try id(value, "testCaseStartedId"),
      willBeRetried: try bool(value, ifPresent: "willBeRetried") ?? false,
      timestamp: try timestamp(value))
  }

  mutating func testRunFinished(_ value: JSONValue) throws(JSONDecodingError) -> TestRunFinished {
    TestRunFinished(
      testRunStartedID: try run(value), success: try value.bool(at: "success"),
      failure: try failure(value), timestamp: try timestamp(value))
  }

  mutating func attachment(_ value: JSONValue) throws(JSONDecodingError) -> Attachment {
    let text = try value.string(at: "body")
    let body: Attachment.Body
    switch try value.string(at: "contentEncoding") {
    case "IDENTITY": body = .text(text)
    case "BASE64":
      guard let bytes = Base64.decode(text) else {
        throw JSONDecodingError(path: [.key("body")], expected: "base64", found: "another text")
      }
      body = .bytes(bytes)
    case let other:
      throw JSONDecodingError(
        path: [.key("contentEncoding")], expected: "IDENTITY or BASE64", found: "\"\(other)\"")
    }
    return Attachment(
      body: body, mediaType: try value.string(at: "mediaType"),
      fileName: try string(value, ifPresent: "fileName"), owner: try owner(value),
      timestamp: try nanoseconds(value, "timestamp").map { Timestamp(nanoseconds: $0) })
  }

  private mutating func owner(_ value: JSONValue) throws(JSONDecodingError) -> Attachment.Owner {
    if let attempt = try id(value, ifPresent: "testCaseStartedId"),
      let step = try id(value, ifPresent: "testStepId")
    {
      return .step(testCaseStartedID: attempt, testStepID: step)
    }
    if let hook = try id(value, ifPresent: "testRunHookStartedId") {
      return .runHook(testRunHookStartedID: hook)
    }
    return .run(testRunStartedID: try id(value, ifPresent: "testRunStartedId"))
  }

  mutating func suggestion(_ value: JSONValue) throws(JSONDecodingError) -> Suggestion {
    let suggestion = Suggestion(
      id: try id(value, "id"), pickleStepID: try id(value, "pickleStepId"),
      snippets: try list(value, "snippets") { (_, snippet) throws(JSONDecodingError) in
        Suggestion.Snippet(
          language: try snippet.string(at: "language"), code: try snippet.string(at: "code"))
      })
    return isOwn ? suggestion.withAdviceOfComments() : suggestion
  }

  /// The run a message belongs to; older recordings do not say, there is only one.
  mutating func run(_ value: JSONValue) throws(JSONDecodingError) -> NodeID {
    try id(value, ifPresent: "testRunStartedId") ?? runID
  }

  private func result(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> StepResult {
    let result = try object(value, key)
    do throws(JSONDecodingError) {
      let word = try result.string(at: "status")
      return StepResult(
        Status(rawValue: word) ?? .unknown,
        duration: .nanoseconds(try nanoseconds(result, "duration") ?? 0),
        failure: try failure(result))
    } catch {
      throw error.prefixed(by: .key(key))
    }
  }

  /// What went wrong, as far as texts tell: what was thrown, or else the message.
  private func failure(_ value: JSONValue) throws(JSONDecodingError) -> Failure? {
    let message = try string(value, ifPresent: "message")
    guard let exception = try object(value, ifPresent: "exception") else {
      return message.map { Failure(type: nil, message: $0) }
    }
    do throws(JSONDecodingError) {
      return Failure(
        type: try exception.string(at: "type"),
        message: try string(exception, ifPresent: "message") ?? message,
        trace: try string(exception, ifPresent: "stackTrace"))
    } catch {
      throw error.prefixed(by: .key("exception"))
    }
  }
}
