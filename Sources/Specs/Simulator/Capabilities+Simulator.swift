import SpecDrivers

extension Capabilities {
  /// What the simulated phone can see and do; all of it exactly.
  static let simulator = Capabilities(
    engine: "simulator", version: "1",
    abilities: Dictionary(
      uniqueKeysWithValues: [
        .focus, .keyboard, .keyboardHeight, .returnKey, .colors, .inputTraits, .layout,
        .navigationStack, .transitions, .animations, .lifeCycle, .reactions, .clock, .faults,
        .devices, .deviceSettings, .systemEvents, .relaunch, .background, .hardwareKeys,
        .requests, .networkAnswers, .connection,
        .permissions, .prompts, .localNotifications, .secrets, .records, .gestures,
        .links, .otherApps, .appLog,
      ].map { ($0 as Capability, Ability.exact) }))

  /// What it can do while its apps ask a real server, which answers as arranged if it is willing.
  static let simulatorWithServer: Capabilities = {
    var capabilities = simulator
    capabilities.abilities[.networkAnswers] = .inferred(
      "the real server is asked to answer so, and says whether it did")
    return capabilities
  }()
}
