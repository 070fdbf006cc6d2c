import SpecDrivers

extension Capabilities {
  /// The capabilities of the simulated phone, exact unless they are missing.
  static let simulator = Capabilities(
    engine: "simulator", version: "1",
    abilities: Dictionary(
      uniqueKeysWithValues: ([
        .focus, .keyboard, .keyboardHeight, .returnKey, .colors, .covers, .inputTraits,
        .layout,
        .navigationStack, .transitions, .animations, .lifeCycle, .reactions, .clock, .faults,
        .devices, .deviceSettings, .systemEvents, .rotation, .relaunch, .stopping, .background,
        .hardwareKeys, .requests, .networkAnswers, .connection,
        .permissions, .prompts, .localNotifications, .secrets, .records, .gestures,
        .links, .openingLinks, .otherApps, .appLog, .property(.image), .property(.imageColor),
        .property(.underlineColor), .property(.markedText), .property(.scrollIndicator),
        .jumps, .keyboard("alphabet"), .keyboard("ASCII capable"),
      ] + Property.ofMaps.map(Capability.property)).map { ($0 as Capability, Ability.exact) }
    ).merging(missing) { exact, _ in exact })

  private static let missing: [Capability: Ability] = [
    .pictures: .missing("a simulated screen has no pixels"),
    .users: .missing("each simulated phone has its own server and data, so users never meet"),
    .textSize: .missing("simulated apps have texts of one size"),
    .biometrics: .missing("simulated apps do not ask for a face or a fingerprint"),
    .pushNotifications: .missing("simulated apps do not register for push notifications"),
    .deviceButtons: .missing("simulated apps do not see the buttons of their device"),
  ]

  /// Its capabilities if its apps use a real server, which supports arranged answers only if it
  /// declares so.
  static let simulatorWithServer: Capabilities = {
    var capabilities = simulator
    capabilities.abilities[.networkAnswers] = .inferred(
      "the real server is asked to answer so, and says whether it did")
    return capabilities
  }()
}
