/// The app to start, and the state of the device.
public struct LaunchOptions: Hashable, Sendable {
  /// The name of the app: `slack-login`.
  public var app: String
  /// The faults to activate; none for the reference behaviour.
  public var faults: [String]
  /// The name of the device; nil for the engine's default.
  public var device: String?
  /// A language tag such as `ko-KR`; nil for the app's default.
  public var locale: String?
  /// The data that the app keeps from the previous launch.
  public var state: State
  /// Further settings of the run (`--set name=value`) for the engine.
  public var parameters: [String: String]
  /// The abilities that the steps of the scenario require; nil if they are not known.
  ///
  /// An engine may leave out of its observations what takes time to read and no step requires, if
  /// it reports that as unknown.
  public var needs: Set<Capability>?

  /// The scenario's own folder, for an engine that runs programs in it; nil if it has none.
  package var folder: String?

  /// The data that survives a launch.
  public enum State: String, Sendable, CaseIterable {
    /// None, as after a fresh installation.
    case erased
    /// Stored records and secrets, as after a restart.
    case kept
  }

  /// Creates launch options, by default without faults, stored data and further settings.
  public init(
    app: String, faults: [String] = [], device: String? = nil, locale: String? = nil,
    state: State = .erased, parameters: [String: String] = [:]
  ) {
    self.app = app
    self.faults = faults
    self.device = device
    self.locale = locale
    self.state = state
    self.parameters = parameters
  }
}
