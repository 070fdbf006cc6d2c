/// The interface between step definitions and an app: arrange, perform, observe.
///
/// All parameters and results are values, so calls can be logged, replayed or sent to another
/// process. An engine reports missing abilities in `capabilities` and throws
/// `DriverError.unsupported`; it never ignores a call. A driver serves one scenario at a time, so
/// calls do not overlap.
public protocol Driver: Sendable {
  /// The abilities of the engine, known before the launch.
  var capabilities: Capabilities { get }

  /// Starts an app with empty storage; conditions arranged before the launch apply.
  ///
  /// - Throws: `DriverError.unknownApp` or `.unknownFault` with the known names.
  func launch(_ options: LaunchOptions) async throws(DriverError)

  /// Establishes a condition of a Given step.
  ///
  /// - Throws: `DriverError.unsupported` with the missing ability.
  func arrange(_ condition: Condition) async throws(DriverError)

  /// Performs an action of a When step.
  ///
  /// It returns when the app is idle, or immediately if the engine cannot detect that.
  ///
  /// - Throws: `DriverError.elementNotFound`, `.notInteractable` and others with the screen.
  func perform(_ action: Action) async throws(DriverError)

  /// Returns a snapshot of the current state for a Then step, with the events after `mark`.
  func observe(since mark: EventMark) async throws(DriverError) -> Observation

  /// Returns a screenshot as a PNG file; nil if the engine cannot take one.
  func picture() async throws(DriverError) -> [UInt8]?

  /// Ends the app and releases resources; may be called twice, and after errors.
  func close() async
}

extension Driver {
  /// Returns nil: no screenshot.
  public func picture() async throws(DriverError) -> [UInt8]? { nil }
}

/// A driver that can report which faults could have changed what the apps of a scenario did.
package protocol FaultFollowingDriver: Driver {
  /// Follows the apps that are launched from now on.
  func followFaults() async

  /// The names of the faults, also with a limit, with which the apps may have done anything else;
  /// nil if that is not known.
  func reachedFaults() async -> Set<String>?
}

/// A driver that also follows where the app is checked.
package protocol CheckedDriver: Driver {
  /// Notes that a step has checked what the app shows.
  func noteCheck() async
}

/// A driver whose pictures depend on more than the size of the screen.
package protocol PicturedDriver: Driver {
  /// What the pixels depend on, such as the browser and its platform: `chromium-linux`.
  var pictureKind: String { get async }
}

/// A driver of a browser, whose pages can be copied.
package protocol PageDriver: Driver {
  /// Returns the page that is shown, as an HTML document that runs and loads nothing; nil if none
  /// is.
  func page() async throws(DriverError) -> String?
}
