public import SpecMessages

/// The error of a failed check: a message, optional values and notes.
public typealias StepFailure = Failure

/// The status that a step's body can return.
public enum StepStatus: Hashable, Sendable {
  case passed
  /// The step is not implemented yet.
  case pending
  /// The scenario does not apply; the following steps are skipped too.
  case skipped
}

/// An error that reports a step as pending: it is not implemented yet.
public struct Pending: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason shown in reports.
  public var reason: String
  /// Makes the error with a reason.
  public init(_ reason: String = "this step is not written yet") { self.reason = reason }
  /// The reason.
  public var description: String { reason }
}

/// An error that skips the scenario; reports show the reason.
public struct Skip: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason shown in reports.
  public var reason: String
  /// Whether a check was started but its result is unknown.
  ///
  /// Reports count such a scenario as not checked, separately from scenarios that do not apply.
  public var isUnchecked: Bool
  /// Whether the engine is the reason, and not the author of a step: then later steps that have no
  /// definition, or several, are still reported.
  package var isOfEngine = false

  /// Makes the error for what an engine cannot do or determine.
  package init(ofEngine reason: String, isUnchecked: Bool = false) {
    self.init(reason, isUnchecked: isUnchecked)
    isOfEngine = true
  }

  /// Makes the error with a reason.
  public init(_ reason: String, isUnchecked: Bool = false) {
    self.reason = reason
    self.isUnchecked = isUnchecked
  }

  /// The reason.
  public var description: String { reason }
}
