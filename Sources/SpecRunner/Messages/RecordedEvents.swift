import SpecExpressions
import SpecGherkin
import SpecJSON

/// Reads test cases and the events of a run.
struct RecordedEvents: Sendable {
  private let ids: NodeIDs
  /// The id of the run in older recordings, which have none.
  private var runID = NodeID(.max)

  init(_ ids: NodeIDs) { self.ids = ids }

  mutating func testRunStarted(_ value: JSONValue) throws(JSONDecodingError) -> TestRunStarted {
    if let id = try ids.id(value, ifPresent: "id") { runID = id }
    return TestRunStarted(id: runID, timestamp: try value.timestamp())
  }

  func testRunHookStarted(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> TestRunHookStarted {
    TestRunHookStarted(
      id: try ids.id(value, "id"), testRunStartedID: try run(value),
      hookID: try ids.id(value, "hookId"),
      timestamp: try value.timestamp())
  }

  func testRunHookFinished(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> TestRunHookFinished {
    TestRunHookFinished(
      testRunHookStartedID: try ids.id(value, "testRunHookStartedId"),
      result: try result(value, "result"), timestamp: try value.timestamp())
  }

  func testCaseStarted(_ value: JSONValue) throws(JSONDecodingError) -> TestCaseStarted {
    TestCaseStarted(
      id: try ids.id(value, "id"), testCaseID: try ids.id(value, "testCaseId"),
      attempt: try value.integer(at: "attempt"),
      worker: try value.string(ifPresent: "workerId").flatMap { Int($0) },
      timestamp: try value.timestamp())
  }

  func testStepStarted(_ value: JSONValue) throws(JSONDecodingError) -> TestStepStarted {
    TestStepStarted(
      testCaseStartedID: try ids.id(value, "testCaseStartedId"),
      testStepID: try ids.id(value, "testStepId"), timestamp: try value.timestamp())
  }

  func testStepFinished(_ value: JSONValue) throws(JSONDecodingError) -> TestStepFinished {
    TestStepFinished(
      testCaseStartedID: try ids.id(value, "testCaseStartedId"),
      testStepID: try ids.id(value, "testStepId"), result: try result(value, "testStepResult"),
      timestamp: try value.timestamp())
  }

  func testCaseFinished(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> TestCaseFinished {
    TestCaseFinished(
      testCaseStartedID: try ids.id(value, "testCaseStartedId"),
      willBeRetried: try value.bool(ifPresent: "willBeRetried") ?? false,
      timestamp: try value.timestamp())
  }

  func testRunFinished(_ value: JSONValue) throws(JSONDecodingError) -> TestRunFinished {
    TestRunFinished(
      testRunStartedID: try run(value), success: try value.bool(at: "success"),
      failure: try failure(value), timestamp: try value.timestamp())
  }

  func attachment(_ value: JSONValue) throws(JSONDecodingError) -> Attachment {
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
      fileName: try value.string(ifPresent: "fileName"), owner: try owner(value),
      timestamp: try value.nanoseconds(at: "timestamp").map { Timestamp(nanoseconds: $0) })
  }

  private func owner(_ value: JSONValue) throws(JSONDecodingError) -> Attachment.Owner {
    if let attempt = try ids.id(value, ifPresent: "testCaseStartedId"),
      let step = try ids.id(value, ifPresent: "testStepId")
    {
      return .step(testCaseStartedID: attempt, testStepID: step)
    }
    if let hook = try ids.id(value, ifPresent: "testRunHookStartedId") {
      return .runHook(testRunHookStartedID: hook)
    }
    return .run(testRunStartedID: try ids.id(value, ifPresent: "testRunStartedId"))
  }

  func suggestion(_ value: JSONValue) throws(JSONDecodingError) -> Suggestion {
    Suggestion(
      id: try ids.id(value, "id"), pickleStepID: try ids.id(value, "pickleStepId"),
      snippets: try value.list(at: "snippets") { (snippet) throws(JSONDecodingError) in
        Suggestion.Snippet(
          language: try snippet.string(at: "language"), code: try snippet.string(at: "code"))
      })
  }

  /// The run that a message belongs to; older recordings omit it, because there is only one.
  private func run(_ value: JSONValue) throws(JSONDecodingError) -> NodeID {
    try ids.id(value, ifPresent: "testRunStartedId") ?? runID
  }

  private func result(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> StepResult {
    let result = try value.value(at: key)
    do throws(JSONDecodingError) {
      let word = try result.string(at: "status")
      return StepResult(
        Status(rawValue: word) ?? .unknown,
        duration: .nanoseconds(try result.nanoseconds(at: "duration") ?? 0),
        failure: try failure(result))
    } catch {
      throw error.prefixed(by: .key(key))
    }
  }

  /// The failure as far as the schema describes it: the exception, or the message if there is none.
  private func failure(_ value: JSONValue) throws(JSONDecodingError) -> Failure? {
    let message = try value.string(ifPresent: "message")
    guard let exception = try value.value(ifPresent: "exception") else {
      return message.map { Failure(type: nil, message: $0) }
    }
    do throws(JSONDecodingError) {
      return Failure(
        type: try exception.string(at: "type"),
        message: try exception.string(ifPresent: "message") ?? message,
        trace: try exception.string(ifPresent: "stackTrace"))
    } catch {
      throw error.prefixed(by: .key("exception"))
    }
  }

  // MARK: - Test cases

  func testCase(_ value: JSONValue) throws(JSONDecodingError) -> TestCase {
    TestCase(
      id: try ids.id(value, "id"), pickleID: try ids.id(value, "pickleId"),
      testRunStartedID: try run(value),
      steps: TestSteps(
        try value.list(at: "testSteps", of: testStep)))
  }

  private func testStep(_ value: JSONValue) throws(JSONDecodingError) -> TestStep {
    let id = try ids.id(value, "id")
    if let hook = try ids.id(value, ifPresent: "hookId") {
      return TestStep(id: id, role: .hook(hook))
    }
    let definitions = try ids.list(value, "stepDefinitionIds")
    let arguments = try value.list(at: "stepMatchArgumentsLists", of: self.arguments)
    let matches = definitions.enumerated().map { index, definition in
      DefinitionMatch(
        definitionID: definition, recorded: index < arguments.count ? arguments[index] : [])
    }
    let match: StepMatch =
      switch matches.count {
      case 0: .undefined
      case 1: .defined(matches[0])
      default: .ambiguous(matches)
      }
    return TestStep(id: id, role: .step(pickleStepID: try ids.id(value, "pickleStepId"), match))
  }

  private func arguments(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> [StepMatchArgument] {
    try value.list(at: "stepMatchArguments") { (argument) throws(JSONDecodingError) in
      StepMatchArgument(
        group: try argument.field(at: "group", as: group),
        parameterTypeName: try argument.string(ifPresent: "parameterTypeName"))
    }
  }

  private func group(_ value: JSONValue) throws(JSONDecodingError) -> Group {
    Group(
      value: try value.string(ifPresent: "value"), start: try value.integer(ifPresent: "start"),
      children: try value.list(at: "children", of: group))
  }
}
