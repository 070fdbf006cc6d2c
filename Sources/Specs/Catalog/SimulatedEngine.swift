public import SpecDrivers
import SpecEngines
import SpecFlows
package import SpecSimulator

/// An engine for the reference apps on a simulated phone in this process; each scenario gets a new
/// phone.
///
/// ```swift
/// let registry = try StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))
/// ```
public struct SimulatedEngine: Engine {
  /// The name for `--engine`: `sim`.
  public let name = "sim"
  /// The apps if they are not the reference apps, which are made only if something asks for them.
  private var other: [any SimulatedApp]?
  private var preset = Settings()
  private var server: Server?

  /// A real server that the apps use instead of their built-in stub.
  private struct Server {
    let address: ServerAddress
    let patience: Duration

    /// A client of the server for one phone.
    var client: ServerClient { ServerClient(address, patience: patience) }
  }

  /// Makes an engine with the reference apps installed.
  public init() {}

  /// Makes an engine with these apps installed.
  package init(apps: [any SimulatedApp]) { other = apps }

  private var installed: [any SimulatedApp] { other ?? FlowCatalog.apps }

  /// The installed apps with their faults and the limits of these.
  public var apps: [App] { installed.map(\.description) }

  /// The names of the simulated device models.
  public var devices: [String] { DeviceModel.all.map(\.name) }

  /// The settings for `--set`.
  public var settings: [Setting]? {
    DeviceSettings.declared + [
      Setting(
        "api", .text("the address of a server", example: "http://127.0.0.1:8080"),
        "the real server that apps use instead of their built-in stub"),
      Setting(
        "patience", .number(of: "milliseconds", 1...600_000),
        "the time limit for a response of the server at api"),
    ]
  }

  /// Whether the engine must be started: only to connect to the server at `api`.
  public var needsStart: Bool { server != nil }

  /// Applies settings.
  public func configured(by settings: Settings) throws(SettingError) -> any Engine {
    var engine = self
    var phone = DeviceSettings()
    for setting in DeviceSettings.declared {
      guard var value = settings[setting.name] else { continue }
      // A setting with a text value can also be off.
      if value == "off" || value == "false" { value = false }
      engine.preset[setting.name] = value
      do { try phone.set(setting.name, to: value) } catch {
        throw SettingError(setting.name, "\(setting.name) takes \(setting.takes)")
      }
    }
    if let text = settings["api"]?.text {
      do {
        engine.server = Server(
          address: try ServerAddress(text), patience: settings.patience ?? .seconds(5))
      } catch { throw SettingError("api", "api: \(error.reason)") }
    } else if settings["patience"] != nil {
      throw SettingError(
        "patience", "patience has no effect without api, the address of a server")
    }
    return engine
  }

  /// Connects to the server at `api`, if it is set.
  public func start() async throws(DriverError) -> Capabilities {
    try await server?.client.find()
    return SimulatedDriver(apps: installed, server: transport).capabilities
  }

  /// Makes a driver with a new simulated device.
  public func makeDriver() -> any Driver {
    SimulatedDriver(apps: installed, server: transport, preset: preset)
  }

  private var transport: ServerTransport? {
    server.map { server in
      let client = server.client
      return { call in await client.ask(call) }
    }
  }
}
