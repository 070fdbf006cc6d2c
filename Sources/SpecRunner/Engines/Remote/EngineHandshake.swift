import SpecDrivers
import SpecJSON

/// The response to `initialize`: the protocol version, the engine's name, capabilities and apps.
struct EngineHandshake: Sendable {
  /// The protocol version that the engine chose.
  var protocolVersion: Int
  var capabilities: Capabilities
  /// The maximum number of sessions at a time.
  var sessions: Int
  /// The apps with their faults; empty if the engine does not list them.
  var apps: [App]

  /// The parameters of `initialize`.
  static func offer(
    version: Int = EngineProtocol.version, _ options: EngineOptions, token: String?
  ) -> JSONValue {
    DriverWire.object([
      "protocolVersion": .integer(version),
      "client": ["name": "spec", "version": .string(options.clientVersion)],
      "options": DriverWire.json(options.settings),
      "token": DriverWire.optional(token),
    ])
  }

  /// Whether the protocol version is supported.
  var isSpoken: Bool { (1...EngineProtocol.version).contains(protocolVersion) }

  /// The response as JSON.
  var json: JSONValue {
    DriverWire.object([
      "protocolVersion": .integer(protocolVersion),
      "engine": ["name": .string(capabilities.engine), "version": .string(capabilities.version)],
      "capabilities": DriverWire.json(capabilities),
      "sessions": .integer(sessions),
      "apps": .array(apps.map { .string($0.name) }),
      "faults": DriverWire.faults(of: apps),
      "limits": DriverWire.limits(of: apps),
    ])
  }
}

extension EngineHandshake {
  /// Decodes a response to `initialize`; only the version if it is not supported.
  init(_ json: JSONValue) throws(JSONDecodingError) {
    self.init(
      protocolVersion: try json.integer(at: "protocolVersion"),
      capabilities: Capabilities(engine: "", version: "", abilities: [:]), sessions: 1, apps: [])
    guard isSpoken else { return }
    let engine = try json.field(at: "engine") { engine throws(JSONDecodingError) in
      (
        name: try engine.string(at: "name"),
        version: try engine.string(ifPresent: "version") ?? ""
      )
    }
    capabilities = Capabilities(
      engine: engine.name, version: engine.version,
      abilities: try json.field(at: "capabilities", as: DriverWire.abilities))
    sessions = max(1, try json.integer(ifPresent: "sessions") ?? 1)
    apps = try DriverWire.apps(json)
  }
}
