public import SpecDrivers
import SpecFlows
public import SpecRunner
import SpecSimulator
import SpecVocabulary

/// The vocabulary and the simulated phone, ready to run: what a tool or a test target starts from.
///
/// ```swift
/// let specs = StandardSpecs()
/// let registry = try specs.registry()
/// ```
public struct StandardSpecs: Sendable {
  /// What apps are launched with: the app for steps that name none, faults, device, parameters.
  public var defaults: LaunchOptions
  /// How long a check asks an engine again that cannot tell whether the app has settled.
  public var patience: Duration
  /// Whether the engine is the simulated phone, whose apps, faults and devices are known.
  package private(set) var isSimulated = false
  private let driver: @Sendable () -> any Driver
  private let findApps: @Sendable () -> [App]

  /// The reference apps on the simulated phone, a fresh phone for each scenario.
  public init(defaults: LaunchOptions = LaunchOptions(app: "")) {
    self.init(defaults: defaults, apps: { Self.apps }) {
      SimulatedDriver(apps: FlowCatalog.apps)
    }
    isSimulated = true
  }

  /// The same on phones whose apps ask a real server; its own if it is another engine.
  ///
  /// - Parameter door: makes the way to the server, anew for each phone.
  package func asking(_ door: @escaping @Sendable () -> ServerTransport) -> StandardSpecs {
    guard isSimulated else { return self }
    var specs = StandardSpecs(defaults: defaults, patience: patience) {
      SimulatedDriver(apps: FlowCatalog.apps, server: door())
    }
    specs.isSimulated = true
    return specs
  }

  /// Any other engine, with the same vocabulary.
  ///
  /// - Parameter apps: the apps of the engine with their faults, asked for by who lists them and
  ///   by who proves that specifications notice the faults.
  public init(
    defaults: LaunchOptions, patience: Duration = .seconds(5),
    apps: @escaping @Sendable () -> [App] = { [] },
    driver: @escaping @Sendable () -> any Driver
  ) {
    self.defaults = defaults
    findApps = apps
    self.patience = patience
    self.driver = driver
  }

  /// The apps of the engine and their faults, as far as it was told of them.
  public var apps: [App] { findApps() }

  /// A driver of its own, for a tool that talks to the engine without a specification.
  public func makeDriver() -> any Driver { driver() }

  /// The vocabulary over this engine.
  ///
  /// - Parameter launch: what apps are launched with instead of the defaults.
  public func libraries(_ launch: LaunchOptions? = nil) -> [StepLibrary] {
    Vocabulary.libraries(staging(launch))
  }

  /// The vocabulary over several engines, each by its name; for a plan with these variants.
  ///
  /// - Parameter launch: what apps are launched with on all of them instead of their defaults.
  public static func libraries(
    _ engines: [(name: String, specs: StandardSpecs)], _ launch: LaunchOptions? = nil
  ) -> [StepLibrary] {
    Vocabulary.libraries(engines.map { ($0.name, $0.specs.staging(launch)) })
  }

  private func staging(_ launch: LaunchOptions?) -> Staging {
    Staging(defaults: launch ?? defaults, patience: patience, driver: driver)
  }

  /// The vocabulary, and further libraries of one's own, joined and checked.
  ///
  /// - Throws: `GlueError` if an added library clashes with the vocabulary.
  public func registry(adding own: [StepLibrary] = []) throws(GlueError) -> StepRegistry {
    try StepRegistry(libraries() + own)
  }

  /// The apps the simulated phone knows, with their named faults.
  public static var apps: [App] {
    FlowCatalog.apps.map { app in
      App(
        name: app.name, summary: app.summary,
        faults: app.faults.map {
          Fault(name: $0.name, statements: $0.statements, summary: $0.summary)
        })
    }
  }

  /// The first parameter that the simulated phone would refuse at every launch, and what it takes.
  package static func refusal(
    of parameters: [String: String]
  ) -> (name: String, takes: String)? {
    SimulatedDriver.refusal(of: parameters, hasServer: parameters["api"] != nil)
  }

  /// The names of the devices the simulated phone can be, the phones first.
  public static var devices: [String] { DeviceModel.all.map(\.name) }

  /// A reference app: a flow to try specifications on.
  public struct App: Hashable, Sendable {
    /// The name it is launched by.
    public var name: String
    public var summary: String
    public var faults: [Fault]

    public init(name: String, summary: String = "", faults: [Fault] = []) {
      self.name = name
      self.summary = summary
      self.faults = faults
    }
  }

  /// A defect a reference app can be launched with, to prove that specifications notice it.
  public struct Fault: Hashable, Sendable {
    /// The name it is switched on by.
    public var name: String
    /// The requirements it breaks.
    public var statements: [String]
    public var summary: String

    public init(name: String, statements: [String] = [], summary: String = "") {
      self.name = name
      self.statements = statements
      self.summary = summary
    }
  }
}
