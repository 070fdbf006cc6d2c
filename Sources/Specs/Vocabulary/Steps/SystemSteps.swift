import SpecDrivers
import SpecJSON
import SpecRunner

/// Steps about what the system of a phone does: it recognises the user, and notifies apps.
enum SystemSteps {
  static let library = StepLibrary("system") {
    for (words, sensor) in [("face", BiometricSensor.face), ("fingerprint", .fingerprint)] {
      When(
        .expression("my \(words) is recognised/recognized"),
        "The device recognises the user's \(words), which the app has asked for.",
        example: "When my \(words) is recognised", needs: [.biometrics]
      ) { (world: World) in
        try await world.perform(.system(.biometrics(sensor, isMatch: true)))
      }

      When(
        .expression("my \(words) is not recognised/recognized"),
        "The device does not recognise the \(words) that the app has asked for.",
        example: "When my \(words) is not recognised", needs: [.biometrics]
      ) { (world: World) in
        try await world.perform(.system(.biometrics(sensor, isMatch: false)))
      }
    }

    for button in DeviceButton.allCases {
      When(
        .expression("I press the \(button.rawValue) button"),
        "Presses the button of the device that makes it \(button == .volumeUp ? "louder" : "quieter").",
        example: "When I press the \(button.rawValue) button", needs: [.deviceButtons]
      ) { (world: World) in
        try await world.perform(.system(.button(button)))
      }
    }

    When(
      "I lock the device", "Locks the device, which puts the app into the background.",
      example: "When I lock the device", needs: [.deviceButtons]
    ) { (world: World) in
      try await world.perform(.system(.lock(true)))
    }

    When(
      "I unlock the device", "Unlocks the device, which shows the app again.",
      example: "When I unlock the device", needs: [.deviceButtons]
    ) { (world: World) in
      try await world.perform(.system(.lock(false)))
    }

    When(
      "the push notification {string} arrives", "Delivers a push notification with this text.",
      example: #"When the push notification "Your order is on its way" arrives"#,
      needs: [.pushNotifications]
    ) { (world: World, text: String) in
      try await deliver(["aps": ["alert": .string(text)]], world)
    }

    When(
      "this push notification arrives:",
      "Delivers a push notification; the doc string is its payload, a JSON object.",
      example: "When this push notification arrives:", needs: [.pushNotifications]
    ) { (world: World, text: DocStringArgument) in
      let payload: JSONValue
      do throws(JSONError) { payload = try JSONReader.read(text.content) } catch {
        throw StepFailure("the doc string is not JSON: \(error)", kind: .argument)
      }
      guard case .object = payload else {
        throw StepFailure(
          "the payload of a push notification must be a JSON object, and the doc string is "
            + payload.kind,
          notes: [#"write it like this: {"aps": {"alert": "Your order is on its way"}}"#],
          kind: .argument)
      }
      try await deliver(payload, world)
    }
  }

  private static func deliver(_ payload: JSONValue, _ world: World) async throws {
    let text = String(decoding: JSONWriter.write(payload), as: UTF8.self)
    try await world.perform(.system(.pushNotification(payload: text)))
  }
}
