import SpecDrivers
import SpecJSON

/// What is said first: the runner offers a version, the engine says who it is and what it can do.
struct EngineHandshake: Sendable {
  /// The version the engine chose.
  var protocolVersion: Int
  var capabilities: Capabilities
  /// How many scenarios the engine serves at a time.
  var sessions: Int
  /// The apps it says it knows, with the faults it names; none if it does not say.
  var apps: [App]

  /// The parameters of `initialize`.
  static func offer(
    version: Int = EngineProtocol.version, _ options: EngineOptions, token: String?
  ) -> JSONValue {
    DriverWire.object([
      "protocolVersion": .integer(version),
      "client": ["name": "spec", "version": .string(options.clientVersion)],
      "attachments": DriverWire.optional(options.attachments),
      "options": DriverWire.json(options.settings),
      "token": DriverWire.optional(token),
    ])
  }

  init(protocolVersion: Int, capabilities: Capabilities, sessions: Int, apps: [App]) {
    self.protocolVersion = protocolVersion
    self.capabilities = capabilities
    self.sessions = sessions
    self.apps = apps
  }

  /// Reads the answer to `initialize`; of a version that is not spoken here, the version alone.
  init(_ json: JSONValue) throws(JSONDecodingError) {
    protocolVersion = try json.integer(at: "protocolVersion")
    capabilities = Capabilities(engine: "", version: "", abilities: [:])
    sessions = 1
    apps = []
    guard isSpoken else { return }
    let engine = try json.field(at: "engine") { engine throws(JSONDecodingError) in
      (
        name: try engine.string(at: "name"),
        version: try engine.fieldIfPresent(at: "version", as: DriverWire.string) ?? ""
      )
    }
    capabilities = Capabilities(
      engine: engine.name, version: engine.version,
      abilities: try json.field(at: "capabilities", as: DriverWire.abilities))
    sessions =
      try json.fieldIfPresent(at: "sessions") { value throws(JSONDecodingError) in
        max(1, try value.integer())
      } ?? 1
    apps = try DriverWire.apps(json)
  }

  /// Whether this code speaks the version the engine chose.
  var isSpoken: Bool { (1...EngineProtocol.version).contains(protocolVersion) }

  /// The greeting as the answer to `initialize`.
  var json: JSONValue {
    DriverWire.object([
      "protocolVersion": .integer(protocolVersion),
      "engine": ["name": .string(capabilities.engine), "version": .string(capabilities.version)],
      "capabilities": DriverWire.json(capabilities),
      "sessions": .integer(sessions),
      "apps": .array(apps.map { .string($0.name) }),
      "faults": DriverWire.faults(of: apps),
    ])
  }
}
