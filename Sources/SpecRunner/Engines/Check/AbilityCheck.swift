import SpecDrivers
import SpecJSON
import SpecText

/// Checks that an engine supports the abilities it declares and rejects the others.
///
/// The runner skips scenarios according to the declared abilities, so a wrong declaration makes a
/// scenario fail or pass incorrectly.
struct AbilityCheck {
  let engine: CheckedEngine
  let session: String
  let first: Observation

  func run(_ findings: inout FindingCollector) async {
    for (capability, isShown) in shown {
      guard engine.claims(capability) else { continue }
      await findings.check("it observes what it claims: \(capability.rawValue)") {
        () throws(Unkept) in
        guard isShown else {
          throw .broken(
            "it claims \"\(capability.rawValue)\" but reports it as unknown; claim it as missing, "
              + "with the reason")
        }
      }
    }
    await clock(&findings)
    for (capability, condition) in Self.conditions {
      await arrange(capability, condition, &findings)
    }
    let others = Self.ofApps.filter(engine.claims).map(\.rawValue).joined(separator: ", ")
    if !others.isEmpty {
      findings.skip(
        "it observes what it claims: \(others)",
        "not exercised: what shows them depends on the app; run scenarios with them")
    }
  }

  /// What only some screens and actions of an app show.
  private static let ofApps: [Capability] = [
    .keyboardHeight, .returnKey, .covers, .transitions, .animations, .lifeCycle, .reactions,
    .requests, .localNotifications, .links, .appLog, .pageErrors, .downloads, .browserStorage,
    .clipboard,
  ]

  /// What an ability must report for any screen of any app.
  private var shown: [(Capability, Bool)] {
    let screen = first.screen
    return [
      (.focus, screen.focus.reason == nil),
      (.keyboard, screen.keyboard.reason == nil),
      (.prompts, screen.alert.reason == nil),
      (.navigationStack, screen.stack.reason == nil),
      (.layout, screen.elements.allSatisfy { $0.frame.reason == nil }),
      (.clock, first.time.reason == nil),
    ]
  }

  private func clock(_ findings: inout FindingCollector) async {
    guard engine.claims(.clock), let start = first.time.value else {
      return
    }
    await findings.check("its clock advances at least by the duration of a wait") {
      () throws(Unkept) in
      let wait = DriverWire.json(Action.wait(.milliseconds(250)))
      try await engine.expectResult(
        .perform, ["session": .string(session), "action": wait],
        within: engine.deadlines.perform + .milliseconds(250))
      let time = try await engine.observe(session).time
      guard let now = time.value, now - start >= .milliseconds(250) else {
        let change = "\(start.wholeMilliseconds) to \(time.written)"
        throw .broken("waiting 250 ms moved its time from \(change)")
      }
    }
  }

  /// A harmless condition for each ability to arrange something.
  private static let conditions: [(Capability, Condition)] = [
    (.permissions, .permission(.camera, .denied)),
    (.secrets, .secret(name: "spec check", value: nil)),
    (.records, .record(name: "spec check", value: "1")),
    (.networkAnswers, .answer(to: RequestPattern(path: "/spec/check"), Response(.silence))),
    (.connection, .connection(.online)),
    (.otherApps, .installedApp(name: "spec check", installed: false)),
  ]

  private func arrange(
    _ capability: Capability, _ condition: Condition, _ findings: inout FindingCollector
  ) async {
    let json = DriverWire.json(condition)
    let parameters: JSONValue = ["session": .string(session), "condition": json]
    guard engine.claims(capability) else {
      await findings.check("it refuses what it does not claim: \(capability.rawValue)") {
        () throws(Unkept) in
        try await engine.expectError([.unsupported], .arrange, parameters)
      }
      return
    }
    // An engine may support secrets and records only for observation.
    guard engine.handshake.capabilities[capability] == .exact else { return }
    await findings.check("it arranges what it claims: \(capability.rawValue)") {
      () throws(Unkept) in
      let answer = await engine.ask("arrange", parameters, within: engine.deadlines.arrange)
      switch answer {
      // An app has records of its own, and the engine may know them all.
      case .failure(.refused(let error))
      where error.data.flatMap(DriverWire.errorKind) == .unknownSetting: return
      case .failure(let trouble): throw .broken("arrange \(json) answered \(trouble.words)")
      case .success: break
      }
      guard case .record(let name, let value?) = condition else { return }
      let property = Property.record(named: name)
      let shown = try await engine.observe(session).screen.properties[property]
      guard shown?.value?.text?.isSame(as: value) == true else {
        throw .broken(
          "it arranged \(json), and its screen does not have the property "
            + property.rawValue.inQuotes)
      }
    }
  }
}

extension Observed<Duration> {
  fileprivate var written: String {
    switch self {
    case .known(let time, _): "\(time.wholeMilliseconds)"
    case .unknown(let reason): "unknown (\(reason))"
    }
  }
}
