import SpecGherkin
import SpecJSON
import SpecText

/// Writes test cases and the events of a run.
extension NDJSONWriter {
  mutating func write(_ event: TestRunStarted) {
    object("testRunStarted") { line in
      line.id("id", event.id)
      line.timestamp(event.timestamp)
    }
  }

  mutating func write(_ event: TestRunHookStarted) {
    object("testRunHookStarted") { line in
      line.id("id", event.id)
      line.id("testRunStartedId", event.testRunStartedID)
      line.id("hookId", event.hookID)
      line.timestamp(event.timestamp)
    }
  }

  mutating func write(_ event: TestRunHookFinished) {
    object("testRunHookFinished") { line in
      line.id("testRunHookStartedId", event.testRunHookStartedID)
      line.result("result", event.result)
      line.timestamp(event.timestamp)
    }
  }

  mutating func write(_ event: TestCaseStarted) {
    object("testCaseStarted") { line in
      line.integer("attempt", event.attempt)
      line.id("id", event.id)
      line.id("testCaseId", event.testCaseID)
      if let worker = event.worker { line.string("workerId", String(worker)) }
      line.timestamp(event.timestamp)
    }
  }

  mutating func write(_ event: TestStepStarted) {
    json.key("testStepStarted")
    json.beginObject()
    id("testCaseStartedId", event.testCaseStartedID)
    id("testStepId", event.testStepID)
    timestamp(event.timestamp)
    json.endObject()
  }

  mutating func write(_ event: TestStepFinished) {
    json.key("testStepFinished")
    json.beginObject()
    id("testCaseStartedId", event.testCaseStartedID)
    id("testStepId", event.testStepID)
    result("testStepResult", event.result)
    timestamp(event.timestamp)
    json.endObject()
  }

  mutating func write(_ event: TestCaseFinished) {
    object("testCaseFinished") { line in
      line.id("testCaseStartedId", event.testCaseStartedID)
      line.timestamp(event.timestamp)
      line.bool("willBeRetried", event.willBeRetried)
    }
  }

  mutating func write(_ event: TestRunFinished) {
    object("testRunFinished") { line in
      line.failure(event.failure)
      line.bool("success", event.success)
      line.timestamp(event.timestamp)
      line.id("testRunStartedId", event.testRunStartedID)
    }
  }

  mutating func write(_ attachment: Attachment) {
    object("attachment") { line in
      switch attachment.body {
      case .text(let text):
        line.string("body", text)
        line.string("contentEncoding", "IDENTITY")
      case .bytes(let bytes):
        line.string("body", Base64.encode(bytes))
        line.string("contentEncoding", "BASE64")
      }
      line.string("mediaType", attachment.mediaType)
      line.string("fileName", ifPresent: attachment.fileName)
      switch attachment.owner {
      case .step(let testCaseStartedID, let testStepID):
        line.id("testCaseStartedId", testCaseStartedID)
        line.id("testStepId", testStepID)
      case .runHook(let testRunHookStartedID):
        line.id("testRunHookStartedId", testRunHookStartedID)
      case .run(let testRunStartedID):
        if let testRunStartedID { line.id("testRunStartedId", testRunStartedID) }
      }
      if let timestamp = attachment.timestamp { line.timestamp(timestamp) }
    }
  }

  mutating func write(_ suggestion: Suggestion) {
    object("suggestion") { line in
      line.id("id", suggestion.id)
      line.id("pickleStepId", suggestion.pickleStepID)
      line.list("snippets", suggestion.recorded) { line, snippet in
        line.object { line in
          line.string("language", snippet.language)
          line.string("code", snippet.code)
        }
      }
    }
  }

  private mutating func result(_ key: StaticString, _ result: StepResult) {
    json.key(key)
    json.beginObject()
    time("duration", nanoseconds: result.duration.wholeNanoseconds)
    failure(result.failure)
    json.key("status")
    json.string(result.status.word)
    json.endObject()
  }

  /// Writes a failure as the schema defines it: the text, and the type and trace as an exception.
  private mutating func failure(_ failure: Failure?) {
    guard let failure else { return }
    let message = failure.message
    string("message", ifPresent: message)
    guard let type = failure.type else { return }
    object("exception") { line in
      line.string("type", type)
      line.string("message", ifPresent: message)
      line.string("stackTrace", ifPresent: failure.stackTrace)
    }
  }
}

extension Status {
  /// The status as the schema spells it; a static string, because it is written for every step.
  fileprivate var word: StaticString {
    switch self {
    case .unknown: "UNKNOWN"
    case .passed: "PASSED"
    case .skipped: "SKIPPED"
    case .pending: "PENDING"
    case .undefined: "UNDEFINED"
    case .ambiguous: "AMBIGUOUS"
    case .failed: "FAILED"
    }
  }
}
