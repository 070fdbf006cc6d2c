public import SpecDrivers
import SpecEngines
import SpecFlows
package import SpecSimulator

/// The reference apps on a simulated phone in this process, a fresh phone for each scenario.
///
/// ```swift
/// let registry = try StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))
/// ```
public struct SimulatedEngine: Engine {
  public let name = "sim"
  private let installed: [any SimulatedApp]
  private var preset = Settings()
  private var server: Server?

  /// A real server that the apps ask instead of the stub they bring.
  private struct Server {
    let address: ServerAddress
    let patience: Duration

    /// The way to the server for one phone.
    var client: ServerClient { ServerClient(address, patience: patience) }
  }

  public init() { installed = FlowCatalog.apps }

  /// A phone with these apps on it.
  package init(apps: [any SimulatedApp]) { installed = apps }

  public var apps: [App] { installed.map { App($0.name, $0.summary, faults: $0.faults) } }

  public var devices: [String] { DeviceModel.all.map(\.name) }

  public var settings: [Setting]? {
    DeviceSettings.declared + [
      Setting(
        "api", .text("the address of a server", example: "http://127.0.0.1:8080"),
        "the real server that apps ask instead of the stub they bring"),
      Setting(
        "patience", .number(of: "milliseconds", 1...600_000),
        "how long the server at api has for an answer"),
    ]
  }

  /// Only the real server is elsewhere.
  public var needsStart: Bool { server != nil }

  public func configured(by settings: Settings) throws(SettingError) -> any Engine {
    var engine = self
    var phone = DeviceSettings()
    for setting in DeviceSettings.declared {
      guard var value = settings[setting.name] else { continue }
      // A setting that takes a text can be off too.
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

  public func start() async throws(DriverError) -> Capabilities {
    try await server?.client.find()
    return SimulatedDriver(apps: installed, server: transport).capabilities
  }

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
