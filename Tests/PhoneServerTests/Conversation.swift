import SpecJSON
import SpecPhoneServer

/// A phone, a client and its session, for one test.
struct Conversation: Sendable {
  let server: PhoneServer
  let client: PhoneClient
  let session: String

  /// Runs a test with a session for an app, and stops the phone.
  static func with(
    _ app: String = "slack-login", _ options: PhoneOptions = quiet(),
    capabilities: [String: JSONValue] = [:],
    _ body: (Conversation) async throws -> Void
  ) async throws {
    let server = try PhoneServer.start(options)
    let client = try PhoneClient(port: server.port)
    var wanted: JSONObject =
      options.face == .agent
      ? ["bundleId": .string("org.example." + app)]
      : [
        "platformName": "iOS", "appium:automationName": "XCUITest",
        "appium:bundleId": .string("org.example." + app),
      ]
    for (name, value) in capabilities { wanted[name] = value }
    var base = ""
    if case .appium(let path) = options.face { base = path }
    do {
      let reply = try await client.send(
        "POST", base + "/session", ["capabilities": ["alwaysMatch": .object(wanted)]])
      let id = try reply.value.string(at: "sessionId")
      try await body(
        Conversation(server: server, client: client, session: base + "/session/" + id))
    } catch {
      await client.close()
      await server.stop()
      throw error
    }
    await client.close()
    await server.stop()
  }

  /// Options of a phone whose time only tests move.
  static func quiet(_ face: PhoneOptions.Face = .appium(basePath: "")) -> PhoneOptions {
    var options = PhoneOptions()
    options.face = face
    options.followsWallClock = false
    return options
  }

  func get(_ path: String) async throws -> PhoneClient.Reply {
    try await client.send("GET", session + path)
  }

  func post(_ path: String, _ body: JSONValue = [:]) async throws -> PhoneClient.Reply {
    try await client.send("POST", session + path, body)
  }

  /// Runs a `mobile:` command.
  func mobile(_ name: String, _ arguments: JSONValue = [:]) async throws -> PhoneClient.Reply {
    try await post("/execute/sync", ["script": .string("mobile: " + name), "args": [arguments]])
  }

  /// The identifier of the element with a name.
  func element(_ name: String) async throws -> String {
    let reply = try await post(
      "/element", ["using": "accessibility id", "value": .string(name)])
    return try reply.value.string(at: "element-6066-11e4-a52e-4f735466cecf")
  }

  var source: String {
    get async throws { try await get("/source").value.string() }
  }
}
