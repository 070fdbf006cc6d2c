package import SpecGherkin

/// The start of the run; metadata, documents and glue precede it.
package struct TestRunStarted: Hashable, Sendable {
  package var id: NodeID
  package var timestamp: Timestamp

  package init(id: NodeID, timestamp: Timestamp) {
    self.id = id
    self.timestamp = timestamp
  }
}

/// The start of a hook before or after the run.
package struct TestRunHookStarted: Hashable, Sendable {
  package var id: NodeID
  package var testRunStartedID: NodeID
  package var hookID: NodeID
  package var timestamp: Timestamp

  package init(id: NodeID, testRunStartedID: NodeID, hookID: NodeID, timestamp: Timestamp) {
    self.id = id
    self.testRunStartedID = testRunStartedID
    self.hookID = hookID
    self.timestamp = timestamp
  }
}

/// The end of a hook before or after the run.
package struct TestRunHookFinished: Sendable {
  package var testRunHookStartedID: NodeID
  package var result: StepResult
  package var timestamp: Timestamp

  package init(testRunHookStartedID: NodeID, result: StepResult, timestamp: Timestamp) {
    self.testRunHookStartedID = testRunHookStartedID
    self.result = result
    self.timestamp = timestamp
  }
}

/// The start of an attempt at a test case; `attempt` counts from 0.
package struct TestCaseStarted: Hashable, Sendable {
  package var id: NodeID
  package var testCaseID: NodeID
  package var attempt: Int
  /// The index of the worker that runs it, from 0; nil if there is only one.
  package var worker: Int?
  package var timestamp: Timestamp

  package init(
    id: NodeID, testCaseID: NodeID, attempt: Int, worker: Int? = nil, timestamp: Timestamp
  ) {
    self.id = id
    self.testCaseID = testCaseID
    self.attempt = attempt
    self.worker = worker
    self.timestamp = timestamp
  }
}

/// The start of a step or a hook of an attempt.
package struct TestStepStarted: Hashable, Sendable {
  package var testCaseStartedID: NodeID
  package var testStepID: NodeID
  package var timestamp: Timestamp

  package init(testCaseStartedID: NodeID, testStepID: NodeID, timestamp: Timestamp) {
    self.testCaseStartedID = testCaseStartedID
    self.testStepID = testStepID
    self.timestamp = timestamp
  }
}

/// The end of a step or a hook of an attempt.
package struct TestStepFinished: Sendable {
  package var testCaseStartedID: NodeID
  package var testStepID: NodeID
  package var result: StepResult
  package var timestamp: Timestamp

  package init(
    testCaseStartedID: NodeID, testStepID: NodeID, result: StepResult, timestamp: Timestamp
  ) {
    self.testCaseStartedID = testCaseStartedID
    self.testStepID = testStepID
    self.result = result
    self.timestamp = timestamp
  }
}

/// The end of an attempt, and whether it will be retried.
package struct TestCaseFinished: Hashable, Sendable {
  package var testCaseStartedID: NodeID
  package var willBeRetried: Bool
  package var timestamp: Timestamp

  package init(testCaseStartedID: NodeID, willBeRetried: Bool, timestamp: Timestamp) {
    self.testCaseStartedID = testCaseStartedID
    self.willBeRetried = willBeRetried
    self.timestamp = timestamp
  }
}

/// The end of the run, always the last message.
package struct TestRunFinished: Sendable {
  package var testRunStartedID: NodeID
  package var success: Bool
  /// The failure of the run itself, such as an interruption.
  package var failure: Failure?
  package var timestamp: Timestamp

  /// Whether the run ended by itself, neither interrupted nor cut off.
  package var isComplete: Bool { failure?.kind != .interrupted && failure?.kind != .unfinished }

  package init(
    testRunStartedID: NodeID, success: Bool, failure: Failure? = nil, timestamp: Timestamp
  ) {
    self.testRunStartedID = testRunStartedID
    self.success = success
    self.failure = failure
    self.timestamp = timestamp
  }
}
