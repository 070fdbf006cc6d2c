package import SpecGherkin

/// The run begins: what is known has been announced, what happens follows.
package struct TestRunStarted: Hashable, Sendable {
  package var id: NodeID
  package var timestamp: Timestamp

  package init(id: NodeID, timestamp: Timestamp) {
    self.id = id
    self.timestamp = timestamp
  }
}

/// A hook around the run begins.
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

/// A hook around the run has ended.
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

/// An attempt at a test case begins; `attempt` counts from 0.
package struct TestCaseStarted: Hashable, Sendable {
  package var id: NodeID
  package var testCaseID: NodeID
  package var attempt: Int
  /// Which of several lanes runs it, from 0; nil when there is one.
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

/// A step of an attempt begins, a hook's or a pickle's.
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

/// A step of an attempt has ended.
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

/// An attempt is over; another follows if it will be retried.
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

/// The run is over; nothing follows.
package struct TestRunFinished: Sendable {
  package var testRunStartedID: NodeID
  package var success: Bool
  /// Why the run itself broke or was cut short, if it was.
  package var failure: Failure?
  package var timestamp: Timestamp

  package init(
    testRunStartedID: NodeID, success: Bool, failure: Failure? = nil, timestamp: Timestamp
  ) {
    self.testRunStartedID = testRunStartedID
    self.success = success
    self.failure = failure
    self.timestamp = timestamp
  }
}
