public import SpecGherkin

/// The run begins: what is known has been announced, what happens follows.
public struct TestRunStarted: Hashable, Sendable {
  public var id: NodeID
  public var timestamp: Timestamp

  public init(id: NodeID, timestamp: Timestamp) {
    self.id = id
    self.timestamp = timestamp
  }
}

/// A hook around the run begins.
public struct TestRunHookStarted: Hashable, Sendable {
  public var id: NodeID
  public var testRunStartedID: NodeID
  public var hookID: NodeID
  public var timestamp: Timestamp

  public init(id: NodeID, testRunStartedID: NodeID, hookID: NodeID, timestamp: Timestamp) {
    self.id = id
    self.testRunStartedID = testRunStartedID
    self.hookID = hookID
    self.timestamp = timestamp
  }
}

/// A hook around the run has ended.
public struct TestRunHookFinished: Sendable {
  public var testRunHookStartedID: NodeID
  public var result: StepResult
  public var timestamp: Timestamp

  public init(testRunHookStartedID: NodeID, result: StepResult, timestamp: Timestamp) {
    self.testRunHookStartedID = testRunHookStartedID
    self.result = result
    self.timestamp = timestamp
  }
}

/// An attempt at a test case begins; `attempt` counts from 0.
public struct TestCaseStarted: Hashable, Sendable {
  public var id: NodeID
  public var testCaseID: NodeID
  public var attempt: Int
  /// Which of several lanes runs it, from 0; nil when there is one.
  public var worker: Int?
  public var timestamp: Timestamp

  public init(
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
public struct TestStepStarted: Hashable, Sendable {
  public var testCaseStartedID: NodeID
  public var testStepID: NodeID
  public var timestamp: Timestamp

  public init(testCaseStartedID: NodeID, testStepID: NodeID, timestamp: Timestamp) {
    self.testCaseStartedID = testCaseStartedID
    self.testStepID = testStepID
    self.timestamp = timestamp
  }
}

/// A step of an attempt has ended.
public struct TestStepFinished: Sendable {
  public var testCaseStartedID: NodeID
  public var testStepID: NodeID
  public var result: StepResult
  public var timestamp: Timestamp

  public init(
    testCaseStartedID: NodeID, testStepID: NodeID, result: StepResult, timestamp: Timestamp
  ) {
    self.testCaseStartedID = testCaseStartedID
    self.testStepID = testStepID
    self.result = result
    self.timestamp = timestamp
  }
}

/// An attempt is over; another follows if it will be retried.
public struct TestCaseFinished: Hashable, Sendable {
  public var testCaseStartedID: NodeID
  public var willBeRetried: Bool
  public var timestamp: Timestamp

  public init(testCaseStartedID: NodeID, willBeRetried: Bool, timestamp: Timestamp) {
    self.testCaseStartedID = testCaseStartedID
    self.willBeRetried = willBeRetried
    self.timestamp = timestamp
  }
}

/// The run is over; nothing follows.
public struct TestRunFinished: Sendable {
  public var testRunStartedID: NodeID
  public var success: Bool
  /// Why the run itself broke or was cut short, if it was.
  public var failure: Failure?
  public var timestamp: Timestamp

  public init(
    testRunStartedID: NodeID, success: Bool, failure: Failure? = nil, timestamp: Timestamp
  ) {
    self.testRunStartedID = testRunStartedID
    self.success = success
    self.failure = failure
    self.timestamp = timestamp
  }
}
