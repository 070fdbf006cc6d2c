import SpecJSON
import SpecText

/// Apps (`FBSessionCommands.m`, `FBCustomCommands.m`).
extension AgentRoute {
  static let appRoutes: [AgentRoute] = [
    AgentRoute("POST", "/wda/apps/launch") { (agent, call) throws(AgentError) in
      let bundle = call.string("bundleId") ?? ""
      if await agent.phone.state(of: bundle) == 1 {
        // Without the argument, only a session with an app waits (`FBSession.m`).
        let waits =
          call.arguments["shouldWaitForQuiescence"].map { $0 == .bool(true) }
          ?? (agent.session?.bundle != nil)
        let isRunning = await agent.phone.launch(
          bundle, arguments: Agent.arguments(call.arguments["arguments"]),
          environment: Agent.environment(call.arguments["environment"]), waitsForRest: waits)
        guard isRunning else { throw .unknown("Failed to launch \(bundle)") }
      } else {
        _ = await agent.phone.activate(bundle)
      }
      if agent.session?.bundle?.isSame(as: bundle) ?? false { agent.expectApp(true) }
      return .null
    },
    AgentRoute("POST", "/wda/apps/activate") { (agent, call) throws(AgentError) in
      let bundle = call.string("bundleId") ?? ""
      guard await agent.phone.activate(bundle) else {
        throw .unknown("Failed to activate application '\(bundle)'")
      }
      if agent.session?.bundle?.isSame(as: bundle) ?? false { agent.expectApp(true) }
      return .null
    },
    AgentRoute("POST", "/wda/apps/terminate") { (agent, call) throws(AgentError) in
      let bundle = call.string("bundleId") ?? ""
      if agent.session?.bundle?.isSame(as: bundle) ?? false { agent.expectApp(false) }
      return .bool(await agent.phone.terminate(bundle))
    },
    AgentRoute("POST", "/wda/apps/state") { (agent, call) throws(AgentError) in
      .integer(await agent.phone.state(of: call.string("bundleId") ?? ""))
    },
    AgentRoute("GET", "/wda/apps/list") { (agent, _) throws(AgentError) in
      .array([await agent.activeApp(isShort: true)])
    },
    AgentRoute("GET", "/wda/activeAppInfo", .anywhere) { (agent, _) throws(AgentError) in
      await agent.activeApp(isShort: false)
    },
    AgentRoute("POST", "/wda/homescreen", .withoutSession) { (agent, _) throws(AgentError) in
      await agent.phone.leave()
      return .null
    },
    AgentRoute("POST", "/wda/deactivateApp") { (agent, call) throws(AgentError) in
      let seconds = call.looseNumber("duration") ?? 3
      await agent.phone.deactivate(for: .milliseconds(Int(max(0, min(seconds, 3_600)) * 1_000)))
      return .null
    },
    AgentRoute("POST", "/wda/pressButton") { (agent, call) throws(AgentError) in
      switch call.string("name")?.lowercased() {
      case "home"?:
        await agent.phone.leave()
        return .null
      case "volumeup"?, "volumedown"?:
        if agent.phone.options.isSimulator { fallthrough }
        return .null
      default:
        throw .unknown(
          "The button '\(call.string("name") ?? "")' is not supported. The device under test only "
            + "supports the following buttons: (\n    home\n)")
      }
    },
  ]
}

extension Agent {
  fileprivate func activeApp(isShort: Bool) async -> JSONValue {
    let bundle = await phone.bundleInFront
    let process = await phone.processID(of: bundle)
    var info: JSONObject = ["pid": .integer(process), "bundleId": .string(bundle)]
    if isShort { return .object(info) }
    let (arguments, environment) = await phone.launchArguments(of: bundle)
    info["name"] = ""
    info["processArguments"] = [
      "args": .array(arguments.map { .string($0) }),
      "env": .object(JSONObject(environment.map { ($0.name, .string($0.value)) })),
    ]
    return .object(info)
  }
}
