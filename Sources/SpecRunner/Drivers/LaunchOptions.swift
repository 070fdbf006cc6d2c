/// Which app to start and in what world.
public struct LaunchOptions: Hashable, Sendable, Codable {
  /// The app's name, as the flow's folder is called: `slack-login`.
  public var app: String
  /// The named faults to switch on; none for the reference behaviour.
  public var faults: [String]
  /// The device's name, or nil for the engine's default.
  public var device: String?
  /// A language tag such as `ko-KR`, or nil for the app's own language.
  public var locale: String?
  /// What the app keeps from the launch before.
  public var state: State
  /// Further parameters of the run (`--set name=value`), passed through to the engine.
  public var parameters: [String: String]

  /// What outlives the launch.
  public enum State: String, Sendable, Codable {
    /// A fresh install: nothing is kept.
    case erased
    /// The app was ended and starts again: stored records and secrets are still there.
    case kept
  }

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
