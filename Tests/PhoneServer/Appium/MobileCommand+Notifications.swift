import SpecJSON
import SpecText

extension MobileCommand {
  static let notifications: [MobileCommand] = [
    MobileCommand(
      "pushNotification", Payload(required: [("bundleId", .text), ("payload", .object)])
    ) { (server, call) throws(AppiumError) in
      try await server.pushNotification(call)
    }
  ]
}

extension AppiumServer {
  /// Pushes a notification (`notifications.ts`), which the phone keeps for tests to read.
  ///
  /// A simulated app does not react to it. The driver checks only names and types; `simctl push`
  /// is what needs the app.
  fileprivate func pushNotification(_ call: AgentCall) async throws(AppiumError) -> JSONValue {
    try requireSimulator("Push notification")
    let bundle = call.string("bundleId") ?? ""
    guard !bundle.isEmpty else {
      throw .invalidArgument("'bundleId' argument must be a valid bundle identifier string")
    }
    let payload = call.arguments["payload"] ?? .null
    let part = (try? payload.object())?["aps"]
    guard case .object? = part else {
      throw .invalidArgument(
        "The 'payload.aps' value must be a valid dictionary. Got \(part ?? .null) instead")
    }
    guard await phone.isInstalled(bundle) else {
      throw .unknown("An error was encountered processing the command: no such app '\(bundle)'")
    }
    await phone.push(payload, to: bundle)
    return .null
  }
}
