/// The contract between words and app: arrange what is given, perform what is done, observe.
///
/// It speaks the three verbs of the specification language, and all that passes is a value, so a
/// conversation can be logged, replayed or sent to another process. An engine that lacks an
/// ability says so in `capabilities` and throws `DriverError.unsupported`; it never does nothing
/// in silence. A driver serves one scenario at a time: calls do not overlap.
public protocol Driver: Sendable {
  /// What this engine can do and see, known before anything is launched.
  var capabilities: Capabilities { get }

  /// Starts an app in a fresh world; conditions arranged before the launch are in force.
  ///
  /// - Throws: `DriverError.unknownApp` or `.unknownFault` with the nearest names.
  func launch(_ options: LaunchOptions) async throws(DriverError)

  /// Given: brings something around the app into a state.
  func arrange(_ condition: Condition) async throws(DriverError)

  /// When: does what a person, or the system, does; returns when the app has settled, or when
  /// the engine cannot tell.
  func perform(_ action: Action) async throws(DriverError)

  /// Then: one snapshot of everything that can be known now, with the events numbered above
  /// `mark`.
  func observe(since mark: EventMark) async throws(DriverError) -> Observation

  /// A picture of what a person sees now, as a PNG file's bytes; nil where there is none to take.
  func picture() async throws(DriverError) -> [UInt8]?

  /// Ends the app and frees what the engine holds; safe to call twice and after an error.
  func close() async
}

extension Driver {
  /// Most engines draw no pixels.
  public func picture() async throws(DriverError) -> [UInt8]? { nil }
}
