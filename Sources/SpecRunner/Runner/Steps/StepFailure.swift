public import SpecMessages

/// How a step's body says that what it looked for is not so.
public typealias StepFailure = Failure

/// What a step may report instead of passing; also possible as the value a body returns.
public enum StepStatus: Hashable, Sendable {
  case passed
  /// The step is not written yet.
  case pending
  /// The scenario does not apply; the steps after it are skipped too.
  case skipped
}

/// Thrown by a body whose step is not written yet.
public struct Pending: Error, Hashable, Sendable, CustomStringConvertible {
  public var reason: String
  public init(_ reason: String = "this step is not written yet") { self.reason = reason }
  public var description: String { reason }
}

/// Thrown by a body when the scenario does not apply here; reports show the reason.
public struct Skip: Error, Hashable, Sendable, CustomStringConvertible {
  public var reason: String
  /// Whether a check was begun and nobody can tell its result: reports count such a scenario as
  /// not checked, apart from one that does not apply.
  public var isUnchecked: Bool

  public init(_ reason: String, isUnchecked: Bool = false) {
    self.reason = reason
    self.isUnchecked = isUnchecked
  }

  public var description: String { reason }
}
