import SpecDrivers
import SpecJSON
import SpecText

/// Permissions (`permissions.ts`), and commands that no simulated app can follow.
///
/// All services but the location need a program of its own on the server's machine
/// (`permissions.ts` of appium-ios-simulator).
extension MobileCommand {
  /// The services that a simulated app knows.
  private static let services: [(name: String, permission: Permission)] = [
    ("contacts", .contacts), ("photos", .photos), ("camera", .camera), ("location", .location),
    ("notifications", .notifications),
  ]

  /// The numbers of `XCUIProtectedResource` by their names (`PermissionService` in `enum.ts`).
  private static let resources: [(name: String, number: Int)] = [
    ("contacts", 1), ("calendar", 2), ("reminders", 3), ("photos", 4), ("microphone", 5),
    ("camera", 6), ("medialibrary", 7), ("homekit", 8), ("focus", 9), ("bluetooth", -0x4000_0000),
    ("keyboardnet", -0x4000_0001), ("location", -0x4000_0002), ("health", -0x4000_0003),
    ("usertracking", -0x4000_0004), ("localnetwork", -0x4000_0005),
  ]

  /// Services of the system that no simulated app asks for.
  private static let others = [
    "calendar", "homekit", "microphone", "reminders", "medialibrary", "motion", "health", "siri",
    "speech",
  ]

  static let permissions: [MobileCommand] = [
    MobileCommand("getPermission", Payload(required: [("service", .text), ("bundleId", .text)])) {
      (server, call) throws(AppiumError) in
      try server.requireSimulator("Permission-related operations")
      let name = call.string("service") ?? ""
      guard let service = services.first(where: { $0.name.isSame(as: name) }) else {
        guard others.contains(name) else { throw unknown(name) }
        return "unset"
      }
      let state = await server.phone.permission(
        service.permission, of: call.string("bundleId") ?? "")
      return switch state {
      case .granted: "yes"
      case .denied: "no"
      case .undetermined: "unset"
      }
    },
    MobileCommand("setPermission", Payload(required: [("access", .object), ("bundleId", .text)])) {
      (server, call) throws(AppiumError) in
      try server.requireSimulator("Permission-related operations")
      guard case .object(let access)? = call.arguments["access"] else { return .null }
      for (name, value) in access {
        let states: [String: PermissionState] = [
          "yes": .granted, "no": .denied, "unset": .undetermined,
        ]
        guard let state = (try? value.string()).flatMap({ states[$0] }) else {
          throw .unknown("The access value '\(value)' is not supported")
        }
        guard let service = services.first(where: { $0.name.isSame(as: name) }) else {
          guard others.contains(name) else { throw unknown(name) }
          continue
        }
        if !server.phone.options.hasApplesimutils, !name.begins(with: "location") {
          throw .unknown(
            "applesimutils binary has not been found in your PATH. Please install it ('brew tap "
              + "wix/brew && brew install wix/brew/applesimutils') to be able to change application "
              + "permissions")
        }
        let bundle = call.string("bundleId") ?? ""
        await server.phone.setPermission(service.permission, to: state, of: bundle)
        // `simctl privacy` ends the app for this service.
        if name.begins(with: "location") { _ = await server.phone.terminate(bundle) }
      }
      return .null
    },
    MobileCommand("resetPermission", Payload(required: [("service", .any)])) {
      (server, call) throws(AppiumError) in
      let number: Int
      switch call.arguments["service"] {
      case .string(""), .integer(0), .null, .bool(false):
        throw .unknown("The 'service' option is expected to be present")
      case .string(let name)?:
        let names = resources.map { "\"\($0.name)\"" }.joined(separator: ",")
        let found = resources.first { $0.name.isSame(as: name.lowercased()) }
        guard let found else {
          throw .unknown("The 'service' value must be one of [\(names)]")
        }
        number = found.number
      case .integer(let written)?: number = written
      case let other:
        throw .unknown(
          "The 'service' value must be either a string or an integer. '\(other ?? .null)' is passed "
            + "instead")
      }
      return try await server.pass("POST", "/wda/resetAppAuth", ["resource": .integer(number)])
    },
  ]

  private static func unknown(_ service: String) -> AppiumError {
    .unknown("'\(service)' service is not supported")
  }

  /// Commands that exist and cannot have an effect on a simulated app: each fails, because a
  /// success without an effect would hide that.
  static let missing: [MobileCommand] =
    reasoned
    + foreign.map { name in
      MobileCommand(name) { (_, _) throws(AppiumError) in
        throw AppiumError(
          name: "unsupported operation", status: 500,
          message: "The simulated phone does not have 'mobile: \(name)'")
      }
    }

  /// The other commands of the driver.
  private static let foreign = [
    "twoFingerTap", "rotateElement", "pinch", "forcePress", "dragFromToWithVelocity",
    "setSimulatedLocation", "getSimulatedLocation", "resetSimulatedLocation",
    "resetLocationService", "configureLocalization", "getAppStrings", "getContexts",
    "getDeviceTime", "batteryInfo", "listApps", "siriCommand", "setIncreaseContrast",
    "getIncreaseContrast", "performIoHidEvent", "expectNotification", "pushFile", "pullFile",
    "pullFolder", "deleteFile", "deleteFolder", "installCertificate", "removeCertificate",
    "listCertificates", "installXCTestBundle", "listXCTestBundles", "runXCTest",
    "updateSafariPreferences", "calibrateWebToRealCoordinatesTranslation",
    "listConditionInducers", "enableConditionInducer", "disableConditionInducer",
    "startPerfRecord", "stopPerfRecord", "startLogsBroadcast", "stopLogsBroadcast",
    "startAudioRecording", "stopAudioRecording", "startXCTestScreenRecording",
    "stopXCTestScreenRecording", "getXCTestScreenRecordingInfo",
  ]

  private static let reasoned: [MobileCommand] = [
    MobileCommand("shake") { (server, _) throws(AppiumError) in
      try server.requireSimulator("Shake device")
      throw .unknown("The simulated phone cannot be shaken")
    },
    MobileCommand("killApp", Payload(required: [("bundleId", .text)])) {
      (server, call) throws(AppiumError) in
      try server.requireDevice("Killing app")
      return .bool(await server.phone.terminate(call.string("bundleId") ?? ""))
    },
    MobileCommand("sendMemoryWarning", Payload(required: [("bundleId", .text)])) {
      (server, _) throws(AppiumError) in
      try server.requireDevice("Memory warning simulation")
      return .bool(await server.phone.act(.system(.memoryWarning)))
    },
    MobileCommand("clearKeychains") { (server, _) throws(AppiumError) in
      try server.requireSimulator("Clearing keychains")
      throw .unknown("The simulated phone has no keychain of its own")
    },
    MobileCommand("installApp", Payload(required: [("app", .text)])) {
      (_, call) throws(AppiumError) in
      throw .unknown(
        "The application at '\(call.string("app") ?? "")' does not exist or is not accessible")
    },
    MobileCommand("removeApp", Payload(required: [("bundleId", .text)])) {
      (_, _) throws(AppiumError) in
      false
    },
    MobileCommand(
      "performAccessibilityAudit", Payload(optional: [("auditTypes", .list)])
    ) { (_, _) throws(AppiumError) in
      throw .unknown("Accessibility audit is only supported since iOS 17/Xcode 15")
    },
  ]
}
